import { M as printOptionsOf } from "./scan-DFDHd4Kl.js";
import { t as readConfig } from "./read-BchwS-qt.js";
import { c as digestAt, g as stateSchema, l as seededState, n as openRegistry, t as createEmulator, u as seededImage } from "./emulator-DXREHKOJ.js";
import { o as workflowOf, t as localHost } from "./local-Dxo6jF7o.js";
import { D as isDigest, q as dayMs, yt as compact } from "./reading-DT2Pr2dB.js";
import { t as run } from "./run-Bsay3NZR.js";
import path from "node:path";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
// lib/cli/demo/incident.js
const [name, tag] = ["python", "3.12"];
const stolen = .2;
function plantIncident(state, now) {
	const at = new Date(now - stolen * dayMs).toISOString();
	const path = `${state.organization}/${name}`;
	const image = seededImage({
		path,
		tag: "stolen",
		daysAgo: stolen,
		created: at,
		seed: 1
	});
	const root = state.groups.find((group) => group.name === state.organization)?.uid;
	const repos = state.repos.map((repo) => {
		if (repo.name !== name || !repo.uid.startsWith(`${root}/`)) return repo;
		const tags = repo.tags.map((one) => one.name === tag ? {
			...one,
			history: [...one.history, {
				updateTimestamp: at,
				digest: image.digest
			}]
		} : one);
		return {
			...repo,
			tags,
			indexes: [...repo.indexes, image.index],
			content: [...repo.content, ...image.content]
		};
	});
	return stateSchema.parse({
		...state,
		repos
	});
}
function nightOf(state, registry, now) {
	const path = `${state.organization}/${name}`;
	const [good, bad] = [1, 0].map((daysAgo) => digestAt(state, path, tag, now - daysAgo * dayMs));
	if (good === void 0 || bad === void 0 || !isDigest(good) || !isDigest(bad)) return void 0;
	return {
		image: `${registry}/${path}`,
		tag,
		good,
		bad,
		now
	};
}
function incidentSteps(state, registry, now) {
	const path = `${state.organization}/${name}`;
	const [good, bad] = [1, 0].map((daysAgo) => digestAt(state, path, tag, now - daysAgo * dayMs));
	const foreign = digestAt(state, `${state.organization}/nginx`, "latest", now);
	const pin = (digest) => `FROM ${registry}/${path}:${tag}@${digest}\n`;
	const inputs = {
		"min-age": "12h",
		"fail-on": "warning"
	};
	return [
		{
			title: "1. The night: somebody with a stolen token points the tag at an image of their own",
			note: "Builds without a digest run it from now on. Those that pin the digest of yesterday do not:",
			files: () => ({
				"web/Dockerfile": pin(good),
				"jobs/Dockerfile": pin(good)
			}),
			mode: "verify",
			inputs
		},
		{
			title: "2. An update tool that knows only the present proposes the newest digest",
			note: "The tag really points to it, but only for five hours, and `min-age` is twelve:",
			files: () => ({ "web/Dockerfile": pin(bad) }),
			mode: "verify",
			inputs
		},
		{
			title: "3. A pull request \"pins\" a digest that the tag never had",
			note: "Nobody compares 64 hex digits, and a runtime pulls what the digest says:",
			files: () => ({
				"web/Dockerfile": pin(good),
				"jobs/Dockerfile": pin(foreign)
			}),
			mode: "verify",
			inputs
		},
		{
			title: "4. The morning after: `tagproof pin` does not take the digest of the thief",
			note: "It takes the newest digest that the tag has had for long enough:",
			files: () => ({ "jobs/Dockerfile": `FROM ${registry}/${path}:${tag}\n` }),
			mode: "pin",
			inputs
		}
	];
}
// lib/cli/demo/demo.js
function sampleRepository(state, registry, now) {
	const image = (name, tag) => `${registry}/${state.organization}/${name}:${tag}`;
	const pinned = (name, tag, daysAgo) => `${image(name, tag)}@${digestAt(state, `${state.organization}/${name}`, tag, now - daysAgo * dayMs)}`;
	const foreign = digestAt(state, `${state.organization}/nginx`, "latest", now);
	const redis = image("redis", "7");
	const proxy = `${elsewhere}/${state.publicOrganization}/nginx`;
	const foreignProxy = digestAt(state, `${state.publicOrganization}/nginx`, "latest", now - 10 * dayMs);
	const endOfLife = pinned("node", "18", 0);
	const found = {
		Dockerfile: `# The shop's web server.
FROM ${pinned("node", "20", 0)} AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build

FROM ${pinned("python", "3.12", 1.5)}
COPY --from=build /app/dist /srv
COPY --from=${pinned("nginx", "1.27", 60)} /etc/nginx/mime.types /etc/
`,
		"compose.yaml": `services:
  web:
    build: .
    image: shop-web
  db:
    image: ${image("postgres", "16")}
  cache:
    image: "${redis}@${foreign}"
  proxy:
    image: ${proxy}:1.27@${foreignProxy}
`,
		"deploy/worker.yaml": `apiVersion: apps/v1
kind: Deployment
metadata:
  name: worker
spec:
  template:
    spec:
      containers:
        - name: worker
          image: ${endOfLife}
`,
		"tools/Dockerfile": `ARG BASE
FROM $BASE
`
	};
	const fixed = (folder) => ({
		"compose.yaml": (folder["compose.yaml"] ?? "").replace(`${redis}@${foreign}`, redis),
		"deploy/worker.yaml": (folder["deploy/worker.yaml"] ?? "").replace(endOfLife, image("node", "22")),
		"tools/Dockerfile": `ARG BASE=${image("node", "22")}\nFROM $BASE\n`
	});
	return {
		found,
		fixed
	};
}
function sampleSteps(state, registry, now) {
	const { found, fixed } = sampleRepository(state, registry, now);
	const withArtifact = { artifacts: "openssl" };
	return [
		{
			title: "1. Verify: compare each reference with the history of its tag",
			files: () => found,
			mode: "verify",
			inputs: withArtifact
		},
		{
			title: "2. Pin: write missing and stale digests",
			mode: "pin",
			inputs: withArtifact
		},
		{
			title: "3. Manual fixes: what a new pin cannot fix",
			note: manualFixes,
			files: fixed
		},
		{
			title: "4. Pin the fixed references",
			mode: "pin"
		},
		{
			title: "5. Verify again",
			mode: "verify"
		}
	];
}
async function demo(context) {
	const { invocation, out } = context;
	const now = Date.now();
	const isIncident = invocation.switches.has("incident");
	const printing = printOptionsOf(context);
	const { print } = printing;
	const state = isIncident ? plantIncident(seededState({ now }), now) : void 0;
	const emulator = await createEmulator(compact({ state }), origins);
	const other = openRegistry(emulator.state);
	const send = (request) => (new URL(request.url).host === elsewhere ? other : emulator.transport)(request);
	const workflow = workflowOf(workflowEnvironment(emulator.address), emulator.transport);
	const root = await mkdtemp(path.join(tmpdir(), "tagproof-demo-"));
	const reports = [];
	const registry = new URL(emulator.address.registryUrl).host;
	const steps = (isIncident ? incidentSteps : sampleSteps)(emulator.state, registry, now);
	let [folder, last] = [{}, 0];
	try {
		for (const { title, note, files, mode, inputs = {} } of steps) {
			print(`\n━━ ${title}\n${note === void 0 ? "" : `\n${note}\n`}`);
			folder = await readFolder(root, Object.keys(folder));
			folder = {
				...folder,
				...files?.(folder)
			};
			await writeFolder(root, folder);
			if (mode === void 0) continue;
			const host = {
				...localHost({
					root,
					environment: {},
					...printing
				}),
				send,
				workflow
			};
			const { report, exitCode } = await run(host, configOf(emulator.address, {
				...inputs,
				mode
			}));
			reports.push(report);
			last = exitCode;
		}
		const night = isIncident ? nightOf(emulator.state, registry, now) : void 0;
		if (night !== void 0) {
			const { sink } = localHost({
				root,
				environment: {},
				...printing
			});
			const { exposureOfNight } = await import("./exposure-c0snIYgG.js");
			print(`\n━━ 5. The morning after: which runs pulled it? \`tagproof exposure\` reads their logs\n`);
			print(await exposureOfNight(night, sink));
		}
		if (invocation.json) out(JSON.stringify(reports, null, 2));
		else print(whatNext);
		return last;
	} finally {
		await rm(root, {
			recursive: true,
			force: true
		});
	}
}
const origins = {
	platform: "https://api.example.com",
	registry: "https://registry.example.com",
	issuer: "https://issuer.example.com",
	provider: "https://oidc.example.com"
};
const elsewhere = "registry.example.net";
const whatNext = `
━━ Next, in a repository of your own

  tagproof scan     list its images, offline
  tagproof init     propose a workflow and a policy for it`;
