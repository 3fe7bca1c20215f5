import { i as __toESM } from "./rolldown-runtime-BrvMwczA.js";
import { ft as Failure, ht as gapFrom } from "./scan-DFDHd4Kl.js";
import { H as memoizeAsync, Y as formatDay, nt as compareText, yt as compact } from "./reading-DT2Pr2dB.js";
import { _ as decodeJson } from "./api-l38x_bCj.js";
import { C as record, D as tuple, O as union, T as string, _ as literal, f as array, p as boolean, x as object } from "./schemas-eoL3S0JI.js";
import { t as date } from "./iso-BUxoLqnE.js";
import { t as require_semver } from "./semver-B9HzRMmj.js";
import { t as require_packageurl_js } from "./packageurl-js-xYJqYwxZ.js";
// lib/clients/release-list/ends.js
var import_semver = __toESM(require_semver(), 1);
const longestTag = 128;
const version = /^(?:(?:community|contrib|debug|distroless|enterprise|lts|slim)-)?(?:v?(\d{1,9}(?:\.\d{1,9}){0,9})(.*)|(\w+).*)$/s;
const afterVersion = /^(?:$|[-_+]|u\d|(?:alpha|beta|rc)\.?\d{1,3}(?:$|[-_+]))/;
const afterDottedVersion = /^[ab]\d{1,2}(?:$|[-_+])/;
const onlyVersion = /^\d{1,9}(?:\.\d{1,9}){0,9}$/;
function releaseOf(tag, releases) {
	if (tag.length > longestTag) return void 0;
	const [, numbers = "", rest = "", word] = version.exec(tag) ?? [];
	if (word !== void 0) return releases.find(([, , codename = ""]) => word === firstWord(codename));
	if (!afterVersion.test(rest) && !(numbers.includes(".") && afterDottedVersion.test(rest))) return void 0;
	const versions = releases.filter(([name]) => isVersion(name));
	const [longest] = versions.filter(([name]) => isWithin(numbers, name)).sort(([one], [other]) => other.length - one.length);
	return longest ?? lineOf(numbers, versions);
}
function lineOf(line, versions) {
	const members = versions.filter(([name]) => isWithin(name, line));
	const [only] = members;
	const hasSuccessor = versions.some(([name]) => isAfter(name, line));
	if (only === void 0 || !hasSuccessor) return void 0;
	if (members.length === 1) return only;
	const ends = members.map(([, end]) => end);
	const days = ends.filter((end) => typeof end === "string").sort(compareText);
	return [line, ends.includes(false) ? false : days.at(-1) ?? true];
}
function isWithin(name, line) {
	return `${name}.`.startsWith(`${line}.`);
}
function isVersion(name) {
	return onlyVersion.test(name);
}
function firstWord(codename) {
	return (codename.split(" ", 1)[0] ?? "").toLowerCase();
}
const patterns = [
	[
		"base",
		/^alpine-?(\d{1,2}(?:\.\d{1,2}){1,2})$/,
		"alpine-linux"
	],
	[
		"base",
		/^(?:amazonlinux-?|al)(2|2023|2018\.03)$/,
		"amazon-linux"
	],
	[
		"base",
		/^centos-?(\d)$/,
		"centos"
	],
	[
		"base",
		/^debian-?(\d{1,2})$/,
		"debian"
	],
	[
		"base",
		/^fedora-?(\d{2})$/,
		"fedora"
	],
	[
		"base",
		/^(?:oraclelinux-?|ol)(\d{1,2})$/,
		"oracle-linux"
	],
	[
		"base",
		/^rockylinux-?(\d{1,2})$/,
		"rocky-linux"
	],
	[
		"base",
		/^ubuntu-?(\d{2}\.\d{2})$/,
		"ubuntu"
	],
	[
		"base",
		/^(wheezy|jessie|stretch|buster|bullseye|bookworm|trixie|forky)$/,
		"debian"
	],
	[
		"base",
		/^(trusty|xenial|bionic|focal|jammy|noble|resolute|yakkety|eoan|hirsute|impish|mantic|oracular)$/,
		"ubuntu"
	],
	[
		"image",
		/^amazoncorretto-?(\d{1,2})$/,
		"amazon-corretto"
	],
	[
		"image",
		/^temurin-?(\d{1,2})$/,
		"eclipse-temurin"
	],
	[
		"image",
		/^go(?:lang)?(1\.\d{1,2}(?:\.\d{1,2})?)$/,
		"go"
	],
	[
		"image",
		/^node(?:js)?(\d{2}(?:\.\d{1,2}){0,2})(?:\.x)?$/,
		"nodejs"
	],
	[
		"image",
		/^(?:pg|postgres|postgresql)(\d{2}|9\.\d)$/,
		"postgresql"
	],
	[
		"image",
		/^php(\d(?:\.\d{1,2}){0,2})$/,
		"php"
	],
	[
		"image",
		/^(?:py|python)(\d\.\d{1,2}(?:\.\d{1,2})?)$/,
		"python"
	],
	[
		"image",
		/^ruby(\d\.\d(?:\.\d{1,2})?)$/,
		"ruby"
	]
];
const calendarVersion = /^ubuntu-\d{2}\.\d{2}$/;
function partsOf(tag) {
	if (tag.length > longestTag) return [];
	const words = tag.split("-");
	const named = words.flatMap((word, index) => {
		const pair = `${word}-${words[index + 1] ?? ""}`;
		const isBehind = words.slice(0, index).some((one) => /^v?\d/.test(one)) || calendarVersion.test(pair);
		return partNamedBy(word) ?? (isBehind ? partNamedBy(pair) : void 0) ?? [];
	});
	return named.filter(({ of, product }, index) => {
		const isSame = (one) => one.of === of && (of === "base" || one.product === product);
		return named.findIndex(isSame) === index;
	});
}
function partNamedBy(text) {
	for (const [of, pattern, product] of patterns) {
		const release = pattern.exec(text)?.[1];
		if (release !== void 0) return {
			of,
			product,
			release
		};
	}
}
const namedByRepository = /^(?:gcr\.io\/distroless|public\.ecr\.aws\/sam)\/([^/]+)$/;
async function endOfImage(reader, name, tag, now) {
	const id = await reader.idOf(name);
	const own = id === void 0 ? [] : [{
		of: "image",
		product: id,
		release: tag
	}];
	const parts = partsOf(namedByRepository.exec(name)?.[1] ?? tag);
	const known = (await Promise.all([...own, ...parts].map(async ({ of, product, release: text }) => {
		const read = await reader.read(product);
		const release = read && releaseOf(text, read.product.releases);
		return read && release ? [{
			read,
			product,
			ends: endOfRelease(of, read.product, release, now)
		}] : [];
	}))).flat().filter(({ product }, index, all) => all.findIndex((one) => one.product === product) === index);
	const read = known.map((one) => one.read);
	const oldest = read.toSorted((a, b) => compareText(a.asOf, b.asOf))[0];
	if (oldest === void 0) return void 0;
	const ends = known.flatMap((one) => one.ends).sort(byDate);
	if (ends.length === 0) return { deprecated: false };
	const outdated = read.find((one) => one.outdated !== void 0)?.outdated;
	return lifeOf(ends, {
		list: [...new Set(read.map((one) => one.list))].join(" and "),
		asOf: oldest.asOf,
		...compact({ outdated })
	}, now);
}
function lifeOf(ends, source, now) {
	const releases = {
		...source,
		ends
	};
	const date = ends[0]?.date;
	if (date === void 0) return {
		deprecated: true,
		releases
	};
	return date <= now ? {
		deprecated: true,
		date: formatDay(date),
		releases
	} : {
		deprecated: false,
		announced: { date },
		releases
	};
}
function endOfRelease(of, product, release, now) {
	const [name, end] = release;
	if (end === false) return [];
	const date = end === true ? void 0 : Date.parse(end);
	const successors = supportedAfter(release, product.releases, now);
	return [{
		of,
		name: `${product.label} ${name}`,
		...compact({
			date,
			successors
		})
	}];
}
function supportedAfter([from], releases, now) {
	const later = releases.filter(([name, end]) => isAfter(name, from) && end !== true && (end === false || Date.parse(end) > now)).map(([name]) => name).sort((a, b) => isAfter(a, b) ? 1 : -1);
	const [nearest, newest] = [later[0], later.at(-1)];
	return nearest === void 0 || newest === void 0 ? void 0 : {
		nearest,
		newest
	};
}
function isAfter(name, other) {
	const [a, b] = [versionOf(name), versionOf(other)];
	return a !== null && b !== null && !isWithin(name, other) && import_semver.default.gt(a, b);
}
function versionOf(name) {
	return isVersion(name) ? import_semver.default.coerce(name.split(".").map(Number).join(".")) : null;
}
function byDate(a, b) {
	return (a.date ?? Number.NEGATIVE_INFINITY) - (b.date ?? Number.NEGATIVE_INFINITY);
}
// lib/clients/release-list/list.js
var import_packageurl_js = require_packageurl_js();
const official = "docker.io/library/";
const namedProducts = {
	"apache-http-server": "httpd apache",
	"alpine-linux": "alpine",
	almalinux: "almalinux",
	"apache-cassandra": "cassandra",
	"apache-kafka": "kafka docker.io/apache/kafka",
	"apache-maven": "maven",
	"argo-workflows": "quay.io/argoproj/argocli quay.io/argoproj/argoexec quay.io/argoproj/workflow-controller",
	authentik: "ghcr.io/goauthentik/server",
	calico: "docker.io/calico/kube-controllers docker.io/calico/node docker.io/calico/typha quay.io/calico/cni quay.io/calico/kube-controllers quay.io/calico/node quay.io/calico/typha",
	centos: "centos quay.io/centos/centos",
	"cert-manager": "ghcr.io/cert-manager/cert-manager-controller quay.io/jetstack/cert-manager-cainjector quay.io/jetstack/cert-manager-controller quay.io/jetstack/cert-manager-webhook",
	cilium: "docker.io/cilium/operator-generic quay.io/cilium/cilium quay.io/cilium/operator-generic",
	consul: "docker.io/hashicorp/consul",
	debian: "debian",
	"docker-engine": "docker",
	dotnet: "mcr.microsoft.com/dotnet/aspnet mcr.microsoft.com/dotnet/runtime mcr.microsoft.com/dotnet/runtime-deps mcr.microsoft.com/dotnet/sdk",
	"eclipse-temurin": "eclipse-temurin",
	elasticsearch: "elasticsearch docker.elastic.co/elasticsearch/elasticsearch",
	elixir: "elixir",
	erlang: "erlang",
	etcd: "registry.k8s.io/etcd",
	fedora: "fedora quay.io/fedora/fedora",
	gradle: "gradle",
	grafana: "grafana docker.io/grafana/grafana docker.io/grafana/grafana-oss",
	haproxy: "haproxy docker.io/haproxytech/haproxy-alpine docker.io/haproxytech/haproxy-debian",
	"hashicorp-vault": "vault docker.io/hashicorp/vault",
	influxdb: "influxdb",
	joomla: "joomla",
	julia: "julia",
	keycloak: "keycloak quay.io/keycloak/keycloak",
	kibana: "kibana docker.elastic.co/kibana/kibana",
	kubernetes: "kubectl docker.io/kindest/node docker.io/rancher/k3s registry.k8s.io/kube-apiserver registry.k8s.io/kube-controller-manager registry.k8s.io/kube-proxy registry.k8s.io/kube-scheduler registry.k8s.io/kubectl",
	kyverno: "ghcr.io/kyverno/kyverno",
	logstash: "logstash docker.elastic.co/logstash/logstash",
	mongodb: "mongo mongodb docker.io/mongodb/mongodb-community-server",
	neo4j: "neo4j",
	nextcloud: "nextcloud",
	nginx: "nginx docker.io/nginxinc/nginx-unprivileged",
	nodejs: "nodejs",
	perl: "perl",
	php: "php php-fpm",
	postgresql: "postgresql postgresql-repmgr docker.io/postgis/postgis ghcr.io/cloudnative-pg/postgis ghcr.io/cloudnative-pg/postgresql",
	rabbitmq: "rabbitmq",
	redis: "redis-cluster redis-sentinel",
	"rocky-linux": "rockylinux",
	rust: "rust",
	solr: "solr",
	telegraf: "telegraf",
	terraform: "docker.io/hashicorp/terraform",
	tomcat: "tomcat",
	ubuntu: "buildpack-deps ubuntu"
};
const ownVersions = new Set(["docker.io/discourse/base", "docker.io/networkboot/dhcpd"]);
const copies = [
	[/^mirror\.gcr\.io\//, "docker.io/"],
	[/^public\.ecr\.aws\/docker\//, "docker.io/"],
	[/^public\.ecr\.aws\/bitnami\//, "docker.io/bitnami/"],
	[/^docker\.io\/bitnami(?:legacy|secure)\//, "docker.io/bitnami/"],
	[/^(?:ghcr|lscr)\.io\/linuxserver\//, "docker.io/linuxserver/"],
	[/^k8s\.gcr\.io\//, "registry.k8s.io/"],
	[/^docker\.io\/(?:amd64|arm32v[5-7]|arm64v8|i386|mips64le|ppc64le|riscv64|s390x)\//, official]
];
const vendors = /^(?:docker\.io\/(?:bitnami|cimg|circleci)|public\.ecr\.aws\/lambda)\/(?=[^/]+$)/;
const knownNames = Object.fromEntries(Object.entries(namedProducts).flatMap(([id, names]) => names.split(" ").map((name) => [name.includes("/") ? name : `${official}${name}`, id])));
new Set(Object.keys(namedProducts));
function productNamed(name, names) {
	const original = originalName(name);
	return names.get(original) ?? names.get(original.replace(vendors, official));
}
function originalName(name) {
	return copies.reduce((now, [copy, original]) => now.replace(copy, original), name);
}
function productsByImage({ products }, pairs = []) {
	const listed = Object.entries(products).flatMap(([id, { images }]) => images.map((image) => [image, id]));
	return new Map([
		...Object.entries(knownNames),
		...listed,
		...pairs
	]);
}
function imageOfPurl(purl) {
	const name = nameOfPurl(purl);
	return name === void 0 || ownVersions.has(name) ? void 0 : originalName(name);
}
function nameOfPurl(purl) {
	try {
		const { type, namespace, name, qualifiers } = import_packageurl_js.PackageURL.fromString(purl);
		const url = qualifiers?.repository_url;
		if (type === "docker") return [
			url ?? "docker.io",
			namespace ?? "library",
			name
		].join("/");
		if (type === "oci" && url) return `${url.replace(/^quay\.io\/repository\//, "quay.io/")}/${name}`;
		return;
	} catch {
		return;
	}
}
const listName = "endoflife.date";
const end = union([date(), boolean()]);
const release$1 = tuple([
	string().max(60),
	end,
	string().max(60).optional()
]);
const product$1 = object({
	label: string().min(1).max(100),
	source: string().min(1).max(60).optional(),
	images: array(string()),
	releases: array(release$1).max(2e3)
});
const releaseListSchema = object({
	source: string().min(1).max(60).default(listName),
	asOf: union([date(), literal("")]),
	products: record(string(), product$1)
});
function parseReleaseList(stored) {
	const parsed = releaseListSchema.safeParse(stored);
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	const where = issue?.path.join(".") || "the document";
	throw new Failure("bad-answer", `the stored list of releases cannot be read: ${where}: ${issue?.message}`);
}
// lib/clients/release-list/snapshot.json
var snapshot_default = {
	"//": "Facts of endoflife.date, MIT License, Copyright 2020 endoflife.date contributors: see snapshot.license.txt. A product with a source of its own is from there",
	source: "endoflife.date",
	asOf: "2026-08-22",
	products: {
		"alibaba-dragonwell": {
			"label": "Alibaba Dragonwell",
			"images": ["docker.io/alibabadragonwell/dragonwell"],
			"releases": [
				["25", "2029-09-30"],
				["21", "2029-11-30"],
				["17", "2027-09-30"],
				["11", "2027-09-30"],
				["8", "2026-06-30"]
			]
		},
		"alpine-linux": {
			"label": "Alpine Linux",
			"source": "the vendor",
			"images": [],
			"releases": [
				["3.24", "2028-06-01"],
				["3.23", "2027-11-01"],
				["3.22", "2027-05-01"],
				["3.21", "2026-11-01"],
				["3.20", "2026-04-01"],
				["3.19", "2025-11-01"],
				["3.18", "2025-05-09"],
				["3.17", "2024-11-22"],
				["3.16", "2024-05-23"],
				["3.15", "2023-11-01"],
				["3.14", "2023-05-01"],
				["3.13", "2022-11-01"],
				["3.12", "2022-05-01"],
				["3.11", "2021-11-01"],
				["3.10", "2021-05-01"],
				["3.9", "2020-11-01"],
				["3.8", "2020-05-01"],
				["3.7", "2019-11-01"],
				["3.6", "2019-05-01"],
				["3.5", "2018-11-01"],
				["3.4", "2018-05-01"],
				["3.3", "2017-11-01"],
				["3.2", "2017-05-01"],
				["3.1", "2016-11-01"]
			]
		},
		"amazon-corretto": {
			"label": "Amazon Corretto",
			"images": ["docker.io/library/amazoncorretto"],
			"releases": [
				["26", "2026-10-31"],
				["25", "2032-10-31"],
				["24", "2025-10-31"],
				["23", "2025-04-30"],
				["22", "2024-10-15"],
				["21", "2030-10-31"],
				["20", "2023-10-17"],
				["19", "2023-04-19"],
				["18", "2022-10-18"],
				["17", "2029-10-31"],
				["16", "2021-10-19"],
				["15", "2021-04-20"],
				["11", "2032-01-31"],
				["8", "2030-12-31"]
			]
		},
		"amazon-linux": {
			"label": "Amazon Linux",
			"images": ["docker.io/library/amazonlinux"],
			"releases": [
				["2023", "2029-06-30"],
				["2", "2026-06-30"],
				["2018.03", "2023-12-31"],
				["2017.09", "2023-12-31"],
				["2017.03", "2023-12-31"],
				["2016.09", "2023-12-31"],
				["2016.03", "2023-12-31"],
				["2015.09", "2023-12-31"],
				["2015.03", "2023-12-31"],
				["2014.09", "2023-12-31"],
				["2014.03", "2023-12-31"],
				["2013.09", "2023-12-31"],
				["2013.03", "2023-12-31"],
				["2012.09", "2023-12-31"],
				["2012.03", "2023-12-31"],
				["2011.09", "2023-12-31"],
				["2010.11", "2023-12-31"]
			]
		},
		"apache-airflow": {
			"label": "Apache Airflow",
			"images": [
				"docker.io/apache/airflow",
				"docker.io/bitnami/airflow",
				"cgr.dev/chainguard/airflow"
			],
			"releases": [
				["3.3", false],
				["3.2", "2026-07-06"],
				["3.1", "2026-04-07"],
				["3.0", "2025-09-25"],
				["2", "2026-04-22"],
				["1.10", "2021-06-17"],
				["1.9", "2018-08-27"],
				["1.8", "2018-01-03"],
				["1.7", "2017-03-19"]
			]
		},
		"apache-camel": {
			"label": "Apache Camel",
			"images": ["docker.io/apache/camel"],
			"releases": [
				["4.22", "2027-08-11"],
				["4.21", "2026-08-11"],
				["4.20", "2026-06-26"],
				["4.19", "2026-04-23"],
				["4.18", "2027-02-17"],
				["4.17", "2026-02-17"],
				["4.16", "2026-01-12"],
				["4.15", "2025-11-05"],
				["4.14", "2026-08-11"],
				["4.13", "2025-08-20"],
				["4.12", "2025-07-04"],
				["4.11", "2025-05-29"],
				["4.10", "2026-02-11"],
				["4.9", "2025-02-11"],
				["4.8", "2025-09-10"],
				["4.7", "2024-09-10"],
				["4.6", "2024-07-13"],
				["4.5", "2024-05-10"],
				["4.4", "2025-02-12"],
				["3.22", "2024-12-26"],
				["4.3", "2024-02-12"],
				["4.2", "2023-12-18"],
				["4.1", "2023-11-15"],
				["4.0", "2024-08-10"],
				["3.21", "2024-06-23"],
				["3.20", "2023-12-31"],
				["3.19", "2022-12-16"],
				["3.18", "2023-07-31"],
				["3.17", "2022-07-02"],
				["3.16", "2022-05-15"],
				["3.15", "2022-03-22"],
				["3.14", "2022-12-31"],
				["3.13", "2021-12-12"],
				["3.12", "2021-11-08"],
				["3.11", "2022-06-30"],
				["3.10", "2021-06-23"],
				["3.9", "2021-05-15"],
				["3.8", "2021-03-22"],
				["3.7", "2021-12-31"],
				["3.6", "2020-12-11"],
				["3.5", "2020-10-16"],
				["3.4", "2021-06-30"],
				["3.3", "2020-06-14"],
				["3.2", "2020-05-10"],
				["3.1", "2020-04-01"],
				["2.25", "2022-01-31"],
				["3.0", "2020-02-20"]
			]
		},
		"apache-couchdb": {
			"label": "Apache CouchDB",
			"images": [
				"docker.io/apache/couchdb",
				"docker.io/library/couchdb",
				"docker.io/bitnami/couchdb",
				"docker.io/rapidfort/couchdb-official"
			],
			"releases": [
				["3.5", false],
				["3.4", false],
				["3.3", "2025-05-05"],
				["3.2", "2024-09-20"]
			]
		},
		"apache-flink": {
			"label": "Apache Flink",
			"images": ["docker.io/library/flink", "docker.io/apache/flink"],
			"releases": [
				["2.3", false],
				["2.2", false],
				["2.1", false],
				["2.0", "2026-06-25"],
				["1.20", false],
				["1.19", "2026-07-01"],
				["1.18", "2025-03-24"],
				["1.17", "2024-08-01"]
			]
		},
		"apache-hadoop": {
			"label": "Apache Hadoop",
			"images": ["docker.io/apache/hadoop"],
			"releases": [
				["3.5", false],
				["3.4", false],
				["3.3", false],
				["2.10", false],
				["3.2", "2023-12-21"],
				["3.1", "2020-08-18"],
				["3.0", "2018-06-10"],
				["2.9", "2018-11-20"],
				["2.8", "2018-09-18"],
				["2.7", "2018-07-18"],
				["2.6", "2016-10-10"],
				["2.5", "2015-11-19"],
				["2.4", "2014-06-30"],
				["2.3", "2014-02-24"],
				["2.2", "2013-10-16"],
				["1.2", "2013-08-04"],
				["1.1", "2013-03-06"],
				["1.0", "2012-10-12"]
			]
		},
		"apache-http-server": {
			"label": "Apache HTTP Server",
			"source": "the vendor",
			"images": [],
			"releases": [["2.4", false]]
		},
		"apache-nifi": {
			"label": "Apache NiFi",
			"images": ["docker.io/apache/nifi"],
			"releases": [
				["2.11", false],
				["2.10", "2026-08-03"],
				["2.9", "2026-06-18"],
				["2.8", "2026-04-10"],
				["2.7", "2026-02-13"],
				["2.6", "2025-12-09"],
				["2.5", "2025-09-21"],
				["2.4", "2025-07-22"],
				["2.3", "2025-05-01"],
				["2.2", "2025-03-11"],
				["2.1", "2025-01-27"],
				["2.0", "2024-12-23"],
				["1.28", "2024-12-08"],
				["1.27", "2024-10-26"],
				["1.26", "2024-07-07"],
				["1.25", "2024-05-06"],
				["1.24", "2024-01-29"],
				["1.23", "2023-11-27"],
				["1.22", "2023-07-25"],
				["1.21", "2023-06-11"],
				["1.20", "2023-04-07"],
				["1.19", "2023-02-09"]
			]
		},
		"argo-cd": {
			"label": "Argo CD",
			"images": [
				"docker.io/argoproj/argocd",
				"quay.io/argoproj/argocd",
				"ghcr.io/argoproj/argocd"
			],
			"releases": [
				["3.5", false],
				["3.4", false],
				["3.3", false],
				["3.2", "2026-08-04"],
				["3.1", "2026-05-05"],
				["3.0", "2026-02-02"],
				["2.14", "2025-11-04"],
				["2.13", "2025-08-13"],
				["2.12", "2025-05-06"],
				["2.11", "2025-02-03"],
				["2.10", "2024-11-04"],
				["2.9", "2024-08-05"],
				["2.8", "2024-05-07"],
				["2.7", "2024-02-05"],
				["2.6", "2023-11-05"],
				["2.5", "2023-08-07"],
				["2.4", "2023-05-02"],
				["2.3", "2023-02-07"],
				["2.2", "2022-10-26"],
				["2.1", "2022-06-11"],
				["2.0", "2022-03-06"],
				["1.8", "2021-12-15"],
				["1.7", "2021-08-20"],
				["1.6", "2021-12-15"],
				["1.5", "2020-12-10"],
				["1.4", "2020-08-26"],
				["1.3", "2020-06-17"],
				["1.2", "2020-01-18"],
				["1.1", "2020-01-18"],
				["1.0", "2019-11-13"]
			]
		},
		"argo-workflows": {
			"label": "Argo Workflows",
			"images": ["docker.io/argoproj/argocli", "docker.io/argoproj/workflow-controller"],
			"releases": [
				["4.1", false],
				["4.0", false],
				["3.7", "2026-08-14"],
				["3.6", "2026-02-04"],
				["3.5", "2025-07-23"],
				["3.4", "2024-11-14"],
				["3.3", "2023-10-13"]
			]
		},
		"authentik": {
			"label": "authentik",
			"images": ["docker.io/authentik/server"],
			"releases": [
				["2026.5", false],
				["2026.2", false],
				["2025.12", "2026-05-22"],
				["2025.10", "2026-02-24"],
				["2025.8", "2026-01-13"],
				["2025.6", "2025-10-27"],
				["2025.4", "2025-08-20"],
				["2024.12", "2025-04-30"],
				["2023.10", "2024-04-24"],
				["2022.12", "2023-02-14"],
				["2021.12", "2022-02-16"]
			]
		},
		"bazel": {
			"label": "Bazel",
			"images": ["cgr.dev/chainguard/bazel"],
			"releases": [
				["9", "2028-12-31"],
				["8", "2027-12-31"],
				["7", "2026-12-31"],
				["6", "2025-12-31"],
				["5", "2025-01-31"],
				["4", "2024-01-31"]
			]
		},
		"bellsoft-liberica": {
			"label": "BellSoft Liberica JDK",
			"images": [
				"docker.io/bellsoft/liberica-openjdk-alpine",
				"docker.io/bellsoft/liberica-openjre-alpine",
				"docker.io/bellsoft/liberica-openjdk-alpine-musl",
				"docker.io/bellsoft/liberica-openjre-alpine-musl",
				"docker.io/bellsoft/liberica-openjdk-debian",
				"docker.io/bellsoft/liberica-openjre-debian",
				"docker.io/bellsoft/liberica-openjdk-centos",
				"docker.io/bellsoft/liberica-openjre-centos",
				"ghcr.io/bell-sw/liberica-openjdk-alpine",
				"ghcr.io/bell-sw/liberica-openjre-alpine",
				"ghcr.io/bell-sw/liberica-openjdk-alpine-musl",
				"ghcr.io/bell-sw/liberica-openjre-alpine-musl",
				"ghcr.io/bell-sw/liberica-openjdk-debian",
				"ghcr.io/bell-sw/liberica-openjre-debian",
				"ghcr.io/bell-sw/liberica-openjdk-centos",
				"ghcr.io/bell-sw/liberica-openjre-centos"
			],
			"releases": [
				["26", "2026-09-18"],
				["25", "2031-09-30"],
				["24", "2025-09-16"],
				["23", "2025-03-18"],
				["22", "2024-09-17"],
				["21", false],
				["20", "2023-09-19"],
				["19", "2023-03-21"],
				["18", "2022-09-20"],
				["17", "2027-10-31"],
				["16", "2021-09-14"],
				["15", "2021-03-16"],
				["14", "2020-09-16"],
				["13", "2020-03-17"],
				["12", "2019-09-17"],
				["11", "2024-10-31"],
				["10", "2018-09-25"],
				["8", "2026-11-30"],
				["7", "2022-07-31"],
				["6", "2018-12-31"]
			]
		},
		"bun": {
			"label": "Bun",
			"images": ["docker.io/oven/bun"],
			"releases": [["1", false]]
		},
		"caddy": {
			"label": "Caddy",
			"images": ["docker.io/library/caddy", "quay.io/caddy/caddy"],
			"releases": [["2", false], ["1", "2020-07-01"]]
		},
		"calico": {
			"label": "Calico",
			"images": ["docker.io/calico/cni"],
			"releases": [
				["3.32", false],
				["3.31", false],
				["3.30", "2026-04-30"],
				["3.29", "2025-10-21"],
				["3.28", "2025-05-05"],
				["3.27", "2024-10-29"],
				["3.26", "2024-05-11"],
				["3.25", "2023-12-15"]
			]
		},
		"centos": {
			"label": "CentOS",
			"source": "the vendor",
			"images": [],
			"releases": [
				["8", "2021-12-31"],
				["7", "2024-06-30"],
				["6", "2020-11-30"],
				["5", "2017-03-31"]
			]
		},
		"cilium": {
			"label": "Cilium",
			"images": ["docker.io/cilium/cilium"],
			"releases": [
				["1.20", false],
				["1.19", false],
				["1.18", false],
				["1.17", "2026-07-29"],
				["1.16", "2026-02-03"],
				["1.15", "2025-07-29"],
				["1.14", "2025-02-04"],
				["1.13", "2024-07-24"]
			]
		},
		"clearlinux": {
			"label": "Clear Linux",
			"images": ["docker.io/library/clearlinux"],
			"releases": [["current", "2025-07-21"]]
		},
		"clickhouse": {
			"label": "ClickHouse",
			"images": ["docker.io/library/clickhouse"],
			"releases": [
				["26.7", false],
				["26.6", false],
				["26.5", false],
				["26.4", "2026-07-22"],
				["26.3", "2027-03-26"],
				["26.2", "2026-05-21"],
				["26.1", "2026-05-05"],
				["25.12", "2026-03-26"],
				["25.11", "2026-02-27"],
				["25.10", "2026-01-30"],
				["25.9", "2025-12-18"],
				["25.8", "2026-08-29"],
				["25.7", "2025-11-01"],
				["25.6", "2025-09-27"],
				["25.5", "2025-08-29"],
				["25.4", "2025-07-29"],
				["25.3", "2026-03-20"],
				["25.2", "2025-05-22"],
				["25.1", "2025-04-22"]
			]
		},
		"cnspec": {
			"label": "cnspec",
			"images": ["docker.io/mondoo/cnspec"],
			"releases": [
				["13", false],
				["12", false],
				["11", "2026-03-10"],
				["10", "2025-09-05"],
				["9", "2024-04-17"],
				["8", "2024-01-23"],
				["7", "2023-10-05"],
				["6", "2023-03-09"]
			]
		},
		"coder": {
			"label": "Coder",
			"images": ["ghcr.io/coder/coder"],
			"releases": [
				["2.36", false],
				["2.35", false],
				["2.34", false],
				["2.33", "2026-08-04"],
				["2.32", "2026-07-07"],
				["2.31", "2026-06-02"],
				["2.30", "2026-05-06"],
				["2.29", "2026-04-14"],
				["2.28", "2026-02-23"],
				["2.27", "2026-02-03"],
				["2.26", "2025-12-02"],
				["2.25", "2025-11-04"],
				["2.24", "2025-10-07"],
				["2.23", "2025-09-03"],
				["2.22", "2025-08-05"],
				["2.21", "2025-07-01"],
				["2.20", "2025-06-03"],
				["2.19", "2025-05-16"],
				["2.18", "2025-04-01"],
				["2.17", "2025-03-05"],
				["2.16", "2025-02-04"],
				["2.15", "2024-12-03"],
				["2.14", "2024-11-05"],
				["2.13", "2024-10-01"],
				["2.12", "2024-09-03"],
				["2.11", "2024-08-06"],
				["2.10", "2024-07-02"],
				["2.9", "2024-06-04"],
				["2.8", "2024-05-07"],
				["2.7", "2024-04-03"]
			]
		},
		"composer": {
			"label": "Composer",
			"images": ["docker.io/library/composer"],
			"releases": [
				["2.10", false],
				["2.9", "2026-05-28"],
				["2.8", "2025-11-13"],
				["2.7", "2024-10-02"],
				["2.6", "2024-02-08"],
				["2.5", "2023-09-01"],
				["2.4", "2022-12-20"],
				["2.3", "2022-08-16"],
				["2.2", false],
				["2.1", "2021-12-22"],
				["2.0", "2021-06-03"],
				["1", "2020-10-24"]
			]
		},
		"concrete-cms": {
			"label": "Concrete CMS",
			"images": ["docker.io/fehrenbacher/concrete5"],
			"releases": [
				["9", false],
				["8", "2025-08-05"],
				["5.7", "2019-10-23"],
				["5.6", "2019-02-26"]
			]
		},
		"consul": {
			"label": "HashiCorp Consul",
			"images": ["docker.io/library/consul"],
			"releases": [
				["2.0", false],
				["1.22", false],
				["1.21", false],
				["1.20", "2026-05-24"],
				["1.19", "2025-10-27"],
				["1.18", "2025-05-06"],
				["1.17", "2024-10-14"],
				["1.16", "2024-06-12"],
				["1.15", "2024-02-27"],
				["1.14", "2023-11-03"],
				["1.13", "2023-06-26"],
				["1.12", "2023-02-23"],
				["1.11", "2022-11-15"],
				["1.10", "2022-08-09"],
				["1.9", "2022-04-19"],
				["1.8", "2021-12-14"],
				["1.7", "2021-06-22"],
				["1.6", "2020-11-24"]
			]
		},
		"contour": {
			"label": "Contour",
			"images": [
				"docker.io/projectcontour/contour",
				"docker.io/bitnami/contour",
				"ghcr.io/projectcontour/contour"
			],
			"releases": [
				["1.33", false],
				["1.32", false],
				["1.31", false],
				["1.30", "2025-09-08"],
				["1.29", "2025-05-15"],
				["1.28", "2025-05-06"],
				["1.27", "2024-07-31"],
				["1.26", "2024-05-07"],
				["1.25", "2024-02-12"],
				["1.24", "2023-10-30"]
			]
		},
		"couchbase-server": {
			"label": "Couchbase Server",
			"images": ["docker.io/library/couchbase", "docker.io/couchbase/server"],
			"releases": [
				["8.0", "2028-10-31"],
				["7.6", "2027-03-31"],
				["7.2", "2026-07-31"],
				["7.1", "2024-01-31"],
				["7.0", "2023-01-31"],
				["6.6", "2023-01-31"],
				["6.5", "2021-02-28"],
				["6.0", "2020-07-31"],
				["5.5", "2020-07-31"],
				["5.1", "2019-01-31"],
				["5.0", "2018-08-31"],
				["4.6", "2018-08-31"],
				["4.5", "2018-04-30"],
				["4.1", "2018-04-30"],
				["4.0", "2017-04-30"],
				["3.1", "2017-02-28"],
				["3.0", "2016-04-30"],
				["2.5", "2015-12-31"],
				["2.2", "2015-03-31"],
				["2.1", "2014-12-31"],
				["2.0", "2014-06-30"],
				["1.8", "2014-01-31"]
			]
		},
		"debian": {
			"label": "Debian",
			"source": "the vendor",
			"images": [],
			"releases": [
				[
					"13",
					"2030-06-30",
					"Trixie"
				],
				[
					"12",
					"2028-06-30",
					"Bookworm"
				],
				[
					"11",
					"2026-08-31",
					"Bullseye"
				],
				[
					"10",
					"2024-06-30",
					"Buster"
				],
				[
					"9",
					"2022-07-01",
					"Stretch"
				],
				[
					"8",
					"2020-06-30",
					"Jessie"
				],
				[
					"7",
					"2018-05-31",
					"Wheezy"
				]
			]
		},
		"deno": {
			"label": "Deno",
			"images": ["docker.io/denoland/deno", "ghcr.io/denoland/deno"],
			"releases": [
				["2.9", false],
				["2.8", "2026-06-25"],
				["2.7", "2026-05-22"],
				["2.6", "2026-02-25"],
				["2.5", "2026-04-30"],
				["2.4", "2025-09-10"],
				["2.3", "2025-07-01"],
				["2.2", "2025-10-31"],
				["2.1", "2025-04-30"],
				["2.0", "2024-11-21"],
				["1", "2024-10-09"]
			]
		},
		"discourse": {
			"label": "Discourse",
			"images": ["docker.io/bitnami/discourse"],
			"releases": [
				["2026.7", "2027-03-30"],
				["2026.6", "2026-08-30"],
				["2026.5", "2026-07-28"],
				["2026.4", "2026-06-30"],
				["2026.3", "2026-05-28"],
				["2026.2", "2026-04-28"],
				["2026.1", "2026-09-30"],
				["2025.12", "2026-02-26"],
				["2025.11", "2026-01-28"],
				["3.5", "2026-01-28"],
				["3.4", "2025-08-19"]
			]
		},
		"dotnet": {
			"label": ".NET",
			"source": "the vendor",
			"images": [],
			"releases": [
				["10", "2028-11-14"],
				["9", "2026-11-10"],
				["8", "2026-11-10"],
				["7", "2024-05-14"],
				["6", "2024-11-12"],
				["5", "2022-05-10"],
				["3.1", "2022-12-13"],
				["2.1", "2021-08-21"]
			]
		},
		"drupal": {
			"label": "Drupal",
			"images": ["docker.io/bitnami/drupal", "docker.io/library/drupal"],
			"releases": [
				["11.4", "2027-07-07"],
				["11.3", "2026-12-16"],
				["10.6", "2026-12-16"],
				["11.2", "2026-06-17"],
				["10.5", "2026-06-17"],
				["10.4", "2025-12-10"],
				["11.1", "2025-12-10"],
				["11.0", "2025-06-16"],
				["10.3", "2025-06-16"],
				["10.2", "2024-12-17"],
				["10.1", "2024-06-20"],
				["10.0", "2023-12-15"],
				["9.5", "2023-11-01"],
				["9.4", "2023-06-21"],
				["9.3", "2022-12-14"],
				["9.2", "2022-06-15"],
				["9.1", "2021-12-08"],
				["9.0", "2021-06-16"],
				["8.9", "2021-11-02"],
				["8.8", "2020-12-01"],
				["7", "2025-01-05"]
			]
		},
		"eclipse-temurin": {
			"label": "Eclipse Temurin",
			"source": "the vendor",
			"images": [],
			"releases": [
				["25", "2031-09-30"],
				["24", true],
				["23", true],
				["22", true],
				["21", "2029-12-31"],
				["20", true],
				["19", true],
				["18", true],
				["17", "2027-10-31"],
				["16", true],
				["11", "2027-10-31"],
				["8", "2030-12-31"]
			]
		},
		"elasticsearch": {
			"label": "Elasticsearch",
			"source": "the vendor",
			"images": [],
			"releases": [["7", "2026-01-15"], ["6", "2022-02-10"]]
		},
		"envoy": {
			"label": "Envoy",
			"images": [
				"docker.io/envoyproxy/envoy",
				"docker.io/envoyproxy/envoy-alpine",
				"docker.io/envoyproxy/envoy-alpine-debug",
				"docker.io/envoyproxy/envoy-distroless",
				"docker.io/bitnami/envoy",
				"docker.io/rapidfort/envoy-official",
				"docker.io/hashicorp/envoy-fips",
				"cgr.dev/chainguard/envoy",
				"cgr.dev/chainguard/envoy-fips"
			],
			"releases": [
				["1.39", "2027-07-14"],
				["1.38", "2027-04-23"],
				["1.37", "2027-01-13"],
				["1.36", "2026-10-14"],
				["1.35", "2026-07-23"],
				["1.34", "2026-04-15"],
				["1.33", "2026-01-14"],
				["1.32", "2025-10-15"],
				["1.31", "2025-07-19"],
				["1.30", "2025-04-16"],
				["1.29", "2025-01-16"],
				["1.28", "2024-10-19"],
				["1.27", "2024-07-27"],
				["1.26", "2024-04-18"],
				["1.25", "2024-01-18"],
				["1.24", "2023-10-19"],
				["1.23", "2023-07-15"],
				["1.22", "2023-04-15"],
				["1.21", "2023-01-12"],
				["1.20", "2022-10-05"],
				["1.19", "2022-07-13"],
				["1.18", "2022-04-15"],
				["1.17", "2022-01-11"],
				["1.16", "2021-10-08"],
				["1.15", "2021-07-07"],
				["1.14", "2021-04-08"],
				["1.13", "2021-01-20"],
				["1.12", "2020-10-31"],
				["1.11", "2019-10-31"],
				["1.10", "2019-07-11"],
				["1.9", "2019-04-05"],
				["1.8", "2018-12-20"],
				["1.7", "2018-10-04"],
				["1.6", "2018-06-21"],
				["1.5", "2018-03-20"],
				["1.4", "2017-12-04"],
				["1.3", "2017-08-24"],
				["1.2", "2017-05-17"],
				["1.1", "2017-03-07"],
				["1.0", "2016-11-30"]
			]
		},
		"etcd": {
			"label": "etcd",
			"images": [
				"docker.io/bitnami/etcd",
				"quay.io/coreos/etcd",
				"gcr.io/etcd-development/etcd"
			],
			"releases": [
				["3.7", false],
				["3.6", false],
				["3.5", "2027-07-08"],
				["3.4", "2026-06-01"],
				["3.3", "2021-10-15"],
				["3.2", "2021-03-28"],
				["3.1", "2018-10-10"],
				["3.0", "2017-01-20"]
			]
		},
		"fluent-bit": {
			"label": "Fluent Bit",
			"images": ["docker.io/fluent/fluent-bit"],
			"releases": [
				["5.1", false],
				["5.0", "2026-11-06"],
				["4.2", "2026-06-30"],
				["4.1", "2026-02-11"],
				["4.0", "2025-12-24"],
				["3.2", "2025-06-29"],
				["3.1", "2025-02-12"],
				["3.0", "2024-10-08"],
				["2.2", "2024-06-21"],
				["2.1", "2024-02-06"],
				["2.0", "2023-07-19"],
				["1.9", "2022-12-05"],
				["1.8", "2022-12-05"],
				["1.7", true],
				["1.6", true],
				["1.5", true],
				["1.4", true],
				["1.3", true],
				["1.2", true],
				["1.1", true],
				["1.0", true],
				["0.14", true],
				["0.13", true],
				["0.12", true],
				["0.11", true],
				["0.10", true]
			]
		},
		"gatekeeper": {
			"label": "Gatekeeper",
			"images": ["docker.io/openpolicyagent/gatekeeper", "cgr.dev/chainguard/gatekeeper"],
			"releases": [
				["3.23", false],
				["3.22", false],
				["3.21", "2026-07-09"],
				["3.20", "2026-03-09"],
				["3.19", "2025-11-19"],
				["3.18", "2025-07-24"],
				["3.17", "2025-04-09"],
				["3.16", "2024-12-12"],
				["3.15", "2024-08-21"],
				["3.14", "2024-05-09"],
				["3.13", "2024-02-05"],
				["3.12", "2023-11-01"],
				["3.11", "2023-08-08"]
			]
		},
		"gerrit": {
			"label": "Gerrit",
			"images": ["docker.io/gerritcodereview/gerrit"],
			"releases": [
				["3.14", false],
				["3.13", false],
				["3.12", false],
				["3.11", "2026-05-15"],
				["3.10", "2025-11-10"],
				["3.9", "2025-05-19"],
				["3.8", "2024-12-02"],
				["3.7", "2024-05-17"],
				["3.6", "2023-11-25"],
				["3.5", "2023-05-19"],
				["3.4", "2022-11-09"],
				["3.3", "2022-05-24"],
				["3.2", "2021-12-07"],
				["3.1", "2021-05-19"],
				["3.0", "2020-12-01"],
				["2.16", "2020-06-01"],
				["2.15", "2019-11-15"],
				["2.14", "2019-05-31"],
				["2.13", true]
			]
		},
		"gitlab-runner": {
			"label": "GitLab Runner",
			"images": ["docker.io/gitlab/gitlab-runner"],
			"releases": [
				["19.3", "2026-11-19"],
				["19.2", "2026-10-15"],
				["19.1", "2026-09-17"],
				["19.0", "2026-08-20"],
				["18.11", "2026-07-16"],
				["18.10", "2026-06-18"],
				["18.9", "2026-05-21"],
				["18.8", "2026-04-16"],
				["18.7", "2026-03-19"],
				["18.6", "2026-02-19"],
				["18.5", "2026-01-15"],
				["18.4", "2025-12-18"],
				["18.3", "2025-11-20"],
				["18.2", "2025-10-16"],
				["18.1", "2025-09-18"],
				["18.0", "2025-08-21"]
			]
		},
		"gleam": {
			"label": "Gleam",
			"images": ["ghcr.io/gleam-lang/gleam"],
			"releases": [
				["1.18", false],
				["1.17", "2026-07-29"],
				["1.16", "2026-06-02"],
				["1.15", "2026-04-24"],
				["1.14", "2026-03-16"],
				["1.13", "2025-12-25"],
				["1.12", "2025-10-19"],
				["1.11", "2025-08-05"],
				["1.10", "2025-06-02"],
				["1.9", "2025-04-14"],
				["1.8", "2025-03-08"],
				["1.7", "2025-02-07"],
				["1.6", "2025-01-04"],
				["1.5", "2024-11-18"],
				["1.4", "2024-09-19"],
				["1.3", "2024-08-02"],
				["1.2", "2024-07-09"],
				["1.1", "2024-05-27"],
				["1.0", "2024-04-16"]
			]
		},
		"go": {
			"label": "Go",
			"images": [
				"docker.io/library/golang",
				"docker.io/circleci/golang",
				"docker.io/cimg/go",
				"docker.io/bitnami/golang"
			],
			"releases": [
				["1.27", false],
				["1.26", false],
				["1.25", "2026-08-19"],
				["1.24", "2026-02-10"],
				["1.23", "2025-08-12"],
				["1.22", "2025-02-11"],
				["1.21", "2024-08-13"],
				["1.20", "2024-02-06"],
				["1.19", "2023-09-06"],
				["1.18", "2023-02-01"],
				["1.17", "2022-08-02"],
				["1.16", "2022-03-15"],
				["1.15", "2021-08-16"],
				["1.14", "2021-02-16"],
				["1.13", "2020-08-11"],
				["1.12", "2020-02-25"],
				["1.11", "2019-09-03"],
				["1.10", "2019-02-25"]
			]
		},
		"goaccess": {
			"label": "GoAccess",
			"images": ["docker.io/allinurl/goaccess"],
			"releases": [["1", false]]
		},
		"grafana-loki": {
			"label": "Grafana Loki",
			"images": [
				"docker.io/grafana/loki",
				"docker.io/ubuntu/loki",
				"docker.io/bitnami/grafana-loki",
				"cgr.dev/chainguard/loki"
			],
			"releases": [
				["3.7", false],
				["3.6", false],
				["3.5", "2026-03-26"],
				["3.4", "2025-11-17"],
				["3.3", "2025-04-17"],
				["3.2", "2025-02-12"],
				["3.1", "2024-11-19"],
				["3.0", "2024-09-18"],
				["2.9", false],
				["2.8", "2024-04-08"],
				["2.7", "2023-09-06"],
				["2.6", "2022-11-10"],
				["2.5", "2022-07-08"],
				["2.4", "2022-04-07"],
				["2.3", "2021-11-05"],
				["2.2", "2021-08-06"],
				["2.1", "2021-03-11"],
				["2.0", "2020-12-24"],
				["1.6", "2020-10-26"],
				["1.5", "2020-08-13"],
				["1.4", "2020-05-20"],
				["1.3", "2020-04-01"],
				["1.2", "2020-01-22"],
				["1.1", "2019-12-09"],
				["1.0", "2019-12-04"]
			]
		},
		"harbor": {
			"label": "Harbor",
			"images": [
				"docker.io/goharbor/harbor-core",
				"docker.io/goharbor/harbor-exporter",
				"docker.io/goharbor/harbor-jobservice",
				"docker.io/goharbor/harbor-portal",
				"docker.io/goharbor/harbor-registryctl",
				"docker.io/goharbor/registry-photon",
				"docker.io/bitnami/harbor-registry",
				"docker.io/bitnami/harbor-core",
				"docker.io/bitnami/harbor-exporter",
				"docker.io/bitnami/harbor-jobservice",
				"docker.io/bitnami/harbor-portal",
				"docker.io/bitnami/harbor-registryctl",
				"cgr.dev/chainguard/harbor-core",
				"cgr.dev/chainguard/harbor-jobservice",
				"cgr.dev/chainguard/harbor-portal",
				"cgr.dev/chainguard/harbor-registry",
				"cgr.dev/chainguard/harbor-registryctl",
				"cgr.dev/chainguard/harbor-core-fips",
				"cgr.dev/chainguard/harbor-jobservice-fips",
				"cgr.dev/chainguard/harbor-portal-fips",
				"cgr.dev/chainguard/harbor-registry-fips",
				"cgr.dev/chainguard/harbor-registryctl-fips",
				"quay.io/goharbor/harbor-core",
				"quay.io/goharbor/harbor-portal",
				"quay.io/goharbor/harbor-jobservice"
			],
			"releases": [
				["2.15", false],
				["2.14", false],
				["2.13", false],
				["2.12", "2026-03-20"],
				["2.11", "2025-09-17"],
				["2.10", "2025-04-09"],
				["2.9", "2024-11-08"],
				["2.8", "2024-06-04"],
				["2.7", "2023-12-14"],
				["2.6", "2023-08-31"],
				["2.5", "2023-04-13"],
				["2.4", "2022-12-16"],
				["2.3", "2022-08-28"],
				["2.2", "2022-04-07"],
				["2.1", "2021-10-25"],
				["2.0", "2021-06-17"],
				["1.10", "2021-02-23"],
				["1.9", "2020-09-18"]
			]
		},
		"icinga": {
			"label": "Icinga",
			"images": ["docker.io/icinga/icinga2"],
			"releases": [
				["2.16", false],
				["2.15", false],
				["2.14", "2026-04-23"],
				["2.13", "2025-06-17"],
				["2.12", "2023-07-12"],
				["2.11", "2021-08-02"],
				["2.10", "2020-08-03"],
				["2.9", "2018-10-11"],
				["2.8", "2018-07-17"],
				["2.7", "2017-11-16"],
				["2.6", "2017-08-02"],
				["2.5", "2016-12-13"],
				["2.4", "2016-08-22"],
				["2.3", "2015-11-16"],
				["2.2", "2015-03-09"],
				["2.1", "2014-11-17"],
				["2.0", "2014-08-29"],
				["1", "2018-12-31"]
			]
		},
		"icinga-web": {
			"label": "Icinga Web",
			"images": ["docker.io/icinga/icingaweb2"],
			"releases": [
				["2.14", false],
				["2.13", false],
				["2.12", "2026-07-03"],
				["2.11", "2026-03-27"],
				["2.10", "2023-09-21"],
				["2.9", "2022-06-30"],
				["2.8", "2022-03-23"],
				["2.7", "2021-07-12"],
				["2.6", "2020-06-08"],
				["2.5", "2018-07-19"],
				["2.4", "2017-11-27"],
				["2.3", "2016-12-13"],
				["2.2", "2016-04-13"],
				["2.1", "2016-02-29"],
				["2.0", "2015-11-16"],
				["1", "2018-12-31"]
			]
		},
		"istio": {
			"label": "Istio",
			"images": [
				"docker.io/istio/base",
				"docker.io/istio/pilot",
				"docker.io/istio/distroless",
				"docker.io/istio/install-cni",
				"docker.io/istio/app",
				"docker.io/istio/proxyv2",
				"docker.io/istio/operator"
			],
			"releases": [
				["1.30", "2026-11-30"],
				["1.29", "2026-08-31"],
				["1.28", "2026-07-01"],
				["1.27", "2026-04-07"],
				["1.26", "2025-12-22"],
				["1.25", "2025-09-30"],
				["1.24", "2025-06-24"],
				["1.23", "2025-04-16"],
				["1.22", "2025-01-22"],
				["1.21", "2024-09-27"],
				["1.20", "2024-06-25"],
				["1.19", "2024-04-24"],
				["1.18", "2024-01-04"],
				["1.17", "2023-10-27"],
				["1.16", "2023-07-25"],
				["1.15", "2023-04-04"],
				["1.14", "2022-12-27"],
				["1.13", "2022-10-12"],
				["1.12", "2022-07-12"],
				["1.11", "2022-03-25"],
				["1.10", "2022-01-07"],
				["1.9", "2021-10-08"],
				["1.8", "2021-05-12"],
				["1.7", "2021-02-25"]
			]
		},
		"karpenter": {
			"label": "Karpenter",
			"images": [
				"public.ecr.aws/karpenter/karpenter",
				"dhi.io/karpenter",
				"cgr.dev/chainguard/karpenter"
			],
			"releases": [
				["1.14", false],
				["1.13", "2026-07-11"],
				["1.12", "2026-06-10"],
				["1.11", "2026-04-24"],
				["1.10", "2026-04-06"],
				["1.9", "2026-03-20"],
				["1.8", "2026-01-15"],
				["1.7", "2026-02-06"],
				["1.6", "2025-10-08"],
				["1.5", "2025-09-16"],
				["1.4", "2025-07-14"],
				["1.3", "2025-05-24"],
				["1.2", "2025-04-16"],
				["1.1", "2025-03-04"],
				["1.0", "2025-01-28"]
			]
		},
		"keda": {
			"label": "KEDA",
			"images": [
				"ghcr.io/kedacore/keda-admission-webhooks",
				"ghcr.io/kedacore/keda-metrics-apiserver",
				"ghcr.io/kedacore/keda"
			],
			"releases": [
				["2.20", false],
				["2.19", false],
				["2.18", "2026-06-01"],
				["2.17", "2026-02-02"],
				["2.16", "2025-10-08"],
				["2.15", "2025-04-07"],
				["2.14", "2024-11-07"],
				["2.13", "2024-08-01"],
				["2.12", "2024-04-25"],
				["2.11", "2024-01-18"],
				["2.10", "2023-09-28"],
				["2.9", "2023-06-22"],
				["2.8", "2023-03-09"],
				["2.7", "2022-12-09"],
				["2.6", "2022-08-10"],
				["2.5", "2022-05-05"],
				["2.4", "2022-01-31"],
				["2.3", "2021-11-25"],
				["2.2", "2021-08-06"],
				["2.1", "2021-05-27"],
				["2.0", "2021-03-18"],
				["1.5", true]
			]
		},
		"kibana": {
			"label": "Kibana",
			"source": "the vendor",
			"images": [],
			"releases": [["7", "2026-01-15"], ["6", "2022-02-10"]]
		},
		"kubernetes-csi-node-driver-registrar": {
			"label": "Kubernetes CSI Node Driver Registrar",
			"images": ["registry.k8s.io/sig-storage/csi-node-driver-registrar"],
			"releases": [
				["2.16", false],
				["2.15", "2026-02-12"],
				["2.14", "2025-09-12"],
				["2.13", "2025-05-30"],
				["2.12", "2024-12-19"],
				["2.11", "2024-08-22"],
				["2.10", "2024-05-22"],
				["2.9", "2024-01-04"],
				["2.8", "2023-09-11"],
				["2.7", "2023-04-27"],
				["2.6", "2022-12-28"],
				["2.5", "2022-10-20"],
				["2.4", "2021-11-09"],
				["2.3", "2021-11-09"],
				["2.2", "2021-08-11"],
				["2.1", "2021-04-27"],
				["2.0", "2020-12-17"],
				["1.2", "2020-08-28"]
			]
		},
		"kyverno": {
			"label": "Kyverno",
			"images": ["docker.io/nirmata/kyverno", "cgr.dev/chainguard/kyverno"],
			"releases": [
				["1.18", false],
				["1.17", false],
				["1.16", false],
				["1.15", "2026-04-29"],
				["1.14", "2026-02-02"],
				["1.13", "2025-11-10"],
				["1.12", "2025-07-31"],
				["1.11", "2025-04-25"],
				["1.10", "2024-10-29"],
				["1.9", "2024-04-26"],
				["1.8", "2023-11-10"]
			]
		},
		"laravel": {
			"label": "Laravel",
			"images": ["docker.io/bitnami/laravel"],
			"releases": [
				["13", "2028-03-17"],
				["12", "2027-02-24"],
				["11", "2026-03-12"],
				["10", "2025-02-04"],
				["9", "2024-02-06"],
				["8", "2023-01-24"],
				["7", "2021-03-03"],
				["6", "2022-09-06"],
				["5.8", "2020-02-26"],
				["5.5", "2020-08-30"]
			]
		},
		"logstash": {
			"label": "Logstash",
			"source": "the vendor",
			"images": [],
			"releases": [["7", "2026-01-15"], ["6", "2022-02-10"]]
		},
		"mariadb": {
			"label": "MariaDB",
			"images": [
				"docker.io/library/mariadb",
				"docker.io/bitnami/mariadb",
				"docker.io/bitnami/mariadb-galera"
			],
			"releases": [
				["12.3", "2029-06-12"],
				["12.2", "2026-05-28"],
				["12.1", "2026-02-13"],
				["12.0", "2025-11-18"],
				["11.8", "2028-06-04"],
				["11.7", "2025-05-12"],
				["11.6", "2025-02-13"],
				["11.5", "2024-11-21"],
				["11.4", "2029-05-29"],
				["11.3", "2024-05-29"],
				["11.2", "2024-11-21"],
				["11.1", "2024-08-21"],
				["11.0", "2024-06-06"],
				["10.11", "2028-02-16"],
				["10.10", "2023-11-17"],
				["10.9", "2023-08-22"],
				["10.8", "2023-05-20"],
				["10.7", "2023-02-09"],
				["10.6", "2026-07-06"],
				["10.5", "2025-06-24"],
				["10.4", "2024-06-18"],
				["10.3", "2023-05-25"],
				["10.2", "2022-05-23"],
				["10.1", "2020-10-17"],
				["10.0", "2019-03-31"],
				["5.5", "2020-04-11"],
				["5.3", "2017-03-01"],
				["5.2", "2015-11-10"],
				["5.1", "2015-02-01"]
			]
		},
		"mastodon": {
			"label": "Mastodon",
			"images": [
				"docker.io/bitnami/mastodon",
				"docker.io/tootsuite/mastodon",
				"docker.io/linuxserver/mastodon"
			],
			"releases": [
				["4.6", false],
				["4.5", false],
				["4.4", "2026-12-17"],
				["4.3", "2026-05-06"],
				["4.2", "2026-01-08"],
				["4.1", "2025-04-08"],
				["4.0", "2023-10-31"],
				["3.5", "2023-12-31"],
				["3.4", "2022-11-06"],
				["3.3", "2022-05-26"],
				["3.2", true],
				["3.1", true],
				["3.0", true],
				["2", true],
				["1", true]
			]
		},
		"matomo": {
			"label": "Matomo",
			"images": ["docker.io/library/matomo", "docker.io/bitnami/matomo"],
			"releases": [
				["5", false],
				["4", "2024-12-19"],
				["3", "2021-12-01"],
				["2", "2017-12-18"],
				["1", "2013-12-17"]
			]
		},
		"memcached": {
			"label": "Memcached",
			"images": ["docker.io/library/memcached"],
			"releases": [
				["1.6", false],
				["1.5", "2020-03-09"],
				["1.4", "2017-07-21"]
			]
		},
		"mongodb": {
			"label": "MongoDB",
			"source": "the vendor",
			"images": [],
			"releases": [
				["8.0", "2029-10-31"],
				["7.0", "2027-08-31"],
				["6.0", "2025-07-31"],
				["5.0", "2024-10-31"],
				["4.4", "2024-02-29"],
				["4.2", "2023-04-30"],
				["4.0", "2022-04-30"],
				["3.6", "2021-04-30"]
			]
		},
		"mysql": {
			"label": "MySQL",
			"images": ["docker.io/library/mysql"],
			"releases": [
				["9.7", "2034-04-21"],
				["9.6", "2026-04-21"],
				["9.5", "2026-01-20"],
				["9.4", "2025-10-21"],
				["9.3", "2025-07-22"],
				["9.2", "2025-04-15"],
				["9.1", "2025-01-21"],
				["9.0", "2024-10-15"],
				["8.4", "2032-04-30"],
				["8.3", "2024-04-10"],
				["8.2", "2023-12-14"],
				["8.1", "2023-10-25"],
				["8.0", "2026-04-30"],
				["5.7", "2023-10-31"],
				["5.6", "2021-02-28"],
				["5.5", "2018-12-31"]
			]
		},
		"nginx": {
			"label": "nginx",
			"source": "the vendor",
			"images": [],
			"releases": [
				["1.31", false],
				["1.30", false],
				["1.29", true],
				["1.28", true],
				["1.27", true],
				["1.26", true],
				["1.25", true],
				["1.24", true],
				["1.23", true],
				["1.22", true],
				["1.21", true],
				["1.20", true],
				["1.19", true],
				["1.18", true],
				["1.17", true],
				["1.16", true],
				["1.15", true],
				["1.14", true],
				["1.13", true],
				["1.12", true],
				["1.11", true],
				["1.10", true]
			]
		},
		"nodejs": {
			"label": "Node.js",
			"images": [
				"docker.io/circleci/node",
				"docker.io/library/node",
				"docker.io/cimg/node",
				"docker.io/bitnami/node"
			],
			"releases": [
				["26", "2029-04-30"],
				["25", "2026-06-01"],
				[
					"24",
					"2028-04-30",
					"krypton"
				],
				["23", "2025-06-01"],
				[
					"22",
					"2027-04-30",
					"jod"
				],
				["21", "2024-06-01"],
				[
					"20",
					"2026-04-30",
					"iron"
				],
				["19", "2023-06-01"],
				[
					"18",
					"2025-04-30",
					"hydrogen"
				],
				["17", "2022-06-01"],
				[
					"16",
					"2023-09-11",
					"gallium"
				],
				["15", "2021-06-01"],
				[
					"14",
					"2023-04-30",
					"fermium"
				],
				["13", "2020-06-01"],
				[
					"12",
					"2022-04-30",
					"erbium"
				],
				["11", "2019-06-30"],
				[
					"10",
					"2021-04-30",
					"dubnium"
				],
				["9", "2018-06-30"],
				[
					"8",
					"2019-12-31",
					"carbon"
				],
				["7", "2017-06-30"],
				[
					"6",
					"2019-04-30",
					"boron"
				],
				["5", "2016-06-30"],
				[
					"4",
					"2018-04-30",
					"argon"
				],
				["3", true],
				["2", true],
				["1", true]
			]
		},
		"openbao": {
			"label": "OpenBao",
			"images": [
				"docker.io/openbao/openbao",
				"docker.io/openbao/openbao-ubi",
				"ghcr.io/openbao/openbao",
				"ghcr.io/openbao/openbao-ubi",
				"quay.io/openbao/openbao",
				"quay.io/openbao/openbao-ubi"
			],
			"releases": [
				["2.6", false],
				["2.5", "2026-07-14"],
				["2.4", "2026-02-05"],
				["2.3", "2025-08-29"],
				["2.2", "2025-06-26"],
				["2.1", "2025-03-06"],
				["2.0", "2024-11-30"]
			]
		},
		"opensearch": {
			"label": "OpenSearch",
			"images": ["docker.io/opensearchproject/opensearch"],
			"releases": [
				["3", false],
				["2", false],
				["1", "2025-05-06"]
			]
		},
		"opentofu": {
			"label": "OpenTofu",
			"images": ["ghcr.io/opentofu/opentofu"],
			"releases": [
				["1.12", "2027-02-01"],
				["1.11", "2026-08-19"],
				["1.10", false],
				["1.9", "2026-05-14"],
				["1.8", "2025-12-09"],
				["1.7", "2025-06-24"],
				["1.6", "2025-01-09"]
			]
		},
		"oracle-linux": {
			"label": "Oracle Linux",
			"images": [
				"container-registry.oracle.com/ords/ocr/ba/os/oraclelinux",
				"ghcr.io/oracle/oraclelinux",
				"docker.io/library/oraclelinux"
			],
			"releases": [
				["10", false],
				["9", "2032-06-30"],
				["8", "2029-07-31"],
				["7", "2024-12-31"],
				["6", "2021-03-31"]
			]
		},
		"php": {
			"label": "PHP",
			"source": "the vendor",
			"images": [],
			"releases": [
				["8.5", "2029-12-31"],
				["8.4", "2028-12-31"],
				["8.3", "2027-12-31"],
				["8.2", "2026-12-31"],
				["8.1", "2025-12-31"],
				["8.0", "2023-11-26"],
				["7.4", "2022-11-28"],
				["7.3", "2021-12-06"],
				["7.2", "2020-11-30"],
				["7.1", "2019-12-01"],
				["7.0", "2019-01-10"],
				["5.6", "2018-12-31"],
				["5.5", "2016-07-21"],
				["5.4", "2015-09-03"],
				["5.3", "2014-08-14"]
			]
		},
		"phpmyadmin": {
			"label": "phpMyAdmin",
			"images": ["docker.io/library/phpmyadmin"],
			"releases": [
				["5.2", false],
				["5.1", "2022-05-11"],
				["5.0", "2021-02-24"],
				["4.9", false],
				["4.8", "2019-06-04"],
				["4.7", "2018-04-07"],
				["4.6", "2017-04-01"],
				["4.5", "2016-04-01"],
				["4.4", "2016-10-01"],
				["4.3", "2015-10-01"],
				["4.2", "2015-07-01"],
				["4.1", "2015-01-01"],
				["4.0", "2017-04-01"]
			]
		},
		"plesk": {
			"label": "Plesk",
			"images": ["docker.io/plesk/plesk"],
			"releases": [
				["18.0.80", "2026-10-27"],
				["18.0.79", "2026-09-23"],
				["18.0.78", "2026-08-04"],
				["18.0.77", "2026-06-23"],
				["18.0.76", "2026-05-11"],
				["18.0.75", "2026-03-31"],
				["18.0.74", "2026-02-03"],
				["18.0.73", "2025-12-23"],
				["18.0.72", "2025-11-11"],
				["18.0.71", "2025-09-30"],
				["18.0.70", "2025-08-19"],
				["18.0.69", "2025-07-08"],
				["18.0.68", "2025-05-27"],
				["18.0.67", "2025-04-15"],
				["18.0.66", "2025-03-04"],
				["18.0.65", "2025-01-21"],
				["18.0.64", "2024-12-10"],
				["18.0.63", "2024-10-29"],
				["18.0.62", "2024-09-17"],
				["18.0.61", "2024-08-06"],
				["18.0.60", "2024-06-25"],
				["18.0.59", "2024-05-15"],
				["18.0.58", "2024-04-02"],
				["18.0.57", "2024-02-13"],
				["18.0.56", "2024-01-02"],
				["18.0.55", "2023-11-21"],
				["18.0.54", "2023-10-10"],
				["18.0.53", "2023-09-04"],
				["18.0.52", "2023-07-18"],
				["18.0.51", "2023-06-06"],
				["18.0.50", "2023-04-23"],
				["18.0.49", "2023-03-12"],
				["17", "2021-04-20"]
			]
		},
		"pnpm": {
			"label": "pnpm",
			"images": ["ghcr.io/pnpm/pnpm"],
			"releases": [
				["11", false],
				["10", "2027-04-30"],
				["9", "2026-04-30"],
				["8", "2025-04-30"],
				["7", "2024-04-16"],
				["6", "2023-03-20"],
				["5", "2022-04-29"],
				["4", "2021-04-24"]
			]
		},
		"postgresql": {
			"label": "PostgreSQL",
			"images": ["docker.io/library/postgres"],
			"releases": [
				["18", "2030-11-14"],
				["17", "2029-11-08"],
				["16", "2028-11-09"],
				["15", "2027-11-11"],
				["14", "2026-11-12"],
				["13", "2025-11-13"],
				["12", "2024-11-21"],
				["11", "2023-11-09"],
				["10", "2022-11-10"],
				["9.6", "2021-11-11"],
				["9.5", "2021-02-11"],
				["9.4", "2020-02-13"],
				["9.3", "2018-11-08"],
				["9.2", "2017-11-09"],
				["9.1", "2016-10-27"],
				["9.0", "2015-10-08"],
				["8.4", "2014-07-24"],
				["8.3", "2013-02-07"],
				["8.2", "2011-12-05"],
				["8.1", "2010-11-08"],
				["8.0", "2010-10-01"],
				["7.4", "2010-10-01"],
				["7.3", "2007-11-27"],
				["7.2", "2007-02-04"],
				["7.1", "2006-04-13"],
				["7.0", "2005-05-08"],
				["6.5", "2004-06-09"],
				["6.4", "2003-10-30"],
				["6.3", "2003-03-01"]
			]
		},
		"prometheus": {
			"label": "Prometheus",
			"images": [
				"docker.io/prom/prometheus",
				"docker.io/bitnami/prometheus",
				"docker.io/rapidfort/prometheus-official",
				"quay.io/prometheus/prometheus",
				"cgr.dev/chainguard/prometheus"
			],
			"releases": [
				["3.14", "2026-09-30"],
				["3.13", "2027-07-31"],
				["3.12", "2026-07-09"],
				["3.11", "2026-05-14"],
				["3.10", "2026-04-08"],
				["3.9", "2026-02-17"],
				["3.8", "2026-01-09"],
				["3.7", "2025-11-26"],
				["3.6", "2025-11-02"],
				["3.5", "2026-07-31"],
				["3.4", "2025-06-28"],
				["3.3", "2025-05-27"],
				["3.2", "2025-03-31"],
				["3.1", "2025-02-13"],
				["3.0", "2024-12-26"],
				["2.55", "2024-12-03"],
				["2.54", "2024-09-20"],
				["2.53", "2025-07-31"],
				["2.52", "2024-06-19"],
				["2.51", "2024-04-30"],
				["2.50", "2024-04-04"],
				["2.49", "2024-02-26"],
				["2.48", "2023-12-28"],
				["2.47", "2023-10-18"],
				["2.46", "2023-09-05"],
				["2.45", "2024-07-31"],
				["2.44", "2023-08-06"],
				["2.43", "2023-05-02"],
				["2.42", "2023-03-14"],
				["2.41", "2023-01-31"],
				["2.40", "2022-12-19"],
				["2.39", "2022-11-16"],
				["2.38", "2022-09-27"],
				["2.37", "2023-07-31"],
				["2.36", "2022-07-11"]
			]
		},
		"python": {
			"label": "Python",
			"images": [
				"docker.io/library/python",
				"docker.io/circleci/python",
				"docker.io/bitnami/python"
			],
			"releases": [
				["3.14", "2030-10-31"],
				["3.13", "2029-10-31"],
				["3.12", "2028-10-31"],
				["3.11", "2027-10-31"],
				["3.10", "2026-10-31"],
				["3.9", "2025-10-31"],
				["3.8", "2024-10-07"],
				["3.7", "2023-06-27"],
				["3.6", "2021-12-23"],
				["3.5", "2020-09-30"],
				["3.4", "2019-03-18"],
				["3.3", "2017-09-29"],
				["3.2", "2016-02-20"],
				["2.7", "2020-01-01"],
				["3.1", "2012-04-09"],
				["3.0", "2009-06-27"],
				["2.6", "2013-10-29"]
			]
		},
		"rancher": {
			"label": "Rancher",
			"images": ["docker.io/rancher/rancher"],
			"releases": [
				["2.15", false],
				["2.14", "2027-10-10"],
				["2.13", "2027-06-17"],
				["2.12", "2027-02-28"],
				["2.11", "2026-10-24"],
				["2.10", "2026-06-19"],
				["2.9", "2026-02-26"],
				["2.8", "2025-07-22"],
				["2.7", "2024-11-18"],
				["2.6", "2024-04-30"],
				["2.5", "2023-01-31"],
				["2.4", "2022-03-31"],
				["2.3", "2021-04-07"],
				["2.2", "2020-10-15"],
				["2.1", "2020-04-19"],
				["2.0", "2019-11-01"],
				["1.6", "2020-06-30"]
			]
		},
		"redis": {
			"label": "Redis",
			"images": [
				"docker.io/library/redis",
				"docker.io/redislabs/redis",
				"docker.io/bitnami/redis",
				"docker.io/circleci/redis",
				"docker.io/cimg/redis",
				"docker.io/ubuntu/redis"
			],
			"releases": [
				["8.10", false],
				["8.8", false],
				["8.6", false],
				["8.4", false],
				["8.2", "2030-09-01"],
				["8.0", "2026-12-01"],
				["7.4", "2029-12-01"],
				["7.2", "2029-12-01"],
				["7.0", "2024-07-29"],
				["6.2", "2027-04-01"],
				["6.0", "2022-05-31"],
				["5.0", "2022-04-27"]
			]
		},
		"renovate": {
			"label": "Renovate",
			"images": ["docker.io/renovate/renovate", "ghcr.io/renovatebot/renovate"],
			"releases": [
				["44", false],
				["43", "2026-07-29"],
				["42", "2026-01-29"],
				["41", "2025-08-14"],
				["40", "2025-08-14"]
			]
		},
		"ruby": {
			"label": "Ruby",
			"images": ["docker.io/library/ruby"],
			"releases": [
				["4.0", "2029-03-31"],
				["3.4", "2028-03-31"],
				["3.3", "2027-03-31"],
				["3.2", "2026-03-31"],
				["3.1", "2025-03-26"],
				["3.0", "2024-04-23"],
				["2.7", "2023-03-31"],
				["2.6", "2022-03-31"],
				["2.5", "2021-03-31"],
				["2.4", "2020-03-31"],
				["2.3", "2019-03-31"],
				["2.2", "2018-03-31"],
				["2.1", "2017-03-31"],
				["2.0.0", "2016-02-24"],
				["1.9.3", "2015-02-23"]
			]
		},
		"salt": {
			"label": "Salt",
			"images": ["ghcr.io/cdalvaro/docker-salt-master", "docker.io/saltstack/salt"],
			"releases": [
				["3008", "2028-06-30"],
				["3007", "2026-07-31"],
				["3006", "2027-06-30"],
				["3005", "2024-02-25"],
				["3004", "2023-04-18"],
				["3003", "2022-09-30"],
				["3002", "2022-04-21"],
				["3001", "2021-12-31"],
				["3000", "2021-08-31"],
				["2019.2", "2020-09-30"],
				["2018.3", "2019-10-31"],
				["2017.7", "2019-08-30"],
				["2016.3", "2017-11-30"],
				["2015.8", "2017-03-31"],
				["2015.5", "2016-11-30"],
				["2014.7", "2016-05-31"]
			]
		},
		"sourcegraph": {
			"label": "Sourcegraph",
			"images": ["docker.io/sourcegraph/sg"],
			"releases": [
				["7", false],
				["6", false],
				["5", "2025-01-29"],
				["4", "2023-05-22"]
			]
		},
		"tomcat": {
			"label": "Apache Tomcat",
			"source": "the vendor",
			"images": [],
			"releases": [
				["11.0", false],
				["10.1", false],
				["10.0", "2022-10-31"],
				["9.0", "2027-03-31"],
				["8.5", "2024-03-31"],
				["8.0", "2018-06-30"],
				["7.0", "2021-03-31"],
				["6.0", "2016-12-31"]
			]
		},
		"traefik": {
			"label": "Traefik",
			"images": ["docker.io/library/traefik"],
			"releases": [
				["3.7", false],
				["3.6", "2026-08-16"],
				["3.5", "2025-11-07"],
				["3.4", "2025-07-23"],
				["3.3", "2025-05-05"],
				["3.2", "2025-01-06"],
				["3.1", "2024-10-28"],
				["3.0", "2024-07-15"],
				["2.11", "2026-02-01"],
				["2.10", "2024-02-12"],
				["2.9", "2023-04-24"],
				["2.8", "2022-10-03"],
				["2.7", "2022-06-29"],
				["2.6", "2022-05-24"],
				["2.5", "2022-01-24"],
				["2.4", "2021-08-17"],
				["2.3", "2021-01-19"],
				["2.2", "2020-09-23"],
				["2.1", "2020-03-25"],
				["2.0", "2019-12-11"],
				["1.7", "2021-12-31"]
			]
		},
		"ubuntu": {
			"label": "Ubuntu",
			"source": "the vendor",
			"images": [],
			"releases": [
				[
					"26.04",
					"2031-05-31",
					"Resolute"
				],
				[
					"25.10",
					"2026-07-31",
					"Questing"
				],
				[
					"25.04",
					"2026-01-15",
					"Plucky"
				],
				[
					"24.10",
					"2025-07-10",
					"Oracular"
				],
				[
					"24.04",
					"2029-05-31",
					"Noble"
				],
				[
					"23.10",
					"2024-07-11",
					"Mantic"
				],
				[
					"23.04",
					"2024-01-25",
					"Lunar"
				],
				[
					"22.10",
					"2023-07-20",
					"Kinetic"
				],
				[
					"22.04",
					"2027-04-01",
					"Jammy"
				],
				[
					"21.10",
					"2022-07-14",
					"Impish"
				],
				[
					"21.04",
					"2022-01-20",
					"Hirsute"
				],
				[
					"20.10",
					"2021-07-22",
					"Groovy"
				],
				[
					"20.04",
					"2025-05-31",
					"Focal"
				],
				[
					"19.10",
					"2020-07-17",
					"Eoan"
				],
				[
					"19.04",
					"2020-01-23",
					"Disco"
				],
				[
					"18.10",
					"2019-07-18",
					"Cosmic"
				],
				[
					"18.04",
					"2023-05-31",
					"Bionic"
				],
				[
					"17.10",
					"2018-07-19",
					"Artful"
				],
				[
					"17.04",
					"2018-01-13",
					"Zesty"
				],
				[
					"16.10",
					"2017-07-20",
					"Yakkety"
				],
				[
					"16.04",
					"2021-04-30",
					"Xenial"
				],
				[
					"15.10",
					"2016-07-28",
					"Wily"
				],
				[
					"15.04",
					"2016-02-04",
					"Vivid"
				],
				[
					"14.10",
					"2015-07-23",
					"Utopic"
				],
				[
					"14.04",
					"2019-04-30",
					"Trusty"
				],
				[
					"12.04",
					"2017-04-28",
					"Precise"
				]
			]
		},
		"unrealircd": {
			"label": "UnrealIRCd",
			"images": ["docker.io/bbriggs/unrealircd"],
			"releases": [
				["6", false],
				["5", "2023-07-01"],
				["4", "2020-12-31"],
				["3.2", "2016-12-31"]
			]
		},
		"valkey": {
			"label": "Valkey",
			"images": ["docker.io/valkey/valkey"],
			"releases": [
				["9.1", false],
				["9.0", "2028-10-21"],
				["8.1", "2030-03-31"],
				["8.0", "2027-09-15"],
				["7.2", "2029-04-16"]
			]
		},
		"vinyl-cache": {
			"label": "Vinyl Cache",
			"images": ["docker.io/library/varnish"],
			"releases": [
				["9.0", "2027-03-16"],
				["8.0", "2026-09-15"],
				["7.7", "2026-03-15"],
				["7.6", "2025-09-15"],
				["7.5", "2025-03-15"],
				["7.4", "2024-09-15"],
				["7.3", "2024-03-15"],
				["7.2", "2023-09-15"],
				["7.1", "2023-03-15"],
				["7.0", "2022-09-15"],
				["6.0", false]
			]
		},
		"vitess": {
			"label": "Vitess",
			"images": ["docker.io/vitess/lite"],
			"releases": [
				["24", "2027-05-07"],
				["23", "2026-11-04"],
				["22", "2026-04-29"],
				["21", "2025-10-29"],
				["20", "2025-06-27"],
				["19", "2025-03-06"],
				["18", "2024-11-07"],
				["17", "2024-06-27"],
				["16", "2024-02-28"],
				["15", "2023-10-25"],
				["14", "2023-06-28"],
				["13", "2023-02-22"]
			]
		},
		"windows-nano-server": {
			"label": "Windows Nano Server",
			"images": ["docker.io/microsoft/windows-nanoserver"],
			"releases": [
				["2025", "2034-10-10"],
				["2022", "2031-10-14"],
				["20h2", "2022-08-09"],
				["2004", "2021-12-14"],
				["1909", "2021-05-11"],
				["1903", "2020-12-08"],
				["1809", "2020-11-10"],
				["2019", "2029-01-09"],
				["1803", "2019-11-12"],
				["1709", "2019-04-09"],
				["1607", "2018-09-10"]
			]
		},
		"wireshark": {
			"label": "Wireshark",
			"images": ["docker.io/linuxserver/wireshark"],
			"releases": [
				["4.6", false],
				["4.4", false],
				["4.2", "2025-10-08"],
				["4.0", "2024-08-28"],
				["3.6", "2024-05-22"],
				["3.4", "2022-09-07"],
				["3.2", "2021-11-22"],
				["3.0", "2020-10-29"],
				["2.6", "2020-10-18"],
				["2.4", "2019-07-19"],
				["2.2", "2018-09-07"],
				["2.0", "2017-11-18"],
				["1.12", "2016-07-31"],
				["1.10", "2015-06-05"],
				["1.8", "2014-06-21"],
				["1.6", "2013-06-07"],
				["1.4", "2012-08-30"],
				["1.2", "2011-06-30"],
				["1.0", "2011-06-30"]
			]
		},
		"wordpress": {
			"label": "WordPress",
			"images": [
				"docker.io/library/wordpress",
				"docker.io/bitnami/wordpress",
				"docker.io/bitnami/wordpress-nginx"
			],
			"releases": [
				["7.1", false],
				["7.0", "2026-08-19"],
				["6.9", "2026-05-20"],
				["6.8", "2025-12-02"],
				["6.7", "2025-04-15"],
				["6.6", "2024-11-12"],
				["6.5", "2024-07-16"],
				["6.4", "2024-04-02"],
				["6.3", "2023-11-07"],
				["6.2", "2023-08-08"],
				["6.1", "2023-03-29"],
				["6.0", "2022-11-01"],
				["5.9", "2022-05-24"],
				["5.8", "2022-01-25"],
				["5.7", "2021-07-20"],
				["5.6", "2021-03-09"],
				["5.5", "2020-12-08"],
				["5.4", "2020-08-11"],
				["5.3", "2020-03-31"],
				["5.2", "2019-11-12"],
				["5.1", "2019-05-07"],
				["5.0", "2019-02-21"],
				["4.9", "2018-12-06"],
				["4.8", "2017-11-16"],
				["4.7", "2017-06-08"],
				["4.6", "2016-12-06"],
				["4.5", "2016-08-16"],
				["4.4", "2016-04-12"],
				["4.3", "2015-12-08"],
				["4.2", "2015-08-18"],
				["4.1", "2015-04-23"],
				["4.0", "2014-12-18"],
				["3.9", "2014-09-04"],
				["3.8", "2014-04-16"],
				["3.7", "2013-12-12"],
				["3.6", "2013-10-24"]
			]
		},
		"zookeeper": {
			"label": "Apache ZooKeeper",
			"images": ["docker.io/library/zookeeper"],
			"releases": [
				["3.9", false],
				["3.8", false],
				["3.7", "2024-01-19"],
				["3.6", "2022-12-30"],
				["3.5", "2022-06-01"],
				["3.4", "2020-06-01"]
			]
		}
	}
};
// lib/clients/release-list/wire.js
const day = date().nullish();
const release = object({
	name: string(),
	codename: string().nullish(),
	releaseDate: day,
	isEol: boolean(),
	eolFrom: day,
	isEoes: boolean().nullish(),
	eoesFrom: day
});
const product = object({
	name: string(),
	label: string(),
	releases: array(release)
});
const identifier = object({
	type: string(),
	id: string()
});
const productResponse = object({
	generated_at: string(),
	result: product
});
const identifiersResponse = object({
	generated_at: string(),
	result: array(object({
		identifier: string(),
		product: object({ name: string() })
	}))
});
object({
	generated_at: string(),
	result: array(product.extend({ identifiers: array(identifier) }))
});
const freelyExtended = new Set(["debian"]);
const codenames = Object.fromEntries("argon boron carbon dubnium erbium fermium gallium hydrogen iron jod krypton".split(" ").map((codename, index) => [`nodejs ${4 + 2 * index}`, codename]));
function productOf({ name, label, releases }, images = []) {
	const isExtended = freelyExtended.has(name);
	return {
		label,
		images: [...images],
		releases: releases.map((one) => {
			const end = (isExtended ? one.eoesFrom ?? one.isEoes ?? void 0 : void 0) ?? one.eolFrom ?? one.isEol;
			const codename = one.codename || codenames[`${name} ${one.name}`];
			return codename ? [
				one.name,
				end,
				codename
			] : [one.name, end];
		})
	};
}
// lib/clients/release-list/index.js
function noNewerList(why) {
	return `no newer data could be requested: ${why}`;
}
function listRefused(status) {
	return `the API answered with HTTP ${status}`;
}
const api = "https://endoflife.date/api/v1";
const maxBytes = 4194304;
function storedReader({ source, asOf, products }) {
	const names = productsByImage({ products });
	return {
		idOf: async (name) => productNamed(name, names),
		read: async (id) => {
			const product = Object.hasOwn(products, id) ? products[id] : void 0;
			return product && {
				product,
				asOf,
				list: product.source ?? source
			};
		}
	};
}
function onlineReader(stored, send) {
	const inPackage = storedReader(stored);
	async function get(path) {
		return send({
			method: "GET",
			url: `${api}${path}`,
			headers: { accept: "application/json" },
			maxBytes
		});
	}
	const names = memoizeAsync(async () => {
		try {
			const response = await get("/identifiers/purl");
			if (response.status !== 200) return productsByImage(stored);
			const { result } = decodeJson("endoflife.date identifiers", response, identifiersResponse);
			return productsByImage(stored, result.flatMap(({ identifier, product }) => {
				const image = imageOfPurl(identifier);
				return image === void 0 ? [] : [[image, product.name]];
			}));
		} catch (error) {
			gapFrom(error, listName);
			return productsByImage(stored);
		}
	});
	async function readNow(id) {
		const response = await get(`/products/${encodeURIComponent(id)}`);
		if (response.status !== 200) return outdated(await inPackage.read(id), listRefused(response.status));
		const { generated_at, result } = decodeJson(`endoflife.date ${id}`, response, productResponse);
		return {
			product: productOf(result),
			asOf: generated_at.slice(0, 10),
			list: listName
		};
	}
	return {
		idOf: async (name) => productNamed(name, await names()),
		read: memoizeAsync(async (id) => {
			try {
				return await readNow(id);
			} catch (error) {
				return outdated(await inPackage.read(id), gapFrom(error, listName).message);
			}
		})
	};
}
function outdated(known, why) {
	return known && {
		...known,
		outdated: noNewerList(why)
	};
}
function releaseEndLookup({ isOnline, send, now, stored = snapshot_default }) {
	const list = parseReleaseList(stored);
	const reader = isOnline ? onlineReader(list, send) : storedReader(list);
	return ({ registry, repository, tag }) => endOfImage(reader, `${registry}/${repository}`, tag, now);
}
export { releaseEndLookup };
