import { t as Queue } from "./limit-iMlwQmPW.js";
import { Worker } from "node:worker_threads";
// lib/host/thread-pool.js
const youngMb = 24;
const maxSharedLength = 1 << 26;
const restMs = 1e3;
var ScanThread = class {
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
		const isolated = {
			env: {},
			argv: [],
			execArgv: []
		};
		this.worker = new Worker(limits.script, {
			...isolated,
			resourceLimits: {
				maxOldGenerationSizeMb: limits.memoryMb,
				maxYoungGenerationSizeMb: youngMb
			}
		});
		this.worker.on("message", (message) => this.receive(message));
		this.worker.on("error", (error) => this.end(failureOf(error)));
		this.worker.on("exit", (code) => this.end({
			failed: "defect",
			message: `A scanning thread ended with exit code ${code}`
		}));
		this.timer = this.startTimer();
	}
	get load() {
		return this.queue.length;
	}
	add(waiting) {
		if (this.queue.length === 0) this.wake();
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
		return {
			input,
			shared: shared.map((file) => {
				const known = this.known.get(file);
				if (known !== void 0) return known;
				const id = this.nextId++;
				this.known.set(file, id);
				this.knownLength += file.text.length;
				texts.push([id, file]);
				return id;
			}),
			texts,
			isFresh
		};
	}
	receive(message) {
		if (this.hasEnded) return;
		if (message === "ready") {
			this.isReady = true;
			if (this.queue.length > 0) this.wake();
			return;
		}
		const first = this.queue.shift();
		if (this.queue.length > 0) this.wake();
		else this.rest();
		first?.done("result" in message ? message : {
			failed: "defect",
			message: message.defect
		});
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
		if (this.hasEnded) return;
		this.hasEnded = true;
		this.worker.terminate();
		this.owner.onEnd(this, [], true);
	}
	startTimer() {
		const { limitMs } = this.limits;
		return setTimeout(() => {
			const timer = this.timer;
			setImmediate(() => timer === this.timer && this.end({
				failed: "time",
				limitMs
			}));
		}, limitMs);
	}
	end(answer) {
		if (this.hasEnded) return;
		this.hasEnded = true;
		clearTimeout(this.timer);
		this.worker.terminate();
		if (this.isReady) this.queue.shift()?.done(answer);
		this.owner.onEnd(this, this.queue, this.isReady);
	}
};
function failureOf(error) {
	if (error.code === "ERR_WORKER_OUT_OF_MEMORY") return { failed: "memory" };
	return {
		failed: "defect",
		message: error.message
	};
}
const tasksPerThread = 2;
function threadPool(limits) {
	const waiting = new Queue();
	const threads = new Set();
	let { maxThreads } = limits;
	const freeThread = () => {
		const [least] = [...threads].sort((a, b) => a.load - b.load);
		if (least !== void 0 && least.load < tasksPerThread) return least;
		return threads.size < maxThreads ? started() : void 0;
	};
	const started = () => {
		try {
			const thread = new ScanThread(limits, {
				onFree: assign,
				onEnd
			});
			threads.add(thread);
			return thread;
		} catch {
			maxThreads = threads.size;
			return;
		}
	};
	const onEnd = (thread, left, wasReady) => {
		threads.delete(thread);
		waiting.unshift(left);
		if (!wasReady) maxThreads = threads.size;
		assign();
	};
	const assign = () => {
		while (waiting.length > 0) {
			const thread = freeThread();
			if (thread === void 0 && maxThreads > 0) return;
			const next = waiting.shift();
			if (thread === void 0) next?.done({ failed: "unavailable" });
			else if (next !== void 0) thread.add(next);
		}
	};
	return { run: (task) => new Promise((done) => {
		waiting.push({
			task,
			done
		});
		assign();
	}) };
}
export { threadPool };
