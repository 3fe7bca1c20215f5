export const id = 7602;
export const ids = [7602,769];
export const modules = {

/***/ 8480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ placeKey)
/* harmony export */ });
function placeKey({ file, span }) {
    return `${span.start}-${span.end} ${file}`;
}


/***/ }),

/***/ 36484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withoutStacks)
/* harmony export */ });
function withoutStacks(work) {
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    try {
        return work();
    }
    finally {
        Error.stackTraceLimit = limit;
    }
}


/***/ }),

/***/ 87602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   candidateImages: () => (/* binding */ candidateImages)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _looks_like_image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95861);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23948);
/* harmony import */ var _undocumented_digests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62710);
/* harmony import */ var _yaml_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(345);
/* harmony import */ var _yaml_nodes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82900);
/* harmony import */ var _yaml_scan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45764);
/* harmony import */ var _yaml_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34540);
/* harmony import */ var _yaml_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61209);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69461);










const otherGroups = [
    'tekton.dev',
    'argoproj.io',
    'shipwright.io',
    'serving.knative.dev',
    'kubevirt.io',
    'numaflow.numaproj.io',
    'numaplane.numaproj.io',
    'openfaas.com',
];
const groupsWithValues = ['helm.toolkit.fluxcd.io', 'kustomize.toolkit.fluxcd.io', 'helm.cattle.io'];
const knownGroups = new Set([
    ...Object.keys(_kinds_js__WEBPACK_IMPORTED_MODULE_9__/* .imagesInKinds */ .b).map((kind) => kind.slice(0, kind.indexOf('/'))),
    ...otherGroups,
    ...groupsWithValues,
]);
const wholeNamesOnly = new Set([...groupsWithValues, 'argoproj.io', 'tekton.dev']);
const notImages = /^(?:git|github|gitlab|source|chart|helm)s?$/i;
function candidateImages(document, resources, ignored) {
    if (!(0,_yaml_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .hasKey */ .C)(document, mayHoldImage))
        return [];
    return placesIn(document, resources).flatMap(({ map, kind, isSource }) => ignored.has(map) ? [] : imagesOfMap(document, map, kind, !isSource && !wholeNamesOnly.has(kind.group)));
}
function mayHoldImage(key) {
    return key === 'url' || key === 'tag' || /image$/i.test(key);
}
function placesIn(document, resources) {
    const found = [];
    const waiting = [
        { node: document.root, kind: undefined, key: '' },
    ];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { node, key } = next;
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            for (const item of node.items)
                waiting.push({ node: item, kind: next.kind, key: '' });
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            continue;
        const isResource = resources.has(node);
        const kind = isResource ? customKind(document, node) : next.kind;
        if (kind !== undefined && key !== 'output')
            found.push({ map: node, kind, isSource: notImages.test(key) });
        for (const pair of node.items) {
            const name = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_5__/* .keyTextOf */ .c8)(pair);
            if (isResource && name === 'status')
                continue;
            waiting.push({ node: pair.value, kind, key: typeof name === 'string' ? name : '' });
        }
    }
    return found;
}
function customKind(document, resource) {
    const text = (key) => (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_7__/* .wordOf */ .aG)((0,_yaml_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .child */ .jf)(document, resource, key)) ?? '';
    const version = text('apiVersion');
    const group = version.includes('/') ? version.slice(0, version.indexOf('/')) : '';
    if (!group.includes('.') || /(?:^|\.)k8s\.io$/.test(group))
        return undefined;
    return { group, name: `${group}/${text('kind')}` };
}
function imagesOfMap(document, map, { group, name }, canBeSplit) {
    const why = _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .notPinnable */ .bP.unknownKind(name);
    const isKnown = knownGroups.has(group);
    const readListed = (file, text) => (0,_undocumented_digests_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutNewDigest */ .n)((0,_yaml_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .literalText */ .bK)(file, text), why);
    const found = (0,_yaml_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .entries */ .jO)(document, map).flatMap(([key, value]) => {
        const text = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_7__/* .textOf */ .b6)(document, value);
        const disk = key === 'url' && text !== undefined ? (0,_yaml_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutPrefix */ .Z7)('docker://', text) : undefined;
        if (disk !== undefined)
            return [{ text: disk, read: readListed }];
        if (!/image$/i.test(key))
            return [];
        if (text !== undefined)
            return (0,_looks_like_image_js__WEBPACK_IMPORTED_MODULE_1__/* .looksLikeImage */ .N)(text.value) ? [isKnown ? value : { text, read: readListed }] : [];
        const split = canBeSplit && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(value) ? splitImage(document, value, why) : undefined;
        return split === undefined ? [] : [{ split }];
    });
    const own = canBeSplit ? splitImage(document, map, why) : undefined;
    return own !== undefined && (0,_looks_like_image_js__WEBPACK_IMPORTED_MODULE_1__/* .looksLikeImage */ .N)(`${own.repository.value}:${own.tag?.value ?? ''}`)
        ? [...found, { split: own }]
        : found;
}
function splitImage(document, map, noPlace) {
    const at = (key) => (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_7__/* .sourceOf */ .vz)(document, (0,_yaml_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .child */ .jf)(document, map, key), 'go');
    const [registry, tag] = [at('registry'), at('tag')];
    const repository = at('repository') ?? at('image');
    if (repository === undefined || repository.value === '' || tag === undefined || tag.value === '')
        return undefined;
    if (repository.value.includes('://'))
        return undefined;
    return { registry, repository, tag, noPlace, tagElsewhere: _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .unresolved */ .II.noTagOrDigest };
}


/***/ }),

/***/ 69461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ imagesInKinds)
/* harmony export */ });
const imagesInKinds = {
    'monitoring.coreos.com/Prometheus': ['spec.image', 'spec.thanos.image'],
    'monitoring.coreos.com/PrometheusAgent': ['spec.image'],
    'monitoring.coreos.com/Alertmanager': ['spec.image'],
    'monitoring.coreos.com/ThanosRuler': ['spec.image'],
    'opentelemetry.io/OpenTelemetryCollector': ['spec.image', 'spec.targetAllocator.image'],
    'opentelemetry.io/Instrumentation': [
        'spec.java.image',
        'spec.nodejs.image',
        'spec.python.image',
        'spec.dotnet.image',
        'spec.go.image',
        'spec.apacheHttpd.image',
        'spec.nginx.image',
    ],
    'postgresql.cnpg.io/Cluster': ['spec.imageName'],
    'postgresql.cnpg.io/ImageCatalog': ['spec.images.*.image'],
    'postgresql.cnpg.io/ClusterImageCatalog': ['spec.images.*.image'],
    'acid.zalan.do/postgresql': [
        'spec.dockerImage',
        'spec.connectionPooler.dockerImage',
        'spec.sidecars.*.image',
    ],
    'postgres-operator.crunchydata.com/PostgresCluster': [
        'spec.image',
        'spec.backups.pgbackrest.image',
        'spec.proxy.pgBouncer.image',
        'spec.userInterface.pgAdmin.image',
        'spec.monitoring.pgmonitor.exporter.image',
    ],
    'elasticsearch.k8s.elastic.co/Elasticsearch': ['spec.image'],
    'kibana.k8s.elastic.co/Kibana': ['spec.image'],
    'beat.k8s.elastic.co/Beat': ['spec.image'],
    'logstash.k8s.elastic.co/Logstash': ['spec.image'],
    'kafka.strimzi.io/Kafka': [
        'spec.kafka.image',
        'spec.zookeeper.image',
        'spec.entityOperator.topicOperator.image',
        'spec.entityOperator.userOperator.image',
        'spec.cruiseControl.image',
        'spec.kafkaExporter.image',
    ],
    'kafka.strimzi.io/KafkaConnect': ['spec.image'],
    'rabbitmq.com/RabbitmqCluster': ['spec.image'],
    'redis.redis.opstreelabs.in/Redis': ['spec.kubernetesConfig.image', 'spec.redisExporter.image'],
    'k8s.mariadb.com/MariaDB': ['spec.image'],
    'camel.apache.org/Integration': ['spec.traits.container.image'],
    'sparkoperator.k8s.io/SparkApplication': ['spec.image', 'spec.driver.image', 'spec.executor.image'],
    'flink.apache.org/FlinkDeployment': ['spec.image'],
    'k6.io/TestRun': ['spec.runner.image', 'spec.starter.image', 'spec.initializer.image'],
    'pkg.crossplane.io/Provider': ['spec.package'],
    'pkg.crossplane.io/Function': ['spec.package'],
    'pkg.crossplane.io/Configuration': ['spec.package'],
    'operators.coreos.com/CatalogSource': ['spec.image'],
    'operators.coreos.com/ClusterServiceVersion': ['spec.relatedImages.*.image'],
    'kind.x-k8s.io/Cluster': ['nodes.*.image'],
    'helm.cattle.io/HelmChart': ['spec.jobImage'],
    'ceph.rook.io/CephCluster': ['spec.cephVersion.image'],
    'jaegertracing.io/Jaeger': [
        'spec.allInOne.image',
        'spec.agent.image',
        'spec.collector.image',
        'spec.ingester.image',
        'spec.query.image',
    ],
    'psmdb.percona.com/PerconaServerMongoDB': ['spec.image', 'spec.backup.image', 'spec.pmm.image'],
    'pxc.percona.com/PerconaXtraDBCluster': [
        'spec.pxc.image',
        'spec.haproxy.image',
        'spec.proxysql.image',
        'spec.logcollector.image',
        'spec.backup.image',
        'spec.pmm.image',
    ],
    'longhorn.io/EngineImage': ['spec.image'],
    'nifi.konpyutaika.com/NifiCluster': ['spec.clusterImage', 'spec.initContainerImage'],
    'opentelemetry.io/TargetAllocator': ['spec.image'],
    'opentelemetry.io/OpAMPBridge': ['spec.image'],
    'postgres-operator.crunchydata.com/PGAdmin': ['spec.image'],
    'postgres-operator.crunchydata.com/PGUpgrade': ['spec.image'],
    'acid.zalan.do/OperatorConfiguration': [
        'configuration.docker_image',
        'configuration.connection_pooler.connection_pooler_image',
        'configuration.logical_backup.logical_backup_docker_image',
    ],
    'pgv2.percona.com/PerconaPGCluster': [
        'spec.image',
        'spec.proxy.pgBouncer.image',
        'spec.backups.pgbackrest.image',
        'spec.pmm.image',
    ],
    'ps.percona.com/PerconaServerMySQL': [
        'spec.mysql.image',
        'spec.proxy.haproxy.image',
        'spec.proxy.router.image',
        'spec.orchestrator.image',
        'spec.backup.image',
        'spec.toolkit.image',
        'spec.pmm.image',
    ],
    'apm.k8s.elastic.co/ApmServer': ['spec.image'],
    'agent.k8s.elastic.co/Agent': ['spec.image'],
    'enterprisesearch.k8s.elastic.co/EnterpriseSearch': ['spec.image'],
    'maps.k8s.elastic.co/ElasticMapsServer': ['spec.image'],
    'kafka.strimzi.io/KafkaBridge': ['spec.image'],
    'kafka.strimzi.io/KafkaMirrorMaker': ['spec.image'],
    'kafka.strimzi.io/KafkaMirrorMaker2': ['spec.image'],
    'redis.redis.opstreelabs.in/RedisCluster': ['spec.kubernetesConfig.image', 'spec.redisExporter.image'],
    'redis.redis.opstreelabs.in/RedisReplication': ['spec.kubernetesConfig.image', 'spec.redisExporter.image'],
    'redis.redis.opstreelabs.in/RedisSentinel': ['spec.kubernetesConfig.image', 'spec.redisExporter.image'],
    'databases.spotahome.com/RedisFailover': [
        'spec.redis.image',
        'spec.redis.exporter.image',
        'spec.sentinel.image',
        'spec.sentinel.exporter.image',
    ],
    'dragonflydb.io/Dragonfly': ['spec.image'],
    'minio.min.io/Tenant': ['spec.image', 'spec.kes.image'],
    'k8s.keycloak.org/Keycloak': ['spec.image'],
    'vault.banzaicloud.com/Vault': [
        'spec.image',
        'spec.bankVaultsImage',
        'spec.statsdImage',
        'spec.fluentdImage',
    ],
    'fluentbit.fluent.io/FluentBit': ['spec.image'],
    'fluentd.fluent.io/Fluentd': ['spec.image'],
    'sparkoperator.k8s.io/ScheduledSparkApplication': [
        'spec.template.image',
        'spec.template.driver.image',
        'spec.template.executor.image',
    ],
    'pkg.crossplane.io/ProviderRevision': ['spec.image'],
    'pkg.crossplane.io/FunctionRevision': ['spec.image'],
    'pkg.crossplane.io/ConfigurationRevision': ['spec.image'],
    'operator.knative.dev/KnativeServing': ['spec.registry.override.*'],
    'operator.knative.dev/KnativeEventing': ['spec.registry.override.*'],
    'gateway.envoyproxy.io/EnvoyProxy': [
        'spec.provider.kubernetes.envoyDeployment.container.image',
        'spec.provider.kubernetes.envoyDaemonSet.container.image',
    ],
    'apps.kruise.io/ImagePullJob': ['spec.image'],
    'apps.kruise.io/ImageListPullJob': ['spec.images.*'],
    'actions.summerwind.dev/Runner': ['spec.image', 'spec.dockerdContainerImage'],
    'actions.summerwind.dev/RunnerDeployment': ['spec.template.spec.image'],
    'kpack.io/ClusterStack': ['spec.buildImage.image', 'spec.runImage.image'],
    'kpack.io/ClusterStore': ['spec.sources.*.image'],
    'kpack.io/ClusterBuildpack': ['spec.image'],
    'kpack.io/Buildpack': ['spec.image'],
};


