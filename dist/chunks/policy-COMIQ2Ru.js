// lib/model/judgement/policy.js
const noPolicy = {
	sources: [],
	settings: new Map(),
	checks: new Map(),
	overrides: [],
	waivers: [],
	removed: [],
	pending: [],
	registries: new Map(),
	advisories: { ignoreStatus: [] },
	skips: [],
	pullRequests: {},
	signatures: [],
	signatureFiles: {
		keys: new Map(),
		roots: new Map()
	},
	proof: [],
	platforms: [],
	origins: [],
	unread: []
};
export { noPolicy as t };