const manualFixes = `compose.yaml        remove the digest that redis:7 has never pointed to
deploy/worker.yaml  replace node:18, which is end-of-life, with node:22
tools/Dockerfile    give ARG BASE a default value
artifacts           stop checking openssl, which the shop no longer uses`;
async function writeFolder(root, folder) {
	for (const [file, text] of Object.entries(folder)) {
		await mkdir(path.dirname(path.join(root, file)), { recursive: true });
		await writeFile(path.join(root, file), text);
	}
}
async function readFolder(root, files) {
	const texts = files.map(async (file) => [file, await readFile(path.join(root, file), "utf8")]);
	return Object.fromEntries(await Promise.all(texts));
}
function workflowEnvironment({ oidcRequestUrl, oidcRequestToken }) {
	return {
		ACTIONS_ID_TOKEN_REQUEST_URL: oidcRequestUrl,
		ACTIONS_ID_TOKEN_REQUEST_TOKEN: oidcRequestToken
	};
}
function configOf(address, own) {
	const inputs = {
		"base-url": address.baseUrl,
		"registry-url": address.registryUrl,
		"issuer-url": address.issuerUrl,
		"public-organization": address.publicOrganization,
		identity: address.identity,
		"sbom-from-registry": "true",
		...own
	};
	const read = readConfig((name) => inputs[name], {
		presets: {},
		checks: []
	});
	if ("issues" in read) throw new Error(read.issues.join(" "));
	return read.config;
}
export { demo };