/***/ }),

/***/ 95861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ looksLikeImage),
/* harmony export */   r: () => (/* binding */ isImageArgument)
/* harmony export */ });
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71976);

function looksLikeImage(text) {
    const parsed = text.includes('://') ? undefined : (0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .parseImage */ .zZ)(text);
    if (parsed?.kind !== 'image')
        return false;
    return parsed.image.digest !== undefined || (parsed.image.tag !== undefined && text.includes('/'));
}
function isImageArgument(name, value) {
    if (name === 'BUILDKIT_SYNTAX')
        return value !== '';
    if (!/(?:^|_)(?:BASE|FROM)(?:_|$)|(?:^|_)IMAGE$/i.test(name))
        return false;
    const filled = value.replace(/\$\{[^{}]*\}|\$\w+/g, 'x');
    if (looksLikeImage(filled))
        return true;
    const parsed = /(?:^|_)BASE_?IMAGE$/i.test(name) ? (0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .parseImage */ .zZ)(filled) : undefined;
    return parsed?.kind === 'image' && parsed.image.tag !== undefined;
}


/***/ }),

/***/ 76157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ distinctOccurrences),
/* harmony export */   RR: () => (/* binding */ withoutOverlaps),
/* harmony export */   xk: () => (/* binding */ agreedOccurrences)
/* harmony export */ });
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71976);
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8480);


function withoutOverlaps(occurrences) {
    const sorted = [...occurrences].sort((a, b) => a.at.span.start - b.at.span.start);
    const kept = [];
    for (const one of sorted) {
        const last = kept.at(-1);
        if (last === undefined || one.at.span.start >= last.at.span.end)
            kept.push(one);
        else if ((0,_model_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r)(last.at) !== (0,_model_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r)(one.at))
            continue;
        else if (isAlternative(last, one))
            kept.push(one);
        else if (isUnpinnable(one) && last.kind === 'opaque' && last.why !== 'invalid')
            kept.splice(-1, 1, one);
    }
    return distinctOccurrences(kept);
}
function distinctOccurrences(occurrences) {
    const distinct = new Map();
    for (const one of occurrences) {
        const key = `${(0,_model_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r)(one.at)}\0${imageOf(one)}`;
        if (!distinct.has(key))
            distinct.set(key, one);
    }
    return [...distinct.values()];
}
function agreedOccurrences(occurrences) {
    const refusedAt = new Map();
    for (const one of occurrences)
        if (one.kind === 'image' && one.pin.kind === 'refused')
            refusedAt.set((0,_model_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r)(one.at), one.pin);
    return occurrences.map((one) => {
        const pin = refusedAt.get((0,_model_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r)(one.at));
        return one.kind !== 'image' || pin === undefined ? one : { ...one, pin };
    });
}
function isAlternative(last, one) {
    return isUnpinnable(last) && isUnpinnable(one) && imageOf(last) !== imageOf(one);
}
function isUnpinnable(one) {
    return one.kind === 'image' && one.pin.kind === 'refused';
}
function imageOf(one) {
    return one.kind === 'image' ? `${(0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(one.image)}@${one.image.digest ?? ''}` : '';
}


/***/ }),

/***/ 62710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ withoutNewDigest)
/* harmony export */ });
/* harmony import */ var _pin_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13052);

function withoutNewDigest(one, why) {
    if (one.kind !== 'image' || one.image.digest !== undefined || one.pin.kind === 'refused')
        return one;
    return { ...one, pin: (0,_pin_place_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J)(why) };
}


/***/ }),

/***/ 2628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zf: () => (/* binding */ TooManySteps),
  lM: () => (/* binding */ documentOf),
  Rb: () => (/* binding */ stepsFor)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/scan/reasons.js
var reasons = __webpack_require__(23948);
// EXTERNAL MODULE: ./lib/scan/yaml/nodes.js
var nodes = __webpack_require__(82900);
;// CONCATENATED MODULE: ./lib/scan/yaml/same-keys.js


class SameKeys {
    root;
    step;
    groups;
    merged = new Map();
    constructor(root, step) {
        this.root = root;
        this.step = step;
    }
    add([first, ...others]) {
        if (first === undefined)
            return;
        const known = this.merged.get(first) ?? new Set();
        this.merged.set(first, known);
        for (const other of others)
            if (other !== first)
                known.add(other);
    }
    of(node) {
        this.groups ??= groupsIn(this.root);
        const group = this.groups.get(node);
        if (!this.merged.has(node) && (group === undefined || this.merged.size === 0))
            return group ?? [node];
        const found = new Set(group ?? [node]);
        const done = new Set([group]);
        for (const one of found) {
            const same = this.groups.get(one);
            if (!done.has(same))
                for (const other of same ?? [])
                    found.add(other);
            done.add(same);
            const others = this.merged.get(one);
            this.step(1 + (others?.size ?? 0));
            for (const other of others ?? [])
                found.add(other);
        }
        return [...found];
    }
}
function groupsIn(root) {
    const found = new Map();
    const distinct = new Set();
    for (const node of (0,nodes/* nodesOf */.Nh)(root)) {
        if (!(0,dist/* isMap */.jh)(node) || node.items.length < 2)
            continue;
        distinct.clear();
        for (const pair of node.items)
            distinct.add((0,nodes/* keyTextOf */.c8)(pair));
        if (distinct.size === node.items.length)
            continue;
        const keys = new Map();
        for (const pair of node.items) {
            if (!(0,dist/* isNode */.Ll)(pair.value))
                continue;
            const known = keys.get((0,nodes/* keyTextOf */.c8)(pair));
            if (known === undefined)
                keys.set((0,nodes/* keyTextOf */.c8)(pair), [pair.value]);
            else
                known.push(pair.value);
        }
        for (const values of keys.values())
            if (values.length > 1)
                for (const value of values)
                    found.set(value, values);
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/document.js



class TooManySteps extends Error {
}
const minSteps = 1_000_000;
const stepsPerCharacter = 20;
const maxSteps = 10_000_000;
function stepsFor(text) {
    let left = Math.min(maxSteps, minSteps + stepsPerCharacter * text.length);
    return (count) => {
        left -= count;
        if (left < 0)
            throw new TooManySteps(reasons/* unscanned */.Mq.tooManyNodes);
    };
}
function documentOf(root, text, targets, usesOf, step) {
    const sameKeys = new SameKeys(root, step);
    return {
        root,
        text,
        step,
        sameKey: (node) => sameKeys.of(node),
        addSameKey: (nodes) => sameKeys.add(nodes),
        follow: (node) => ((0,dist/* isAlias */.Vj)(node) ? targets.get(node) : (0,dist/* isNode */.Ll)(node) ? node : undefined),
        usesOf,
    };
}


/***/ }),

/***/ 345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ hasKey),
/* harmony export */   e: () => (/* binding */ mapsWith)
/* harmony export */ });
/* harmony import */ var _maps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3150);
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82900);


const indexes = new WeakMap();
function mapsWith(document, isIt, below = document.root) {
    const index = indexOf(document);
    if (index.has('<<'))
        return (0,_maps_js__WEBPACK_IMPORTED_MODULE_0__.mapsOf)(document, below);
    const found = new Set();
    for (const [key, maps] of index)
        if (isIt(key))
            for (const map of maps)
                found.add(map);
    return found.size === 0 ? [] : (0,_maps_js__WEBPACK_IMPORTED_MODULE_0__.mapsOf)(document, below).filter((map) => found.has(map));
}
function hasKey(document, isIt) {
    const index = indexOf(document);
    if (index.has('<<'))
        return true;
    for (const key of index.keys())
        if (isIt(key))
            return true;
    return false;
}
function indexOf(document) {
    const { root } = document;
    const known = root === null ? undefined : indexes.get(root);
    if (known !== undefined)
        return known;
    const index = new Map();
    for (const map of (0,_maps_js__WEBPACK_IMPORTED_MODULE_0__.mapsOf)(document))
        for (const pair of map.items) {
            const key = (0,_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .keyTextOf */ .c8)(pair);
            if (typeof key !== 'string')
                continue;
            const maps = index.get(key);
            if (maps === undefined)
                index.set(key, [map]);
            else
                maps.push(map);
        }
    if (root !== null)
        indexes.set(root, index);
    return index;
}


/***/ }),

/***/ 39794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ lacksNeedles),
/* harmony export */   DN: () => (/* binding */ lacksRootKeys),
/* harmony export */   Me: () => (/* binding */ lacksWords)
/* harmony export */ });
const roots = new WeakMap();
const decoded = new WeakMap();
const escapes = /\\(?:u([\da-fA-F]{4})|\/)/g;
function lacksRootKeys(file, keys) {
    const root = knownRootOf(file);
    if (typeof root !== 'object' || root === null || Object.hasOwn(root, '<<'))
        return false;
    return Array.isArray(root) || keys.some((key) => !Object.hasOwn(root, key));
}
function lacksWords(file, words) {
    if (knownRootOf(file) === undefined)
        return false;
    const text = decoded.get(file) ?? withoutEscapes(file.text);
    decoded.set(file, text);
    return !words.every((word) => text.includes(word));
}
function withoutEscapes(text) {
    return text.replace(escapes, (_, code) => code === undefined ? '/' : String.fromCharCode(Number.parseInt(code, 16)));
}
function knownRootOf(file) {
    if (!/^\s*(?:\{\s*["}]|\[\s*[[{"\]])/.test(file.text))
        return undefined;
    const root = roots.has(file) ? roots.get(file) : rootOf(file.text);
    roots.set(file, root);
    return root;
}
function rootOf(text) {
    try {
        const root = JSON.parse(text);
        if (typeof root !== 'object' || root === null || Array.isArray(root))
            return root === null ? undefined : [];
        return Object.fromEntries(Object.keys(root).map((key) => [key, true]));
    }
    catch {
        return undefined;
    }
}
const escapedSpellings = [
    ['\\', /\\[xuU\r\n\x85\u2028\u2029]/],
    ['!', /!(?:!binary|!\S{0,100}%|<)/],
    ['%TAG', /%TAG/],
];
const spelledWithEscapes = new WeakMap();
function lacksNeedles(file, words) {
    return !words.every((word) => file.text.includes(word)) && (!hasEscapes(file) || lacksWords(file, words));
}
function hasEscapes(file) {
    const known = spelledWithEscapes.get(file) ?? isSpelledWithEscapes(file.text);
    spelledWithEscapes.set(file, known);
    return known;
}
function isSpelledWithEscapes(text) {
    return escapedSpellings.some(([mark, spelling]) => text.includes(mark) && spelling.test(text));
}


/***/ }),

/***/ 3150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mapsOf: () => (/* binding */ mapsOf),
/* harmony export */   pathsOfMaps: () => (/* binding */ pathsOfMaps)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82900);


const maps = new WeakMap();
function mapsOf({ root }, below = root) {
    const known = below === root && below !== null ? maps.get(below) : undefined;
    if (known !== undefined)
        return known;
    const found = [];
    for (const node of (0,_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .nodesOf */ .Nh)(below))
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            found.push(node);
    if (below === root && below !== null)
        maps.set(below, found);
    return found;
}
function pathsOfMaps(document, below) {
    const paths = new Map();
    const waiting = [[below, []]];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const [node, path] = next;
        document.step(1 + path.length);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
            paths.set(node, path);
            for (const pair of node.items)
                waiting.push([pair.value, [...path, String((0,_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .keyTextOf */ .c8)(pair))]]);
        }
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            for (const item of node.items)
                waiting.push([item, [...path, '*']]);
    }
    return paths;
}


/***/ }),

/***/ 82900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nh: () => (/* binding */ nodesOf),
/* harmony export */   QR: () => (/* binding */ targetsOf),
/* harmony export */   c8: () => (/* binding */ keyTextOf),
/* harmony export */   cS: () => (/* binding */ usesIn),
/* harmony export */   wr: () => (/* binding */ followKeys)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

