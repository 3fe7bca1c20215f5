export const id = 5324;
export const ids = [5324];
export const modules = {

/***/ 25324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  signedIn: () => (/* binding */ signedIn)
});

// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
;// CONCATENATED MODULE: ./lib/platform/advisory-names.js
// Names of artifacts → as few List calls as a safe length of URL allows.
/** In characters as sent. Proxies and gateways take 2,000 for sure; some refuse more. */
const longestUrl = 2000;
/** For the parameters of paging, cursor included. */
const reserved = 300;
/** Fills one batch after the other, in the order of the names; each name once. */
function batchNames(names, baseUrl) {
    const room = longestUrl - reserved - `${baseUrl}/vulnerabilities/v2/advisories?`.length;
    const batches = [];
    const tooLong = [];
    let left = 0;
    for (const name of new Set(names)) {
        const size = `${new URLSearchParams({ artifactNames: name })}&`.length;
        if (size > room) {
            tooLong.push(name);
            continue;
        }
        if (size > left) {
            batches.push([]);
            left = room;
        }
        batches.at(-1)?.push(name);
        left -= size;
    }
    return { batches, tooLong };
}

// EXTERNAL MODULE: ./lib/resolve/repository.js
var resolve_repository = __webpack_require__(19386);
;// CONCATENATED MODULE: ./lib/advise/sources.js



function adviceSources({ client, platform, sources, scope, content }) {
    const host = new URL(platform.registryUrl).host;
    return {
        advisories: (names) => askAdvisories(client, platform.baseUrl, names),
        content: (registry) => (registry === host ? content : undefined),
        async scanned(path, digest) {
            if (client === undefined)
                throw noToken('Vulnerability reports');
            const repository = await (0,resolve_repository/* findRepository */.W)(sources, scope, path);
            if (repository === undefined)
                throw new failure/* Failure */.HR('not-found', `The platform shows no repository ${path}`);
            if ('cause' in repository)
                throw new failure/* Failure */.HR(repository.cause, repository.message);
            const { vulnerabilityMatches } = await client.getVulnerabilityReport([repository.uid, digest]);
            return vulnerabilityMatches.map(({ vulnerability, pkg, fix }) => ({
                id: vulnerability.displayId ?? vulnerability.id,
                aliases: [vulnerability.id, ...vulnerability.relatedVulnerabilities].filter((id) => id !== (vulnerability.displayId ?? vulnerability.id)),
                severity: vulnerability.severity,
                fixState: fix?.state ?? '',
                fixVersions: fix?.versions ?? [],
                ...(pkg?.name === undefined
                    ? {}
                    : { package: { name: pkg.name, ...(pkg.version === undefined ? {} : { version: pkg.version }) } }),
            }));
        },
    };
}
async function askAdvisories(client, baseUrl, names) {
    const { batches, tooLong } = batchNames(names, baseUrl);
    const asked = await Promise.all(batches.map(async (batch) => {
        try {
            if (client === undefined)
                throw noToken('Advisories');
            const listed = await client.listAdvisories({ artifactNames: batch }).all();
            const wanted = new Set(batch);
            const advisories = listed.filter(({ artifactName }) => wanted.has(artifactName));
            return { advisories, incomplete: [], unanswered: new Map() };
        }
        catch (error) {
            return inVain(batch, (0,failure/* unknownFrom */.NI)(error, subjectOf(batch)));
        }
    }));
    const unasked = new failure/* Failure */.HR('bad-answer', 'The name is too long for a request');
    if (tooLong.length > 0)
        asked.push(inVain(tooLong, (0,failure/* unknownFrom */.NI)(unasked, subjectOf(tooLong))));
    return {
        advisories: asked.flatMap(({ advisories }) => advisories),
        incomplete: asked.flatMap(({ incomplete }) => incomplete),
        unanswered: new Map(asked.flatMap(({ unanswered }) => [...unanswered])),
    };
}
function inVain(names, unknown) {
    const unanswered = new Map(names.map((name) => [name, unknown.cause]));
    return { advisories: [], incomplete: [unknown], unanswered };
}
const mostNamed = 5;
function subjectOf(names) {
    const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
    const shown = names.slice(0, mostNamed).map((name) => name.replace(/[\p{Cc}\p{Cf}]+/gu, ' '));
    return `advisories for ${shown.join(', ')}${more}`;
}
function noToken(what) {
    return new failure/* Failure */.HR('no-credential', `${what} cannot be asked without a platform token: give \`identity\` or \`token\``);
}

