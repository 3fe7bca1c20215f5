import { a as toJson, c as fromBinary, i as fromJson, l as ScalarType, n as rpcs, o as toBinary, r as statusType, s as AnySchema, t as detailTypes } from "./services-Dh0T42bk.js";
import { ft as Failure } from "./scan-DFDHd4Kl.js";
import { at as onOneLine } from "./reading-DT2Pr2dB.js";
// lib/clients/platform/grpc/bindings.js
const bindings = rpcs.filter(({ path }) => !path.startsWith("/chainguard.platform.oidc.")).map(bindingOf).sort((a, b) => b.pattern.source.length - a.pattern.source.length);
function boundCall(verb, target, body) {
	const url = new URL(target, "https://platform.invalid");
	const path = decodeURIComponent(url.pathname);
	for (const { rpc, pattern, fields } of bindings) {
		const captures = rpc.verb === verb ? pattern.exec(path) : null;
		if (captures === null) continue;
		const { input } = rpc.method;
		const content = bodyOf(rpc, body);
		const message = {
			...content,
			...changedFields(rpc, content)
		};
		fields.forEach((names, at) => void assign(message, input, names, captures[at + 1] ?? ""));
		Object.assign(message, parametersOf(input, url.searchParams));
		return {
			rpc,
			message
		};
	}
}
function bindingOf(rpc) {
	const fields = [];
	const source = rpc.template.replace(/[.:](?![^{]*\})/g, "\\$&").replace(/\{([\w.]+)(?:=(\*\*?))?\}/g, (_, names, stars) => {
		fields.push(names.split("."));
		return stars === "**" ? "(.+)" : "([^/]+)";
	});
	return {
		rpc,
		pattern: new RegExp(`^${source}$`),
		fields
	};
}
function bodyOf({ body, method }, text) {
	const content = text === void 0 ? {} : JSON.parse(text);
	if (body === "" || body === "*") return content;
	return { [fieldOf(method.input, body).jsonName]: content };
}
function changedFields({ body, method: { input } }, message) {
	const mask = input.fields.find(({ name }) => name === "update_mask");
	if (mask === void 0 || body === "" || body === "*") return {};
	const content = message[fieldOf(input, body).jsonName];
	return { [mask.jsonName]: camelCase(Object.keys(isObject(content) ? content : {}).join(",")) };
}
function parametersOf(input, parameters) {
	const message = {};
	for (const [name, value] of parameters) assign(message, input, name.split("."), value);
	return message;
}
function assign(into, type, [name = "", ...rest], value) {
	const field = fieldOf(type, name);
	const { jsonName } = field;
	if (rest.length > 0 && field.message !== void 0) {
		const nested = into[jsonName] ?? {};
		into[jsonName] = nested;
		assign(nested, field.message, rest, value);
	} else if (field.fieldKind === "list") into[jsonName] = [...into[jsonName] ?? [], scalar(field, value)];
	else {
		if (into[jsonName] !== void 0) throw new Error(`${name} has several values`);
		into[jsonName] = scalar(field, value);
	}
}
function scalar(field, value) {
	if ("scalar" in field && field.scalar === ScalarType.BOOL && /^(?:true|false)$/.test(value)) return value === "true";
	return field.message?.typeName === "google.protobuf.FieldMask" ? camelCase(value) : value;
}
function camelCase(mask) {
	return mask.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function fieldOf(type, name) {
	const field = type.fields.find((one) => one.name === name || one.jsonName === name);
	if (field === void 0) throw new Error(`${type.name} has no field ${name}`);
	return field;
}
// lib/clients/platform/grpc/send.js
const grpcMessages = {
	notGrpc: (host) => `${host} responded, but not with gRPC. Set the transport to \`rest\`, or check the address`,
	notOneMessage: (host, call) => `${host} did not respond to ${call} with one message that can be read`,
	undecodable: (host, type) => `The response of ${host} is not a ${type}`,
	unsendable: (method, cause) => `The ${method} request cannot be sent over gRPC: ${onOneLine(cause instanceof Error ? cause.message : String(cause), 200)}`
};
const headerBytes = 5;
function frameOf(message) {
	const frame = new Uint8Array(headerBytes + message.length);
	new DataView(frame.buffer).setUint32(1, message.length);
	frame.set(message, headerBytes);
	return frame;
}
function onlyMessage(body) {
	if (body.length < headerBytes || body[0] !== 0) return void 0;
	const length = new DataView(body.buffer, body.byteOffset).getUint32(1);
	return body.length === headerBytes + length ? body.subarray(headerBytes) : void 0;
}
const httpStatuses = {
	0: 200,
	1: 499,
	2: 500,
	3: 400,
	4: 504,
	5: 404,
	6: 409,
	7: 403,
	8: 429,
	9: 400,
	10: 409,
	11: 400,
	12: 501,
	13: 500,
	14: 503,
	15: 500,
	16: 401
};
function grpcStatus(fields) {
	const text = fields["grpc-status"] ?? "";
	return /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : void 0;
}
function restError(code, fields) {
	const message = decoded(fields["grpc-message"] ?? "");
	const details = detailsOf(fields["grpc-status-details-bin"] ?? "");
	return {
		status: httpStatuses[code] ?? 500,
		body: JSON.stringify({
			code,
			message,
			details
		})
	};
}
function decoded(message) {
	try {
		return decodeURIComponent(message);
	} catch {
		return message;
	}
}
function detailsOf(base64) {
	try {
		const { details } = fromBinary(statusType, Buffer.from(base64, "base64"));
		return details.flatMap(detailOf);
	} catch {
		return [];
	}
}
function detailOf(detail) {
	const name = detail.typeUrl.split("/").at(-1) ?? "";
	if (detailTypes.getMessage(name) === void 0) return [];
	return [toJson(AnySchema, detail, { registry: detailTypes })];
}
const timeout = "60S";
function grpcSend(sendBytes, rest, baseUrl) {
	const { origin } = new URL(baseUrl);
	return async (request) => {
		const call = encoded(request, baseUrl);
		if (call === void 0) return rest(request);
		const response = await sendBytes({
			url: `${origin}${call.rpc.path}`,
			headers: {
				"content-type": "application/grpc",
				te: "trailers",
				"grpc-timeout": timeout
			},
			body: frameOf(call.message),
			...request.authorization && { authorization: request.authorization },
			...request.maxBytes === void 0 ? {} : { maxBytes: request.maxBytes }
		});
		return restResponse(call.rpc, response, new URL(request.url).host);
	};
}
function encoded({ method, url, body }, baseUrl) {
	try {
		const call = boundCall(method, url.slice(baseUrl.length), body);
		if (call === void 0) return void 0;
		const { input } = call.rpc.method;
		return {
			rpc: call.rpc,
			message: toBinary(input, fromJson(input, call.message))
		};
	} catch (cause) {
		throw new Failure("bad-answer", grpcMessages.unsendable(method, cause), { cause });
	}
}
function restResponse(rpc, response, host) {
	const { status, headers, trailers } = response;
	if (status !== 200) return {
		status,
		headers,
		body: ""
	};
	const fields = {
		...headers,
		...trailers
	};
	const code = grpcStatus(fields);
	if (!(headers["content-type"]?.startsWith("application/grpc") === true) || code === void 0) throw new Failure("bad-answer", grpcMessages.notGrpc(host));
	const shown = withoutGrpc(fields);
	if (code !== 0) return {
		headers: shown,
		...restError(code, fields)
	};
	return {
		status,
		headers: shown,
		body: JSON.stringify(jsonOf(rpc, response, host))
	};
}
function withoutGrpc(fields) {
	return Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith("grpc-")));
}
function jsonOf({ method: { output, name } }, { headers, body }, host) {
	const message = (headers["grpc-encoding"] ?? "identity") === "identity" ? onlyMessage(body) : void 0;
	if (message === void 0) throw new Failure("bad-answer", grpcMessages.notOneMessage(host, name));
	try {
		return toJson(output, fromBinary(output, message), { alwaysEmitImplicit: true });
	} catch (cause) {
		throw new Failure("bad-answer", grpcMessages.undecodable(host, output.name), { cause });
	}
}
export { grpcSend };
