import { d as invalid, h as refuse, m as codes, o as apiOf, p as Refusal, s as requestUrl } from "./emulator-DXREHKOJ.js";
import { a as toJson, c as fromBinary, i as fromJson, n as rpcs, o as toBinary, r as statusType, t as detailTypes } from "./services-Dh0T42bk.js";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
// lib/emulator/grpc/status.js
const grpcCodes = {
	ok: 0,
	unknown: 2,
	invalid: 3,
	deadline: 4,
	exhausted: 8,
	unimplemented: 12,
	internal: 13
};
const codeOfHttp = {
	400: 3,
	401: 16,
	403: 7,
	404: 5,
	409: 6,
	429: 8,
	500: 13,
	501: 12,
	502: 14,
	503: 14,
	504: 4
};
const maxMessageBytes$1 = 2048;
const maxDetailsBytes = 4096;
function trailersOf(code, message = "") {
	return {
		"grpc-status": String(code),
		...message === "" ? {} : { "grpc-message": percentEncoded(message) }
	};
}
function errorTrailers({ status, body }) {
	const error = readStatus(body);
	const trailers = trailersOf(error?.code || codeOfHttp[status] || grpcCodes.unknown, error?.message ?? `HTTP ${status}`);
	if (error === void 0 || error.details.length === 0) return trailers;
	const binary = toBinary(statusType, error);
	if (binary.length > maxDetailsBytes) return trailers;
	return {
		...trailers,
		"grpc-status-details-bin": Buffer.from(binary).toString("base64").replace(/=+$/, "")
	};
}
function readStatus(body) {
	try {
		return fromJson(statusType, JSON.parse(body), { registry: detailTypes });
	} catch {
		return;
	}
}
function percentEncoded(message) {
	return [...Buffer.from(message)].map((byte) => byte >= 32 && byte <= 126 && byte !== 37 ? String.fromCharCode(byte) : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).slice(0, maxMessageBytes$1).join("");
}
// lib/emulator/grpc/transcode.js
function knownFields(type, json) {
	if (type.typeName.startsWith("google.protobuf.") || !isObject(json)) return json;
	const fields = new Map(type.fields.map((field) => [field.jsonName, field]));
	const known = Object.entries(json).flatMap(([name, value]) => {
		const field = fields.get(name);
		return field === void 0 ? [] : [[name, knownValue(field, value)]];
	});
	return Object.fromEntries(known);
}
function knownValue(field, value) {
	const { message } = field;
	if (message === void 0) return value;
	if (Array.isArray(value)) return value.map((one) => knownFields(message, one));
	if (field.fieldKind !== "map" || !isObject(value)) return knownFields(message, value);
	return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, knownFields(message, one)]));
}
const maxTargetLength = 16384;
const placeholder = /\{([\w.]+)(?:=(\*\*?))?\}/g;
const byPath = new Map(rpcs.map((rpc) => [rpc.path, rpc]));
const patterns = rpcs.map((rpc) => ({
	rpc,
	literal: rpc.template.replace(placeholder, "").length,
	pattern: patternOf(rpc)
})).sort((a, b) => b.literal - a.literal);
function rpcAt(path) {
	return byPath.get(path);
}
function restRequest(rpc, message, headers) {
	const fields = readMessage(rpc.method.input, message);
	const path = rpc.template.replace(placeholder, (_, names, stars) => segments(take(fields, rpc.method.input, names.split(".")), names, stars === "**"));
	const body = rpc.body === "" ? void 0 : bodyOf(rpc, fields);
	const query = rpc.body === "*" ? "" : String(new URLSearchParams(parametersOf(fields)));
	const target = `${path}${query === "" ? "" : `?${query}`}`;
	if (target.length > maxTargetLength) throw invalid("request", `has more than ${maxTargetLength} characters`);
	const url = requestUrl(target);
	if (url?.pathname !== path || patterns.find(isAt(rpc.verb, path))?.rpc !== rpc) throw refuse(codes.notFound, `${path} is nothing that ${rpc.method.name} can name`);
	return {
		method: rpc.verb,
		url,
		headers,
		body: body === void 0 ? "" : JSON.stringify(body),
		rpc: rpc.path
	};
}
function messageOf({ method: { output } }, json) {
	return toBinary(output, fromJson(output, knownFields(output, json)));
}
function readMessage(input, bytes) {
	let message;
	try {
		message = fromBinary(input, bytes, { readUnknownFields: false });
	} catch {
		throw refuse(grpcCodes.internal, `the request is not a ${input.typeName}`);
	}
	try {
		return toJson(input, message);
	} catch {
		throw invalid("request", "has a path of a mask that is not in snake_case, or a timestamp that is out of range");
	}
}
function take(fields, type, [name = "", ...rest]) {
	const field = fieldNamed(type, name);
	const value = fields[field.jsonName];
	if (rest.length === 0) {
		delete fields[field.jsonName];
		return typeof value === "string" ? value : "";
	}
	return field.message === void 0 || !isObject(value) ? "" : take(value, field.message, rest);
}
function fieldNamed(type, name) {
	const field = type.fields.find((one) => one.name === name);
	if (field === void 0) throw new Error(`${type.typeName} has no field ${name}`);
	return field;
}
function segments(value, name, slashes) {
	if (value === "") throw invalid(name, "is required");
	return (slashes ? value.split("/") : [value]).map(encodeURIComponent).join("/");
}
function bodyOf({ body, method }, fields) {
	if (body === "*") return fields;
	const { jsonName } = fieldNamed(method.input, body);
	const value = fields[jsonName] ?? {};
	delete fields[jsonName];
	return value;
}
function parametersOf(value, name = "") {
	if (Array.isArray(value)) return value.map((one) => [name, String(one)]);
	if (!isObject(value)) return [[name, String(value)]];
	return Object.entries(value).flatMap(([key, one]) => parametersOf(one, name === "" ? key : `${name}.${key}`));
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function patternOf({ template }) {
	const parts = template.split(placeholder);
	const source = parts.map((part, index) => {
		if (index % 3 === 0) return part.replace(/[.:]/g, "\\$&");
		return index % 3 === 1 ? parts[index + 1] === "**" ? ".+" : "[^/]+" : "";
	});
	return new RegExp(`^${source.join("")}$`);
}
function isAt(verb, path) {
	return ({ rpc, pattern }) => rpc.verb === verb && pattern.test(path);
}
// lib/emulator/grpc/unary.js
const unitMs = {
	H: 36e5,
	M: 6e4,
	S: 1e3,
	m: 1,
	u: .001,
	n: 1e-6
};
const longestMs = 2 ** 31 - 1;
function deadlineOf(timeout) {
	if (timeout === void 0) return void 0;
	const [, digits, unit = ""] = /^(\d{1,8})([HMSmun])$/.exec(timeout) ?? [];
	if (digits === void 0) return "malformed";
	return Math.min(longestMs, Math.ceil(Number(digits) * (unitMs[unit] ?? 1)));
}
const maxMessageBytes = 4194304;
async function answerUnary(call, handle) {
	const rpc = rpcAt(call.path);
	if (rpc === void 0) return ended(grpcCodes.unimplemented, `${call.path} is not a call of this service`);
	const message = messageIn(call);
	if (!(message instanceof Uint8Array)) return message;
	const deadlineMs = deadlineOf(call.metadata["grpc-timeout"]);
	if (deadlineMs === "malformed") return ended(grpcCodes.internal, "grpc-timeout is malformed");
	const answered = asRest(rpc, message, call, handle).then((reply) => inTime(rpc, reply)).catch((error) => ended(grpcCodes.internal, error instanceof Error ? error.message : "internal"));
	if (deadlineMs === void 0) return answered;
	return new Promise((resolve) => {
		const late = ended(grpcCodes.deadline, "the deadline has passed");
		const timer = setTimeout(() => resolve(late), deadlineMs);
		answered.then((reply) => {
			clearTimeout(timer);
			resolve(reply);
		});
	});
}
function messageIn({ metadata, body }) {
	const encoding = metadata["grpc-encoding"] ?? "identity";
	if (encoding !== "identity") return {
		...ended(grpcCodes.unimplemented, `grpc-encoding ${encoding} is not supported`),
		headers: {
			...contentType,
			"grpc-accept-encoding": "identity"
		}
	};
	if (body === void 0) return ended(grpcCodes.exhausted, `the request has more than ${maxMessageBytes} bytes`);
	const message = unframed(body);
	if (message instanceof Uint8Array) return message;
	return ended(message === "none" || message === "several" ? grpcCodes.unimplemented : grpcCodes.internal, requestFaults[message]);
}
const requestFaults = {
	none: "the request has no message",
	several: "the request has more than one message",
	compressed: "the message is compressed, but grpc-encoding names no compression",
	cut: "the request ended within its message"
};
async function asRest(rpc, message, call, handle) {
	try {
		return await handle(restRequest(rpc, message, call.metadata));
	} catch (error) {
		if (error instanceof Refusal) return {
			...error.answerFrom(apiOf(rpc.template)),
			delayMs: 0
		};
		throw error;
	}
}
async function inTime(rpc, reply) {
	const { delayMs, breaksAfter, headers = {} } = reply;
	if (delayMs > 0) await setTimeout$1(delayMs);
	const kept = Object.entries(headers).filter(([name]) => sentHeaders.has(name));
	return {
		...reply.status === 200 ? success(rpc, reply) : { trailers: errorTrailers(reply) },
		headers: {
			...contentType,
			...Object.fromEntries(kept)
		},
		...breaksAfter === void 0 ? {} : { breaksAfter }
	};
}
const contentType = { "content-type": "application/grpc" };
const sentHeaders = new Set(["date", "retry-after"]);
function success(rpc, { body }) {
	const json = parsed(body);
	return {
		body: framed(json === void 0 ? Buffer.from(body) : messageOf(rpc, json.value)),
		trailers: trailersOf(grpcCodes.ok)
	};
}
function parsed(body) {
	try {
		return { value: body === "" ? {} : JSON.parse(body) };
	} catch {
		return;
	}
}
function ended(code, message) {
	return {
		headers: contentType,
		trailers: trailersOf(code, message)
	};
}
const frameHeaderBytes = 5;
function framed(message) {
	const frame = Buffer.alloc(5 + message.length);
	frame.writeUInt32BE(message.length, 1);
	frame.set(message, 5);
	return frame;
}
function unframed(body) {
	if (body.length === 0) return "none";
	if (body.length < 5) return "cut";
	const view = new DataView(body.buffer, body.byteOffset, body.length);
	const end = 5 + view.getUint32(1);
	if (view.getUint8(0) !== 0) return "compressed";
	if (body.length < end) return "cut";
	return body.length > end ? "several" : body.subarray(5, end);
}
export { answerUnary, frameHeaderBytes, maxMessageBytes };
