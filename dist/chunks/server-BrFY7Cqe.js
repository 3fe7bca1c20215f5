import { s as requestUrl } from "./emulator-DXREHKOJ.js";
import "./unary-BU0st1JW.js";
import { setTimeout } from "node:timers/promises";
import { constants, createServer } from "node:http2";
// lib/emulator/grpc/server.js
const settings = {
	maxConcurrentStreams: 128,
	maxHeaderListSize: 16384
};
const silenceMs = 6e4;
function http2Server(handle, maxBodyBytes) {
	const server = createServer({
		settings,
		maxSessionInvalidFrames: 100
	});
	server.setTimeout(silenceMs);
	server.on("stream", (stream, headers) => {
		const end = (code) => () => stream.close(code);
		stream.on("error", end(constants.NGHTTP2_INTERNAL_ERROR));
		stream.setTimeout(silenceMs, end(constants.NGHTTP2_CANCEL));
		(headers["content-type"]?.startsWith("application/grpc") === true ? answerGrpc(stream, headers, handle) : answerRest(stream, headers, handle, maxBodyBytes)).catch(end(constants.NGHTTP2_INTERNAL_ERROR));
	});
	return (socket) => void server.emit("connection", socket);
}
let unary;
async function answerGrpc(stream, { ":method": method, ":path": path = "/", ...headers }, handle) {
	const isProto = /^application\/grpc(?:\+proto)?(?:;|$)/.test(headers["content-type"] ?? "");
	if (method !== "POST" || !isProto) return end(stream, { ":status": isProto ? 405 : 415 });
	unary ??= import("./unary-BU0st1JW.js");
	const { answerUnary, maxMessageBytes } = await unary;
	const { bytes, isWhole } = await readBody(stream, 5 + maxMessageBytes);
	const body = isWhole ? bytes : void 0;
	const reply = await answerUnary({
		path,
		metadata: fieldsOf(headers),
		body
	}, handle);
	if (!stream.destroyed) sendUnary(stream, reply);
}
function sendUnary(stream, { headers, body, trailers, breaksAfter }) {
	const head = {
		":status": 200,
		...headers
	};
	const broken = () => void stream.destroy(new Error("the connection broke"));
	if (breaksAfter === 0) broken();
	else if (body === void 0) end(stream, {
		...head,
		...trailers
	});
	else if (breaksAfter !== void 0) {
		stream.respond(head);
		stream.write(body.subarray(0, breaksAfter), broken);
	} else {
		stream.respond(head, { waitForTrailers: true });
		stream.once("wantTrailers", () => stream.sendTrailers(trailers));
		stream.end(body);
	}
}
async function answerRest(stream, { ":method": method = "GET", ":path": path, ...headers }, handle, maxBodyBytes) {
	const { bytes } = await readBody(stream, maxBodyBytes);
	const url = requestUrl(path);
	if (url === void 0) return end(stream, { ":status": 400 });
	const { status, headers: fields, breaksAfter, delayMs, ...reply } = await handle({
		method,
		url,
		headers: fieldsOf(headers),
		body: bytes.toString("utf8")
	});
	if (delayMs > 0) await setTimeout(delayMs);
	if (stream.destroyed) return;
	const broken = () => void stream.destroy(new Error("the connection broke"));
	if (breaksAfter === 0) return broken();
	stream.respond({
		":status": status,
		"content-length": Buffer.byteLength(reply.body),
		...fields
	});
	if (breaksAfter === void 0) return void stream.end(method === "HEAD" ? "" : reply.body);
	stream.write(reply.body.slice(0, breaksAfter), broken);
}
function end(stream, headers) {
	stream.respond(headers, { endStream: true });
	if (!stream.readableEnded) stream.close(constants.NGHTTP2_NO_ERROR);
}
async function readBody(stream, maxBytes) {
	const chunks = [];
	let size = 0;
	return new Promise((resolve, reject) => {
		if (stream.destroyed) reject(new Error("the stream was closed"));
		const settle = (isWhole) => resolve({
			bytes: Buffer.concat(chunks),
			isWhole
		});
		stream.on("data", (chunk) => {
			if (size <= maxBytes) chunks.push(chunk);
			size += chunk.length;
			if (size <= maxBytes) return;
			stream.pause();
			settle(false);
		});
		stream.once("end", () => settle(true));
		stream.once("close", () => reject(new Error("the stream was closed")));
	});
}
function fieldsOf(headers) {
	const fields = {};
	for (const [name, value] of Object.entries(headers)) if (!name.startsWith(":")) fields[name] = Array.isArray(value) ? value.join(", ") : value ?? "";
	return fields;
}
export { http2Server };
