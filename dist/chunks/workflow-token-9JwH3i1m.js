import { yt as compact } from "./reading-DT2Pr2dB.js";
import { ft as Failure } from "./scan-DFDHd4Kl.js";
import { o as tokenRefused } from "./client-Bf0SxAxW.js";
// lib/clients/platform/workflow-token.js
async function requestWorkflowToken({ config, platform, workflow, mask }) {
	if (config.token !== void 0 && config.registryToken !== void 0 || config.identity === void 0) return void 0;
	const place = tokenPlaceOf(config);
	const refusal = place === void 0 ? await workflow.refusal() : void 0;
	if (refusal !== void 0) throw new Failure(...tokenRefused(refusal, config.surface));
	const idToken = await workflow.idToken(workflowAudience(platform), place);
	mask(idToken);
	return idToken;
}
function tokenPlaceOf({ oidcTokenFile: file, oidcTokenEnv: variable }) {
	return file === void 0 && variable === void 0 ? void 0 : compact({
		file,
		variable
	});
}
function workflowAudience({ audience, issuerUrl }) {
	return audience ?? new URL(issuerUrl).host;
}
export { tokenPlaceOf as n, workflowAudience as r, requestWorkflowToken as t };