function targetsOf(roots) {
    const anchors = new Map();
    const targets = new Map();
    for (const node of roots.flatMap((root) => nodesOf(root))) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node)) {
            const target = anchors.get(node.source);
            if (target !== undefined)
                targets.set(node, target);
        }
        else if ('anchor' in node && typeof node.anchor === 'string')
            anchors.set(node.anchor, node);
    }
    return targets;
}
function followKeys(roots, targets) {
    if (targets.size === 0)
        return;
    for (const node of roots.flatMap((root) => nodesOf(root))) {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            continue;
        for (const pair of node.items) {
            const target = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(pair.key) ? targets.get(pair.key) : undefined;
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(target))
                pair.key = target;
        }
    }
}
function nodesOf(root) {
    const found = [];
    const waiting = [root];
    while (waiting.length > 0) {
        const node = waiting.pop();
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node))
            continue;
        found.push(node);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            for (let last = node.items.length - 1; last >= 0; last -= 1)
                waiting.push(node.items[last]?.value, node.items[last]?.key);
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            for (let last = node.items.length - 1; last >= 0; last -= 1)
                waiting.push(node.items[last]);
    }
    return found;
}
function keyTextOf({ key }) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? key.value : undefined;
}
function usesIn(targets) {
    const anchored = anchoredIn(targets);
    const known = new Map();
    return ({ start, end }) => {
        let inner = lastFrom(anchored, start);
        while (inner !== undefined && end > inner.end)
            inner = inner.outer;
        if (inner === undefined)
            return [];
        const uses = known.get(inner) ?? usesAround(inner);
        known.set(inner, uses);
        return uses;
    };
}
function usesAround(inner) {
    const found = [];
    for (let one = inner; one !== undefined; one = one.outer)
        for (const alias of one.aliases)
            found.push(alias);
    return found.sort((a, b) => a.start - b.start);
}
function anchoredIn(targets) {
    const byNode = new Map();
    for (const [alias, node] of targets) {
        if (node.range == null || alias.range == null)
            continue;
        const [start, end] = node.range;
        const known = byNode.get(node) ?? { start, end, aliases: [], outer: undefined };
        known.aliases.push({ start: alias.range[0], end: alias.range[1] });
        byNode.set(node, known);
    }
    const sorted = [...byNode.values()].sort((a, b) => a.start - b.start || b.end - a.end);
    const around = [];
    for (const one of sorted) {
        while (around.length > 0 && (around.at(-1)?.end ?? 0) < one.end)
            around.pop();
        one.outer = around.at(-1);
        around.push(one);
    }
    return sorted;
}
function lastFrom(sorted, offset) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle]?.start ?? 0) <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    return sorted[low - 1];
}


/***/ }),

