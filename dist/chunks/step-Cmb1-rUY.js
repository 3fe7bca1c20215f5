// lib/command/step.js
async function stepSink(sink, environment) {
	if (environment.GITHUB_ACTIONS !== "true") return sink;
	const { actionsHost } = await import("./actions-Pe4jFeaD.js");
	const step = actionsHost(environment).sink;
	return {
		...sink,
		summary: step.summary,
		output: step.output
	};
}
export { stepSink as t };
