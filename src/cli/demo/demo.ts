// `demo`: a complete example on a sample repository, against the embedded platform. Needs nothing but Node.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Context, printOptionsOf } from '../../command/context.js';
import { readConfig } from '../../config/read.js';
import { type Address, createEmulator, openRegistry } from '../../emulator/index.js';
import { digestAt, seededState } from '../../emulator/seed.js';
import type { State } from '../../emulator/state/state.js';
import { workflowOf } from '../../host/ci/id-token.js';
import { localHost } from '../../host/local.js';
import { compact } from '../../model/collections.js';
import type { Config } from '../../model/run/config.js';
import { dayMs } from '../../model/text/time.js';
import type { Report } from '../../report/schema/schema.js';
import { run } from '../../run.js';
import { type DemoStep, type Folder, incidentSteps, nightOf, plantIncident } from './incident.js';

/** The initial files of the sample, and a function that makes the manual fixes in them. */
function sampleRepository(
  state: State,
  registry: string,
  now: number,
): { readonly found: Folder; readonly fixed: (found: Folder) => Folder } {
  const image = (name: string, tag: string) => `${registry}/${state.organization}/${name}:${tag}`;
  const pinned = (name: string, tag: string, daysAgo: number) =>
    `${image(name, tag)}@${digestAt(state, `${state.organization}/${name}`, tag, now - daysAgo * dayMs)}`;
  const foreign = digestAt(state, `${state.organization}/nginx`, 'latest', now);
  const redis = image('redis', '7');
  // What another tag had: the registry serves it, but keeps no history that could say so.
  const proxy = `${elsewhere}/${state.publicOrganization}/nginx`;
  const foreignProxy = digestAt(state, `${state.publicOrganization}/nginx`, 'latest', now - 10 * dayMs);
  const endOfLife = pinned('node', '18', 0);
  const found: Folder = {
    Dockerfile: `# The shop's web server.
FROM ${pinned('node', '20', 0)} AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build

FROM ${pinned('python', '3.12', 1.5)}
COPY --from=build /app/dist /srv
COPY --from=${pinned('nginx', '1.27', 60)} /etc/nginx/mime.types /etc/
`,
    'compose.yaml': `services:
  web:
    build: .
    image: shop-web
  db:
    image: ${image('postgres', '16')}
  cache:
    image: "${redis}@${foreign}"
  proxy:
    image: ${proxy}:1.27@${foreignProxy}
`,
    'deploy/worker.yaml': `apiVersion: apps/v1
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
    'tools/Dockerfile': `ARG BASE
FROM $BASE
`,
  };
  const fixed = (folder: Folder): Folder => ({
    'compose.yaml': (folder['compose.yaml'] ?? '').replace(`${redis}@${foreign}`, redis),
    'deploy/worker.yaml': (folder['deploy/worker.yaml'] ?? '').replace(endOfLife, image('node', '22')),
    'tools/Dockerfile': `ARG BASE=${image('node', '22')}\nFROM $BASE\n`,
  });
  return { found, fixed };
}

/** Verifies, pins, fixes by hand what cannot be pinned, and verifies again until the gate passes. */
function sampleSteps(state: State, registry: string, now: number): readonly DemoStep[] {
  const { found, fixed } = sampleRepository(state, registry, now);
  const withArtifact = { artifacts: 'openssl' };
  return [
    {
      title: '1. Verify: compare each reference with the history of its tag',
      files: () => found,
      ...{ mode: 'verify', inputs: withArtifact },
    },
    { title: '2. Pin: write missing and stale digests', mode: 'pin', inputs: withArtifact },
    { title: '3. Manual fixes: what a new pin cannot fix', note: manualFixes, files: fixed },
    { title: '4. Pin the fixed references', mode: 'pin' },
    { title: '5. Verify again', mode: 'verify' },
  ];
}

/** Plays the sample, or with `--incident` the night of an attack, and returns the exit code of the last run. */
export async function demo(context: Context): Promise<number> {
  const { invocation, out } = context;
  const now = Date.now();
  const isIncident = invocation.switches.has('incident');
  const printing = printOptionsOf(context);
  const { print } = printing;
  const state = isIncident ? plantIncident(seededState({ now }), now) : undefined;
  const emulator = await createEmulator(compact({ state }), origins);
  const other = openRegistry(emulator.state);
  const send: typeof other = (request) =>
    (new URL(request.url).host === elsewhere ? other : emulator.transport)(request);
  const workflow = workflowOf(workflowEnvironment(emulator.address), emulator.transport);
  const root = await mkdtemp(path.join(tmpdir(), 'tagproof-demo-'));
  const reports: Report[] = [];
  const registry = new URL(emulator.address.registryUrl).host;
  const steps = (isIncident ? incidentSteps : sampleSteps)(emulator.state, registry, now);
  let [folder, last]: [Folder, number] = [{}, 0];
  try {
    for (const { title, note, files, mode, inputs = {} } of steps) {
      print(`\n━━ ${title}\n${note === undefined ? '' : `\n${note}\n`}`);
      folder = await readFolder(root, Object.keys(folder));
      folder = { ...folder, ...files?.(folder) };
      await writeFolder(root, folder);
      if (mode === undefined) continue;
      const host = { ...localHost({ root, environment: {}, ...printing }), send, workflow };
      const { report, exitCode } = await run(host, configOf(emulator.address, { ...inputs, mode }));
      reports.push(report);
      last = exitCode;
    }
    const night = isIncident ? nightOf(emulator.state, registry, now) : undefined;
    if (night !== undefined) {
      const { sink } = localHost({ root, environment: {}, ...printing });
      const { exposureOfNight } = await import('./exposure.js');
      print(`\n━━ 5. The morning after: which runs pulled it? \`tagproof exposure\` reads their logs\n`);
      print(await exposureOfNight(night, sink));
    }
    if (invocation.json) out(JSON.stringify(reports, null, 2));
    else print(whatNext);
    return last;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** The emulated platform is reached without sockets, so it can have the names of an example. */
