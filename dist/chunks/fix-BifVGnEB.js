import { bt as withFallback, ft as Failure } from "./scan-DFDHd4Kl.js";
import { i as repositoryPath, o as requestJson, x as isAbsent, y as ApiError } from "./api-l38x_bCj.js";
import { A as mayWrite, M as viewerLogin, t as fixTexts } from "./texts-BGXPOjJZ.js";
import { T as string, k as unknown, x as object } from "./schemas-eoL3S0JI.js";
import { i as writeComment, t as writeSuggestions } from "./deliver-B9je82wx.js";
import { r as commitPins, t as usableFiles } from "./pin-pull-request-DsXVvqii.js";
import { I as fieldsOf } from "./reading-DT2Pr2dB.js";
import { a as isCommit } from "./ci-systems-BV5p2CNW.js";
// lib/clients/github/pulls/asked-fix.js
const commentAnswer = object({
	body: string().optional(),
	created_at: string(),
	updated_at: string(),
	user: object({
		login: string(),
		type: string()
	}).nullable(),
	performed_via_github_app: unknown().optional()
});
async function readComment(api, repository, id) {
	const request = {
		operation: "Read the comment",
		path: `${repositoryPath(repository)}/issues/comments/${id}`,
		needs: "pull-requests: read"
	};
	const found = await withFallback(requestJson(api, request, commentAnswer), void 0, isAbsent);
	if (found === void 0 || found.user === null) return void 0;
	const { body = "", user, created_at: created, updated_at: updated } = found;
	const isPersons = user.type === "User" && (found.performed_via_github_app ?? null) === null;
	return {
		body,
		login: user.login,
		isPersons,
		isEdited: created !== updated
	};
}
const pullAnswer = object({
	state: string(),
	head: object({
		ref: string(),
		sha: string(),
		repo: object({ full_name: string() }).nullable()
	}),
	base: object({
		ref: string(),
		repo: object({
			full_name: string(),
			default_branch: string()
		})
	})
});
async function readPullEnds(api, repository, number) {
	const request = {
		operation: "Read the pull request",
		path: `${repositoryPath(repository)}/pulls/${number}`
	};
	const { state, head, base } = await requestJson(api, {
		...request,
		needs: "pull-requests: read"
	}, pullAnswer);
	return {
		isOpen: state === "open",
		branch: head.ref,
		commit: head.sha,
		isFork: head.repo?.full_name !== base.repo.full_name,
		base: base.ref,
		defaultBranch: base.repo.default_branch
	};
}
// lib/ci/pull-requests/fix.js
const command = /^\/tagproof fix(?:[ \t]+(\S+))?\s*$/;
async function requestOf({ ci }) {
	if (ci?.variable("GITHUB_EVENT_NAME") !== "issue_comment") return void 0;
	const payload = fieldsOf(await ci.payload());
	const [issue, comment] = [fieldsOf(payload.issue), fieldsOf(payload.comment)];
	const [{ body }, { login }] = [comment, fieldsOf(comment.user)];
	const [, name] = typeof body === "string" && command.exec(body) || [];
	const isCommand = typeof body === "string" && command.test(body);
	const isOfPull = typeof issue.pull_request === "object" && issue.pull_request !== null;
	if (payload.action !== "created" || !isOfPull || !isCommand) return void 0;
	const [number, id] = [issue.number, comment.id];
	if (!(Number.isSafeInteger(number) && Number.isSafeInteger(id) && typeof login === "string")) throw new Failure("bad-answer", fixTexts.noEvent);
	const asked = {
		number,
		comment: id,
		body,
		login
	};
	return isCommit(name) ? {
		...asked,
		commit: name
	} : asked;
}
async function fixOnComment(target, input) {
	const request = await requestOf(input.host);
	if (request === void 0) return { notices: [] };
	await requireWriter(target, request);
	try {
		const url = await reply(target, request, await fixed(target, request, input));
		return {
			...url === void 0 ? {} : { url },
			notices: []
		};
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		await reply(target, request, fixTexts.nothing(error.message)).catch((later) => {
			if (!(later instanceof Failure)) throw later;
		});
		throw error;
	}
}
async function requireWriter({ api, run }, request) {
	const found = await readComment(api, run.repository, request.comment);
	const isSame = found?.body === request.body && found.login === request.login && !found.isEdited;
	if (found === void 0 || !isSame) throw new Failure("denied", fixTexts.edited);
	if (!found.isPersons) throw new Failure("denied", fixTexts.app(found.login));
	if (!await mayWrite(api, run.repository, found.login)) throw new Failure("denied", fixTexts.mayNotWrite(found.login));
}
async function fixed(target, request, input) {
	const { api, run } = target;
	const { repository } = run;
	const { number, commit } = request;
	const pull = await readPullEnds(api, repository, number);
	if (commit === void 0) throw new Failure("not-written", fixTexts.whichCommit(pull.commit));
	await requireSame(commit, pull, input);
	const changes = await input.plan();
	if (changes.length === 0) return fixTexts.nothingToPin(commit);
	if (pull.isFork) {
		const shown = await writeSuggestions(api, {
			repository,
			number,
			head: commit,
			suggestions: changes
		});
		return `${fixTexts.suggested(shown)}\n\n${input.body()}`;
	}
	const [login, branch] = [await viewerLogin(api), pull.branch];
	const { files, notices } = await usableFiles(api, {
		repository,
		files: changes
	}, {
		login,
		base: branch,
		baseHead: commit
	});
	if (files.length === 0) throw new Failure("not-written", notices.join(". ") || fixTexts.noFiles);
	const message = {
		headline: input.title(files),
		body: fixTexts.trailers(request)
	};
	const made = await commitPins(api, {
		repository,
		branch,
		head: commit,
		message,
		files
	}).catch(moved);
	return [
		fixTexts.committed(made, files.length),
		...notices,
		fixTexts.checksWait
	].join("\n\n");
}
function moved(error) {
	if (error instanceof ApiError && error.status === 409) throw new Failure("not-written", fixTexts.moved, { cause: error });
	throw error;
}
async function requireSame(commit, pull, { host, revision, isByBase }) {
	const judged = (await host.git?.head())?.commit;
	const target = revision.kind === "change" ? revision.target : void 0;
	const why = [
		!pull.isOpen && fixTexts.closed,
		pull.commit !== commit && fixTexts.otherHead(pull.commit),
		judged !== commit && fixTexts.otherCheckout(judged),
		(!isByBase || target !== pull.base) && fixTexts.otherBase(pull.base),
		!pull.isFork && pull.branch === pull.defaultBranch && fixTexts.ofDefault(pull.branch)
	].find((one) => one !== false);
	if (why !== void 0) throw new Failure("not-written", why);
}
function reply({ api, run }, { number }, body) {
	const { repository, workflow, job } = run;
	return writeComment(api, {
		repository,
		number,
		identity: [
			"fix",
			workflow,
			job
		],
		body,
		action: "write"
	});
}
export { fixOnComment };
