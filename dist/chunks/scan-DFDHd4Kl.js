import { n as __exportAll } from "./rolldown-runtime-BrvMwczA.js";
import { $ as parseDuration, H as memoizeAsync, K as canonicalRegistry, N as withImpliedTag, R as jsonParts, V as withLineEnd, W as whileUnderWay, _t as addToGroup, b as positionsOf, et as parseInstant, ft as isPathGlob, n as scanCheckout, nt as compareText, ot as plain, st as plural, vt as append, wt as withFields, yt as compact } from "./reading-DT2Pr2dB.js";
import { accessSync, constants, copyFileSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { lstat, mkdir, open, rename, rm } from "node:fs/promises";
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { availableParallelism, tmpdir } from "node:os";
// lib/model/text/did-you-mean.js
const minBegun = 3;
function nearest(word, known) {
	if (word.length > 64) return void 0;
	const begun = known.find((candidate) => word.length >= minBegun && candidate.startsWith(word.toLowerCase()));
	if (begun !== void 0) return begun;
	const best = known.map((candidate) => ({
		candidate,
		distance: distance(word.toLowerCase(), candidate)
	})).sort((a, b) => a.distance - b.distance)[0];
	return best !== void 0 && best.distance <= Math.max(1, word.length / 3) ? best.candidate : void 0;
}
function suggestion(word, known) {
	const best = nearest(word, known);
	return best === void 0 ? "" : ` Did you mean \`${best}\`?`;
}
function distance(a, b) {
	let beforeLast = [];
	let last = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let i = 1; i <= a.length; i += 1) {
		const row = [i];
		for (let j = 1; j <= b.length; j += 1) {
			const substitution = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (beforeLast[j - 2] ?? 0) + 1 : substitution;
			row.push(Math.min(substitution, swap, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
		}
		[beforeLast, last] = [last, row];
	}
	return last[b.length] ?? 0;
}
// lib/model/run/address.js
function parseAddress(text) {
	if (!URL.canParse(text)) return { issue: "is not a URL such as `https://api.example.com`" };
	const url = new URL(text);
	if (url.username !== "" || url.password !== "") return { issue: "must not contain a user name or password" };
	if (url.search !== "" || url.hash !== "") return { issue: "must not contain a query or a fragment" };
	if (url.protocol === "http:" && !isLoopback(url.hostname)) return { issue: "must use https; http is for loopback only" };
	if (url.protocol !== "https:" && url.protocol !== "http:") return { issue: "must use https" };
	return { address: url.href.replace(/\/+$/, "") };
}
function isLoopback(hostname) {
	return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
function isPublicName(hostname) {
	return hostname.includes(".") && /[a-z]/.test(hostname.split(".").at(-1) ?? "") && !isLoopback(hostname);
}
function isAudienceOf(address, audience) {
	const { host, origin } = new URL(address);
	return audience === host || audience === origin;
}
// lib/model/run/secret.js
var Secret = class {
	#value;
	constructor(value) {
		this.#value = value;
	}
	expose() {
		return this.#value;
	}
	toString() {
		return "***";
	}
	toJSON() {
		return "***";
	}
	[Symbol.for("nodejs.util.inspect.custom")]() {
		return "***";
	}
};
// lib/model/inputs/basic-types.js
function oneOf(...words) {
	return {
		read: (text) => readWord(text, words),
		yaml: () => ({
			is: "word",
			words
		}),
		none: void 0
	};
}
const flag = {
	read(text) {
		if (text === "true" || text === "false") return { value: text === "true" };
		return { rejected: [{
			text,
			expected: flagExpected,
			hint: flagHint(text)
		}] };
	},
	yaml: () => ({ is: "boolean" }),
	none: void 0
};
const flagExpected = "`true` or `false`";
function flagHint(text) {
	const synonym = {
		yes: "true",
		on: "true",
		no: "false",
		off: "false"
	}[text.toLowerCase()];
	return synonym === void 0 ? suggestion(text, ["true", "false"]) : ` Did you mean \`${synonym}\`?`;
}
function text(expected = "a single line of text", accepts = isSingleLine) {
	return parsed(expected, (value) => accepts(value) ? value : void 0);
}
function matching(pattern, expected) {
	return text(expected, (value) => pattern.test(value));
}
const duration = parsed("a duration such as `36h`, `14d`, `2w` or `P14D`", parseDuration);
const timeLimit = parsed("a duration such as `90s` or `10m`", (value) => parseDuration(value) || void 0);
const timestamp = parsed("a day such as `2026-12-01` (until its end, UTC) or a timestamp such as `2026-12-01T12:00:00Z`", parseInstant);
const positiveNumber = parsed("a number from 1 to 9999", (value) => /^[1-9][0-9]{0,3}$/.test(value) ? Number(value) : void 0);
const address$1 = {
	read(text) {
		const result = parseAddress(text);
		if ("address" in result) return { value: result.address };
		return { rejected: [{
			text,
			expected: addressExpected,
			reason: result.issue
		}] };
	},
	yaml: () => ({
		is: "text",
		expected: addressExpected,
		accepts: (value) => "address" in parseAddress(value)
	}),
	none: void 0
};
const addressExpected = "an https URL such as `https://api.example.com`";
const secret = {
	read: (value) => ({ value: new Secret(value) }),
	yaml: () => ({
		is: "text",
		expected: "a credential",
		accepts: () => false
	}),
	none: void 0,
	secret: true
};
function lines(item, expected) {
	return {
		read(text, names) {
			const values = distinctLines(text);
			const rejected = values.flatMap((value) => {
				const reading = item.read(value, names);
				return "rejected" in reading ? reading.rejected : [];
			});
			return rejected.length > 0 ? { rejected } : { value: values };
		},
		yaml(names) {
			const of = item.yaml(names);
			return {
				is: "either",
				types: [of, {
					is: "list",
					of,
					expected
				}]
			};
		},
		none: []
	};
}
const globs = lines(text("a glob relative to the checkout, such as `deploy/**`", isPathGlob), "a list of globs relative to the checkout");
function parsed(expected, parse) {
	return {
		read(text) {
			const value = parse(text);
			return value === void 0 ? { rejected: [{
				text,
				expected
			}] } : { value };
		},
		yaml: () => ({
			is: "text",
			expected,
			accepts: (value) => parse(value) !== void 0
		}),
		none: void 0
	};
}
function readWord(text, words) {
	const value = words.find((word) => word === text);
	if (value !== void 0) return { value };
	return { rejected: [{
		text,
		expected: words.length === 1 ? quoted(words) : `one of ${quoted(words)}`,
		hint: suggestion(text, words)
	}] };
}
function quoted(words) {
	return words.map((word) => `\`${word}\``).join(", ");
}
function distinctLines(text) {
	const values = text.split("\n").map((line) => line.trim());
	return [...new Set(values.filter((line) => line !== ""))];
}
function isSingleLine(candidate) {
	return candidate.trim() !== "" && candidate.length <= 4096 && !/\p{Cc}/u.test(candidate);
}
// lib/model/images/source-strength.js
const sourceStrengths = [
	"complete",
	"windowed",
	"witness",
	"observed",
	"timestamps"
];
const historyKinds = [
	"quay",
	"harbor",
	"gitlab",
	"oci"
];
// lib/model/judgement/finding.js
const severities = [
	"error",
	"warning",
	"notice"
];
// lib/model/inputs/special-types.js
const presetName = {
	read: (text, { presets }) => readWord(text, presets),
	yaml: ({ presets }) => ({
		is: "word",
		words: presets
	}),
	none: void 0
};
const nameList = lines(text(), "a list of names");
const outputFile = {
	...text(),
	yaml: () => fileInCheckout
};
const fileInCheckout = {
	is: "text",
	expected: "the path of a file inside the checkout",
	accepts: (value) => isSingleLine(value) && !/^[/\\]|^[a-z]:|\\/i.test(value) && !value.split("/").includes("..")
};
const failOnLevels = [...severities, "none"];
const failOn = {
	read(text, { checks }) {
		const words = distinctLines(text.replaceAll(",", "\n"));
		const [only = ""] = words;
		if (words.length === 1 && failOnLevels.includes(only)) return { value: only };
		const rejected = words.filter((word) => !checks.includes(word)).map((word) => ({
			text: word,
			expected: `one of ${quoted(failOnLevels)}, or a list of check ids`,
			hint: suggestion(word, [...failOnLevels, ...checks])
		}));
		return rejected.length > 0 ? { rejected } : { value: words };
	},
	yaml: ({ checks }) => ({
		is: "either",
		types: [{
			is: "word",
			words: [...failOnLevels, ...checks]
		}, {
			is: "list",
			of: {
				is: "word",
				words: checks
			},
			expected: `${quoted(failOnLevels)}, or a list of check ids`
		}]
	}),
	none: void 0
};
const defaultPolicyPath = ".github/tagproof.yml";
const defaultLedgerPath = ".github/tagproof.lock.json";
const ledger = {
	read(text) {
		if (text === "false") return { value: void 0 };
		if (text === "true") return { value: {
			path: defaultLedgerPath,
			create: true
		} };
		if (!text.startsWith("/") && !text.split(/[\\/]/).includes("..") && text.endsWith(".json")) return { value: {
			path: text,
			create: true
		} };
		return { rejected: [{
			text,
			expected: "`true`, `false`, or the path of a `.json` file inside the checkout"
		}] };
	},
	yaml: () => ({
		is: "either",
		types: [{ is: "boolean" }, fileInCheckout]
	}),
	none: {
		path: defaultLedgerPath,
		create: false
	}
};
const host = /^[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?(?::\d{1,5})?$/;
const expected = `\`none\`, or lines of a registry and its API such as \`quay.example.com=quay\` (${quoted(historyKinds)}), or of a registry and where documents of its history are, such as \`registry.example.com=file:histories\` or \`registry.example.com=https://histories.example.com\``;
const address = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[\w.~%-]+)*$/i;
const historySources = {
	read(text) {
		const lines = distinctLines(text);
		const hosts = {};
		const documents = {};
		const rejected = lines.flatMap((line) => {
			if (line === "none") return [];
			const entry = parseEntry(line);
			if (entry === void 0) return [{
				text: line,
				expected
			}];
			if ("kind" in entry) hosts[entry.host] = entry.kind;
			else documents[entry.host] = entry.location;
			return [];
		});
		if (rejected.length > 0) return { rejected };
		const places = Object.keys(documents).length === 0 ? {} : { documents };
		return { value: {
			wellKnown: !lines.includes("none"),
			hosts,
			...places
		} };
	},
	yaml: () => {
		const of = {
			is: "text",
			expected,
			accepts: (value) => value === "none" || parseEntry(value) !== void 0
		};
		return {
			is: "either",
			types: [of, {
				is: "list",
				of,
				expected
			}]
		};
	},
	none: {
		wellKnown: true,
		hosts: {}
	}
};
function parseEntry(line) {
	const [name = "", value = "", ...rest] = line.split("=");
	const canonical = host.test(name) && rest.length === 0 ? canonicalRegistry(name) : { issue: "" };
	if ("issue" in canonical) return void 0;
	const kind = historyKinds.find((one) => one === value);
	if (kind !== void 0) return {
		host: canonical.registry,
		kind
	};
	return isFolder(value) || address.test(value) && URL.canParse(value) ? {
		host: canonical.registry,
		location: value
	} : void 0;
}
function isFolder(place) {
	const [, path] = /^file:([^\\\p{Cc}]{1,1000})$/u.exec(place) ?? [];
	return path?.split("/").every((part) => !/^\.{0,2}$/.test(part)) === true;
}
// lib/model/inputs/delivery-rows.js
const branch = matching(/^(?!\/|-|.*(?:\.\.|\/\/|\/\.|\.lock(?:\/|$)|@\{))[\w./@+-]{1,200}(?<![/.])$/, "the name of a branch");
const deliveryRows = {
	comment: {
		type: oneOf("never", "on-findings", "always"),
		group: "output",
		text: "When to comment on the pull request and suggest fixes: `never`, `on-findings` or `always`. There is one comment, which is kept up to date",
		default: "never",
		combined: true
	},
	"fix-on-comment": {
		type: flag,
		group: "output",
		text: "`verify` only: the comment on a pull request offers to commit the pins, and a job that `/tagproof fix` sets off does it. See examples/fix-pull-request.yml",
		default: "false",
		combined: true
	},
	"pull-request": {
		type: flag,
		group: "output",
		text: "`pin` only: push a branch and open or update one pull request",
		default: "false",
		combined: true
	},
	"pull-request-branch": {
		type: branch,
		group: "output",
		text: "Branch to push for the pull request",
		default: "tagproof/pins",
		combined: true
	},
	"pull-request-base": {
		type: branch,
		group: "output",
		text: "Base branch of the pull request",
		otherwise: "the default branch",
		combined: true
	},
	"pull-request-labels": {
		type: nameList,
		group: "output",
		text: "Labels to add when the pull request is opened, one per line",
		combined: true
	},
	"pull-request-reviewers": {
		type: lines(matching(/^[\w.-]{1,100}(?:\/[\w.-]{1,100})?$/, "a login, or a team as `organization/team`"), "a list of logins and teams"),
		group: "output",
		text: "Reviewers to request when the pull request is opened, one per line: logins, or teams as `organization/team`",
		combined: true
	},
	issue: {
		type: flag,
		group: "output",
		text: "`audit` only: keep one tracking issue up to date, and close it when nothing is left to fix",
		default: "false",
		combined: true
	},
	"github-token": {
		type: secret,
		group: "authentication",
		text: "Token for the GitHub API: base commits, comments, pull requests and issues",
		otherwise: "the job's token",
		inPolicy: false,
		byRunner: "${{ github.token }}"
	},
	report: {
		type: outputFile,
		group: "output",
		text: "Path of the JSON report",
		otherwise: "a file in the runner's temp folder"
	},
	sarif: {
		type: outputFile,
		group: "output",
		text: "Path of a SARIF file for code scanning; not written if the run is incomplete"
	},
	"code-quality": {
		type: outputFile,
		group: "output",
		text: "Path of a Code Quality report, which GitLab shows in merge requests"
	},
	junit: {
		type: outputFile,
		group: "output",
		text: "Path of a JUnit XML report, with a test for each reference"
	},
	html: {
		type: outputFile,
		group: "output",
		text: "Path of a self-contained HTML report"
	}
};
const evaluationRows = {
	paths: {
		type: globs,
		group: "scope",
		text: "Globs of files to scan, one per line. It is an error if a glob matches no file, unless it starts with `**`. If not set, folders named `node_modules`, `vendor` and `third_party` are skipped, except for files that other files name",
		otherwise: "all known formats"
	},
	exclude: {
		type: globs,
		group: "scope",
		text: "Globs of files to skip, one per line"
	},
	config: {
		type: matching(/^(?![/\\]|[A-Za-z]:)(?!(?:[^/\\]*[/\\])*\.\.(?:[/\\]|$))[^\0]{1,1024}$/, "the path of a file relative to the checkout"),
		group: "policy",
		text: "Path to the policy file. It can set any input except `base`, `config`, `policy-from`, `oidc-token-file`, `oidc-token-env` and tokens",
		otherwise: `\`${defaultPolicyPath}\` if present`,
		combined: true,
		inPolicy: false
	},
	base: {
		type: matching(/^(?![-/.])(?!.*(?:\.\.|\/\/|@\{|\.lock$|[/.]$))[^\x00-\x20\x7f~^:?*[\\]{1,255}$/, "the name of a branch, or a full commit hash"),
		group: "policy",
		text: "The branch that the change is merged into, or a commit of it: policy, waivers and ledger are those of its newest commit. Needed only where the CI system does not say it",
		otherwise: "what the CI system says",
		inPolicy: false
	},
	"policy-from": {
		type: oneOf("base", "head"),
		group: "policy",
		text: "Which policy applies to a change: that of its base (`base`) or of the checkout (`head`). The change never says where credentials are sent",
		default: "base",
		combined: true,
		inPolicy: false
	},
	"max-age": {
		type: duration,
		group: "policy",
		text: "How long a pin may stay behind the current digest before it is reported as stale (`36h`, `14d`, `2w`, `P14D`)",
		default: "14d",
		field: "maxAgeMs"
	},
	"min-age": {
		type: duration,
		group: "policy",
		text: "Cool-down: how long a tag must have pointed to a digest before it counts as current",
		default: "0d",
		field: "minAgeMs"
	},
	"eol-warning": {
		type: duration,
		group: "policy",
		text: "How long before its announced end of life a tag is reported. `0d`: the platform is not asked for announcements",
		default: "30d",
		field: "eolWarningMs"
	},
	"end-of-life": {
		type: oneOf("snapshot", "online", "off"),
		group: "policy",
		text: "How the end of life of images is found that the platform does not have: by the list in this release (`snapshot`), by the API of endoflife.date as well (`online`, which sends the names of the products that are in use), or not (`off`)",
		default: "snapshot"
	},
	"as-of": {
		type: timestamp,
		group: "policy",
		text: "Evaluate tag histories as of this timestamp (`2026-11-01T12:00:00Z`, or a day for its end)",
		otherwise: "now"
	},
	artifacts: {
		type: nameList,
		group: "scope",
		text: "Names of artifacts to look up advisories for, one per line",
		needsPlatform: true
	},
	sbom: {
		type: globs,
		group: "scope",
		text: "Globs of SBOM files in the checkout whose packages are looked up in the advisories, one per line (SPDX 2.x, CycloneDX 1.4 to 1.6 or apko lock files, as JSON)",
		needsPlatform: true
	},
	"sbom-from-registry": {
		type: flag,
		group: "scope",
		text: "Look up advisories for the packages in SBOMs attached to the pinned images in the registry",
		default: "false",
		needsPlatform: true
	},
	"vulnerability-reports": {
		type: flag,
		group: "scope",
		text: "Use the vulnerability reports of the platform's scanner for the pinned images",
		default: "false",
		needsPlatform: true
	},
	"compare-signers": {
		type: flag,
		group: "scope",
		text: "Read the signatures of all pinned images and of the three digests before each, and report a signer that changed",
		default: "false"
	},
	signers: {
		type: oneOf("known", "none"),
		group: "scope",
		text: "Whether the signatures of publishers that document how they sign (`known`) prove pins that nothing else proves. Nothing is found fault with for lacking one",
		default: "known"
	},
	"sigstore-root": {
		type: oneOf("package", "refresh"),
		group: "policy",
		text: "Which trusted root of Sigstore's public instance signatures are verified under: that of this release (`package`), or the current one (`refresh`, which asks Sigstore's update repository). If it cannot be refreshed, that of this release is used and the run is incomplete",
		default: "package"
	},
	timeout: {
		type: timeLimit,
		group: "scope",
		text: "How long a run may take (`90s`, `10m`). What is not known by then is reported as not verified. Keep it below the time limit of the job",
		default: "10m",
		field: "timeoutMs"
	},
	"fail-on": {
		type: failOn,
		group: "policy",
		text: "Lowest severity that fails the gate (`error`, `warning`, `notice` or `none`), or a list of check ids",
		otherwise: "`error` (`none` in `audit`)",
		combined: true
	},
	"on-incomplete": {
		type: oneOf("fail", "warn", "strict"),
		group: "policy",
		text: "Whether to `fail` or `warn` if something could not be verified. Where `new-only` applies, `fail` is about what the change touches, and the rest is said; `strict` fails for that too",
		default: "fail"
	},
	forecast: {
		type: flag,
		group: "policy",
		text: "`pin` only: say what each new digest changes, from manifests, configurations and SBOMs in the registry",
		default: "true"
	},
	hold: {
		type: lines(oneOf("introduces", "platform-lost"), "a list of `introduces` and `platform-lost`"),
		group: "policy",
		text: "`pin` only: do not write a new digest that introduces an advisory (`introduces`), or has no image for a platform in use (`platform-lost`), one per line. The newest of the 5 builds before it that does neither is written instead"
	},
	limit: {
		type: positiveNumber,
		group: "policy",
		text: "`pin` only: write at most so many images in one run, the longest outdated first, those without a digest last. The next run writes the next ones once these are merged",
		otherwise: "no limit"
	},
	"pin-form": {
		type: oneOf("tag-and-digest", "digest"),
		group: "policy",
		text: "How `pin` writes a digest: behind the tag (`tag-and-digest`), or in its place where a comment at the end of the line can keep the tag (`digest`), as in `image: node@sha256:… # 22.1`",
		default: "tag-and-digest"
	},
	ledger: {
		type: ledger,
		group: "policy",
		text: "Ledger of observed digests for registries without tag history. `true`: `pin` creates the default file; a path: use that file; `false`: disabled",
		otherwise: `\`${defaultLedgerPath}\` if present`
	},
	"history-sources": {
		type: historySources,
		group: "platform",
		text: "Which registries are asked for tag histories by their own API, one per line with the kind of the API: `quay.example.com=quay`; or where documents of its history are: `registry.example.com=file:histories`, `=https://…`. `none` asks no registry, not even the well-known ones",
		otherwise: "public registries that are known to keep a history",
		directs: true
	},
	"new-only": {
		type: flag,
		group: "policy",
		text: "On pull requests, in merge queues and on other changes, only what the change introduces fails the gate. What the base has already is said, and counts on the default branch and in audits. A digest that never belonged to its tag, a wrong signer and a rewritten ledger always count",
		otherwise: "`true` (`false` in `audit`)"
	}
};
const cacheRows = { cache: {
	type: text(),
	group: "scope",
	text: "Folder, outside the checkout, in which what can be proved to hold still is kept between runs; `off` for none",
	otherwise: "the environment variable `TAGPROOF_CACHE`, else none",
	inPolicy: false
} };
// lib/model/inputs/platform-rows.js
const uidOf = (example) => matching(/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]{1,128}(?:\/[\w.-]{1,128}){0,20}$/, `a UID such as \`${example}\``);
const platformRows = {
	platform: {
		type: presetName,
		group: "platform",
		text: "Platform preset, such as `chainguard`; `base-url`, `registry-url`, `issuer-url`, `history-service` and `public-organization` override parts of it",
		combined: true,
		directs: true
	},
	"base-url": {
		type: address$1,
		group: "platform",
		text: "Platform API URL",
		combined: true,
		directs: true
	},
	"registry-url": {
		type: address$1,
		group: "platform",
		text: "Container registry URL",
		combined: true,
		directs: true
	},
	"issuer-url": {
		type: address$1,
		group: "platform",
		text: "Token exchange URL",
		otherwise: "`base-url`",
		combined: true,
		directs: true
	},
	transport: {
		type: oneOf("rest", "grpc"),
		group: "platform",
		text: "How the platform API is called: `rest`, or `grpc` on the host of `base-url`. Tag histories and the token exchange always use REST",
		default: "rest",
		needsPlatform: true
	},
	"history-service": {
		type: matching(/^[\w.-]{1,64}$/, "one path segment such as `_service`"),
		group: "platform",
		text: "Path segment of the tag history endpoint",
		default: "_service",
		combined: true,
		directs: true
	},
	"public-organization": {
		type: text(),
		group: "platform",
		text: "Name of the organization that publishes the public images",
		combined: true
	},
	identity: {
		type: uidOf("<40 hex>/<16 hex>"),
		group: "authentication",
		text: "UID of the identity to assume with the workflow's OIDC token",
		directs: true,
		needsPlatform: true
	},
	group: {
		type: uidOf("<40 hex>"),
		group: "authentication",
		text: "UID of the organization whose repositories and tags are listed",
		otherwise: "the part of `identity` before its last `/`",
		directs: true
	},
	"oidc-audience": {
		type: text(),
		group: "authentication",
		text: "Audience to request for the OIDC token. A policy cannot send it to another host than its audience",
		otherwise: "host of `issuer-url`",
		combined: true,
		directs: true
	},
	"oidc-token-file": {
		type: text(),
		group: "authentication",
		text: "File with the OIDC token, such as a projected token of Kubernetes, instead of the one that the CI system issues",
		inPolicy: false,
		needsPlatform: true
	},
	"oidc-token-env": {
		type: matching(/^[A-Za-z_]\w{0,255}$/, "the name of an environment variable"),
		group: "authentication",
		text: "Environment variable with the OIDC token, instead of the one that the CI system issues",
		inPolicy: false,
		needsPlatform: true
	},
	token: {
		type: secret,
		group: "authentication",
		text: "Existing platform access token; skips the OIDC token exchange",
		inPolicy: false,
		needsPlatform: true
	},
	"registry-token": {
		type: secret,
		group: "authentication",
		text: "Existing registry access token; skips the OIDC token exchange",
		inPolicy: false,
		needsPlatform: true
	}
};
// lib/model/inputs/table.js
const inputs = {
	mode: {
		type: oneOf("verify", "pin", "audit"),
		group: "policy",
		text: "`verify` (read-only gate), `pin` (write digests) or `audit` (read-only report that fails only if `fail-on` is set)",
		default: "verify"
	},
	...platformRows,
	...evaluationRows,
	...cacheRows,
	...deliveryRows
};
const inputTable = Object.entries(inputs).map(([name, row]) => ({
	...row,
	name
}));
function fieldOf({ name, field, combined }) {
	if (combined) return void 0;
	return field ?? name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
// lib/command/flag-texts.js
const inputFlags = inputTable.map(({ name }) => name).filter((name) => name !== "mode");
const booleanInputs = inputTable.filter(({ type }) => type === flag).map(({ name }) => name);
const essentialInputs = [
	"platform",
	"identity",
	"token",
	"paths",
	"exclude",
	"config",
	"max-age",
	"fail-on",
	"report",
	"html"
];
const setupTexts = {
	"setup platform": "Platform preset (default: derived from the images found)",
	"setup token": "Platform access token (default: TAGPROOF_TOKEN, or the one that chainctl stored)",
	"setup group": "Name or uid of the organization in which the identity is created (default: the only one)",
	"setup repository": "Name of the repository on its CI host (default: that of the remote origin)",
	"setup issuer": "Issuer of the workflow's tokens (default: that of the CI host)",
	"setup action": "OWNER/REPO@SHA of the action, with the full commit SHA",
	ci: "CI host: github, gitlab, azure, bitbucket, jenkins or buildkite (default: that of the remote origin)",
	server: "Address of the CI host (default: that of the remote origin)",
	branch: "Default branch (default: the repository's own)",
	yes: "Ask nothing, and do it",
	try: "Also verify the images of the repository",
	incident: "Play an attack from the night to the morning after instead: a stolen token moves a tag",
	undo: "Delete the identity with its bindings, and the files that nobody has edited since"
};
const platformTokenText = "Platform access token (required, unless TAGPROOF_TOKEN is set)";
const ownTexts = {
	start: "Only show entries at or after this timestamp (ISO 8601)",
	end: "Only show entries before this timestamp (ISO 8601)",
	"image-platform": "Platform of the images to compare, such as linux/amd64; repeatable (default: all)",
	key: "Public key (PEM) that may have signed the image; repeatable",
	"trusted-root": "Trusted root of a private Sigstore; repeatable",
	"signatures github-token": "Token for the GitHub API: attestations of private repositories",
	port: "First of five consecutive ports (default: five free ports)",
	state: "JSON file with the state of the platform",
	faults: "JSON file with faults to inject",
	"tls-cert": "File with the certificate (PEM) to serve over HTTPS; requires --tls-key",
	"tls-key": "File with the private key (PEM) of --tls-cert",
	seed: "Whole number from which ids, keys and tokens are derived (default: random keys and tokens)",
	clock: "Timestamp at which the clock of the platform starts (default: now)",
	example: "Also list the images that the registry serves",
	repository: "OWNER/REPO whose workflows may assume the identity",
	ref: "Branch or full ref that the workflow runs on (default: main)",
	environment: "Deployment environment of the job",
	order: "Order of the list: name, created, moved or ended; with desc for the opposite order",
	as: "Engine: buildkit, buildx, admission, kyverno or talos (required)",
	out: "File to write instead of printing",
	"enforce check": "File to compare: nothing is written, and what differs is printed; exit with 1 if anything does",
	csv: "Print comma-separated values on standard output",
	from: "Output of kubectl get pods -A -o json, or of docker inspect for containers and their images; repeatable",
	unused: "Only list tags of which no use was found",
	"used-in": "Results of audits (merge --output, or audit --shard --report) whose references are uses, too; repeatable",
	"images image": "Globs over the names of images, such as node; repeatable (default: all)",
	"images group": "UID of the organization whose images are listed",
	"tag group": "UID of the organization that has the image",
	"identity create pull-request": "Match the workflows of pull requests",
	"identity create group": "UID of the organization in which the identity is created",
	"identity list group": "UID of the organization whose identities are listed",
	"identity update identity": "UID of the identity to change",
	"identity update repository": "OWNER/REPO whose workflows may assume the identity (default: as now)",
	"identity update ref": "Branch or full ref that the workflow runs on (default: as now)",
	"identity update pull-request": "Match the workflows of pull requests",
	"identity update issuer": "Issuer of the workflow's tokens (default: as now)",
	"identity update name": "New name of the identity",
	"identity explain identity": "UID of the identity to compare with",
	"identity delete identity": "UID of the identity to delete",
	"audit repository": "Repository to audit through the GitHub API instead of a folder: OWNER/REPO or OWNER/REPO@REF; repeatable",
	"audit shard": "Name of the shard, such as 3/8. --report then is a file for tagproof merge, even for a single repository",
	"json-lines": "Write the lines of the shard to standard output instead of a file, for another program to collect",
	since: "JSON report of an earlier audit: the report says what changed since then",
	"replay fail-on": "Lowest severity that fails the gate (error, warning, notice or none), or a list of check ids (default: the report's)",
	"replay on-incomplete": "Whether to fail or warn if something could not be verified (default: the report's)",
	"replay max-age": "How long a pin may stay behind the current digest before it is reported as stale (36h, 14d, 2w, P14D) (default: the report's)",
	"replay as-of": "Evaluate as of this timestamp (2026-11-01T12:00:00Z, or a day for its end) (default: the report's)",
	"replay config": "Policy file to apply instead of the recorded one",
	list: "File that lists repositories as OWNER/REPO, one per line, instead of an organization",
	shards: "Maximum number of jobs, up to 256 (default: 8)",
	match: "Only include repositories whose name (or OWNER/REPO) matches one of these globs; repeatable",
	"plan exclude": "Leave out repositories whose name (or OWNER/REPO) matches one of these globs; repeatable",
	topic: "Only include repositories with one of these topics; repeatable",
	"plan since": "Results of the last night (merge --output): repositories with common images share a shard, and with --output only those are planned that have changed",
	"plan output": "File for the results of the last night that still hold; merge it with the shards",
	"plan known": "File for what still holds of the repositories that are planned: their audits then ask only about the other tags",
	"audit plan": "Output of tagproof plan: audit the repositories that it assigns to the shard",
	jobs: "How many shards run at the same time, if not all: each uses its part of what the CI host allows (default: all)",
	"audit known": "What tagproof plan knows of the audited repositories (plan --known)",
	full: "Plan every repository, whatever still holds",
	archived: "Include archived repositories",
	forks: "Include forks",
	"plan github-token": "Token for the GitHub API; only repositories that it can read are listed",
	plan: "Output of tagproof plan. A planned repository without a report makes the verdict incomplete",
	output: "File for the merged results, which a later merge can read",
	"merge report": "Path of the JSON report",
	"owner-id": "Numeric id of the owner, for repositories whose OIDC subjects include ids (created since July 2026)",
	"repository-id": "Numeric id of the repository, for the same subjects",
	issuer: "Issuer of the workflow's tokens (default: GitHub Actions)",
	role: "Roles to bind; repeatable (default: viewer and registry.pull)",
	name: "Name of the identity (default: derived from the repository)",
	"exposure image": "Image that was bad, without a tag, such as docker.io/checkmarx/kics; repeatable",
	"exposure tag": "Tag under which it was bad; repeatable (default: every tag)",
	"exposure digest": "Digest that is known to be bad; repeatable",
	"exposure repository": "OWNER/REPO whose runs are read (default: GITHUB_REPOSITORY)",
	"exposure github-token": "Token for the GitHub API with actions: read and contents: read",
	"exposure html": "Path of a page with a timeline",
	"exposure from": "When it became bad (ISO 8601, or a day for its start)",
	to: "When it was no longer served (ISO 8601, or a day for its end)",
	"max-requests": "Most requests to the GitHub API; what is left is unknown (default: 4500)",
	"token-file": "File with a workflow's OIDC token (default: request one from the runner)",
	check: "Check to waive",
	image: "Glob over image names (registry/repository)",
	tag: "Glob over tags",
	path: "Globs over the files of the findings; repeatable",
	artifact: "Artifact of an advisory",
	advisory: "Id of an advisory, or one of its aliases",
	reason: "Why this is accepted (required)",
	expires: "When the waiver expires: a day (its end, UTC) or a timestamp",
	owner: "Who is responsible for the waiver",
	acknowledged: "updateTime of the advisory that was accepted; a later update ends the waiver",
	"dry-run": "Print what would be done without doing it",
	"unpin image": "Glob over image names (registry/repository), of which the digests are removed; repeatable (default: all)",
	"unpin dry-run": "Print the changes as a patch for git apply, and write no file; the log goes to standard error",
	"pin dry-run": "Print the changes as a patch for git apply, and write no file of the checkout; the log goes to standard error",
	"check-rendered": "Take a file back if kubectl, kustomize, docker, helm or jsonnet of this machine renders more than digests of images differently",
	fix: "Write missing and outdated digests, as tagproof pin does, and verify the result",
	watch: "Run again when a file changes, until interrupted",
	"no-cache": "Neither read nor write a cache, wherever it is set",
	quiet: "Only print the verdict (-q)",
	verbose: "Also print the settings in effect, with their sources, and the number of requests (-v)",
	...setupTexts,
	action: "OWNER/REPO@SHA of the action, with the full commit SHA (default: the clone that the program runs from)",
	"init platform": "Platform preset for the workflow (default: derived from the images found)",
	"init identity": "UID of the identity that the workflow assumes",
	write: "Write both files; existing files are never overwritten",
	pinned: "Only list references that are not pinned; exit with 1 if there are any",
	json: "Print one JSON document on standard output; the log goes to standard error",
	help: "Show this help",
	"help-all": "Show this help with all flags",
	"no-color": "Disable colors and links"
};
const inputsByName = new Map(inputTable.map((input) => [input.name, input]));
function flagText(command, flag) {
	const special = flag === "token" && /^(?:identity|images|tag)\b/.test(command) ? platformTokenText : ownTexts[`${command} ${flag}`];
	if (special !== void 0) return special;
	const input = inputsByName.get(flag);
	return input === void 0 ? ownTexts[flag] ?? "" : inputText(input);
}
const terminalDefaults = {
	token: "TAGPROOF_TOKEN",
	"registry-token": "TAGPROOF_REGISTRY_TOKEN",
	"github-token": "GITHUB_TOKEN",
	report: "no report file, except in a workflow"
};
function inputText({ name, text, default: fixed, otherwise }) {
	const fallback = terminalDefaults[name] ?? fixed ?? otherwise;
	const flagText = text.replace(", one per line", "; repeatable");
	return withFlags(fallback === void 0 ? flagText : `${flagText} (default: ${fallback})`);
}
function withFlags(text) {
	return text.replace(/`([^`]*)`/g, (_, code) => code !== "mode" && inputsByName.has(code) ? `--${code}` : code);
}
const headings = {
	platform: "Platform",
	authentication: "Authentication",
	scope: "Scope",
	policy: "Policy and gate",
	output: "Output"
};
const otherFlags = { scope: [
	"repository",
	"shard",
	"plan",
	"jobs",
	"json-lines",
	"since",
	"known"
] };
const flagGroups = Object.fromEntries(Object.keys(headings).map((group) => [headings[group], [...otherFlags[group] ?? [], ...namesIn(group)]]));
function namesIn(group) {
	return inputTable.filter((input) => input.group === group && input.name !== "mode").map(({ name }) => name);
}
// lib/model/failure.js
function isSignInCause(cause) {
	return [
		"sign-in",
		"no-permission",
		"fork",
		"dependabot"
	].includes(cause);
}
function isOutage(cause) {
	return cause !== "no-credential" && cause !== "no-history" && cause !== "history-incomplete";
}
var Failure = class extends Error {
	reason;
	name = "Failure";
	constructor(reason, message, options) {
		const limit = Error.stackTraceLimit;
		Error.stackTraceLimit = 0;
		super(message, options);
		this.reason = reason;
		Error.stackTraceLimit = limit;
	}
};
var LimitFailure = class extends Failure {};
function gapFrom(error, subject) {
	if (error instanceof Failure) return {
		cause: error.reason,
		subject,
		message: error.message
	};
	throw error;
}
function orGap(answer, subject) {
	return answer.catch((error) => gapFrom(error, subject));
}
function withFallback(answer, fallback, isExpected = isFailure) {
	return answer.catch((error) => {
		if (isExpected(error)) return fallback;
		throw error;
	});
}
function isFailure(error) {
	return error instanceof Failure;
}
function placesOfGaps(all) {
	const keyOf = ({ cause, subject, message }) => JSON.stringify([
		cause,
		subject,
		message
	]);
	const known = new Map();
	for (const { gaps, at } of all) for (const key of gaps.map(keyOf)) {
		const places = known.has(key) ? known.get(key) : new Set();
		for (const place of at ?? []) places?.add(place);
		known.set(key, at && places);
	}
	return (gap) => known.get(keyOf(gap));
}
function distinctGaps(gaps) {
	const known = new Map();
	const distinct = [];
	for (const gap of gaps) {
		const byMessage = known.get(gap.cause) ?? new Map();
		known.set(gap.cause, byMessage);
		const subjects = byMessage.get(gap.message) ?? new Set();
		byMessage.set(gap.message, subjects);
		if (subjects.has(gap.subject)) continue;
		subjects.add(gap.subject);
		distinct.push(gap);
	}
	return distinct;
}
// lib/model/text/decode.js
const notText = { unreadable: "it is not UTF-8 text" };
const decoder = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
function decodeText(bytes) {
	if (bytes.includes(0)) return notText;
	try {
		return { text: decoder.decode(bytes) };
	} catch {
		return notText;
	}
}
// lib/host/engine.js
const large = 104857600;
const growthPercent = 30;
const everyMs = 500;
function boundHeap() {
	const timer = setInterval(() => {
		const { total_heap_size: heap, external_memory: external } = getHeapStatistics();
		if (heap + external < large) return;
		setFlagsFromString(`--heap-growing-percent=${growthPercent}`);
		clearInterval(timer);
	}, everyMs);
	timer.unref();
}
const hasBudget = Number.parseInt(process.versions.v8, 10) < 13;
function compileLess() {
	if (hasBudget) setFlagsFromString("--interrupt-budget=300000");
	setFlagsFromString("--max-inlined-bytecode-size-cumulative=200");
}
// lib/host/messages.js
const certificateCodes = /CERT|UNABLE_TO_|CRL|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED/;
function hostUnreachable(host, code) {
	return `${host} cannot be reached (${code}). ${certificateCodes.test(code) ? "Its certificate is not trusted: set NODE_EXTRA_CA_CERTS to the file of your certificate authority" : "Check the address, the network and the proxy"}`;
}
function unknownProxy(host, scheme) {
	return `No request was sent to ${host}: the proxy that the environment names for it is a \`${scheme}//\` proxy, and only \`http://\` and \`https://\` proxies are supported. Set HTTPS_PROXY (or HTTP_PROXY) to such a proxy, or unset it`;
}
function hostTimedOut(host) {
	return `${host} did not respond in time`;
}
function noCompleteResponse(host, ms) {
	return `${host} did not send a complete response within ${ms / 1e3} seconds`;
}
function leadsAway(host) {
	return `No request was sent to ${host}: the response of a host in another network led there, and its address is one of this machine or of a private network. If that is intended, set HTTPS_PROXY to a proxy that may reach it`;
}
function proxyRefused(status) {
	return `the proxy returned HTTP ${status}`;
}
const fileProblems = {
	outside: "it is outside the checkout",
	notRegular: "it is not a regular file",
	linkOutside: "it is a symlink that leads to no file of the checkout",
	exists: "it already exists",
	changed: "it has changed since it was scanned",
	unlisted: "it cannot be listed",
	submodule: "it is a submodule, which is a different repository",
	emptySubmodule: "it is a submodule that is not checked out",
	missing: "the commit has no such file",
	tooLarge: (maxBytes) => `it is larger than ${maxBytes} bytes`
};
const gitProblems = {
	tooOld: (version, oldest) => `the git of this machine (${version || "of an unknown version"}) is older than ${oldest}, the oldest that is supported, so it is not asked which files there are. Install a newer git`,
	failed: "git cannot read the repository, or the folder for temporary files cannot be written, so not all files may be known. Clone the repository again"
};
function notWritten(reason) {
	return `It was not written: ${reason}`;
}
function outputsNotWritten(reason) {
	return `The outputs of the step could not be written to the file that GITHUB_OUTPUT names (${reason}), so later steps would read none or some of them. Free space on the disk of the runner, and re-run`;
}
function summaryNotWritten(reason) {
	return `The job summary could not be written (${reason}); the log and the report have the same. Free space on the disk of the runner`;
}
function noIdToken(reason) {
	return `The CI did not provide an OIDC token: ${reason}. Re-run the job`;
}
function programFailed(program, code) {
	return `the program \`${program}\` failed (${code})`;
}
const fetchedUnreadable = "The base branch was fetched, but git cannot read it. Re-run the job";
const eventUnreadable = "The runner's event file (GITHUB_EVENT_PATH) cannot be read. Re-run the job";
function noTokenInVariable(name) {
	return `The environment variable ${name}, which should have the OIDC token, is not set`;
}
function noTokenInFile(file, code) {
	return `${file}, which should have the OIDC token, cannot be read (${code})`;
}
const noTokenHere = "This job cannot request an OIDC token";
const notAToken = "The OIDC token is not a JSON Web Token, so it is not sent";
function foreignAudience(carried, wanted) {
	return `The OIDC token is issued for ${carried.map((audience) => `"${audience}"`).join(", ") || "no audience"}, not for "${wanted}", so it is not sent. Have it issued for that audience, or set \`oidc-audience\` to the one that it has`;
}
function cacheInCheckout(folder) {
	return `The cache ${folder} is not used, because it is in the checkout, where a change could bring its own. Set \`cache\` to a folder outside it`;
}
// lib/host/files/links.js
function isBelow(root, target) {
	const inside = path.relative(root, target);
	return inside.split(path.sep)[0] !== ".." && !path.isAbsolute(inside);
}
function linkedFile(root, file) {
	const stats = statsOf(file);
	if (stats === void 0) return { file };
	if (!stats.isSymbolicLink() || !isBelow(root, file)) return {
		file,
		stats
	};
	const below = realPathBelow(root, file);
	return below === void 0 ? void 0 : { file: path.join(realpathSync.native(root), below) };
}
function realPathBelow(root, file) {
	try {
		const [top, target] = [realpathSync.native(root), realpathSync.native(file)];
		const below = path.relative(top, target);
		const isGits = below.toLowerCase().split(path.sep).includes(".git");
		return isBelow(top, target) && !isGits ? below : void 0;
	} catch {
		return;
	}
}
function statsOf(file) {
	try {
		return lstatSync(file);
	} catch {
		return;
	}
}
function hidesItsTarget(root, link, listed, isReadAlike) {
	try {
		const target = realpathSync.native(path.join(root, link));
		const name = path.relative(realpathSync.native(root), target).split(path.sep).join("/");
		return !(listed.has(name) && isReadAlike(link, name)) && !lstatSync(target).isDirectory();
	} catch {
		return false;
	}
}
// lib/host/files/files.js
function oneAhead(write) {
	let underWay = Promise.resolve();
	return {
		async write(text) {
			await underWay;
			underWay = write(text);
			underWay.catch(() => void 0);
		},
		end: () => underWay
	};
}
function previewFiles(root, files) {
	const texts = new Map();
	return {
		files: {
			...files,
			read: async (path, maxBytes) => {
				const text = texts.get(path)?.after;
				return text === void 0 ? files.read(path, maxBytes) : { text };
			},
			async replace(path, before, after) {
				const known = texts.get(path);
				const why = known === void 0 ? whyNotReplaced(root, path, before) : void 0;
				if (why !== void 0) return { refused: why };
				const first = known === void 0 ? before : known.before;
				texts.set(path, {
					path,
					before: first,
					after
				});
				return {};
			}
		},
		changed: () => [...texts.values()].sort((a, b) => a.path < b.path ? -1 : 1)
	};
}
const maxFileBytes = 5242880;
const maxFiles = 2e5;
function diskFiles(root, temp) {
	const folders = new Map();
	const isKnownInside = (folder) => {
		const known = folders.get(folder) ?? isInside(root, folder);
		folders.set(folder, known);
		return known;
	};
	let refused = new Map();
	const byGit = whileUnderWay(async () => (await Promise.resolve().then(() => git_listing_exports)).listByGit(root));
	return {
		async list(wanted = () => true, isReadAlike = () => true) {
			const { listCheckout } = await Promise.resolve().then(() => list_files_exports);
			compileLess();
			const listed = await listCheckout(root, {
				wanted,
				isReadAlike
			}, maxFiles, byGit.load);
			refused = listed.refused;
			return listed.names;
		},
		async read(file, maxBytes) {
			const why = refused.get(file);
			if (why !== void 0) return { unreadable: why };
			const target = path.join(root, file);
			if (file !== "" && isBelow(root, target) && !isKnownInside(path.dirname(target))) return { unreadable: fileProblems.outside };
			const linked = linkedFile(root, target);
			if (linked === void 0) return { unreadable: fileProblems.linkOutside };
			return readText(linked.file, maxBytes, linked.stats);
		},
		realPath(file) {
			return realPathBelow(root, path.join(root, file))?.split(path.sep).join("/");
		},
		replace: (file, before, after) => replaceText(root, file, before, after).finally(byGit.forget),
		async save(file, name, text) {
			if (file === void 0 && temp === void 0) return void 0;
			const target = file === void 0 ? path.join(temp ?? "", name) : path.resolve(root, file);
			if (file !== void 0 && isBelow(path.resolve(root), target) && !mayWrite(root, target)) throw new Failure("not-written", notWritten(`${fileProblems.outside}, behind a symlink, or part of git`));
			const { refused } = await makeText(target, text).finally(byGit.forget);
			if (refused === void 0) return target;
			await rm(target, { force: true }).catch(() => void 0);
			throw new Failure("not-written", notWritten(refused));
		}
	};
}
function mayWrite(root, target) {
	return path.relative(path.resolve(root), target).split(path.sep)[0]?.toLowerCase() !== ".git" && isInside(root, path.dirname(target));
}
function readText(file, maxBytes = maxFileBytes, known) {
	try {
		const stats = known ?? lstatSync(file);
		if (stats.isDirectory()) return { unreadable: whyFolderIsNotRead(file) };
		if (!stats.isFile()) return { unreadable: fileProblems.notRegular };
		if (stats.size > maxBytes) return { unreadable: fileProblems.tooLarge(maxBytes) };
		return decodeText(readFileSync(file));
	} catch (error) {
		const { code } = error;
		return {
			unreadable: code ?? String(error),
			...isAbsent(error) ? { absent: true } : {}
		};
	}
}
function whyFolderIsNotRead(folder) {
	try {
		return readdirSync(folder).length === 0 ? fileProblems.emptySubmodule : fileProblems.submodule;
	} catch {
		return fileProblems.unlisted;
	}
}
async function replaceText(root, file, before, after) {
	const target = path.join(root, file);
	const why = whyNotReplaced(root, file, before);
	if (why !== void 0) return { refused: why };
	if (before === void 0) return makeText(target, after);
	return written(async () => writeWhole(target, after, (await lstat(target)).mode));
}
function whyNotReplaced(root, file, before) {
	const target = path.join(root, file);
	if (!isInside(root, path.dirname(target))) return fileProblems.outside;
	const now = readText(target);
	if (before === void 0) return "text" in now || now.absent !== true ? fileProblems.exists : void 0;
	if ("unreadable" in now) return now.unreadable;
	return now.text === before ? void 0 : fileProblems.changed;
}
function makeText(target, text) {
	return written(async () => {
		await mkdir(path.dirname(target), { recursive: true });
		await writeWhole(target, text, 420);
	});
}
async function written(write) {
	try {
		await write();
		return {};
	} catch (error) {
		return { refused: error.code ?? String(error) };
	}
}
function isAbsent(error) {
	return ["ENOENT", "ENOTDIR"].includes(error.code ?? "");
}
function isInside(root, folder) {
	try {
		return isBelow(realpathSync.native(root), realpathSync.native(folder));
	} catch (error) {
		const above = path.dirname(folder);
		return isAbsent(error) && above !== folder && isInside(root, above);
	}
}
async function writeWhole(target, text, mode) {
	const { randomBytes } = await import("node:crypto");
	const temporary = path.join(path.dirname(target), `.tagproof-${randomBytes(6).toString("hex")}.tmp`);
	try {
		const handle = await open(temporary, "wx", mode);
		try {
			const written = oneAhead((part) => handle.writeFile(part));
			for (const part of typeof text === "string" ? [text] : text) await written.write(part);
			await written.end();
			await handle.chmod(mode & 4095);
			await handle.sync();
		} finally {
			await handle.close();
		}
		await rename(temporary, target);
	} catch (error) {
		await rm(temporary, { force: true });
		throw error;
	}
}
// lib/command/context.js
function linesOf({ flags }, name) {
	const lines = (flags.get(name) ?? "").split("\n").map((line) => line.trim());
	return [...new Set(lines.filter((line) => line !== ""))];
}
function readUserFile(file, maxBytes) {
	return diskFiles(path.dirname(file), void 0).read(path.basename(file), maxBytes);
}
function githubTokenOf(context) {
	const token = inputOf(context, "github-token");
	return token === void 0 || token === "" ? void 0 : new Secret(token);
}
function printOptionsOf(context) {
	const { invocation, out, err, colour, width, links, progress, network } = context;
	return {
		...invocation.json ? { print: err } : {
			print: out,
			colour,
			...compact({
				width,
				links
			})
		},
		...compact({
			progress,
			network
		})
	};
}
function inputOf({ invocation, environment }, name) {
	if (name === "cache" && invocation.switches.has("no-cache")) return "off";
	const variable = variables.get(name);
	return invocation.flags.get(name) ?? (variable === void 0 ? void 0 : environment[variable] || void 0);
}
function variableOf(name) {
	return `TAGPROOF_${name.toUpperCase().replaceAll("-", "_")}`;
}
const variables = new Map([...[
	"token",
	"registry-token",
	"group",
	...namesIn("platform")
].map((name) => [name, variableOf(name)]), ["github-token", "GITHUB_TOKEN"]]);
function printJson(output, document) {
	return printParts(output, jsonParts(document, 2));
}
function printFound({ invocation, out }, document, text) {
	out(invocation.json ? JSON.stringify(document, null, 2) : text());
}
async function printParts({ out, outParts }, parts) {
	if (outParts === void 0) out([...parts].join(""));
	else await outParts(withLineEnd(parts));
}
function usageErrors({ invocation, out, err }, code, issues) {
	err([...issues, `[${code}] For details, run: tagproof explain ${code}`].join("\n"));
	if (invocation.json) out(JSON.stringify({ error: {
		code,
		issues
	} }, null, 2));
	return 2;
}
function printFailure({ invocation, out, err }, gap) {
	err(failureText(gap));
	if (invocation.json) out(JSON.stringify({ error: {
		code: gap.cause,
		issues: [gap.message]
	} }, null, 2));
	return 3;
}
function failureText({ cause, message }) {
	return `${message} [${cause}]`;
}
// lib/host/exit.js
const printing = ["NODE_DEBUG", "NODE_DEBUG_NATIVE"];
async function withoutDebugOutput(start) {
	const set = printing.filter((name) => (process.env[name] ?? "") !== "");
	if (set.length === 0) return start();
	process.stderr.write(`${set.join(" and ")} would print credentials, so Tagproof starts itself again without ${set.length === 1 ? "it" : "them"}.\n`);
	const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !printing.includes(name)));
	const args = [...process.execArgv, ...process.argv.slice(1)];
	const { spawn } = await import("node:child_process");
	const child = spawn(process.execPath, args, {
		env,
		stdio: "inherit"
	});
	process.on("SIGINT", () => process.stdin.isTTY || child.kill("SIGINT"));
	process.on("SIGTERM", () => child.kill("SIGTERM"));
	const [code] = await once(child, "close");
	process.exitCode = code ?? 1;
}
let current;
function stopSignal() {
	current ??= listen();
	return current;
}
function listen() {
	const controller = new AbortController();
	const names = ["SIGINT", "SIGTERM"];
	const stop = () => {
		for (const name of names) process.removeListener(name, stop);
		current = void 0;
		controller.abort();
	};
	for (const name of names) process.on(name, stop);
	return controller.signal;
}
const systemClock = {
	now: () => Date.now(),
	sleep: (ms) => setTimeout(ms),
	after: (ms) => AbortSignal.timeout(ms),
	random: () => Math.random()
};
const unfinishedCode = 3;
async function runToEnd(work) {
	let isDone = false;
	process.once("exit", (code) => {
		if (isDone || code !== 0) return;
		process.exitCode = unfinishedCode;
		process.stderr.write("Internal error in Tagproof (this is a bug): it ended before its work was done [defect]\n");
	});
	await work();
	isDone = true;
	endProcess();
}
function endProcess() {
	process.stdout.write("", () => process.stderr.write("", () => process.exit()));
}
// lib/output/escape.js
const marks = /[&<>|`*_~[\]()#@!\\{}$"']|:(?=\/\/|[\w+-]{1,40}:)|(?<=\bwww)\.|(?<=\bgh)-(?=\d)/gi;
function markdown(text) {
	return plain(text).replace(marks, (mark) => "@#:.-".includes(mark) ? `${entity(mark)}&#8288;` : entity(mark));
}
function code(text) {
	return `<code>${plain(text).replace(marks, entity)}</code>`;
}
function fenced(language, lines) {
	const text = lines.map((line) => line.split("	").map(plain).join("	")).join("\n");
	const longest = [...text.matchAll(/`+/g)].reduce((max, [run]) => Math.max(max, run.length), 2);
	const fence = "`".repeat(longest + 1);
	return `${fence}${language}\n${text}\n${fence}`;
}
function shortDigests(text) {
	return text.replace(/(sha256:[a-f0-9]{12})[a-f0-9]{52}(?![a-f0-9])/g, "$1");
}
function cut(text, bytes) {
	if (text.length * 3 <= bytes || Buffer.byteLength(text) <= bytes) return text;
	let left = bytes - Buffer.byteLength("…");
	let end = 0;
	for (const character of text) {
		left -= Buffer.byteLength(character);
		if (left < 0) break;
		end += character.length;
	}
	return `${text.slice(0, end)}…`;
}
function entity(mark) {
	return `&#${mark.charCodeAt(0)};`;
}
// lib/report/version.js
const version = "0.1.0";
// lib/report/scanned.js
function describeReference(occurrence, files, locate) {
	const { at, raw, parts, uses, testData } = occurrence;
	const { file } = at;
	const text = files.get(file)?.text ?? "";
	const shared = {
		file,
		...locate(at),
		raw,
		...parts === void 0 ? {} : { parts: parts.map(({ part, span }) => ({
			part,
			raw: text.slice(span.start, span.end),
			...locate({
				file,
				span
			})
		})) },
		...uses === void 0 ? {} : { uses: uses.map((span) => locate({
			file,
			span
		})) },
		...compact({ testData })
	};
	if (occurrence.kind === "opaque") return {
		kind: "opaque",
		...shared,
		why: occurrence.why,
		detail: occurrence.detail
	};
	if (occurrence.kind === "local") return {
		kind: "local",
		...shared,
		...occurrence.image,
		builtBy: { ...occurrence.builtBy }
	};
	const noPlace = occurrence.pin.kind === "refused" ? { noPlace: occurrence.pin.why } : {};
	const { image } = occurrence;
	const assumed = image.tag === void 0 ? withImpliedTag(image).tag : void 0;
	const assumedTag = assumed === void 0 ? {} : { assumedTag: assumed };
	return {
		kind: "image",
		...shared,
		...image,
		...assumedTag,
		...noPlace
	};
}
function describeProblem({ file, message, span }, locate) {
	return {
		file,
		message,
		...span === void 0 ? {} : locate({
			file,
			span
		})
	};
}
function referenceName({ kind, raw, registry, repository, tag }) {
	return kind === "opaque" ? raw : `${registry}/${repository}${tag === void 0 ? "" : `:${tag}`}`;
}
// lib/report/texts.js
function locator(files) {
	const known = new Map();
	return ({ file, span }) => {
		const source = files.get(file);
		if (source === void 0) throw new Error(`no text of ${file}`);
		const positions = known.get(file) ?? positionsOf(source.text);
		known.set(file, positions);
		return positions(span);
	};
}
function textsOf(files) {
	const locate = locator(files);
	const textOf = (file) => files.get(file)?.text ?? "";
	return {
		locate,
		isMarked: (file) => textOf(file).startsWith("﻿"),
		fix: (at, edit) => describeFix(at, edit, textOf(at.file), locate)
	};
}
function describeFix(at, edit, text, locate) {
	const { start, end } = widened(at.span, edit.span);
	const fix = describeChange(at, edit, text.slice(start, end), () => locate({
		file: at.file,
		span: {
			start,
			end
		}
	}));
	const lines = linesAround(text, {
		start,
		end
	});
	const before = text.slice(lines.start, lines.end);
	const after = text.slice(lines.start, start) + fix.replacement + text.slice(end, lines.end);
	return before.length > maxLineLengths ? fix : withFields(fix, { lines: {
		before,
		after
	} });
}
function describeChange(at, edit, around, locate) {
	const { start, end } = widened(at.span, edit.span);
	const elsewhere = start !== at.span.start || end !== at.span.end;
	return {
		expect: around,
		replacement: around.slice(0, edit.span.start - start) + edit.replacement + around.slice(edit.span.end - start),
		...elsewhere ? { place: locate() } : {}
	};
}
function widened(at, edit) {
	return {
		start: Math.min(at.start, edit.start),
		end: Math.max(at.end, edit.end)
	};
}
const maxLineLengths = 2e3;
function linesAround(text, { start, end }) {
	const before = text.slice(Math.max(0, start - maxLineLengths - 1), start);
	const from = start - before.length + Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1;
	const rest = text.slice(end, end + maxLineLengths + 1);
	const after = rest.search(/[\r\n]/);
	const mark = text.startsWith("﻿") ? 1 : 0;
	return {
		start: Math.max(from, mark),
		end: end + (after < 0 ? rest.length : after)
	};
}
// lib/host/git/git-folders.js
const maxDepth = 64;
const maxPointerBytes = 4096;
function workTreeOf(root) {
	try {
		const start = realpathSync.native(root);
		let top = start;
		for (let depth = 0; lstatSync(gitIn(top), { throwIfNoEntry: false }) === void 0; depth += 1) {
			const above = path.dirname(top);
			if (above === top || depth === maxDepth) return void 0;
			top = above;
		}
		const git = gitFolders(top);
		return {
			root: start,
			top,
			...git === void 0 ? {} : { git }
		};
	} catch {
		return;
	}
}
function gitIn(top) {
	return path.join(top, ".git");
}
function gitFolders(top) {
	try {
		const entry = gitIn(top);
		const own = statSync(entry).isDirectory() ? realpathSync.native(entry) : pointedTo(entry, /^gitdir: (.+)/, top);
		const pointer = path.join(own, "commondir");
		const common = existsSync(pointer) ? pointedTo(pointer, /^(.+)/, own) : own;
		return ["objects", "refs"].every((name) => statSync(path.join(common, name)).isDirectory()) && existsSync(path.join(own, "HEAD")) && [own, common].every(isGits(top)) ? {
			own,
			common
		} : void 0;
	} catch {
		return;
	}
}
function pointedTo(file, line, base) {
	const stats = statSync(file);
	const [, target = ""] = (stats.isFile() && stats.size <= maxPointerBytes ? line.exec(readFileSync(file, "utf8")) : null) ?? [];
	if (target === "" || /^[\\/]{2}/.test(target)) throw new Error(`${file} does not name a folder`);
	return realpathSync.native(path.resolve(base, target));
}
function isGits(top) {
	return (folder) => !isBelow(top, folder) || isBelow(gitIn(top), folder);
}
// lib/host/git/programs.js
const windowsEndings = [".exe", ".com"];
function findProgram(name, environment = process.env, folder = process.cwd(), platform = process.platform) {
	const isWindows = platform === "win32";
	const separator = isWindows ? ";" : ":";
	const isPath = (key) => (isWindows ? key.toUpperCase() : key) === "PATH";
	const entries = Object.entries(environment).find(([key]) => isPath(key))?.[1] ?? "";
	const checkout = checkoutAround(folder);
	const folders = entries.split(separator).map((entry) => isWindows ? entry.replaceAll("\"", "") : entry).filter((entry) => isOutside(entry, checkout));
	const others = Object.entries(environment).filter(([key]) => !isPath(key));
	for (const inPath of folders) for (const ending of isWindows ? windowsEndings : [""]) {
		const file = path.join(inPath, `${name}${ending}`);
		if (!isProgram(file)) continue;
		const env = {
			PATH: folders.join(separator),
			NoDefaultCurrentDirectoryInExePath: "1"
		};
		return {
			file,
			env: {
				...Object.fromEntries(others),
				...env
			}
		};
	}
}
function checkoutAround(folder) {
	const top = workTreeOf(folder)?.top ?? realPath(folder);
	return top === void 0 || path.dirname(top) === top ? void 0 : top;
}
function isOutside(entry, checkout) {
	if (!path.isAbsolute(entry)) return false;
	const real = realPath(entry);
	if (real === void 0) return false;
	return checkout === void 0 || !(isBelow(checkout, path.resolve(entry)) || isBelow(checkout, real));
}
function realPath(folder) {
	try {
		return realpathSync.native(folder);
	} catch {
		return;
	}
}
function isProgram(file) {
	try {
		accessSync(file, constants.X_OK);
		return statSync(file).isFile();
	} catch {
		return false;
	}
}
// lib/host/git/run-git.js
const maxMs = 6e4;
const maxConfigBytes = 16777216;
const oldest = [2, 30];
const keptKeys = /^(?:core\.(?:repositoryformatversion|ignorecase|precomposeunicode)|extensions\.(?!partialclone$|worktreeconfig$)[a-z0-9-]+)$/;
const settings = [
	"safe.directory=*",
	"safe.bareRepository=explicit",
	"protocol.allow=never",
	"core.fsmonitor=false",
	"core.hooksPath=/dev/null",
	"core.longPaths=true"
].flatMap((setting) => ["-c", setting]);
const environment = {
	GIT_ALLOW_PROTOCOL: "none",
	GIT_ATTR_NOSYSTEM: "1",
	GIT_CONFIG_GLOBAL: "/dev/null",
	GIT_CONFIG_NOSYSTEM: "1",
	GIT_NO_LAZY_FETCH: "1",
	GIT_NO_REPLACE_OBJECTS: "1",
	GIT_OPTIONAL_LOCKS: "0",
	LC_ALL: "C"
};
async function openGit(root) {
	const found = workTreeOf(root);
	const program = found?.git && findProgram("git", { PATH: process.env.PATH }, found.top);
	if (found?.git === void 0 || program === void 0) return void 0;
	const opened = {
		program,
		root: found.root,
		top: found.top,
		folders: found.git,
		config: ""
	};
	const [version, used] = await Promise.all([versionOf(program), configOf(opened)]);
	if (!isSupported(version)) return { refused: gitProblems.tooOld(version, oldest.join(".")) };
	if (used === void 0) return { refused: gitProblems.failed };
	return {
		...opened,
		...used
	};
}
const knownConfigs = new Map();
async function configOf(git) {
	const file = path.join(git.folders.common, "config");
	if (!existsSync(file)) return { config: "" };
	const text = textOf(file);
	if (text === void 0) return void 0;
	const key = createHash("sha256").update(`${git.program.file}\0`).update(text).digest("hex");
	const known = knownConfigs.get(key);
	if (known !== void 0) return known;
	const listed = await runGit(git, [
		"config",
		"--file",
		"-",
		"--no-includes",
		"--null",
		"--list"
	], maxConfigBytes, text);
	if (listed === void 0) return void 0;
	const used = usedOf(listed.toString("utf8"));
	knownConfigs.set(key, used);
	return used;
}
function textOf(file) {
	try {
		const stats = statSync(file);
		return stats.isFile() && stats.size <= maxConfigBytes ? readFileSync(file) : void 0;
	} catch {
		return;
	}
}
async function runGit(git, args, maxBytes, input = "") {
	const chunks = [];
	return await streamGit(git, args, {
		maxBytes,
		input,
		take: (chunk) => chunks.push(chunk)
	}) ? Buffer.concat(chunks) : void 0;
}
async function runGitRecords(git, args, maxBytes, take) {
	let rest = Buffer.alloc(0);
	const takeChunk = (chunk) => {
		const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
		let start = 0;
		for (let end = bytes.indexOf(0); end >= 0; end = bytes.indexOf(0, start)) {
			take(bytes.subarray(start, end));
			start = end + 1;
		}
		rest = bytes.subarray(start);
	};
	return await streamGit(git, args, {
		maxBytes,
		input: "",
		take: takeChunk
	}) && rest.length === 0;
}
async function streamGit(git, args, streaming) {
	const { program, root, top, folders } = git;
	let common;
	try {
		common = mkdtempSync(path.join(tmpdir(), "tagproof-git-"));
		mkdirSync(path.join(common, "refs"));
		writeFileSync(path.join(common, "config"), git.config);
		const shallow = path.join(folders.common, "shallow");
		if (existsSync(shallow)) copyFileSync(shallow, path.join(common, "shallow"));
		const env = {
			GIT_COMMON_DIR: common,
			GIT_OBJECT_DIRECTORY: path.join(folders.common, "objects")
		};
		return await start(program, [...[
			...settings,
			`--git-dir=${folders.own}`,
			`--work-tree=${top}`,
			...excludes(folders)
		], ...args], {
			cwd: root,
			env
		}, streaming);
	} catch {
		return false;
	} finally {
		if (common !== void 0) rmSync(common, {
			recursive: true,
			force: true
		});
	}
}
function excludes({ common }) {
	return ["-c", `core.excludesFile=${path.join(common, "info", "exclude")}`];
}
function usedOf(listed) {
	let kept = "";
	let origin;
	for (const entry of listed.split("\0")) {
		const [key = "", ...lines] = entry.split("\n");
		if (key === "remote.origin.url") origin = lines.join("\n").trim();
		if (!keptKeys.test(key)) continue;
		const [section = "", name = ""] = key.split(".");
		kept += `[${section}]\n${name} = ${JSON.stringify(lines.length === 0 ? "true" : lines.join("\n"))}\n`;
	}
	return {
		config: kept,
		...origin === void 0 || origin === "" ? {} : { origin }
	};
}
const versionOf = memoizeAsync(askVersion, ({ file }) => file);
async function askVersion(program) {
	const chunks = [];
	const text = await start(program, ["--version"], {
		cwd: tmpdir(),
		env: {}
	}, {
		maxBytes: 1024,
		input: "",
		take: (chunk) => void chunks.push(chunk)
	}) ? Buffer.concat(chunks).toString("utf8") : "";
	return /^git version (\d+\.\d+\S*)/.exec(text)?.[1] ?? "";
}
function isSupported(version) {
	const [major = 0, minor = 0] = version.split(".").map(Number);
	return major > oldest[0] || major === oldest[0] && minor >= oldest[1];
}
async function start(program, args, { cwd, env }, { maxBytes, input, take }) {
	const { spawn } = await import("node:child_process");
	return new Promise((resolve) => {
		const child = spawn(program.file, args, {
			cwd,
			env: {
				...program.env,
				...environment,
				...env
			},
			stdio: [
				"pipe",
				"pipe",
				"ignore"
			],
			timeout: maxMs,
			killSignal: "SIGKILL",
			windowsHide: true
		});
		let size = 0;
		child.stdout.on("data", (chunk) => {
			size += chunk.length;
			if (size > maxBytes) child.kill("SIGKILL");
			else take(chunk);
		});
		child.stdin.on("error", () => void 0);
		child.once("error", () => resolve(false));
		child.once("close", (code) => resolve(code === 0 && size <= maxBytes));
		child.stdin.end(input);
	});
}
// lib/host/scan-threads.js
const maxThreads = 4;
const limitMs = 12e4;
const memoryMb = 1024;
function machineThreads() {
	let pool;
	const opened = async () => {
		const { threadPool } = await import("./thread-pool-D6zpBsUl.js");
		const script = path.join(path.dirname(fileURLToPath(import.meta.url)), "../worker/index.js");
		const most = Math.min(availableParallelism(), maxThreads);
		return threadPool({
			script,
			limitMs,
			memoryMb,
			maxThreads: most
		});
	};
	return { async run(task) {
		pool ??= opened();
		return (await pool).run(task);
	} };
}
// lib/command/printing/long-output.js
const charactersAtOnce = 65536;
async function printLines({ out, outParts }, lines) {
	if (outParts !== void 0) return outParts(blocksOf(lines));
	const text = [...blocksOf(lines)].join("");
	if (text !== "") out(text.slice(0, -1));
}
function* blocksOf(lines) {
	let block = "";
	for (const line of lines) {
		block += `${line}\n`;
		if (block.length < charactersAtOnce) continue;
		yield block;
		block = "";
	}
	if (block !== "") yield block;
}
const filesAtOnce = 50;
function withReadProgress({ progress }, files) {
	if (progress === void 0) return files;
	let count = 0;
	return {
		...files,
		read: (path, maxBytes) => {
			count += 1;
			if (count % filesAtOnce === 0) progress(`${count} files read`);
			return files.read(path, maxBytes);
		}
	};
}
// lib/cli/commands/scan.js
var scan_exports = __exportAll({ scan: () => scan });
async function scan(context) {
	if (!context.invocation.switches.has("watch")) return scanOnce(context);
	return (await import("./watch-CapuInGS.js")).whenFilesChange(context, scanOnce);
}
async function scanOnce(context) {
	const { operands, switches, json } = context.invocation;
	const { selection, issues } = selectionIn(context);
	if (issues.length > 0) return usageErrors(context, "usage", issues);
	const files = withReadProgress(context, diskFiles(operands[0] ?? ".", void 0));
	const judge = switches.has("pinned") ? await import("./unpinned-C2S9qFl6.js").then((n) => n.n) : void 0;
	const rules = await judge?.offlineRules(context, files);
	if (rules !== void 0 && "issues" in rules) return usageErrors(context, "configuration", rules.issues);
	const checkout = await scanCheckout(files, rules?.config ?? selection, { threads: machineThreads() });
	const unpinned = rules && judge?.unpinnedIn(checkout, rules.config);
	const counts = json ? await printList(context, checkout) : await printText(context, checkout, unpinned?.wanted);
	if (unpinned === void 0) {
		if (!json && counts.all > 0) context.out(nextStep);
		return checkout.problems.length > 0 ? 3 : 0;
	}
	context.err(unpinned.text);
	if (unpinned.fails) return 1;
	return checkout.problems.length > 0 ? 3 : 0;
}
const nextStep = "Next: `tagproof verify` asks the registries about these images, and says what is wrong and what to do first.";
function selectionIn({ invocation }) {
	const [paths, exclude] = [linesOf(invocation, "paths"), linesOf(invocation, "exclude")];
	const wrong = [...paths, ...exclude].filter((glob) => !isPathGlob(glob));
	return {
		selection: {
			paths,
			exclude,
			surface: "terminal"
		},
		issues: wrong.map((glob) => `\`${plain(glob)}\` is not a glob relative to the folder.`)
	};
}
function noneCounted() {
	return {
		all: 0,
		pinned: 0,
		opaque: 0,
		local: 0,
		files: new Set()
	};
}
function* described({ occurrences, files }, counts) {
	let [locate, at] = [locator(files), ""];
	for (const occurrence of occurrences) {
		if (occurrence.at.file !== at) [locate, at] = [locator(files), occurrence.at.file];
		const reference = describeReference(occurrence, files, locate);
		counts.all += 1;
		counts.pinned += reference.digest === void 0 ? 0 : 1;
		counts.opaque += reference.kind === "opaque" ? 1 : 0;
		counts.local += reference.kind === "local" ? 1 : 0;
		counts.files.add(reference.file);
		yield {
			occurrence,
			reference
		};
	}
}
function* references(checkout, counts) {
	for (const { reference } of described(checkout, counts)) yield reference;
}
function* describedProblems({ problems, files }) {
	const locate = locator(files);
	for (const problem of problems) yield describeProblem(problem, locate);
}
async function printList(context, checkout) {
	const counts = noneCounted();
	const problems = describedProblems(checkout);
	await printJson(context, {
		references: references(checkout, counts),
		problems,
		...compact({ seen: checkout.seen })
	});
	return counts;
}
async function printText(context, checkout, wanted) {
	const { out, width } = context;
	const counts = noneCounted();
	const groups = new Map();
	for (const { occurrence, reference } of described(checkout, counts)) {
		if (wanted?.has(occurrence) === false) continue;
		const [title, name] = [titleOf(reference), nameOf(reference, width)];
		const names = groups.get(title) ?? new Map();
		groups.set(title, names);
		addToGroup(names, name, `${plain(reference.file)}:${reference.line}:${reference.column}`);
	}
	await printLines(context, linesOfGroups(groups));
	await printLines(context, linesOfProblems(checkout));
	out(totals(counts, checkout));
	return counts;
}
function* linesOfGroups(groups) {
	const rank = (title) => titles.findIndex((one) => title.startsWith(one));
	const ordered = [...groups].sort(([a], [b]) => rank(a) - rank(b));
	for (const [title, names] of ordered) {
		yield `${title} (${[...names.values()].reduce((sum, { length }) => sum + length, 0)})`;
		for (const [name, places] of names) {
			yield `  ${name}`;
			for (const place of places) yield `    ${place}`;
		}
		yield "";
	}
}
const titles = [
	"Pinned",
	"Built here",
	"Unresolved",
	"Cannot be pinned here",
	"Not pinned"
];
function titleOf({ kind, digest, detail = "", noPlace, testData }) {
	const note = testData === void 0 ? "" : `, in test data (${plain(testData)})`;
	if (kind === "opaque") return plain(`Unresolved: ${detail}`) + note;
	if (kind === "local") return `Built here${note}`;
	if (digest !== void 0) return `Pinned${note}`;
	return noPlace === void 0 ? `Not pinned${note}` : plain(`Cannot be pinned here: ${noPlace}`) + note;
}
function nameOf(reference, width) {
	const { digest, builtBy } = reference;
	const name = plain(referenceName(reference));
	if (builtBy !== void 0) return `${name}, by ${plain(builtBy.file)}:${builtBy.line}`;
	if (digest === void 0) return name;
	return `${name}@${width === void 0 ? digest : shortDigests(digest)}`;
}
function* linesOfProblems(checkout) {
	for (const { file, message, ...at } of describedProblems(checkout)) yield `not read  ${plain(file)}${"line" in at ? `:${at.line}:${at.column}` : ""}  ${plain(message)}`;
}
function totals({ all, pinned, opaque, local, files }, { problems, scanned, seen, vendored }) {
	const parts = [
		`${pinned} pinned`,
		`${all - pinned - opaque - local} not pinned`,
		`${opaque} unresolved`,
		...local === 0 ? [] : [`${local} built here`],
		...problems.length === 0 ? [] : [plural(problems.length, "problem")],
		...seen === void 0 ? [] : [`${plural(seen.count, "image name")} in text that no scanner reads (\`--json\` lists them)`],
		...vendored === void 0 ? [] : [`${plural(vendored, "file")} in third-party folders not read`]
	];
	return `${plural(all, "reference")} in ${files.size} of ${plural(scanned, "file")}: ${parts.join(", ")}`;
}
// lib/host/git/git-listing.js
var git_listing_exports = __exportAll({ listByGit: () => listByGit });
const maxListingBytes = 268435456;
const tabulator = 9;
const headOfTracked = /^(\S) (\d{6}) [0-9a-f]+ \d$/;
const untrackedTag = "? ";
const modeOfSubmodule = "160000";
async function listByGit(root) {
	const git = await openGit(root);
	if (git === void 0 || "refused" in git) return git;
	const [known, ignored] = [new ListedFiles(), new UntrackedFiles()];
	const list = (files, args, from = git) => runGitRecords(from, [
		"--literal-pathspecs",
		"ls-files",
		"-z",
		...args
	], maxListingBytes, (record) => files.take(record));
	const folder = path.relative(git.top, git.root).split(path.sep).join("/");
	const areListed = await Promise.all([list(known, [
		"--cached",
		"--stage",
		"-t",
		"--others",
		"--exclude-standard"
	]), list(ignored, [
		"--others",
		"--exclude-standard",
		"--ignored",
		"--directory",
		"--",
		folder || "."
	], {
		...git,
		root: git.top
	})]);
	const { tracked, untracked } = known;
	if (!areListed.every(Boolean) || !tracked.isRead) return { refused: gitProblems.failed };
	const { names, submodules, sparse } = tracked;
	const { nested } = untracked;
	const above = folder === "" ? 0 : folder.length + 1;
	const all = new Set([...ignored.names, ...ignored.nested].map((name) => name.slice(above)));
	if (names.length + submodules.size + untracked.names.length + nested.length === 0 && all.size > 0) return void 0;
	for (const name of untracked.names) names.push(name);
	return {
		names,
		sparse,
		submodules: [...submodules],
		nested,
		ignored: all
	};
}
var ListedFiles = class {
	tracked = new TrackedFiles();
	untracked = new UntrackedFiles();
	take(record) {
		if (record.toString("latin1", 0, 2) === untrackedTag) this.untracked.take(record.subarray(2));
		else this.tracked.take(record);
	}
};
var TrackedFiles = class {
	names = [];
	submodules = new Set();
	sparse = new Set();
	isRead = true;
	take(record) {
		const tab = Math.max(record.indexOf(tabulator), 0);
		const head = headOfTracked.exec(record.toString("latin1", 0, tab));
		const name = record.toString("utf8", tab + 1);
		this.isRead &&= head !== null && name !== "";
		if (head?.[2] === modeOfSubmodule) this.submodules.add(name === "./" ? "" : `${name}/`);
		else if (this.names.at(-1) !== name) this.names.push(name);
		if (head?.[1] === "S") this.sparse.add(name);
	}
};
var UntrackedFiles = class {
	names = [];
	nested = [];
	take(record) {
		const name = record.toString("utf8");
		(name.endsWith("/") ? this.nested : this.names).push(name);
	}
};
// lib/host/files/list-files.js
var list_files_exports = __exportAll({ listCheckout: () => listCheckout });
const isNotInstalled = (folder) => !/(?:^|\/)node_modules\/$/.test(folder);
function walkFiles(root, wanted, maxFiles, isEntered = isNotInstalled) {
	const files = [];
	const links = [];
	const folders = [""];
	for (let below = folders.pop(); below !== void 0; below = folders.pop()) {
		const entries = entriesOf(path.join(root, below));
		if (entries === void 0) {
			files.push(below);
			continue;
		}
		for (const entry of entries) {
			const name = `${below}${entry.name}`;
			if (entry.name === ".git") continue;
			if (entry.isDirectory()) {
				if (isEntered(`${name}/`)) folders.push(`${name}/`);
			} else if (entry.isFile() && wanted(name)) files.push(name);
			else if (entry.isSymbolicLink() && wanted(name)) links.push(name);
		}
		if (files.length + links.length > maxFiles) break;
	}
	return {
		files,
		links
	};
}
function entriesOf(folder) {
	try {
		return readdirSync(folder, { withFileTypes: true });
	} catch {
		return;
	}
}
async function listCheckout(root, selection, maxFiles, byGit = () => listByGit(root)) {
	const refused = new Map();
	const refuse = (below, why) => refused.set(below, why);
	const found = await listRepository(root, selection, maxFiles, refuse, byGit);
	const sorted = [...refused.keys(), ...found].sort(compareText);
	return {
		names: sorted.filter((name, index) => name !== sorted[index - 1]).slice(0, maxFiles + 1),
		refused
	};
}
async function listRepository(root, selection, maxFiles, refuse, byGit = () => listByGit(root)) {
	const listed = await byGit();
	if (listed !== void 0 && "refused" in listed) refuse("", listed.refused);
	if (listed === void 0 || "refused" in listed) return listByWalking(root, selection, maxFiles);
	const { sparse, submodules, nested } = listed;
	const { wanted, isReadAlike } = selection;
	const names = [...listed.names];
	append(names, leftOut(root, listed, maxFiles));
	const selected = names.filter(wanted);
	const readable = isReadable(root, {
		names: selected,
		sparse
	}, isReadAlike);
	const found = selected.filter(readable);
	append(found, submodules);
	for (const folder of nested) {
		const below = await listRepository(path.join(root, folder), {
			wanted: (name) => wanted(`${folder}${name}`),
			isReadAlike: (link, target) => isReadAlike(`${folder}${link}`, `${folder}${target}`)
		}, maxFiles, (deeper, why) => refuse(`${folder}${deeper}`, why));
		for (const name of below) found.push(`${folder}${name}`);
		if (found.length > maxFiles) break;
	}
	return found;
}
function leftOut(root, { names, submodules, nested, ignored }, maxFiles) {
	if (ignored.has("")) return [];
	const [known, others] = [new Set(names), new Set([...submodules, ...nested])];
	const isKnown = (name) => known.has(name) || known.has(name.normalize()) || ignored.has(name);
	const { files, links } = walkFiles(root, (name) => !isKnown(name), maxFiles, (folder) => !others.has(folder) && !ignored.has(folder));
	return [...files, ...links];
}
function listByWalking(root, selection, maxFiles) {
	const { files, links } = walkFiles(root, selection.wanted, maxFiles);
	const known = new Set(files);
	const found = [...files];
	for (const link of links) if (hidesItsTarget(root, link, known, selection.isReadAlike)) found.push(link);
	return found;
}
function isReadable(root, { names, sparse }, isReadAlike) {
	let listed;
	const hidesTarget = (link) => {
		listed ??= new Set(names);
		return hidesItsTarget(root, link, listed, isReadAlike);
	};
	return (name) => {
		try {
			const stats = lstatSync(path.join(root, name));
			return stats.isFile() || stats.isSymbolicLink() && hidesTarget(name);
		} catch (error) {
			const { code = "" } = error;
			return sparse.has(name) || !["ENOENT", "ENOTDIR"].includes(code) || name.includes("�");
		}
	};
}
export { noCompleteResponse as $, printFound as A, severities as At, maxFiles as B, isAudienceOf as Bt, systemClock as C, flagGroups as Ct, inputOf as D, fieldOf as Dt, githubTokenOf as E, namesIn as Et, usageErrors as F, flagHint as Ft, cacheInCheckout as G, previewFiles as H, isPublicName as Ht, variableOf as I, globs as It, fileProblems as J, eventUnreadable as K, diskFiles as L, isSingleLine as Lt, printOptionsOf as M, sourceStrengths as Mt, printParts as N, duration as Nt, linesOf as O, inputTable as Ot, readUserFile as P, flagExpected as Pt, leadsAway as Q, isInside as R, timestamp as Rt, stopSignal as S, essentialInputs as St, failureText as T, inputFlags as Tt, isBelow as U, parseAddress as Ut, oneAhead as V, isLoopback as Vt, linkedFile as W, suggestion as Wt, hostTimedOut as X, foreignAudience as Y, hostUnreachable as Z, cut as _, isSignInCause as _t, openGit as a, outputsNotWritten as at, shortDigests as b, withFallback as bt, workTreeOf as c, summaryNotWritten as ct, textsOf as d, decodeText as dt, noIdToken as et, describeProblem as f, Failure as ft, code as g, isOutage as gt, version as h, gapFrom as ht, machineThreads as i, notAToken as it, printJson as j, historyKinds as jt, printFailure as k, defaultPolicyPath as kt, describeChange as l, unknownProxy as lt, referenceName as m, distinctGaps as mt, selectionIn as n, noTokenInFile as nt, runGit as o, programFailed as ot, describeReference as p, LimitFailure as pt, fetchedUnreadable as q, withReadProgress as r, noTokenInVariable as rt, findProgram as s, proxyRefused as st, scan_exports as t, noTokenHere as tt, locator as u, boundHeap as ut, fenced as v, orGap as vt, withoutDebugOutput as w, flagText as wt, runToEnd as x, booleanInputs as xt, markdown as y, placesOfGaps as yt, maxFileBytes as z, Secret as zt };
