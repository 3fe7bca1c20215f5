import { H as memoizeAsync, it as occurrencesOf, ot as plain, ut as withHidden, yt as compact } from "./reading-DT2Pr2dB.js";
import { a as isCommit, t as ciSystemOf } from "./ci-systems-BV5p2CNW.js";
import { B as maxFiles, C as systemClock, J as fileProblems, K as eventUnreadable, L as diskFiles, a as openGit, c as workTreeOf, ct as summaryNotWritten, dt as decodeText, et as noIdToken, ft as Failure, ht as gapFrom, i as machineThreads, o as runGit, q as fetchedUnreadable, s as findProgram, z as maxFileBytes, zt as Secret } from "./scan-DFDHd4Kl.js";
import { t as machineNetwork, u as runnerFileFailure } from "./transport-B6xtk0nK.js";
import { r as retryingTransport } from "./http-kiv8ZDRX.js";
import { t as machineCache } from "./cache-folder-CwfaCxVF.js";
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { readFile, stat, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { execFile, spawn } from "node:child_process";
import { tmpdir } from "node:os";
// lib/host/ci/ci.js
const programMs = 3e4;
function ciFrom(environment) {
	const variable = (name) => environment[name] || void 0;
	if (ciSystemOf(variable) === void 0) return void 0;
	return {
		variable,
		async payload() {
			if (variable("GITHUB_EVENT_PATH") === void 0) return {};
			try {
				const { context } = await import("./github-BJlzXDp1.js");
				return context.payload;
			} catch (cause) {
				throw new Failure("unreadable-file", eventUnreadable, { cause });
			}
		}
	};
}
function shownBy(ci, log) {
	if (ci === void 0) return {};
	const { variable } = ci;
	return ciSystemOf(variable)?.show?.({
		variable,
		log,
		writeFile: writeSummary,
		feed
	}) ?? {};
}
async function writeSummary(file, text) {
	try {
		await writeFile(file, text);
	} catch (error) {
		throw runnerFileFailure(summaryNotWritten, error);
	}
}
const feed = (name, args, input) => new Promise((resolve) => {
	const program = findProgram(name);
	if (program === void 0) return resolve(`the program \`${name}\` is not in PATH outside the checkout`);
	const options = {
		timeout: programMs,
		env: program.env
	};
	const child = execFile(program.file, [...args], options, (error) => {
		resolve(error === null ? void 0 : plain(error.message));
	});
	child.stdin?.on("error", () => void 0);
	child.stdin?.end(input);
});
function sourceFrom(environment, root = environment.GITHUB_WORKSPACE) {
	const { GITHUB_WORKSPACE: workspace = "", GITHUB_SERVER_URL: server = "", GITHUB_REPOSITORY: repository = "", GITHUB_SHA: sha = "" } = environment;
	const isCheckout = workspace !== "" && root !== void 0 && path.resolve(root) === path.resolve(workspace);
	const isCommit = /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[a-f0-9]{40,64}$/.test(sha);
	if (!isCheckout || !isCommit || !/^https:\/\/[\w.:-]+$/.test(server)) return {};
	return { source: {
		server,
		repository,
		sha,
		...workflowFile(environment.GITHUB_WORKFLOW_REF, repository),
		...actionIn(environment)
	} };
}
function actionIn({ GITHUB_ACTION_REPOSITORY: repository = "", GITHUB_ACTION_REF: sha = "" }) {
	return /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[a-f0-9]{40}$/.test(sha) ? { action: {
		repository,
		sha
	} } : {};
}
function workflowFile(reference = "", repository) {
	const start = `${repository}/`;
	const file = reference.startsWith(start) ? reference.slice(start.length).split("@")[0] : void 0;
	return file !== void 0 && /^\.github\/workflows\/[\w. +-]+\.ya?ml$/.test(file) ? { workflow: file } : {};
}
// lib/host/ci/id-token.js
async function tokenRefusal(environment) {
	if (environment.ACTIONS_ID_TOKEN_REQUEST_URL && environment.ACTIONS_ID_TOKEN_REQUEST_TOKEN) return void 0;
	const variable = (name) => environment[name] || void 0;
	const ci = ciFrom(environment);
	if (ci === void 0 || variable("GITHUB_ACTIONS") !== "true") return otherRefusal(variable);
	const { isFromFork } = await import("./ci-payloads-j6xLc8hP.js");
	if (isFromFork(await ci.payload().catch(() => void 0))) return "fork";
	return environment.GITHUB_ACTOR === "dependabot[bot]" ? "dependabot" : "no-permission";
}
function otherRefusal(variable) {
	if (variable("TAGPROOF_ID_TOKEN") !== void 0) return void 0;
	const { name, idToken } = ciSystemOf(variable) ?? {};
	if (name === void 0 || idToken === void 0) return "not-in-ci";
	return idToken.canHave(variable) ? void 0 : {
		ci: name,
		remedy: idToken.remedy
	};
}
function workflowOf(environment, send) {
	const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = environment;
	const retrying = retryingTransport(send, systemClock);
	return {
		refusal: () => tokenRefusal(environment),
		idToken: memoizeAsync(async (audience, place) => {
			if (place === void 0 && url && token) return requestIdToken(retrying, {
				url,
				requestToken: new Secret(token)
			}, audience);
			const { tokenFrom } = await import("./job-token-76rpzZUu.js");
			return tokenFrom(place, (name) => environment[name] || void 0, retrying, audience);
		}, (audience, place) => JSON.stringify([audience, place ?? null]))
	};
}
async function requestIdToken(send, { url, requestToken }, audience) {
	const response = await send({
		method: "GET",
		url: `${url}&audience=${encodeURIComponent(audience)}`,
		headers: { accept: "application/json" },
		authorization: {
			scheme: "Bearer",
			credential: requestToken
		}
	}).catch((error) => {
		throw new Failure("sign-in", noIdToken(gapFrom(error, "").message), { cause: error });
	});
	if (response.status !== 200) throw new Failure("sign-in", noIdToken(`HTTP ${response.status}`));
	const { oidcTokenIn } = await import("./ci-payloads-j6xLc8hP.js");
	const token = oidcTokenIn(response.body);
	if (token === void 0) throw new Failure("sign-in", noIdToken("its response contains none"));
	return new Secret(token);
}
// lib/host/docker.js
function apiTokenVariable(registry) {
	const hyphen = registry.endsWith(".pkg.dev") ? "_" : "__";
	return `TAGPROOF_TOKEN_${registry.replaceAll("-", hyphen).toUpperCase().replace(/[^A-Z0-9]/g, "_")}`;
}
function apiTokens(environment, mask) {
	return (registry) => {
		const value = environment[apiTokenVariable(registry)];
		if (value === void 0 || value === "") return void 0;
		const token = new Secret(value);
		mask(token);
		return token;
	};
}
function awsFrom(environment) {
	return () => {
		const { AWS_ACCESS_KEY_ID: accessKeyId = "", AWS_SECRET_ACCESS_KEY: secret = "", AWS_SESSION_TOKEN: token = "" } = environment;
		if (accessKeyId === "" || secret === "") return void 0;
		const pair = {
			accessKeyId,
			secretAccessKey: new Secret(secret)
		};
		return token === "" ? pair : {
			...pair,
			sessionToken: new Secret(token)
		};
	};
}
const defaultLimits = {
	timeMs: 3e4,
	outputBytes: 65536
};
const maxConfigBytes = 1048576;
function machineDocker(environment, root, limits = defaultLimits) {
	const home = environment.HOME ?? environment.USERPROFILE;
	const folder = environment.DOCKER_CONFIG ?? (home === void 0 ? void 0 : path.join(home, ".docker"));
	return {
		config: async () => folder === void 0 ? {
			unreadable: "there is no home folder",
			absent: true
		} : readConfig(path.join(folder, "config.json")),
		async helper(name, server) {
			const program = findProgram(`docker-credential-${name}`, environment, root);
			if (program === void 0) return { failed: "is not in PATH outside the checkout" };
			return runHelper(program, server, limits);
		}
	};
}
async function readConfig(file) {
	try {
		const { size } = await stat(file);
		if (size > maxConfigBytes) return { unreadable: fileProblems.tooLarge(maxConfigBytes) };
		return { text: await readFile(file, "utf8") };
	} catch (error) {
		const { code } = error;
		return {
			unreadable: code ?? String(error),
			...code === "ENOENT" ? { absent: true } : {}
		};
	}
}
function runHelper({ file, env }, input, { timeMs, outputBytes }) {
	return new Promise((resolve) => {
		const child = spawn(file, ["get"], {
			env,
			stdio: [
				"pipe",
				"pipe",
				"ignore"
			],
			windowsHide: true
		});
		const chunks = [];
		let size = 0;
		const finish = (answer) => {
			clearTimeout(timer);
			child.kill("SIGKILL");
			resolve(answer);
		};
		const timer = setTimeout(() => finish({ failed: `did not exit within ${timeMs / 1e3} seconds` }), timeMs);
		child.stdout.on("data", (chunk) => {
			size += chunk.length;
			chunks.push(chunk);
			if (size > outputBytes) finish({ failed: `printed more than ${outputBytes} bytes` });
		});
		child.on("error", (error) => finish({ failed: `cannot be started (${error.code})` }));
		child.on("close", (code) => finish(code === null ? { failed: "was killed" } : {
			exitCode: code,
			output: Buffer.concat(chunks).toString("utf8")
		}));
		child.stdin.on("error", () => void 0);
		child.stdin.end(`${input}\n`);
	});
}
// lib/host/git/git-fetch.js
const maxMs = 12e4;
const maxErrorBytes = 4096;
const fetchedBranch = "base";
async function fetchBranch({ url, authorization, authorities }, branch) {
	const folder = mkdtempSync(path.join(tmpdir(), "tagproof-base-"));
	const remove = () => rmSync(folder, {
		recursive: true,
		force: true
	});
	const settings = [
		["protocol.allow", "never"],
		[isLoopback(url) ? "protocol.http.allow" : "protocol.https.allow", "always"],
		["http.followRedirects", "false"],
		["credential.helper", ""],
		...authorization === void 0 ? [] : [[`http.${url}.extraHeader`, `Authorization: ${authorization.expose()}`]],
		...authorities === void 0 ? [] : [["http.sslCAInfo", authorities]]
	];
	const refspec = `+refs/heads/${branch}:refs/remotes/origin/${fetchedBranch}`;
	const steps = [[
		"init",
		"--quiet",
		"--template=",
		folder
	], [
		"--git-dir",
		path.join(folder, ".git"),
		"fetch",
		"--quiet",
		"--depth=1",
		"--no-tags",
		"--",
		url,
		refspec
	]];
	for (const args of steps) {
		const why = await runWith(args, settings);
		if (why === void 0) continue;
		remove();
		throw new Failure("no-base", `The branch \`${plain(branch)}\` could not be fetched: ${why}`);
	}
	process.once("exit", remove);
	return folder;
}
function isLoopback(url) {
	return /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\//.test(url);
}
const passedOn = [...[
	"PATH",
	"GIT_SSL_CAINFO",
	"SSL_CERT_FILE"
], ...[
	"HTTPS_PROXY",
	"HTTP_PROXY",
	"NO_PROXY",
	"https_proxy",
	"http_proxy",
	"no_proxy"
]];
function runWith(args, settings) {
	const program = findProgram("git");
	if (program === void 0) return Promise.resolve("there is no `git` in PATH outside the checkout");
	const configuration = settings.flatMap(([key, value], index) => [[`GIT_CONFIG_KEY_${index}`, key], [`GIT_CONFIG_VALUE_${index}`, value]]);
	return new Promise((resolve) => {
		const child = spawn(program.file, args, {
			cwd: tmpdir(),
			env: {
				...Object.fromEntries(passedOn.map((name) => [name, program.env[name]])),
				...Object.fromEntries(configuration),
				GIT_CONFIG_COUNT: String(settings.length),
				GIT_CONFIG_GLOBAL: "/dev/null",
				GIT_CONFIG_NOSYSTEM: "1",
				GIT_TERMINAL_PROMPT: "0",
				LC_ALL: "C"
			},
			stdio: [
				"ignore",
				"ignore",
				"pipe"
			],
			timeout: maxMs,
			killSignal: "SIGKILL",
			windowsHide: true
		});
		let said = "";
		child.stderr.on("data", (chunk) => {
			if (said.length < maxErrorBytes) said += chunk.toString("utf8");
		});
		child.once("error", ({ message }) => resolve(plain(message)));
		child.once("close", (code) => resolve(code === 0 ? void 0 : lastLine(said)));
	});
}
function lastLine(text) {
	const line = text.trim().split("\n").at(-1) ?? "";
	return line === "" ? "git did not say why" : plain(line.slice(0, 300));
}
// lib/host/git/git.js
const maxBytes = 65536;
const remoteHeads = "refs/remotes/origin/";
function refsOf(git) {
	const line = async (...args) => (await git(args, maxBytes))?.toString("utf8").trim();
	return {
		async branchTip(branch) {
			const commit = await line("show-ref", "--verify", "--hash", "--", `${remoteHeads}${branch}`);
			return isCommit(commit) ? commit : void 0;
		},
		async defaultBranch() {
			const ref = await line("symbolic-ref", `${remoteHeads}HEAD`);
			return ref?.startsWith(remoteHeads) === true ? ref.slice(20) : void 0;
		},
		async mergeBase(one, other) {
			const commit = isCommit(one) && isCommit(other) ? await line("merge-base", one, other) : void 0;
			return isCommit(commit) ? commit : void 0;
		}
	};
}
function repositoryAround(root) {
	const found = workTreeOf(root);
	if (found === void 0 || found.top === found.root) return void 0;
	return {
		folder: path.relative(found.top, found.root).split(path.sep).join("/"),
		read: diskFiles(found.top, void 0).read
	};
}
const maxListBytes = 67108864;
function gitOf(root) {
	const open = memoizeAsync(() => openGit(root));
	const git = async (args, limit, input) => {
		const opened = await open();
		return opened === void 0 || "refused" in opened ? void 0 : runGit(opened, args, limit, input);
	};
	return {
		...refsOf(git),
		fetchTip: memoizeAsync(async (remote, branch) => {
			const fetched = gitOf(await fetchBranch(remote, branch));
			const commit = await fetched.branchTip(fetchedBranch);
			const files = commit === void 0 ? void 0 : await fetched.filesAt(commit);
			if (commit === void 0 || files === void 0) throw new Failure("no-base", fetchedUnreadable);
			return {
				commit,
				files
			};
		}, ({ url }, branch) => JSON.stringify([url, branch])),
		async head() {
			const text = (await git(["cat-file", "--batch"], 1048576, "HEAD\n"))?.toString("utf8") ?? "";
			const [, commit] = /^([0-9a-f]+) commit \d+\n/.exec(text) ?? [];
			if (!isCommit(commit)) return void 0;
			return {
				commit,
				parents: [...(text.split("\n\n", 1)[0] ?? "").matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id = ""]) => id)
			};
		},
		async filesAt(commit) {
			if (!isCommit(commit)) return void 0;
			const listed = await git([
				"ls-tree",
				"-r",
				"-z",
				"-l",
				"--full-tree",
				commit
			], maxListBytes);
			return listed && commitFiles(listed.toString("utf8"), (ids) => readBlobs(git, ids));
		}
	};
}
function commitFiles(listed, readAll) {
	const entries = new Map();
	for (const line of listed.split("\0")) {
		const [, id = "", size = "", path = ""] = /^100\d{3} blob ([0-9a-f]+) +(\d+)\t([\s\S]+)$/.exec(line) ?? [];
		if (path !== "") entries.set(path, {
			id,
			size: Number(size)
		});
		else if (line.startsWith("100")) return void 0;
	}
	if (entries.size > 2e5) throw new Failure("bad-answer", `The commit has more than ${maxFiles} files`);
	const read = batched(readAll);
	return {
		list: async () => [...entries.keys()].sort(),
		async read(path) {
			const entry = entries.get(path);
			if (entry === void 0) return {
				unreadable: fileProblems.missing,
				absent: true
			};
			if (entry.size > 5242880) return { unreadable: fileProblems.tooLarge(maxFileBytes) };
			return decodeText(await read(entry.id));
		}
	};
}
function batched(readAll) {
	let waiting = [];
	const flush = () => {
		const batch = waiting;
		waiting = [];
		readAll(batch.map(({ id }) => id)).then((blobs) => batch.forEach(({ done }, index) => void done(blobs[index] ?? Buffer.alloc(0))), (error) => batch.forEach(({ failed }) => void failed(error)));
	};
	return (id) => new Promise((done, failed) => {
		waiting.push({
			id,
			done,
			failed
		});
		if (waiting.length === 1) setImmediate(flush);
	});
}
async function readBlobs(git, ids) {
	const answer = await git(["cat-file", "--batch"], ids.length * (maxFileBytes + 256), `${ids.join("\n")}\n`);
	let at = 0;
	return ids.map((id) => {
		const end = answer === void 0 ? -1 : answer.indexOf("\n", at);
		const [, found, size = ""] = /^([0-9a-f]+) blob (\d+)$/.exec(answer?.toString("utf8", at, end) ?? "") ?? [];
		const from = end + 1;
		at = from + Number(size) + 1;
		if (answer === void 0 || found !== id || at > answer.length) throw new Failure("not-found", `The checkout's git does not have the object ${id}`);
		return answer.subarray(from, at - 1);
	});
}
// lib/host/local.js
function maskSecrets() {
	const secrets = new Set();
	return {
		mask(secret) {
			const value = secret.expose();
			if (value !== "") secrets.add(value);
		},
		shown: (text) => withHidden(text, [...secrets].flatMap((secret) => occurrencesOf(secret, text)))
	};
}
function localHost({ root, environment, print, temp, network, ...look }) {
	const { send, sendBytes } = network ?? machineNetwork("tagproof");
	const { mask, shown } = maskSecrets();
	const ci = ciFrom(environment);
	const log = (text) => print(shown(text));
	return {
		files: diskFiles(root, temp ?? environment.RUNNER_TEMP),
		git: gitOf(root),
		...compact({
			ci,
			stop: look.stop,
			repository: repositoryAround(root)
		}),
		send,
		...compact({ sendBytes }),
		threads: machineThreads(),
		cache: machineCache(environment, root),
		clock: systemClock,
		workflow: {
			...workflowOf(environment, send),
			...sourceFrom(environment, root)
		},
		docker: machineDocker(environment, root),
		apiToken: apiTokens(environment, mask),
		aws: awsFrom(environment),
		sink: {
			mask,
			log,
			colour: look.colour ?? false,
			...compact({ width: look.width }),
			...look.links === true ? { link: (file) => pathToFileURL(path.resolve(root, file)).href } : {},
			progress: look.progress ?? (() => void 0),
			annotate: () => void 0,
			summary: async () => void 0,
			output: () => void 0,
			...shownBy(ci, log)
		}
	};
}
export { machineDocker as a, sourceFrom as c, awsFrom as i, gitOf as n, workflowOf as o, apiTokens as r, ciFrom as s, localHost as t };
