import { z as parseJson } from "./reading-DT2Pr2dB.js";
import { T as string, x as object } from "./schemas-eoL3S0JI.js";
// lib/host/ci/ci-payloads.js
const side = object({ repo: object({ full_name: string() }).nullish() });
const pullRequestEvent = object({ pull_request: object({
	head: side,
	base: side
}) });
function isFromFork(payload) {
	const parsed = pullRequestEvent.safeParse(payload);
	if (!parsed.success) return false;
	const { head, base } = parsed.data.pull_request;
	return head.repo?.full_name !== base.repo?.full_name;
}
const tokenAnswer = object({ value: string().min(1) });
function oidcTokenIn(body) {
	return tokenAnswer.safeParse(parseJson(body)).data?.value;
}
export { isFromFork, oidcTokenIn };
