export const id = 6414;
export const ids = [6414];
export const modules = {

/***/ 6414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deleteIdentity: () => (/* binding */ deleteIdentity)
/* harmony export */ });
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4641);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1626);


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
