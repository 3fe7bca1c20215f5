export const id = 403;
export const ids = [403];
export const modules = {

/***/ 403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exposureOfNight: () => (/* binding */ exposureOfNight)
/* harmony export */ });
/* harmony import */ var _exposure_investigate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15393);
/* harmony import */ var _exposure_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61264);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26732);



const api = 'https://ci.example.com';
const logs = 'https://logs.example.com';
const file = '.github/workflows/jobs.yml';
const [pinned, unpinned] = ['a', 'b'].map((digit) => digit.repeat(40));
async function exposureOfNight(night, sink) {
    const { image, tag, good, bad, now } = night;
    const window = {
        images: [image],
        tags: [tag],
        from: now - 5 * _model_text_time_js__WEBPACK_IMPORTED_MODULE_2__/* .hourMs */ .$0,
        to: now,
        digests: [bad],
        good: [good],
    };
    const texts = new Map([
        [pinned, `${image}:${tag}@${good}`],
        [unpinned, `${image}:${tag}`],
    ]);
    const report = await (0,_exposure_investigate_js__WEBPACK_IMPORTED_MODULE_0__/* .investigate */ .a)({
        incident: { id: 'THE-NIGHT', aliases: [], sources: [], windows: [window] },
        repository: { owner: 'acme', name: 'shop' },
        api: { send: ciHost(night), addresses: { api, graphql: `${api}/graphql`, server: api } },
        host: { git: gitOf(texts), sink },
        maxRequests: 100,
    });
    return (0,_exposure_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .exposureMarkdown */ .rZ)(report);
}
function gitOf(images) {
    const none = async () => undefined;
    const others = { head: none, branchTip: none, defaultBranch: none, mergeBase: none };
    return {
        ...others,
        fetchTip: () => Promise.reject(new Error('the demo has no remote')),
        async filesAt(commit) {
            const text = `on: push\njobs:\n  work:\n    runs-on: ubuntu-latest\n    container: ${images.get(commit)}\n`;
            return { list: async () => [file], read: async () => ({ text }) };
        },
    };
}
function ciHost({ image, tag, good, bad, now }) {
    const at = new Date(now - 3 * _model_text_time_js__WEBPACK_IMPORTED_MODULE_2__/* .hourMs */ .$0).toISOString();
    const [first, second] = [pinned, unpinned].map((head_sha, index) => ({
        ...{ id: index + 1, run_attempt: 1, head_sha, head_branch: index === 0 ? 'main' : 'new-job', path: file },
        ...{ event: 'push', html_url: `${api}/runs/${index + 1}`, created_at: at, updated_at: at },
    }));
    const answer = (body) => ({ status: 200, headers: {}, body: JSON.stringify(body) });
    return async ({ url, stream }) => {
        const { origin, pathname, searchParams } = new URL(url);
        if (origin === logs) {
            const digest = pathname === '/1' ? good : bad;
            const pull = ['##[group]Starting job container', `##[command]/usr/bin/docker pull ${image}:${tag}`];
            const lines = [...pull, `Digest: ${digest}`, '##[endgroup]'];
            stream?.()(Buffer.from(lines.map((line) => `${at} ${line}\n`).join('')));
            return { status: 200, headers: {}, body: '' };
        }
        const [, run = ''] = /\/runs\/(\d)\/attempts\/1\/jobs$/.exec(pathname) ?? [];
        const job = { id: Number(run), name: 'work', conclusion: 'success', started_at: at, completed_at: at };
        if (run !== '')
            return answer({ total_count: 1, jobs: [job] });
        const [, log] = /\/jobs\/(\d)\/logs$/.exec(pathname) ?? [];
        if (log !== undefined)
            return { status: 302, headers: { location: `${logs}/${log}` }, body: '' };
        if (pathname.endsWith('/commits'))
            return answer([{ sha: pinned }]);
        const [from = ''] = (searchParams.get('created') ?? '').split('..');
        const isNight = Date.parse(from) > now - 24 * _model_text_time_js__WEBPACK_IMPORTED_MODULE_2__/* .hourMs */ .$0;
        return answer({ total_count: isNight ? 2 : 0, workflow_runs: isNight ? [first, second] : [] });
    };
}


/***/ })

};