const origins = {
  platform: 'https://api.example.com',
  registry: 'https://registry.example.com',
  issuer: 'https://issuer.example.com',
  provider: 'https://oidc.example.com',
};

/** A registry that is no platform's, so that nobody knows the past of its tags. */
const elsewhere = 'registry.example.net';

const whatNext = `
━━ Next, in a repository of your own

  tagproof scan     list its images, offline
  tagproof init     propose a workflow and a policy for it`;

const manualFixes = `compose.yaml        remove the digest that redis:7 has never pointed to
deploy/worker.yaml  replace node:18, which is end-of-life, with node:22
tools/Dockerfile    give ARG BASE a default value
artifacts           stop checking openssl, which the shop no longer uses`;

async function writeFolder(root: string, folder: Folder): Promise<void> {
  for (const [file, text] of Object.entries(folder)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
}

async function readFolder(root: string, files: readonly string[]): Promise<Folder> {
  const texts = files.map(async (file) => [file, await readFile(path.join(root, file), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

function workflowEnvironment({ oidcRequestUrl, oidcRequestToken }: Address) {
  return { ACTIONS_ID_TOKEN_REQUEST_URL: oidcRequestUrl, ACTIONS_ID_TOKEN_REQUEST_TOKEN: oidcRequestToken };
}

function configOf(address: Address, own: Readonly<Record<string, string>>): Config {
  const inputs: Readonly<Record<string, string>> = {
    'base-url': address.baseUrl,
    'registry-url': address.registryUrl,
    'issuer-url': address.issuerUrl,
    'public-organization': address.publicOrganization,
    identity: address.identity,
    'sbom-from-registry': 'true',
    ...own,
  };
  const read = readConfig((name) => inputs[name], { presets: {}, checks: [] });
  if ('issues' in read) throw new Error(read.issues.join(' '));
  return read.config;
}