/***/ 48902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ye: () => (/* binding */ parseManifests),
  df: () => (/* binding */ parseWholeManifests),
  sA: () => (/* binding */ parseWithoutManifests),
  hN: () => (/* binding */ parseYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/model/stackless.js
var stackless = __webpack_require__(36484);
// EXTERNAL MODULE: ./lib/scan/reasons.js
var reasons = __webpack_require__(23948);
// EXTERNAL MODULE: ./lib/scan/syntax/templates.js + 2 modules
var templates = __webpack_require__(25157);
// EXTERNAL MODULE: ./lib/model/append.js
var append = __webpack_require__(27925);
;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/characters.js
const tab = 0x09;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const usual = /^[\t\n\r\x20-\x7e]*$/;
const unusual = /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd]/;
const forbidden = /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const laterByteOrderMark = /(?<=[\n\r\x85\u2028\u2029\ufeff])\ufeff/;
function forbiddenAt(text) {
    if (usual.test(text) || !unusual.test(text))
        return Number.POSITIVE_INFINITY;
    const found = [forbidden, laterByteOrderMark].map((pattern) => text.search(pattern));
    return Math.min(...found.filter((at) => at >= 0), Number.POSITIVE_INFINITY);
}
function isBreak(code) {
    if (code > carriageReturn && code < 0x85)
        return false;
    return code === lineFeed || code === carriageReturn || code === 0x85 || code === 0x2028 || code === 0x2029;
}
function isCrLf(first, second) {
    return first === carriageReturn && second === lineFeed;
}
function isBlank(code) {
    return code === space || code === tab;
}
function isBreakOrEnd(code) {
    return code === 0 || isBreak(code);
}
function isBlankOrEnd(code) {
    return isBlank(code) || isBreakOrEnd(code);
}
function isWord(code) {
    return ((code >= 0x30 && code <= 0x39) ||
        (code >= 0x41 && code <= 0x5a) ||
        (code >= 0x61 && code <= 0x7a) ||
        code === 0x5f ||
        code === 0x2d);
}
function isDigit(code) {
    return code >= 0x30 && code <= 0x39;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/cursor.js

class YamlSyntaxError extends Error {
    offset;
    constructor(message, offset) {
        super(message);
        this.offset = offset;
    }
}
const surrogate = /[\ud800-\udbff]/;
let lastText = '';
let lastHasPairs = false;
function hasPairs(text) {
    if (text !== lastText)
        [lastText, lastHasPairs] = [text, surrogate.test(text)];
    return lastHasPairs;
}
class Cursor {
    text;
    start;
    end;
    offset;
    line = 0;
    column = 0;
    pairs = 0;
    mayHavePairs;
    lastMark;
    constructor(text, start, end) {
        this.text = text;
        this.start = start;
        this.end = end;
        this.offset = start;
        this.mayHavePairs = hasPairs(text);
    }
    get mark() {
        const { offset, lastMark } = this;
        if (lastMark?.offset === offset)
            return lastMark;
        const mark = { offset, index: this.index, line: this.line, column: this.column };
        this.lastMark = mark;
        return mark;
    }
    get index() {
        return this.offset - this.start - this.pairs;
    }
    code(ahead = 0) {
        const at = this.offset + ahead;
        return at < this.end ? this.text.charCodeAt(at) : 0;
    }
    is(char, ahead = 0) {
        return this.code(ahead) === char.charCodeAt(0);
    }
    skip() {
        const code = this.code();
        const isPair = code >= 0xd800 && code < 0xdc00;
        this.offset += isPair ? 2 : 1;
        this.pairs += Number(isPair);
        this.column += 1;
    }
    skipTo(offset) {
        let pairs = 0;
        for (let at = this.mayHavePairs ? this.offset : offset; at < offset; at += 1) {
            const code = this.text.charCodeAt(at);
            if (code >= 0xd800 && code < 0xdc00)
                pairs += 1;
        }
        this.column += offset - this.offset - pairs;
        this.pairs += pairs;
        this.offset = offset;
    }
    endOfLine() {
        let at = this.offset;
        while (at < this.end && !isBreakOrEnd(this.text.charCodeAt(at)))
            at += 1;
        return at;
    }
    read() {
        const from = this.offset;
        this.skip();
        return this.text.slice(from, this.offset);
    }
    readLine() {
        const code = this.code();
        this.offset += isCrLf(code, this.code(1)) ? 2 : 1;
        this.column = 0;
        this.line += 1;
        return code === 0x2028 || code === 0x2029 ? String.fromCharCode(code) : '\n';
    }
    skipBlanks() {
        while (isBlank(this.code()))
            this.skip();
    }
    skipComment() {
        if (this.is('#'))
            this.skipTo(this.endOfLine());
    }
    atDocumentMarker() {
        if (this.column !== 0 || !isBlankOrEnd(this.code(3)))
            return false;
        if (!this.is('-') && !this.is('.'))
            return false;
        const three = this.text.slice(this.offset, Math.min(this.offset + 3, this.end));
        return three === '---' || three === '...';
    }
    readWhiteSpace(onBlankInIndent) {
        let blanks = '';
        let first;
        let more = '';
        while (isBlank(this.code()) || isBreak(this.code())) {
            if (isBreak(this.code())) {
                if (first === undefined)
                    first = this.readLine();
                else
                    more += this.readLine();
            }
            else if (first === undefined) {
                blanks += this.read();
            }
            else {
                onBlankInIndent();
                this.skip();
            }
        }
        if (first === undefined)
            return { text: blanks, hasBreak: false };
        return { text: folded(first, more), hasBreak: true };
    }
    fail(message, at = this.mark) {
        throw new YamlSyntaxError(message, at.offset);
    }
}
function folded(first, more) {
    if (first !== '\n')
        return first + more;
    return more === '' ? ' ' : more;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/nodes.js

class ScalarNode {
    value;
    source;
    type;
    range;
    tag;
    anchor;
    constructor(value, source, type, range, tag, anchor) {
        this.value = value;
        this.source = source;
        this.type = type;
        this.range = range;
        this.tag = tag;
        this.anchor = anchor;
    }
}
class MapNode {
    items;
    range;
    tag;
    anchor;
    constructor(items, range, tag, anchor) {
        this.items = items;
        this.range = range;
        this.tag = tag;
        this.anchor = anchor;
    }
}
class SeqNode {
    items;
    range;
    tag;
    anchor;
    constructor(items, range, tag, anchor) {
        this.items = items;
        this.range = range;
        this.tag = tag;
        this.anchor = anchor;
    }
}
class PairNode {
    key;
    value;
    constructor(key, value) {
        this.key = key;
        this.value = value;
    }
}
function makeLike({ prototype }, sample) {
    for (const symbol of Object.getOwnPropertySymbols(sample))
        Object.defineProperty(prototype, symbol, { value: Reflect.get(sample, symbol) });
    Object.setPrototypeOf(prototype, Object.getPrototypeOf(sample));
}
makeLike(ScalarNode, new dist/* Scalar */.X5(null));
makeLike(MapNode, new dist/* YAMLMap */.CA());
makeLike(SeqNode, new dist/* YAMLSeq */.Rw());
makeLike(PairNode, new dist/* Pair */.Rm(null));
function scalarNode(value, source, type, [start, end], { tag, anchor }) {
    return new ScalarNode(value, source, type, [start, end, end], tag, anchor);
}
function mapNode(items, start, end, { tag, anchor }) {
    return new MapNode(items, [start, end, end], tag, anchor);
}
function seqNode(items, start, end, { tag, anchor }) {
    return new SeqNode(items, [start, end, end], tag, anchor);
}
function pairNode(key, value) {
    return new PairNode(key, value);
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/scalar.js

const types = {
    plain: 'PLAIN',
    'single-quoted': 'QUOTE_SINGLE',
    'double-quoted': 'QUOTE_DOUBLE',
    literal: 'BLOCK_LITERAL',
    folded: 'BLOCK_FOLDED',
};
const standard = 'tag:yaml.org,2002:';
const mayBeSpecial = /^[~nNtTfF\d+.-]/;
const number = /^[-+]?(?:\d[\d_]*(?:\.[\d_]*)?|\.[\d_]+)(?:[eE][-+]?\d+)?$/;
function scalarOf({ value: source = '', start, end, style = 'plain' }, properties) {
    const { tag } = properties;
    const value = readValue(source, style, tag);
    return scalarNode(value, source, types[style], [start.offset, end], properties);
}
function readValue(source, style, tag) {
    if (tag === `${standard}binary`)
        return Buffer.from(source, 'base64').toString('utf8');
    if (tag !== undefined || style !== 'plain')
        return source;
    if (source !== '' && !mayBeSpecial.test(source))
        return source;
    if (/^(?:|~|null|Null|NULL)$/.test(source))
        return null;
    if (/^(?:true|True|TRUE)$/.test(source))
        return true;
    if (/^(?:false|False|FALSE)$/.test(source))
        return false;
    if (/^0x[\da-fA-F]+$|^0o[0-7]+$/.test(source))
        return Number(source);
    return number.test(source) ? Number(source.replaceAll('_', '')) : source;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/block.js


function scanBlock(cursor, parentIndent) {
    const start = cursor.mark;
    const isLiteral = cursor.is('|');
    cursor.skip();
    const { keep, increment } = scanHeader(cursor, start);
    const base = Math.max(parentIndent, 0);
    const known = increment === undefined ? undefined : base + increment;
    const lead = scanEmptyLines(cursor, known, parentIndent, start);
    const { indent } = lead;
    const value = [];
    let { lines: empty, end } = lead;
    let lineEnd = '';
    let wasBlank = false;
    while (cursor.column === indent && cursor.code() !== 0) {
        const startsBlank = isBlank(cursor.code());
        const folds = !isLiteral && !wasBlank && !startsBlank && lineEnd === '\n';
        value.push(folds ? folded(lineEnd, empty) : lineEnd + empty);
        wasBlank = startsBlank;
        const from = cursor.offset;
        cursor.skipTo(cursor.endOfLine());
        value.push(cursor.text.slice(from, cursor.offset));
        end = cursor.offset;
        lineEnd = isBreak(cursor.code()) ? cursor.readLine() : '';
        ({ lines: empty, end } = scanEmptyLines(cursor, indent, parentIndent, start));
    }
    if (keep !== '-')
        value.push(lineEnd);
    if (keep === '+')
        value.push(empty);
    return {
        type: 'scalar',
        start,
        end,
        value: value.join(''),
        style: isLiteral ? 'literal' : 'folded',
    };
}
function scanHeader(cursor, start) {
    let keep;
    let increment;
    for (let part = 0; part < 2; part += 1) {
        if (keep === undefined && (cursor.is('+') || cursor.is('-'))) {
            keep = cursor.is('+') ? '+' : '-';
            cursor.skip();
        }
        else if (increment === undefined && isDigit(cursor.code())) {
            increment = cursor.code() - 0x30;
            if (increment === 0)
                cursor.fail('the indentation indicator of a block scalar is 0', start);
            cursor.skip();
        }
    }
    cursor.skipBlanks();
    cursor.skipComment();
    if (!isBreakOrEnd(cursor.code()))
        cursor.fail('a block scalar begins on the line of its header', start);
    if (isBreak(cursor.code()))
        cursor.readLine();
    return { keep, increment };
}
function scanEmptyLines(cursor, indent, parentIndent, start) {
    let lines = '';
    let end = cursor.offset;
    let deepest = 0;
    const inIndent = () => indent === undefined || cursor.column < indent;
    for (;;) {
        while (inIndent() && cursor.code() === space)
            cursor.skip();
        deepest = Math.max(deepest, cursor.column);
        if (inIndent() && cursor.code() === tab)
            cursor.fail('a tab is used to indent a block scalar', start);
        if (!isBreak(cursor.code()))
            break;
        lines += cursor.readLine();
        end = cursor.offset;
    }
    return { lines, indent: indent ?? Math.max(deepest, parentIndent + 1, 1), end };
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/plain.js

function scanPlain(cursor, indent, inFlow) {
    const start = cursor.mark;
    const value = [];
    let end = cursor.offset;
    let gap = '';
    let hasBreak = false;
    while (!cursor.atDocumentMarker() && !cursor.is('#')) {
        const from = cursor.offset;
        cursor.skipTo(endOfWords(cursor, inFlow));
        if (cursor.offset > from) {
            value.push(gap, cursor.text.slice(from, cursor.offset));
            end = cursor.offset;
            gap = '';
            hasBreak = false;
        }
        if (!isBlank(cursor.code()) && !isBreak(cursor.code()))
            break;
        const between = cursor.readWhiteSpace(() => {
            if (cursor.code() === tab && cursor.column < indent + 1)
                cursor.fail('a tab is used for indentation', start);
        });
        gap = between.text;
        hasBreak = between.hasBreak;
        if (!inFlow && cursor.column < indent + 1)
            break;
    }
    const token = { type: 'scalar', start, end, value: value.join(''), style: 'plain' };
    return { token, endsAtLineEnd: hasBreak };
}
const colon = 0x3a;
const hash = 0x23;
const flowIndicators = new Set([0x2c, 0x3f, 0x5b, 0x5d, 0x7b, 0x7d]);
function endOfWords({ text, offset, end }, inFlow) {
    let last = offset;
    for (let at = offset; at < end; at += 1) {
        const code = text.charCodeAt(at);
        if (isBlank(code))
            continue;
        if (isBreakOrEnd(code) || (inFlow && flowIndicators.has(code)))
            return last;
        if (code === colon && (at + 1 >= end || isBlankOrEnd(text.charCodeAt(at + 1))))
            return last;
        if (code === hash && last < at)
            return last;
        last = at + 1;
    }
    return last;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/properties.js

const uriMarks = ";/?:@&=+$,.!~*'()[]%";
const maxVersionDigits = 2;
function scanAnchor(cursor) {
    const start = cursor.mark;
    const type = cursor.is('&') ? 'anchor' : 'alias';
    cursor.skip();
    const value = scanWord(cursor);
    const ends = isBlankOrEnd(cursor.code()) || '?:,]}%@`'.includes(String.fromCharCode(cursor.code()));
    if (value === '' || !ends)
        cursor.fail('the name of an anchor or alias contains an invalid character', start);
    return { type, start, end: cursor.offset, value };
}
function scanTag(cursor) {
    const start = cursor.mark;
    const { handle, suffix } = cursor.is('<', 1) ? scanVerbatim(cursor, start) : scanShorthand(cursor, start);
    if (!isBlankOrEnd(cursor.code()))
        cursor.fail('a tag contains an invalid character', start);
    return { type: 'tag', start, end: cursor.offset, value: handle, suffix };
}
function scanVerbatim(cursor, start) {
    cursor.skip();
    cursor.skip();
    const suffix = scanUri(cursor, '', start);
    if (!cursor.is('>'))
        cursor.fail('a tag in angle brackets is not closed', start);
    cursor.skip();
    return { handle: '', suffix };
}
function scanShorthand(cursor, start) {
    const handle = scanHandle(cursor, start, false);
    if (handle.length > 1 && handle.endsWith('!'))
        return { handle, suffix: scanUri(cursor, '', start) };
    const suffix = scanUri(cursor, handle, start);
    return suffix === '' ? { handle: '', suffix: '!' } : { handle: '!', suffix };
}
function scanHandle(cursor, start, inDirective) {
    if (!cursor.is('!'))
        cursor.fail('a tag does not begin with an exclamation mark', start);
    const handle = cursor.read() + scanWord(cursor);
    if (cursor.is('!'))
        return handle + cursor.read();
    if (inDirective && handle !== '!')
        cursor.fail('a tag handle does not end with an exclamation mark', start);
    return handle;
}
function scanUri(cursor, head, start) {
    let uri = head.slice(1);
    let isEmpty = head === '';
    while (isWord(cursor.code()) ||
        (cursor.code() !== 0 && uriMarks.includes(String.fromCharCode(cursor.code())))) {
        uri += cursor.is('%') ? scanUriEscape(cursor, start) : cursor.read();
        isEmpty = false;
    }
    if (isEmpty)
        cursor.fail('a tag is empty', start);
    return uri;
}
function scanUriEscape(cursor, start) {
    const escaped = /^(?:%[\da-fA-F]{2})+/.exec(cursor.text.slice(cursor.offset, cursor.offset + 12))?.[0] ?? '';
    const first = Number.parseInt(escaped.slice(1, 3), 16);
    const octets = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    const text = escaped.slice(0, octets * 3);
    try {
        const char = decodeURIComponent(text);
        if (text === '' || text.length < octets * 3)
            throw new URIError('too short');
        for (let unit = 0; unit < text.length; unit += 1)
            cursor.skip();
        return char;
    }
    catch {
        return cursor.fail('a tag contains an escape that is not a character', start);
    }
}
function scanDirective(cursor) {
    const start = cursor.mark;
    cursor.skip();
    const name = scanWord(cursor);
    if (name === '' || !isBlankOrEnd(cursor.code()))
        cursor.fail('a directive has no name', start);
    cursor.skipBlanks();
    const token = name === 'YAML' ? scanVersion(cursor, start) : scanTagDirective(cursor, start, name);
    cursor.skipBlanks();
    cursor.skipComment();
    if (!isBreakOrEnd(cursor.code()))
        cursor.fail('a directive is followed by other text', start);
    if (isBreak(cursor.code()))
        cursor.readLine();
    return token;
}
function scanVersion(cursor, start) {
    const major = scanNumber(cursor, start);
    if (!cursor.is('.'))
        cursor.fail('the version in a %YAML directive has no dot', start);
    cursor.skip();
    const value = `${major}.${scanNumber(cursor, start)}`;
    return { type: 'version-directive', start, end: cursor.offset, value };
}
function scanNumber(cursor, start) {
    let digits = '';
    while (isDigit(cursor.code()))
        digits += cursor.read();
    if (digits === '' || digits.length > maxVersionDigits)
        cursor.fail('the version in a %YAML directive is not a number', start);
    return Number(digits);
}
function scanTagDirective(cursor, start, name) {
    if (name !== 'TAG')
        cursor.fail('a directive is unknown', start);
    const value = scanHandle(cursor, start, true);
    if (!isBlank(cursor.code()))
        cursor.fail('a tag handle is not followed by white space', start);
    cursor.skipBlanks();
    const suffix = scanUri(cursor, '', start);
    if (!isBlankOrEnd(cursor.code()))
        cursor.fail('a tag prefix is followed by other text', start);
    return { type: 'tag-directive', start, end: cursor.offset, value, suffix };
}
function scanWord(cursor) {
    const from = cursor.offset;
    while (isWord(cursor.code()))
        cursor.skip();
    return cursor.text.slice(from, cursor.offset);
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/quoted.js

const escapes = {
    '0': '\0',
    a: '\x07',
    b: '\b',
    t: '\t',
    '\t': '\t',
    n: '\n',
    v: '\v',
    f: '\f',
    r: '\r',
    e: '\x1b',
    ' ': ' ',
    '"': '"',
    "'": "'",
    '\\': '\\',
    '/': '/',
    N: '\x85',
    _: '\xa0',
    L: '\u2028',
    P: '\u2029',
};
const hexDigits = { x: 2, u: 4, U: 8 };
const singleQuote = 0x27;
const doubleQuote = 0x22;
const backslash = 0x5c;
function scanQuoted(cursor) {
    const start = cursor.mark;
    const isSingle = cursor.is("'");
    const quote = isSingle ? "'" : '"';
    cursor.skip();
    const value = [];
    for (;;) {
        if (cursor.atDocumentMarker())
            cursor.fail('a quoted scalar is still open at a document marker', start);
        if (cursor.code() === 0)
            cursor.fail('a quoted scalar is not closed', start);
        const brokeLine = isSingle ? scanSingle(cursor, value) : scanDouble(cursor, value, start);
        if (!brokeLine && cursor.is(quote))
            break;
        value.push(whiteSpace(cursor, brokeLine));
    }
    cursor.skip();
    const style = isSingle ? 'single-quoted' : 'double-quoted';
    return { type: 'scalar', start, end: cursor.offset, value: value.join(''), style };
}
function whiteSpace(cursor, brokeLine) {
    if (!brokeLine)
        return cursor.readWhiteSpace(() => undefined).text;
    let lines = '';
    for (;;) {
        cursor.skipBlanks();
        if (!isBreak(cursor.code()))
            return lines;
        lines += cursor.readLine();
    }
}
function scanSingle(cursor, value) {
    while (!isBlankOrEnd(cursor.code())) {
        if (cursor.is("'")) {
            if (!cursor.is("'", 1))
                return false;
            cursor.skip();
        }
        value.push(readRun(cursor, singleQuote));
    }
    return false;
}
function readRun(cursor, quote) {
    const { text, offset, end } = cursor;
    let at = offset + 1;
    for (; at < end; at += 1) {
        const code = text.charCodeAt(at);
        if (code === quote || code === backslash || isBlankOrEnd(code))
            break;
    }
    cursor.skipTo(at);
    return text.slice(offset, at);
}
function scanDouble(cursor, value, start) {
    while (!isBlankOrEnd(cursor.code()) && !cursor.is('"')) {
        if (!cursor.is('\\')) {
            value.push(readRun(cursor, doubleQuote));
        }
        else if (isBreak(cursor.code(1))) {
            cursor.skip();
            cursor.readLine();
            return true;
        }
        else {
            value.push(scanEscape(cursor, start));
        }
    }
    return false;
}
function scanEscape(cursor, start) {
    const name = String.fromCharCode(cursor.code(1));
    const length = hexDigits[name] ?? 0;
    const simple = escapes[name];
    if (cursor.code(1) === 0 || (simple === undefined && length === 0))
        return cursor.fail('a quoted scalar contains an unknown escape', start);
    cursor.skip();
    cursor.skip();
    if (simple !== undefined)
        return simple;
    const digits = cursor.text.slice(cursor.offset, Math.min(cursor.offset + length, cursor.end));
    const code = /^[\da-f]+$/i.test(digits) && digits.length === length ? Number.parseInt(digits, 16) : -1;
    if (code < 0 || (code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff)
        return cursor.fail('a quoted scalar contains an escape that is not a character', start);
    for (let digit = 0; digit < length; digit += 1)
        cursor.skip();
    return String.fromCodePoint(code);
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/scanner.js






const maxKeyLength = 1024;
const maxIndents = 10_000;
const byteOrderMark = 0xfeff;
const indicators = '-?:,[]{}#&*!|>\'"%@`';
class TokenScanner {
    cursor;
    queue = [];
    taken = 0;
    head = 0;
    indent = -1;
    indents = [];
    keys = [undefined];
    levels = new Map();
    isReady = false;
    mayBeginKey = true;
    isDone = false;
    constructor(text, start, end) {
        this.cursor = new Cursor(text, start, end);
        if (text.charCodeAt(start) === byteOrderMark)
            this.cursor.offset += 1;
    }
    peek() {
        while (!this.isReady && (this.head === this.queue.length || this.mayBecomeKey()))
            this.fetch();
        this.isReady = true;
        const token = this.queue[this.head];
        if (token === undefined)
            throw new Error('The scanner gave no token');
        return token;
    }
    take() {
        const token = this.peek();
        this.isReady = false;
        this.head += 1;
        this.taken += 1;
        if (this.head > maxKeyLength) {
            this.queue.splice(0, this.head);
            this.head = 0;
        }
        return token;
    }
    get inFlow() {
        return this.keys.length > 1;
    }
    mayBecomeKey() {
        if (this.isDone)
            return false;
        const isOutside = this.keys[0]?.tokenNumber === this.taken;
        const level = isOutside ? 0 : this.inFlow ? this.levels.get(this.taken) : undefined;
        return level !== undefined && this.isPossible(level);
    }
    isPossible(level) {
        const key = this.keys[level];
        if (key === undefined)
            return false;
        const { line, index } = this.cursor;
        if (key.mark.line === line && key.mark.index + maxKeyLength >= index)
            return true;
        if (key.isRequired)
            this.cursor.fail('a key is not followed by a colon', key.mark);
        this.forget(level);
        return false;
    }
    forget(level) {
        const key = this.keys[level];
        if (key !== undefined && level > 0)
            this.levels.delete(key.tokenNumber);
        this.keys[level] = undefined;
    }
    saveKey() {
        if (!this.mayBeginKey)
            return;
        const { mark } = this.cursor;
        const isRequired = !this.inFlow && this.indent === mark.column;
        this.dropKey();
        const tokenNumber = this.nextNumber();
        const level = this.keys.length - 1;
        this.keys[level] = { tokenNumber, mark, isRequired };
        if (level > 0)
            this.levels.set(tokenNumber, level);
    }
    dropKey() {
        const last = this.keys.length - 1;
        if (this.keys[last]?.isRequired)
            this.cursor.fail('a key is not followed by a colon', this.keys[last].mark);
        this.forget(last);
    }
    nextNumber() {
        return this.taken + this.queue.length - this.head;
    }
    push(token) {
        this.queue.push(token);
    }
    pushIndicator(type, length = 1) {
        const start = this.cursor.mark;
        for (let char = 0; char < length; char += 1)
            this.cursor.skip();
        this.push({ type, start, end: this.cursor.offset });
    }
    openBlock(type, mark, number) {
        if (this.inFlow || this.indent >= mark.column)
            return;
        if (this.indents.length >= maxIndents)
            this.cursor.fail('blocks are nested too deeply', mark);
        this.indents.push(this.indent);
        this.indent = mark.column;
        this.insert({ type, start: mark, end: mark.offset }, number);
    }
    insert(token, number = this.nextNumber()) {
        const at = this.head + number - this.taken;
        this.queue.push(token);
        this.queue.copyWithin(at + 1, at, this.queue.length - 1);
        this.queue[at] = token;
    }
    closeBlocks(column) {
        if (this.inFlow)
            return;
        while (this.indent > column) {
            const start = this.cursor.mark;
            this.push({ type: 'block-end', start, end: start.offset });
            this.indent = this.indents.pop() ?? -1;
        }
    }
    fetch() {
        const { cursor } = this;
        this.passWhiteSpace();
        this.closeBlocks(cursor.column);
        if (cursor.code() === 0)
            this.fetchEnd();
        else if (cursor.column === 0 && cursor.is('%'))
            this.fetchOutside(() => this.push(scanDirective(cursor)));
        else if (cursor.atDocumentMarker())
            this.fetchOutside(() => this.pushIndicator(cursor.is('-') ? 'document-start' : 'document-end', 3));
        else if (isWord(cursor.code()) && !cursor.is('-'))
            this.fetchPlain();
        else
            this.fetchInside(String.fromCharCode(cursor.code()));
    }
    passWhiteSpace() {
        const { cursor } = this;
        for (;;) {
            if (cursor.column === 0 && cursor.code() === byteOrderMark)
                cursor.skip();
            const tabsToo = this.inFlow || !this.mayBeginKey;
            while (cursor.code() === space || (tabsToo && cursor.code() === tab))
                cursor.skip();
            cursor.skipComment();
            if (!isBreak(cursor.code()))
                return;
            cursor.readLine();
            if (!this.inFlow)
                this.mayBeginKey = true;
        }
    }
    fetchEnd() {
        this.closeBlocks(-1);
        this.dropKey();
        this.mayBeginKey = false;
        this.isDone = true;
        this.pushIndicator('stream-end', 0);
    }
    fetchOutside(push) {
        this.closeBlocks(-1);
        this.dropKey();
        this.mayBeginKey = false;
        push();
    }
    fetchInside(char) {
        const { cursor, inFlow } = this;
        const standsAlone = isBlankOrEnd(cursor.code(1));
        if (char === '[' || char === '{')
            this.fetchFlowStart(char);
        else if (char === ']' || char === '}')
            this.fetchFlowEnd(char);
        else if (char === ',')
            this.fetchEntry('flow-entry');
        else if (char === '-' && standsAlone)
            this.fetchBlockEntry();
        else if (char === '?' && (inFlow || standsAlone))
            this.fetchKey();
        else if (char === ':' && (inFlow || standsAlone))
            this.fetchValue();
        else if (char === '*' || char === '&')
            this.fetchPart(() => scanAnchor(cursor));
        else if (char === '!')
            this.fetchPart(() => scanTag(cursor));
        else if ((char === '|' || char === '>') && !inFlow)
            this.fetchBlockScalar();
        else if (char === "'" || char === '"')
            this.fetchPart(() => scanQuoted(cursor));
        else if (this.beginsPlain(char, standsAlone))
            this.fetchPlain();
        else
            cursor.fail(`${JSON.stringify(char)} cannot begin a value`);
    }
    beginsPlain(char, standsAlone) {
        const { cursor, inFlow } = this;
        if (char === '-')
            return !isBlank(cursor.code(1));
        if (!inFlow && (char === '?' || char === ':'))
            return !standsAlone;
        return !isBlankOrEnd(cursor.code()) && !indicators.includes(char);
    }
    fetchFlowStart(char) {
        this.saveKey();
        if (this.keys.length > maxIndents)
            this.cursor.fail('brackets are nested too deeply');
        this.keys.push(undefined);
        this.mayBeginKey = true;
        this.pushIndicator(char === '[' ? 'flow-sequence-start' : 'flow-mapping-start');
    }
    fetchFlowEnd(char) {
        this.dropKey();
        if (this.inFlow)
            this.keys.pop();
        this.mayBeginKey = false;
        this.pushIndicator(char === ']' ? 'flow-sequence-end' : 'flow-mapping-end');
    }
    fetchEntry(type) {
        this.dropKey();
        this.mayBeginKey = true;
        this.pushIndicator(type);
    }
    fetchBlockEntry() {
        if (!this.inFlow && !this.mayBeginKey)
            this.cursor.fail('a list item is not allowed here');
        this.openBlock('block-sequence-start', this.cursor.mark);
        this.fetchEntry('block-entry');
    }
    fetchKey() {
        if (!this.inFlow && !this.mayBeginKey)
            this.cursor.fail('a key is not allowed here');
        this.openBlock('block-mapping-start', this.cursor.mark);
        this.dropKey();
        this.mayBeginKey = !this.inFlow;
        this.pushIndicator('key');
    }
    fetchValue() {
        const level = this.keys.length - 1;
        const key = this.isPossible(level) ? this.keys[level] : undefined;
        if (key !== undefined) {
            this.insert({ type: 'key', start: key.mark, end: key.mark.offset }, key.tokenNumber);
            this.openBlock('block-mapping-start', key.mark, key.tokenNumber);
            this.forget(level);
            this.mayBeginKey = false;
        }
        else {
            if (!this.inFlow && !this.mayBeginKey)
                this.cursor.fail('a value is not allowed here');
            this.openBlock('block-mapping-start', this.cursor.mark);
            this.mayBeginKey = !this.inFlow;
        }
        this.pushIndicator('value');
    }
    fetchPart(scan) {
        this.saveKey();
        this.mayBeginKey = false;
        this.push(scan());
    }
    fetchBlockScalar() {
        this.dropKey();
        this.mayBeginKey = true;
        this.push(scanBlock(this.cursor, this.indent));
    }
    fetchPlain() {
        this.saveKey();
        this.mayBeginKey = false;
        const { token, endsAtLineEnd } = scanPlain(this.cursor, this.indent, this.inFlow);
        this.push(token);
        if (endsAtLineEnd)
            this.mayBeginKey = true;
    }
}

;// CONCATENATED MODULE: ./lib/scan/yaml/libyaml/parser.js







const maxDepth = 1000;
const bare = { anchor: undefined, tag: undefined };
function endsBlockItem(type) {
    return type === 'block-entry' || type === 'block-end';
}
function endsBlockValue(type) {
    return type === 'key' || type === 'value' || type === 'block-end';
}
function endsIndentlessItem(type) {
    return type === 'block-entry' || endsBlockValue(type);
}
function endsFlowItem(type) {
    return type === 'flow-entry' || type === 'flow-sequence-end';
}
function endsFlowValue(type) {
    return type === 'flow-entry' || type === 'flow-mapping-end';
}
const defaultHandles = [
    ['!', '!'],
    ['!!', 'tag:yaml.org,2002:'],
];
function parseStream(text, start = 0, end = text.length) {
    const forbidden = forbiddenAt(text.slice(start, end));
    const readable = Math.min(end, start + forbidden);
    const parser = new Parser(new TokenScanner(text, start, readable));
    const documents = [];
    try {
        (0,stackless/* withoutStacks */.G)(() => {
            for (let next = parser.document(); next !== undefined; next = parser.document())
                documents.push(next.root);
        });
    }
    catch (error) {
        if (!(error instanceof YamlSyntaxError))
            throw error;
        return { documents, error: { message: error.message, offset: error.offset } };
    }
    if (readable === end)
        return { documents };
    return {
        documents,
        error: { message: 'it has a control character or a byte order mark inside the text', offset: readable },
    };
}
class Parser {
    scanner;
    handles = new Map(defaultHandles);
    anchors = new Set();
    depth = 0;
    isFirst = true;
    constructor(scanner) {
        this.scanner = scanner;
    }
    document() {
        if (!this.isFirst)
            while (this.next() === 'document-end')
                this.scanner.take();
        const isImplicit = this.isFirst && !/directive$|^document-start$|^stream-end$/.test(this.next());
        this.isFirst = false;
        if (this.next() === 'stream-end')
            return undefined;
        this.anchors = new Set();
        this.handles = new Map(defaultHandles);
        if (!isImplicit) {
            this.directives();
            this.expect('document-start', 'a document does not begin with `---`');
        }
        const isEmpty = /directive$|^document-(?:start|end)$|^stream-end$/.test(this.next());
        const root = isEmpty && !isImplicit ? null : this.node(true, false);
        if (this.next() === 'document-end')
            this.scanner.take();
        return { root };
    }
    next() {
        return this.scanner.peek().type;
    }
    expect(type, message) {
        const token = this.scanner.peek();
        if (token.type !== type)
            throw new YamlSyntaxError(message, token.start.offset);
        return this.scanner.take();
    }
    directives() {
        const own = new Set();
        let hasVersion = false;
        for (;;) {
            const { type, value = '', suffix = '', start } = this.scanner.peek();
            if (type === 'version-directive') {
                if (hasVersion)
                    throw new YamlSyntaxError('the version is given twice', start.offset);
                if (value !== '1.1' && value !== '1.2')
                    throw new YamlSyntaxError(`version ${value} is unknown`, start.offset);
                hasVersion = true;
            }
            else if (type === 'tag-directive') {
                if (own.has(value))
                    throw new YamlSyntaxError('a tag handle is given twice', start.offset);
                own.add(value);
                this.handles.set(value, suffix);
            }
            else
                return;
            this.scanner.take();
        }
    }
    node(isBlock, mayBeIndentless) {
        if (this.next() === 'alias')
            return this.alias(this.scanner.take());
        const properties = this.properties();
        const token = this.scanner.peek();
        this.depth += 1;
        if (this.depth > maxDepth)
            throw new YamlSyntaxError('it is nested too deeply', token.start.offset);
        const node = this.content(token, properties, isBlock, mayBeIndentless);
        this.depth -= 1;
        return node;
    }
    key(isBlock) {
        const { offset } = this.scanner.peek().start;
        const node = this.node(isBlock, isBlock);
        if ((0,dist/* isCollection */.P3)(node))
            throw new YamlSyntaxError('a key is a map or a list', offset);
        return node;
    }
    content(token, properties, isBlock, mayBeIndentless) {
        const { type, start } = token;
        if (mayBeIndentless && type === 'block-entry')
            return this.indentlessSequence(properties);
        if (type === 'scalar')
            return this.scalar(this.scanner.take(), properties);
        if (type === 'flow-sequence-start')
            return this.flowSequence(properties);
        if (type === 'flow-mapping-start')
            return this.flowMapping(properties);
        if (isBlock && type === 'block-sequence-start')
            return this.blockSequence(properties);
        if (isBlock && type === 'block-mapping-start')
            return this.blockMapping(properties);
        if (properties.anchor !== undefined || properties.tag !== undefined)
            return this.empty(start.offset, properties);
        throw new YamlSyntaxError('a value is missing', start.offset);
    }
    alias({ value = '', start, end }) {
        if (!this.anchors.has(value))
            throw new YamlSyntaxError(`the anchor ${value} is unknown`, start.offset);
        const alias = new dist/* Alias */.x1(value);
        alias.range = [start.offset, end, end];
        return alias;
    }
    properties() {
        const first = this.scanner.peek();
        if (first.type !== 'anchor' && first.type !== 'tag')
            return bare;
        let [anchor, tag] = [];
        for (;;) {
            const { type, value = '', suffix = '', start: at } = this.scanner.peek();
            if (type === 'anchor' && anchor === undefined)
                anchor = value;
            else if (type === 'tag' && tag === undefined)
                tag = this.resolvedTag(value, suffix, at.offset);
            else
                break;
            this.scanner.take();
        }
        if (anchor !== undefined)
            this.anchors.add(anchor);
        return { anchor, tag };
    }
    resolvedTag(handle, suffix, offset) {
        if (handle === '')
            return suffix;
        const prefix = this.handles.get(handle);
        if (prefix === undefined)
            throw new YamlSyntaxError(`the tag handle ${handle} is unknown`, offset);
        return prefix + suffix;
    }
    scalar(token, properties) {
        return scalarOf(token, properties);
    }
    empty(offset, properties = bare) {
        const mark = { offset, index: 0, line: 0, column: 0 };
        return this.scalar({ type: 'scalar', start: mark, end: offset, value: '', style: 'plain' }, properties);
    }
    blockSequence(properties) {
        const items = [];
        const { start } = this.scanner.take();
        for (;;) {
            if (this.next() !== 'block-entry')
                break;
            const { end } = this.scanner.take();
            const isEmpty = endsBlockItem(this.next());
            items.push(isEmpty ? this.empty(end) : this.node(true, false));
        }
        const { start: end } = this.expect('block-end', 'a list is followed by something that is no item of it');
        return seqNode(items, start.offset, end.offset, properties);
    }
    indentlessSequence(properties) {
        const items = [];
        const start = this.scanner.peek().start.offset;
        while (this.next() === 'block-entry') {
            const { end } = this.scanner.take();
            const isEmpty = endsIndentlessItem(this.next());
            items.push(isEmpty ? this.empty(end) : this.node(true, false));
        }
        return seqNode(items, start, this.scanner.peek().start.offset, properties);
    }
    blockMapping(properties) {
        const pairs = [];
        const { start } = this.scanner.take();
        while (this.next() === 'key') {
            const { end } = this.scanner.take();
            const key = endsBlockValue(this.next()) ? this.empty(end) : this.key(true);
            if (this.next() !== 'value') {
                pairs.push(pairNode(key, this.empty(this.scanner.peek().start.offset)));
                continue;
            }
            const colon = this.scanner.take();
            const value = endsBlockValue(this.next()) ? this.empty(colon.end) : this.node(true, true);
            pairs.push(pairNode(key, value));
        }
        const { start: end } = this.expect('block-end', 'a map is followed by something that is no key of it');
        return mapNode(pairs, start.offset, end.offset, properties);
    }
    flowSequence(properties) {
        const { start } = this.scanner.take();
        const items = [];
        while (this.next() !== 'flow-sequence-end') {
            if (items.length > 0)
                this.expect('flow-entry', 'a list in brackets lacks a comma or its end');
            if (this.next() === 'flow-sequence-end')
                break;
            items.push(this.next() === 'key' ? this.singlePair() : this.node(false, false));
        }
        return seqNode(items, start.offset, this.scanner.take().end, properties);
    }
    singlePair() {
        const start = this.scanner.take().start.offset;
        const isNothing = () => endsFlowItem(this.next());
        if (this.next() === 'value' || isNothing()) {
            const token = this.scanner.take();
            throw new YamlSyntaxError('an item of a list in brackets has an empty key', token.start.offset);
        }
        const key = this.key(false);
        const hasValue = this.next() === 'value';
        const colon = hasValue ? this.scanner.take() : undefined;
        const value = colon === undefined || isNothing()
            ? this.empty(this.scanner.peek().start.offset)
            : this.node(false, false);
        return mapNode([pairNode(key, value)], start, this.scanner.peek().start.offset, bare);
    }
    flowMapping(properties) {
        const { start } = this.scanner.take();
        const pairs = [];
        const isNothing = () => endsFlowValue(this.next());
        while (this.next() !== 'flow-mapping-end') {
            if (pairs.length > 0)
                this.expect('flow-entry', 'a map in braces lacks a comma or its end');
            if (this.next() === 'flow-mapping-end')
                break;
            const hasKey = this.next() === 'key';
            if (hasKey)
                this.scanner.take();
            const at = this.scanner.peek().start.offset;
            const key = hasKey && (this.next() === 'value' || isNothing()) ? this.empty(at) : this.key(false);
            const colon = hasKey && this.next() === 'value' ? this.scanner.take() : undefined;
            const value = colon === undefined || isNothing()
                ? this.empty(this.scanner.peek().start.offset)
                : this.node(false, false);
            pairs.push(pairNode(key, value));
        }
        return mapNode(pairs, start.offset, this.scanner.take().end, properties);
    }
}

// EXTERNAL MODULE: ./lib/model/position.js
var position = __webpack_require__(5218);
;// CONCATENATED MODULE: ./lib/scan/yaml/definitions/values.js

const values_space = 0x20;
const tail = String.raw `(?: +#[^\n]*| *)(?:\n|$)`;
const word = String.raw `(?:"[^"\\\n]*"|'[^'\n]*'|[A-Za-z0-9_./][\w./-]*)`;
const blockHeader = new RegExp(`[|>][-+]?${tail}`, 'y');
const empty = new RegExp(String.raw `(?:\[ *\]|\{ *\})${tail}`, 'y');
const flowList = new RegExp(String.raw `\[ *(?:${word} *(?:, *(?!\])|(?=\])))+\]${tail}`, 'y');
const beginsPlain = /[^\s\-?:,[\]{}#&*!|>'"%@`]|[-:?](?=\S)/y;
const endsPlain = /:(?=\s|$)|\s#|\t/;
const restOfLine = new RegExp(tail, 'y');
const escaped = /[0abtnvfre "\\/]/;
function passValue(text, from, column) {
    const first = text[from];
    if (first === '|' || first === '>')
        return passBlock(text, from, column);
    if (first === '"' || first === "'")
        return passQuoted(text, from, first);
    if (first === '[' || first === '{')
        return endOf(empty, text, from) ?? endOf(flowList, text, from);
    return endOf(beginsPlain, text, from) === undefined ? undefined : passPlain(text, from, column);
}
function passIndent(text, from) {
    let at = from;
    while (text.charCodeAt(at) === values_space)
        at += 1;
    return at;
}
function endOf(pattern, text, from) {
    pattern.lastIndex = from;
    return pattern.test(text) ? pattern.lastIndex : undefined;
}
function passBlock(text, from, column) {
    let line = endOf(blockHeader, text, from);
    let indent;
    while (line !== undefined && line < text.length) {
        const at = passIndent(text, line);
        const end = (0,position/* endOfLine */.vT)(text, at);
        if (at === end && at > line && indent === undefined)
            return undefined;
        if (at < end) {
            if (at - line <= column)
                return line;
            if (indent === undefined && text[at] === '\t')
                return undefined;
            indent ??= at - line;
            if (at - line < indent)
                return undefined;
        }
        line = end + 1;
    }
    return line;
}
function passPlain(text, from, column) {
    for (let at = from;;) {
        const end = (0,position/* endOfLine */.vT)(text, at);
        const isCommented = endsPlain.test(text.slice(at, end));
        if (isCommented && !isComment(text.slice(at, end)))
            return undefined;
        const line = passEmptyLines(text, end + 1);
        at = passIndent(text, line);
        if (at >= text.length || at - line <= column)
            return line;
        if (isCommented || text[at] === '#' || text[at] === '\t')
            return undefined;
    }
}
function isComment(line) {
    const start = line.indexOf(' #');
    return start > 0 && !endsPlain.test(line.slice(0, start).trimEnd());
}
function passEmptyLines(text, from) {
    let line = from;
    while (line < text.length) {
        const at = passIndent(text, line);
        if (text[at] !== '\n')
            return line;
        line = at + 1;
    }
    return line;
}
function passQuoted(text, from, quote) {
    for (let at = from + 1; at < text.length; at += 1) {
        const char = text[at];
        if (char === '\\' && quote === '"') {
            at += 1;
            if (!escaped.test(text[at] ?? ''))
                return undefined;
        }
        else if (char !== quote)
            continue;
        else if (quote === "'" && text[at + 1] === quote)
            at += 1;
        else
            return endOf(restOfLine, text, at + 1);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/definitions/blocks.js


const plainKey = /[\w$\ue000][\w.$/\ue000-]*:(?: +|(?=\n)|$)/y;
const quotedKey = /(?:"[\w.$/-]+"|'[\w.$/-]+'):(?: +|(?=\n)|$)/y;
const blocks_unusual = /[^\t\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd]/;
const [blocks_maxDepth, blocks_maxKeyLength] = [50, 200];
function areLinesAllowed(text, rules) {
    return !blocks_unusual.test(text) && new BlockLines(text, rules).areRead();
}
class BlockLines {
    text;
    rules;
    at = 0;
    levels = [];
    open;
    constructor(text, rules) {
        this.text = text;
        this.rules = rules;
    }
    areRead() {
        const { text } = this;
        while (this.at < text.length) {
            const from = passIndent(text, this.at);
            if (from === text.length || text[from] === '\n' || text[from] === '#')
                this.at = (0,position/* endOfLine */.vT)(text, from) + 1;
            else if (!this.isRead(this.at, from))
                return false;
        }
        return true;
    }
    isRead(line, from) {
        const { text } = this;
        let at = from;
        while (text[at] === '-' && text[at + 1] === ' ') {
            if (!this.enter(at - line, true, at === from))
                return false;
            at = passIndent(text, at + 1);
        }
        const isQuoted = text[at] === '"' || text[at] === "'";
        const keyOfLine = isQuoted ? quotedKey : plainKey;
        keyOfLine.lastIndex = at;
        if (!keyOfLine.test(text))
            return at !== from && this.isItemRead(at);
        const colon = text.indexOf(':', at);
        const name = isQuoted ? text.slice(at + 1, colon - 1) : text.slice(at, colon);
        return this.isKeyRead(line, at, name, keyOfLine.lastIndex, at === from);
    }
    isKeyRead(line, at, name, value, isFirst) {
        const { text } = this;
        const column = at - line;
        if (name.length > blocks_maxKeyLength || !this.enter(column, false, isFirst))
            return false;
        const isOpen = value === text.length || text[value] === '\n' || text[value] === '#';
        const isAtRoot = this.levels.length === 1;
        if (!this.rules.allowsKey(text, name, line, isOpen ? undefined : value, isAtRoot))
            return false;
        this.open = isOpen ? name : undefined;
        if (!isOpen)
            return this.pass(value, column);
        this.at = (0,position/* endOfLine */.vT)(text, value) + 1;
        return true;
    }
    isItemRead(at) {
        const list = this.levels.at(-1);
        return list !== undefined && this.rules.allowsItem(list.key) && this.pass(at, list.column);
    }
    enter(column, isList, isFirst) {
        const { levels, open } = this;
        this.open = undefined;
        const last = levels.at(-1);
        if (!isFirst)
            return this.begin({ column, isList, key: last?.key ?? '' });
        if (last === undefined)
            return column === 0 && !isList && this.begin({ column, isList, key: '' });
        const isBelow = isList ? column >= last.column : column > last.column;
        if (open !== undefined && isBelow)
            return this.begin({ column, isList, key: open });
        return this.leave(column, isList);
    }
    begin(level) {
        this.levels.push(level);
        return this.levels.length <= blocks_maxDepth;
    }
    leave(column, isList) {
        const { levels } = this;
        while ((levels.at(-1)?.column ?? 0) > column)
            levels.pop();
        if (!isList && levels.at(-1)?.isList)
            levels.pop();
        const last = levels.at(-1);
        return last?.column === column && last.isList === isList;
    }
    pass(from, column) {
        const next = passValue(this.text, from, column);
        this.at = next ?? this.at;
        return next !== undefined;
    }
}

;// CONCATENATED MODULE: ./lib/scan/yaml/definitions/definition.js


const harmlessKeys = new Set(`type description format default pattern title nullable minLength maxLength minItems maxItems minimum maximum
  exclusiveMinimum exclusiveMaximum minProperties maxProperties multipleOf uniqueItems additionalProperties
  preserveUnknownFields x-kubernetes-list-type x-kubernetes-map-type x-kubernetes-int-or-string
  x-kubernetes-preserve-unknown-fields x-kubernetes-embedded-resource message messageExpression rule reason fieldPath
  optionalOldSelf jsonPath JSONPath priority served storage deprecated deprecationWarning plural singular listKind
  group scope version storedVersions specReplicasPath statusReplicasPath labelSelectorPath status subresources
  conditions strategy lastTransitionTime observedGeneration creationTimestamp currentStatus from interval cpu
  memory api-approved.kubernetes.io name kind apiVersion`.split(/\s+/));
const harmlessLists = new Set([
    'required',
    'enum',
    'shortNames',
    'categories',
    'x-kubernetes-list-map-keys',
    'storedVersions',
    'conversionReviewVersions',
]);
const rootKeys = new Set(['apiVersion', 'kind', 'metadata', 'spec', 'status']);
const noText = /(?:true|false|null|-?\d{1,15}) *(?:\n|$)/y;
const kindLine = 'kind: CustomResourceDefinition\n';
const apiVersionLine = /apiVersion: apiextensions\.k8s\.io\/v1(?:beta1)?\n/y;
function mayDefine(text) {
    return text.includes(kindLine);
}
function definitionIn(document) {
    if (!document.startsWith(kindLine) && !document.includes(`\n${kindLine}`))
        return undefined;
    const rules = new DefinitionRules();
    return areLinesAllowed(document, rules) && rules.header.length === 2 ? rules.header : undefined;
}
class DefinitionRules {
    header = [];
    allowsKey(text, name, line, value, isAtRoot) {
        if (isAtRoot && !this.allowsRoot(text, name, line))
            return false;
        return value === undefined || isHarmless(text, name, value);
    }
    allowsItem(list) {
        return harmlessLists.has(list);
    }
    allowsRoot(text, name, line) {
        if (!rootKeys.has(name))
            return false;
        if (name !== 'kind' && name !== 'apiVersion')
            return true;
        apiVersionLine.lastIndex = line;
        const isExpected = name === 'kind' ? text.startsWith(kindLine, line) : apiVersionLine.test(text);
        this.header.push({ start: line, end: (0,position/* endOfLine */.vT)(text, line) });
        return isExpected;
    }
}
function isHarmless(text, name, value) {
    if (name === 'kind')
        return /[A-Za-z]/.test(text[value] ?? '')
            ? !text.startsWith('Docker', value)
            : text.startsWith('""\n', value);
    if (name === 'value')
        return text[value] === '/';
    if (harmlessKeys.has(name))
        return true;
    noText.lastIndex = value;
    if (noText.test(text))
        return true;
    return name.includes('/') && !/image/i.test(name);
}

;// CONCATENATED MODULE: ./lib/scan/yaml/definitions/manifest.js


const groups = new Set(`apps batch policy autoscaling extensions networking.k8s.io gateway.networking.k8s.io policy.networking.k8s.io
  rbac.authorization.k8s.io storage.k8s.io scheduling.k8s.io coordination.k8s.io discovery.k8s.io certificates.k8s.io
  admissionregistration.k8s.io apiregistration.k8s.io autoscaling.k8s.io node.k8s.io flowcontrol.apiserver.k8s.io
  snapshot.storage.k8s.io monitoring.coreos.com operator.victoriametrics.com grafana.integreatly.org cert-manager.io
  external-secrets.io traefik.io traefik.containo.us cilium.io keda.sh crd.projectcalico.org networking.istio.io
  security.istio.io`.split(/\s+/));
const apiVersion = /(?:(?<group>[a-z][a-z0-9.-]*)\/)?(?<version>v\d\w*)(?=\n|$)|\ue000+(?=\n|$)/y;
const kind = /(?!Docker)[A-Z][A-Za-z]*(?=\n|$)|\ue000+(?=\n|$)/y;
const manifest_rootKeys = new Set(`apiVersion kind metadata spec status data stringData binaryData immutable type rules roleRef subjects aggregationRule
  automountServiceAccountToken imagePullSecrets secrets provisioner parameters reclaimPolicy volumeBindingMode
  allowVolumeExpansion mountOptions value globalDefault preemptionPolicy description webhooks subsets endpoints
  addressType ports items`.split(/\s+/));
const leading = new Set(['containers', 'ephemeralContainers', 'initContainers', 'tag']);
const functions = /^config\.(?:kubernetes|k8s)\.io\/function$/;
const hints = ['containers:', ' image: ', 'docker://'];
function manifestIn(document) {
    if (!document.includes('apiVersion: ') || hints.some((hint) => document.includes(hint)))
        return undefined;
    const rules = new ManifestRules();
    return areLinesAllowed(document, rules) && rules.header.length === 2 ? rules.header : undefined;
}
class ManifestRules {
    header = [];
    known = new Set();
    allowsKey(text, name, line, value, isAtRoot) {
        if (isAtRoot && !manifest_rootKeys.has(name))
            return false;
        if (name === 'apiVersion' || name === 'kind') {
            if (value === undefined || !(name === 'kind' ? isKind : isPlainVersion)(text, value))
                return false;
            return !isAtRoot || this.note(name, { start: line, end: (0,position/* endOfLine */.vT)(text, line) });
        }
        if (name === 'imagePullSecrets')
            return value === undefined;
        return !leading.has(name) && !/image/i.test(name) && !functions.test(name);
    }
    allowsItem() {
        return true;
    }
    note(name, lines) {
        if (this.known.has(name))
            return false;
        this.known.add(name);
        this.header.push(lines);
        return true;
    }
}
function isKind(text, at) {
    kind.lastIndex = at;
    return kind.test(text);
}
function isPlainVersion(text, at) {
    apiVersion.lastIndex = at;
    const match = apiVersion.exec(text);
    if (match === null)
        return false;
    const { group, version } = match.groups ?? {};
    return group === undefined ? version === undefined || version === 'v1' : groups.has(group);
}

;// CONCATENATED MODULE: ./lib/scan/yaml/definitions/stream.js





const separator = /^---[^\n]*/gm;
const plainSeparator = /^---[ \t]*(?:#.*)?$/;
const betweenDocuments = /^(?:%|\.\.\.)/m;
function parseDocuments(text, start = 0, end = text.length) {
    const part = partOf(text, start, end);
    return mayDefine(part) ? parseAround(text, part, start, definitionIn) : parseStream(text, start, end);
}
function parseManifestDocuments(text, start = 0, end = text.length) {
    const part = partOf(text, start, end);
    if (!part.includes('apiVersion: '))
        return parseStream(text, start, end);
    let isPartial = false;
    const dismissed = (document) => {
        const definition = definitionIn(document);
        const header = definition ?? manifestIn(document);
        isPartial ||= definition === undefined && header !== undefined;
        return header;
    };
    const stream = parseAround(text, part, start, dismissed);
    return isPartial ? { ...stream, isPartial } : stream;
}
function partOf(text, start, end) {
    return start === 0 && end === text.length ? text : text.slice(start, end);
}
function parseAround(text, part, start, dismissed) {
    const end = start + part.length;
    const separators = [...part.matchAll(separator)];
    if (separators.some(([line]) => !plainSeparator.test(line)) || betweenDocuments.test(part))
        return parseStream(text, start, end);
    const bodies = [0, ...separators.map(({ 0: line, index }) => index + line.length + 1)];
    const starts = [0, ...separators.map(({ index }) => index)];
    const found = [];
    let waiting = 0;
    for (const [index, body] of bodies.entries()) {
        const next = starts[index + 1] ?? part.length;
        const lines = dismissed(part.slice(body, next));
        if (lines === undefined)
            continue;
        const before = parseStream(text, start + waiting, start + (starts[index] ?? 0));
        if (before.error !== undefined)
            return parseStream(text, start, end);
        (0,append/* append */.B)(found, before.documents);
        found.push(headerOf(text, start + body, lines));
        waiting = next;
    }
    const { documents, ...rest } = parseStream(text, start + waiting, end);
    return { documents: [...found, ...documents], ...rest };
}
function headerOf(text, offset, lines) {
    const [first, ...others] = lines.flatMap(({ start, end }) => parseStream(text, offset + start, offset + end).documents);
    if ((0,dist/* isMap */.jh)(first))
        (0,append/* append */.B)(first.items, others.flatMap((other) => ((0,dist/* isMap */.jh)(other) ? other.items : [])));
    return first ?? null;
}

// EXTERNAL MODULE: ./lib/scan/yaml/document.js + 1 modules
var yaml_document = __webpack_require__(2628);
;// CONCATENATED MODULE: ./lib/scan/yaml/nesting.js

function isNestedDeeper(text, most) {
    const columns = [];
    let brackets = 0;
    let column = 0;
    for (const token of new dist/* Lexer */.JG().lex(text)) {
        const type = dist/* CST */.DB.tokenType(token);
        if (type === 'flow-map-start' || type === 'flow-seq-start')
            brackets += 1;
        else if (type === 'flow-map-end' || type === 'flow-seq-end')
            brackets = Math.max(0, brackets - 1);
        else if (type === 'doc-start' || type === 'doc-end')
            columns.length = 0;
        if (brackets === 0 && type !== 'space' && type !== 'newline' && type !== 'comment') {
            while ((columns.at(-1) ?? -1) >= column)
                columns.pop();
            columns.push(column);
        }
        if (columns.length + brackets > most)
            return true;
        const lineEnd = token.lastIndexOf('\n');
        column = lineEnd < 0 ? column + token.length : token.length - lineEnd - 1;
    }
    return false;
}

// EXTERNAL MODULE: ./lib/scan/yaml/nodes.js
var nodes = __webpack_require__(82900);
;// CONCATENATED MODULE: ./lib/scan/yaml/parse.js








const parsed = new WeakMap();
const parsedAsManifest = new WeakMap();
const parsedPartially = new WeakMap();
const parsedWhole = new WeakMap();
const notPlainYaml = new WeakSet();
const maxTolerantDepth = 200;
const mayBeAlias = /\*[\w-]/;
const alias = /(?:^|[\s\x85,[\]{}:?-])\*[\w-]/;
const manifestSeparator = /\n---[^\n]*/g;
function parseYaml(file) {
    const known = parsed.get(file) ?? wholeFileOf(file, parseDocuments);
    parsed.set(file, known);
    return known;
}
function wholeFileOf(file, readText) {
    const read = readStream(file, readText);
    const { documents, problems } = fileOf(file, read);
    const engine = (0,templates/* templateEngineOf */.IH)(file.path);
    const hasTwoReadings = read.text !== file.text && !notPlainYaml.has(file) && (0,templates/* coversLines */.gF)(file.text, engine);
    const plain = hasTwoReadings ? fileOf(file, { text: file.text, stream: readText(file.text) }) : undefined;
    return { documents: [...documents, ...(plain?.documents ?? [])], problems };
}
function parseManifests(file) {
    const known = parsedAsManifest.get(file) ?? manifestsOf(file, parseWithoutManifests, parseManifestDocuments);
    parsedAsManifest.set(file, known);
    return known;
}
function parseWholeManifests(file) {
    const known = parsedWhole.get(file) ?? manifestsOf(file, parseYaml, parseDocuments);
    parsedWhole.set(file, known);
    return known;
}
function parseWithoutManifests(file) {
    const known = parsed.get(file) ?? parsedPartially.get(file);
    if (known !== undefined)
        return known;
    let isPartial = false;
    const whole = wholeFileOf(file, (text) => {
        const stream = parseManifestDocuments(text);
        isPartial ||= stream.isPartial === true;
        return stream;
    });
    (isPartial ? parsedPartially : parsed).set(file, whole);
    return whole;
}
function readStream(file, readText) {
    const { path, text } = file;
    const engine = (0,templates/* templateEngineOf */.IH)(path);
    const plain = { text, stream: readText(text) };
    if (plain.stream.error !== undefined)
        notPlainYaml.add(file);
    if (engine === undefined && plain.stream.error === undefined)
        return plain;
    const covered = (0,templates/* coverTemplates */.Jf)(text, engine);
    if (covered === text)
        return plain;
    const filled = { text: covered, stream: readText(covered) };
    return filled.stream.error !== undefined && plain.stream.error === undefined ? plain : filled;
}
function manifestsOf(file, readWhole, readText) {
    const { text } = file;
    const separators = [...text.matchAll(manifestSeparator)];
    const whole = readWhole(file);
    const differ = separators.some(([line]) => !/^\n---[ \t\r]*(?:#.*)?$/.test(line));
    if (separators.length === 0 || (!differ && !notPlainYaml.has(file)))
        return whole;
    const starts = [0, ...separators.map(({ 0: line, index }) => index + line.length)];
    const ends = [...separators.map(({ index }) => index), text.length];
    const streams = starts.map((start, part) => readText(text, start, ends[part] ?? text.length));
    const documents = streams.flatMap((stream) => stream.documents);
    const split = fileOf(file, { text, stream: { documents } });
    const isRead = streams.every(({ error }) => error === undefined);
    return { documents: [...whole.documents, ...split.documents], problems: isRead ? [] : whole.problems };
}
function fileOf(file, { text, stream: { documents: read, error } }) {
    const documents = error === undefined ? read : [...read, ...parseTolerantly(text)];
    const hasAliases = mayBeAlias.test(text) && alias.test(text);
    const targets = hasAliases ? (0,nodes/* targetsOf */.QR)(documents) : new Map();
    (0,nodes/* followKeys */.wr)(documents, targets);
    const problem = error && {
        file: file.path,
        message: reasons/* unscanned */.Mq.yaml(error.message),
        span: { start: error.offset, end: Math.min(error.offset + 1, text.length) },
    };
    let uses;
    const usesOf = (span) => {
        uses ??= (0,nodes/* usesIn */.cS)(targets);
        return uses(span);
    };
    const step = (0,yaml_document/* stepsFor */.Rb)(text);
    return {
        documents: documents.map((root) => (0,yaml_document/* documentOf */.lM)(root, text, targets, usesOf, step)),
        problems: problem === undefined ? [] : [problem],
    };
}
function parseTolerantly(text) {
    if (isNestedDeeper(text, maxTolerantDepth))
        return [];
    const options = { uniqueKeys: false, logLevel: 'silent', strict: false, prettyErrors: false };
    try {
        const documents = (0,stackless/* withoutStacks */.G)(() => (0,dist/* parseAllDocuments */.hR)(text, options));
        return Array.isArray(documents) ? documents.map(({ contents }) => contents) : [];
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        return [];
    }
}


/***/ }),

/***/ 45764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z7: () => (/* binding */ withoutPrefix),
/* harmony export */   bK: () => (/* binding */ literalText),
/* harmony export */   v: () => (/* binding */ scanYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _occurrence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75096);
/* harmony import */ var _overlaps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76157);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23948);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2628);
/* harmony import */ var _lacking_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39794);
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82900);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48902);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34540);









const stepsPerUse = 20;
function scanYaml(file, { needles, rootKeys = [], hasOwnTags = false, find, parse = _parse_js__WEBPACK_IMPORTED_MODULE_7__/* .parseYaml */ .hN, read = literalText }) {
    if ((0,_lacking_js__WEBPACK_IMPORTED_MODULE_5__/* .lacksNeedles */ .Bn)(file, needles))
        return undefined;
    if (rootKeys.length > 0 && (0,_lacking_js__WEBPACK_IMPORTED_MODULE_5__/* .lacksRootKeys */ .DN)(file, rootKeys))
        return undefined;
    const isSpelledOtherwise = parse === _parse_js__WEBPACK_IMPORTED_MODULE_7__/* .parseYaml */ .hN && !needles.every((needle) => file.text.includes(needle));
    const { documents, problems } = isSpelledOtherwise ? (0,_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .parseWithoutManifests */ .sA)(file) : parse(file);
    const found = documents.map((document) => scanDocument(file, document, { find, read, hasOwnTags }));
    if (found.every((scan) => scan === undefined))
        return problems.length === 0 ? undefined : { occurrences: [], problems };
    const occurrences = found.flatMap((scan) => scan?.occurrences ?? []);
    const all = [...problems, ...found.flatMap((scan) => scan?.problems ?? [])];
    return {
        occurrences: (0,_overlaps_js__WEBPACK_IMPORTED_MODULE_2__/* .distinctOccurrences */ .FQ)(occurrences),
        problems: all,
    };
}
function scanDocument(file, document, { find, read, hasOwnTags }) {
    try {
        const candidates = find(document, file);
        if (candidates === undefined)
            return undefined;
        const found = withSameKeys(document, candidates).flatMap((candidate) => occurrencesOf(file, document, candidate, read));
        const occurrences = (0,_overlaps_js__WEBPACK_IMPORTED_MODULE_2__/* .distinctOccurrences */ .FQ)(found).map((one) => withUses(one, document));
        return { occurrences, problems: hasOwnTags ? [] : foreignTags(file, document) };
    }
    catch (error) {
        if (!(error instanceof _document_js__WEBPACK_IMPORTED_MODULE_4__/* .TooManySteps */ .zf))
            throw error;
        return { occurrences: [], problems: [{ file: file.path, message: _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unscanned */ .Mq.yaml(error.message) }] };
    }
}
function foreignTags(file, { root }) {
    if (!file.text.includes('!'))
        return [];
    const tagged = (0,_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .nodesOf */ .Nh)(root).find((node) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && (0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .hasOwnTag */ .pF)(node));
    if (tagged?.tag === undefined || tagged.range == null)
        return [];
    const [start, end] = tagged.range;
    return [{ file: file.path, message: _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unscanned */ .Mq.foreignTag(tagged.tag), span: { start, end } }];
}
function withSameKeys(document, candidates) {
    const seen = new Set();
    for (const candidate of candidates) {
        if (seen.has(candidate))
            continue;
        for (const one of (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(candidate) ? document.sameKey(candidate) : [candidate])
            seen.add(one);
    }
    return withoutRepeats([...seen]);
}
function withoutRepeats(candidates) {
    const lists = new Set();
    return candidates.filter((candidate) => {
        const { found } = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(candidate) ? {} : (candidate ?? {});
        if (found === undefined)
            return true;
        const isNew = !lists.has(found);
        lists.add(found);
        return isNew;
    });
}
function withUses(one, document) {
    const uses = document.usesOf(one.at.span);
    document.step(stepsPerUse * uses.length);
    return uses.length === 0 ? one : { ...one, uses };
}
function occurrencesOf(file, document, candidate, read) {
    const special = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(candidate) ? {} : (candidate ?? {});
    if (special.split !== undefined)
        return [(0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .splitOccurrence */ .Ei)(file, special.split)];
    if (special.found !== undefined)
        return special.found;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(candidate) && candidate.tag !== '!reset' && (0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .hasOwnTag */ .pF)(candidate))
        return candidate.value === '' ? [] : [taggedScalar(file, candidate)];
    const text = special.text ?? (0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .textOf */ .b6)(document, candidate);
    const one = text === undefined ? undefined : (special.read ?? read)(file, text, document);
    return one === undefined ? [] : [one].flat();
}
function taggedScalar(file, { range, tag = '' }) {
    const [start, end] = range ?? [0, 0];
    return (0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .opaqueAt */ .NV)(file, { start, end }, 'template', _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolved */ .II.yamlTag(tag));
}
function literalText(file, { span, value, exact }) {
    return (0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .occurrenceAt */ .d_)(file, span, value, exact);
}
function withoutPrefix(prefix, text) {
    if (!text.value.startsWith(prefix))
        return undefined;
    if (text.value === prefix || !text.exact)
        return { ...text, value: text.value.slice(prefix.length) };
    const span = { start: text.span.start + prefix.length, end: text.span.end };
    return { ...text, value: text.value.slice(prefix.length), span };
}


/***/ }),

/***/ 34540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pF: () => (/* binding */ hasOwnTag),
  vz: () => (/* binding */ sourceOf),
  b6: () => (/* binding */ textOf),
  aG: () => (/* binding */ wordOf)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/scan/reasons.js
var reasons = __webpack_require__(23948);
;// CONCATENATED MODULE: ./lib/scan/yaml/plain-value.js
const isTrue = /^(?:y|yes|on|true)$/i;
const isFalse = /^(?:n|no|off|false)$/i;
const isWord = /^(?:[a-z]+|[A-Z]?[a-z]+|[A-Z]+)$/;
const sexagesimal = /^[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?$/;
const timestamp = /^\d{4}-\d{1,2}-\d{1,2}(?:[Tt \t].*)?$/;
const integer = /^(?<sign>[-+]?)(?<digits>0[xX][\da-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|[1-9]\d*|0)$/;
const plain_value_float = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;
function plainValue(text) {
    if (/^(?:|~|null|Null|NULL)$/.test(text))
        return { kind: 'null' };
    if (isWord.test(text) && isTrue.test(text))
        return printed(text, 'true');
    if (isWord.test(text) && isFalse.test(text))
        return printed(text, 'false');
    if (/^[-+]?\.(?:inf|Inf|INF)$|^\.(?:nan|NaN|NAN)$/.test(text))
        return { kind: 'unclear' };
    if (sexagesimal.test(text) || timestamp.test(text))
        return { kind: 'unclear', isTextInGo: true };
    const plain = text.replaceAll('_', '');
    const { sign = '', digits } = integer.exec(plain)?.groups ?? {};
    if (digits === undefined && !plain_value_float.test(plain))
        return { kind: 'text' };
    const value = digits === undefined ? Number(plain) : Number(octal(digits)) * (sign === '-' ? -1 : 1);
    const hasExponent = value !== 0 && (Math.abs(value) >= 1e6 || Math.abs(value) < 1e-4);
    return hasExponent ? { kind: 'unclear' } : printed(text, String(value));
}
function octal(digits) {
    return /^0[0-7]+$/.test(digits) ? `0o${digits.slice(1)}` : digits;
}
function printed(text, value) {
    return text === value ? { kind: 'text' } : { kind: 'other', value };
}

;// CONCATENATED MODULE: ./lib/scan/yaml/text.js



function textOf(document, node) {
    const text = (0,dist/* isScalar */.jn)(node) && typeof node.value === 'string' ? writtenText(document, node) : undefined;
    return text?.value === '' ? undefined : text;
}
function wordOf(node) {
    if (!(0,dist/* isScalar */.jn)(node) || typeof node.value !== 'string' || node.range == null)
        return undefined;
    const word = node.value.trim();
    return word === '' ? undefined : word;
}
function sourceOf(document, node, reader = 'any') {
    const written = writtenText(document, node);
    if (written === undefined || !(0,dist/* isScalar */.jn)(node) || node.type !== 'PLAIN' || written.value === '')
        return written;
    if (node.tag !== undefined && !coreTag.test(node.tag))
        return written;
    const meaning = plainValue(written.value);
    if (meaning.kind === 'text' || (meaning.kind === 'unclear' && meaning.isTextInGo && reader === 'go'))
        return written;
    if (meaning.kind === 'null')
        return { ...written, value: '', exact: false };
    if (meaning.kind === 'other' && reader === 'go' && node.tag === undefined)
        return { ...written, value: meaning.value, exact: false, isReread: true };
    return { ...written, exact: false, unclear: reasons/* unresolved */.II.yamlNumber(written.value) };
}
const coreTag = /^tag:yaml\.org,2002:(?:bool|int|float|null|timestamp)$/;
const charactersPerStep = 256;
function writtenText({ text, step }, node) {
    if (!(0,dist/* isScalar */.jn)(node) || node.range == null || hasOwnTag(node))
        return undefined;
    const value = (typeof node.value === 'string' ? node.value : (node.source ?? '')).trim();
    step(Math.floor(value.length / charactersPerStep));
    const [start, end] = innerRange(node, text, node.range);
    const offset = text.slice(start, end).lastIndexOf(value);
    const isUnclosed = start === node.range[0] && /^QUOTE/.test(node.type ?? '');
    if (offset < 0 || isUnclosed)
        return { value, span: { start, end }, exact: false };
    const at = value === '' ? start : start + offset;
    return { value, span: { start: at, end: at + value.length }, exact: true };
}
function hasOwnTag({ tag }) {
    return tag === '!reset' || tag === '!reference';
}
function innerRange({ type }, text, [start, end]) {
    const quoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
    return quoted && end - start > 1 && text[end - 1] === text[start] ? [start + 1, end - 1] : [start, end];
}


/***/ }),

/***/ 61209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y_: () => (/* binding */ children),
/* harmony export */   jO: () => (/* binding */ entries),
/* harmony export */   jf: () => (/* binding */ child)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23948);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2628);
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82900);




const maxMergeDepth = 500;
const maxScanned = 16;
const indexes = new WeakMap();
function pairsWith(map, key) {
    const { items } = map;
    if (items.length > maxScanned)
        return indexOf(map).get(key) ?? none;
    let found;
    for (const pair of items)
        if ((0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .keyTextOf */ .c8)(pair) === key) {
            if (found === undefined)
                found = [pair];
            else
                found.push(pair);
        }
    return found ?? none;
}
const none = [];
function indexOf(map) {
    const known = indexes.get(map);
    if (known !== undefined)
        return known;
    const pairs = new Map();
    for (const pair of map.items) {
        const sameKey = pairs.get((0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .keyTextOf */ .c8)(pair));
        if (sameKey === undefined)
            pairs.set((0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .keyTextOf */ .c8)(pair), [pair]);
        else
            sameKey.push(pair);
    }
    indexes.set(map, pairs);
    return pairs;
}
function child(document, node, key, seen) {
    const map = document.follow(node);
    document.step(1);
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(map) || seen?.has(map) === true)
        return undefined;
    const pairs = pairsWith(map, key);
    const merges = pairsWith(map, '<<');
    if (merges.length === 0 && pairs.length < 2) {
        const [pair] = pairs;
        const value = pair && document.follow(pair.value);
        document.step(value === undefined ? 0 : 1);
        return value;
    }
    return firstOf(document, map, key, { pairs, merges }, seen ?? new Set());
}
function firstOf(document, map, key, { pairs, merges }, seen) {
    if (seen.size > maxMergeDepth)
        throw new _document_js__WEBPACK_IMPORTED_MODULE_2__/* .TooManySteps */ .zf(_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .unscanned */ .Mq.tooManyMerges);
    seen.add(map);
    const found = [
        ...pairs.toReversed().map(({ value }) => document.follow(value)),
        ...merges.flatMap(({ value }) => sourcesOf(document, value).map((source) => child(document, source, key, seen))),
    ].filter((node) => node !== undefined);
    document.step(found.length);
    if (found.length > 1)
        document.addSameKey(found);
    return found[0];
}
function sourcesOf(document, value) {
    const merged = document.follow(value);
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(merged) ? merged.items : [merged];
}
function children(document, node) {
    const parent = document.follow(node);
    if (parent === undefined)
        return [];
    const values = document
        .sameKey(parent)
        .flatMap((one) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(one) ? pairsOf(document, one).map(({ value }) => value) : (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(one) ? one.items : []);
    document.step(values.length);
    return values.flatMap((value) => document.follow(value) ?? []);
}
function entries(document, node) {
    const map = document.follow(node);
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(map))
        return [];
    return pairsOf(document, map).flatMap((pair) => {
        const key = (0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .keyTextOf */ .c8)(pair);
        const value = document.follow(pair.value);
        return typeof key === 'string' && value !== undefined ? [[key, value]] : [];
    });
}
function pairsOf(document, map, seen = new Set()) {
    document.step(map.items.length);
    if (seen.has(map))
        return [];
    if (seen.size > maxMergeDepth)
        throw new _document_js__WEBPACK_IMPORTED_MODULE_2__/* .TooManySteps */ .zf(_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .unscanned */ .Mq.tooManyMerges);
    seen.add(map);
    if (pairsWith(map, '<<').length === 0)
        return map.items;
    return map.items.flatMap((pair) => {
        if ((0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .keyTextOf */ .c8)(pair) !== '<<')
            return [pair];
        return sourcesOf(document, pair.value).flatMap((source) => {
            const merged = document.follow(source);
            return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(merged) ? pairsOf(document, merged, seen) : [];
        });
    });
}


/***/ })

};
