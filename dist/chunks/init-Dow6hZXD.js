import { F as usageErrors, T as failureText, r as withReadProgress } from "./scan-DFDHd4Kl.js";
import { t as localHost } from "./local-Dxo6jF7o.js";
import { t as presets } from "./presets-CftpQPxC.js";
import { ot as plain } from "./reading-DT2Pr2dB.js";
import { v as programSource } from "./workflow-text-DF3rDqeG.js";
import { a as surveyOf, i as surveyText, n as initNextSteps, o as proposalFor, r as stepsText, t as fileText } from "./text-BIqoIyon.js";
// lib/onboarding/init/index.js
async function init(context) {
	const { invocation, environment, err } = context;
	const { flags, operands, switches } = invocation;
	const given = Object.fromEntries([...flags].filter(([name]) => name in optionPatterns));
	const program = await programSource(context);
	const issues = [...issuesIn(given), ..."issues" in program ? program.issues : []];
	if ("issues" in program || issues.length > 0) return usageErrors(context, "usage", issues);
	const { files, threads } = localHost({
		root: operands[0] ?? ".",
		environment,
		print: err
	});
	return initIn(withReadProgress(context, files), {
		...given,
		program
	}, switches.has("write"), context, threads);
}
async function initIn(files, options, write, context, threads) {
	const survey = await surveyOf(files, threads);
	if (options.identity !== void 0 && (options.platform ?? survey.platform) === void 0) return usageErrors(context, "usage", ["`--identity` requires a platform, and no image of a known one was found. Set `--platform`."]);
	const proposed = proposalFor(survey, options);
	const outcomes = await writeBoth(files, proposed, write);
	const shown = proposed.map((file, index) => ({
		...file,
		outcome: outcomes[index] ?? "proposed"
	}));
	const steps = initNextSteps(survey, shown, options);
	if (context.invocation.json) context.out(JSON.stringify({
		survey,
		files: shown.map(jsonOf),
		next: steps
	}, null, 2));
	else context.out([
		surveyText(survey, context),
		...shown.map((one) => fileText(one, context)),
		stepsText(steps, context)
	].join("\n\n"));
	const unwritten = shown.filter(({ outcome }) => outcome === "kept" || typeof outcome === "object");
	for (const { path, outcome } of write ? unwritten : []) {
		const why = typeof outcome === "object" ? outcome.refused : "it exists with different content and is not overwritten";
		context.err(failureText({
			cause: "not-written",
			message: `${path}: ${why}`
		}));
	}
	return write && unwritten.length > 0 || survey.problems.length > 0 ? 3 : 0;
}
function jsonOf({ path, text, outcome }) {
	return {
		path,
		text,
		fate: outcome
	};
}
async function writeBoth(files, proposed, write) {
	const before = await Promise.all(proposed.map(async ({ path, text }) => {
		const read = await files.read(path);
		if ("text" in read) return read.text === text ? "same" : "kept";
		return read.absent === true ? "proposed" : { refused: read.unreadable };
	}));
	const free = before.every((outcome) => outcome === "proposed" || outcome === "same");
	if (!write || !free) return before;
	const outcomes = [];
	for (const [index, { path, text }] of proposed.entries()) if (before[index] === "same") outcomes.push("same");
	else if (outcomes.some((outcome) => typeof outcome === "object")) outcomes.push("proposed");
	else {
		const { refused } = await files.replace(path, void 0, text);
		outcomes.push(refused === void 0 ? "written" : { refused });
	}
	return outcomes;
}
const optionPatterns = {
	platform: new RegExp(`^(?:${Object.keys(presets).join("|")})$`),
	identity: /^[\w-]+(?:\/[\w-]+)+$/
};
function issuesIn(options) {
	const wanted = {
		platform: `one of ${Object.keys(presets).join(", ")}`,
		identity: "a UID such as GROUP/IDENTITY"
	};
	return Object.keys(optionPatterns).flatMap((name) => {
		const text = options[name];
		if (text === void 0 || optionPatterns[name].test(text)) return [];
		return [`\`--${name}\` is \`${plain(text)}\`, but must be ${wanted[name]}.`];
	});
}
export { init };
