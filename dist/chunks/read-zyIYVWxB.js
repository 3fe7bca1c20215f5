import { $ as parseDuration, et as parseInstant, o as isPlatformName, yt as compact } from "./reading-DT2Pr2dB.js";
import { Ft as flagHint, Wt as suggestion } from "./scan-DFDHd4Kl.js";
import { t as noPolicy } from "./policy-COMIQ2Ru.js";
import { C as word, E as shownValue, S as timestampSchema, T as parsePolicyYaml, _ as oneOrMany, a as updateSections, b as settingSchemas, c as flagSchema, d as inputOnlyNames, f as level, g as nonEmptyLines, h as name, i as updateOrigins, l as globsSchema, m as map, o as asNonEmpty, p as list, r as skipsOf, s as durationSchema, t as pullRequestRules, u as imageGlob, v as prefix, w as many, x as textSchema, y as settingNames } from "./updates-CH4_xKVM.js";
import { C as record, O as union, c as ZodRecord, i as ZodNullable, l as ZodUnion, o as ZodObject, s as ZodOptional, t as ZodArray } from "./schemas-eoL3S0JI.js";
import { t as issueAt } from "./issue-CyqyzpRD.js";
import { i as isNameGlob } from "./name-glob-DKAgGtQd.js";
import { i as signerPresets } from "./signature-C5L8zABi.js";
// lib/config/policy/schema/signature-schema.js
const signerGlob = (expected) => textSchema(expected, (text) => /^[\x21-\x7e]{1,1000}$/.test(text));
function isFile(text) {
	return /^[^\0\r\n\\]{1,1024}$/.test(text) && !text.includes("@") && !text.startsWith("-");
}
const file = textSchema("the path of a file in the repository", isFile);
const keyText = textSchema("the path of a file with a public key in PEM, or the key itself", (text) => /^-----BEGIN [A-Z ]{1,30}-----[A-Za-z0-9+/=\s]{1,8000}-----END [A-Z ]{1,30}-----\s*$/.test(text) || isFile(text));
const signer = {
	issuer: signerGlob("the issuer of the identity, such as `https://token.actions.githubusercontent.com`").optional().describe("Who confirmed the identity: the whole issuer of the certificate, or a glob over it"),
	identity: oneOrMany(signerGlob("an identity, such as `https://github.com/acme/*/.github/workflows/release.yml@refs/tags/*`"), "a list of identities").optional().describe("The whole identity of the certificate, or a glob over it"),
	key: oneOrMany(keyText, "a list of files or keys").optional().describe("Public keys in PEM: the path of a file, or the key itself"),
	preset: word(...asNonEmpty(Object.keys(signerPresets))).optional().describe("The publisher's own identities"),
	"trusted-root": file.optional().describe("The `trusted_root.json` of a private Sigstore")
};
const oneSigner = "an entry that names who signs: set `issuer` and `identity`, or `key`, or `preset`";
function namesSigner(value) {
	const ways = [
		value.issuer ?? value.identity,
		value.key,
		value.preset
	];
	const isWhole = value.issuer === void 0 === (value.identity === void 0);
	const hasRoot = value["trusted-root"] === void 0 || value.identity !== void 0;
	return ways.filter((way) => way !== void 0).length === 1 && isWhole && hasRoot;
}
const whenKnown = ({ value, issues }) => typeof value === "object" && value !== null && issues.length === 0;
const alternative = map(signer, "a map with `issuer` and `identity`, `key`, or `preset`").refine((value) => namesSigner(value), {
	error: oneSigner,
	when: whenKnown
});
const entry = map({
	images: oneOrMany(imageGlob, "a list of globs over image names"),
	except: oneOrMany(imageGlob, "a list of globs over image names").optional().describe("Images that the entry leaves out"),
	...signer,
	any: list(alternative, "a list of signers").optional().describe("Signers of whom one is enough"),
	"source-tag": word("any").optional().describe("`any`: the Git tag of the build says nothing about the tag of the image")
}, "a map with `images` and who must have signed them").refine(({ any: several, ...value }) => several === void 0 ? namesSigner(value) : isEmpty(value) && several.length > 0, {
	error: `${oneSigner}, or a list \`any\` of these`,
	when: whenKnown
});
function isEmpty(value) {
	return Object.keys(signer).every((key) => value[key] === void 0);
}
const signaturesSchema = list(entry, "a list of images and who must have signed them").nullish().describe("Who must have signed which images. Every entry that names an image must be satisfied");
// lib/config/policy/schema/schema.js
const waiverChecks = ["expired-waiver", "unused-waiver"];
const selectorNames = [
	"check",
	"image",
	"tag",
	"paths",
	"artifact",
	"advisory"
];
function waiver$1(names) {
	const waivable = names.checks.filter((check) => !waiverChecks.includes(check));
	const shape = {
		check: word(...asNonEmpty(waivable)).optional(),
		image: imageGlob.optional().describe("Glob over registry/repository, or over the short name of an image of Docker Hub"),
		tag: textSchema("a glob over tags, such as `20*`", isNameGlob).optional(),
		paths: globsSchema.optional(),
		artifact: name.optional(),
		advisory: name.optional().describe("An advisory's id or one of its aliases"),
		reason: textSchema("text that explains why this is accepted", nonEmptyLines).describe("Why this is accepted"),
		expires: timestampSchema.optional().describe("A day is valid until its end, UTC"),
		owner: name.optional(),
		acknowledged: timestampSchema.optional().describe("The updateTime of the advisory that was accepted")
	};
	return map(shape, "a map with `reason` and what it waives").refine((value) => selectorNames.some((selector) => value?.[selector] !== void 0), {
		error: "limited to something: set `check`, `image`, `tag`, `paths`, `artifact` or `advisory`",
		when: ({ value, issues }) => typeof value === "object" && issues.every(({ code }) => code !== "unrecognized_keys")
	});
}
function override$1(levels) {
	const shape = {
		paths: globsSchema.optional(),
		images: oneOrMany(imageGlob, "a list of globs over image names").optional(),
		checks: levels.optional(),
		"max-age": durationSchema.optional(),
		"min-age": durationSchema.optional()
	};
	return map(shape, "a map with `paths` or `images`, and the settings that apply there").refine((value) => value?.paths !== void 0 || value?.images !== void 0, {
		error: "limited to something: set `paths` or `images`",
		when: ({ value, issues }) => typeof value === "object" && issues.every(({ code }) => code !== "unrecognized_keys")
	});
}
const built = new Map();
function policySchema(names) {
	const key = JSON.stringify([names.checks, names.presets]);
	const schema = built.get(key) ?? build(names);
	built.set(key, schema);
	return schema;
}
function build(names) {
	const levels = map(Object.fromEntries(names.checks.map((check) => [check, level.optional()])), "a map from check ids to `error`, `warning`, `notice` or `off`");
	const registry = map({
		"mirror-of": prefix.optional(),
		platform: flagSchema.optional()
	}, "a registry or a map");
	const settings = settingSchemas(names);
	return map(settings, "a map").partial().extend({
		extends: oneOrMany(name, "a list of files").optional(),
		root: flagSchema.optional().describe("True: policies of the folders above this one do not apply"),
		checks: levels.nullish(),
		overrides: list(override$1(levels), "a list of overrides").nullish(),
		waivers: list(waiver$1(names), "a list of waivers").nullish(),
		...updateSections,
		registries: record(prefix, union([prefix, registry]), { error: "a map from registries or prefixes" }).nullish(),
		signatures: signaturesSchema,
		proof: record(imageGlob, word("required"), { error: "a map from globs over image names to `required`" }).nullish().describe("Images whose pins must be proved: an unproved one fails"),
		"digest-age": word("accepted").optional().describe("Under `min-age`, the age of a digest counts where nobody knows since when the tag has it"),
		platforms: oneOrMany(textSchema("a platform such as `linux/amd64` or `linux/arm/v7`", isPlatformName), "a list of platforms").optional().describe("The platforms in use: a new digest with the same images for them is no reason to pin again"),
		settle: durationSchema.optional().describe("How long a tag must rest before a digest is pinned that lacks a platform which the tag had before; 24h by default"),
		advisories: map({
			severity: word("low", "medium", "high", "critical").optional(),
			"ignore-status": list(word("fixed", "false-positive", "not-planned"), "a list of statuses").optional()
		}, "a map with `severity` and `ignore-status`").nullish()
	});
}
function keysAt(schema, path) {
	const [first, ...rest] = path;
	if (schema instanceof ZodOptional || schema instanceof ZodNullable) return keysAt(schema.unwrap(), path);
	if (schema instanceof ZodUnion) return schema.options.flatMap((option) => keysAt(option, path));
	if (schema instanceof ZodObject) {
		if (first === void 0) return Object.keys(schema.shape);
		const inner = Object.hasOwn(schema.shape, first) ? schema.shape[String(first)] : void 0;
		return inner === void 0 ? [] : keysAt(inner, rest);
	}
	if (schema instanceof ZodArray) return keysAt(schema.element, rest);
	if (schema instanceof ZodRecord) return keysAt(schema.valueType, rest);
	return [];
}
// lib/config/policy/read.js
const maxUnknownKeys = 200;
function schemaIssues(issues, source, yaml, keysAt) {
	const unknownKeys = (keys, path) => {
		const known = keysAt(path);
		const listed = keys.slice(0, maxUnknownKeys);
		const rest = keys.slice(maxUnknownKeys, 201);
		const more = `and ${keys.length - maxUnknownKeys} more unknown keys.`;
		return [...listed.map((key) => ({
			key,
			message: unknownKey(key, path, known)
		})), ...rest.map((key) => ({
			key,
			message: more
		}))];
	};
	const translate = (issue, base) => {
		const path = [...base, ...issue.path];
		const at = (span, message) => issueAt(source, span, message);
		switch (issue.code) {
			case "unrecognized_keys": return unknownKeys(issue.keys, path).map(({ key, message }) => at(yaml.key([...path, key]), message));
			case "invalid_union": {
				const [alone = [], many = []] = issue.errors;
				return (typeof valueAt(yaml.data, path) === "object" ? many : alone).flatMap((inner) => translate(inner, path));
			}
			case "invalid_key": {
				const message = `\`${shownValue(String(path.at(-1)))}\` must be ${issue.issues[0]?.message}.`;
				return [at(yaml.key(path), message)];
			}
			default: return [at(yaml.place(path), wrongValue(issue, path, yaml, source))];
		}
	};
	return issues.flatMap((issue) => translate(issue, [])).sort((a, b) => a.line - b.line || a.column - b.column);
}
function unknownKey(key, path, known) {
	const within = path.length === 0 ? "the policy" : `\`${nameOf(path)}\``;
	if (path.length === 0 && inputOnlyNames.includes(key)) return `\`${key}\` cannot be set in a policy, only as an input.`;
	return `\`${shownValue(key)}\` is not a key of ${within}.${suggestion(key, known)}`;
}
function wrongValue(issue, path, yaml, source) {
	const value = valueAt(yaml.data, path);
	const name = path.length === 0 ? "The policy" : `\`${nameOf(path)}\``;
	if (value === void 0) return `${name} is missing: it must be ${issue.message}.`;
	if (value === null) return `${name} is empty, but must be ${issue.message}.`;
	if (issue.code === "custom" && typeof value === "object") return `${name} must be ${issue.message}.`;
	const span = yaml.place(path);
	const written = typeof value === "string" ? value : source.text.slice(span.start, span.end);
	return `${name} is \`${shownValue(written)}\`, but must be ${issue.message}.${hint(issue, value)}`;
}
function hint(issue, value) {
	if (typeof value !== "string") return "";
	if (issue.code === "invalid_value") return suggestion(value, issue.values.map(String));
	return issue.message === "`true` or `false`" ? flagHint(value) : "";
}
function valueAt(data, path) {
	return path.reduce((value, part) => typeof value === "object" && value !== null && Object.hasOwn(value, part) ? value[part] : void 0, data);
}
function nameOf(path) {
	return path.map((part, index) => typeof part === "number" ? `[${part}]` : `${index === 0 ? "" : "."}${shownValue(String(part))}`).join("");
}
function readPolicy(source, names) {
	const yaml = parsePolicyYaml(source);
	if ("issues" in yaml) return yaml;
	const schema = policySchema(names);
	const checked = schema.safeParse(yaml.data ?? {});
	if (!checked.success) {
		const keys = (path) => keysAt(schema, path);
		return { issues: schemaIssues(checked.error.issues, source, yaml, keys) };
	}
	const at = (...path) => ({
		file: source.path,
		span: yaml.place(path)
	});
	const document = checked.data;
	return { file: {
		policy: {
			...noPolicy,
			sources: [source],
			settings: settingsOf(document, at),
			checks: new Map(Object.entries(document.checks ?? {})),
			overrides: (document.overrides ?? []).map((entry, index) => override(entry, at("overrides", index))),
			waivers: (document.waivers ?? []).map((entry, index) => waiver(entry, at("waivers", index))),
			registries: new Map(Object.entries(document.registries ?? {}).map(([prefix, rule]) => [prefix, registryRule(rule)])),
			advisories: {
				...compact({ severity: document.advisories?.severity }),
				ignoreStatus: document.advisories?.["ignore-status"] ?? []
			},
			proof: Object.keys(document.proof ?? {}),
			...compact({
				digestAge: document["digest-age"],
				settleMs: parseDuration(document.settle ?? "")
			}),
			platforms: many(document.platforms),
			skips: skipsOf(document, at),
			pullRequests: pullRequestRules(document),
			origins: [...originsOf(document, at), ...updateOrigins(document, at)]
		},
		extended: many(document.extends).map((target, index) => ({
			target,
			at: Array.isArray(document.extends) ? at("extends", index) : at("extends")
		})),
		signatures: (document.signatures ?? []).map((entry, index) => ({
			entry,
			at: at("signatures", index)
		})),
		isRoot: document.root === true
	} };
}
function settingsOf(document, at) {
	const values = document;
	return new Map(settingNames.flatMap((name) => {
		const value = values[name];
		if (value === void 0) return [];
		return [[name, {
			text: Array.isArray(value) ? value.join("\n") : String(value),
			at: at(name)
		}]];
	}));
}
function waiver(entry, at) {
	const { paths, expires, acknowledged, reason, ...selectors } = entry;
	return {
		at,
		...compact(selectors),
		...compact({
			paths: paths === void 0 ? void 0 : many(paths),
			expires: parseInstant(expires ?? ""),
			acknowledged: parseInstant(acknowledged ?? "")
		}),
		reason: reason.trim().replace(/[\t\r\n ]+/g, " ")
	};
}
function override(entry, at) {
	const { paths, images } = entry;
	return {
		at,
		checks: new Map(Object.entries(entry.checks ?? {})),
		...compact({
			paths: paths === void 0 ? void 0 : many(paths),
			images: images === void 0 ? void 0 : many(images),
			maxAgeMs: parseDuration(entry["max-age"] ?? ""),
			minAgeMs: parseDuration(entry["min-age"] ?? "")
		})
	};
}
function registryRule(rule) {
	if (typeof rule === "string") return { mirrorOf: rule };
	return compact({
		mirrorOf: rule["mirror-of"],
		platform: rule.platform
	});
}
function originsOf(document, at) {
	const { checks, registries, advisories, proof, platforms, settle, "digest-age": digestAge } = document;
	return [
		...Object.entries(checks ?? {}).map(([id, level]) => origin(["checks", id], level, at)),
		...Object.entries(registries ?? {}).map(([prefix, rule]) => origin(["registries", prefix], typeof rule === "string" ? rule : JSON.stringify(rule), at)),
		...Object.entries(advisories ?? {}).map(([key, value]) => origin(["advisories", key], String(value), at)),
		...Object.entries(proof ?? {}).map(([glob, level]) => origin(["proof", glob], level, at)),
		...digestAge === void 0 ? [] : [origin(["digest-age"], digestAge, at)],
		...settle === void 0 ? [] : [origin(["settle"], settle, at)],
		...platforms === void 0 ? [] : [origin(["platforms"], many(platforms).join(", "), at)]
	];
}
function origin(path, value, at) {
	return {
		name: path.join("."),
		value,
		from: at(...path)
	};
}
export { readPolicy as t };
