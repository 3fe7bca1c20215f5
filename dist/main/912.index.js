export const id = 912;
export const ids = [912];
export const modules = {

/***/ 82912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  releaseEndLookup: () => (/* binding */ releaseEndLookup)
});

// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/waiting/memoize.js
var memoize = __webpack_require__(76225);
// EXTERNAL MODULE: ./lib/clients/http/json.js
var json = __webpack_require__(62123);
// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(62088);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/model/text/time.js
var time = __webpack_require__(26732);
// EXTERNAL MODULE: ./node_modules/packageurl-js/index.js
var packageurl_js = __webpack_require__(87091);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./lib/model/json.js
var model_json = __webpack_require__(7687);
;// CONCATENATED MODULE: ./lib/clients/release-list/list.js




const official = 'docker.io/library/';
const officialProducts = {
    almalinux: 'almalinux',
    alpine: 'alpine-linux',
    cassandra: 'apache-cassandra',
    centos: 'centos',
    debian: 'debian',
    docker: 'docker-engine',
    'eclipse-temurin': 'eclipse-temurin',
    elasticsearch: 'elasticsearch',
    elixir: 'elixir',
    erlang: 'erlang',
    fedora: 'fedora',
    haproxy: 'haproxy',
    httpd: 'apache-http-server',
    joomla: 'joomla',
    kibana: 'kibana',
    logstash: 'logstash',
    mongo: 'mongodb',
    nextcloud: 'nextcloud',
    nginx: 'nginx',
    perl: 'perl',
    php: 'php',
    rabbitmq: 'rabbitmq',
    rockylinux: 'rocky-linux',
    rust: 'rust',
    solr: 'solr',
    telegraf: 'telegraf',
    tomcat: 'tomcat',
    ubuntu: 'ubuntu',
};
const ownVersions = new Set(['docker.io/discourse/base', 'docker.io/networkboot/dhcpd']);
const copies = [
    ['mirror.gcr.io/', 'docker.io/'],
    ['public.ecr.aws/docker/', 'docker.io/'],
    ['k8s.gcr.io/', 'registry.k8s.io/'],
];
const knownNames = Object.fromEntries(Object.entries(officialProducts).map(([name, id]) => [`${official}${name}`, id]));
const baseProducts = { alpine: 'alpine-linux', debian: 'debian', ubuntu: 'ubuntu' };
const list_knownProducts = new Set([
    ...Object.values(officialProducts),
    ...Object.values(baseProducts),
]);
function originalName(name) {
    const copy = copies.find(([prefix]) => name.startsWith(prefix));
    return copy === undefined ? name : `${copy[1]}${name.slice(copy[0].length)}`;
}
function imageOfPurl(purl) {
    const name = nameOfPurl(purl);
    return name === undefined || ownVersions.has(name) ? undefined : originalName(name);
}
function nameOfPurl(purl) {
    try {
        const { type, namespace, name, qualifiers } = packageurl_js.PackageURL.fromString(purl);
        const url = qualifiers?.repository_url;
        if (type === 'docker')
            return [url ?? 'docker.io', namespace ?? 'library', name].join('/');
        if (type === 'oci' && url)
            return `${url.replace(/^quay\.io\/repository\//, 'quay.io/')}/${name}`;
        return undefined;
    }
    catch {
        return undefined;
    }
}
const list_listName = 'endoflife.date';
const end = schemas/* union */.KCZ([iso/* date */.p6(), schemas/* boolean */.zMY()]);
const release = schemas/* tuple */.PVZ([
    schemas/* string */.YjP().max(60),
    schemas/* union */.KCZ([iso/* date */.p6(), schemas/* literal */.euz('')]),
    end,
    schemas/* string */.YjP().max(60).optional(),
]);
const product = schemas/* object */.Ikc({
    label: schemas/* string */.YjP().min(1).max(100),
    etag: schemas/* string */.YjP().max(200).optional(),
    releases: schemas/* array */.YOg(release).max(2000),
});
const releaseListSchema = schemas/* object */.Ikc({
    source: schemas/* string */.YjP().min(1).max(60).default(list_listName),
    asOf: schemas/* union */.KCZ([iso/* date */.p6(), schemas/* literal */.euz('')]),
    names: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()),
    products: schemas/* record */.g1P(schemas/* string */.YjP(), product),
});
function parseReleaseList(text) {
    const parsed = releaseListSchema.safeParse((0,model_json/* parseJson */.qF)(text));
    if (parsed.success)
        return parsed.data;
    throw new failure/* Failure */.HR('bad-answer', `the stored list of releases cannot be read: ${parsed.error.message}`);
}

