export const id = 9373;
export const ids = [9373];
export const modules = {

/***/ 29373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  demo: () => (/* binding */ demo)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
// EXTERNAL MODULE: ./lib/config/read.js + 1 modules
var config_read = __webpack_require__(13520);
// EXTERNAL MODULE: ./lib/emulator/index.js + 29 modules
var lib_emulator = __webpack_require__(56075);
// EXTERNAL MODULE: ./lib/emulator/seed.js + 1 modules
var seed = __webpack_require__(39233);
// EXTERNAL MODULE: ./lib/host/ci/id-token.js
var id_token = __webpack_require__(47342);
// EXTERNAL MODULE: ./lib/host/local.js
var local = __webpack_require__(94921);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/text/time.js
var time = __webpack_require__(26732);
// EXTERNAL MODULE: ./lib/run.js + 16 modules
var run = __webpack_require__(51856);
// EXTERNAL MODULE: ./lib/emulator/seed/images.js
var seed_images = __webpack_require__(30079);
// EXTERNAL MODULE: ./lib/emulator/state/state.js
var state_state = __webpack_require__(5736);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
;// CONCATENATED MODULE: ./lib/cli/demo/incident.js





const [incident_name, tag] = ['python', '3.12'];
const stolen = 0.2;
function plantIncident(state, now) {
    const at = new Date(now - stolen * time/* dayMs */.LP).toISOString();
    const path = `${state.organization}/${incident_name}`;
    const image = (0,seed_images/* seededImage */._d)({ path, tag: 'stolen', daysAgo: stolen, created: at, seed: 1 });
    const root = state.groups.find((group) => group.name === state.organization)?.uid;
    const repos = state.repos.map((repo) => {
        if (repo.name !== incident_name || !repo.uid.startsWith(`${root}/`))
            return repo;
        const tags = repo.tags.map((one) => one.name === tag
            ? { ...one, history: [...one.history, { updateTimestamp: at, digest: image.digest }] }
            : one);
        return {
            ...repo,
            tags,
            indexes: [...repo.indexes, image.index],
            content: [...repo.content, ...image.content],
        };
    });
    return state_state/* stateSchema */.Jy.parse({ ...state, repos });
}
function nightOf(state, registry, now) {
    const path = `${state.organization}/${incident_name}`;
    const [good, bad] = [1, 0].map((daysAgo) => (0,seed/* digestAt */.m)(state, path, tag, now - daysAgo * time/* dayMs */.LP));
    if (good === undefined || bad === undefined || !(0,images_image/* isDigest */.Bc)(good) || !(0,images_image/* isDigest */.Bc)(bad))
        return undefined;
    return { image: `${registry}/${path}`, tag, good, bad, now };
}
function incidentSteps(state, registry, now) {
    const path = `${state.organization}/${incident_name}`;
    const [good, bad] = [1, 0].map((daysAgo) => (0,seed/* digestAt */.m)(state, path, tag, now - daysAgo * time/* dayMs */.LP));
    const foreign = (0,seed/* digestAt */.m)(state, `${state.organization}/nginx`, 'latest', now);
    const pin = (digest) => `FROM ${registry}/${path}:${tag}@${digest}\n`;
    const inputs = { 'min-age': '12h', 'fail-on': 'warning' };
    return [
        {
            title: '1. The night: somebody with a stolen token points the tag at an image of their own',
            note: 'Builds without a digest run it from now on. Those that pin the digest of yesterday do not:',
            files: () => ({ 'web/Dockerfile': pin(good), 'jobs/Dockerfile': pin(good) }),
            ...{ mode: 'verify', inputs },
        },
        {
            title: '2. An update tool that knows only the present proposes the newest digest',
            note: 'The tag really points to it, but only for five hours, and `min-age` is twelve:',
            files: () => ({ 'web/Dockerfile': pin(bad) }),
            ...{ mode: 'verify', inputs },
        },
        {
            title: '3. A pull request "pins" a digest that the tag never had',
            note: 'Nobody compares 64 hex digits, and a runtime pulls what the digest says:',
            files: () => ({ 'web/Dockerfile': pin(good), 'jobs/Dockerfile': pin(foreign) }),
            ...{ mode: 'verify', inputs },
        },
        {
            title: '4. The morning after: `tagproof pin` does not take the digest of the thief',
            note: 'It takes the newest digest that the tag has had for long enough:',
            files: () => ({ 'jobs/Dockerfile': `FROM ${registry}/${path}:${tag}\n` }),
            ...{ mode: 'pin', inputs },
        },
    ];
}

;// CONCATENATED MODULE: ./lib/cli/demo/demo.js













function sampleRepository(state, registry, now) {
    const image = (name, tag) => `${registry}/${state.organization}/${name}:${tag}`;
    const pinned = (name, tag, daysAgo) => `${image(name, tag)}@${(0,seed/* digestAt */.m)(state, `${state.organization}/${name}`, tag, now - daysAgo * time/* dayMs */.LP)}`;
    const foreign = (0,seed/* digestAt */.m)(state, `${state.organization}/nginx`, 'latest', now);
    const redis = image('redis', '7');
    const proxy = `${elsewhere}/${state.publicOrganization}/nginx`;
    const foreignProxy = (0,seed/* digestAt */.m)(state, `${state.publicOrganization}/nginx`, 'latest', now - 10 * time/* dayMs */.LP);
    const endOfLife = pinned('node', '18', 0);
    const found = {
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
    const fixed = (folder) => ({
        'compose.yaml': (folder['compose.yaml'] ?? '').replace(`${redis}@${foreign}`, redis),
        'deploy/worker.yaml': (folder['deploy/worker.yaml'] ?? '').replace(endOfLife, image('node', '22')),
        'tools/Dockerfile': `ARG BASE=${image('node', '22')}\nFROM $BASE\n`,
    });
    return { found, fixed };
}
function sampleSteps(state, registry, now) {
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
async function demo(context) {
    const { invocation, out } = context;
    const now = Date.now();
    const isIncident = invocation.switches.has('incident');
    const printing = (0,command_context/* printOptionsOf */.x9)(context);
    const { print } = printing;
    const state = isIncident ? plantIncident((0,seed/* seededState */.k)({ now }), now) : undefined;
    const emulator = await (0,lib_emulator/* createEmulator */.Iw)((0,collections/* compact */.oE)({ state }), origins);
    const other = (0,lib_emulator/* openRegistry */.Me)(emulator.state);
    const send = (request) => (new URL(request.url).host === elsewhere ? other : emulator.transport)(request);
    const workflow = (0,id_token/* workflowOf */.B4)(workflowEnvironment(emulator.address), emulator.transport);
    const root = await (0,promises_.mkdtemp)(external_node_path_.join((0,external_node_os_.tmpdir)(), 'tagproof-demo-'));
    const reports = [];
    const registry = new URL(emulator.address.registryUrl).host;
    const steps = (isIncident ? incidentSteps : sampleSteps)(emulator.state, registry, now);
    let [folder, last] = [{}, 0];
    try {
        for (const { title, note, files, mode, inputs = {} } of steps) {
            print(`\n━━ ${title}\n${note === undefined ? '' : `\n${note}\n`}`);
            folder = await readFolder(root, Object.keys(folder));
            folder = { ...folder, ...files?.(folder) };
            await writeFolder(root, folder);
            if (mode === undefined)
                continue;
            const host = { ...(0,local/* localHost */.O)({ root, environment: {}, ...printing }), send, workflow };
            const { report, exitCode } = await (0,run/* run */.e)(host, configOf(emulator.address, { ...inputs, mode }));
            reports.push(report);
            last = exitCode;
        }
        const night = isIncident ? nightOf(emulator.state, registry, now) : undefined;
        if (night !== undefined) {
            const { sink } = (0,local/* localHost */.O)({ root, environment: {}, ...printing });
            const { exposureOfNight } = await Promise.all(/* import() */[__webpack_require__.e(704), __webpack_require__.e(403)]).then(__webpack_require__.bind(__webpack_require__, 403));
            print(`\n━━ 5. The morning after: which runs pulled it? \`tagproof exposure\` reads their logs\n`);
            print(await exposureOfNight(night, sink));
        }
        if (invocation.json)
            out(JSON.stringify(reports, null, 2));
        else
            print(whatNext);
        return last;
    }
    finally {
        await (0,promises_.rm)(root, { recursive: true, force: true });
    }
}
const origins = {
    platform: 'https://api.example.com',
    registry: 'https://registry.example.com',
    issuer: 'https://issuer.example.com',
    provider: 'https://oidc.example.com',
};
const elsewhere = 'registry.example.net';
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
        await (0,promises_.mkdir)(external_node_path_.dirname(external_node_path_.join(root, file)), { recursive: true });
        await (0,promises_.writeFile)(external_node_path_.join(root, file), text);
    }
}
async function readFolder(root, files) {
    const texts = files.map(async (file) => [file, await (0,promises_.readFile)(external_node_path_.join(root, file), 'utf8')]);
    return Object.fromEntries(await Promise.all(texts));
}
function workflowEnvironment({ oidcRequestUrl, oidcRequestToken }) {
    return { ACTIONS_ID_TOKEN_REQUEST_URL: oidcRequestUrl, ACTIONS_ID_TOKEN_REQUEST_TOKEN: oidcRequestToken };
}
function configOf(address, own) {
    const inputs = {
        'base-url': address.baseUrl,
        'registry-url': address.registryUrl,
        'issuer-url': address.issuerUrl,
        'public-organization': address.publicOrganization,
        identity: address.identity,
        'sbom-from-registry': 'true',
        ...own,
    };
    const read = (0,config_read/* readConfig */.X)((name) => inputs[name], { presets: {}, checks: [] });
    if ('issues' in read)
        throw new Error(read.issues.join(' '));
    return read.config;
}


/***/ })

};
