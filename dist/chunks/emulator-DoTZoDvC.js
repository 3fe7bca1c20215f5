import { F as usageErrors } from "./scan-DFDHd4Kl.js";
import { a as startEmulator, f as faultSchema, g as stateSchema, i as servedImages, r as peopleOf } from "./emulator-DXREHKOJ.js";
import { f as array } from "./schemas-eoL3S0JI.js";
import { yt as compact } from "./reading-DT2Pr2dB.js";
import { readFile } from "node:fs/promises";
import { createSecureContext } from "node:tls";
// lib/emulator/files.js
const faultsSchema = array(faultSchema);
function parseState(text) {
	return parsed(text, stateSchema);
}
function parseFaults(text) {
	return parsed(text, faultsSchema);
}
function parsed(text, schema) {
	const json = parseJson(text);
	if ("issues" in json) return json;
	const result = schema.safeParse(json.value);
	if (result.success) return { value: result.data };
	return { issues: result.error.issues.map(({ path, message }) => `${path.join(".") || "the file"}: ${message}`) };
}
function parseJson(text) {
	try {
		return { value: JSON.parse(text) };
	} catch (error) {
		return { issues: [`the file: ${error instanceof Error ? error.message : "not JSON"}`] };
	}
}
// lib/cli/demo/emulator.js
async function emulator(context) {
	const { invocation, out, err } = context;
	const { flags, switches } = invocation;
	const text = (value) => ({ value });
	const [state, faults, cert, key] = await Promise.all([
		fromFile(flags.get("state"), parseState),
		fromFile(flags.get("faults"), parseFaults),
		fromFile(flags.get("tls-cert"), text),
		fromFile(flags.get("tls-key"), text)
	]);
	const tls = tlsOf(cert, key);
	const numbers = [wholeNumber("port", flags.get("port"), 65531), wholeNumber("seed", flags.get("seed"))];
	const clock = startOf(flags.get("clock"));
	const issues = [
		...numbers,
		clock,
		state,
		faults,
		tls
	].flatMap((part) => "issues" in part ? part.issues : []);
	const [port, seed] = numbers.map((part) => "issues" in part ? void 0 : part.value);
	if (issues.length > 0 || "issues" in state || "issues" in faults || "issues" in clock || "issues" in tls) return usageErrors(context, "usage", issues);
	const options = compact({
		state: state.value,
		faults: faults.value,
		seed,
		now: clock.value,
		tls: tls.value
	});
	const running = await startEmulator({
		port: port ?? 0,
		...options
	}).catch(notListening);
	if ("issues" in running) return usageErrors(context, "usage", running.issues);
	const document = await described(running, switches.has("example"));
	out(invocation.json ? JSON.stringify(document) : textOf(document));
	err("Serving the emulated platform. Press Ctrl+C to stop.");
	await new Promise((resolve) => {
		for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => resolve());
	});
	await running.close();
	return 0;
}
async function described(running, listsImages) {
	const { address, state, controlUrl } = running;
	const host = new URL(address.registryUrl).host;
	const people = peopleOf(state);
	const person = async (identity, arguments_) => {
		if (identity === void 0) return void 0;
		const token = await running.tokenFor(identity);
		const registryToken = await running.tokenFor(identity, host);
		return {
			identity,
			token,
			registryToken,
			command: `${`TAGPROOF_TOKEN=${token} TAGPROOF_REGISTRY_TOKEN=${registryToken}`} tagproof ${arguments_}`
		};
	};
	const { baseUrl, issuerUrl, registryUrl, publicOrganization, group } = address;
	const flags = `--base-url ${baseUrl} --issuer-url ${issuerUrl} --registry-url ${registryUrl}`;
	const creation = `identity create ${flags} --group ${group} --repository acme/shop --ref main`;
	const check = `verify ${flags} --public-organization ${publicOrganization} --group ${group}`;
	return {
		...address,
		controlUrl,
		...compact({
			administrator: await person(people.administrator, creation),
			reader: await person(people.reader, check),
			images: listsImages ? servedImages(state).map((image) => `${host}/${image}`) : void 0
		})
	};
}
function textOf({ administrator, reader, images = [], ...addresses }) {
	const people = [["may administrate", administrator], ["may only read", reader]];
	return [
		...Object.entries(addresses).map(([name, value]) => `${name.padEnd(20)}${value}`),
		...people.flatMap(([title, one]) => one === void 0 ? [] : [
			"",
			`${one.identity} ${title}:`,
			one.command
		]),
		...images.length === 0 ? [] : [
			"",
			"Images:",
			...images
		]
	].join("\n");
}
function tlsOf(cert, key) {
	const issues = [cert, key].flatMap((part) => "issues" in part ? part.issues : []);
	if (issues.length > 0 || "issues" in cert || "issues" in key) return { issues };
	if (cert.value === void 0 && key.value === void 0) return { value: void 0 };
	if (cert.value === void 0 || key.value === void 0) return { issues: ["`--tls-cert` and `--tls-key` must be set together."] };
	try {
		createSecureContext({
			cert: cert.value,
			key: key.value
		});
		return { value: {
			cert: cert.value,
			key: key.value
		} };
	} catch (error) {
		return { issues: [`\`--tls-cert\` and \`--tls-key\` are not a certificate and its key: ${error instanceof Error ? error.message : String(error)}.`] };
	}
}
function notListening(error) {
	const { code, port } = error;
	if (code === "EADDRINUSE") return { issues: [`Port ${port} is already in use, perhaps by another emulator. Stop that program, choose five other ports with \`--port\`, or leave \`--port\` out to use free ones.`] };
	if (code === "EACCES") return { issues: [`This user is not allowed to listen on port ${port}. Choose a \`--port\` of 1024 or more.`] };
	throw error;
}
function wholeNumber(flag, text, most = Number.MAX_SAFE_INTEGER) {
	if (text === void 0) return { value: void 0 };
	if (/^\d{1,16}$/.test(text) && Number(text) <= most) return { value: Number(text) };
	return { issues: [`\`--${flag}\` is \`${text}\`, but must be a number from 0 to ${most}.`] };
}
function startOf(text) {
	if (text === void 0) return { value: void 0 };
	const at = isInCalendar(text) ? Date.parse(text) : NaN;
	if (Number.isNaN(at)) return { issues: [`\`--clock\` is \`${text}\`, but must be a timestamp from 1970 to 2999 such as 2026-11-01T12:00:00Z.`] };
	const ahead = at - Date.now();
	return { value: () => Date.now() + ahead };
}
function isInCalendar(text) {
	const [, day] = /^((?:19[789]|2\d\d)\d-\d\d-\d\d)(?:T|$)/.exec(text) ?? [];
	const at = Date.parse(day ?? "");
	return day !== void 0 && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}
async function fromFile(file, parse) {
	if (file === void 0) return { value: void 0 };
	const text = await readFile(file, "utf8").catch(() => void 0);
	if (text === void 0) return { issues: [`${file} does not exist or cannot be read.`] };
	const parsed = parse(text);
	return "issues" in parsed ? { issues: parsed.issues.map((issue) => `${file}: ${issue}`) } : parsed;
}
export { emulator };
