export const id = 8146;
export const ids = [8146];
export const modules = {

/***/ 88146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  refreshedRoot: () => (/* binding */ refreshedRoot)
});

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./node_modules/tuf-js/dist/store.js
var dist_store = __webpack_require__(95683);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/clients/signatures/messages.js
var messages = __webpack_require__(22344);
;// CONCATENATED MODULE: ./lib/clients/signatures/tuf-root.json
const tuf_root_namespaceObject = /*#__PURE__*/JSON.parse('{"signatures":[{"keyid":"e71a54d543835ba86adad9460379c7641fb8726d164ea766801a1c522aba7ea2","sig":"3046022100e04c9706299be5d8c2b14fb50bcd5b9c241f10597153dfe22f943efe896b5150022100cfd7b9f06a5900784e312d02b8e336edbb3b2fab61ac14550b3112b4f9e33df4"},{"keyid":"22f4caec6d8e6f9555af66b3d4c3cb06a3bb23fdc7e39c916c61f462e6f52b06","sig":""},{"keyid":"61643838125b440b40db6942f5cb5a31c0dc04368316eb2aaa58b95904a58222","sig":"3045022100cc308ae7d390fa782ee3376ddfaa929835016e86dad81f69e2de7ec1e174432e02205fb19906a31cce146c29624443c0d0c2f33ee80dac39d72114f939607cc22937"},{"keyid":"a687e5bf4fab82b0ee58d46e05c9535145a2c9afb458f43d42b45ca0fdce2a70","sig":"304502203f8aff7a30e05a8c3d904b671ab1a6e4e8a6f508b7cfa0c780e72976bee7a227022100f64c9b765526f34d9ea16339cf238893e1c3368b4f0910a61a1af27dda01ebb9"},{"keyid":"183e64f37670dc13ca0d28995a3053f3740954ddce44321a41e46534cf44e632","sig":"304502202363ca249aefa6d5f61c408a32cdd079b034a7888ddf2136dc4515ed4a728418022100b04eca42bc510ccbbf5d30783aaa936b1f137ca7a017ee9d90d3710432da0427"}],"signed":{"_type":"root","consistent_snapshot":true,"expires":"2026-06-22T13:27:01Z","keys":{"0c87432c3bf09fd99189fdc32fa5eaedf4e4a5fac7bab73fa04a2e0fc64af6f5":{"keyid_hash_algorithms":["sha256","sha512"],"keytype":"ecdsa","keyval":{"public":"-----BEGIN PUBLIC KEY-----\\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEWRiGr5+j+3J5SsH+Ztr5nE2H2wO7\\nBV+nO3s93gLca18qTOzHY1oWyAGDykMSsGTUBSt9D+An0KfKsD2mfSM42Q==\\n-----END PUBLIC KEY-----\\n"},"scheme":"ecdsa-sha2-nistp256","x-tuf-on-ci-online-uri":"gcpkms:projects/sigstore-root-signing/locations/global/keyRings/root/cryptoKeys/timestamp/cryptoKeyVersions/1"},"183e64f37670dc13ca0d28995a3053f3740954ddce44321a41e46534cf44e632":{"keytype":"ecdsa","keyval":{"public":"-----BEGIN PUBLIC KEY-----\\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEMxpPOJCIZ5otG4106fGJseEQi3V9\\npkMYQ4uyV9Tj1M7WHXIyLG+jkfvuG0glQ1JZbRZZBV3gAR4sojdGHISeow==\\n-----END PUBLIC KEY-----\\n"},"scheme":"ecdsa-sha2-nistp256","x-tuf-on-ci-keyowner":"@lance"},"22f4caec6d8e6f9555af66b3d4c3cb06a3bb23fdc7e39c916c61f462e6f52b06":{"keyid_hash_algorithms":["sha256","sha512"],"keytype":"ecdsa","keyval":{"public":"-----BEGIN PUBLIC KEY-----\\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEzBzVOmHCPojMVLSI364WiiV8NPrD\\n6IgRxVliskz/v+y3JER5mcVGcONliDcWMC5J2lfHmjPNPhb4H7xm8LzfSA==\\n-----END PUBLIC KEY-----\\n"},"scheme":"ecdsa-sha2-nistp256","x-tuf-on-ci-keyowner":"@santiagotorres"},"61643838125b440b40db6942f5cb5a31c0dc04368316eb2aaa58b95904a58222":{"keyid_hash_algorithms":["sha256","sha512"],"keytype":"ecdsa","keyval":{"public":"-----BEGIN PUBLIC KEY-----\\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEinikSsAQmYkNeH5eYq/CnIzLaacO\\nxlSaawQDOwqKy/tCqxq5xxPSJc21K4WIhs9GyOkKfzueY3GILzcMJZ4cWw==\\n-----END PUBLIC KEY-----\\n"},"scheme":"ecdsa-sha2-nistp256","x-tuf-on-ci-keyowner":"@bobcallaway"},"a687e5bf4fab82b0ee58d46e05c9535145a2c9afb458f43d42b45ca0fdce2a70":{"keyid_hash_algorithms":["sha256","sha512"],"keytype":"ecdsa","keyval":{"public":"-----BEGIN PUBLIC KEY-----\\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE0ghrh92Lw1Yr3idGV5WqCtMDB8Cx\\n+D8hdC4w2ZLNIplVRoVGLskYa3gheMyOjiJ8kPi15aQ2//7P+oj7UvJPGw==\\n-----END PUBLIC KEY-----\\n"},"scheme":"ecdsa-sha2-nistp256","x-tuf-on-ci-keyowner":"@joshuagl"},"e71a54d543835ba86adad9460379c7641fb8726d164ea766801a1c522aba7ea2":{"keyid_hash_algorithms":["sha256","sha512"],"keytype":"ecdsa","keyval":{"public":"-----BEGIN PUBLIC KEY-----\\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEEXsz3SZXFb8jMV42j6pJlyjbjR8K\\nN3Bwocexq6LMIb5qsWKOQvLN16NUefLc4HswOoumRsVVaajSpQS6fobkRw==\\n-----END PUBLIC KEY-----\\n"},"scheme":"ecdsa-sha2-nistp256","x-tuf-on-ci-keyowner":"@mnm678"}},"roles":{"root":{"keyids":["e71a54d543835ba86adad9460379c7641fb8726d164ea766801a1c522aba7ea2","22f4caec6d8e6f9555af66b3d4c3cb06a3bb23fdc7e39c916c61f462e6f52b06","61643838125b440b40db6942f5cb5a31c0dc04368316eb2aaa58b95904a58222","a687e5bf4fab82b0ee58d46e05c9535145a2c9afb458f43d42b45ca0fdce2a70","183e64f37670dc13ca0d28995a3053f3740954ddce44321a41e46534cf44e632"],"threshold":3},"snapshot":{"keyids":["0c87432c3bf09fd99189fdc32fa5eaedf4e4a5fac7bab73fa04a2e0fc64af6f5"],"threshold":1,"x-tuf-on-ci-expiry-period":3650,"x-tuf-on-ci-signing-period":365},"targets":{"keyids":["e71a54d543835ba86adad9460379c7641fb8726d164ea766801a1c522aba7ea2","22f4caec6d8e6f9555af66b3d4c3cb06a3bb23fdc7e39c916c61f462e6f52b06","61643838125b440b40db6942f5cb5a31c0dc04368316eb2aaa58b95904a58222","a687e5bf4fab82b0ee58d46e05c9535145a2c9afb458f43d42b45ca0fdce2a70","183e64f37670dc13ca0d28995a3053f3740954ddce44321a41e46534cf44e632"],"threshold":3},"timestamp":{"keyids":["0c87432c3bf09fd99189fdc32fa5eaedf4e4a5fac7bab73fa04a2e0fc64af6f5"],"threshold":1,"x-tuf-on-ci-expiry-period":7,"x-tuf-on-ci-signing-period":6}},"spec_version":"1.0","version":14,"x-tuf-on-ci-expiry-period":197,"x-tuf-on-ci-signing-period":46}}');
;// CONCATENATED MODULE: ./lib/clients/signatures/refreshed-root.js