;// CONCATENATED MODULE: ./lib/clients/release-list/ends.js





const longestTag = 128;
const version = /^v?(\d{1,9}(?:\.\d{1,9}){0,9})(.*)$/s;
const onlyVersion = /^\d{1,9}(?:\.\d{1,9}){0,9}$/;
function releaseOf(tag, releases) {
    if (tag.length > longestTag)
        return undefined;
    const [, numbers = '', rest = ''] = version.exec(tag) ?? [];
    if (numbers === '')
        return releaseByCodename(tag.split('-', 1)[0] ?? '', releases);
    if (!/^(?:$|[-_+]|u\d)/.test(rest))
        return undefined;
    return releases
        .filter(([name]) => isVersion(name) && `${numbers}.`.startsWith(`${name}.`))
        .reduce((best, one) => (one[0].length > (best?.[0].length ?? 0) ? one : best), undefined);
}
function isVersion(name) {
    return onlyVersion.test(name);
}
function releaseByCodename(word, releases) {
    return releases.find(([, , , codename]) => codename !== undefined && word === firstWord(codename));
}
function firstWord(codename) {
    return (codename.split(' ', 1)[0] ?? '').toLowerCase();
}
const { alpine, debian, ubuntu } = baseProducts;
const byVersion = [
    [/^alpine-?(\d{1,2}\.\d{1,2})$/, alpine],
    [/^debian-?(\d{1,2})$/, debian],
    [/^ubuntu-?(\d{2}\.\d{2})$/, ubuntu],
];
const codenames = {
    [debian]: ['wheezy', 'jessie', 'stretch', 'buster', 'bullseye', 'bookworm', 'trixie', 'forky'],
    [ubuntu]: ['trusty', 'xenial', 'bionic', 'focal', 'jammy', 'noble', 'resolute'],
};
function baseOf(tag) {
    if (tag.length > longestTag)
        return undefined;
    const parts = tag.split('-');
    for (const [index, part] of parts.entries()) {
        const found = baseNamedBy(part) ?? baseNamedBy(`${part}-${parts[index + 1] ?? ''}`);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function baseNamedBy(text) {
    for (const [pattern, product] of byVersion) {
        const release = pattern.exec(text)?.[1];
        if (release !== undefined)
            return { product, release };
    }
    const product = Object.keys(codenames).find((id) => codenames[id]?.includes(text));
    return product === undefined ? undefined : { product, release: text };
}
async function endOfImage(reader, name, tag, now) {
    const base = baseOf(tag);
    const id = await reader.idOf(originalName(name));
    const [own, below] = await Promise.all([
        id === undefined ? undefined : reader.read(id),
        base === undefined || base.product === id ? undefined : reader.read(base.product),
    ]);
    const ends = [
        own === undefined ? [] : endOfRelease('image', own.product, tag, now),
        below === undefined || base === undefined ? [] : endOfRelease('base', below.product, base.release, now),
    ].flat();
    const read = [own, below].filter((one) => one !== undefined);
    const oldest = read.toSorted((a, b) => (0,text_text/* compareText */.n6)(a.asOf, b.asOf))[0];
    if (ends.length === 0 || oldest === undefined)
        return undefined;
    const outdated = read.find((one) => one.outdated !== undefined)?.outdated;
    return lifeOf(ends.sort(byDate), { list: oldest.list, asOf: oldest.asOf, ...(0,collections/* compact */.oE)({ outdated }) }, now);
}
function lifeOf(ends, source, now) {
    const releases = { ...source, ends };
    const date = ends[0]?.date;
    if (date === undefined)
        return { deprecated: true, releases };
    return date <= now
        ? { deprecated: true, date: (0,time/* formatDay */.im)(date), releases }
        : { deprecated: false, announced: { date }, releases };
}
function endOfRelease(of, product, text, now) {
    const release = releaseOf(text, product.releases);
    if (release === undefined)
        return [];
    const [name, , end] = release;
    if (end === false)
        return [];
    const date = end === true ? undefined : Date.parse(end);
    const successors = supportedAfter(release, product.releases, now);
    return [{ of, name: `${product.label} ${name}`, ...(0,collections/* compact */.oE)({ date, successors }) }];
}
function supportedAfter([from], releases, now) {
    const least = versionOf(from);
    const later = releases
        .filter(([name, , end]) => isVersion(name) && end !== true && (end === false || Date.parse(end) > now))
        .flatMap(([name]) => {
        const version = versionOf(name);
        return version === null || least === null || !semver.gt(version, least) ? [] : [{ name, version }];
    })
        .sort((a, b) => semver.compare(a.version, b.version));
    const [nearest, newest] = [later[0], later.at(-1)];
    return nearest && newest && { nearest: nearest.name, newest: newest.name };
}
function versionOf(release) {
    return semver.coerce(release.split('.').map(Number).join('.'));
}
function byDate(a, b) {
    return (a.date ?? Number.NEGATIVE_INFINITY) - (b.date ?? Number.NEGATIVE_INFINITY);
}

;// CONCATENATED MODULE: ./lib/clients/release-list/snapshot.js
const snapshot = '{"source":"the vendors\' schedules","asOf":"2026-08-22","names":{"docker.io/library/alpine":"alpine-linux","docker.io/library/debian":"debian","docker.io/library/mysql":"mysql","docker.io/library/node":"nodejs","docker.io/library/php":"php","docker.io/library/postgres":"postgresql","docker.io/library/python":"python","docker.io/library/ruby":"ruby","docker.io/library/ubuntu":"ubuntu"},"products":{' +
    '"nodejs":{"label":"Node.js","releases":[["26","","2029-04-30"],["25","","2026-06-01"],["24","2025-05-06","2028-04-30"],["23","","2025-06-01"],["22","2024-04-24","2027-04-30"],["21","","2024-06-01"],["20","2023-04-18","2026-04-30"],["19","","2023-06-01"],["18","2022-04-19","2025-04-30"],["17","","2022-06-01"],["16","2021-04-20","2023-09-11"],["15","","2021-06-01"],["14","2020-04-21","2023-04-30"],["13","","2020-06-01"],["12","2019-04-23","2022-04-30"],["10","2018-04-24","2021-04-30"],["8","2017-05-30","2019-12-31"],["6","2016-04-26","2019-04-30"]]},' +
    '"python":{"label":"Python","releases":[["3.14","2025-10-07","2030-10-31"],["3.13","2024-10-07","2029-10-31"],["3.12","2023-10-02","2028-10-31"],["3.11","2022-10-24","2027-10-31"],["3.10","2021-10-04","2026-10-31"],["3.9","2020-10-05","2025-10-31"],["3.8","2019-10-14","2024-10-07"],["3.7","2018-06-27","2023-06-27"],["3.6","2016-12-23","2021-12-23"],["3.5","2015-09-13","2020-09-30"],["3.4","2014-03-16","2019-03-18"],["2.7","2010-07-03","2020-01-01"]]},' +
    '"postgresql":{"label":"PostgreSQL","releases":[["18","2025-09-25","2030-11-14"],["17","2024-09-26","2029-11-08"],["16","2023-09-14","2028-11-09"],["15","2022-10-13","2027-11-11"],["14","2021-09-30","2026-11-12"],["13","2020-09-24","2025-11-13"],["12","2019-10-03","2024-11-21"],["11","2018-10-18","2023-11-09"],["10","2017-10-05","2022-11-10"],["9.6","2016-09-29","2021-11-11"],["9.5","2016-01-07","2021-02-11"],["9.4","2014-12-18","2020-02-13"]]},' +
    '"debian":{"label":"Debian","releases":[["13","2025-08-09","2030-06-30","Trixie"],["12","2023-06-10","2028-06-30","Bookworm"],["11","2021-08-14","2026-08-31","Bullseye"],["10","2019-07-06","2024-06-30","Buster"],["9","2017-06-17","2022-07-01","Stretch"],["8","2015-04-25","2020-06-30","Jessie"],["7","2013-05-04","2018-05-31","Wheezy"]]},' +
    '"alpine-linux":{"label":"Alpine Linux","releases":[["3.22","2025-05-30","2027-05-01"],["3.21","2024-12-05","2026-11-01"],["3.20","2024-05-22","2026-04-01"],["3.19","2023-12-07","2025-11-01"],["3.18","2023-05-09","2025-05-09"],["3.17","2022-11-22","2024-11-22"],["3.16","2022-05-23","2024-05-23"],["3.15","2021-11-24","2023-11-01"],["3.14","2021-06-15","2023-05-01"],["3.13","2021-01-14","2022-11-01"],["3.12","2020-05-29","2022-05-01"],["3.11","2019-12-19","2021-11-01"],["3.10","2019-06-19","2021-05-01"],["3.9","2019-01-29","2020-11-01"],["3.8","2018-06-26","2020-05-01"],["3.7","2017-11-30","2019-11-01"],["3.6","2017-05-24","2019-05-01"]]},' +
    '"ubuntu":{"label":"Ubuntu","releases":[["24.04","2024-04-25","2029-05-31","Noble"],["22.04","2022-04-21","2027-04-01","Jammy"],["20.04","2020-04-23","2025-05-31","Focal"],["18.04","2018-04-26","2023-05-31","Bionic"],["16.04","2016-04-21","2021-04-30","Xenial"],["14.04","2014-04-17","2019-04-30","Trusty"]]},' +
    '"php":{"label":"PHP","releases":[["8.5","","2029-12-31"],["8.4","2024-11-21","2028-12-31"],["8.3","2023-11-23","2027-12-31"],["8.2","2022-12-08","2026-12-31"],["8.1","2021-11-25","2025-12-31"],["8.0","2020-11-26","2023-11-26"],["7.4","2019-11-28","2022-11-28"],["7.3","2018-12-06","2021-12-06"],["7.2","2017-11-30","2020-11-30"],["7.1","2016-12-01","2019-12-01"],["5.6","2014-08-28","2018-12-31"]]},' +
    '"ruby":{"label":"Ruby","releases":[["3.4","2024-12-25","2028-03-31"],["3.3","2023-12-25","2027-03-31"],["3.2","2022-12-25","2026-03-31"],["3.1","2021-12-25","2025-03-31"],["3.0","2020-12-25","2024-04-23"],["2.7","2019-12-25","2023-03-31"],["2.6","2018-12-25","2022-04-12"],["2.5","2017-12-25","2021-04-05"]]},' +
    '"mysql":{"label":"MySQL","releases":[["8.4","2024-04-30","2032-04-30"],["8.0","2018-04-19","2026-04-30"],["5.7","2015-10-21","2023-10-31"],["5.6","2013-02-05","2021-02-28"],["5.5","2010-12-03","2018-12-31"]]}}}';

;// CONCATENATED MODULE: ./lib/clients/release-list/wire.js



const day = iso/* date */.p6().nullish();
const wire_release = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    codename: schemas/* string */.YjP().nullish(),
    releaseDate: day,
    isEol: schemas/* boolean */.zMY(),
    eolFrom: day,
    isEoes: schemas/* boolean */.zMY().nullish(),
    eoesFrom: day,
});
const wire_product = schemas/* object */.Ikc({ name: schemas/* string */.YjP(), label: schemas/* string */.YjP(), releases: schemas/* array */.YOg(wire_release) });
const identifier = schemas/* object */.Ikc({ type: schemas/* string */.YjP(), id: schemas/* string */.YjP() });
const productResponse = schemas/* object */.Ikc({ generated_at: schemas/* string */.YjP(), result: wire_product });
const identifiersResponse = schemas/* object */.Ikc({
    generated_at: schemas/* string */.YjP(),
    result: schemas/* array */.YOg(schemas/* object */.Ikc({ identifier: schemas/* string */.YjP(), product: schemas/* object */.Ikc({ name: schemas/* string */.YjP() }) })),
});
const fullResponse = schemas/* object */.Ikc({
    generated_at: schemas/* string */.YjP(),
    result: schemas/* array */.YOg(wire_product.extend({ identifiers: schemas/* array */.YOg(identifier) })),
});
const freelyExtended = new Set(['debian']);
function productOf({ name, label, releases }) {
    const isExtended = freelyExtended.has(name);
    return {
        label,
        releases: releases.map((one) => {
            const extended = isExtended ? (one.eoesFrom ?? one.isEoes ?? undefined) : undefined;
            const end = extended ?? one.eolFrom ?? one.isEol;
            const lead = [one.name, one.releaseDate ?? '', end];
            return one.codename ? [...lead, one.codename] : [...lead];
        }),
    };
}
function imageNamesOf(pairs) {
    const found = pairs.flatMap(({ purl, product: id }) => {
        const name = imageOfPurl(purl);
        return name === undefined ? [] : [[name, id]];
    });
    return { ...knownNames, ...Object.fromEntries(found) };
}
function releaseListOf({ generated_at, result }) {
    const purls = result.flatMap(({ name, identifiers }) => identifiers.flatMap(({ type, id }) => (type === 'purl' ? [{ purl: id, product: name }] : [])));
    const names = imageNamesOf(purls);
    const needed = new Set([...knownProducts, ...Object.values(names)]);
    const products = result
        .filter(({ name }) => needed.has(name))
        .map((one) => [one.name, productOf(one)]);
    const present = new Set(products.map(([name]) => name));
    return {
        source: listName,
        asOf: generated_at.slice(0, 10),
        names: sorted(Object.entries(names).filter(([, id]) => present.has(id))),
        products: sorted(products),
    };
}
function sorted(entries) {
    return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}
