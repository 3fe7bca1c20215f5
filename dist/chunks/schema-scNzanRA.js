import { Mt as sourceStrengths } from "./scan-DFDHd4Kl.js";
import { ft as isPathGlob } from "./reading-DT2Pr2dB.js";
import { i as isNameGlob } from "./name-glob-DKAgGtQd.js";
import { n as riskLevels } from "./advisory-BsUDyRi4.js";
import { A as url, C as record, E as templateLiteral, O as union, S as partialRecord, T as string, _ as literal, b as number, f as array, g as int, h as discriminatedUnion, p as boolean, u as _enum, x as object, y as never } from "./schemas-eoL3S0JI.js";
import { n as datetime, t as date } from "./iso-BUxoLqnE.js";
import { n as harms } from "./harm-Bco38zcJ.js";
// lib/report/schema/schema-parts.js
const instantSchema = datetime();
const digest = templateLiteral(["sha256:", string().regex(/^[a-f0-9]{64}$/)], { error: (issue) => "format" in issue ? "Invalid string: must match pattern /^sha256:[a-f0-9]{64}$/" : void 0 });
const severity = _enum([
	"error",
	"warning",
	"notice"
]);
const span = {
	line: int().positive(),
	column: int().positive(),
	endLine: int().positive(),
	endColumn: int().positive()
};
const place$1 = {
	file: string(),
	...span
};
const origin = string().optional().describe("In a merged report: the repository (`owner/name`)");
function optional(schema, text) {
	return schema.optional().describe(text);
}
function exact(schema, text) {
	return schema.exactOptional().describe(text);
}
// lib/report/schema/record-schema.js
const offset = int().nonnegative();
const paths = array(string().refine(isPathGlob, { error: "must be a glob over paths" }));
const nameGlob = string().refine(isNameGlob, { error: "must be a glob over names" });
const milliseconds = number().nonnegative();
const spanSchema = object({
	start: offset,
	end: offset
});
const place = object({
	file: string(),
	span: spanSchema
});
const checks = record(string(), _enum([
	"error",
	"warning",
	"notice",
	"off"
]));
const override = object({
	at: place,
	paths: paths.exactOptional(),
	images: array(nameGlob).exactOptional(),
	checks,
	maxAgeMs: milliseconds.exactOptional(),
	minAgeMs: milliseconds.exactOptional()
});
const waiver = object({
	at: place,
	inheritedAt: place.exactOptional(),
	inBase: literal(true).exactOptional(),
	check: string().exactOptional(),
	image: nameGlob.exactOptional(),
	tag: nameGlob.exactOptional(),
	paths: paths.exactOptional(),
	artifact: string().exactOptional(),
	advisory: string().exactOptional(),
	reason: string(),
	expires: instantSchema.exactOptional(),
	owner: string().exactOptional(),
	acknowledged: instantSchema.exactOptional()
});
const signerGlob = string().regex(/^[\x21-\x7e]{1,1000}$/);
const file = string().exactOptional();
const signatureRule = object({
	at: place,
	images: array(nameGlob),
	except: array(nameGlob).exactOptional(),
	anyOf: array(discriminatedUnion("kind", [object({
		kind: literal("identity"),
		issuer: signerGlob,
		identity: signerGlob,
		root: string(),
		file
	}), object({
		kind: literal("key"),
		key: digest,
		file
	})])),
	sourceTag: literal("any").exactOptional()
});
const policy = object({
	checks,
	overrides: array(override),
	waivers: array(waiver),
	removed: array(waiver),
	pending: array(waiver),
	advisories: object({
		severity: _enum(riskLevels).exclude(["none"]).exactOptional(),
		ignoreStatus: array(_enum([
			"fixed",
			"false-positive",
			"not-planned"
		]))
	}),
	signatures: exact(array(signatureRule), "Absent: the policy requires no signature"),
	proof: exact(array(string()), "Globs over the images whose pins must be proved")
});
const packagePlace = {
	reference: exact(offset, "Index of the reference whose image has it"),
	at: place.exactOptional()
};
const packageUse = object({
	...packagePlace,
	name: string(),
	version: string().exactOptional(),
	type: string().exactOptional(),
	origins: array(string()),
	platforms: array(string()).exactOptional()
});
const vulnerability = object({
	reference: offset,
	id: string(),
	aliases: array(string()),
	severity: string(),
	package: object({
		name: string(),
		version: string().exactOptional()
	}).exactOptional(),
	fixState: string(),
	fixVersions: array(string())
});
const baseFile = {
	file: string(),
	gone: boolean().describe("The change removes the file"),
	testData: literal(true).exactOptional()
};
const baseReference = discriminatedUnion("kind", [object({
	kind: literal("opaque"),
	...baseFile,
	raw: string()
}), object({
	kind: _enum(["image", "local"]),
	...baseFile,
	registry: string(),
	repository: string(),
	tag: string().exactOptional(),
	digest: digest.exactOptional()
})]);
const base = union([
	literal("none").describe("The event has no base commit"),
	literal("unknown").describe("It could not be read"),
	object({
		references: array(baseReference).describe("References of the base commit to images that the change also references"),
		unchanged: record(string(), boolean()).describe("Files with findings but without references: whether the base has the same content")
	})
]);
const ledgerPart = object({
	count: offset,
	images: array(string()).describe("The first few")
});
const recordSchema = object({
	places: array(object({
		file: string(),
		start: offset,
		end: offset,
		line: int().positive(),
		column: int(),
		endLine: int().positive(),
		endColumn: int()
	})).describe("Every place that a finding may have"),
	marked: array(string()).describe("Files that begin with a byte order mark"),
	examined: offset.describe("How many entries of `incomplete`, from its start, come from evaluating the checkout"),
	mirrors: record(string(), string()),
	packages: exact(array(packageUse), "The packages that an advisory is about"),
	vulnerabilities: array(vulnerability),
	inline: array(object({
		check: string(),
		reason: string(),
		at: place,
		covers: place,
		pending: exact(literal(true), "The change adds it, so it does not apply yet")
	})).describe("Inline waivers"),
	policy,
	ledger: exact(object({
		at: place,
		removed: ledgerPart,
		backdated: ledgerPart
	}), "What the change does to entries of the ledger that its base has; absent: it only adds entries"),
	base: exact(base, "Absent: no comparison was requested")
});
// lib/report/schema/schema-items.js
const advisorySchema = object({
	uid: string(),
	advisoryId: string(),
	artifactName: string(),
	updateTime: string(),
	artifactType: string().optional(),
	aliases: optional(array(string()), "Names of the same vulnerability elsewhere: CVE, GHSA"),
	severities: array(object({
		type: string(),
		score: string().describe("A CVSS vector or a number")
	})).optional(),
	events: optional(array(object({
		status: string(),
		at: string().optional(),
		fixedVersion: string().optional(),
		patchedVersions: array(string()).optional()
	})), "Absent: the platform has no status of it")
});
const evidenceSchema = object({
	source: string().describe("As messages name it"),
	strength: _enum(sourceStrengths).describe("What the source can say; only a complete history proves that a tag never pointed to a digest"),
	since: exact(instantSchema, "The start of its window, or its oldest entry for the tag"),
	readAt: instantSchema.describe("When it was read; for a cached answer, when that was stored"),
	silent: exact(object({
		cause: string(),
		message: string()
	}), "Why it could not say anything")
});
const historySchema = object({
	evidence: optional(evidenceSchema, "Where it comes from; absent: the platform's own history"),
	registry: string(),
	repository: string(),
	tag: string(),
	complete: boolean().describe("False: only as much was read as the pins needed, or a part could not be read"),
	reigns: array(object({
		digest,
		since: instantSchema,
		until: instantSchema.exactOptional()
	})).describe("What the tag pointed to and when, from oldest to newest; the newest has no `until`"),
	truncated: optional(int().positive(), "How many older entries were left out"),
	known: optional(array(object({
		from: instantSchema.optional(),
		to: instantSchema.optional()
	})), "Of a history that is not complete: the intervals of time that are")
});
const result = object({
	policy: string(),
	mode: _enum(["enforced", "dry-run"]),
	result: _enum([
		"allowed",
		"denied",
		"error"
	]).describe("`error`: the policy could not be evaluated"),
	parameters: record(string(), string()),
	override: exact(object({
		reason: string(),
		createdBy: string().exactOptional(),
		createdAt: string().exactOptional()
	}), "An exception for this digest: the policy denies it, and it may be pulled"),
	allowedFrom: exact(instantSchema, "The first moment at which a cool-down allows the pull"),
	builtAt: exact(instantSchema, "What the cool-down counts from. Absent: not known, and `allowedFrom` is the latest possible moment")
});
const answer = object({
	digest,
	verdict: _enum([
		"allowed",
		"denied",
		"unknown"
	]).describe("Whether the registry serves a pull"),
	results: array(result),
	unknown: exact(object({
		cause: string(),
		subject: string(),
		message: string()
	}), "Why the results are not known"),
	isHarmless: exact(literal(true), "No policy that applies is enforced")
});
const pullPoliciesSchema = object({
	newest: array(answer).describe("The digests that could be pinned, newest first, up to the first one that is not denied"),
	others: array(answer).describe("The pin, and the index that it is one platform of, if not among them")
});
const signer = discriminatedUnion("kind", [object({
	kind: literal("identity"),
	issuer: string().describe("Who confirmed the identity"),
	identity: string().describe("The identity in the certificate"),
	root: string().describe("`sigstore`, or the digest of the trusted root of a private instance")
}), object({
	kind: literal("key"),
	key: digest.describe("The digest of the public key")
})]);
const build = object({
	repository: string().exactOptional(),
	ref: string().exactOptional(),
	commit: string().exactOptional(),
	workflow: string().exactOptional(),
	runner: string().exactOptional(),
	run: string().exactOptional()
}).describe("The build that the certificate names, as its issuer confirmed it");
const signature = object({
	signer,
	digest: digest.describe("What was signed: the image, or the index that contains it"),
	form: _enum(["signature", "provenance"]),
	at: exact(instantSchema, "When it was made, by the log or a timestamp authority"),
	logIndex: exact(string(), "Its position in the transparency log"),
	build: build.exactOptional()
});
const ofDigest = {
	digest,
	signed: array(signature).describe("Verified"),
	refused: array(object({
		digest,
		kind: _enum(["untrusted", "unreadable"]),
		why: string()
	})),
	complete: boolean().describe("False: something could not be read, or the policy was satisfied before everything was")
};
const signaturesOfReference = object({
	...ofDigest,
	origin: exact(object({
		registry: string(),
		repository: string(),
		tag: string().exactOptional()
	}), "The image that it mirrors"),
	ofCurrent: exact(object(ofDigest), "Of the current digest, if that is another one"),
	before: exact(array(object(ofDigest)), "Of the digests that the tag had before, the newest first"),
	replaced: exact(object(ofDigest), "Of the digest that this run replaced by this one"),
	built: exact(object({
		form: _enum(["signature", "provenance"]),
		at: instantSchema.exactOptional(),
		gitTag: string().exactOptional(),
		relation: exact(_enum([
			"same",
			"line",
			"other"
		]), "How the Git tag relates to the tag of the image"),
		provesTag: exact(literal(true), "The policy, or the list of known signers, names the source, and the Git tag is the full version in the tag of the image"),
		isRequired: boolean().describe("The policy, or the list of known signers, names the signer; otherwise anybody may have signed"),
		build
	}), "The build of the image, as its signatures prove it")
});
const releaseEndsSchema = object({
	list: string().describe("The name of the list"),
	asOf: date().describe("The day of its data"),
	outdated: optional(string(), "Why newer data could not be requested"),
	ends: array(object({
		of: _enum(["image", "base"]).describe("The software of the image, or the distribution below it"),
		name: string().describe("Product and release"),
		date: optional(date(), "Absent: it has ended, and the list has no date"),
		nearest: optional(string(), "The closest supported release"),
		newest: string().optional()
	})).min(1).describe("The earliest first")
});
const vanishingSchema = object({
	keptSeconds: int().nonnegative().describe("How long the registry keeps what no tag points to"),
	from: optional(instantSchema, "When that is over; absent while the tag points to the pin"),
	sibling: optional(string(), "A tag with a full version that has the tag's current digest"),
	mirror: optional(string(), "The image's name at a mirror of the policy that has the pinned digest")
});
const successorSchema = object({
	digest,
	since: instantSchema.describe("When the tag moved to it, or at the latest then"),
	source: string().describe("The source of the history")
});
const factSchema = object({
	status: _enum([
		"current",
		"superseded",
		"not-current",
		"not-in-history",
		"one-platform",
		"unpinned",
		"missing",
		"unknown"
	]),
	currentDigest: digest.optional(),
	currentSince: instantSchema.optional(),
	pinnedSince: instantSchema.optional(),
	supersededAt: instantSchema.optional(),
	supersededBy: optional(digest, "The next digest: what the tag moved to"),
	behind: int().nonnegative().optional(),
	lagSeconds: int().nonnegative().optional(),
	compared: optional(object({
		platforms: optional(array(string()), "Absent: all platforms of the pinned digest"),
		changedAt: optional(instantSchema, "When the tag first had another image for one of them; absent: the digest to pin has the same"),
		unsettled: optional(string(), "Why no digest can be pinned yet: the tag is still being built"),
		unread: optional(string(), "Why the images could not be compared, so that every move counts")
	}), "What the newer digests change for the platforms in use; absent: nothing asked for it"),
	deprecated: boolean().optional(),
	endOfLife: optional(object({
		date: optional(string(), "The day, as the platform returns it"),
		dateUnknown: optional(string(), "Why the day is unknown"),
		nearest: optional(string(), "The closest supported tag to switch to"),
		newest: string().optional(),
		grace: optional(object({ until: instantSchema.optional() }), "The tag has reached its end of life, and is rebuilt until then"),
		releases: optional(releaseEndsSchema, "Set if a public list of release cycles says so, and not the platform")
	}), "Of a tag that is not deprecated: the end that is announced"),
	endUnread: optional(string(), "Why it is not known whether the tag has reached its end of life: the platform was not asked, or did not answer"),
	notSince: optional(instantSchema, "Of a pin that is not current: the tag has had other digests since then"),
	otherTag: optional(object({
		tag: string(),
		contradicts: boolean().describe("It and the written tag are full versions that differ")
	}), "Of a pin that is not current: a tag of the repository that has the pinned digest now"),
	noTarget: optional(string(), "Why it is not known which digest is old enough to be pinned"),
	ageUnknown: optional(string(), "Under `min-age`: why it is not known since when the tag has the pinned digest"),
	youngUntil: optional(instantSchema, "Under `min-age`: the pin counts as too young until then"),
	indexDigest: optional(digest, "The index that the pin is one platform of"),
	records: optional(int().nonnegative(), "How many entries the whole history has"),
	historySince: optional(instantSchema, "The time of the oldest entry"),
	what: optional(_enum([
		"repository",
		"tag",
		"digest"
	]), "What is missing"),
	basis: optional(_enum([
		"windowed",
		"witness",
		"first-seen",
		"timestamps",
		"present"
	]), "What the fact is based on, if not a complete history: a history since an instant, digests that a third party, this repository's ledger or a history with a hole has seen (times and counts are bounds), push times, or what the registry returns for the tag now"),
	evidence: optional(array(evidenceSchema), "The sources that the fact rests on, and those that were silent; absent where only the present is known"),
	vanishes: optional(vanishingSchema, "The registry deletes the pin once no tag points to it, and no other tag does"),
	successor: optional(successorSchema, "Of a deleted digest: what followed it and still exists"),
	recoveredTag: optional(string(), "The tag of a reference without one, found by its digest"),
	built: optional(object({
		gitTag: string(),
		at: instantSchema,
		repository: string().optional()
	}), "The build that proves the version of the pin although its tag has no history; by its signature"),
	cause: optional(string(), "Why the status is `unknown`"),
	message: optional(string(), "The same as a sentence")
});
const referenceSchema = object({
	kind: _enum([
		"image",
		"opaque",
		"local"
	]),
	...place$1,
	raw: string().describe("The whole reference as written, digest included"),
	registry: string().optional(),
	repository: string().optional(),
	tag: string().optional(),
	assumedTag: optional(string(), "The tag that a reference with neither tag nor digest means"),
	digest: digest.optional(),
	why: optional(_enum([
		"variable",
		"template",
		"invalid"
	]), "Why the reference is opaque"),
	detail: optional(string(), "The same for a reader: which variable, what is wrong"),
	builtBy: optional(object({
		file: string(),
		line: int().positive()
	}), "Of a local image: the place in the repository that builds it"),
	testData: optional(string(), "The folder that makes the file test data"),
	parts: optional(array(object({
		part: _enum([
			"registry",
			"repository",
			"tag",
			"digest"
		]),
		raw: string(),
		...span
	})), "Of a reference split over several keys: where each part is"),
	uses: optional(array(object(span)), "Where the text is used under another name: aliases, variables that hold the whole image"),
	noPlace: optional(string(), "Why no digest can be written here"),
	origin,
	waivedChecks: optional(array(string()), "The checks of those of its findings that a waiver accepts"),
	span: optional(spanSchema, "UTF-16 units from the start of the file"),
	pullPolicies: optional(pullPoliciesSchema, "What the organization's pull policies say of its digests; absent if none applies"),
	signatures: optional(signaturesOfReference, "Who signed it; absent if nothing asked for its signatures"),
	pin: optional(object({
		span: spanSchema,
		lead: string().describe("The text before the digest"),
		unset: optional(string(), "The text that stands for no digest"),
		isBare: optional(literal(true), "The digest is written without `sha256:`"),
		tail: optional(string(), "The text after the digest, with the comment that keeps the tag"),
		text: optional(string(), "The tag and the digest that the digest alone replaces"),
		also: optional(array(spanSchema), "Places of the file where the same digest is written because they are compared with this one"),
		around: optional(object({
			text: string(),
			place: object(span)
		}), "The text from the reference to its digest, where that is in another key")
	}), "Where the digest is or would be")
});
// lib/report/images/schema.js
const imageSignatureSchema = object({
	digest,
	role: _enum([
		"pinned",
		"current",
		"replaced"
	]).describe("`replaced`: the digest that this run replaced by the pinned one"),
	state: _enum([
		"signed",
		"not-signed",
		"unknown"
	]),
	signer: optional(string(), "The identity, or the digest of the key"),
	issuer: string().optional(),
	at: instantSchema.optional(),
	accepted: optional(literal(true), "The policy names the signer"),
	gitTag: string().optional(),
	relation: _enum([
		"same",
		"line",
		"other"
	]).optional(),
	repository: string().optional(),
	commit: string().optional(),
	refused: optional(int().positive(), "How many signatures do not count"),
	links: object({
		commit: url().optional(),
		run: url().optional(),
		log: optional(url(), "The entry in the transparency log")
	})
});
const amount$3 = int().nonnegative();
const imageCheckSchema = object({
	check: string(),
	severity: severity.describe("The worst of its findings"),
	findings: amount$3.describe("Not waived"),
	waived: amount$3,
	message: string().describe("Of the worst of its findings"),
	url: optional(url(), "The page of the check; absent until the project has an address")
});
const imagePinSchema = factSchema.pick({
	status: true,
	cause: true,
	pinnedSince: true,
	supersededAt: true,
	notSince: true,
	otherTag: true,
	noTarget: true,
	behind: true,
	lagSeconds: true,
	basis: true,
	evidence: true,
	built: true
}).extend({
	digest: optional(digest, "Absent: the references without a digest"),
	references: amount$3
});
const imagePlaceSchema = object({
	origin,
	file: string(),
	line: int().positive(),
	column: int().positive(),
	digest: digest.optional(),
	checks: array(string()).describe("The checks that found something here, without waived findings"),
	severity: optional(severity, "The worst of these findings"),
	waived: optional(array(string()), "The checks whose findings here are waived"),
	introduced: optional(boolean(), "Under `new-only`: whether the change introduces a finding here"),
	testData: optional(string(), "The folder that makes the file test data"),
	url: optional(url(), "The line at the commit of the run")
});
const imageAdvisorySchema = object({
	id: string(),
	aliases: array(string()).optional(),
	url: optional(url(), "The page of the advisory; absent if the form of its id is unknown"),
	artifact: string().optional(),
	level: optional(_enum([
		"none",
		"low",
		"medium",
		"high",
		"critical"
	]), "Absent: unknown"),
	score: optional(number().min(0).max(10), "The CVSS base score"),
	fixedIn: optional(array(string()), "Versions of the artifact that have the fix"),
	waived: optional(literal(true), "All findings about it are waived")
});
const actionSchema = object({
	do: _enum([
		"investigate",
		"correct",
		"switch",
		"pin",
		"update",
		"review"
	]).describe("`investigate` a digest that never belonged to the tag, `correct` a name that does not exist, `switch` to a supported tag, `pin` the current digest, `update` the artifact that has an advisory, `review` the finding"),
	from: optional(array(digest), "The pinned digests that should be replaced"),
	to: optional(digest, "The current digest of the tag"),
	tag: optional(string(), "Of `switch`: the closest supported tag"),
	automatic: optional(literal(true), "`tagproof pin` does it, at every place that needs it")
});
const imageSchema = object({
	name: string().describe("`registry/repository:tag`"),
	registry: string(),
	repository: string(),
	tag: optional(string(), "With the tag that a name without one means"),
	harm: _enum(harms),
	severity: optional(severity, "The worst of its findings; absent: all is well or waived"),
	introduced: optional(boolean(), "Under `new-only`: whether the change introduces a finding"),
	findings: amount$3.describe("Not waived"),
	waived: amount$3,
	references: amount$3.describe("How many references use it"),
	checks: array(imageCheckSchema).describe("The worst first"),
	since: optional(instantSchema, "Since when it is wrong: the oldest pin was superseded, or an unpinned tag has pointed to its current digest"),
	behind: optional(amount$3, "How many newer digests the oldest pin has"),
	lagSeconds: amount$3.optional(),
	current: optional(factSchema.pick({
		currentDigest: true,
		currentSince: true,
		basis: true,
		evidence: true
	}), "What the tag points to"),
	deprecated: boolean().optional(),
	endOfLife: factSchema.shape.endOfLife,
	action: optional(actionSchema, "The one thing to do"),
	pins: array(imagePinSchema).describe("Each digest that is pinned, the most used first"),
	places: array(imagePlaceSchema).describe("The worst first"),
	placesTotal: optional(amount$3, "In a merged report that does not list all places"),
	advisories: array(imageAdvisorySchema).describe("The most severe first"),
	signatures: optional(array(imageSignatureSchema), "Who signed its digests; absent if nothing asked for that"),
	links: object({
		page: optional(url(), "The page of the image at its registry"),
		history: optional(url(), "The page with its tags or their history")
	})
});
// lib/report/schema/changes-schema.js
const amount$2 = int().nonnegative();
const harmSchema = partialRecord(_enum(harms), amount$2).describe("Kind of harm → findings that are not waived: what to look at first");
const changedFindingSchema = object({
	origin,
	check: string(),
	severity,
	file: place$1.file.optional(),
	line: place$1.line.optional(),
	image: optional(string(), "`registry/repository:tag`"),
	artifact: string().optional(),
	advisory: string().optional()
});
const newlySchema = object({
	image: string(),
	findings: amount$2.describe("How many of the new findings are about it"),
	repositories: amount$2
});
const changesSchema = object({
	since: instantSchema.describe("When the earlier audit was started"),
	counts: object({
		new: amount$2,
		fixed: amount$2,
		still: amount$2,
		waived: amount$2.describe("Gone because a waiver accepts them now"),
		first: amount$2.describe("In repositories of which the earlier audit knows nothing"),
		unverified: amount$2.describe("Gone, but their repository was not verified as a whole this time"),
		uncompared: amount$2.describe("Beyond the findings that the earlier report lists")
	}),
	new: array(changedFindingSchema).describe("The worst of them first, up to 500"),
	fixed: array(changedFindingSchema).describe("The worst of them first, up to 500"),
	newlyForeign: array(newlySchema).describe("Images with a digest that never belonged to the tag"),
	newlyStale: array(newlySchema).describe("Images whose pins have become too old")
});
const trendPointSchema = object({
	at: instantSchema,
	findings: amount$2.describe("Not waived"),
	bySeverity: record(string(), amount$2),
	images: optional(amount$2, "Images with findings"),
	references: amount$2,
	current: amount$2.describe("References that are pinned to the current digest"),
	unknown: amount$2,
	repositories: amount$2.optional()
});
const teamSchema = object({
	team: string().describe("An owner in CODEOWNERS; empty: files without an owner"),
	repositories: amount$2,
	findings: amount$2.describe("Not waived. A file with two owners counts for both"),
	bySeverity: record(string(), amount$2),
	harm: harmSchema.optional()
});
// lib/report/schema/forecast-schema.js
const amount$1 = int().nonnegative();
const platforms = array(string()).readonly();
const text = string().exactOptional();
const packageChange = object({
	change: _enum([
		"removed",
		"down",
		"changed",
		"up",
		"added"
	]),
	type: text.describe("As in package URLs"),
	name: string(),
	from: text,
	to: text,
	platforms
});
const configurationChange = object({
	field: _enum([
		"user",
		"entrypoint",
		"cmd",
		"env",
		"port",
		"volume",
		"label",
		"workdir",
		"stop-signal",
		"healthcheck",
		"onbuild",
		"shell",
		"created"
	]),
	change: _enum([
		"added",
		"removed",
		"changed"
	]),
	name: text,
	from: text.describe("Left out where the value may be a secret"),
	to: text,
	platforms
});
const sizeChange = object({
	platform: string(),
	from: amount$1.describe("Compressed bytes of the layers"),
	to: amount$1,
	layers: object({
		from: amount$1,
		to: amount$1,
		shared: amount$1
	})
});
const advisoryChange = object({
	id: string(),
	aliases: array(string()).readonly(),
	package: string(),
	severity: _enum(riskLevels).exactOptional(),
	platforms
});
const unknownPart = object({
	about: _enum([
		"image",
		"platforms",
		"configuration",
		"layers",
		"packages",
		"advisories",
		"source",
		"skipped"
	]),
	of: _enum(["old", "new"]).exactOptional(),
	platforms: platforms.exactOptional(),
	cause: string().describe("A cause, `not-compared` or `not-stated`"),
	message: string()
});
const heldBump = object({
	newest: digest,
	reasons: array(string()).readonly(),
	examined: amount$1.describe("How many older builds were examined in its place"),
	offered: exact(digest, "The digest that is written instead")
});
const forecastSchema = object({
	image: string().describe("`registry/repository:tag`"),
	from: digest,
	to: digest,
	grade: _enum([
		"breaking",
		"notable",
		"quiet",
		"unknown"
	]),
	reasons: array(object({
		grade: _enum(["breaking", "notable"]),
		text: string()
	})).readonly(),
	platforms: object({
		compared: platforms,
		same: platforms.describe("Both digests have the same image for them"),
		lost: platforms,
		won: platforms
	}),
	packages: array(packageChange).readonly(),
	configuration: array(configurationChange).readonly(),
	sizes: array(sizeChange).readonly(),
	advisories: exact(object({
		fixed: array(advisoryChange).readonly(),
		introduced: array(advisoryChange).readonly()
	}), "At or above the gate; absent if they are not known"),
	source: object({
		repository: text,
		from: text,
		to: text,
		compare: text.describe("Address of the comparison of both commits")
	}).exactOptional(),
	rebuildOnly: exact(boolean(), "Both name the same commit as their source, in a label"),
	skipped: exact(object({
		count: amount$1,
		builds: array(object({
			digest,
			since: instantSchema
		})).readonly()
	}), "What the tag pointed to between both; the newest 10"),
	totals: object({
		packages: amount$1,
		configuration: amount$1,
		fixed: amount$1,
		introduced: amount$1
	}).describe("Full counts of lists that may be cut"),
	unknown: array(unknownPart).readonly().describe("What is not known, and why"),
	held: exact(heldBump, "Why the newest digest is not written")
});
// lib/report/schema/schema.js
const fixSchema = object({
	expect: string(),
	replacement: string(),
	place: optional(object(place$1).omit({ file: true }), "The place of `expect`, if that is not the place of the finding"),
	lines: optional(object({
		before: string(),
		after: string()
	}), "The same change as whole lines, without the last line end")
});
const findingSchema = object({
	check: string(),
	severity,
	file: optional(place$1.file, "Absent when the finding is not about a file"),
	line: place$1.line.optional(),
	column: place$1.column.optional(),
	endLine: place$1.endLine.optional(),
	endColumn: place$1.endColumn.optional(),
	charOffset: optional(int().nonnegative(), "UTF-16 units before the place; absent in a file with a byte order mark"),
	charLength: int().nonnegative().optional(),
	message: string(),
	image: optional(object({
		registry: string(),
		repository: string(),
		tag: string().optional()
	}), "The image that it is about, without its digest"),
	artifact: string().optional(),
	advisory: string().optional(),
	origin,
	owners: optional(array(string()), "In an audit of many repositories: the owners of the file, by CODEOWNERS"),
	testData: optional(string(), "The folder that makes the file test data, so that the severity is reduced to `notice`"),
	introduced: optional(boolean(), "Under `new-only`: whether the change introduces it"),
	fix: optional(fixSchema, "Replace `expect`, which is at `place` or else at the place of the finding, by `replacement`"),
	waived: optional(object({
		reason: string(),
		owner: string().optional(),
		expires: instantSchema.optional(),
		file: string(),
		line: int().positive()
	}), "The waiver that accepts the finding, which then does not fail the gate")
});
const waiverSchema = object({
	...place$1,
	state: _enum([
		"active",
		"expired",
		"lapsed",
		"unused",
		"unknown",
		"removed",
		"pending"
	]).describe("Only waivers that are `active` or `removed` apply"),
	matched: int().nonnegative().describe("How many findings it matches"),
	notice: string().optional(),
	check: string().optional(),
	image: string().optional(),
	tag: string().optional(),
	paths: array(string()).optional(),
	artifact: string().optional(),
	advisory: string().optional(),
	reason: string(),
	expires: instantSchema.optional(),
	owner: string().optional(),
	acknowledged: instantSchema.optional()
});
const settingSchema = object({
	name: string(),
	value: string(),
	from: string().describe("`input`, `default`, or `file:line:column` of the policy")
});
const counted = object({
	asked: int().nonnegative(),
	answered: int().nonnegative(),
	built: exact(int().positive(), "How many of the answered are known only by the build that their signature proves"),
	disproved: exact(int().positive(), "How many of the answered are pins that never were their tags'"),
	unknown: record(string(), int().positive()).describe("How many are not known, by cause"),
	notAsked: exact(record(string(), int().positive()), "How many are not among the asked, by reason")
});
const questionsSchema = object({
	proof: counted.describe("Is the pinned digest, or was it, the tag's? A pin that is `not-current` is not known"),
	freshness: counted.describe("How far is the pin behind its tag, or at least how far?"),
	endOfLife: counted.describe("Has the tag, or its release, reached its end of life?"),
	pullPolicy: counted.describe("Do the organization's pull policies allow the image?"),
	advisories: counted.describe("Which advisories concern the packages of the image?"),
	signature: counted.describe("Who signed the image?")
});
const coverageSchema = object({
	references: counted.describe("All references; one that cannot be resolved counts as unknown with the cause `opaque`"),
	histories: counted.describe("All tags that the references name"),
	artifacts: counted.describe("All names whose advisories were requested; an SBOM or scanner report that could not be fetched counts as one"),
	questions: exact(questionsSchema, "Every question about each image: answered, not asked, or not known. Absent in older reports"),
	vendored: exact(int().positive(), "Files of known formats in `node_modules`, `vendor` and `third_party` that were not read, because no other file names them"),
	besideTag: exact(int().positive(), "Under `pin-form: digest`: references whose digest is or would be behind the tag, because no comment can keep the tag there")
});
const sourceSchema = object({
	server: url(),
	repository: string().describe("`owner/name`"),
	sha: string().regex(/^[a-f0-9]{40,64}$/),
	workflow: exact(string(), "The file of the workflow that ran, if it is in the repository"),
	action: exact(object({
		repository: string(),
		sha: string().regex(/^[a-f0-9]{40}$/)
	}), "The action that ran, if the workflow names it by a commit")
});
const amount = int().nonnegative();
const countsSchema = object({
	findings: amount.describe("Not waived: the sum of `error`, `warning` and `notice`"),
	error: amount,
	warning: amount,
	notice: amount,
	waived: amount,
	references: amount,
	files: amount.describe("Files with references"),
	notVerified: amount.describe("The items of `incomplete`"),
	pinned: amount.describe("Lines that this run pinned")
});
const totalsSchema = object({
	findings: amount.describe("Not waived"),
	waived: amount,
	references: amount,
	files: amount,
	current: amount.describe("References that are pinned to the current digest"),
	unknown: amount,
	local: exact(amount, "References to images that the repository builds"),
	images: exact(amount, "Images with findings"),
	pinned: amount.describe("Lines that were pinned"),
	recorded: amount.describe("Tags that were written into the ledger"),
	bySeverity: record(string(), amount).describe("Severity → findings that are not waived"),
	byCheck: record(string(), amount).describe("Check id → findings that are not waived")
});
const repositorySchema = object({
	origin: string().describe("`owner/name`"),
	verdict: _enum([
		"pass",
		"fail",
		"incomplete"
	]),
	shard: optional(string(), "The shard that was to audit it"),
	server: url().optional(),
	sha: optional(string(), "The commit that was audited"),
	findings: amount.describe("Not waived"),
	waived: amount,
	references: amount,
	unknown: amount,
	missing: optional(boolean(), "No shard has a report of it"),
	auditedAt: optional(instantSchema, "When it was audited, if that was in an earlier night, and nothing has changed since"),
	new: optional(amount, "Findings that are new since the earlier audit"),
	fixed: amount.optional(),
	ownersUnknown: optional(string(), "Why the owners of its files are not known"),
	harm: harmSchema.optional(),
	owners: optional(array(string()), "Of the files with the worst findings, up to three"),
	pinnable: optional(amount, "Lines that `tagproof pin` would write")
});
const seenSchema = object({
	count: int().positive(),
	names: array(place$1.file === void 0 ? never() : object({
		file: place$1.file,
		line: place$1.line,
		column: place$1.column,
		name: string()
	})).describe("The first 1000, those in documents and tests last")
});
const reportSchema = object({
	schemaVersion: literal(1),
	tool: object({
		name: literal("tagproof"),
		version: string()
	}),
	mode: _enum([
		"verify",
		"pin",
		"audit"
	]),
	verdict: _enum([
		"pass",
		"fail",
		"incomplete"
	]),
	counts: optional(countsSchema, "The numbers of the report. Absent in reports of older versions"),
	startedAt: instantSchema,
	asOf: instantSchema,
	source: optional(sourceSchema, "The commit that was verified, if the CI says which"),
	references: array(referenceSchema.extend({ fact: factSchema.optional() })),
	findings: array(findingSchema),
	images: optional(array(imageSchema), "Every image once, with all findings and places: the worst first. Absent in older reports"),
	seen: optional(seenSchema, "Image names in text that no scanner reads; it is not known whether a tool uses them"),
	advisories: array(advisorySchema),
	histories: array(historySchema).optional(),
	coverage: optional(coverageSchema, "How much was requested, and how much is known"),
	incomplete: array(object({
		cause: string(),
		subject: string(),
		message: string(),
		existing: exact(literal(true), "Under `new-only`: nothing that the change adds or edits needs it, so it does not fail the run"),
		origin
	})),
	settings: array(settingSchema).describe("Every setting with its value and its origin"),
	waivers: array(waiverSchema),
	requests: object({
		total: int().nonnegative(),
		retried: int().nonnegative(),
		saved: optional(int().nonnegative(), "Requests that the cache, or another run, made unnecessary; in a merged report, also those of the audits that were carried over")
	}),
	edits: array(object({
		file: string(),
		line: int().positive(),
		before: string(),
		after: string()
	})),
	patch: optional(string(), "The fixes of all findings that are not waived, as a patch for `git apply --unidiff-zero`. Without the files that do not fit into 200,000 characters; absent if there is nothing to fix"),
	forecasts: optional(array(forecastSchema), "In `pin`: what each new digest changes"),
	repositories: optional(array(repositorySchema), "In a merged report: all repositories, the worst first"),
	teams: optional(array(teamSchema), "In a merged report: findings by the owners of their files, the most errors first"),
	changes: optional(changesSchema, "What changed since the audit that `--since` names"),
	trend: optional(array(trendPointSchema), "The numbers of earlier audits, the oldest first"),
	totals: optional(totalsSchema, "In a merged report, whose lists have only the worst entries: the full counts"),
	record: optional(recordSchema, "What `tagproof replay` needs in addition to the rest")
});
export { optional as a, instantSchema as i, factSchema as n, severity as o, historySchema as r, reportSchema as t };
