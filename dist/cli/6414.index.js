export const id = 6414;
export const ids = [6414];
export const modules = {

/***/ 11626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ identitySetting),
/* harmony export */   v: () => (/* binding */ reporting)
/* harmony export */ });
/* harmony import */ var _clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25239);
/* harmony import */ var _clients_platform_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62074);
/* harmony import */ var _clients_platform_transport_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84097);
/* harmony import */ var _config_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34824);
/* harmony import */ var _host_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49144);
/* harmony import */ var _host_lazy_http2_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74657);
/* harmony import */ var _host_transport_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29899);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38675);
/* harmony import */ var _model_presets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13293);
/* harmony import */ var _args_flag_texts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94447);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(34641);











const usedInputs = [...(0,_args_flag_texts_js__WEBPACK_IMPORTED_MODULE_9__/* .namesIn */ .wX)('platform'), 'identity', 'group', 'oidc-audience', 'token'];
function identitySetting(context, required) {
    const read = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfig */ .X)((name) => (usedInputs.includes(name) ? (0,_context_js__WEBPACK_IMPORTED_MODULE_10__/* .inputOf */ .wg)(context, name) : undefined), {
        presets: _model_presets_js__WEBPACK_IMPORTED_MODULE_8__/* .presets */ .v,
        checks: [],
    });
    const missing = [...required, 'token'].flatMap((name) => (0,_context_js__WEBPACK_IMPORTED_MODULE_10__/* .inputOf */ .wg)(context, name) === undefined
        ? [`\`--${name}\` is missing.${name === 'token' ? ' Set it, or TAGPROOF_TOKEN.' : ''}`]
        : []);
    const issues = [...('issues' in read ? read.issues : []), ...missing];
    if ('issues' in read || issues.length > 0)
        return { issues };
    const { platform, token } = read.config;
    if (platform === undefined || token === undefined)
        return { issues: ['No platform is configured. Set `--platform`, or `--base-url` and `--registry-url`.'] };
    return { setting: { config: read.config, platform, iam: iamOf(read.config, platform, token) } };
}
function iamOf(config, { baseUrl }, token) {
    const network = { send: (0,_host_transport_js__WEBPACK_IMPORTED_MODULE_6__/* .networkTransport */ .C)('tagproof'), sendBytes: (0,_host_lazy_http2_js__WEBPACK_IMPORTED_MODULE_5__/* .networkBytes */ .e)('tagproof') };
    const send = (0,_clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__/* .retryingTransport */ .kR)((0,_clients_platform_transport_js__WEBPACK_IMPORTED_MODULE_2__/* .withPlatformTransport */ .N)(network, config).send, _host_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m);
    return (0,_clients_platform_client_js__WEBPACK_IMPORTED_MODULE_1__/* .platformClient */ .J)({ send, baseUrl, token, surface: 'terminal' });
}
async function reporting(context, work) {
    try {
        return await work();
    }
    catch (error) {
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_10__/* .printFailure */ .eV)(context, (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .gapFrom */ .rK)(error, 'platform'));
    }
}


/***/ }),

/***/ 26414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deleteIdentity: () => (/* binding */ deleteIdentity)
/* harmony export */ });
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34641);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11626);


async function deleteIdentity(context) {
    const { invocation, out } = context;
    const shared = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .identitySetting */ .H)(context, ['identity']);
    if ('issues' in shared)
        return (0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .usageErrors */ .jY)(context, 'usage', shared.issues);
    const { iam, config } = shared.setting;
    const uid = config.identity ?? '';
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .reporting */ .v)(context, async () => {
        const { name } = await iam.getIdentity([uid]);
        const bindings = (await iam.listRoleBindings({ 'uidp.descendants_of': config.group }).all()).filter(({ identityUid }) => identityUid === uid);
        const dryRun = invocation.switches.has('dry-run');
        if (!dryRun) {
            for (const binding of bindings)
                await iam.deleteRoleBinding(binding.uid);
            await iam.deleteIdentity(uid);
        }
        const roles = bindings
            .map(({ roleName }) => roleName)
            .sort()
            .join(', ') || 'none';
        const text = `${dryRun ? 'Would delete' : 'Deleted'} identity ${name} (${uid}) and its role bindings: ${roles}`;
        out(invocation.json ? JSON.stringify({ dryRun, identity: uid, name, roleBindings: bindings }) : text);
        return 0;
    });
}


/***/ })

};
