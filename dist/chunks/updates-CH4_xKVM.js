import { c as withoutStacks, et as parseInstant, f as isAlias, h as isSeq, m as isScalar, p as isMap, u as parseDocument, yt as compact } from "./reading-DT2Pr2dB.js";
import { t as issueAt } from "./issue-CyqyzpRD.js";
import { i as isNameGlob } from "./name-glob-DKAgGtQd.js";
import { O as union, T as string, f as array, p as boolean, u as _enum, w as strictObject, x as object } from "./schemas-eoL3S0JI.js";
import { It as globs, Lt as isSingleLine, Nt as duration, Ot as inputTable, Pt as flagExpected, Rt as timestamp } from "./scan-DFDHd4Kl.js";
// lib/config/policy/document.js
const maxBytes = 1048576;
const maxAliases = 100;
const maxDepth = 20;
const maxIndicatorsInLine = 100;
function parsePolicyYaml(source) {
	const { text } = source;
	const wrong = (message, span = {
		start: 0,
		end: 0
	}) => issueAt(source, span, message);
	if (Buffer.byteLength(text) > maxBytes) return { issues: [wrong(`The file is larger than ${maxBytes} bytes.`)] };
	const tooDeep = "The YAML is nested too deeply.";
	if (text.split(/\r\n|\n|\r/).some((line) => (line.match(/[?-][ \t]/g) ?? []).length > maxIndicatorsInLine) || bracketDepth(text) > maxIndicatorsInLine) return { issues: [wrong(tooDeep)] };
	const document = parsed(text);
	if (document === void 0) return { issues: [wrong(tooDeep)] };
	const syntax = [...document.errors, ...document.warnings].map(({ message, pos: [start, end] }) => wrong(`The YAML cannot be read: ${message.split("\n")[0]}.`, spanFrom(start, end)));
	if (syntax.length > 0) return { issues: syntax };
	const follow = (node) => isAlias(node) ? node.resolve(document) : node;
	const structure = structureOf(document.contents, text);
	if (structure.length > 0) return { issues: structure.map(({ span, message }) => wrong(message, span)) };
	let data;
	try {
		data = document.toJS({ maxAliasCount: maxAliases });
	} catch (error) {
		if (!(error instanceof ReferenceError)) throw error;
		return { issues: [wrong(`The aliases cannot be followed: ${error.message.split("\n")[0]}.`)] };
	}
	return {
		data,
		...placesIn(document.contents, follow, text)
	};
}
function bracketDepth(text) {
	let depth = 0;
	let maxDepth = 0;
	for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
		depth = Math.max(0, depth + ("[{".includes(bracket) ? 1 : -1));
		maxDepth = Math.max(maxDepth, depth);
	}
	return maxDepth;
}
function parsed(text) {
	try {
		return withoutStacks(() => parseDocument(text, {
			customTags: withoutNumbers,
			prettyErrors: false,
			uniqueKeys: false,
			logLevel: "error"
		}));
	} catch (error) {
		if (error instanceof RangeError) return void 0;
		throw error;
	}
}
function withoutNumbers(tags) {
	return tags.filter((tag) => typeof tag === "string" || !/:(?:int|float)$/.test(tag.tag));
}
function structureOf(root, text) {
	const found = [];
	const waiting = [{
		node: root,
		depth: 0
	}];
	for (let next = waiting.pop(); next !== void 0; next = waiting.pop()) {
		const { node, depth } = next;
		if (depth > maxDepth) return [{
			span: spanOf(node, text),
			message: "The YAML is nested too deeply."
		}];
		if (isSeq(node)) for (const item of node.items) waiting.push({
			node: item,
			depth: depth + 1
		});
		if (!isMap(node)) continue;
		const seen = new Set();
		for (const { key, value } of node.items) {
			const name = keyText(key);
			const span = spanOf(key, text);
			if (name === void 0) found.push({
				span,
				message: "A key must be a string."
			});
			else if (name === "__proto__") found.push({
				span,
				message: "`__proto__` is not a key of the policy."
			});
			else if (seen.has(name)) found.push({
				span,
				message: `\`${shownValue(name)}\` is defined twice in one map.`
			});
			seen.add(name);
			waiting.push({
				node: value,
				depth: depth + 1
			});
		}
	}
	return found.sort((a, b) => a.span.start - b.span.start);
}
function placesIn(root, follow, text) {
	const indexes = new WeakMap();
	const pairs = (node) => {
		if (!isMap(node)) return void 0;
		const index = indexes.get(node) ?? new Map(node.items.map((pair) => [keyText(pair.key), pair]));
		indexes.set(node, index);
		return index;
	};
	const walk = (path) => {
		let node = follow(root);
		let pair;
		for (const part of path) {
			pair = pairs(node)?.get(part);
			const child = isSeq(node) ? follow(node.items[Number(part)]) : follow(pair?.value);
			if (child === void 0 || child === null) return {
				node: pair?.key ?? node,
				...pair && { pair }
			};
			node = child;
		}
		return {
			node,
			...pair && { pair }
		};
	};
	return {
		place: (path) => spanOf(walk(path).node, text),
		key: (path) => {
			const { node, pair } = walk(path);
			return spanOf(pair?.key ?? node, text);
		}
	};
}
function keyText(key) {
	return isScalar(key) && typeof key.value === "string" ? key.value : void 0;
}
function spanOf(node, text) {
	const range = node?.range;
	return range == null ? spanFrom(0, 0) : spanFrom(range[0], Math.min(range[1], text.length));
}
function spanFrom(start, end) {
	return {
		start,
		end: Math.max(start, end)
	};
}
function shownValue(text) {
	const line = text.replace(/\s+/g, " ");
	return line.length > 100 ? `${line.slice(0, 100)}…` : line;
}
function many(value) {
	return value === void 0 ? [] : [value].flat();
}
// lib/config/policy/schema/setting-schema.js
function textSchema(expected, test = isSingleLine) {
	return string({ error: expected }).refine(test, { error: expected }).describe(expected);
}
function word(...words) {
	const quoted = words.map((one) => `\`${one}\``).join(", ");
	return _enum(words, { error: words.length === 1 ? quoted : `one of ${quoted}` });
}
function oneOrMany(item, expected) {
	return union([item, array(item, { error: expected }).max(maxItems, { error: fewer })]);
}
function list(item, expected) {
	return array(item, { error: expected }).max(maxItems, { error: fewer });
}
function map(shape, expected) {
	return strictObject(shape, { error: expected });
}
const flagSchema = boolean({ error: flagExpected });
const maxItems = 1e4;
const fewer = `a list of at most ${maxItems}`;
function nonEmptyLines(candidate) {
	return isSingleLine(candidate.replace(/[\t\r\n]+/g, " "));
}
function asNonEmpty(words) {
	return words;
}
const noNames = {
	checks: [],
	presets: []
};
const globsSchema = schemaOf(globs.yaml(noNames));
const durationSchema = schemaOf(duration.yaml(noNames));
const timestampSchema = schemaOf(timestamp.yaml(noNames));
const imageGlob = textSchema("a glob over image names without tag, such as `registry.example.com/acme/*`", isNameGlob);
const prefix = textSchema("a registry such as `registry.example.com`, or a prefix such as `docker.io/acme`", (value) => /^[a-z0-9][a-z0-9.-]{0,254}(?::\d{1,5})?(?:\/[a-z0-9._-]{1,128}){0,16}$/.test(value));
const name = textSchema("a single line of text");
const level = word("error", "warning", "notice", "off");
const policyInputs = inputTable.filter(({ inPolicy }) => inPolicy !== false);
const settingNames = policyInputs.map((input) => input.name);
const inputOnlyNames = inputTable.map((input) => input.name).filter((input) => !settingNames.includes(input));
function settingSchemas(names) {
	return Object.fromEntries(policyInputs.map((input) => [input.name, schemaOf(input.type.yaml(names)).describe(input.text)]));
}
function schemaOf(type) {
	return anySchemaOf(type);
}
function anySchemaOf(type) {
	switch (type.is) {
		case "word": return word(...asNonEmpty(type.words));
		case "boolean": return flagSchema;
		case "text": return textSchema(type.expected, type.accepts);
		case "list": return list(anySchemaOf(type.of), type.expected);
		case "either": return union(type.types.map(anySchemaOf));
	}
}
// lib/config/policy/schema/update-schema.js
const groupName = textSchema("a name of at most 40 lower-case letters, digits and single hyphens, which does not end in `-next` and is not `lock`", (text) => /^(?!lock$)[a-z0-9]+(?:-[a-z0-9]+)*(?<!-next)$/.test(text) && text.length <= 40);
const label = textSchema("a label of at most 50 characters", (text) => /^[^\p{Cc},]{1,50}$/u.test(text));
const group = map({
	name: groupName.describe("Ends the name of the branch"),
	images: list(imageGlob, "a list of globs over image names").min(1, { error: "at least one glob" })
}, "a map with `name` and `images`");
const skip = map({
	image: imageGlob.describe("As in `waivers`"),
	tag: textSchema("a glob over tags, such as `20*`", isNameGlob).optional(),
	until: timestampSchema.optional().describe("A day counts until its end, UTC; without it, until the entry is removed"),
	reason: textSchema("text that explains why the image is not updated", nonEmptyLines).describe("Why the image is not updated"),
	owner: name.optional()
}, "a map with `image` and `reason`");
const maxGroups = 20;
const updateSections = {
	"pull-requests": map({
		groups: list(group, "a list of groups").max(maxGroups, { error: `a list of at most ${maxGroups} groups` }).refine((groups) => new Set(groups.map((one) => one?.name)).size === groups.length, { error: "a list of groups with different names" }).optional().describe("Each group has a pull request of its own; an image belongs to the first group that matches"),
		automerge: map({ label: label.describe("Added while every update of the pull request is known to be quiet") }, "a map with `label`").optional(),
		checkboxes: flagSchema.optional().describe("False: no checkboxes in the text of the pull request (default: true)"),
		dashboard: flagSchema.optional().describe("True: the tracking issue of `audit` lists the pull requests of pins and the skips (default: false)")
	}, "a map with `groups`, `automerge`, `checkboxes` or `dashboard`").nullish(),
	skips: list(skip, "a list of skips").nullish().describe("Images that `pin` leaves as they are")
};
const skipsSchema = object({ skips: updateSections.skips });
// lib/config/policy/edits/updates.js
function skipsOf({ skips }, at) {
	return (skips ?? []).map(({ image, tag, until, reason, owner }, index) => ({
		at: at("skips", index),
		image,
		reason: reason.trim().replace(/[\t\r\n ]+/g, " "),
		...compact({
			tag,
			owner,
			until: until === void 0 ? void 0 : parseInstant(until)
		})
	}));
}
function pullRequestRules({ "pull-requests": rules }) {
	const { groups, automerge, checkboxes, dashboard } = rules ?? {};
	return compact({
		groups,
		automergeLabel: automerge?.label,
		checkboxes,
		dashboard
	});
}
function updateOrigins({ "pull-requests": rules }, at) {
	return Object.entries(rules ?? {}).map(([key, value]) => ({
		name: `pull-requests.${key}`,
		value: JSON.stringify(value),
		from: at("pull-requests", key)
	}));
}
function readSkips(source) {
	const yaml = parsePolicyYaml(source);
	if ("issues" in yaml) return { issue: yaml.issues[0]?.message ?? "The YAML cannot be read." };
	const parsed = skipsSchema.safeParse(yaml.data ?? {});
	if (!parsed.success) return { issue: "Its `skips` are invalid." };
	const at = (...path) => ({
		file: source.path,
		span: yaml.place(path)
	});
	return { skips: skipsOf(parsed.data, at) };
}
export { word as C, shownValue as E, timestampSchema as S, parsePolicyYaml as T, oneOrMany as _, updateSections as a, settingSchemas as b, flagSchema as c, inputOnlyNames as d, level as f, nonEmptyLines as g, name as h, updateOrigins as i, globsSchema as l, map as m, readSkips as n, asNonEmpty as o, list as p, skipsOf as r, durationSchema as s, pullRequestRules as t, imageGlob as u, prefix as v, many as w, textSchema as x, settingNames as y };
