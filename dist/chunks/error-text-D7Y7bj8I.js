import { n as docsUrl } from "./project-DUsCRlBa.js";
// lib/model/error-texts/images.js
const imageErrors = {
	"no-platform": {
		means: "The image belongs to a platform that is not configured, so its tag history was not checked",
		causes: ["Neither `platform` nor `base-url` and `registry-url` are set"],
		fix: "Set `platform`, or the two URLs. `tagproof init` suggests them based on the images that it finds. Until then, `pin` writes the digest that the registry returns, which no history proves."
	},
	"no-history": {
		means: "No source of tag histories answers the question: what the tag pointed to at another time (`as-of`), or since when it points to its current digest (`min-age`)",
		causes: [
			"The registry keeps no tag history, or only the times of pushes",
			"The question is about a time before what the sources know",
			"A source could not be asked, because it needs a credential: the message names it"
		],
		fix: `Nothing is wrong with the run, and a re-run cannot find out more. \`tagproof history IMAGE:TAG\` shows what each source knows. A ledger of observed digests (\`ledger: true\` with \`pin\`) builds up a history over time: ${docsUrl("registries.md")}`
	},
	"history-incomplete": {
		means: "A tag history could not be read completely, and the result depends on all of it",
		causes: [
			"A request failed part-way",
			"More than 999 records have the same millisecond timestamp",
			"The tag moved twice in the same millisecond, and the platform's list of tags does not say to which digest last"
		],
		fix: "Re-run. Only a complete history can show that a tag never pointed to a digest."
	},
	contradiction: {
		means: "Two responses contradict each other, so neither is used",
		causes: [
			"A tag moved during the run",
			"A service or a proxy returned a stale cached copy",
			"One name refers to two different things"
		],
		fix: "Re-run. If it keeps happening, have the operator investigate the service: its responses cannot both be correct."
	},
	"digest-mismatch": {
		means: "The content that a registry sent does not match its digest",
		causes: ["A broken or malicious registry, mirror or proxy"],
		fix: "Do not use the content. Contact the operator of the registry."
	},
	"no-tag": {
		means: "The reference has a digest but no tag, and no tag could be found that the digest belongs to",
		causes: ["It is written as `image@sha256:…`", "The digest is older than the histories that were searched"],
		fix: "Write the tag before the digest: `image:tag@sha256:…`. Histories are kept per tag."
	},
	"missing-repository": {
		means: "The registry has no such repository",
		causes: ["The image name is misspelled", "The repository is in another organization or was deleted"],
		fix: "Correct the image name; `tagproof scan` shows how it was parsed."
	},
	"missing-tag": {
		means: "The repository exists, but not the tag or digest",
		causes: ["The tag is misspelled or was deleted", "The registry deleted the digest in a cleanup"],
		fix: "Correct the tag, or pin a digest that exists (`tagproof pin`)."
	},
	"pull-policy": {
		means: "A pull policy of the organization could not be evaluated, so it is not known whether it allows the pull",
		causes: ["The expression of a custom policy has an error", "The platform lacks data about the image that the policy needs"],
		fix: "Have the administrator of the organization fix the policy, or put it into dry run until it is fixed. Until then, the result is neither a finding nor a pass."
	},
	"unverifiable-signature": {
		means: "The policy requires a signature, and one that is there, or the list of them, could not be read or verified",
		causes: [
			"The registry lists a signature and does not return it",
			"More signatures are attached to the image than are read",
			"A trusted root that the policy names cannot be used"
		],
		fix: `Re-run. If it keeps happening, \`tagproof signatures IMAGE\` shows what is attached to the image and why it does not count: ${docsUrl("signatures.md")}`
	},
	"no-sbom": {
		means: "Advisories were requested for the packages of an SBOM, but no SBOM was found",
		causes: ["A glob of `sbom` matches no file", "The image, or one of its platforms, has no SBOM attached"],
		fix: `Correct the glob, attach an SBOM when the image is built, or turn off \`sbom-from-registry\`: ${docsUrl("advisories.md")}`
	}
};
// lib/model/error-texts/run.js
const runErrors = {
	"policy-unread": {
		means: "Part of the policy could not be read, and it may contain the relevant waiver or rule",
		causes: [
			"The repository named in `extends` is private or unreachable",
			"The base commit could not be read",
			"The checkout of a pull request is the base branch, as under `pull_request_target`",
			"Its waivers have so many globs that not all findings could be compared with them"
		],
		fix: "Set `github-token` to a token that can read that repository, or fetch the base commit (`fetch-depth: 2`)."
	},
	"no-base": {
		means: "It is not known what the run judges, or the commit that it is to be judged against cannot be read",
		causes: [
			"The clone does not have the target branch, because it is shallow or has one branch only",
			"The CI system does not say whether the job is about a change",
			"The token of the job may not fetch the target branch"
		],
		fix: `Follow the message: it names what puts the base into the clone on this CI system. Or set \`base\`. See ${docsUrl("trust.md")}`
	},
	"unreadable-file": {
		means: "A file could not be read or parsed, so its content is unknown",
		causes: [
			"It is malformed, larger than the limit, not UTF-8, or a symbolic link",
			"It contains an image reference that is not valid, or an image name in a place that no scanner reads",
			"It is an SBOM or a ledger in an unsupported format",
			"It takes too much work to scan: generated files have many lines, brackets, variables or aliases, or very long lines",
			"A glob in `paths` matches no file: to match a folder, write `deploy/**`",
			"Git is older than 2.30, or cannot read the repository, so it is not known which files there are"
		],
		fix: "Fix the file, or skip it with `exclude`. Correct the glob; only globs that start with `**` may match nothing. Install a newer git, or clone the repository again."
	},
	"nothing-verified": {
		means: "The run found no image to verify, although there are references that it could not resolve or did not read",
		causes: [
			"All references come from variables or templates",
			"`exclude` leaves out all files with image references",
			"Image names are only in text that no scanner reads, such as source code"
		],
		fix: "Verify the rendered output of templates, give variables default values, or waive `opaque-reference` where the images are verified elsewhere. Shorten `exclude`; exclude files whose image names nothing uses; to verify a part of the repository, name that part in `paths`."
	},
	"not-written": {
		means: "Something should have been written, but was not",
		causes: [
			"The file changed after it was read, is outside the checkout, or is not writable",
			"The file already exists and is not overwritten",
			"The disk of the runner is full"
		],
		fix: "The message gives the reason. Files are never partially written; fix the reason and re-run."
	},
	"no-report": {
		means: "A repository was due to be audited, but there is no report for it",
		causes: ["The job of its shard crashed, was cancelled or timed out", "The shard's report was not uploaded, or not passed to `merge`"],
		fix: `Re-run the failed jobs and merge again; existing results are kept. If a shard times out, plan more shards: ${docsUrl("organization.md")}`
	},
	stopped: {
		means: "The run was stopped before it finished, and reported what it had",
		causes: ["The job was cancelled or reached its time limit", "Ctrl+C was pressed"],
		fix: "Re-run, with a longer `timeout-minutes` if the job timed out."
	},
	usage: {
		means: "The command line is invalid, so nothing was done",
		causes: ["A command, flag or operand is misspelled, missing or unexpected"],
		fix: "All errors are listed at once, each with the closest valid spelling. `tagproof COMMAND --help` shows what a command accepts."
	},
	configuration: {
		means: "An input or the policy file is invalid, so nothing was done",
		causes: ["A value cannot be parsed, or two values contradict each other", "A key of the policy is unknown"],
		fix: `All errors are listed at once; those of a policy have line and column. Valid settings: ${docsUrl("policy.md")} and ${docsUrl("reference.md")}`
	},
	defect: {
		means: "Internal error in Tagproof (this is a bug)",
		causes: ["A case that the code does not handle"],
		fix: "Report it with the message and the command. The verdict is `incomplete`, never `pass`."
	}
};
// lib/model/error-texts/services.js
const accessErrors = {
	"sign-in": {
		means: "The run could not sign in to the platform, so it could not query it",
		causes: [
			"The identity's `claimMatch` does not exactly match the issuer and subject of the workflow's token",
			"`identity` is not the uid of an identity, or `oidc-audience` is not the audience that it expects",
			"The run is not in a supported CI, and no `token` is set",
			"The OIDC token is issued for another host than the one that a policy would have it sent to"
		],
		fix: `The message says which of these applies. \`tagproof doctor\` tests the sign-in step by step, \`tagproof identity explain\` compares the token with the identity, and \`tagproof identity create\` creates an identity that matches. Every failure and its fix: ${docsUrl("getting-started.md")}`
	},
	"no-permission": {
		means: "The job is not allowed to request an OIDC token, so the run is not signed in",
		causes: ["The job or the workflow does not grant `id-token: write` under `permissions:`", "It is a reusable workflow, and the calling workflow does not grant the permission"],
		fix: "Add `permissions: {contents: read, id-token: write}` to the job, and to the job that calls it."
	},
	fork: {
		means: "Pull requests from forks cannot get an OIDC token, so the run is not signed in",
		causes: ["The head of the pull request is in another repository"],
		fix: "No change to the workflow can help; everything that works without signing in is verified. Verify the rest on `merge_group` or after the merge, and set `on-incomplete: warn` on pull requests to let them merge in the meantime."
	},
	dependabot: {
		means: "By default, runs triggered by Dependabot cannot request an OIDC token, so the run is not signed in",
		causes: ["The job has no `permissions:` of its own, so its token is read-only, as for forks"],
		fix: "Add `id-token: write` under `permissions:` of the job; this also applies to runs triggered by Dependabot. Alternatively, verify on `merge_group`."
	},
	denied: {
		means: "A service refused the request (HTTP 401 or 403)",
		causes: [
			"The run is not signed in, and the image is not public",
			"The identity lacks a role: `viewer` is needed to list, `registry.pull` to pull",
			"The organization enforces pull policies, and the identity lacks the capability `CAP_REPO_CHECK_POLICIES`, or a pull policy denies the image",
			"The identity belongs to a subgroup, which cannot see the registry of the organization",
			"An existing token that was passed in is for another audience, or has expired"
		],
		fix: "If no `identity` is set, set one. Otherwise bind the role that the message names at the root organization; `tagproof identity create` binds both roles. `tagproof doctor` shows which request is refused."
	},
	"no-credential": {
		means: "A credential is required, and none is available",
		causes: [
			"Neither `identity` nor `token` is set, and the image is not public, or the end of life of its tag is only known to the platform",
			"There was no `docker login` for the registry, or its credential helper failed",
			"The base commit is not in the checkout, and there is no token to fetch it"
		],
		fix: `Set \`identity\` (or tokens), log in to the registry in an earlier step, or set \`github-token\`. If ends of life do not matter to you, set \`deprecated-tag: off\` under \`checks\` in the policy. Where credentials are looked up: ${docsUrl("registries.md")}`
	}
};
const serviceErrors = {
	unreachable: {
		means: "The connection to a service failed",
		causes: [
			"The URL is wrong",
			"There is no network, or a proxy or firewall blocks the connection",
			"The certificate is not trusted"
		],
		fix: "Check the URL in the message. Proxies are read from `HTTPS_PROXY` and `NO_PROXY`, private certificate authorities from `NODE_EXTRA_CA_CERTS`. Then re-run."
	},
	timeout: {
		means: "A service did not respond completely within the time limit",
		causes: ["The service is overloaded", "A proxy delays the connection"],
		fix: "Re-run. If it keeps happening, contact the operator of the service. Until then the result is neither a finding nor a pass."
	},
	"rate-limited": {
		means: "A service rejects further requests for now (HTTP 429)",
		causes: ["Many jobs share one IP address or one account", "A registry limits anonymous pulls"],
		fix: "Re-run later, or log in to that registry: accounts have higher limits."
	},
	"server-error": {
		means: "A service returned a server error (HTTP 5xx)",
		causes: ["An outage or a deployment"],
		fix: "Re-run. An outage is neither a finding nor a pass."
	},
	"bad-answer": {
		means: "Unexpected response from a service",
		causes: [
			"The URL belongs to another service, a login page or a proxy",
			"The service rejected the request as invalid (HTTP 4xx)",
			"A list changed while it was being read",
			"A source of tag histories is behind the registry, because the tag has just moved"
		],
		fix: "Check the URLs (`tagproof doctor`), then re-run. If it keeps happening, report it with the message."
	},
	"not-found": {
		means: "A service does not have the requested object (HTTP 404)",
		causes: [
			"A uid, branch or repository is misspelled",
			"It was deleted",
			"The token is not allowed to see it"
		],
		fix: "Check that the name in the message exists at the service. For identities and groups, run `tagproof doctor`."
	},
	clock: {
		means: "This machine's clock differs too much from the time that the services report, so ages and expiry dates cannot be trusted",
		causes: ["A runner or virtual machine without time synchronization", "A clock that was set manually"],
		fix: "Set the clock (`timedatectl set-ntp true`) and re-run. `tagproof doctor` shows the difference. Until then nothing is written."
	}
};
// lib/model/error-text.js
const errorTexts = {
	...accessErrors,
	...imageErrors,
	...serviceErrors,
	...runErrors
};
const errorCodes = Object.keys(errorTexts);
export { errorTexts as n, errorCodes as t };