// EXTERNAL MODULE: ./lib/auth/index.js
var auth = __webpack_require__(16090);
// EXTERNAL MODULE: ./lib/platform/client.js + 9 modules
var platform_client = __webpack_require__(50727);
// EXTERNAL MODULE: ./lib/platform/exchange.js
var exchange = __webpack_require__(97650);
// EXTERNAL MODULE: ./lib/registry/client.js + 1 modules
var registry_client = __webpack_require__(9620);
;// CONCATENATED MODULE: ./lib/platform-connection.js
// The platform's end of a connection: loaded only for runs that have a platform.





/** Signs in and builds the platform's clients. A sign-in that fails is the reason why nothing can be asked. */
async function signedIn(host, config, platform, send) {
    const session = await (0,auth/* signIn */.Jv)({
        platform,
        config,
        workflow: host.workflow,
        mask: (secret) => host.sink.mask(secret),
        exchange: (audience, idToken, identity) => (0,exchange/* exchangeToken */.r)(send, { issuerUrl: platform.issuerUrl, audience, idToken, identity }),
    });
    if ('failed' in session)
        return unconnected(session.failed, [session.failed]);
    const { platformToken, registryToken } = session.session;
    const client = platformToken && (0,platform_client/* platformClient */.J)({ baseUrl: platform.baseUrl, send, token: platformToken });
    const registry = (0,registry_client/* registryClient */.R)({
        ...platform,
        send,
        onToken: (secret) => host.sink.mask(secret),
        ...(registryToken === undefined ? {} : { credential: registryToken }),
    });
    const sources = {
        ...(client === undefined ? {} : { catalogue: catalogueOf(client, platform) }),
        history: (repository, tag) => (window) => registry.history(repository, tag, window),
        children: registry.children,
    };
    const scope = { ...platform, ...(config.group === undefined ? {} : { group: config.group }) };
    const advice = adviceSources({ client, platform, sources, scope, content: registry.content });
    return { sources, advice, incomplete: [] };
}
function catalogueOf(client, { tagQuery }) {
    const known = new Map();
    return {
        listRepositories({ name, group }) {
            const key = JSON.stringify([name, group]);
            const answer = known.get(key) ?? client.listRepositories({ name, 'uidp.descendants_of': group }).all();
            known.set(key, answer);
            return answer;
        },
        listTags: ({ uid }) => client.listTags({ ...tagQuery, 'uidp.children_of': uid }).all(),
        async endOfLifeDate({ uid }, tag) {
            const listed = await client.listEndOfLifeTags({ 'uidp.children_of': uid, name: tag }).all();
            return listed.find(({ name }) => name === tag)?.mainPackageVersion?.eolDate;
        },
    };
}
/** Nothing can be asked of the platform. */
function unconnected(why, incomplete) {
    return { sources: why, advice: why, incomplete };
}


/***/ }),

/***/ 19386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findRepository)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
// An image path → the platform's repository of it, as far as the identity sees it.

/** `path` is `<org>/<image>`. `undefined`: a public image whose repository the platform does not show. */
async function findRepository({ catalogue }, { publicOrganization, group }, path) {
    const [organization = '', ...rest] = path.split('/');
    const name = rest.join('/');
    const isPublic = organization === publicOrganization;
    if (catalogue === undefined) {
        const message = 'Without a platform token the list of tags cannot be asked, so end of life is not known';
        return isPublic ? undefined : { cause: 'no-credential', subject: path, message };
    }
    try {
        const scope = isPublic || group === undefined ? {} : { group };
        const seen = await catalogue.listRepositories({ name, ...scope });
        const found = seen.filter((repository) => !isPublic || group === undefined || !isBeneath(repository, group));
        const [repository] = found;
        if (repository !== undefined && found.length === 1)
            return repository;
        if (isPublic && repository === undefined)
            return undefined;
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('contradiction', notOne(name, found.length, scope.group));
    }
    catch (error) {
        return (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownFrom */ .NI)(error, path);
    }
}
function isBeneath({ uid }, group) {
    return uid.startsWith(`${group}/`);
}
function notOne(name, count, group) {
    const where = group === undefined ? '' : ` beneath group ${group}`;
    const seen = count === 0 ? 'no repository' : `${count} repositories`;
    return `The identity sees ${seen} named ${name}${where}, so end of life is not known. An identity of a subgroup does not see the organization's repositories`;
}


/***/ })

};
