export const id = 712;
export const ids = [712];
export const modules = {

/***/ 80712:
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
// EXTERNAL MODULE: ./lib/config/read.js + 2 modules
var config_read = __webpack_require__(34824);
// EXTERNAL MODULE: ./lib/emulator/index.js + 49 modules
var lib_emulator = __webpack_require__(93150);
// EXTERNAL MODULE: ./lib/host/id-token.js
var id_token = __webpack_require__(84349);
// EXTERNAL MODULE: ./lib/host/local.js + 3 modules
var local = __webpack_require__(36476);
// EXTERNAL MODULE: ./lib/run.js + 18 modules
var run = __webpack_require__(62265);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
// EXTERNAL MODULE: ./lib/emulator/seed.js + 7 modules
var seed = __webpack_require__(1812);
// EXTERNAL MODULE: ./lib/model/time.js
var time = __webpack_require__(80588);
;// CONCATENATED MODULE: ./lib/cli/sample.js


function sampleRepository(state, registry, now) {
    const image = (name, tag) => `${registry}/${state.organization}/${name}:${tag}`;
    const pinned = (name, tag, daysAgo) => `${image(name, tag)}@${(0,seed/* digestAt */.m)(state, `${state.organization}/${name}`, tag, now - daysAgo * time/* dayMs */.LP)}`;
    const foreign = (0,seed/* digestAt */.m)(state, `${state.organization}/nginx`, 'latest', now);
    const redis = image('redis', '7');
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

;// CONCATENATED MODULE: ./lib/cli/demo.js










async function demo(context) {
    const { invocation, out } = context;
    const printing = (0,cli_context/* printOptionsOf */.x9)(context);
    const { print } = printing;
    const emulator = await (0,lib_emulator/* createEmulator */.I)({}, origins);
    const workflow = (0,id_token/* workflowOf */.B4)(workflowEnvironment(emulator.address), emulator.transport);
    const root = await (0,promises_.mkdtemp)(external_node_path_.join((0,external_node_os_.tmpdir)(), 'tagproof-demo-'));
    const reports = [];
    const step = async (title, mode, artifacts) => {
        print(`\n━━ ${title}\n`);
        const host = { ...(0,local/* localHost */.O)({ root, environment: {}, ...printing }), send: emulator.transport, workflow };
        const { report, exitCode } = await (0,run/* run */.e)(host, configOf(emulator.address, mode, artifacts));
        reports.push(report);
        return exitCode;
    };
    try {
        const registry = new URL(emulator.address.registryUrl).host;
        const sample = sampleRepository(emulator.state, registry, Date.now());
        await writeFolder(root, sample.found);
        await step('1. Verify: compare each reference with the history of its tag', 'verify', ['openssl']);
        await step('2. Pin: write missing and stale digests', 'pin', ['openssl']);
        print(`\n━━ 3. Manual fixes: what a new pin cannot fix\n\n${manualFixes}`);
        await writeFolder(root, sample.fixed(await readFolder(root, Object.keys(sample.found))));
        await step('4. Pin the fixed references', 'pin', []);
        const exitCode = await step('5. Verify again', 'verify', []);
        if (invocation.json)
            out(JSON.stringify(reports, null, 2));
        else
            print(whatNext);
        return exitCode;
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
function configOf(address, mode, artifacts) {
    const inputs = {
        mode,
        'base-url': address.baseUrl,
        'registry-url': address.registryUrl,
        'issuer-url': address.issuerUrl,
        'public-organization': address.publicOrganization,
        identity: address.identity,
        artifacts: artifacts.join('\n'),
        'sbom-from-registry': 'true',
    };
    const read = (0,config_read/* readConfig */.X)((name) => inputs[name], { presets: {}, checks: [] });
    if ('issues' in read)
        throw new Error(read.issues.join(' '));
    return read.config;
}


/***/ })

};