const repository = 'https://tuf-repo-cdn.sigstore.dev';
const targetName = 'trusted_root.json';
const maxRotations = 32;
const maxBytes = {
    root: 512_000,
    timestamp: 16_384,
    snapshot: 2_000_000,
    targets: 5_000_000,
    target: 1_000_000,
};
async function refreshedRoot(send, initial = tuf_root_namespaceObject, remembering = send) {
    const store = new dist_store/* TrustedMetadataStore */.E(Buffer.from(JSON.stringify(initial)));
    await followRoots(remembering, store);
    await step('timestamp.json', async (path) => store.updateTimestamp(await fetched(send, path, maxBytes.timestamp)));
    const { snapshotMeta } = signedOf(store.timestamp);
    await step(named(store, 'snapshot', snapshotMeta.version), async (path) => store.updateSnapshot(await fetched(remembering, path, maxBytes.snapshot)));
    const version = signedOf(store.snapshot).meta['targets.json']?.version ?? 0;
    await step(named(store, 'targets', version), async (path) => store.updateDelegatedTargets(await fetched(remembering, path, maxBytes.targets), 'targets', 'root'));
    return step(targetName, () => readTarget(remembering, store));
}
async function followRoots(send, store) {
    for (let count = 0; count < maxRotations; count += 1) {
        const path = `${store.root.signed.version + 1}.root.json`;
        const response = await requested(send, path, maxBytes.root);
        if (response.status === 404 || response.status === 403)
            return;
        await step(path, async () => store.updateRoot(bytesOf(path, response)));
    }
    throw new failure/* Failure */.HR('bad-answer', (0,messages/* rootRefused */.xB)('root.json', `it has more than ${maxRotations} new versions`));
}
async function readTarget(send, store) {
    const { targets } = signedOf(store.targets);
    const target = Object.hasOwn(targets, targetName) ? targets[targetName] : undefined;
    const sha256 = target?.hashes.sha256;
    if (target === undefined || sha256 === undefined)
        throw new failure/* Failure */.HR('bad-answer', (0,messages/* rootRefused */.xB)(targetName, 'the repository does not list it with its digest'));
    const name = store.root.signed.consistentSnapshot
        ? `${encodeURIComponent(sha256)}.${targetName}`
        : targetName;
    const bytes = await fetched(send, `targets/${name}`, maxBytes.target);
    await target.verify(external_node_stream_.Readable.from([bytes]));
    return bytes.toString('utf8');
}
function named(store, role, version) {
    return store.root.signed.consistentSnapshot ? `${version}.${role}.json` : `${role}.json`;
}
function signedOf(metadata) {
    if (metadata === undefined)
        throw new TypeError('a step of the update is missing');
    return metadata.signed;
}
async function step(path, work) {
    try {
        return await work(path);
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            throw error;
        throw new failure/* Failure */.HR('bad-answer', (0,messages/* rootRefused */.xB)(path, reasonOf(error)), { cause: error });
    }
}
function reasonOf(error) {
    if (error instanceof SyntaxError)
        return 'it is not JSON';
    const isOfLanguage = [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind);
    return error instanceof Error && !isOfLanguage
        ? error.message
        : 'a part of it is missing or has a value that it cannot have';
}
const requested = (send, path, limit) => send({
    method: 'GET',
    url: `${repository}/${path}`,
    headers: { accept: 'application/json' },
    maxBytes: limit,
});
async function fetched(send, path, limit) {
    return bytesOf(path, await requested(send, path, limit));
}
function bytesOf(path, { status, body }) {
    if (status !== 200)
        throw new failure/* Failure */.HR(status >= 500 ? 'server-error' : 'bad-answer', (0,messages/* rootStatus */.bI)(path, status));
    return Buffer.from(body);
}


/***/ })

};
