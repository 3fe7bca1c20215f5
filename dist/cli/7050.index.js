export const id = 7050;
export const ids = [7050];
export const modules = {

/***/ 27050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   demo: () => (/* binding */ demo)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5062);
/* harmony import */ var _config_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13520);
/* harmony import */ var _emulator_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21073);
/* harmony import */ var _emulator_seed_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88062);
/* harmony import */ var _host_ci_id_token_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47342);
/* harmony import */ var _host_local_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94921);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(26732);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(41715);











function sampleRepository(state, registry, now) {
    const image = (name, tag) => `${registry}/${state.organization}/${name}:${tag}`;
    const pinned = (name, tag, daysAgo) => `${image(name, tag)}@${(0,_emulator_seed_js__WEBPACK_IMPORTED_MODULE_6__/* .digestAt */ .m)(state, `${state.organization}/${name}`, tag, now - daysAgo * _model_text_time_js__WEBPACK_IMPORTED_MODULE_9__/* .dayMs */ .LP)}`;
    const foreign = (0,_emulator_seed_js__WEBPACK_IMPORTED_MODULE_6__/* .digestAt */ .m)(state, `${state.organization}/nginx`, 'latest', now);
    const redis = image('redis', '7');
    const proxy = `${elsewhere}/${state.publicOrganization}/nginx`;
    const foreignProxy = (0,_emulator_seed_js__WEBPACK_IMPORTED_MODULE_6__/* .digestAt */ .m)(state, `${state.publicOrganization}/nginx`, 'latest', now - 10 * _model_text_time_js__WEBPACK_IMPORTED_MODULE_9__/* .dayMs */ .LP);
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
async function demo(context) {
    const { invocation, out } = context;
    const printing = (0,_command_context_js__WEBPACK_IMPORTED_MODULE_3__/* .printOptionsOf */ .x9)(context);
    const { print } = printing;
    const emulator = await (0,_emulator_index_js__WEBPACK_IMPORTED_MODULE_5__/* .createEmulator */ .Iw)({}, origins);
    const other = (0,_emulator_index_js__WEBPACK_IMPORTED_MODULE_5__/* .openRegistry */ .Me)(emulator.state);
    const send = (request) => (new URL(request.url).host === elsewhere ? other : emulator.transport)(request);
    const workflow = (0,_host_ci_id_token_js__WEBPACK_IMPORTED_MODULE_7__/* .workflowOf */ .B4)(workflowEnvironment(emulator.address), emulator.transport);
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)(node_path__WEBPACK_IMPORTED_MODULE_2__.join((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'tagproof-demo-'));
    const reports = [];
    const step = async (title, mode, artifacts) => {
        print(`\n━━ ${title}\n`);
        const host = { ...(0,_host_local_js__WEBPACK_IMPORTED_MODULE_8__/* .localHost */ .O)({ root, environment: {}, ...printing }), send, workflow };
        const { report, exitCode } = await (0,_run_js__WEBPACK_IMPORTED_MODULE_10__/* .run */ .e)(host, configOf(emulator.address, mode, artifacts));
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
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(root, { recursive: true, force: true });
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
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, file)), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, file), text);
    }
}
async function readFolder(root, files) {
    const texts = files.map(async (file) => [file, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, file), 'utf8')]);
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
    const read = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfig */ .X)((name) => inputs[name], { presets: {}, checks: [] });
    if ('issues' in read)
        throw new Error(read.issues.join(' '));
    return read.config;
}


/***/ })

};
