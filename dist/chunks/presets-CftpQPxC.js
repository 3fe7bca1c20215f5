// lib/model/images/presets.js
const presets = { chainguard: {
	baseUrl: "https://console-api.enforce.dev",
	issuerUrl: "https://issuer.enforce.dev",
	registryUrl: "https://cgr.dev",
	historyService: "_chainguard",
	publicOrganization: "chainguard",
	tagQuery: {
		includeEpochs: "true",
		includeDates: "true",
		includeReferrers: "true"
	}
} };
export { presets as t };
