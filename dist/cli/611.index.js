export const id = 611;
export const ids = [611];
export const modules = {

/***/ 30611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   updateIdentity: () => (/* binding */ updateIdentity)
/* harmony export */ });
/* harmony import */ var _clients_platform_claims_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21341);
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5062);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50412);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32181);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78305);
/* harmony import */ var _subject_flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16706);






const nothing = 'Nothing is to be changed. Set `--repository` after a rename, or another flag: `--ref`, `--environment`, `--pull-request`, `--issuer`, `--name`.';
async function updateIdentity(context) {
    const { invocation, out } = context;
    const shared = (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .identitySetting */ .H7)(context, ['identity']);
    const { issues: wrong, ...subject } = (0,_subject_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .subjectFlags */ .O)(context);
    const [name, issuer] = [invocation.flags.get('name'), invocation.flags.get('issuer')];
    const wanted = Object.keys({ ...subject, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .oE)({ name, issuer }) });
    const issues = ['issues' in shared ? shared.issues : [], wrong].flat();
    if (wanted.length === 0 && issues.length === 0)
        issues.push(nothing);
    if ('issues' in shared || issues.length > 0)
        return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_1__/* .usageErrors */ .jY)(context, 'usage', issues);
    const { iam, config } = shared.setting;
    const uid = config.identity ?? '';
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .reporting */ .vR)(context, async () => {
        const { name: oldName, claimMatch: oldMatch } = await iam.getIdentity([uid]);
        const part = Object.keys(subject).length === 0 ? {} : subjectAfter(oldMatch, subject);
        if ('issue' in part)
            return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_1__/* .usageErrors */ .jY)(context, 'usage', [part.issue]);
        const before = { name: oldName, claimMatch: oldMatch };
        const after = {
            name: name ?? oldName,
            claimMatch: matchAfter(oldMatch, { ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .oE)({ issuer }), ...part }),
        };
        const changed = ['name', 'claimMatch'].filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
        const dryRun = invocation.switches.has('dry-run');
        if (!dryRun && changed.length > 0)
            await iam.updateIdentity(uid, after, changed);
        const who = `identity ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .p)(oldName)} (${uid})`;
        const done = `${dryRun ? 'Would update' : 'Updated'} ${who}`;
        const said = changed.length === 0 ? `I${who.slice(1)} needs no change` : done;
        out(invocation.json
            ? JSON.stringify({ dryRun, identity: uid, changed, before, after })
            : [said, ...differences(before, after)].join('\n'));
        return 0;
    });
}
function subjectAfter(claimMatch, { repository, scope, ids }) {
    const now = (0,_clients_platform_claims_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSubject */ .Ci)(claimMatch.subject ?? '');
    const after = { repository: repository ?? now?.repository, scope: scope ?? now?.scope };
    if (after.repository === undefined || after.scope === undefined)
        return {
            issue: `The identity expects \`${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .p)(claimMatch.subjectPattern ?? claimMatch.subject ?? '')}\`, which is not one subject of GitHub Actions. Set \`--repository\` together with \`--ref\`, \`--environment\` or \`--pull-request\`.`,
        };
    const isTransferred = ownerOf(after.repository) !== ownerOf(now?.repository);
    if (ids === undefined && now?.ids !== undefined && isTransferred)
        return {
            issue: `The identity expects the numeric ids of ${now.repository}, and those of another owner are different. Set \`--owner-id\` and \`--repository-id\`.`,
        };
    const { repository: name, scope: part } = after;
    return { subject: (0,_clients_platform_claims_js__WEBPACK_IMPORTED_MODULE_0__/* .subjectText */ .yq)({ repository: name, scope: part, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .oE)({ ids: ids ?? now?.ids }) }) };
}
function ownerOf(repository = '') {
    return repository.split('/')[0]?.toLowerCase() ?? '';
}
function matchAfter(before, changed) {
    const replaced = Object.keys(changed).map((claim) => `${claim}Pattern`);
    const kept = Object.entries(before).filter(([claim]) => !replaced.includes(claim));
    return { ...Object.fromEntries(kept), ...changed };
}
function differences(before, after) {
    const [old, now] = [before, after].map(({ name, claimMatch }) => ({ name, ...claimMatch }));
    return Object.keys({ ...old, ...now }).flatMap((field) => {
        const [from, to] = [textOf(old?.[field]), textOf(now?.[field])];
        return from === to ? [] : [`  ${field}: ${from} → ${to}`];
    });
}
function textOf(value) {
    return value === undefined ? 'nothing' : (0,_output_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .p)(typeof value === 'string' ? value : JSON.stringify(value));
}


/***/ })

};
