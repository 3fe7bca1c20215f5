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
// EXTERNAL MODULE: ./lib/emulator/index.js + 19 modules
var lib_emulator = __webpack_require__(33661);
// EXTERNAL MODULE: ./lib/host/local.js
var local = __webpack_require__(94921);
// EXTERNAL MODULE: ./lib/inputs/index.js + 3 modules
var lib_inputs = __webpack_require__(46098);
// EXTERNAL MODULE: ./lib/run.js + 36 modules
var run = __webpack_require__(92912);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
// EXTERNAL MODULE: ./lib/emulator/seed.js + 5 modules
var seed = __webpack_require__(39562);
;// CONCATENATED MODULE: ./lib/cli/sample.js
// The sample repository of `demo`: small, realistic, with one of everything.

const dayMs = 86_400_000;
/** The sample as it is found, and as it stands after a person has mended what a pin cannot. */
function sampleRepository(state, registry, now) {
    const image = (name, tag) => `${registry}/${state.organization}/${name}:${tag}`;
    const pinned = (name, tag, daysAgo) => `${image(name, tag)}@${(0,seed/* digestAt */.mw)(state, `${state.organization}/${name}`, tag, now - daysAgo * dayMs)}`;
    const foreign = (0,seed/* digestAt */.mw)(state, `${state.organization}/nginx`, 'latest', now);
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
    const mended = (folder) => ({
        'compose.yaml': (folder['compose.yaml'] ?? '').replace(`${redis}@${foreign}`, redis),
        'deploy/worker.yaml': (folder['deploy/worker.yaml'] ?? '').replace(endOfLife, image('node', '22')),
        'tools/Dockerfile': `ARG BASE=${image('node', '22')}\nFROM $BASE\n`,
    });
    return { found, mended };
}

;// CONCATENATED MODULE: ./lib/cli/demo.js
// `demo`: the whole story on a sample repository, against the embedded platform. Needs nothing but Node.









/** Verifies, pins, shows what a person has to mend, and verifies again until the gate passes. */
async function demo(context) {
    const { invocation, out } = context;
    const look = (0,cli_context/* lookOf */.Li)(context);
    const say = look.print;
    const emulator = await (0,lib_emulator/* startEmulator */.s)();
    const root = await (0,promises_.mkdtemp)(external_node_path_.join((0,external_node_os_.tmpdir)(), 'tagproof-demo-'));
    const reports = [];
    const step = async (title, mode, artifacts) => {
        say(`\n━━ ${title}\n`);
        const host = (0,local/* localHost */.O)({ root, environment: workflowOf(emulator.address), ...look });
        const { report, exitCode } = await (0,run/* run */.e)(host, configOf(emulator.address, mode, artifacts));
        reports.push(report);
        return exitCode;
    };
    try {
        const registry = new URL(emulator.address.registryUrl).host;
        const sample = sampleRepository(emulator.state, registry, Date.now());
        await writeFolder(root, sample.found);
        await step('1. verify: what does the history say of each reference?', 'verify', ['openssl']);
        await step('2. pin: digests that are missing or stale are written', 'pin', ['openssl']);
        say(`\n━━ 3. by hand: what a pin cannot mend\n\n${byHand}`);
        await writeFolder(root, sample.mended(await readFolder(root, Object.keys(sample.found))));
        await step('4. pin again: the references that were mended', 'pin', []);
        const exitCode = await step('5. verify again', 'verify', []);
        if (invocation.json)
            out(JSON.stringify(reports, null, 2));
        return exitCode;
    }
    finally {
        await emulator.close();
        await (0,promises_.rm)(root, { recursive: true, force: true });
    }
}
const byHand = `compose.yaml        redis:7 loses the digest that never was it
deploy/worker.yaml  node:18 is at its end of life, node:22 takes its place
tools/Dockerfile    ARG BASE gets a default
artifacts           openssl is no longer part of the shop, so nobody asks for its advisories`;
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
function workflowOf({ oidcRequestUrl, oidcRequestToken }) {
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
    const read = (0,lib_inputs/* readConfig */.X)((name) => inputs[name], { presets: {}, checks: [] });
    if ('mistakes' in read)
        throw new Error(read.mistakes.join(' '));
    return read.config;
}


/***/ })

};
