import { c as refuseProxy, d as withDeadline, f as withoutHttp2, l as responseTooLarge, n as hostOf, o as getProxyUrl, r as HttpClient, s as defaultLimits } from "./transport-B6xtk0nK.js";
import { yt as compact } from "./reading-DT2Pr2dB.js";
import { n as limitOf } from "./limit-iMlwQmPW.js";
import { connect } from "node:net";
import { request, validateHeaderValue } from "node:http";
import { connect as connect$1 } from "node:tls";
import { connect as connect$2, constants } from "node:http2";
import { request as request$1 } from "node:https";
// lib/host/network/http2-connection.js
async function connectTo(origin, signal) {
	const port = Number(origin.port) || (origin.protocol === "https:" ? 443 : 80);
	const host = hostOf(origin);
	const proxy = getProxyUrl(origin);
	refuseProxy(origin.host, proxy?.href ?? "");
	const socket = proxy === void 0 ? connect({
		host,
		port
	}) : await tunnelThrough(proxy, `${origin.hostname}:${port}`, signal);
	socket.setNoDelay(true);
	if (origin.protocol !== "https:") return opened(socket, "connect", signal);
	const secure = connect$1({
		socket,
		host,
		ALPNProtocols: ["h2", "http/1.1"],
		...serverName(host)
	});
	const { alpnProtocol } = await opened(secure, "secureConnect", signal);
	if (alpnProtocol === "h2") return secure;
	secure.destroy();
	throw withoutHttp2();
}
function serverName(host) {
	return /^[\d.]+$|:/.test(host) ? {} : { servername: host };
}
function opened(socket, event, signal) {
	return new Promise((resolve, reject) => {
		const abort = () => void socket.destroy(new Error("Connect timeout"));
		signal.addEventListener("abort", abort, { once: true });
		const done = () => signal.removeEventListener("abort", abort);
		socket.once("error", (error) => {
			done();
			reject(error);
		});
		socket.once("close", () => reject(new Error("the connection was closed")));
		const isOpen = event === "connect" && !socket.connecting;
		const settle = () => {
			done();
			resolve(socket);
		};
		if (isOpen) settle();
		else socket.once(event, settle);
	});
}
function tunnelThrough(proxy, authority, signal) {
	const { username, password, port, protocol } = proxy;
	const credential = username === "" ? void 0 : Buffer.from(`${username}:${password}`).toString("base64");
	const options = {
		method: "CONNECT",
		hostname: hostOf(proxy),
		port: port || (protocol === "https:" ? 443 : 80),
		path: authority,
		headers: {
			host: authority,
			...credential && { "proxy-authorization": `Basic ${credential}` }
		},
		agent: false,
		signal
	};
	const request$2 = protocol === "https:" ? request$1(options) : request(options);
	return new Promise((resolve, reject) => {
		request$2.once("connect", ({ statusCode }, socket, head) => {
			if (statusCode === 200 && head.length === 0) return resolve(socket);
			socket.destroy();
			reject(new Error(`tunneling socket could not be established, statusCode=${statusCode}`));
		});
		request$2.once("response", ({ statusCode }) => {
			request$2.destroy();
			reject(new Error(`tunneling socket could not be established, statusCode=${statusCode}`));
		});
		request$2.once("error", (error) => reject(signal.aborted ? new Error("Connect timeout") : error));
		request$2.end();
	});
}
const maxStreams = 100;
const firstStreams = 1;
const [streamWindow, connectionWindow] = [4194304, 33554432];
const [unaskedFrames, unaskedEach] = [1e3, 20];
function http2Over(socket, origin) {
	let [isEnding, isSocketClosed] = [false, false];
	let lastProcessed = Number.POSITIVE_INFINITY;
	let allowed = firstStreams;
	let [requests, unasked] = [0, 0];
	let incident;
	socket.once("close", () => {
		isSocketClosed = true;
	});
	const session = connect$2(origin, {
		createConnection: () => socket,
		settings: {
			enablePush: false,
			initialWindowSize: streamWindow
		}
	});
	const limited = limitOf(() => Math.max(1, Math.min(maxStreams, allowed)));
	const isDead = () => isSocketClosed || session.destroyed;
	function noteUnasked() {
		unasked += 1;
		if (unasked > unaskedFrames + unaskedEach * requests) session.destroy(new Error("it sends frames without end"), constants.NGHTTP2_ENHANCE_YOUR_CALM);
	}
	session.once("connect", () => session.setLocalWindowSize(connectionWindow));
	session.on("ping", noteUnasked);
	session.on("remoteSettings", ({ maxConcurrentStreams }) => {
		allowed = maxConcurrentStreams ?? maxStreams;
		limited.admit();
		noteUnasked();
	});
	session.on("goaway", (_code, lastStream) => {
		isEnding = true;
		lastProcessed = Math.min(lastProcessed, lastStream);
	});
	session.on("error", (error) => {
		incident ??= error;
	});
	session.unref();
	return {
		during(work) {
			requests += 1;
			return limited(() => work(session));
		},
		isOpen: () => !isEnding && !isDead() && !session.closed,
		retire() {
			isEnding = true;
			session.close();
		},
		isUnprocessed: (stream) => stream === void 0 || stream > lastProcessed,
		lost() {
			if (!isDead() && !isEnding) return void 0;
			incident ??= new Error("the connection was lost");
			return incident;
		}
	};
}
// lib/host/network/http2.js
var NotProcessed = class extends Error {};
function exchange(connection, request) {
	return connection.during(async (session) => {
		request.signal.throwIfAborted();
		if (!connection.isOpen()) throw new NotProcessed();
		return readAnswer(openStream(session, request), connection, request);
	});
}
function openStream(session, { headers, body }) {
	const stream = session.request(headers);
	stream.end(body);
	return stream;
}
function readAnswer(stream, connection, { maxBytes, silenceMs, signal }) {
	const chunks = [];
	let size = 0;
	let status = 0;
	let headers = {};
	let trailers = {};
	const isEnded = endOf(stream);
	return new Promise((resolve, reject) => {
		const cancel = (why) => {
			reject(why);
			stream.close(constants.NGHTTP2_CANCEL);
		};
		const abandon = () => {
			connection.retire();
			cancel(new Error("timeout"));
		};
		signal.addEventListener("abort", abandon, { once: true });
		stream.setTimeout(silenceMs, abandon);
		stream.on("response", ({ ":status": code = 0, ...fields }) => {
			status = code;
			headers = fieldsOf(fields);
		});
		stream.on("trailers", (fields) => {
			trailers = fieldsOf(fields);
		});
		stream.on("data", (chunk) => {
			size += chunk.length;
			if (size <= maxBytes) chunks.push(chunk);
			else cancel(responseTooLarge(maxBytes));
		});
		let error;
		stream.on("error", (given) => {
			error = given;
		});
		stream.once("close", () => {
			signal.removeEventListener("abort", abandon);
			if (status !== 0 && stream.rstCode === constants.NGHTTP2_NO_ERROR && isEnded()) resolve({
				status,
				headers,
				trailers,
				body: Buffer.concat(chunks)
			});
			else setImmediate(() => reject(reasonOf(stream, connection, {
				isBegun: status !== 0,
				error
			})));
		});
	});
}
function endOf(stream) {
	let isEnded = false;
	const push = stream.push.bind(stream);
	stream.push = (chunk, encoding) => {
		isEnded ||= chunk === null && !stream.closed;
		return push(chunk, encoding);
	};
	return () => isEnded;
}
function reasonOf({ id, rstCode }, connection, { isBegun, error }) {
	if (!isBegun && rstCode === constants.NGHTTP2_HTTP_1_1_REQUIRED) return withoutHttp2();
	const isRefused = rstCode === constants.NGHTTP2_REFUSED_STREAM;
	if (!isBegun && (isRefused || connection.isUnprocessed(id))) return new NotProcessed();
	return connection.lost() ?? error ?? new Error("the connection ended before the response was complete");
}
function fieldsOf(fields) {
	const named = {};
	for (const [name, value] of Object.entries(fields)) if (!name.startsWith(":")) named[name] = Array.isArray(value) ? value.join(", ") : String(value ?? "");
	return named;
}
const attempts = 3;
function http2Transport(userAgent, { silenceMs, totalMs, bodyBytes } = defaultLimits) {
	const connectionTo = connectionsWithin(silenceMs);
	const sentAgent = new HttpClient(userAgent).userAgent ?? userAgent;
	async function sendTo(origin, request, signal) {
		const headers = headersOf(request, sentAgent);
		const { body, maxBytes = bodyBytes } = request;
		for (let attempt = 1;; attempt += 1) try {
			return await exchange(await connectionTo(origin), {
				headers,
				body,
				maxBytes,
				silenceMs,
				signal
			});
		} catch (error) {
			if (!(error instanceof NotProcessed)) throw error;
			if (attempt === attempts) throw new Error("it refuses requests", { cause: error });
		}
	}
	return (request) => {
		const url = new URL(request.url);
		return withDeadline(url.host, totalMs, (signal) => sendTo(url, request, signal));
	};
}
function connectionsWithin(silenceMs) {
	const opened = new Map();
	const opening = new Map();
	async function open(to) {
		try {
			const connection = http2Over(await connectTo(to, AbortSignal.timeout(silenceMs)), to.origin);
			opened.set(to.origin, connection);
			return connection;
		} finally {
			opening.delete(to.origin);
		}
	}
	return (to) => {
		const known = opened.get(to.origin);
		if (known?.isOpen() === true) return known;
		const next = opening.get(to.origin) ?? open(to);
		opening.set(to.origin, next);
		return next;
	};
}
function headersOf({ url, headers, authorization, body }, userAgent) {
	const { pathname, search, host } = new URL(url);
	const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
	const given = {
		...headers,
		...compact({ authorization: credential })
	};
	for (const [name, value] of Object.entries(given)) validateHeaderValue(name, value);
	return {
		...given,
		":method": "POST",
		":path": `${pathname}${search}`,
		":authority": host,
		"user-agent": userAgent,
		"content-length": body.byteLength
	};
}
export { http2Transport };
