import { n as __exportAll } from "./rolldown-runtime-BrvMwczA.js";
import { n as policySources } from "./policy-sources-y5Wo0v9G.js";
import { n as guardHost } from "./http-kiv8ZDRX.js";
import { t as configure } from "./config-MElt0Z2K.js";
import { D as inputOf, E as githubTokenOf, F as usageErrors, H as previewFiles, M as printOptionsOf, S as stopSignal, W as linkedFile, _ as cut, j as printJson, s as findProgram } from "./scan-DFDHd4Kl.js";
import { t as localHost } from "./local-Dxo6jF7o.js";
import { ot as plain, st as plural } from "./reading-DT2Pr2dB.js";
import { r as terminalTable } from "./columns-qy4O7SPN.js";
import { x as viewOf } from "./terminal-D54zA5g1.js";
import { E as savedText, c as headline } from "./format-BQsPXYkp.js";
import { t as run } from "./run-Bsay3NZR.js";
import { constants } from "node:fs";
import path from "node:path";
import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
// lib/host/renderers.js
const defaultLimits = {
	files: 2e4,
	bytes: 256 * 2 ** 20,
	timeMs: 2e4,
	outputBytes: 16 * 2 ** 20
};
function machineRenderers(environment, root, limits = defaultLimits) {
	return { async open(paths) {
		if (paths.length > limits.files) return { refused: `${plural(paths.length, "file")} are more than ${limits.files}` };
		const temp = await mkdtemp(path.join(tmpdir(), "tagproof-rendered-"));
		const [copy, home] = [path.join(temp, "checkout"), path.join(temp, "home")];
		const close = () => rm(temp, {
			recursive: true,
			force: true
		});
		try {
			for (const folder of [copy, home]) await mkdir(folder);
			if (await copyFiles(root, copy, paths, limits.bytes) <= limits.bytes) return {
				...copied(root, copy),
				run: runnerIn(copy, home, environment, root, limits),
				close
			};
			await close();
			return { refused: `the files have more than ${limits.bytes} bytes` };
		} catch (error) {
			await close();
			return { refused: `the files cannot be copied (${error.code})` };
		}
	} };
}
async function copyFiles(root, copy, paths, most) {
	let bytes = 0;
	for (const one of paths) {
		const found = one.endsWith("/") ? void 0 : linkedFile(root, path.join(root, one));
		if (found === void 0) continue;
		const stats = await stat(found.file);
		if (!stats.isFile()) continue;
		bytes += stats.size;
		if (bytes > most) return bytes;
		const target = path.join(copy, one);
		await mkdir(path.dirname(target), { recursive: true });
		await copyFile(found.file, target, constants.COPYFILE_FICLONE);
	}
	return bytes;
}
function copied(root, copy) {
	return { async write(file, text) {
		const target = path.join(copy, file);
		if (text !== void 0) return writeFile(target, text);
		const found = linkedFile(root, path.join(root, file));
		if (found !== void 0) await copyFile(found.file, target);
	} };
}
const nowhere = "http://127.0.0.1:9";
function runnerIn(copy, home, environment, root, { timeMs, outputBytes }) {
	const env = {
		PATH: home,
		HOME: home,
		XDG_CONFIG_HOME: home,
		XDG_DATA_HOME: home,
		XDG_CACHE_HOME: home,
		KUBECONFIG: path.join(home, "config"),
		DOCKER_CONFIG: home,
		DOCKER_HOST: nowhere,
		HELM_PLUGINS: home,
		HTTP_PROXY: nowhere,
		HTTPS_PROXY: nowhere,
		ALL_PROXY: nowhere,
		LC_ALL: "C.UTF-8"
	};
	return (name, args, folder) => {
		const program = findProgram(name, environment, root);
		if (program === void 0) return Promise.resolve({ missing: true });
		const options = {
			cwd: path.join(copy, folder),
			env,
			timeout: timeMs,
			maxBuffer: outputBytes,
			killSignal: "SIGKILL"
		};
		return new Promise((resolve) => {
			execFile(program.file, [...args], options, (error, out, err) => {
				if (error === null) return resolve({ text: out.replaceAll(copy, ".") });
				const said = err.trim().split("\n").at(-1)?.slice(0, 300);
				resolve({ failed: (error.killed === true ? `took more than ${timeMs / 1e3} seconds, or printed too much` : said ?? "").replaceAll(copy, ".") });
			}).stdin?.end();
		});
	};
}
// lib/command/gate.js
var gate_exports = __exportAll({ gate: () => gate });
function appliedPolicyText({ policy: { sources } }) {
	if (sources.length === 0) return "No policy was found: the defaults apply";
	return `Policy: ${sources.map(({ path }) => path).join(", then ")}`;
}
const maxValue = 200;
function settingsTable({ settings, requests }, width) {
	const rows = settings.map(({ name, value, from }) => [
		name,
		value,
		from
	].map((cell) => plain(cut(cell, maxValue))));
	const retried = requests.retried === 0 ? "" : `, ${requests.retried} of them repeated`;
	return `${terminalTable([[
		"SETTING",
		"VALUE",
		"SET BY"
	], ...rows], width)}\n\n${plural(requests.total, "request")}${retried}${savedText(requests)}`;
}
async function gate(context) {
	const { switches } = context.invocation;
	if (switches.has("watch")) return (await import("./watch-CapuInGS.js")).whenFilesChange(context, gateFolder);
	return switches.has("dry-run") ? preview(context) : gateFolder(context);
}
function gateFolder(context) {
	return gateOn(context, folderHost(context));
}
async function preview(context) {
	const host = folderHost({
		...context,
		out: context.err,
		colour: false
	});
	const { files, changed } = previewFiles(folderOf(context), host.files);
	host.sink.log("Dry run: no file is changed. `tagproof pin` would print:\n");
	const exitCode = await gateOn(context, {
		...host,
		files
	}, { isPreview: true });
	if (!context.invocation.json) (await import("./patch-CP0S7q9u.js")).printPatch(context, changed());
	return exitCode;
}
function folderOf({ invocation }) {
	return invocation.operands[0] ?? ".";
}
function folderHost(context, root = folderOf(context)) {
	const { invocation, environment } = context;
	const host = localHost({
		root,
		environment,
		stop: context.stop ?? stopSignal(),
		...printOptionsOf(context)
	});
	const log = invocation.switches.has("quiet") ? () => void 0 : host.sink.log;
	const renderers = invocation.switches.has("check-rendered") ? { renderers: machineRenderers(environment, root) } : {};
	return {
		...host,
		...renderers,
		sink: {
			...host.sink,
			log
		}
	};
}
function silentHost(host) {
	const nothing = () => void 0;
	const silent = {
		isSilent: true,
		log: nothing,
		annotate: nothing,
		summary: async () => void 0,
		output: nothing
	};
	return {
		...host,
		sink: {
			...host.sink,
			...silent
		}
	};
}
async function gateOn(context, host, options = {}) {
	const ran = await runOn(context, host, modeOf(context), options);
	if ("issues" in ran) return usageErrors(context, "configuration", ran.issues);
	const { report, exitCode, config } = ran;
	if (context.invocation.json) await printJson(context, report);
	else printMore(context, report, appliedPolicyText(config));
	return exitCode;
}
async function configOn(context, host, mode, limits = {}) {
	const get = (name) => name === "mode" ? mode : inputOf(context, name);
	const sources = await policySources(guardHost(host).host, githubTokenOf(context), get("base"));
	return configure({
		get,
		...sources,
		...limits
	});
}
async function runOn(context, host, mode, { isPreview = false, amend, ...limits } = {}) {
	const read = await configOn(context, host, mode, limits);
	if ("issues" in read) return { issues: read.issues };
	const { config } = read;
	return {
		config,
		...await run(host, isPreview ? withoutDelivery(config) : config, amend)
	};
}
function printMore({ invocation, out, width }, report, policies) {
	if (invocation.switches.has("quiet")) out(plain(headline(report, viewOf(report))));
	if (invocation.switches.has("verbose")) out(`${plain(policies)}\n\n${settingsTable(report, width)}`);
}
function modeOf({ invocation: { command, switches } }) {
	return switches.has("fix") ? "pin" : command;
}
function withoutDelivery(config) {
	return {
		...config,
		delivery: {
			comment: "never",
			issue: false,
			fixOnComment: false
		}
	};
}
export { gateOn as a, silentHost as c, gate as i, configOn as n, gate_exports as o, folderHost as r, runOn as s, appliedPolicyText as t };
