export const id = 1123;
export const ids = [1123];
export const modules = {

/***/ 21123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   threadPool: () => (/* binding */ threadPool)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _model_waiting_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54902);


const youngMb = 24;
const maxSharedLength = 1 << 26;
const restMs = 1000;
class ScanThread {
    limits;
    owner;
    worker;
    queue = [];
    known = new Map();
    knownLength = 0;
    nextId = 0;
    isReady = false;
    hasEnded = false;
    timer;
    constructor(limits, owner) {
        this.limits = limits;
        this.owner = owner;
        const isolated = { env: {}, argv: [], execArgv: [] };
        this.worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.Worker(limits.script, {
            ...isolated,
            resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: youngMb },
        });
        this.worker.on('message', (message) => this.receive(message));
        this.worker.on('error', (error) => this.end(failureOf(error)));
        this.worker.on('exit', (code) => this.end({ failed: 'defect', message: `A scanning thread ended with exit code ${code}` }));
        this.timer = this.startTimer();
    }
    get load() {
        return this.queue.length;
    }
    add(waiting) {
        if (this.queue.length === 0)
            this.wake();
        this.queue.push(waiting);
        this.worker.postMessage(this.requestOf(waiting.task));
    }
    requestOf({ input, shared }) {
        const isFresh = this.knownLength > maxSharedLength;
        if (isFresh) {
            this.known.clear();
            this.knownLength = 0;
        }
        const texts = [];
        const ids = shared.map((file) => {
            const known = this.known.get(file);
            if (known !== undefined)
                return known;
            const id = this.nextId++;
            this.known.set(file, id);
            this.knownLength += file.text.length;
            texts.push([id, file]);
            return id;
        });
        return { input, shared: ids, texts, isFresh };
    }
    receive(message) {
        if (this.hasEnded)
            return;
        if (message === 'ready') {
            this.isReady = true;
            if (this.queue.length > 0)
                this.wake();
            return;
        }
        const first = this.queue.shift();
        if (this.queue.length > 0)
            this.wake();
        else
            this.rest();
        first?.done('result' in message ? message : { failed: 'defect', message: message.defect });
        this.owner.onFree();
    }
    wake() {
        this.worker.ref();
        clearTimeout(this.timer);
        this.timer = this.startTimer();
    }
    rest() {
        clearTimeout(this.timer);
        this.worker.unref();
        this.timer = setTimeout(() => this.retire(), this.limits.restMs ?? restMs).unref();
    }
    retire() {
        if (this.hasEnded)
            return;
        this.hasEnded = true;
        void this.worker.terminate();
        this.owner.onEnd(this, [], true);
    }
    startTimer() {
        const { limitMs } = this.limits;
        return setTimeout(() => {
            const timer = this.timer;
            setImmediate(() => timer === this.timer && this.end({ failed: 'time', limitMs }));
        }, limitMs);
    }
    end(answer) {
        if (this.hasEnded)
            return;
        this.hasEnded = true;
        clearTimeout(this.timer);
        void this.worker.terminate();
        if (this.isReady)
            this.queue.shift()?.done(answer);
        this.owner.onEnd(this, this.queue, this.isReady);
    }
}
function failureOf(error) {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
        return { failed: 'memory' };
    return { failed: 'defect', message: error.message };
}
const tasksPerThread = 2;
function threadPool(limits) {
    const waiting = new _model_waiting_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .Queue */ .o();
    const threads = new Set();
    let { maxThreads } = limits;
    const freeThread = () => {
        const [least] = [...threads].sort((a, b) => a.load - b.load);
        if (least !== undefined && least.load < tasksPerThread)
            return least;
        return threads.size < maxThreads ? started() : undefined;
    };
    const started = () => {
        try {
            const thread = new ScanThread(limits, { onFree: assign, onEnd });
            threads.add(thread);
            return thread;
        }
        catch {
            maxThreads = threads.size;
            return undefined;
        }
    };
    const onEnd = (thread, left, wasReady) => {
        threads.delete(thread);
        waiting.unshift(left);
        if (!wasReady)
            maxThreads = threads.size;
        assign();
    };
    const assign = () => {
        while (waiting.length > 0) {
            const thread = freeThread();
            if (thread === undefined && maxThreads > 0)
                return;
            const next = waiting.shift();
            if (thread === undefined)
                next?.done({ failed: 'unavailable' });
            else if (next !== undefined)
                thread.add(next);
        }
    };
    return {
        run: (task) => new Promise((done) => {
            waiting.push({ task, done });
            assign();
        }),
    };
}


/***/ })

};
