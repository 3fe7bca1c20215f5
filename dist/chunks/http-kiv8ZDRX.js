import { I as fieldsOf, J as durationText, S as settingName, it as occurrencesOf, st as plural, ut as withHidden, vt as append, z as parseJson } from "./reading-DT2Pr2dB.js";
import { n as limitOf } from "./limit-iMlwQmPW.js";
import { ft as Failure, ht as gapFrom, pt as LimitFailure, zt as Secret } from "./scan-DFDHd4Kl.js";
// lib/clients/http/adaptive.js
const slowFactor = 4;
const alwaysQuickMs = 200;
const memory = .98;
const probingRounds = 4;
const refusals = new Set([
	429,
	502,
	503,
	504
]);
function adaptiveLimit({ now }, { first, most, ignoresSlow = false }) {
	let allowed = first;
	let inFlight = 0;
	let quickestMs = Number.POSITIVE_INFINITY;
	let halvedAt = Number.NEGATIVE_INFINITY;
	let hasHalved = false;
	const limited = limitOf(() => Math.floor(allowed));
	function halve(sentAt) {
		if (sentAt < halvedAt) return;
		halvedAt = now();
		hasHalved = true;
		allowed = Math.max(1, allowed / 2);
	}
	function note(response, sentAt) {
		const tookMs = now() - sentAt;
		if (response === void 0 || refusals.has(response.status)) {
			halve(sentAt);
			return;
		}
		quickestMs = tookMs < quickestMs ? tookMs : quickestMs * memory + tookMs * .020000000000000018;
		if (!ignoresSlow && tookMs > Math.max(alwaysQuickMs, slowFactor * quickestMs)) {
			halve(sentAt);
			return;
		}
		if (inFlight >= Math.floor(allowed)) allowed = Math.min(most, allowed + (hasHalved ? 1 / (probingRounds * allowed) : 1));
	}
	return {
		limit: (send) => (request) => limited(async () => {
			inFlight += 1;
			try {
				return await send(request);
			} finally {
				inFlight -= 1;
			}
		}),
		watch: (send) => async (request) => {
			const sentAt = now();
			let response;
			try {
				response = await send(request);
				return response;
			} finally {
				note(response, sentAt);
			}
		}
	};
}
// lib/clients/http/clock-check.js
const maxSkewMs = 36e5;
function serviceTime({ headers }) {
	const { date = "", age = "" } = headers;
	const at = Date.parse(date) + (/^\d{1,9}$/.test(age) ? Number(age) * 1e3 : 0);
	return Number.isNaN(at) ? void 0 : at;
}
function withClockSkewCheck(send, clock) {
	let wrong;
	return {
		skew: () => wrong,
		async send(request) {
			const response = await send(request);
			const at = serviceTime(response);
			if (wrong === void 0 && at !== void 0 && Math.abs(at - clock.now()) > maxSkewMs) wrong = skewGap(new URL(request.url).host, at, clock.now());
			return response;
		}
	};
}
function skewGap(host, theirs, ours) {
	const shown = (at) => `${new Date(at).toISOString().slice(0, 16)}Z`;
	return {
		cause: "clock",
		subject: "clock",
		message: `This machine's clock is at ${shown(ours)}, but ${host} reports ${shown(theirs)}, so ages of pins cannot be computed. Correct the clock and re-run`
	};
}
// lib/clients/http/pauses.js
function waitsForHost(host, status, until, ms) {
	const time = new Date(until).toISOString().slice(11, 19);
	return `${host} limits the rate of requests (${status === 200 ? "GraphQL" : `HTTP ${status}`}). Waiting for ${Math.ceil(ms / 1e3)} seconds, until ${time} UTC`;
}
const defaultBudgetMs$1 = 18e4;
const attempts$1 = 4;
const unknownPauseMs = 6e4;
function withPauses(send, clock, { budgetMs = defaultBudgetMs$1, tell = () => void 0 } = {}) {
	let pausedUntil = Number.NEGATIVE_INFINITY;
	function pause(host, status, ms) {
		const until = clock.now() + ms;
		if (until > pausedUntil + 1e3) tell(waitsForHost(host, status, until, ms));
		pausedUntil = Math.max(pausedUntil, until);
	}
	return async (request) => {
		const deadline = clock.now() + budgetMs;
		for (let attempt = 1;; attempt += 1) {
			const waitMs = pausedUntil - clock.now();
			if (waitMs > 0) await clock.sleep(waitMs);
			const response = await send(request);
			const refusal = rateRefusal(request, response);
			if (refusal === void 0) return response;
			const ms = pauseMs(refusal, response, clock.now());
			if (attempt === attempts$1 || clock.now() + ms > deadline) return {
				...response,
				status: 429
			};
			pause(new URL(request.url).host, response.status, ms);
		}
	};
}
function pauseMs(refusal, { headers }, now) {
	const [after = "", reset = ""] = [headers["retry-after"], headers["x-ratelimit-reset"]];
	if (/^\d{1,9}$/.test(after)) return Number(after) * 1e3;
	if (refusal === "budget" && /^\d{1,12}$/.test(reset)) return Math.max(1e3, Math.ceil(Number(reset) - now / 1e3) * 1e3);
	return unknownPauseMs;
}
const limitTypes = ["RATE_LIMITED", "RATE_LIMIT"];
const secondary = /secondary rate limit/i;
const mayBeRefusal = /"RATE_LIMIT|secondary rate limit/i;
const maxMessage = 4096;
function rateRefusal({ url }, { status, headers, body }) {
	if (status === 200) return new URL(url).pathname.endsWith("/graphql") ? queryRefusal(body) : void 0;
	if (status !== 403 && status !== 429) return void 0;
	if (headers["x-ratelimit-remaining"] === "0") return "budget";
	const isSaid = headers["retry-after"] !== void 0 || secondary.test(body.slice(0, maxMessage));
	return status === 429 || isSaid ? "rate" : void 0;
}
function queryRefusal(body) {
	if (!mayBeRefusal.test(body)) return void 0;
	const { data, errors, message } = fieldsOf(parseJson(body));
	if (data !== void 0 && data !== null) return void 0;
	const said = [...Array.isArray(errors) ? errors.map(fieldsOf) : [], { message }];
	if (said.some((one) => typeof one.message === "string" && secondary.test(one.message))) return "rate";
	return said.some(({ type }) => limitTypes.includes(type)) ? "budget" : void 0;
}
// lib/clients/http/per-host.js
const downStatus = {
	429: "rate-limited",
	502: "server-error",
	503: "server-error",
	504: "server-error"
};
function perHost(wrap) {
	const transports = new Map();
	return (request) => {
		const { host } = new URL(request.url);
		const transport = transports.get(host) ?? wrap();
		transports.set(host, transport);
		return transport(request);
	};
}
function withCircuit(send, { concurrency, failures }) {
	let inRow = 0;
	let hasAnswered = false;
	let last;
	let refusal;
	const note = (reason) => {
		inRow = reason === void 0 ? 0 : inRow + 1;
		if (reason !== void 0 && inRow >= (hasAnswered ? failures : 1)) last ??= reason;
	};
	return withLimit(async (request) => {
		if (last !== void 0) {
			refusal ??= givenUp(new URL(request.url).host, last);
			throw refusal;
		}
		try {
			const response = await send(request);
			hasAnswered = true;
			note(downCause(response));
			return response;
		} catch (error) {
			note(error instanceof Failure && isDown(error.reason) ? error.reason : void 0);
			throw error;
		}
	}, concurrency);
}
function downCause({ status }) {
	return downStatus[status];
}
function isDown(reason) {
	return reason === "unreachable" || reason === "timeout";
}
const conditions = {
	"rate-limited": "limits the rate of requests (HTTP 429)",
	"server-error": "is unavailable (HTTP 502 to 504)",
	unreachable: "cannot be reached",
	timeout: "does not respond in time"
};
function givenUp(host, reason) {
	return new LimitFailure(reason, `${host} ${conditions[reason]}, so no further requests were sent to it`);
}
function withTimeBudget(send, clock, budgetMs) {
	let [spentMs, inFlight, since] = [
		0,
		0,
		0
	];
	const busyMs = () => spentMs + (inFlight > 0 ? clock.now() - since : 0);
	return async (request) => {
		if (busyMs() >= budgetMs) throw tooSlow(new URL(request.url).host, budgetMs);
		if (inFlight === 0) since = clock.now();
		inFlight += 1;
		try {
			return await send(request);
		} finally {
			spentMs = inFlight === 1 ? busyMs() : spentMs;
			inFlight -= 1;
		}
	};
}
function tooSlow(host, budgetMs) {
	return new LimitFailure("timeout", `${host} is slow: its responses have taken ${budgetMs / 1e3} seconds of this run, so no further requests were sent to it`);
}
function withLimit(send, limit) {
	return sharedLimit(limit)(send);
}
function sharedLimit(limit, onResponse = () => void 0) {
	const limited = limitOf(limit);
	return (send) => (request) => limited(() => send(request)).finally(onResponse);
}
// lib/clients/http/retry.js
const attempts = 4;
const firstDelayMs = 250;
const maxDelayMs = 8e3;
const defaultBudgetMs = 6e4;
const unavailable = [
	502,
	503,
	504
];
const retriedWhileDown = { statuses: unavailable };
function withRetries(send, clock, count, { budgetMs = defaultBudgetMs, statuses = [429, ...unavailable] } = {}) {
	return async (request) => {
		const deadline = clock.now() + budgetMs;
		for (let attempt = 1;; attempt += 1) {
			count.total += 1;
			const outcome = await settle(send, request);
			const wait = attempt < attempts && isRepeatable(request) ? delayAfter(outcome, attempt, clock, statuses) : void 0;
			if (wait === void 0 || clock.now() + wait > deadline) return open(outcome);
			count.retried += 1;
			await clock.sleep(wait);
		}
	};
}
async function settle(send, request) {
	try {
		return { response: await send(request) };
	} catch (error) {
		if (error instanceof Failure) return { failure: error };
		throw error;
	}
}
function open(outcome) {
	if ("failure" in outcome) throw outcome.failure;
	return outcome.response;
}
function isRepeatable(request) {
	return request.method === "GET" || request.method === "HEAD" || request.repeatable === true;
}
function delayAfter(outcome, attempt, clock, statuses) {
	if ("failure" in outcome) return outcome.failure.reason === "unreachable" || outcome.failure.reason === "timeout" ? backOff(attempt, clock) : void 0;
	const { status, headers } = outcome.response;
	if (!statuses.includes(status)) return void 0;
	return retryAfter(headers["retry-after"], clock.now()) ?? retryAt(headers["x-retry-after"], clock.now()) ?? backOff(attempt, clock);
}
function backOff(attempt, clock) {
	return Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1)) * (.5 + clock.random() / 2);
}
function retryAfter(value, now) {
	if (value === void 0) return void 0;
	if (/^\d{1,9}$/.test(value)) return Number(value) * 1e3;
	const at = value.endsWith(" GMT") ? Date.parse(value) : NaN;
	return Number.isNaN(at) ? void 0 : Math.max(0, at - now);
}
function retryAt(value, now) {
	return value === void 0 || !/^\d{9,12}$/.test(value) ? void 0 : Math.max(0, Number(value) * 1e3 - now);
}
// lib/clients/http/secrets/secret-spellings.js
const escaped = /%([0-9a-f]{2})|\\u([0-9a-f]{4})|\\u\{([0-9a-f]{1,6})\}|\\x([0-9a-f]{2})|&#x([0-9a-f]{1,6});|&#([0-9]{1,7});|&(amp|lt|gt|quot|apos);|\\(.)/giu;
const joints = /[\s"'`+,\u200b-\u200d\u2060\ufeff]/gu;
const named = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
};
const literals = {
	n: "\n",
	r: "\r",
	t: "	"
};
function undecoded(text) {
	const places = Array.from({ length: text.length + 1 }, (_, index) => index);
	return {
		text,
		starts: places,
		ends: places.slice(1)
	};
}
function withoutEscapes(decoded) {
	return replacing(decoded, escaped, ([, ...groups]) => characterOf(groups));
}
function decodedOnce(text) {
	return withoutEscapes(undecoded(text)).text;
}
function withoutJoints(decoded) {
	return replacing(decoded, joints, () => "");
}
function characterOf(groups) {
	const [url, long, point, short, hex, decimal, name, literal = ""] = groups;
	const code = url ?? long ?? point ?? short ?? hex;
	if (code !== void 0) return character(Number.parseInt(code, 16));
	if (decimal !== void 0) return character(Number(decimal));
	return name === void 0 ? literals[literal] ?? literal : named[name.toLowerCase()] ?? "";
}
function character(code) {
	return code <= 1114111 ? String.fromCodePoint(code) : "";
}
function replacing(decoded, what, by) {
	const { text } = decoded;
	let replaced = "";
	const [starts, ends] = [[], []];
	let done = 0;
	const put = (made, first, last) => {
		replaced += made;
		for (let index = 0; index < made.length; index += 1) {
			starts.push(decoded.starts[first] ?? 0);
			ends.push(decoded.ends[last] ?? 0);
		}
	};
	const keep = (until) => {
		replaced += text.slice(done, until);
		for (let index = done; index < until; index += 1) {
			starts.push(decoded.starts[index] ?? 0);
			ends.push(decoded.ends[index] ?? 0);
		}
	};
	for (const match of text.matchAll(what)) {
		keep(match.index);
		done = match.index + match[0].length;
		put(by(match), match.index, done - 1);
	}
	if (done === 0) return decoded;
	keep(text.length);
	return {
		text: replaced,
		starts,
		ends
	};
}
const pieceStep = 4;
function formsOf(secret) {
	const bytes = Buffer.from(secret);
	const encoded = [
		0,
		1,
		2
	].flatMap((skipped) => {
		const rest = bytes.subarray(skipped, bytes.length - (bytes.length - skipped) % 3);
		return [rest.toString("base64"), rest.toString("base64url")];
	});
	const hex = bytes.toString("hex");
	return [
		...spellingsOf(secret),
		...encoded.flatMap(asSearched),
		hex,
		hex.toUpperCase()
	];
}
function spellingsOf(secret) {
	const latin1 = Buffer.from(secret).toString("latin1");
	const once = decodedOnce(secret);
	return [
		secret,
		latin1,
		once,
		decodedOnce(once)
	].flatMap(asSearched);
}
function asSearched(text) {
	return [text, text.replace(joints, "")];
}
function preparedForm(text) {
	const hashes = new Int32Array(Math.max(0, Math.floor((text.length - 16) / pieceStep) + 1));
	let hash = hashOf(text, 0);
	for (let offset = 0; offset + 16 <= text.length; offset += 1) {
		if (offset > 0) hash = hashAfter(hash, text, offset);
		if (offset % pieceStep === 0) hashes[offset / pieceStep] = hash;
	}
	return {
		text,
		hashes
	};
}
const base = 31;
const highest = Array.from({ length: 15 }).reduce((power) => Math.imul(power, base), 1);
function hashOf(text, at) {
	let hash = 0;
	for (let index = at; index < at + 16; index += 1) hash = Math.imul(hash, base) + text.charCodeAt(index) | 0;
	return hash;
}
function hashAfter(hash, text, at) {
	const before = hash - Math.imul(text.charCodeAt(at - 1), highest);
	return Math.imul(before, base) + text.charCodeAt(at + 16 - 1) | 0;
}
const maxPlaces = 4;
const firstSize = 16384;
const bitsPerRow = 16;
const [hashAt, formAt, offsetAt, beforeAt, width] = [
	0,
	1,
	2,
	3,
	4
];
const firstPieces = 16384;
var Pieces = class {
	rows = new Int32Array(firstSize);
	pieces = new Int32Array(firstPieces * width);
	filter = filterFor(firstSize);
	count = 0;
	add(hash, form, offset) {
		let known = 0;
		for (let piece = this.lastIn(hash); piece !== 0; piece = this.field(piece, beforeAt)) known += Number(this.field(piece, hashAt) === hash);
		if (known >= maxPlaces) return;
		if ((this.count + 1) * width > this.pieces.length) this.makeRoom();
		const start = this.count * width;
		this.pieces[start + hashAt] = hash;
		this.pieces[start + formAt] = form;
		this.pieces[start + offsetAt] = offset;
		this.count += 1;
		this.chain(this.count);
		if (this.count > this.rows.length) this.grow();
	}
	mayHave(hash) {
		const place = hash >>> 3 & this.filter.length - 1;
		if (((this.filter[place] ?? 0) & 1 << (hash & 7)) === 0) return false;
		for (let piece = this.lastIn(hash); piece !== 0; piece = this.field(piece, beforeAt)) if (this.field(piece, hashAt) === hash) return true;
		return false;
	}
	placesOf(hash) {
		const places = [];
		for (let piece = this.lastIn(hash); piece !== 0; piece = this.field(piece, beforeAt)) if (this.field(piece, hashAt) === hash) places.push([this.field(piece, formAt), this.field(piece, offsetAt)]);
		return places;
	}
	lastIn(hash) {
		return this.rows[hash & this.rows.length - 1] ?? 0;
	}
	field(piece, at) {
		return this.pieces[(piece - 1) * width + at] ?? 0;
	}
	chain(piece) {
		const hash = this.field(piece, hashAt);
		this.pieces[(piece - 1) * width + beforeAt] = this.lastIn(hash);
		this.rows[hash & this.rows.length - 1] = piece;
		const place = hash >>> 3 & this.filter.length - 1;
		this.filter[place] = (this.filter[place] ?? 0) | 1 << (hash & 7);
	}
	makeRoom() {
		const larger = new Int32Array(2 * this.pieces.length);
		larger.set(this.pieces);
		this.pieces = larger;
	}
	grow() {
		this.rows = new Int32Array(2 * this.rows.length);
		this.filter = filterFor(this.rows.length);
		for (let piece = 1; piece <= this.count; piece += 1) this.chain(piece);
	}
};
function filterFor(rows) {
	return new Uint8Array(rows * bitsPerRow / 8);
}
const minFormLength = 8;
const maxDepth = 3;
var SecretSearch = class {
	secrets = new Set();
	unusual = [];
	forms = [];
	shortForms = new Set();
	pieces = new Pieces();
	add(secret) {
		if (this.secrets.has(secret)) return;
		this.secrets.add(secret);
		if (secret.length < 16 || inJson(secret) !== secret) this.unusual.push(secret);
		for (const { text, hashes } of [...new Set(formsOf(secret))].map(preparedForm)) {
			const form = this.forms.push(text) - 1;
			if (text.length >= minFormLength && text.length < 32) this.shortForms.add(text);
			hashes.forEach((hash, index) => {
				this.pieces.add(hash, form, index * pieceStep);
			});
		}
	}
	clean(text) {
		return withHidden(text, this.undecodedIn(text));
	}
	cleanDecoded(text) {
		const ranges = this.undecodedIn(text);
		let decoded = undecoded(text);
		for (let depth = 0;; depth += 1) {
			for (const { text: searched, starts, ends } of new Set([decoded, withoutJoints(decoded)])) {
				const found = [...this.rangesIn(searched), ...this.shortIn(searched)];
				append(ranges, found.map(([start, end]) => [starts[start] ?? 0, ends[end - 1] ?? 0]));
			}
			const further = depth < maxDepth ? withoutEscapes(decoded) : decoded;
			if (further === decoded) break;
			decoded = further;
		}
		return withHidden(text, ranges);
	}
	undecodedIn(text) {
		if (text.length < minFormLength) return [];
		const ranges = this.rangesIn(text);
		const possible = ranges.length === 0 ? this.unusual : this.secrets;
		for (const secret of possible) append(ranges, wholes(secret, text));
		return ranges;
	}
	rangesIn(text) {
		const ranges = [];
		const ends = new Map();
		let hash = hashOf(text, 0);
		for (let at = 0; at + 16 <= text.length; at += 1) {
			for (const [form, offset] of this.pieces.mayHave(hash) ? this.pieces.placesOf(hash) : []) {
				const beginning = (at - offset) * this.forms.length + form;
				if ((ends.get(beginning) ?? 0) >= at + 16) continue;
				const range = extended(text, at, this.forms[form] ?? "", offset);
				if (range === void 0) continue;
				ranges.push(range);
				ends.set(beginning, range[1]);
			}
			hash = hashAfter(hash, text, at + 1);
		}
		return ranges;
	}
	shortIn(text) {
		const ranges = [];
		for (const form of this.shortForms) append(ranges, occurrencesOf(form, text));
		return ranges;
	}
};
function wholes(secret, text) {
	const escaped = inJson(secret);
	const found = occurrencesOf(secret, text);
	if (escaped !== secret) append(found, occurrencesOf(escaped, text));
	return found;
}
function inJson(text) {
	return JSON.stringify(text).slice(1, -1);
}
function extended(text, at, form, offset) {
	if (!text.startsWith(form.slice(offset, offset + 16), at)) return void 0;
	let [start, end] = [at, at + 16];
	while (start > 0 && offset - (at - start) > 0 && text[start - 1] === form[offset - (at - start) - 1]) start -= 1;
	while (end < text.length && text[end] === form[offset + (end - at)]) end += 1;
	return [start, end];
}
// lib/clients/http/secrets/secrets.js
const minLength = 8;
const maxErrorLength = 65536;
function createRedactor(host) {
	const search = new SecretSearch();
	const remember = (secret) => {
		const value = secret?.expose() ?? "";
		if (value.length >= minLength) search.add(value);
	};
	return {
		host: {
			...host,
			sink: {
				...host.sink,
				mask(secret) {
					remember(secret);
					host.sink.mask(secret);
				}
			},
			async send(request) {
				remember(request.authorization?.credential);
				const response = await host.send(request);
				return response.status < 300 ? response : {
					...response,
					body: search.cleanDecoded(response.body.slice(0, maxErrorLength))
				};
			}
		},
		redact: (document) => redacted(document, (text) => search.clean(text))
	};
}
function redacted(value, clean) {
	if (typeof value === "string") return clean(value);
	if (typeof value !== "object" || value === null || value instanceof Secret) return value;
	const fields = Object.entries(value);
	const cleaned = fields.map(([name, item]) => [clean(name), redacted(item, clean)]);
	if (fields.every(([name, item], at) => cleaned[at]?.[0] === name && cleaned[at][1] === item)) return value;
	return Array.isArray(value) ? cleaned.map(([, item]) => item) : Object.fromEntries(cleaned);
}
// lib/clients/http/stop.js
function withTimeLimit(host, { timeoutMs, surface }) {
	const over = host.clock.after?.(timeoutMs);
	if (over === void 0) return host;
	const limit = new AbortController();
	const message = `The run was not complete after ${durationText(timeoutMs)}, its time limit. Raise ${settingName(surface, "timeout")}, or scan less with ${settingName(surface, "paths")}`;
	over.addEventListener("abort", () => limit.abort(new Failure("stopped", message)), { once: true });
	return {
		...host,
		stop: AbortSignal.any([...host.stop === void 0 ? [] : [host.stop], limit.signal])
	};
}
function stopGap(stop) {
	return stop?.aborted === true ? gapFrom(failureOf(stop), "run") : void 0;
}
function failureOf({ reason }) {
	if (reason instanceof Failure) return reason;
	return new Failure("stopped", "The run was stopped before everything was verified. Re-run it");
}
function withAbort(host) {
	const { stop } = host;
	if (stop === void 0) return host;
	const untilStop = stoppable(stop);
	const fail = async () => {
		throw failureOf(stop);
	};
	const wake = async () => void 0;
	return {
		...host,
		send: (request) => untilStop(() => host.send(request), fail),
		clock: {
			...host.clock,
			sleep: (ms) => untilStop(() => host.clock.sleep(ms), wake)
		},
		workflow: {
			...host.workflow,
			idToken: (audience, place) => untilStop(() => host.workflow.idToken(audience, place), fail)
		}
	};
}
function stoppable(stop) {
	const pending = new Set();
	const endAll = () => {
		for (const end of pending) end();
	};
	return (begin, stopped) => {
		if (stop.aborted) return stopped();
		return new Promise((resolve, reject) => {
			const end = () => resolve(stopped());
			if (pending.size === 0) stop.addEventListener("abort", endAll, { once: true });
			pending.add(end);
			const release = () => {
				pending.delete(end);
				if (pending.size === 0) stop.removeEventListener("abort", endAll);
			};
			begin().finally(release).then(resolve, reject);
		});
	};
}
const maxConcurrentCiRequests = 8;
const platformLimits = {
	first: 16,
	most: 64,
	ignoresSlow: true
};
const registryLimits = {
	first: 4,
	concurrency: 32,
	failures: 3
};
const contentLimits = {
	first: 64,
	concurrency: 400,
	failures: 3
};
const registryBudgetMs = 12e4;
function guardHost(host, limit) {
	return createRedactor(withAbort(limit === void 0 ? host : withTimeLimit(host, limit)));
}
const historyBudgetMs = 3e4;
const historyRetryMs = 5e3;
function runTransports({ send, clock, sink, shared }) {
	const share = shared?.share ?? ((unshared) => unshared);
	const requests = {
		total: 0,
		retried: 0
	};
	const limited = sharedLimit(64, () => sink.progress(plural(requests.total, "request")));
	const checked = withClockSkewCheck(share(perHost(() => {
		const { limit, watch } = adaptiveLimit(clock, platformLimits);
		return limit(limited(withRetries(watch(send), clock, requests)));
	})), clock);
	const toHost = (budgetMs, limits, retryMs, among = limited) => () => {
		const { limit, watch } = adaptiveLimit(clock, {
			first: limits.first,
			most: limits.concurrency
		});
		return withCircuit(limit(among(withTimeBudget(withRetries(watch(send), clock, requests, { budgetMs: retryMs }), clock, budgetMs))), limits);
	};
	const unlimited = (transport) => transport;
	return {
		platform: checked.send,
		registries: share(perHost(toHost(registryBudgetMs, registryLimits))),
		content: share(perHost(toHost(registryBudgetMs, contentLimits, void 0, unlimited))),
		histories: share(perHost(toHost(historyBudgetMs, registryLimits, historyRetryMs))),
		requests,
		clockSkew: checked.skew
	};
}
function serviceTransport({ send, clock }) {
	return withLimit(retryingTransport(send, clock), 64);
}
function ciTransport({ send, clock, sink }, budgetMs) {
	return withLimit(withPauses(withRetries(send, clock, {
		total: 0,
		retried: 0
	}, retriedWhileDown), clock, {
		budgetMs,
		tell: (text) => sink?.log(text)
	}), maxConcurrentCiRequests);
}
function retryingTransport(send, clock) {
	return withRetries(send, clock, {
		total: 0,
		retried: 0
	});
}
export { serviceTransport as a, rateRefusal as c, runTransports as i, serviceTime as l, guardHost as n, stopGap as o, retryingTransport as r, withAbort as s, ciTransport as t };
