import { G as canonicalPrefix, J as durationText, S as settingName, Y as formatDay, x as whereIs, yt as compact } from "./reading-DT2Pr2dB.js";
import { Bt as isAudienceOf, Dt as fieldOf, Ot as inputTable } from "./scan-DFDHd4Kl.js";
import { t as noPolicy } from "./policy-COMIQ2Ru.js";
// lib/config/platform.js
function readPlatform(reader, values, presets, isWhole) {
	const preset = values.platform === void 0 ? void 0 : presets[values.platform];
	const baseUrl = values["base-url"] ?? preset?.baseUrl;
	const registryUrl = values["registry-url"] ?? preset?.registryUrl;
	const issuerUrl = values["issuer-url"] ?? preset?.issuerUrl ?? baseUrl;
	if (baseUrl === void 0 && registryUrl === void 0) return void 0;
	if (baseUrl === void 0 || registryUrl === void 0 || issuerUrl === void 0) {
		if (!isWhole) return void 0;
		const [missing, set] = baseUrl === void 0 ? ["base-url", "registry-url"] : ["registry-url", "base-url"];
		reader.addIssue(set, `${reader.nameOf(missing)} is missing: both URLs are required.`);
		return;
	}
	if (new URL(registryUrl).pathname !== "/") reader.addIssue("registry-url", `${reader.nameOf("registry-url")} must be a host without a path.`);
	return {
		baseUrl,
		registryUrl,
		issuerUrl,
		historyService: reader.given("history-service", values["history-service"]) ?? preset?.historyService ?? values["history-service"],
		tagQuery: preset?.tagQuery ?? {},
		...compact({ publicOrganization: values["public-organization"] ?? preset?.publicOrganization }),
		...pairOf(reader, values, issuerUrl, preset)
	};
}
function pairOf(reader, values, issuerUrl, preset) {
	const isOfPreset = preset !== void 0 && values["issuer-url"] === void 0;
	const address = values["issuer-url"] !== void 0 ? "issuer-url" : isOfPreset ? "platform" : "base-url";
	const audience = values["oidc-audience"] ?? (isOfPreset ? preset.audience : void 0);
	const bySettings = ["oidc-audience", address].find((name) => typeof reader.source(name) === "object");
	if (bySettings === void 0 || isOfPreset && values["oidc-audience"] === void 0) return {
		isPaired: true,
		...compact({ audience })
	};
	if (audience !== void 0 && !isAudienceOf(issuerUrl, audience)) {
		const { host } = new URL(issuerUrl);
		const sentence = `The OIDC token would be issued for \`${audience.slice(0, 100)}\` and sent to \`${host}\`, which could use it there. A policy cannot name such a pair: set \`oidc-audience\` and \`${address}\` outside the policy, or remove \`oidc-audience\`.`;
		reader.addIssue(bySettings, sentence);
	}
	return compact({ audience });
}
function requirePlatform(reader, values, platform, unmapped) {
	if (platform !== void 0 || reader.issues.length > 0) return;
	const remedy = `Set ${reader.nameOf("platform")}, or ${reader.nameOf("base-url")} and ${reader.nameOf("registry-url")}.`;
	for (const prefix of unmapped) {
		const declared = `\`registries\` declares \`${prefix}\` as the platform's, but no platform is configured.`;
		reader.issues.push(`${declared} ${remedy}`);
	}
	for (const { name, needsPlatform } of inputTable) {
		if (!needsPlatform || reader.text(name) === void 0 || values[name] === false) continue;
		if (name === "registry-token" && reader.text("token") !== void 0) continue;
		const isToken = name === "token" || name === "registry-token";
		reader.addIssue(name, isToken ? tokenWithoutPlatform(reader, name) : `${reader.nameOf(name)} requires a platform. ${remedy}`);
	}
}
function tokenWithoutPlatform(reader, name) {
	const platform = `${reader.nameOf("platform")}, or ${reader.nameOf("base-url")} and ${reader.nameOf("registry-url")}`;
	if (!reader.nameOf(name).includes("--")) return `${reader.nameOf(name)} is set, but no platform is. Set ${platform}.`;
	return `\`${name === "token" ? "TAGPROOF_TOKEN" : "TAGPROOF_REGISTRY_TOKEN"}\` or ${reader.nameOf(name)} is set, but no platform is. Set ${platform}, or the environment variables \`TAGPROOF_PLATFORM\`, or \`TAGPROOF_BASE_URL\` and \`TAGPROOF_REGISTRY_URL\`: the workflow of \`tagproof setup\` has their values.`;
}
function keepTokensFromPolicy(reader) {
	const token = ["token", "registry-token"].find((name) => reader.text(name) !== void 0);
	if (token === void 0) return;
	for (const name of [
		"base-url",
		"registry-url",
		"issuer-url"
	]) {
		if (typeof reader.source(name) !== "object") continue;
		const sentence = `\`${name}\` in a policy cannot be combined with ${reader.nameOf(token)}, because the checkout must not choose where the token is sent. Set \`${name}\` outside the policy.`;
		reader.addIssue(name, sentence);
	}
}
function mirrorsOf(registries, platform) {
	const host = platform && new URL(platform.registryUrl).host;
	const pairs = [...registries].flatMap(([prefix, { mirrorOf, platform: isPlatform }]) => {
		const origin = isPlatform && host !== void 0 ? [host, ...prefix.split("/").slice(1)].join("/") : mirrorOf;
		return origin === void 0 ? [] : [[canonicalPrefix(prefix), canonicalPrefix(origin)]];
	});
	const unmapped = [...registries].filter(([, rule]) => rule.platform === true && host === void 0);
	return {
		mirrors: Object.fromEntries(pairs),
		unmapped: unmapped.map(([prefix]) => prefix)
	};
}
// lib/config/reader.js
var InputReader = class {
	get;
	options;
	issues = [];
	constructor(get, options) {
		this.get = get;
		this.options = options;
	}
	text(name) {
		const value = this.get(name)?.trim() || this.options.policy.settings.get(name)?.text.trim();
		return value === "" ? void 0 : value;
	}
	source(name) {
		if (this.get(name)?.trim()) return "input";
		return this.text(name) === void 0 ? void 0 : this.options.policy.settings.get(name)?.at;
	}
	value(name) {
		const input = rowOf(name);
		const text = this.text(name);
		const reading = text === void 0 ? void 0 : input.type.read(text, this.options.names);
		for (const rejection of reading !== void 0 && "rejected" in reading ? reading.rejected : []) this.reject(name, rejection);
		return reading !== void 0 && "value" in reading ? reading.value : this.fallback(input);
	}
	given(name, value) {
		return this.text(name) === void 0 ? void 0 : value;
	}
	nameOf(name) {
		if (typeof this.source(name) === "object") return `\`${name}\``;
		return settingName(this.options.surface, name);
	}
	addIssue(name, sentence) {
		const source = this.source(name);
		const place = typeof source === "object" ? `${whereIs(source, this.options.policy.sources)}: ` : "";
		this.issues.push(`${place}${sentence}`);
	}
	reject(name, { text, expected, reason, hint = "" }) {
		const sentence = reason === void 0 ? `is \`${text.slice(0, 100)}\`, but must be ${expected}` : reason;
		this.addIssue(name, `${this.nameOf(name)} ${sentence}.${hint}`);
	}
	fallback({ type, default: text }) {
		if (text === void 0) return type.none;
		const reading = type.read(text, this.options.names);
		return "value" in reading ? reading.value : type.none;
	}
};
const rows = new Map(inputTable.map((input) => [input.name, input]));
function rowOf(name) {
	const row = rows.get(name);
	if (row === void 0) throw new Error(`${name} is not in the table of inputs`);
	return row;
}
// lib/config/read.js
function effectiveSettings(reader, mode) {
	return inputTable.flatMap((input) => {
		const { name } = input;
		if (input.type.secret) return [];
		const value = reader.text(name);
		const from = reader.source(name);
		if (value !== void 0 && from !== void 0) return [{
			name,
			value,
			from
		}];
		const fallback = (mode === "audit" ? inAudit.get(name) : void 0) ?? defaultText(input);
		return fallback === void 0 ? [] : [{
			name,
			value: fallback,
			from: "default"
		}];
	});
}
const inAudit = new Map([["fail-on", "none"], ["new-only", "false"]]);
function defaultText(input) {
	return input.default ?? input.otherwise?.replace(/ \(.*\)$/, "").replaceAll("`", "");
}
function effectiveOverrides({ overrides }) {
	return overrides.map(({ at, paths, images, checks, maxAgeMs, minAgeMs }, index) => {
		const entry = compact({
			paths,
			images,
			checks: checks.size === 0 ? void 0 : Object.fromEntries(checks),
			"max-age": maxAgeMs === void 0 ? void 0 : durationText(maxAgeMs),
			"min-age": minAgeMs === void 0 ? void 0 : durationText(minAgeMs)
		});
		return {
			name: `overrides[${index}]`,
			value: JSON.stringify(entry),
			from: at
		};
	});
}
function effectiveSkips(skips) {
	return skips.map(({ at, until, ...skip }, index) => {
		const entry = {
			...skip,
			...compact({ until: until === void 0 ? void 0 : formatDay(until) })
		};
		return {
			name: `skips[${index}]`,
			value: JSON.stringify(entry),
			from: at
		};
	});
}
function readConfig(get, { presets, checks, surface = "terminal" }, found = noPolicy) {
	const policy = found === "invalid" ? noPolicy : found;
	const isWhole = found !== "invalid" && found.unread.length === 0;
	const reader = new InputReader(get, {
		names: {
			checks,
			presets: Object.keys(presets)
		},
		policy,
		surface
	});
	const values = Object.fromEntries(inputTable.map(({ name }) => [name, reader.value(name)]));
	const platform = readPlatform(reader, values, presets, isWhole);
	const { mirrors, unmapped } = mirrorsOf(policy.registries, platform);
	const config = {
		...fieldsOf(values),
		...compact({
			platform,
			group: values.group ?? groupOf(values.identity)
		}),
		surface,
		registries: mirrors,
		failOn: values["fail-on"] ?? (values.mode === "audit" ? "none" : "error"),
		delivery: deliveryOf(values),
		policy,
		settings: [
			...effectiveSettings(reader, values.mode),
			...policy.origins,
			...effectiveOverrides(policy),
			...effectiveSkips(policy.skips)
		]
	};
	if (isWhole) requirePlatform(reader, values, platform, unmapped);
	keepTokensFromPolicy(reader);
	refuseSwitchedOff(reader, config);
	refuseTwoTokens(reader, config);
	return reader.issues.length > 0 ? { issues: reader.issues } : { config };
}
function fieldsOf(values) {
	const fields = inputTable.flatMap((input) => {
		const field = fieldOf(input);
		return field === void 0 ? [] : [[field, values[input.name]]];
	});
	return compact(Object.fromEntries(fields));
}
function groupOf(identity) {
	return identity?.split("/").slice(0, -1).join("/") || void 0;
}
function deliveryOf(values) {
	const pullRequest = {
		branch: values["pull-request-branch"],
		...compact({ base: values["pull-request-base"] }),
		labels: values["pull-request-labels"],
		reviewers: values["pull-request-reviewers"],
		policyFile: values.config ?? ".github/tagproof.yml"
	};
	return {
		comment: values.comment,
		issue: values.issue,
		fixOnComment: values["fix-on-comment"],
		...values["pull-request"] ? { pullRequest } : {}
	};
}
function refuseSwitchedOff(reader, { failOn, policy: { checks, overrides } }) {
	if (typeof failOn === "string") return;
	for (const id of failOn) {
		const isOnSomewhere = overrides.some((override) => (override.checks.get(id) ?? "off") !== "off");
		if (checks.get(id) !== "off" || isOnSomewhere) continue;
		const sentence = `${reader.nameOf("fail-on")} names \`${id}\`, but \`checks\` in the policy switches it off. Remove it from one of them.`;
		reader.addIssue("fail-on", sentence);
	}
}
function refuseTwoTokens(reader, { oidcTokenFile, oidcTokenEnv }) {
	if (oidcTokenFile === void 0 || oidcTokenEnv === void 0) return;
	const [file, variable] = [reader.nameOf("oidc-token-file"), reader.nameOf("oidc-token-env")];
	reader.addIssue("oidc-token-env", `Only one of ${file} and ${variable} can be set.`);
}
export { InputReader as n, readConfig as t };
