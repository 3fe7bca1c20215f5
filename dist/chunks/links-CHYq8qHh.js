import { t as docsLink } from "./project-DUsCRlBa.js";
import { lt as uriOf } from "./reading-DT2Pr2dB.js";
// lib/report/images/links.js
function checkUrl(check) {
	return docsLink(`checks/${uriOf(check)}.md`);
}
function errorUrl(cause) {
	return docsLink(`errors/${uriOf(cause)}.md`);
}
function aboutUrl({ source }) {
	const page = "failed-check.md";
	const { action, server } = source ?? {};
	if (action === void 0 || server === void 0) return docsLink(page);
	const base = blobsOf({
		server,
		...action
	});
	return base === void 0 ? void 0 : `${base}/docs/${page}`;
}
const year = "\\d{4}";
const advisoryPages = [
	[new RegExp(`^CVE-${year}-\\d{4,19}$`), (id) => `https://www.cve.org/CVERecord?id=${id}`],
	[/^GHSA(?:-[a-z0-9]{4}){3}$/, (id) => `https://github.com/advisories/${id}`],
	[/^CGA(?:-[a-z0-9]{4}){3}$/, (id) => `https://images.chainguard.dev/security/${id}`],
	[new RegExp(`^GO-${year}-\\d{4,9}$`), (id) => `https://pkg.go.dev/vuln/${id}`],
	[new RegExp(`^RUSTSEC-${year}-\\d{4}$`), (id) => `https://rustsec.org/advisories/${id}.html`],
	[new RegExp(`^(?:PYSEC|MAL|OSV|HSEC)-${year}-\\d{1,9}$`), (id) => `https://osv.dev/vulnerability/${id}`],
	[/^D[SL]A-\d{1,6}-\d{1,3}$/, (id) => `https://security-tracker.debian.org/tracker/${id}`],
	[/^USN-\d{1,6}-\d{1,3}$/, (id) => `https://ubuntu.com/security/notices/${id}`],
	[new RegExp(`^RH[SBE]A-${year}:\\d{4,6}$`), (id) => `https://access.redhat.com/errata/${id}`]
];
function advisoryUrl(id, aliases = []) {
	for (const name of [id, ...aliases]) {
		const page = advisoryPages.find(([form]) => form.test(name));
		if (page !== void 0) return page[1](name);
	}
}
function placeLinks({ source, repositories = [] }) {
	const own = source === void 0 ? void 0 : blobsOf(source);
	const bases = new Map(repositories.map(({ origin, server, sha }) => [origin, server === void 0 || sha === void 0 ? void 0 : blobsOf({
		server,
		repository: origin,
		sha
	})]));
	return ({ origin, file, line }) => {
		const base = origin === void 0 ? own : bases.get(origin);
		if (base === void 0) return void 0;
		return `${base}/${uriOf(file)}${line === void 0 ? "" : `#L${line}`}`;
	};
}
function blobsOf({ server, repository, sha }) {
	if (!/^https?:\/\/[\w.-]+(?::\d{1,5})?(?:\/[\w.-]+)*\/?$/.test(server) || !URL.canParse(server)) return void 0;
	return `${server.replace(/\/$/, "")}/${[
		repository,
		"blob",
		sha
	].map(uriOf).join("/")}`;
}
export { placeLinks as a, errorUrl as i, advisoryUrl as n, checkUrl as r, aboutUrl as t };