function versionOfResponse(headers) {
    return (0,collections/* compact */.oE)({ etag: headers.etag?.slice(0, 200) });
}

;// CONCATENATED MODULE: ./lib/clients/release-list/index.js







function noNewerList(why) {
    return `no newer data could be requested: ${why}`;
}
function listRefused(status) {
    return `the API answered with HTTP ${status}`;
}
const api = 'https://endoflife.date/api/v1';
const maxBytes = 4 * 1024 * 1024;
function storedReader({ source, asOf, names, products }) {
    return {
        idOf: async (name) => (Object.hasOwn(names, name) ? names[name] : undefined),
        read: async (id) => {
            const product = Object.hasOwn(products, id) ? products[id] : undefined;
            return product && { product, asOf, list: source };
        },
    };
}
function onlineReader(stored, send) {
    const inPackage = storedReader(stored);
    async function get(path, etag) {
        const headers = { accept: 'application/json', ...(etag === undefined ? {} : { 'if-none-match': etag }) };
        return send({ method: 'GET', url: `${api}${path}`, headers, maxBytes });
    }
    const names = (0,memoize/* memoizeAsync */.T)(async () => {
        try {
            const response = await get('/identifiers/purl');
            if (response.status !== 200)
                return stored.names;
            const { result } = (0,json/* decodeJson */.x)('endoflife.date identifiers', response, identifiersResponse);
            const pairs = result.map(({ identifier, product }) => ({ purl: identifier, product: product.name }));
            return { ...stored.names, ...imageNamesOf(pairs) };
        }
        catch (error) {
            (0,failure/* gapFrom */.rK)(error, list_listName);
            return stored.names;
        }
    });
    async function readNow(id) {
        const known = await inPackage.read(id);
        const response = await get(`/products/${encodeURIComponent(id)}`, known?.product.etag);
        if (response.status === 304)
            return known;
        if (response.status !== 200)
            return outdated(known, listRefused(response.status));
        const { generated_at, result } = (0,json/* decodeJson */.x)(`endoflife.date ${id}`, response, productResponse);
        return {
            product: { ...productOf(result), ...versionOfResponse(response.headers) },
            asOf: generated_at.slice(0, 10),
            list: list_listName,
        };
    }
    return {
        async idOf(name) {
            const all = await names();
            return Object.hasOwn(all, name) ? all[name] : undefined;
        },
        read: (0,memoize/* memoizeAsync */.T)(async (id) => {
            try {
                return await readNow(id);
            }
            catch (error) {
                return outdated(await inPackage.read(id), (0,failure/* gapFrom */.rK)(error, list_listName).message);
            }
        }),
    };
}
function outdated(known, why) {
    return known && { ...known, outdated: noNewerList(why) };
}
function releaseEndLookup({ isOnline, send, now, stored = snapshot, }) {
    const list = parseReleaseList(stored);
    const reader = isOnline ? onlineReader(list, send) : storedReader(list);
    return ({ registry, repository, tag }) => endOfImage(reader, `${registry}/${repository}`, tag, now);
}


/***/ })

};
