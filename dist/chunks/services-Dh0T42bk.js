import { inflateRawSync } from "node:zlib";
// node_modules/@bufbuild/protobuf/dist/esm/is-message.js
function isMessage(arg, schema) {
	if (!(arg !== null && typeof arg == "object" && "$typeName" in arg && typeof arg.$typeName == "string")) return false;
	if (schema === void 0) return true;
	return schema.typeName === arg.$typeName;
}
// node_modules/@bufbuild/protobuf/dist/esm/descriptors.js
var ScalarType;
(function(ScalarType) {
	ScalarType[ScalarType["DOUBLE"] = 1] = "DOUBLE";
	ScalarType[ScalarType["FLOAT"] = 2] = "FLOAT";
	ScalarType[ScalarType["INT64"] = 3] = "INT64";
	ScalarType[ScalarType["UINT64"] = 4] = "UINT64";
	ScalarType[ScalarType["INT32"] = 5] = "INT32";
	ScalarType[ScalarType["FIXED64"] = 6] = "FIXED64";
	ScalarType[ScalarType["FIXED32"] = 7] = "FIXED32";
	ScalarType[ScalarType["BOOL"] = 8] = "BOOL";
	ScalarType[ScalarType["STRING"] = 9] = "STRING";
	ScalarType[ScalarType["BYTES"] = 12] = "BYTES";
	ScalarType[ScalarType["UINT32"] = 13] = "UINT32";
	ScalarType[ScalarType["SFIXED32"] = 15] = "SFIXED32";
	ScalarType[ScalarType["SFIXED64"] = 16] = "SFIXED64";
	ScalarType[ScalarType["SINT32"] = 17] = "SINT32";
	ScalarType[ScalarType["SINT64"] = 18] = "SINT64";
})(ScalarType || (ScalarType = {}));
// node_modules/@bufbuild/protobuf/dist/esm/wire/varint.js
function varint64read() {
	let lowBits = 0;
	let highBits = 0;
	for (let shift = 0; shift < 28; shift += 7) {
		let b = this.buf[this.pos++];
		lowBits |= (b & 127) << shift;
		if ((b & 128) == 0) {
			this.assertBounds();
			return [lowBits, highBits];
		}
	}
	let middleByte = this.buf[this.pos++];
	lowBits |= (middleByte & 15) << 28;
	highBits = (middleByte & 112) >> 4;
	if ((middleByte & 128) == 0) {
		this.assertBounds();
		return [lowBits, highBits];
	}
	for (let shift = 3; shift <= 31; shift += 7) {
		let b = this.buf[this.pos++];
		highBits |= (b & 127) << shift;
		if ((b & 128) == 0) {
			this.assertBounds();
			return [lowBits, highBits];
		}
	}
	throw new Error("invalid varint");
}
function varint64write(lo, hi, bytes) {
	for (let i = 0; i < 28; i = i + 7) {
		const shift = lo >>> i;
		const hasNext = !(shift >>> 7 == 0 && hi == 0);
		const byte = (hasNext ? shift | 128 : shift) & 255;
		bytes.push(byte);
		if (!hasNext) return;
	}
	const splitBits = lo >>> 28 & 15 | (hi & 7) << 4;
	const hasMoreBits = !(hi >> 3 == 0);
	bytes.push((hasMoreBits ? splitBits | 128 : splitBits) & 255);
	if (!hasMoreBits) return;
	for (let i = 3; i < 31; i = i + 7) {
		const shift = hi >>> i;
		const hasNext = !(shift >>> 7 == 0);
		const byte = (hasNext ? shift | 128 : shift) & 255;
		bytes.push(byte);
		if (!hasNext) return;
	}
	bytes.push(hi >>> 31 & 1);
}
const TWO_PWR_32_DBL = 4294967296;
function int64FromString(dec) {
	const minus = dec[0] === "-";
	if (minus) dec = dec.slice(1);
	const base = 1e6;
	let lowBits = 0;
	let highBits = 0;
	function add1e6digit(begin, end) {
		const digit1e6 = Number(dec.slice(begin, end));
		highBits *= base;
		lowBits = lowBits * base + digit1e6;
		if (lowBits >= TWO_PWR_32_DBL) {
			highBits = highBits + (lowBits / TWO_PWR_32_DBL | 0);
			lowBits = lowBits % TWO_PWR_32_DBL;
		}
	}
	add1e6digit(-24, -18);
	add1e6digit(-18, -12);
	add1e6digit(-12, -6);
	add1e6digit(-6);
	return minus ? negate(lowBits, highBits) : newBits(lowBits, highBits);
}
function int64ToString(lo, hi) {
	let bits = newBits(lo, hi);
	const negative = bits.hi & 2147483648;
	if (negative) bits = negate(bits.lo, bits.hi);
	const result = uInt64ToString(bits.lo, bits.hi);
	return negative ? "-" + result : result;
}
function uInt64ToString(lo, hi) {
	({lo, hi} = toUnsigned(lo, hi));
	if (hi <= 2097151) return String(TWO_PWR_32_DBL * hi + lo);
	const low = lo & 16777215;
	const mid = (lo >>> 24 | hi << 8) & 16777215;
	const high = hi >> 16 & 65535;
	let digitA = low + mid * 6777216 + high * 6710656;
	let digitB = mid + high * 8147497;
	let digitC = high * 2;
	const base = 1e7;
	if (digitA >= base) {
		digitB += Math.floor(digitA / base);
		digitA %= base;
	}
	if (digitB >= base) {
		digitC += Math.floor(digitB / base);
		digitB %= base;
	}
	return digitC.toString() + decimalFrom1e7WithLeadingZeros(digitB) + decimalFrom1e7WithLeadingZeros(digitA);
}
function toUnsigned(lo, hi) {
	return {
		lo: lo >>> 0,
		hi: hi >>> 0
	};
}
function newBits(lo, hi) {
	return {
		lo: lo | 0,
		hi: hi | 0
	};
}
function negate(lowBits, highBits) {
	highBits = ~highBits;
	if (lowBits) lowBits = ~lowBits + 1;
	else highBits += 1;
	return newBits(lowBits, highBits);
}
const decimalFrom1e7WithLeadingZeros = (digit1e7) => {
	const partial = String(digit1e7);
	return "0000000".slice(partial.length) + partial;
};
function varint32write(value, bytes) {
	if (value >= 0) {
		while (value > 127) {
			bytes.push(value & 127 | 128);
			value = value >>> 7;
		}
		bytes.push(value);
	} else {
		for (let i = 0; i < 9; i++) {
			bytes.push(value & 127 | 128);
			value = value >> 7;
		}
		bytes.push(1);
	}
}
function varint32read() {
	let b = this.buf[this.pos++];
	let result = b & 127;
	if ((b & 128) == 0) {
		this.assertBounds();
		return result;
	}
	b = this.buf[this.pos++];
	result |= (b & 127) << 7;
	if ((b & 128) == 0) {
		this.assertBounds();
		return result;
	}
	b = this.buf[this.pos++];
	result |= (b & 127) << 14;
	if ((b & 128) == 0) {
		this.assertBounds();
		return result;
	}
	b = this.buf[this.pos++];
	result |= (b & 127) << 21;
	if ((b & 128) == 0) {
		this.assertBounds();
		return result;
	}
	b = this.buf[this.pos++];
	result |= (b & 15) << 28;
	for (let readBytes = 5; (b & 128) !== 0 && readBytes < 10; readBytes++) b = this.buf[this.pos++];
	if ((b & 128) != 0) throw new Error("invalid varint");
	this.assertBounds();
	return result >>> 0;
}
// node_modules/@bufbuild/protobuf/dist/esm/proto-int64.js
const protoInt64 = makeInt64Support();
function makeInt64Support() {
	const dv = new DataView(new ArrayBuffer(8));
	if (typeof BigInt === "function" && typeof dv.getBigInt64 === "function" && typeof dv.getBigUint64 === "function" && typeof dv.setBigInt64 === "function" && typeof dv.setBigUint64 === "function" && (!!globalThis.Deno || !!globalThis.Bun || typeof process != "object" || typeof process.env != "object" || process.env.BUF_BIGINT_DISABLE !== "1")) {
		const MIN = BigInt("-9223372036854775808");
		const MAX = BigInt("9223372036854775807");
		const UMIN = BigInt("0");
		const UMAX = BigInt("18446744073709551615");
		return {
			zero: BigInt(0),
			supported: true,
			parse(value) {
				const bi = typeof value == "bigint" ? value : BigInt(value);
				if (bi > MAX || bi < MIN) throw new Error(`invalid int64: ${value}`);
				return bi;
			},
			uParse(value) {
				const bi = typeof value == "bigint" ? value : BigInt(value);
				if (bi > UMAX || bi < UMIN) throw new Error(`invalid uint64: ${value}`);
				return bi;
			},
			enc(value) {
				dv.setBigInt64(0, this.parse(value), true);
				return {
					lo: dv.getInt32(0, true),
					hi: dv.getInt32(4, true)
				};
			},
			uEnc(value) {
				dv.setBigInt64(0, this.uParse(value), true);
				return {
					lo: dv.getInt32(0, true),
					hi: dv.getInt32(4, true)
				};
			},
			dec(lo, hi) {
				dv.setInt32(0, lo, true);
				dv.setInt32(4, hi, true);
				return dv.getBigInt64(0, true);
			},
			uDec(lo, hi) {
				dv.setInt32(0, lo, true);
				dv.setInt32(4, hi, true);
				return dv.getBigUint64(0, true);
			}
		};
	}
	return {
		zero: "0",
		supported: false,
		parse(value) {
			if (typeof value != "string") value = value.toString();
			assertInt64String(value);
			return value;
		},
		uParse(value) {
			if (typeof value != "string") value = value.toString();
			assertUInt64String(value);
			return value;
		},
		enc(value) {
			if (typeof value != "string") value = value.toString();
			assertInt64String(value);
			return int64FromString(value);
		},
		uEnc(value) {
			if (typeof value != "string") value = value.toString();
			assertUInt64String(value);
			return int64FromString(value);
		},
		dec(lo, hi) {
			return int64ToString(lo, hi);
		},
		uDec(lo, hi) {
			return uInt64ToString(lo, hi);
		}
	};
}
function assertInt64String(value) {
	if (!/^-?[0-9]+$/.test(value)) throw new Error("invalid int64: " + value);
}
function assertUInt64String(value) {
	if (!/^[0-9]+$/.test(value)) throw new Error("invalid uint64: " + value);
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/scalar.js
function scalarZeroValue(type, longAsString) {
	switch (type) {
		case ScalarType.STRING: return "";
		case ScalarType.BOOL: return false;
		case ScalarType.DOUBLE:
		case ScalarType.FLOAT: return 0;
		case ScalarType.INT64:
		case ScalarType.UINT64:
		case ScalarType.SFIXED64:
		case ScalarType.FIXED64:
		case ScalarType.SINT64: return longAsString ? "0" : protoInt64.zero;
		case ScalarType.BYTES: return new Uint8Array(0);
		default: return 0;
	}
}
function isScalarZeroValue(type, value) {
	switch (type) {
		case ScalarType.BOOL: return value === false;
		case ScalarType.STRING: return value === "";
		case ScalarType.BYTES: return value instanceof Uint8Array && !value.byteLength;
		case ScalarType.DOUBLE:
		case ScalarType.FLOAT: return Object.is(value, 0);
		default: return value == 0;
	}
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/unsafe.js
const IMPLICIT$3 = 2;
const unsafeLocal = Symbol.for("reflect unsafe local");
function unsafeOneofCase(target, oneof) {
	const c = target[oneof.localName].case;
	if (c === void 0) return c;
	return oneof.fields.find((f) => f.localName === c);
}
function unsafeIsSet(target, field) {
	const name = field.localName;
	if (field.oneof) return target[field.oneof.localName].case === name;
	if (field.presence != IMPLICIT$3) return target[name] !== void 0 && Object.prototype.hasOwnProperty.call(target, name);
	switch (field.fieldKind) {
		case "list": return target[name].length > 0;
		case "map": return Object.keys(target[name]).length > 0;
		case "scalar": return !isScalarZeroValue(field.scalar, target[name]);
		case "enum": return target[name] !== field.enum.values[0].number;
	}
	throw new Error("message field with implicit presence");
}
function unsafeIsSetExplicit(target, localName) {
	return Object.prototype.hasOwnProperty.call(target, localName) && target[localName] !== void 0;
}
function unsafeGet(target, field) {
	if (field.oneof) {
		const oneof = target[field.oneof.localName];
		if (oneof.case === field.localName) return oneof.value;
		return;
	}
	return target[field.localName];
}
function unsafeSet(target, field, value) {
	if (field.oneof) target[field.oneof.localName] = {
		case: field.localName,
		value
	};
	else target[field.localName] = value;
}
function unsafeClear(target, field) {
	const name = field.localName;
	if (field.oneof) {
		const oneofLocalName = field.oneof.localName;
		if (target[oneofLocalName].case === name) target[oneofLocalName] = { case: void 0 };
	} else if (field.presence != IMPLICIT$3) delete target[name];
	else switch (field.fieldKind) {
		case "map":
			target[name] = {};
			break;
		case "list":
			target[name] = [];
			break;
		case "enum":
			target[name] = field.enum.values[0].number;
			break;
		case "scalar": target[name] = scalarZeroValue(field.scalar, field.longAsString);
	}
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/guard.js
function isObject(arg) {
	return arg !== null && typeof arg == "object" && !Array.isArray(arg);
}
function isReflectList(arg, field) {
	var _a, _b, _c, _d;
	if (isObject(arg) && unsafeLocal in arg && "add" in arg && "field" in arg && typeof arg.field == "function") {
		if (field !== void 0) {
			const a = field;
			const b = arg.field();
			return a.listKind == b.listKind && a.scalar === b.scalar && ((_a = a.message) === null || _a === void 0 ? void 0 : _a.typeName) === ((_b = b.message) === null || _b === void 0 ? void 0 : _b.typeName) && ((_c = a.enum) === null || _c === void 0 ? void 0 : _c.typeName) === ((_d = b.enum) === null || _d === void 0 ? void 0 : _d.typeName);
		}
		return true;
	}
	return false;
}
function isReflectMap(arg, field) {
	var _a, _b, _c, _d;
	if (isObject(arg) && unsafeLocal in arg && "has" in arg && "field" in arg && typeof arg.field == "function") {
		if (field !== void 0) {
			const a = field, b = arg.field();
			return a.mapKey === b.mapKey && a.mapKind == b.mapKind && a.scalar === b.scalar && ((_a = a.message) === null || _a === void 0 ? void 0 : _a.typeName) === ((_b = b.message) === null || _b === void 0 ? void 0 : _b.typeName) && ((_c = a.enum) === null || _c === void 0 ? void 0 : _c.typeName) === ((_d = b.enum) === null || _d === void 0 ? void 0 : _d.typeName);
		}
		return true;
	}
	return false;
}
function isReflectMessage(arg, messageDesc) {
	return isObject(arg) && unsafeLocal in arg && "desc" in arg && isObject(arg.desc) && arg.desc.kind === "message" && (messageDesc === void 0 || arg.desc.typeName == messageDesc.typeName);
}
// node_modules/@bufbuild/protobuf/dist/esm/wkt/wrappers.js
function isWrapper(arg) {
	return isWrapperTypeName(arg.$typeName);
}
function isWrapperDesc(messageDesc) {
	const f = messageDesc.fields[0];
	return isWrapperTypeName(messageDesc.typeName) && f !== void 0 && f.fieldKind == "scalar" && f.name == "value" && f.number == 1;
}
function hasCustomJsonRepresentation(desc) {
	switch (desc.typeName) {
		case "google.protobuf.Any":
		case "google.protobuf.Timestamp":
		case "google.protobuf.Duration":
		case "google.protobuf.FieldMask":
		case "google.protobuf.Struct":
		case "google.protobuf.Value":
		case "google.protobuf.ListValue": return true;
		default: return isWrapperDesc(desc);
	}
}
function isWrapperTypeName(name) {
	return name.startsWith("google.protobuf.") && [
		"DoubleValue",
		"FloatValue",
		"Int64Value",
		"UInt64Value",
		"Int32Value",
		"UInt32Value",
		"BoolValue",
		"StringValue",
		"BytesValue"
	].includes(name.substring(16));
}
// node_modules/@bufbuild/protobuf/dist/esm/create.js
const EDITION_PROTO3$1 = 999;
const EDITION_PROTO2$1 = 998;
const IMPLICIT$2 = 2;
function create(schema, init) {
	if (isMessage(init, schema)) return init;
	const message = createZeroMessage(schema);
	if (init !== void 0) initMessage(schema, message, init);
	return message;
}
function initMessage(messageDesc, message, init) {
	for (const member of messageDesc.members) {
		let value = init[member.localName];
		if (value == null) continue;
		let field;
		if (member.kind == "oneof") {
			const oneofField = unsafeOneofCase(init, member);
			if (!oneofField) continue;
			field = oneofField;
			value = unsafeGet(init, oneofField);
		} else field = member;
		switch (field.fieldKind) {
			case "message":
				value = toMessage(field, value);
				break;
			case "scalar":
				value = initScalar(field, value);
				break;
			case "list":
				value = initList(field, value);
				break;
			case "map": value = initMap(field, value);
		}
		unsafeSet(message, field, value);
	}
	return message;
}
function initScalar(field, value) {
	if (field.scalar == ScalarType.BYTES) return toU8Arr(value);
	return value;
}
function initMap(field, value) {
	if (isObject(value)) {
		if (field.scalar == ScalarType.BYTES) return convertObjectValues(value, toU8Arr);
		if (field.mapKind == "message") return convertObjectValues(value, (val) => toMessage(field, val));
	}
	return value;
}
function initList(field, value) {
	if (Array.isArray(value)) {
		if (field.scalar == ScalarType.BYTES) return value.map(toU8Arr);
		if (field.listKind == "message") return value.map((item) => toMessage(field, item));
	}
	return value;
}
function toMessage(field, value) {
	if (field.fieldKind == "message" && !field.oneof && isWrapperDesc(field.message)) return initScalar(field.message.fields[0], value);
	if (isObject(value)) {
		if (field.message.typeName == "google.protobuf.Struct" && field.parent.typeName !== "google.protobuf.Value") return value;
		if (!isMessage(value, field.message)) return create(field.message, value);
	}
	return value;
}
function toU8Arr(value) {
	return Array.isArray(value) ? new Uint8Array(value) : value;
}
function convertObjectValues(obj, fn) {
	const ret = {};
	for (const entry of Object.entries(obj)) ret[entry[0]] = fn(entry[1]);
	return ret;
}
const tokenZeroMessageField = Symbol();
const messagePrototypes = new WeakMap();
function createZeroMessage(desc) {
	let msg;
	if (!needsPrototypeChain(desc)) {
		msg = { $typeName: desc.typeName };
		for (const member of desc.members) if (member.kind == "oneof" || member.presence == IMPLICIT$2) msg[member.localName] = createZeroField(member);
	} else {
		const cached = messagePrototypes.get(desc);
		let prototype;
		let members;
		if (cached) ({prototype, members} = cached);
		else {
			prototype = {};
			members = new Set();
			for (const member of desc.members) {
				if (member.kind == "oneof") continue;
				if (member.fieldKind != "scalar" && member.fieldKind != "enum") continue;
				if (member.presence == IMPLICIT$2) continue;
				members.add(member);
				prototype[member.localName] = createZeroField(member);
			}
			messagePrototypes.set(desc, {
				prototype,
				members
			});
		}
		msg = Object.create(prototype);
		msg.$typeName = desc.typeName;
		for (const member of desc.members) {
			if (members.has(member)) continue;
			if (member.kind == "field") {
				if (member.fieldKind == "message") continue;
				if (member.fieldKind == "scalar" || member.fieldKind == "enum") {
					if (member.presence != IMPLICIT$2) continue;
				}
			}
			msg[member.localName] = createZeroField(member);
		}
	}
	return msg;
}
function needsPrototypeChain(desc) {
	switch (desc.file.edition) {
		case EDITION_PROTO3$1: return false;
		case EDITION_PROTO2$1: return true;
		default: return desc.fields.some((f) => f.presence != IMPLICIT$2 && f.fieldKind != "message" && !f.oneof);
	}
}
function createZeroField(field) {
	if (field.kind == "oneof") return { case: void 0 };
	if (field.fieldKind == "list") return [];
	if (field.fieldKind == "map") return {};
	if (field.fieldKind == "message") return tokenZeroMessageField;
	const defaultValue = field.getDefaultValue();
	if (defaultValue !== void 0) return field.fieldKind == "scalar" && field.longAsString ? defaultValue.toString() : defaultValue;
	return field.fieldKind == "scalar" ? scalarZeroValue(field.scalar, field.longAsString) : field.enum.values[0].number;
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/error.js
const errorNames = [
	"FieldValueInvalidError",
	"FieldListRangeError",
	"ForeignFieldError"
];
var FieldError = class extends Error {
	constructor(fieldOrOneof, message, name = "FieldValueInvalidError") {
		super(message);
		this.name = name;
		this.field = () => fieldOrOneof;
	}
};
function isFieldError(arg) {
	return arg instanceof Error && errorNames.includes(arg.name) && "field" in arg && typeof arg.field == "function";
}
// node_modules/@bufbuild/protobuf/dist/esm/wire/text-encoding.js
const symbol = Symbol.for("@bufbuild/protobuf/text-encoding");
function getTextEncoding() {
	if (globalThis[symbol] == void 0) {
		const te = new globalThis.TextEncoder();
		const td = new globalThis.TextDecoder();
		let tdStrict;
		globalThis[symbol] = {
			encodeUtf8(text) {
				return te.encode(text);
			},
			decodeUtf8(bytes, strict) {
				if (strict) {
					if (tdStrict === void 0) tdStrict = new globalThis.TextDecoder("utf-8", { fatal: true });
					return tdStrict.decode(bytes);
				}
				return td.decode(bytes);
			},
			checkUtf8(text) {
				try {
					return true;
				} catch (_) {
					return false;
				}
			}
		};
	}
	return globalThis[symbol];
}
// node_modules/@bufbuild/protobuf/dist/esm/wire/binary-encoding.js
var WireType;
(function(WireType) {
	WireType[WireType["Varint"] = 0] = "Varint";
	WireType[WireType["Bit64"] = 1] = "Bit64";
	WireType[WireType["LengthDelimited"] = 2] = "LengthDelimited";
	WireType[WireType["StartGroup"] = 3] = "StartGroup";
	WireType[WireType["EndGroup"] = 4] = "EndGroup";
	WireType[WireType["Bit32"] = 5] = "Bit32";
})(WireType || (WireType = {}));
var BinaryWriter = class {
	constructor(encodeUtf8 = getTextEncoding().encodeUtf8) {
		this.encodeUtf8 = encodeUtf8;
		this.stack = [];
		this.chunks = [];
		this.buf = [];
	}
	finish() {
		if (this.buf.length) {
			this.chunks.push(new Uint8Array(this.buf));
			this.buf = [];
		}
		let len = 0;
		for (let i = 0; i < this.chunks.length; i++) len += this.chunks[i].length;
		let bytes = new Uint8Array(len);
		let offset = 0;
		for (let i = 0; i < this.chunks.length; i++) {
			bytes.set(this.chunks[i], offset);
			offset += this.chunks[i].length;
		}
		this.chunks = [];
		return bytes;
	}
	fork() {
		this.stack.push({
			chunks: this.chunks,
			buf: this.buf
		});
		this.chunks = [];
		this.buf = [];
		return this;
	}
	join() {
		let chunk = this.finish();
		let prev = this.stack.pop();
		if (!prev) throw new Error("invalid state, fork stack empty");
		this.chunks = prev.chunks;
		this.buf = prev.buf;
		this.uint32(chunk.byteLength);
		return this.raw(chunk);
	}
	tag(fieldNo, type) {
		return this.uint32((fieldNo << 3 | type) >>> 0);
	}
	raw(chunk) {
		if (this.buf.length) {
			this.chunks.push(new Uint8Array(this.buf));
			this.buf = [];
		}
		this.chunks.push(chunk);
		return this;
	}
	uint32(value) {
		assertUInt32(value);
		while (value > 127) {
			this.buf.push(value & 127 | 128);
			value = value >>> 7;
		}
		this.buf.push(value);
		return this;
	}
	int32(value) {
		assertInt32(value);
		varint32write(value, this.buf);
		return this;
	}
	bool(value) {
		this.buf.push(value ? 1 : 0);
		return this;
	}
	bytes(value) {
		this.uint32(value.byteLength);
		return this.raw(value);
	}
	string(value) {
		let chunk = this.encodeUtf8(value);
		this.uint32(chunk.byteLength);
		return this.raw(chunk);
	}
	float(value) {
		assertFloat32(value);
		let chunk = new Uint8Array(4);
		new DataView(chunk.buffer).setFloat32(0, value, true);
		return this.raw(chunk);
	}
	double(value) {
		let chunk = new Uint8Array(8);
		new DataView(chunk.buffer).setFloat64(0, value, true);
		return this.raw(chunk);
	}
	fixed32(value) {
		assertUInt32(value);
		let chunk = new Uint8Array(4);
		new DataView(chunk.buffer).setUint32(0, value, true);
		return this.raw(chunk);
	}
	sfixed32(value) {
		assertInt32(value);
		let chunk = new Uint8Array(4);
		new DataView(chunk.buffer).setInt32(0, value, true);
		return this.raw(chunk);
	}
	sint32(value) {
		assertInt32(value);
		value = (value << 1 ^ value >> 31) >>> 0;
		varint32write(value, this.buf);
		return this;
	}
	sfixed64(value) {
		let chunk = new Uint8Array(8), view = new DataView(chunk.buffer), tc = protoInt64.enc(value);
		view.setInt32(0, tc.lo, true);
		view.setInt32(4, tc.hi, true);
		return this.raw(chunk);
	}
	fixed64(value) {
		let chunk = new Uint8Array(8), view = new DataView(chunk.buffer), tc = protoInt64.uEnc(value);
		view.setInt32(0, tc.lo, true);
		view.setInt32(4, tc.hi, true);
		return this.raw(chunk);
	}
	int64(value) {
		let tc = protoInt64.enc(value);
		varint64write(tc.lo, tc.hi, this.buf);
		return this;
	}
	sint64(value) {
		const tc = protoInt64.enc(value), sign = tc.hi >> 31;
		varint64write(tc.lo << 1 ^ sign, (tc.hi << 1 | tc.lo >>> 31) ^ sign, this.buf);
		return this;
	}
	uint64(value) {
		const tc = protoInt64.uEnc(value);
		varint64write(tc.lo, tc.hi, this.buf);
		return this;
	}
};
var BinaryReader = class {
	constructor(buf, decodeUtf8 = getTextEncoding().decodeUtf8) {
		this.decodeUtf8 = decodeUtf8;
		this.varint64 = varint64read;
		this.uint32 = varint32read;
		this.buf = buf;
		this.len = buf.length;
		this.pos = 0;
		this.view = new DataView(buf.buffer, buf.byteOffset, buf.byteLength);
	}
	tag() {
		const start = this.pos;
		const tag = this.uint32();
		const bytesRead = this.pos - start;
		if (bytesRead > 5 || bytesRead == 5 && this.buf[this.pos - 1] > 15) throw new Error("illegal tag: varint overflows uint32");
		const fieldNo = tag >>> 3;
		const wireType = tag & 7;
		if (fieldNo <= 0 || wireType > 5) throw new Error("illegal tag: field no " + fieldNo + " wire type " + wireType);
		return [fieldNo, wireType];
	}
	skip(wireType, fieldNo, recursionLimit = 100) {
		let start = this.pos;
		switch (wireType) {
			case WireType.Varint:
				while (this.buf[this.pos++] & 128);
				break;
			case WireType.Bit64: this.pos += 4;
			case WireType.Bit32:
				this.pos += 4;
				break;
			case WireType.LengthDelimited:
				let len = this.uint32();
				this.pos += len;
				break;
			case WireType.StartGroup:
				if (recursionLimit <= 0) throw new Error("maximum recursion depth reached");
				for (;;) {
					const [fn, wt] = this.tag();
					if (wt === WireType.EndGroup) {
						if (fieldNo !== void 0 && fn !== fieldNo) throw new Error("invalid end group tag");
						break;
					}
					this.skip(wt, fn, recursionLimit - 1);
				}
				break;
			default: throw new Error("cant skip wire type " + wireType);
		}
		this.assertBounds();
		return this.buf.subarray(start, this.pos);
	}
	assertBounds() {
		if (this.pos > this.len) throw new RangeError("premature EOF");
	}
	int32() {
		return this.uint32() | 0;
	}
	sint32() {
		let zze = this.uint32();
		return zze >>> 1 ^ -(zze & 1);
	}
	int64() {
		return protoInt64.dec(...this.varint64());
	}
	uint64() {
		return protoInt64.uDec(...this.varint64());
	}
	sint64() {
		let [lo, hi] = this.varint64();
		let s = -(lo & 1);
		lo = (lo >>> 1 | (hi & 1) << 31) ^ s;
		hi = hi >>> 1 ^ s;
		return protoInt64.dec(lo, hi);
	}
	bool() {
		let [lo, hi] = this.varint64();
		return lo !== 0 || hi !== 0;
	}
	fixed32() {
		return this.view.getUint32((this.pos += 4) - 4, true);
	}
	sfixed32() {
		return this.view.getInt32((this.pos += 4) - 4, true);
	}
	fixed64() {
		return protoInt64.uDec(this.sfixed32(), this.sfixed32());
	}
	sfixed64() {
		return protoInt64.dec(this.sfixed32(), this.sfixed32());
	}
	float() {
		return this.view.getFloat32((this.pos += 4) - 4, true);
	}
	double() {
		return this.view.getFloat64((this.pos += 8) - 8, true);
	}
	bytes() {
		let len = this.uint32(), start = this.pos;
		this.pos += len;
		this.assertBounds();
		return this.buf.subarray(start, start + len);
	}
	string(strict) {
		return this.decodeUtf8(this.bytes(), strict);
	}
};
function assertInt32(arg) {
	if (typeof arg == "string") arg = Number(arg);
	else if (typeof arg != "number") throw new Error("invalid int32: " + typeof arg);
	if (!Number.isInteger(arg) || arg > 2147483647 || arg < -2147483648) throw new Error("invalid int32: " + arg);
}
function assertUInt32(arg) {
	if (typeof arg == "string") arg = Number(arg);
	else if (typeof arg != "number") throw new Error("invalid uint32: " + typeof arg);
	if (!Number.isInteger(arg) || arg > 4294967295 || arg < 0) throw new Error("invalid uint32: " + arg);
}
function assertFloat32(arg) {
	if (typeof arg == "string") {
		const o = arg;
		arg = Number(arg);
		if (Number.isNaN(arg) && o !== "NaN") throw new Error("invalid float32: " + o);
	} else if (typeof arg != "number") throw new Error("invalid float32: " + typeof arg);
	if (Number.isFinite(arg) && (arg > 34028234663852886e22 || arg < -34028234663852886e22)) throw new Error("invalid float32: " + arg);
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/reflect-check.js
function checkField(field, value) {
	const check = field.fieldKind == "list" ? isReflectList(value, field) : field.fieldKind == "map" ? isReflectMap(value, field) : checkSingular(field, value);
	if (check === true) return;
	let reason;
	switch (field.fieldKind) {
		case "list":
			reason = `expected ${formatReflectList(field)}, got ${formatVal(value)}`;
			break;
		case "map":
			reason = `expected ${formatReflectMap(field)}, got ${formatVal(value)}`;
			break;
		default: reason = reasonSingular(field, value, check);
	}
	return new FieldError(field, reason);
}
function checkListItem(field, index, value) {
	const check = checkSingular(field, value);
	if (check !== true) return new FieldError(field, `list item #${index + 1}: ${reasonSingular(field, value, check)}`);
}
function checkMapEntry(field, key, value) {
	const checkKey = checkScalarValue(key, field.mapKey);
	if (checkKey !== true) return new FieldError(field, `invalid map key: ${reasonSingular({ scalar: field.mapKey }, key, checkKey)}`);
	const checkVal = checkSingular(field, value);
	if (checkVal !== true) return new FieldError(field, `map entry ${formatVal(key)}: ${reasonSingular(field, value, checkVal)}`);
}
function checkSingular(field, value) {
	if (field.scalar !== void 0) return checkScalarValue(value, field.scalar);
	if (field.enum !== void 0) {
		if (field.enum.open) return checkScalarValue(value, ScalarType.INT32);
		return field.enum.values.some((v) => v.number === value);
	}
	return isReflectMessage(value, field.message);
}
function checkScalarValue(value, scalar) {
	switch (scalar) {
		case ScalarType.DOUBLE: return typeof value == "number";
		case ScalarType.FLOAT:
			if (typeof value != "number") return false;
			if (Number.isNaN(value) || !Number.isFinite(value)) return true;
			if (value > 34028234663852886e22 || value < -34028234663852886e22) return `${value.toFixed()} out of range`;
			return true;
		case ScalarType.INT32:
		case ScalarType.SFIXED32:
		case ScalarType.SINT32:
			if (typeof value !== "number" || !Number.isInteger(value)) return false;
			if (value > 2147483647 || value < -2147483648) return `${value.toFixed()} out of range`;
			return true;
		case ScalarType.FIXED32:
		case ScalarType.UINT32:
			if (typeof value !== "number" || !Number.isInteger(value)) return false;
			if (value > 4294967295 || value < 0) return `${value.toFixed()} out of range`;
			return true;
		case ScalarType.BOOL: return typeof value == "boolean";
		case ScalarType.STRING:
			if (typeof value != "string") return false;
			return getTextEncoding().checkUtf8(value) || "invalid UTF8";
		case ScalarType.BYTES: return value instanceof Uint8Array;
		case ScalarType.INT64:
		case ScalarType.SFIXED64:
		case ScalarType.SINT64:
			if (typeof value == "bigint" || typeof value == "number" || typeof value == "string" && value.length > 0) try {
				protoInt64.parse(value);
				return true;
			} catch (_) {
				return `${value} out of range`;
			}
			return false;
		case ScalarType.FIXED64:
		case ScalarType.UINT64:
			if (typeof value == "bigint" || typeof value == "number" || typeof value == "string" && value.length > 0) try {
				protoInt64.uParse(value);
				return true;
			} catch (_) {
				return `${value} out of range`;
			}
			return false;
	}
}
function reasonSingular(field, val, details) {
	details = typeof details == "string" ? `: ${details}` : `, got ${formatVal(val)}`;
	if (field.scalar !== void 0) return `expected ${scalarTypeDescription(field.scalar)}` + details;
	if (field.enum !== void 0) return `expected ${field.enum.toString()}` + details;
	return `expected ${formatReflectMessage(field.message)}` + details;
}
function formatVal(val) {
	switch (typeof val) {
		case "object":
			if (val === null) return "null";
			if (val instanceof Uint8Array) return `Uint8Array(${val.length})`;
			if (Array.isArray(val)) return `Array(${val.length})`;
			if (isReflectList(val)) return formatReflectList(val.field());
			if (isReflectMap(val)) return formatReflectMap(val.field());
			if (isReflectMessage(val)) return formatReflectMessage(val.desc);
			if (isMessage(val)) return `message ${val.$typeName}`;
			return "object";
		case "string": return val.length > 30 ? "string" : `"${val.split("\"").join("\\\"")}"`;
		case "boolean": return String(val);
		case "number": return String(val);
		case "bigint": return String(val) + "n";
		default: return typeof val;
	}
}
function formatReflectMessage(desc) {
	return `ReflectMessage (${desc.typeName})`;
}
function formatReflectList(field) {
	switch (field.listKind) {
		case "message": return `ReflectList (${field.message.toString()})`;
		case "enum": return `ReflectList (${field.enum.toString()})`;
		case "scalar": return `ReflectList (${ScalarType[field.scalar]})`;
	}
}
function formatReflectMap(field) {
	switch (field.mapKind) {
		case "message": return `ReflectMap (${ScalarType[field.mapKey]}, ${field.message.toString()})`;
		case "enum": return `ReflectMap (${ScalarType[field.mapKey]}, ${field.enum.toString()})`;
		case "scalar": return `ReflectMap (${ScalarType[field.mapKey]}, ${ScalarType[field.scalar]})`;
	}
}
function scalarTypeDescription(scalar) {
	switch (scalar) {
		case ScalarType.STRING: return "string";
		case ScalarType.BOOL: return "boolean";
		case ScalarType.INT64:
		case ScalarType.SINT64:
		case ScalarType.SFIXED64: return "bigint (int64)";
		case ScalarType.UINT64:
		case ScalarType.FIXED64: return "bigint (uint64)";
		case ScalarType.BYTES: return "Uint8Array";
		case ScalarType.DOUBLE: return "number (float64)";
		case ScalarType.FLOAT: return "number (float32)";
		case ScalarType.FIXED32:
		case ScalarType.UINT32: return "number (uint32)";
		case ScalarType.INT32:
		case ScalarType.SFIXED32:
		case ScalarType.SINT32: return "number (int32)";
	}
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/reflect.js
const NULL_VALUE = 0;
function reflect(messageDesc, message, check = true) {
	return new ReflectMessageImpl(messageDesc, message, check);
}
const messageSortedFields = new WeakMap();
var ReflectMessageImpl = class {
	get sortedFields() {
		const cached = messageSortedFields.get(this.desc);
		if (cached) return cached;
		const sortedFields = this.desc.fields.concat().sort((a, b) => a.number - b.number);
		messageSortedFields.set(this.desc, sortedFields);
		return sortedFields;
	}
	constructor(messageDesc, message, check = true) {
		this.lists = new Map();
		this.maps = new Map();
		this.check = check;
		this.desc = messageDesc;
		this.message = this[unsafeLocal] = message !== null && message !== void 0 ? message : create(messageDesc);
		this.fields = messageDesc.fields;
		this.oneofs = messageDesc.oneofs;
		this.members = messageDesc.members;
	}
	findNumber(number) {
		if (!this._fieldsByNumber) this._fieldsByNumber = new Map(this.desc.fields.map((f) => [f.number, f]));
		return this._fieldsByNumber.get(number);
	}
	oneofCase(oneof) {
		assertOwn(this.message, oneof);
		return unsafeOneofCase(this.message, oneof);
	}
	isSet(field) {
		assertOwn(this.message, field);
		return unsafeIsSet(this.message, field);
	}
	clear(field) {
		assertOwn(this.message, field);
		unsafeClear(this.message, field);
	}
	get(field) {
		assertOwn(this.message, field);
		const value = unsafeGet(this.message, field);
		switch (field.fieldKind) {
			case "list":
				let list = this.lists.get(field);
				if (!list || list[unsafeLocal] !== value) this.lists.set(field, list = new ReflectListImpl(field, value, this.check));
				return list;
			case "map":
				let map = this.maps.get(field);
				if (!map || map[unsafeLocal] !== value) this.maps.set(field, map = new ReflectMapImpl(field, value, this.check));
				return map;
			case "message": return messageToReflect(field, value, this.check);
			case "scalar": return value === void 0 ? scalarZeroValue(field.scalar, false) : longToReflect(field, value);
			case "enum": return value !== null && value !== void 0 ? value : field.enum.values[0].number;
		}
	}
	set(field, value) {
		assertOwn(this.message, field);
		if (this.check) {
			const err = checkField(field, value);
			if (err) throw err;
		}
		let local;
		if (field.fieldKind == "message") local = messageToLocal(field, value);
		else if (isReflectMap(value) || isReflectList(value)) local = value[unsafeLocal];
		else local = longToLocal(field, value);
		unsafeSet(this.message, field, local);
	}
	getUnknown() {
		return this.message.$unknown;
	}
	setUnknown(value) {
		this.message.$unknown = value;
	}
};
function assertOwn(owner, member) {
	if (member.parent.typeName !== owner.$typeName) throw new FieldError(member, `cannot use ${member.toString()} with message ${owner.$typeName}`, "ForeignFieldError");
}
var ReflectListImpl = class {
	field() {
		return this._field;
	}
	get size() {
		return this._arr.length;
	}
	constructor(field, unsafeInput, check) {
		this._field = field;
		this._arr = this[unsafeLocal] = unsafeInput;
		this.check = check;
	}
	get(index) {
		const item = this._arr[index];
		return item === void 0 ? void 0 : listItemToReflect(this._field, item, this.check);
	}
	set(index, item) {
		if (index < 0 || index >= this._arr.length) throw new FieldError(this._field, `list item #${index + 1}: out of range`);
		if (this.check) {
			const err = checkListItem(this._field, index, item);
			if (err) throw err;
		}
		this._arr[index] = listItemToLocal(this._field, item);
	}
	add(item) {
		if (this.check) {
			const err = checkListItem(this._field, this._arr.length, item);
			if (err) throw err;
		}
		this._arr.push(listItemToLocal(this._field, item));
	}
	clear() {
		this._arr.splice(0, this._arr.length);
	}
	[Symbol.iterator]() {
		return this.values();
	}
	keys() {
		return this._arr.keys();
	}
	*values() {
		for (const item of this._arr) yield listItemToReflect(this._field, item, this.check);
	}
	*entries() {
		for (let i = 0; i < this._arr.length; i++) yield [i, listItemToReflect(this._field, this._arr[i], this.check)];
	}
};
var ReflectMapImpl = class {
	constructor(field, unsafeInput, check = true) {
		this.obj = this[unsafeLocal] = unsafeInput !== null && unsafeInput !== void 0 ? unsafeInput : {};
		this.check = check;
		this._field = field;
	}
	field() {
		return this._field;
	}
	set(key, value) {
		if (this.check) {
			const err = checkMapEntry(this._field, key, value);
			if (err) throw err;
		}
		this.obj[mapKeyToLocal(key)] = mapValueToLocal(this._field, value);
		return this;
	}
	delete(key) {
		const k = mapKeyToLocal(key);
		const has = Object.prototype.hasOwnProperty.call(this.obj, k);
		if (has) delete this.obj[k];
		return has;
	}
	clear() {
		for (const key of Object.keys(this.obj)) delete this.obj[key];
	}
	get(key) {
		let val = this.obj[mapKeyToLocal(key)];
		if (val !== void 0) val = mapValueToReflect(this._field, val, this.check);
		return val;
	}
	has(key) {
		return Object.prototype.hasOwnProperty.call(this.obj, mapKeyToLocal(key));
	}
	*keys() {
		for (const objKey of Object.keys(this.obj)) yield mapKeyToReflect(objKey, this._field.mapKey);
	}
	*entries() {
		for (const objEntry of Object.entries(this.obj)) yield [mapKeyToReflect(objEntry[0], this._field.mapKey), mapValueToReflect(this._field, objEntry[1], this.check)];
	}
	[Symbol.iterator]() {
		return this.entries();
	}
	get size() {
		return Object.keys(this.obj).length;
	}
	*values() {
		for (const val of Object.values(this.obj)) yield mapValueToReflect(this._field, val, this.check);
	}
	forEach(callbackfn, thisArg) {
		for (const mapEntry of this.entries()) callbackfn.call(thisArg, mapEntry[1], mapEntry[0], this);
	}
};
function messageToLocal(field, value) {
	if (!isReflectMessage(value)) return value;
	if (isWrapper(value.message) && !field.oneof && field.fieldKind == "message") return value.message.value;
	if (value.desc.typeName == "google.protobuf.Struct" && field.parent.typeName != "google.protobuf.Value") return wktStructToLocal(value.message);
	return value.message;
}
function messageToReflect(field, value, check) {
	if (value !== void 0) {
		if (isWrapperDesc(field.message) && !field.oneof && field.fieldKind == "message") value = {
			$typeName: field.message.typeName,
			value: longToReflect(field.message.fields[0], value)
		};
		else if (field.message.typeName == "google.protobuf.Struct" && field.parent.typeName != "google.protobuf.Value" && isObject(value)) value = wktStructToReflect(value);
	}
	return new ReflectMessageImpl(field.message, value, check);
}
function listItemToLocal(field, value) {
	if (field.listKind == "message") return messageToLocal(field, value);
	return longToLocal(field, value);
}
function listItemToReflect(field, value, check) {
	if (field.listKind == "message") return messageToReflect(field, value, check);
	return longToReflect(field, value);
}
function mapValueToLocal(field, value) {
	if (field.mapKind == "message") return messageToLocal(field, value);
	return longToLocal(field, value);
}
function mapValueToReflect(field, value, check) {
	if (field.mapKind == "message") return messageToReflect(field, value, check);
	return value;
}
function mapKeyToLocal(key) {
	return typeof key == "string" || typeof key == "number" ? key : String(key);
}
function mapKeyToReflect(key, type) {
	switch (type) {
		case ScalarType.STRING: return key;
		case ScalarType.INT32:
		case ScalarType.FIXED32:
		case ScalarType.UINT32:
		case ScalarType.SFIXED32:
		case ScalarType.SINT32: {
			const n = Number.parseInt(key);
			if (Number.isFinite(n)) return n;
			break;
		}
		case ScalarType.BOOL:
			switch (key) {
				case "true": return true;
				case "false": return false;
			}
			break;
		case ScalarType.UINT64:
		case ScalarType.FIXED64:
			try {
				return protoInt64.uParse(key);
			} catch (_a) {}
			break;
		default: try {
			return protoInt64.parse(key);
		} catch (_b) {}
	}
	return key;
}
function longToReflect(field, value) {
	switch (field.scalar) {
		case ScalarType.INT64:
		case ScalarType.SFIXED64:
		case ScalarType.SINT64:
			if ("longAsString" in field && field.longAsString && typeof value == "string") value = protoInt64.parse(value);
			break;
		case ScalarType.FIXED64:
		case ScalarType.UINT64: if ("longAsString" in field && field.longAsString && typeof value == "string") value = protoInt64.uParse(value);
	}
	return value;
}
function longToLocal(field, value) {
	switch (field.scalar) {
		case ScalarType.INT64:
		case ScalarType.SFIXED64:
		case ScalarType.SINT64:
			if ("longAsString" in field && field.longAsString) value = String(value);
			else if (typeof value == "string" || typeof value == "number") value = protoInt64.parse(value);
			break;
		case ScalarType.FIXED64:
		case ScalarType.UINT64: if ("longAsString" in field && field.longAsString) value = String(value);
		else if (typeof value == "string" || typeof value == "number") value = protoInt64.uParse(value);
	}
	return value;
}
function wktStructToReflect(json) {
	const struct = {
		$typeName: "google.protobuf.Struct",
		fields: {}
	};
	if (isObject(json)) for (const [k, v] of Object.entries(json)) struct.fields[k] = wktValueToReflect(v);
	return struct;
}
function wktStructToLocal(val) {
	const json = {};
	for (const [k, v] of Object.entries(val.fields)) json[k] = wktValueToLocal(v);
	return json;
}
function wktValueToLocal(val) {
	switch (val.kind.case) {
		case "structValue": return wktStructToLocal(val.kind.value);
		case "listValue": return val.kind.value.values.map(wktValueToLocal);
		case "nullValue":
		case void 0: return null;
		default: return val.kind.value;
	}
}
function wktValueToReflect(json) {
	const value = {
		$typeName: "google.protobuf.Value",
		kind: { case: void 0 }
	};
	switch (typeof json) {
		case "number":
			value.kind = {
				case: "numberValue",
				value: json
			};
			break;
		case "string":
			value.kind = {
				case: "stringValue",
				value: json
			};
			break;
		case "boolean":
			value.kind = {
				case: "boolValue",
				value: json
			};
			break;
		case "object": if (json === null) value.kind = {
			case: "nullValue",
			value: NULL_VALUE
		};
		else if (Array.isArray(json)) {
			const listValue = {
				$typeName: "google.protobuf.ListValue",
				values: []
			};
			if (Array.isArray(json)) for (const e of json) listValue.values.push(wktValueToReflect(e));
			value.kind = {
				case: "listValue",
				value: listValue
			};
		} else value.kind = {
			case: "structValue",
			value: wktStructToReflect(json)
		};
	}
	return value;
}
// node_modules/@bufbuild/protobuf/dist/esm/wire/base64-encoding.js
function base64Decode(base64Str) {
	const table = getDecodeTable();
	let es = base64Str.length * 3 / 4;
	if (base64Str[base64Str.length - 2] == "=") es -= 2;
	else if (base64Str[base64Str.length - 1] == "=") es -= 1;
	let bytes = new Uint8Array(es), bytePos = 0, groupPos = 0, b, p = 0;
	for (let i = 0; i < base64Str.length; i++) {
		b = table[base64Str.charCodeAt(i)];
		if (b === void 0) switch (base64Str[i]) {
			case "=": groupPos = 0;
			case "\n":
			case "\r":
			case "	":
			case " ": continue;
			default: throw Error("invalid base64 string");
		}
		switch (groupPos) {
			case 0:
				p = b;
				groupPos = 1;
				break;
			case 1:
				bytes[bytePos++] = p << 2 | (b & 48) >> 4;
				p = b;
				groupPos = 2;
				break;
			case 2:
				bytes[bytePos++] = (p & 15) << 4 | (b & 60) >> 2;
				p = b;
				groupPos = 3;
				break;
			case 3:
				bytes[bytePos++] = (p & 3) << 6 | b;
				groupPos = 0;
		}
	}
	if (groupPos == 1) throw Error("invalid base64 string");
	return bytes.subarray(0, bytePos);
}
function base64Encode(bytes, encoding = "std") {
	const table = getEncodeTable(encoding);
	const pad = encoding == "std";
	let base64 = "", groupPos = 0, b, p = 0;
	for (let i = 0; i < bytes.length; i++) {
		b = bytes[i];
		switch (groupPos) {
			case 0:
				base64 += table[b >> 2];
				p = (b & 3) << 4;
				groupPos = 1;
				break;
			case 1:
				base64 += table[p | b >> 4];
				p = (b & 15) << 2;
				groupPos = 2;
				break;
			case 2:
				base64 += table[p | b >> 6];
				base64 += table[b & 63];
				groupPos = 0;
		}
	}
	if (groupPos) {
		base64 += table[p];
		if (pad) {
			base64 += "=";
			if (groupPos == 1) base64 += "=";
		}
	}
	return base64;
}
let encodeTableStd;
let encodeTableUrl;
let decodeTable;
function getEncodeTable(encoding) {
	if (!encodeTableStd) {
		encodeTableStd = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".split("");
		encodeTableUrl = encodeTableStd.slice(0, -2).concat("-", "_");
	}
	return encoding == "url" ? encodeTableUrl : encodeTableStd;
}
function getDecodeTable() {
	if (!decodeTable) {
		decodeTable = [];
		const encodeTable = getEncodeTable("std");
		for (let i = 0; i < encodeTable.length; i++) decodeTable[encodeTable[i].charCodeAt(0)] = i;
		decodeTable["-".charCodeAt(0)] = encodeTable.indexOf("+");
		decodeTable["_".charCodeAt(0)] = encodeTable.indexOf("/");
	}
	return decodeTable;
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/names.js
function protoCamelCase(snakeCase) {
	let capNext = false;
	const b = [];
	for (let i = 0; i < snakeCase.length; i++) {
		let c = snakeCase.charAt(i);
		switch (c) {
			case "_":
				capNext = true;
				break;
			case "0":
			case "1":
			case "2":
			case "3":
			case "4":
			case "5":
			case "6":
			case "7":
			case "8":
			case "9":
				b.push(c);
				capNext = false;
				break;
			default:
				if (capNext) {
					capNext = false;
					c = c.toUpperCase();
				}
				b.push(c);
		}
	}
	return b.join("");
}
function protoSnakeCase(lowerCamelCase) {
	return lowerCamelCase.replace(/[A-Z]/g, (letter) => "_" + letter.toLowerCase());
}
const reservedObjectProperties = new Set([
	"constructor",
	"toString",
	"toJSON",
	"valueOf"
]);
function safeObjectProperty(name) {
	return reservedObjectProperties.has(name) ? name + "$" : name;
}
// node_modules/@bufbuild/protobuf/dist/esm/codegenv2/restore-json-names.js
function restoreJsonNames(message) {
	for (const f of message.field) if (!unsafeIsSetExplicit(f, "jsonName")) f.jsonName = protoCamelCase(f.name);
	message.nestedType.forEach(restoreJsonNames);
}
// node_modules/@bufbuild/protobuf/dist/esm/wire/text-format.js
function parseTextFormatEnumValue(descEnum, value) {
	const enumValue = descEnum.values.find((v) => v.name === value);
	if (!enumValue) throw new Error(`cannot parse ${descEnum} default value: ${value}`);
	return enumValue.number;
}
function parseTextFormatScalarValue(type, value) {
	switch (type) {
		case ScalarType.STRING: return value;
		case ScalarType.BYTES: {
			const u = unescapeBytesDefaultValue(value);
			if (u === false) throw new Error(`cannot parse ${ScalarType[type]} default value: ${value}`);
			return u;
		}
		case ScalarType.INT64:
		case ScalarType.SFIXED64:
		case ScalarType.SINT64: return protoInt64.parse(value);
		case ScalarType.UINT64:
		case ScalarType.FIXED64: return protoInt64.uParse(value);
		case ScalarType.DOUBLE:
		case ScalarType.FLOAT: switch (value) {
			case "inf": return Number.POSITIVE_INFINITY;
			case "-inf": return Number.NEGATIVE_INFINITY;
			case "nan": return NaN;
			default: return parseFloat(value);
		}
		case ScalarType.BOOL: return value === "true";
		case ScalarType.INT32:
		case ScalarType.UINT32:
		case ScalarType.SINT32:
		case ScalarType.FIXED32:
		case ScalarType.SFIXED32: return parseInt(value, 10);
	}
}
function unescapeBytesDefaultValue(str) {
	const b = [];
	const input = {
		tail: str,
		c: "",
		next() {
			if (this.tail.length == 0) return false;
			this.c = this.tail[0];
			this.tail = this.tail.substring(1);
			return true;
		},
		take(n) {
			if (this.tail.length >= n) {
				const r = this.tail.substring(0, n);
				this.tail = this.tail.substring(n);
				return r;
			}
			return false;
		}
	};
	while (input.next()) switch (input.c) {
		case "\\":
			if (input.next()) switch (input.c) {
				case "\\":
					b.push(input.c.charCodeAt(0));
					break;
				case "b":
					b.push(8);
					break;
				case "f":
					b.push(12);
					break;
				case "n":
					b.push(10);
					break;
				case "r":
					b.push(13);
					break;
				case "t":
					b.push(9);
					break;
				case "v":
					b.push(11);
					break;
				case "0":
				case "1":
				case "2":
				case "3":
				case "4":
				case "5":
				case "6":
				case "7": {
					const s = input.c;
					const t = input.take(2);
					if (t === false) return false;
					const n = parseInt(s + t, 8);
					if (Number.isNaN(n)) return false;
					b.push(n);
					break;
				}
				case "x": {
					const s = input.c;
					const t = input.take(2);
					if (t === false) return false;
					const n = parseInt(s + t, 16);
					if (Number.isNaN(n)) return false;
					b.push(n);
					break;
				}
				case "u": {
					const s = input.c;
					const t = input.take(4);
					if (t === false) return false;
					const n = parseInt(s + t, 16);
					if (Number.isNaN(n)) return false;
					const chunk = new Uint8Array(4);
					new DataView(chunk.buffer).setInt32(0, n, true);
					b.push(chunk[0], chunk[1], chunk[2], chunk[3]);
					break;
				}
				case "U": {
					const s = input.c;
					const t = input.take(8);
					if (t === false) return false;
					const tc = protoInt64.uEnc(s + t);
					const chunk = new Uint8Array(8);
					const view = new DataView(chunk.buffer);
					view.setInt32(0, tc.lo, true);
					view.setInt32(4, tc.hi, true);
					b.push(chunk[0], chunk[1], chunk[2], chunk[3], chunk[4], chunk[5], chunk[6], chunk[7]);
					break;
				}
			}
			break;
		default: b.push(input.c.charCodeAt(0));
	}
	return new Uint8Array(b);
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/nested-types.js
function* nestedTypes(desc) {
	switch (desc.kind) {
		case "file":
			for (const message of desc.messages) {
				yield message;
				yield* nestedTypes(message);
			}
			yield* desc.enums;
			yield* desc.services;
			yield* desc.extensions;
			break;
		case "message":
			for (const message of desc.nestedMessages) {
				yield message;
				yield* nestedTypes(message);
			}
			yield* desc.nestedEnums;
			yield* desc.nestedExtensions;
	}
}
// node_modules/@bufbuild/protobuf/dist/esm/registry.js
function createRegistry(...input) {
	return initBaseRegistry(input);
}
function createFileRegistry(...args) {
	const registry = createBaseRegistry();
	if (!args.length) return registry;
	if ("$typeName" in args[0] && args[0].$typeName == "google.protobuf.FileDescriptorSet") {
		for (const file of args[0].file) addFile(file, registry);
		return registry;
	}
	if ("$typeName" in args[0]) {
		const input = args[0];
		const resolve = args[1];
		const seen = new Set();
		function recurseDeps(file) {
			const deps = [];
			for (const protoFileName of file.dependency) {
				if (registry.getFile(protoFileName) != void 0) continue;
				if (seen.has(protoFileName)) continue;
				const dep = resolve(protoFileName);
				if (!dep) throw new Error(`Unable to resolve ${protoFileName}, imported by ${file.name}`);
				if ("kind" in dep) registry.addFile(dep, false, true);
				else {
					seen.add(dep.name);
					deps.push(dep);
				}
			}
			return deps.concat(...deps.map(recurseDeps));
		}
		for (const file of [input, ...recurseDeps(input)].reverse()) addFile(file, registry);
	} else for (const fileReg of args) for (const file of fileReg.files) registry.addFile(file);
	return registry;
}
function createBaseRegistry() {
	const types = new Map();
	const extendees = new Map();
	const files = new Map();
	return {
		kind: "registry",
		types,
		extendees,
		[Symbol.iterator]() {
			return types.values();
		},
		get files() {
			return files.values();
		},
		addFile(file, skipTypes, withDeps) {
			files.set(file.proto.name, file);
			if (!skipTypes) for (const type of nestedTypes(file)) this.add(type);
			if (withDeps) for (const f of file.dependencies) this.addFile(f, skipTypes, withDeps);
		},
		add(desc) {
			if (desc.kind == "extension") {
				let numberToExt = extendees.get(desc.extendee.typeName);
				if (!numberToExt) extendees.set(desc.extendee.typeName, numberToExt = new Map());
				numberToExt.set(desc.number, desc);
			}
			types.set(desc.typeName, desc);
		},
		get(typeName) {
			return types.get(typeName);
		},
		getFile(fileName) {
			return files.get(fileName);
		},
		getMessage(typeName) {
			const t = types.get(typeName);
			return (t === null || t === void 0 ? void 0 : t.kind) == "message" ? t : void 0;
		},
		getEnum(typeName) {
			const t = types.get(typeName);
			return (t === null || t === void 0 ? void 0 : t.kind) == "enum" ? t : void 0;
		},
		getExtension(typeName) {
			const t = types.get(typeName);
			return (t === null || t === void 0 ? void 0 : t.kind) == "extension" ? t : void 0;
		},
		getExtensionFor(extendee, no) {
			var _a;
			return (_a = extendees.get(extendee.typeName)) === null || _a === void 0 ? void 0 : _a.get(no);
		},
		getService(typeName) {
			const t = types.get(typeName);
			return (t === null || t === void 0 ? void 0 : t.kind) == "service" ? t : void 0;
		}
	};
}
function initBaseRegistry(inputs) {
	const registry = createBaseRegistry();
	for (const input of inputs) switch (input.kind) {
		case "registry":
			for (const n of input) registry.add(n);
			break;
		case "file":
			registry.addFile(input);
			break;
		default: registry.add(input);
	}
	return registry;
}
const EDITION_PROTO2 = 998;
const EDITION_PROTO3 = 999;
const EDITION_UNSTABLE = 9999;
const TYPE_STRING = 9;
const TYPE_GROUP = 10;
const TYPE_MESSAGE = 11;
const TYPE_BYTES = 12;
const TYPE_ENUM = 14;
const LABEL_REPEATED = 3;
const LABEL_REQUIRED = 2;
const JS_STRING = 1;
const IDEMPOTENCY_UNKNOWN = 0;
const EXPLICIT = 1;
const IMPLICIT$1 = 2;
const LEGACY_REQUIRED$2 = 3;
const PACKED = 1;
const DELIMITED = 2;
const OPEN = 1;
const VERIFY = 2;
const maximumEdition = 1001;
const featureDefaults = {
	998: {
		fieldPresence: 1,
		enumType: 2,
		repeatedFieldEncoding: 2,
		utf8Validation: 3,
		messageEncoding: 1,
		jsonFormat: 2,
		enforceNamingStyle: 2,
		defaultSymbolVisibility: 1
	},
	999: {
		fieldPresence: 2,
		enumType: 1,
		repeatedFieldEncoding: 1,
		utf8Validation: 2,
		messageEncoding: 1,
		jsonFormat: 1,
		enforceNamingStyle: 2,
		defaultSymbolVisibility: 1
	},
	1e3: {
		fieldPresence: 1,
		enumType: 1,
		repeatedFieldEncoding: 1,
		utf8Validation: 2,
		messageEncoding: 1,
		jsonFormat: 1,
		enforceNamingStyle: 2,
		defaultSymbolVisibility: 1
	},
	1001: {
		fieldPresence: 1,
		enumType: 1,
		repeatedFieldEncoding: 1,
		utf8Validation: 2,
		messageEncoding: 1,
		jsonFormat: 1,
		enforceNamingStyle: 1,
		defaultSymbolVisibility: 2
	}
};
function addFile(proto, reg) {
	var _a, _b;
	const file = {
		kind: "file",
		proto,
		deprecated: (_b = (_a = proto.options) === null || _a === void 0 ? void 0 : _a.deprecated) !== null && _b !== void 0 ? _b : false,
		edition: getFileEdition(proto),
		name: proto.name.replace(/\.proto$/, ""),
		dependencies: findFileDependencies(proto, reg),
		enums: [],
		messages: [],
		extensions: [],
		services: [],
		toString() {
			return `file ${proto.name}`;
		}
	};
	const mapEntriesStore = new Map();
	const mapEntries = {
		get(typeName) {
			return mapEntriesStore.get(typeName);
		},
		add(desc) {
			var _a;
			assert(((_a = desc.proto.options) === null || _a === void 0 ? void 0 : _a.mapEntry) === true);
			mapEntriesStore.set(desc.typeName, desc);
		}
	};
	for (const enumProto of proto.enumType) addEnum(enumProto, file, void 0, reg);
	for (const messageProto of proto.messageType) addMessage(messageProto, file, void 0, reg, mapEntries);
	for (const serviceProto of proto.service) addService(serviceProto, file, reg);
	addExtensions(file, reg);
	for (const mapEntry of mapEntriesStore.values()) addFields(mapEntry, reg, mapEntries);
	for (const message of file.messages) {
		addFields(message, reg, mapEntries);
		addExtensions(message, reg);
	}
	reg.addFile(file, true);
}
function addExtensions(desc, reg) {
	switch (desc.kind) {
		case "file":
			for (const proto of desc.proto.extension) {
				const ext = newField(proto, desc, reg);
				desc.extensions.push(ext);
				reg.add(ext);
			}
			break;
		case "message":
			for (const proto of desc.proto.extension) {
				const ext = newField(proto, desc, reg);
				desc.nestedExtensions.push(ext);
				reg.add(ext);
			}
			for (const message of desc.nestedMessages) addExtensions(message, reg);
	}
}
function addFields(message, reg, mapEntries) {
	const allOneofs = message.proto.oneofDecl.map((proto) => newOneof(proto, message));
	const oneofsSeen = new Set();
	for (const proto of message.proto.field) {
		const oneof = findOneof(proto, allOneofs);
		const field = newField(proto, message, reg, oneof, mapEntries);
		message.fields.push(field);
		message.field[field.localName] = field;
		if (oneof === void 0) message.members.push(field);
		else {
			oneof.fields.push(field);
			if (!oneofsSeen.has(oneof)) {
				oneofsSeen.add(oneof);
				message.members.push(oneof);
			}
		}
	}
	for (const oneof of allOneofs.filter((o) => oneofsSeen.has(o))) message.oneofs.push(oneof);
	for (const child of message.nestedMessages) addFields(child, reg, mapEntries);
}
function addEnum(proto, file, parent, reg) {
	var _a, _b, _c, _d, _e;
	const sharedPrefix = findEnumSharedPrefix(proto.name, proto.value);
	const desc = {
		kind: "enum",
		proto,
		deprecated: (_b = (_a = proto.options) === null || _a === void 0 ? void 0 : _a.deprecated) !== null && _b !== void 0 ? _b : false,
		file,
		parent,
		open: true,
		name: proto.name,
		typeName: makeTypeName(proto, parent, file),
		value: {},
		values: [],
		sharedPrefix,
		toString() {
			return `enum ${this.typeName}`;
		}
	};
	desc.open = isEnumOpen(desc);
	reg.add(desc);
	for (const p of proto.value) {
		const name = p.name;
		desc.values.push(desc.value[p.number] = {
			kind: "enum_value",
			proto: p,
			deprecated: (_d = (_c = p.options) === null || _c === void 0 ? void 0 : _c.deprecated) !== null && _d !== void 0 ? _d : false,
			parent: desc,
			name,
			localName: safeObjectProperty(sharedPrefix == void 0 ? name : name.substring(sharedPrefix.length)),
			number: p.number,
			toString() {
				return `enum value ${desc.typeName}.${name}`;
			}
		});
	}
	((_e = parent === null || parent === void 0 ? void 0 : parent.nestedEnums) !== null && _e !== void 0 ? _e : file.enums).push(desc);
}
function addMessage(proto, file, parent, reg, mapEntries) {
	var _a, _b, _c, _d;
	const desc = {
		kind: "message",
		proto,
		deprecated: (_b = (_a = proto.options) === null || _a === void 0 ? void 0 : _a.deprecated) !== null && _b !== void 0 ? _b : false,
		file,
		parent,
		name: proto.name,
		typeName: makeTypeName(proto, parent, file),
		fields: [],
		field: {},
		oneofs: [],
		members: [],
		nestedEnums: [],
		nestedMessages: [],
		nestedExtensions: [],
		toString() {
			return `message ${this.typeName}`;
		}
	};
	if (((_c = proto.options) === null || _c === void 0 ? void 0 : _c.mapEntry) === true) mapEntries.add(desc);
	else {
		((_d = parent === null || parent === void 0 ? void 0 : parent.nestedMessages) !== null && _d !== void 0 ? _d : file.messages).push(desc);
		reg.add(desc);
	}
	for (const enumProto of proto.enumType) addEnum(enumProto, file, desc, reg);
	for (const messageProto of proto.nestedType) addMessage(messageProto, file, desc, reg, mapEntries);
}
function addService(proto, file, reg) {
	var _a, _b;
	const desc = {
		kind: "service",
		proto,
		deprecated: (_b = (_a = proto.options) === null || _a === void 0 ? void 0 : _a.deprecated) !== null && _b !== void 0 ? _b : false,
		file,
		name: proto.name,
		typeName: makeTypeName(proto, void 0, file),
		methods: [],
		method: {},
		toString() {
			return `service ${this.typeName}`;
		}
	};
	file.services.push(desc);
	reg.add(desc);
	for (const methodProto of proto.method) {
		const method = newMethod(methodProto, desc, reg);
		desc.methods.push(method);
		desc.method[method.localName] = method;
	}
}
function newMethod(proto, parent, reg) {
	var _a, _b, _c, _d;
	let methodKind;
	if (proto.clientStreaming && proto.serverStreaming) methodKind = "bidi_streaming";
	else if (proto.clientStreaming) methodKind = "client_streaming";
	else if (proto.serverStreaming) methodKind = "server_streaming";
	else methodKind = "unary";
	const input = reg.getMessage(trimLeadingDot(proto.inputType));
	const output = reg.getMessage(trimLeadingDot(proto.outputType));
	assert(input, `invalid MethodDescriptorProto: input_type ${proto.inputType} not found`);
	assert(output, `invalid MethodDescriptorProto: output_type ${proto.inputType} not found`);
	const name = proto.name;
	return {
		kind: "rpc",
		proto,
		deprecated: (_b = (_a = proto.options) === null || _a === void 0 ? void 0 : _a.deprecated) !== null && _b !== void 0 ? _b : false,
		parent,
		name,
		localName: safeObjectProperty(name.length ? safeObjectProperty(name[0].toLowerCase() + name.substring(1)) : name),
		methodKind,
		input,
		output,
		idempotency: (_d = (_c = proto.options) === null || _c === void 0 ? void 0 : _c.idempotencyLevel) !== null && _d !== void 0 ? _d : IDEMPOTENCY_UNKNOWN,
		toString() {
			return `rpc ${parent.typeName}.${name}`;
		}
	};
}
function newOneof(proto, parent) {
	return {
		kind: "oneof",
		proto,
		deprecated: false,
		parent,
		fields: [],
		name: proto.name,
		localName: safeObjectProperty(protoCamelCase(proto.name)),
		toString() {
			return `oneof ${parent.typeName}.${this.name}`;
		}
	};
}
function newField(proto, parentOrFile, reg, oneof, mapEntries) {
	var _a, _b, _c;
	const isExtension = mapEntries === void 0;
	const field = {
		kind: "field",
		proto,
		deprecated: (_b = (_a = proto.options) === null || _a === void 0 ? void 0 : _a.deprecated) !== null && _b !== void 0 ? _b : false,
		name: proto.name,
		number: proto.number,
		scalar: void 0,
		message: void 0,
		enum: void 0,
		presence: getFieldPresence(proto, oneof, isExtension, parentOrFile),
		utf8Validation: isUtf8Validated(proto, parentOrFile),
		listKind: void 0,
		mapKind: void 0,
		mapKey: void 0,
		delimitedEncoding: void 0,
		packed: void 0,
		longAsString: false,
		getDefaultValue: void 0
	};
	if (isExtension) {
		const file = parentOrFile.kind == "file" ? parentOrFile : parentOrFile.file;
		const parent = parentOrFile.kind == "file" ? void 0 : parentOrFile;
		const typeName = makeTypeName(proto, parent, file);
		field.kind = "extension";
		field.file = file;
		field.parent = parent;
		field.oneof = void 0;
		field.typeName = typeName;
		field.jsonName = `[${typeName}]`;
		field.toString = () => `extension ${typeName}`;
		const extendee = reg.getMessage(trimLeadingDot(proto.extendee));
		assert(extendee, `invalid FieldDescriptorProto: extendee ${proto.extendee} not found`);
		field.extendee = extendee;
	} else {
		const parent = parentOrFile;
		assert(parent.kind == "message");
		field.parent = parent;
		field.oneof = oneof;
		field.localName = oneof ? protoCamelCase(proto.name) : safeObjectProperty(protoCamelCase(proto.name));
		field.jsonName = proto.jsonName;
		field.toString = () => `field ${parent.typeName}.${proto.name}`;
	}
	const label = proto.label;
	const type = proto.type;
	const jstype = (_c = proto.options) === null || _c === void 0 ? void 0 : _c.jstype;
	if (label === LABEL_REPEATED) {
		const mapEntry = type == TYPE_MESSAGE ? mapEntries === null || mapEntries === void 0 ? void 0 : mapEntries.get(trimLeadingDot(proto.typeName)) : void 0;
		if (mapEntry) {
			field.fieldKind = "map";
			const { key, value } = findMapEntryFields(mapEntry);
			field.mapKey = key.scalar;
			field.mapKind = value.fieldKind;
			field.message = value.message;
			field.delimitedEncoding = false;
			field.enum = value.enum;
			field.scalar = value.scalar;
			return field;
		}
		field.fieldKind = "list";
		switch (type) {
			case TYPE_MESSAGE:
			case TYPE_GROUP:
				field.listKind = "message";
				field.message = reg.getMessage(trimLeadingDot(proto.typeName));
				assert(field.message);
				field.delimitedEncoding = isDelimitedEncoding(proto, parentOrFile);
				break;
			case TYPE_ENUM:
				field.listKind = "enum";
				field.enum = reg.getEnum(trimLeadingDot(proto.typeName));
				assert(field.enum);
				break;
			default:
				field.listKind = "scalar";
				field.scalar = type;
				field.longAsString = jstype == JS_STRING;
		}
		field.packed = isPackedField(proto, parentOrFile);
		return field;
	}
	switch (type) {
		case TYPE_MESSAGE:
		case TYPE_GROUP:
			field.fieldKind = "message";
			field.message = reg.getMessage(trimLeadingDot(proto.typeName));
			assert(field.message, `invalid FieldDescriptorProto: type_name ${proto.typeName} not found`);
			field.delimitedEncoding = isDelimitedEncoding(proto, parentOrFile);
			field.getDefaultValue = () => void 0;
			break;
		case TYPE_ENUM: {
			const enumeration = reg.getEnum(trimLeadingDot(proto.typeName));
			assert(enumeration !== void 0, `invalid FieldDescriptorProto: type_name ${proto.typeName} not found`);
			field.fieldKind = "enum";
			field.enum = reg.getEnum(trimLeadingDot(proto.typeName));
			field.getDefaultValue = () => {
				return unsafeIsSetExplicit(proto, "defaultValue") ? parseTextFormatEnumValue(enumeration, proto.defaultValue) : void 0;
			};
			break;
		}
		default:
			field.fieldKind = "scalar";
			field.scalar = type;
			field.longAsString = jstype == JS_STRING;
			field.getDefaultValue = () => {
				return unsafeIsSetExplicit(proto, "defaultValue") ? parseTextFormatScalarValue(type, proto.defaultValue) : void 0;
			};
	}
	return field;
}
function getFileEdition(proto) {
	switch (proto.syntax) {
		case "":
		case "proto2": return EDITION_PROTO2;
		case "proto3": return EDITION_PROTO3;
		case "editions":
			if (proto.edition === EDITION_UNSTABLE) return maximumEdition;
			if (proto.edition in featureDefaults) return proto.edition;
			throw new Error(`${proto.name}: unsupported edition`);
		default: throw new Error(`${proto.name}: unsupported syntax "${proto.syntax}"`);
	}
}
function findFileDependencies(proto, reg) {
	return proto.dependency.map((wantName) => {
		const dep = reg.getFile(wantName);
		if (!dep) throw new Error(`Cannot find ${wantName}, imported by ${proto.name}`);
		return dep;
	});
}
function findEnumSharedPrefix(enumName, values) {
	const prefix = camelToSnakeCase(enumName) + "_";
	for (const value of values) {
		if (!value.name.toLowerCase().startsWith(prefix)) return;
		const shortName = value.name.substring(prefix.length);
		if (shortName.length == 0) return;
		if (/^\d/.test(shortName)) return;
	}
	return prefix;
}
function camelToSnakeCase(camel) {
	return (camel.substring(0, 1) + camel.substring(1).replace(/[A-Z]/g, (c) => "_" + c)).toLowerCase();
}
function makeTypeName(proto, parent, file) {
	let typeName;
	if (parent) typeName = `${parent.typeName}.${proto.name}`;
	else if (file.proto.package.length > 0) typeName = `${file.proto.package}.${proto.name}`;
	else typeName = `${proto.name}`;
	return typeName;
}
function trimLeadingDot(typeName) {
	return typeName.startsWith(".") ? typeName.substring(1) : typeName;
}
function findOneof(proto, allOneofs) {
	if (!unsafeIsSetExplicit(proto, "oneofIndex")) return;
	if (proto.proto3Optional) return;
	const oneof = allOneofs[proto.oneofIndex];
	assert(oneof, `invalid FieldDescriptorProto: oneof #${proto.oneofIndex} for field #${proto.number} not found`);
	return oneof;
}
function getFieldPresence(proto, oneof, isExtension, parent) {
	if (proto.label == LABEL_REQUIRED) return LEGACY_REQUIRED$2;
	if (proto.label == LABEL_REPEATED) return IMPLICIT$1;
	if (!!oneof || proto.proto3Optional) return EXPLICIT;
	if (isExtension) return EXPLICIT;
	const resolved = resolveFeature("fieldPresence", {
		proto,
		parent
	});
	if (resolved == IMPLICIT$1 && (proto.type == TYPE_MESSAGE || proto.type == TYPE_GROUP)) return EXPLICIT;
	return resolved;
}
function isPackedField(proto, parent) {
	if (proto.label != LABEL_REPEATED) return false;
	switch (proto.type) {
		case TYPE_STRING:
		case TYPE_BYTES:
		case TYPE_GROUP:
		case TYPE_MESSAGE: return false;
	}
	const o = proto.options;
	if (o && unsafeIsSetExplicit(o, "packed")) return o.packed;
	return PACKED == resolveFeature("repeatedFieldEncoding", {
		proto,
		parent
	});
}
function findMapEntryFields(mapEntry) {
	const key = mapEntry.fields.find((f) => f.number === 1);
	const value = mapEntry.fields.find((f) => f.number === 2);
	assert(key && key.fieldKind == "scalar" && key.scalar != ScalarType.BYTES && key.scalar != ScalarType.FLOAT && key.scalar != ScalarType.DOUBLE && value && value.fieldKind != "list" && value.fieldKind != "map");
	return {
		key,
		value
	};
}
function isEnumOpen(desc) {
	var _a;
	return OPEN == resolveFeature("enumType", {
		proto: desc.proto,
		parent: (_a = desc.parent) !== null && _a !== void 0 ? _a : desc.file
	});
}
function isDelimitedEncoding(proto, parent) {
	if (proto.type == TYPE_GROUP) return true;
	return DELIMITED == resolveFeature("messageEncoding", {
		proto,
		parent
	});
}
function isUtf8Validated(proto, parent) {
	return VERIFY == resolveFeature("utf8Validation", {
		proto,
		parent
	});
}
function resolveFeature(name, ref) {
	var _a, _b;
	const featureSet = (_a = ref.proto.options) === null || _a === void 0 ? void 0 : _a.features;
	if (featureSet) {
		const val = featureSet[name];
		if (val != 0) return val;
	}
	if ("kind" in ref) {
		if (ref.kind == "message") return resolveFeature(name, (_b = ref.parent) !== null && _b !== void 0 ? _b : ref.file);
		const editionDefaults = featureDefaults[ref.edition];
		if (!editionDefaults) throw new Error(`feature default for edition ${ref.edition} not found`);
		return editionDefaults[name];
	}
	return resolveFeature(name, ref.parent);
}
function assert(condition, msg) {
	if (!condition) throw new Error(msg);
}
// node_modules/@bufbuild/protobuf/dist/esm/codegenv2/boot.js
function boot(boot) {
	const root = bootFileDescriptorProto(boot);
	root.messageType.forEach(restoreJsonNames);
	return createFileRegistry(root, () => void 0).getFile(root.name);
}
function bootFileDescriptorProto(init) {
	return Object.assign(Object.create({
		syntax: "",
		edition: 0
	}), Object.assign(Object.assign({
		$typeName: "google.protobuf.FileDescriptorProto",
		dependency: [],
		publicDependency: [],
		weakDependency: [],
		optionDependency: [],
		service: [],
		extension: []
	}, init), {
		messageType: init.messageType.map(bootDescriptorProto),
		enumType: init.enumType.map(bootEnumDescriptorProto)
	}));
}
function bootDescriptorProto(init) {
	var _a, _b, _c, _d, _e, _f, _g, _h;
	return Object.assign(Object.create({ visibility: 0 }), {
		$typeName: "google.protobuf.DescriptorProto",
		name: init.name,
		field: (_b = (_a = init.field) === null || _a === void 0 ? void 0 : _a.map(bootFieldDescriptorProto)) !== null && _b !== void 0 ? _b : [],
		extension: [],
		nestedType: (_d = (_c = init.nestedType) === null || _c === void 0 ? void 0 : _c.map(bootDescriptorProto)) !== null && _d !== void 0 ? _d : [],
		enumType: (_f = (_e = init.enumType) === null || _e === void 0 ? void 0 : _e.map(bootEnumDescriptorProto)) !== null && _f !== void 0 ? _f : [],
		extensionRange: (_h = (_g = init.extensionRange) === null || _g === void 0 ? void 0 : _g.map((e) => Object.assign({ $typeName: "google.protobuf.DescriptorProto.ExtensionRange" }, e))) !== null && _h !== void 0 ? _h : [],
		oneofDecl: [],
		reservedRange: [],
		reservedName: []
	});
}
function bootFieldDescriptorProto(init) {
	return Object.assign(Object.create({
		label: 1,
		typeName: "",
		extendee: "",
		defaultValue: "",
		oneofIndex: 0,
		jsonName: "",
		proto3Optional: false
	}), Object.assign(Object.assign({ $typeName: "google.protobuf.FieldDescriptorProto" }, init), { options: init.options ? bootFieldOptions(init.options) : void 0 }));
}
function bootFieldOptions(init) {
	var _a, _b, _c;
	return Object.assign(Object.create({
		ctype: 0,
		packed: false,
		jstype: 0,
		lazy: false,
		unverifiedLazy: false,
		deprecated: false,
		weak: false,
		debugRedact: false,
		retention: 0
	}), Object.assign(Object.assign({ $typeName: "google.protobuf.FieldOptions" }, init), {
		targets: (_a = init.targets) !== null && _a !== void 0 ? _a : [],
		editionDefaults: (_c = (_b = init.editionDefaults) === null || _b === void 0 ? void 0 : _b.map((e) => Object.assign({ $typeName: "google.protobuf.FieldOptions.EditionDefault" }, e))) !== null && _c !== void 0 ? _c : [],
		uninterpretedOption: []
	}));
}
function bootEnumDescriptorProto(init) {
	return Object.assign(Object.create({ visibility: 0 }), {
		$typeName: "google.protobuf.EnumDescriptorProto",
		name: init.name,
		reservedName: [],
		reservedRange: [],
		value: init.value.map((e) => Object.assign({ $typeName: "google.protobuf.EnumValueDescriptorProto" }, e))
	});
}
// node_modules/@bufbuild/protobuf/dist/esm/codegenv2/message.js
function messageDesc(file, path, ...paths) {
	return paths.reduce((acc, cur) => acc.nestedMessages[cur], file.messages[path]);
}
// node_modules/@bufbuild/protobuf/dist/esm/wkt/gen/google/protobuf/descriptor_pb.js
const file_google_protobuf_descriptor = boot({
	"name": "google/protobuf/descriptor.proto",
	"package": "google.protobuf",
	"messageType": [
		{
			"name": "FileDescriptorSet",
			"field": [{
				"name": "file",
				"number": 1,
				"type": 11,
				"label": 3,
				"typeName": ".google.protobuf.FileDescriptorProto"
			}],
			"extensionRange": [{
				"start": 536e6,
				"end": 536000001
			}]
		},
		{
			"name": "FileDescriptorProto",
			"field": [
				{
					"name": "name",
					"number": 1,
					"type": 9,
					"label": 1
				},
				{
					"name": "package",
					"number": 2,
					"type": 9,
					"label": 1
				},
				{
					"name": "dependency",
					"number": 3,
					"type": 9,
					"label": 3
				},
				{
					"name": "public_dependency",
					"number": 10,
					"type": 5,
					"label": 3
				},
				{
					"name": "weak_dependency",
					"number": 11,
					"type": 5,
					"label": 3
				},
				{
					"name": "option_dependency",
					"number": 15,
					"type": 9,
					"label": 3
				},
				{
					"name": "message_type",
					"number": 4,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.DescriptorProto"
				},
				{
					"name": "enum_type",
					"number": 5,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.EnumDescriptorProto"
				},
				{
					"name": "service",
					"number": 6,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.ServiceDescriptorProto"
				},
				{
					"name": "extension",
					"number": 7,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.FieldDescriptorProto"
				},
				{
					"name": "options",
					"number": 8,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FileOptions"
				},
				{
					"name": "source_code_info",
					"number": 9,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.SourceCodeInfo"
				},
				{
					"name": "syntax",
					"number": 12,
					"type": 9,
					"label": 1
				},
				{
					"name": "edition",
					"number": 14,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.Edition"
				}
			]
		},
		{
			"name": "DescriptorProto",
			"field": [
				{
					"name": "name",
					"number": 1,
					"type": 9,
					"label": 1
				},
				{
					"name": "field",
					"number": 2,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.FieldDescriptorProto"
				},
				{
					"name": "extension",
					"number": 6,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.FieldDescriptorProto"
				},
				{
					"name": "nested_type",
					"number": 3,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.DescriptorProto"
				},
				{
					"name": "enum_type",
					"number": 4,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.EnumDescriptorProto"
				},
				{
					"name": "extension_range",
					"number": 5,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.DescriptorProto.ExtensionRange"
				},
				{
					"name": "oneof_decl",
					"number": 8,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.OneofDescriptorProto"
				},
				{
					"name": "options",
					"number": 7,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.MessageOptions"
				},
				{
					"name": "reserved_range",
					"number": 9,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.DescriptorProto.ReservedRange"
				},
				{
					"name": "reserved_name",
					"number": 10,
					"type": 9,
					"label": 3
				},
				{
					"name": "visibility",
					"number": 11,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.SymbolVisibility"
				}
			],
			"nestedType": [{
				"name": "ExtensionRange",
				"field": [
					{
						"name": "start",
						"number": 1,
						"type": 5,
						"label": 1
					},
					{
						"name": "end",
						"number": 2,
						"type": 5,
						"label": 1
					},
					{
						"name": "options",
						"number": 3,
						"type": 11,
						"label": 1,
						"typeName": ".google.protobuf.ExtensionRangeOptions"
					}
				]
			}, {
				"name": "ReservedRange",
				"field": [{
					"name": "start",
					"number": 1,
					"type": 5,
					"label": 1
				}, {
					"name": "end",
					"number": 2,
					"type": 5,
					"label": 1
				}]
			}]
		},
		{
			"name": "ExtensionRangeOptions",
			"field": [
				{
					"name": "uninterpreted_option",
					"number": 999,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.UninterpretedOption"
				},
				{
					"name": "declaration",
					"number": 2,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.ExtensionRangeOptions.Declaration",
					"options": { "retention": 2 }
				},
				{
					"name": "features",
					"number": 50,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet"
				},
				{
					"name": "verification",
					"number": 3,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.ExtensionRangeOptions.VerificationState",
					"defaultValue": "UNVERIFIED",
					"options": { "retention": 2 }
				}
			],
			"nestedType": [{
				"name": "Declaration",
				"field": [
					{
						"name": "number",
						"number": 1,
						"type": 5,
						"label": 1
					},
					{
						"name": "full_name",
						"number": 2,
						"type": 9,
						"label": 1
					},
					{
						"name": "type",
						"number": 3,
						"type": 9,
						"label": 1
					},
					{
						"name": "reserved",
						"number": 5,
						"type": 8,
						"label": 1
					},
					{
						"name": "repeated",
						"number": 6,
						"type": 8,
						"label": 1
					}
				]
			}],
			"enumType": [{
				"name": "VerificationState",
				"value": [{
					"name": "DECLARATION",
					"number": 0
				}, {
					"name": "UNVERIFIED",
					"number": 1
				}]
			}],
			"extensionRange": [{
				"start": 1e3,
				"end": 536870912
			}]
		},
		{
			"name": "FieldDescriptorProto",
			"field": [
				{
					"name": "name",
					"number": 1,
					"type": 9,
					"label": 1
				},
				{
					"name": "number",
					"number": 3,
					"type": 5,
					"label": 1
				},
				{
					"name": "label",
					"number": 4,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FieldDescriptorProto.Label"
				},
				{
					"name": "type",
					"number": 5,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FieldDescriptorProto.Type"
				},
				{
					"name": "type_name",
					"number": 6,
					"type": 9,
					"label": 1
				},
				{
					"name": "extendee",
					"number": 2,
					"type": 9,
					"label": 1
				},
				{
					"name": "default_value",
					"number": 7,
					"type": 9,
					"label": 1
				},
				{
					"name": "oneof_index",
					"number": 9,
					"type": 5,
					"label": 1
				},
				{
					"name": "json_name",
					"number": 10,
					"type": 9,
					"label": 1
				},
				{
					"name": "options",
					"number": 8,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FieldOptions"
				},
				{
					"name": "proto3_optional",
					"number": 17,
					"type": 8,
					"label": 1
				}
			],
			"enumType": [{
				"name": "Type",
				"value": [
					{
						"name": "TYPE_DOUBLE",
						"number": 1
					},
					{
						"name": "TYPE_FLOAT",
						"number": 2
					},
					{
						"name": "TYPE_INT64",
						"number": 3
					},
					{
						"name": "TYPE_UINT64",
						"number": 4
					},
					{
						"name": "TYPE_INT32",
						"number": 5
					},
					{
						"name": "TYPE_FIXED64",
						"number": 6
					},
					{
						"name": "TYPE_FIXED32",
						"number": 7
					},
					{
						"name": "TYPE_BOOL",
						"number": 8
					},
					{
						"name": "TYPE_STRING",
						"number": 9
					},
					{
						"name": "TYPE_GROUP",
						"number": 10
					},
					{
						"name": "TYPE_MESSAGE",
						"number": 11
					},
					{
						"name": "TYPE_BYTES",
						"number": 12
					},
					{
						"name": "TYPE_UINT32",
						"number": 13
					},
					{
						"name": "TYPE_ENUM",
						"number": 14
					},
					{
						"name": "TYPE_SFIXED32",
						"number": 15
					},
					{
						"name": "TYPE_SFIXED64",
						"number": 16
					},
					{
						"name": "TYPE_SINT32",
						"number": 17
					},
					{
						"name": "TYPE_SINT64",
						"number": 18
					}
				]
			}, {
				"name": "Label",
				"value": [
					{
						"name": "LABEL_OPTIONAL",
						"number": 1
					},
					{
						"name": "LABEL_REPEATED",
						"number": 3
					},
					{
						"name": "LABEL_REQUIRED",
						"number": 2
					}
				]
			}]
		},
		{
			"name": "OneofDescriptorProto",
			"field": [{
				"name": "name",
				"number": 1,
				"type": 9,
				"label": 1
			}, {
				"name": "options",
				"number": 2,
				"type": 11,
				"label": 1,
				"typeName": ".google.protobuf.OneofOptions"
			}]
		},
		{
			"name": "EnumDescriptorProto",
			"field": [
				{
					"name": "name",
					"number": 1,
					"type": 9,
					"label": 1
				},
				{
					"name": "value",
					"number": 2,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.EnumValueDescriptorProto"
				},
				{
					"name": "options",
					"number": 3,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.EnumOptions"
				},
				{
					"name": "reserved_range",
					"number": 4,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.EnumDescriptorProto.EnumReservedRange"
				},
				{
					"name": "reserved_name",
					"number": 5,
					"type": 9,
					"label": 3
				},
				{
					"name": "visibility",
					"number": 6,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.SymbolVisibility"
				}
			],
			"nestedType": [{
				"name": "EnumReservedRange",
				"field": [{
					"name": "start",
					"number": 1,
					"type": 5,
					"label": 1
				}, {
					"name": "end",
					"number": 2,
					"type": 5,
					"label": 1
				}]
			}]
		},
		{
			"name": "EnumValueDescriptorProto",
			"field": [
				{
					"name": "name",
					"number": 1,
					"type": 9,
					"label": 1
				},
				{
					"name": "number",
					"number": 2,
					"type": 5,
					"label": 1
				},
				{
					"name": "options",
					"number": 3,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.EnumValueOptions"
				}
			]
		},
		{
			"name": "ServiceDescriptorProto",
			"field": [
				{
					"name": "name",
					"number": 1,
					"type": 9,
					"label": 1
				},
				{
					"name": "method",
					"number": 2,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.MethodDescriptorProto"
				},
				{
					"name": "options",
					"number": 3,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.ServiceOptions"
				}
			]
		},
		{
			"name": "MethodDescriptorProto",
			"field": [
				{
					"name": "name",
					"number": 1,
					"type": 9,
					"label": 1
				},
				{
					"name": "input_type",
					"number": 2,
					"type": 9,
					"label": 1
				},
				{
					"name": "output_type",
					"number": 3,
					"type": 9,
					"label": 1
				},
				{
					"name": "options",
					"number": 4,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.MethodOptions"
				},
				{
					"name": "client_streaming",
					"number": 5,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "server_streaming",
					"number": 6,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				}
			]
		},
		{
			"name": "FileOptions",
			"field": [
				{
					"name": "java_package",
					"number": 1,
					"type": 9,
					"label": 1
				},
				{
					"name": "java_outer_classname",
					"number": 8,
					"type": 9,
					"label": 1
				},
				{
					"name": "java_multiple_files",
					"number": 10,
					"type": 8,
					"label": 1,
					"defaultValue": "false",
					"options": {}
				},
				{
					"name": "java_generate_equals_and_hash",
					"number": 20,
					"type": 8,
					"label": 1,
					"options": { "deprecated": true }
				},
				{
					"name": "java_string_check_utf8",
					"number": 27,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "optimize_for",
					"number": 9,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FileOptions.OptimizeMode",
					"defaultValue": "SPEED"
				},
				{
					"name": "go_package",
					"number": 11,
					"type": 9,
					"label": 1
				},
				{
					"name": "cc_generic_services",
					"number": 16,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "java_generic_services",
					"number": 17,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "py_generic_services",
					"number": 18,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "deprecated",
					"number": 23,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "cc_enable_arenas",
					"number": 31,
					"type": 8,
					"label": 1,
					"defaultValue": "true"
				},
				{
					"name": "objc_class_prefix",
					"number": 36,
					"type": 9,
					"label": 1
				},
				{
					"name": "csharp_namespace",
					"number": 37,
					"type": 9,
					"label": 1
				},
				{
					"name": "swift_prefix",
					"number": 39,
					"type": 9,
					"label": 1
				},
				{
					"name": "php_class_prefix",
					"number": 40,
					"type": 9,
					"label": 1
				},
				{
					"name": "php_namespace",
					"number": 41,
					"type": 9,
					"label": 1
				},
				{
					"name": "php_metadata_namespace",
					"number": 44,
					"type": 9,
					"label": 1
				},
				{
					"name": "ruby_package",
					"number": 45,
					"type": 9,
					"label": 1
				},
				{
					"name": "features",
					"number": 50,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet"
				},
				{
					"name": "uninterpreted_option",
					"number": 999,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.UninterpretedOption"
				}
			],
			"enumType": [{
				"name": "OptimizeMode",
				"value": [
					{
						"name": "SPEED",
						"number": 1
					},
					{
						"name": "CODE_SIZE",
						"number": 2
					},
					{
						"name": "LITE_RUNTIME",
						"number": 3
					}
				]
			}],
			"extensionRange": [{
				"start": 1e3,
				"end": 536870912
			}]
		},
		{
			"name": "MessageOptions",
			"field": [
				{
					"name": "message_set_wire_format",
					"number": 1,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "no_standard_descriptor_accessor",
					"number": 2,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "deprecated",
					"number": 3,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "map_entry",
					"number": 7,
					"type": 8,
					"label": 1
				},
				{
					"name": "deprecated_legacy_json_field_conflicts",
					"number": 11,
					"type": 8,
					"label": 1,
					"options": { "deprecated": true }
				},
				{
					"name": "features",
					"number": 12,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet"
				},
				{
					"name": "uninterpreted_option",
					"number": 999,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.UninterpretedOption"
				}
			],
			"extensionRange": [{
				"start": 1e3,
				"end": 536870912
			}]
		},
		{
			"name": "FieldOptions",
			"field": [
				{
					"name": "ctype",
					"number": 1,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FieldOptions.CType",
					"defaultValue": "STRING"
				},
				{
					"name": "packed",
					"number": 2,
					"type": 8,
					"label": 1
				},
				{
					"name": "jstype",
					"number": 6,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FieldOptions.JSType",
					"defaultValue": "JS_NORMAL"
				},
				{
					"name": "lazy",
					"number": 5,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "unverified_lazy",
					"number": 15,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "deprecated",
					"number": 3,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "weak",
					"number": 10,
					"type": 8,
					"label": 1,
					"defaultValue": "false",
					"options": { "deprecated": true }
				},
				{
					"name": "debug_redact",
					"number": 16,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "retention",
					"number": 17,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FieldOptions.OptionRetention"
				},
				{
					"name": "targets",
					"number": 19,
					"type": 14,
					"label": 3,
					"typeName": ".google.protobuf.FieldOptions.OptionTargetType"
				},
				{
					"name": "edition_defaults",
					"number": 20,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.FieldOptions.EditionDefault"
				},
				{
					"name": "features",
					"number": 21,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet"
				},
				{
					"name": "feature_support",
					"number": 22,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FieldOptions.FeatureSupport"
				},
				{
					"name": "uninterpreted_option",
					"number": 999,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.UninterpretedOption"
				}
			],
			"nestedType": [{
				"name": "EditionDefault",
				"field": [{
					"name": "edition",
					"number": 3,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.Edition"
				}, {
					"name": "value",
					"number": 2,
					"type": 9,
					"label": 1
				}]
			}, {
				"name": "FeatureSupport",
				"field": [
					{
						"name": "edition_introduced",
						"number": 1,
						"type": 14,
						"label": 1,
						"typeName": ".google.protobuf.Edition"
					},
					{
						"name": "edition_deprecated",
						"number": 2,
						"type": 14,
						"label": 1,
						"typeName": ".google.protobuf.Edition"
					},
					{
						"name": "deprecation_warning",
						"number": 3,
						"type": 9,
						"label": 1
					},
					{
						"name": "edition_removed",
						"number": 4,
						"type": 14,
						"label": 1,
						"typeName": ".google.protobuf.Edition"
					},
					{
						"name": "removal_error",
						"number": 5,
						"type": 9,
						"label": 1
					}
				]
			}],
			"enumType": [
				{
					"name": "CType",
					"value": [
						{
							"name": "STRING",
							"number": 0
						},
						{
							"name": "CORD",
							"number": 1
						},
						{
							"name": "STRING_PIECE",
							"number": 2
						}
					]
				},
				{
					"name": "JSType",
					"value": [
						{
							"name": "JS_NORMAL",
							"number": 0
						},
						{
							"name": "JS_STRING",
							"number": 1
						},
						{
							"name": "JS_NUMBER",
							"number": 2
						}
					]
				},
				{
					"name": "OptionRetention",
					"value": [
						{
							"name": "RETENTION_UNKNOWN",
							"number": 0
						},
						{
							"name": "RETENTION_RUNTIME",
							"number": 1
						},
						{
							"name": "RETENTION_SOURCE",
							"number": 2
						}
					]
				},
				{
					"name": "OptionTargetType",
					"value": [
						{
							"name": "TARGET_TYPE_UNKNOWN",
							"number": 0
						},
						{
							"name": "TARGET_TYPE_FILE",
							"number": 1
						},
						{
							"name": "TARGET_TYPE_EXTENSION_RANGE",
							"number": 2
						},
						{
							"name": "TARGET_TYPE_MESSAGE",
							"number": 3
						},
						{
							"name": "TARGET_TYPE_FIELD",
							"number": 4
						},
						{
							"name": "TARGET_TYPE_ONEOF",
							"number": 5
						},
						{
							"name": "TARGET_TYPE_ENUM",
							"number": 6
						},
						{
							"name": "TARGET_TYPE_ENUM_ENTRY",
							"number": 7
						},
						{
							"name": "TARGET_TYPE_SERVICE",
							"number": 8
						},
						{
							"name": "TARGET_TYPE_METHOD",
							"number": 9
						}
					]
				}
			],
			"extensionRange": [{
				"start": 1e3,
				"end": 536870912
			}]
		},
		{
			"name": "OneofOptions",
			"field": [{
				"name": "features",
				"number": 1,
				"type": 11,
				"label": 1,
				"typeName": ".google.protobuf.FeatureSet"
			}, {
				"name": "uninterpreted_option",
				"number": 999,
				"type": 11,
				"label": 3,
				"typeName": ".google.protobuf.UninterpretedOption"
			}],
			"extensionRange": [{
				"start": 1e3,
				"end": 536870912
			}]
		},
		{
			"name": "EnumOptions",
			"field": [
				{
					"name": "allow_alias",
					"number": 2,
					"type": 8,
					"label": 1
				},
				{
					"name": "deprecated",
					"number": 3,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "deprecated_legacy_json_field_conflicts",
					"number": 6,
					"type": 8,
					"label": 1,
					"options": { "deprecated": true }
				},
				{
					"name": "features",
					"number": 7,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet"
				},
				{
					"name": "uninterpreted_option",
					"number": 999,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.UninterpretedOption"
				}
			],
			"extensionRange": [{
				"start": 1e3,
				"end": 536870912
			}]
		},
		{
			"name": "EnumValueOptions",
			"field": [
				{
					"name": "deprecated",
					"number": 1,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "features",
					"number": 2,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet"
				},
				{
					"name": "debug_redact",
					"number": 3,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "feature_support",
					"number": 4,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FieldOptions.FeatureSupport"
				},
				{
					"name": "uninterpreted_option",
					"number": 999,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.UninterpretedOption"
				}
			],
			"extensionRange": [{
				"start": 1e3,
				"end": 536870912
			}]
		},
		{
			"name": "ServiceOptions",
			"field": [
				{
					"name": "features",
					"number": 34,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet"
				},
				{
					"name": "deprecated",
					"number": 33,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "uninterpreted_option",
					"number": 999,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.UninterpretedOption"
				}
			],
			"extensionRange": [{
				"start": 1e3,
				"end": 536870912
			}]
		},
		{
			"name": "MethodOptions",
			"field": [
				{
					"name": "deprecated",
					"number": 33,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "idempotency_level",
					"number": 34,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.MethodOptions.IdempotencyLevel",
					"defaultValue": "IDEMPOTENCY_UNKNOWN"
				},
				{
					"name": "features",
					"number": 35,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet"
				},
				{
					"name": "uninterpreted_option",
					"number": 999,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.UninterpretedOption"
				}
			],
			"enumType": [{
				"name": "IdempotencyLevel",
				"value": [
					{
						"name": "IDEMPOTENCY_UNKNOWN",
						"number": 0
					},
					{
						"name": "NO_SIDE_EFFECTS",
						"number": 1
					},
					{
						"name": "IDEMPOTENT",
						"number": 2
					}
				]
			}],
			"extensionRange": [{
				"start": 1e3,
				"end": 536870912
			}]
		},
		{
			"name": "UninterpretedOption",
			"field": [
				{
					"name": "name",
					"number": 2,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.UninterpretedOption.NamePart"
				},
				{
					"name": "identifier_value",
					"number": 3,
					"type": 9,
					"label": 1
				},
				{
					"name": "positive_int_value",
					"number": 4,
					"type": 4,
					"label": 1
				},
				{
					"name": "negative_int_value",
					"number": 5,
					"type": 3,
					"label": 1
				},
				{
					"name": "double_value",
					"number": 6,
					"type": 1,
					"label": 1
				},
				{
					"name": "string_value",
					"number": 7,
					"type": 12,
					"label": 1
				},
				{
					"name": "aggregate_value",
					"number": 8,
					"type": 9,
					"label": 1
				}
			],
			"nestedType": [{
				"name": "NamePart",
				"field": [{
					"name": "name_part",
					"number": 1,
					"type": 9,
					"label": 2
				}, {
					"name": "is_extension",
					"number": 2,
					"type": 8,
					"label": 2
				}]
			}]
		},
		{
			"name": "FeatureSet",
			"field": [
				{
					"name": "field_presence",
					"number": 1,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet.FieldPresence",
					"options": {
						"retention": 1,
						"targets": [4, 1],
						"editionDefaults": [
							{
								"value": "EXPLICIT",
								"edition": 900
							},
							{
								"value": "IMPLICIT",
								"edition": 999
							},
							{
								"value": "EXPLICIT",
								"edition": 1e3
							}
						]
					}
				},
				{
					"name": "enum_type",
					"number": 2,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet.EnumType",
					"options": {
						"retention": 1,
						"targets": [6, 1],
						"editionDefaults": [{
							"value": "CLOSED",
							"edition": 900
						}, {
							"value": "OPEN",
							"edition": 999
						}]
					}
				},
				{
					"name": "repeated_field_encoding",
					"number": 3,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet.RepeatedFieldEncoding",
					"options": {
						"retention": 1,
						"targets": [4, 1],
						"editionDefaults": [{
							"value": "EXPANDED",
							"edition": 900
						}, {
							"value": "PACKED",
							"edition": 999
						}]
					}
				},
				{
					"name": "utf8_validation",
					"number": 4,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet.Utf8Validation",
					"options": {
						"retention": 1,
						"targets": [4, 1],
						"editionDefaults": [{
							"value": "NONE",
							"edition": 900
						}, {
							"value": "VERIFY",
							"edition": 999
						}]
					}
				},
				{
					"name": "message_encoding",
					"number": 5,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet.MessageEncoding",
					"options": {
						"retention": 1,
						"targets": [4, 1],
						"editionDefaults": [{
							"value": "LENGTH_PREFIXED",
							"edition": 900
						}]
					}
				},
				{
					"name": "json_format",
					"number": 6,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet.JsonFormat",
					"options": {
						"retention": 1,
						"targets": [
							3,
							6,
							1
						],
						"editionDefaults": [{
							"value": "LEGACY_BEST_EFFORT",
							"edition": 900
						}, {
							"value": "ALLOW",
							"edition": 999
						}]
					}
				},
				{
					"name": "enforce_naming_style",
					"number": 7,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet.EnforceNamingStyle",
					"options": {
						"retention": 2,
						"targets": [
							1,
							2,
							3,
							4,
							5,
							6,
							7,
							8,
							9
						],
						"editionDefaults": [{
							"value": "STYLE_LEGACY",
							"edition": 900
						}, {
							"value": "STYLE2024",
							"edition": 1001
						}]
					}
				},
				{
					"name": "default_symbol_visibility",
					"number": 8,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet.VisibilityFeature.DefaultSymbolVisibility",
					"options": {
						"retention": 2,
						"targets": [1],
						"editionDefaults": [{
							"value": "EXPORT_ALL",
							"edition": 900
						}, {
							"value": "EXPORT_TOP_LEVEL",
							"edition": 1001
						}]
					}
				}
			],
			"nestedType": [{
				"name": "VisibilityFeature",
				"enumType": [{
					"name": "DefaultSymbolVisibility",
					"value": [
						{
							"name": "DEFAULT_SYMBOL_VISIBILITY_UNKNOWN",
							"number": 0
						},
						{
							"name": "EXPORT_ALL",
							"number": 1
						},
						{
							"name": "EXPORT_TOP_LEVEL",
							"number": 2
						},
						{
							"name": "LOCAL_ALL",
							"number": 3
						},
						{
							"name": "STRICT",
							"number": 4
						}
					]
				}]
			}],
			"enumType": [
				{
					"name": "FieldPresence",
					"value": [
						{
							"name": "FIELD_PRESENCE_UNKNOWN",
							"number": 0
						},
						{
							"name": "EXPLICIT",
							"number": 1
						},
						{
							"name": "IMPLICIT",
							"number": 2
						},
						{
							"name": "LEGACY_REQUIRED",
							"number": 3
						}
					]
				},
				{
					"name": "EnumType",
					"value": [
						{
							"name": "ENUM_TYPE_UNKNOWN",
							"number": 0
						},
						{
							"name": "OPEN",
							"number": 1
						},
						{
							"name": "CLOSED",
							"number": 2
						}
					]
				},
				{
					"name": "RepeatedFieldEncoding",
					"value": [
						{
							"name": "REPEATED_FIELD_ENCODING_UNKNOWN",
							"number": 0
						},
						{
							"name": "PACKED",
							"number": 1
						},
						{
							"name": "EXPANDED",
							"number": 2
						}
					]
				},
				{
					"name": "Utf8Validation",
					"value": [
						{
							"name": "UTF8_VALIDATION_UNKNOWN",
							"number": 0
						},
						{
							"name": "VERIFY",
							"number": 2
						},
						{
							"name": "NONE",
							"number": 3
						}
					]
				},
				{
					"name": "MessageEncoding",
					"value": [
						{
							"name": "MESSAGE_ENCODING_UNKNOWN",
							"number": 0
						},
						{
							"name": "LENGTH_PREFIXED",
							"number": 1
						},
						{
							"name": "DELIMITED",
							"number": 2
						}
					]
				},
				{
					"name": "JsonFormat",
					"value": [
						{
							"name": "JSON_FORMAT_UNKNOWN",
							"number": 0
						},
						{
							"name": "ALLOW",
							"number": 1
						},
						{
							"name": "LEGACY_BEST_EFFORT",
							"number": 2
						}
					]
				},
				{
					"name": "EnforceNamingStyle",
					"value": [
						{
							"name": "ENFORCE_NAMING_STYLE_UNKNOWN",
							"number": 0
						},
						{
							"name": "STYLE2024",
							"number": 1
						},
						{
							"name": "STYLE_LEGACY",
							"number": 2
						}
					]
				}
			],
			"extensionRange": [
				{
					"start": 1e3,
					"end": 9995
				},
				{
					"start": 9995,
					"end": 1e4
				},
				{
					"start": 1e4,
					"end": 10001
				}
			]
		},
		{
			"name": "FeatureSetDefaults",
			"field": [
				{
					"name": "defaults",
					"number": 1,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.FeatureSetDefaults.FeatureSetEditionDefault"
				},
				{
					"name": "minimum_edition",
					"number": 4,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.Edition"
				},
				{
					"name": "maximum_edition",
					"number": 5,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.Edition"
				}
			],
			"nestedType": [{
				"name": "FeatureSetEditionDefault",
				"field": [
					{
						"name": "edition",
						"number": 3,
						"type": 14,
						"label": 1,
						"typeName": ".google.protobuf.Edition"
					},
					{
						"name": "overridable_features",
						"number": 4,
						"type": 11,
						"label": 1,
						"typeName": ".google.protobuf.FeatureSet"
					},
					{
						"name": "fixed_features",
						"number": 5,
						"type": 11,
						"label": 1,
						"typeName": ".google.protobuf.FeatureSet"
					}
				]
			}]
		},
		{
			"name": "SourceCodeInfo",
			"field": [{
				"name": "location",
				"number": 1,
				"type": 11,
				"label": 3,
				"typeName": ".google.protobuf.SourceCodeInfo.Location"
			}],
			"nestedType": [{
				"name": "Location",
				"field": [
					{
						"name": "path",
						"number": 1,
						"type": 5,
						"label": 3,
						"options": { "packed": true }
					},
					{
						"name": "span",
						"number": 2,
						"type": 5,
						"label": 3,
						"options": { "packed": true }
					},
					{
						"name": "leading_comments",
						"number": 3,
						"type": 9,
						"label": 1
					},
					{
						"name": "trailing_comments",
						"number": 4,
						"type": 9,
						"label": 1
					},
					{
						"name": "leading_detached_comments",
						"number": 6,
						"type": 9,
						"label": 3
					}
				]
			}],
			"extensionRange": [{
				"start": 536e6,
				"end": 536000001
			}]
		},
		{
			"name": "GeneratedCodeInfo",
			"field": [{
				"name": "annotation",
				"number": 1,
				"type": 11,
				"label": 3,
				"typeName": ".google.protobuf.GeneratedCodeInfo.Annotation"
			}],
			"nestedType": [{
				"name": "Annotation",
				"field": [
					{
						"name": "path",
						"number": 1,
						"type": 5,
						"label": 3,
						"options": { "packed": true }
					},
					{
						"name": "source_file",
						"number": 2,
						"type": 9,
						"label": 1
					},
					{
						"name": "begin",
						"number": 3,
						"type": 5,
						"label": 1
					},
					{
						"name": "end",
						"number": 4,
						"type": 5,
						"label": 1
					},
					{
						"name": "semantic",
						"number": 5,
						"type": 14,
						"label": 1,
						"typeName": ".google.protobuf.GeneratedCodeInfo.Annotation.Semantic"
					}
				],
				"enumType": [{
					"name": "Semantic",
					"value": [
						{
							"name": "NONE",
							"number": 0
						},
						{
							"name": "SET",
							"number": 1
						},
						{
							"name": "ALIAS",
							"number": 2
						}
					]
				}]
			}]
		}
	],
	"enumType": [{
		"name": "Edition",
		"value": [
			{
				"name": "EDITION_UNKNOWN",
				"number": 0
			},
			{
				"name": "EDITION_LEGACY",
				"number": 900
			},
			{
				"name": "EDITION_PROTO2",
				"number": 998
			},
			{
				"name": "EDITION_PROTO3",
				"number": 999
			},
			{
				"name": "EDITION_2023",
				"number": 1e3
			},
			{
				"name": "EDITION_2024",
				"number": 1001
			},
			{
				"name": "EDITION_UNSTABLE",
				"number": 9999
			},
			{
				"name": "EDITION_1_TEST_ONLY",
				"number": 1
			},
			{
				"name": "EDITION_2_TEST_ONLY",
				"number": 2
			},
			{
				"name": "EDITION_99997_TEST_ONLY",
				"number": 99997
			},
			{
				"name": "EDITION_99998_TEST_ONLY",
				"number": 99998
			},
			{
				"name": "EDITION_99999_TEST_ONLY",
				"number": 99999
			},
			{
				"name": "EDITION_MAX",
				"number": 2147483647
			}
		]
	}, {
		"name": "SymbolVisibility",
		"value": [
			{
				"name": "VISIBILITY_UNSET",
				"number": 0
			},
			{
				"name": "VISIBILITY_LOCAL",
				"number": 1
			},
			{
				"name": "VISIBILITY_EXPORT",
				"number": 2
			}
		]
	}]
});
const FileDescriptorSetSchema = messageDesc(file_google_protobuf_descriptor, 0);
const FileDescriptorProtoSchema = messageDesc(file_google_protobuf_descriptor, 1);
var ExtensionRangeOptions_VerificationState;
(function(ExtensionRangeOptions_VerificationState) {
	ExtensionRangeOptions_VerificationState[ExtensionRangeOptions_VerificationState["DECLARATION"] = 0] = "DECLARATION";
	ExtensionRangeOptions_VerificationState[ExtensionRangeOptions_VerificationState["UNVERIFIED"] = 1] = "UNVERIFIED";
})(ExtensionRangeOptions_VerificationState || (ExtensionRangeOptions_VerificationState = {}));
var FieldDescriptorProto_Type;
(function(FieldDescriptorProto_Type) {
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["DOUBLE"] = 1] = "DOUBLE";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["FLOAT"] = 2] = "FLOAT";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["INT64"] = 3] = "INT64";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["UINT64"] = 4] = "UINT64";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["INT32"] = 5] = "INT32";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["FIXED64"] = 6] = "FIXED64";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["FIXED32"] = 7] = "FIXED32";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["BOOL"] = 8] = "BOOL";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["STRING"] = 9] = "STRING";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["GROUP"] = 10] = "GROUP";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["MESSAGE"] = 11] = "MESSAGE";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["BYTES"] = 12] = "BYTES";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["UINT32"] = 13] = "UINT32";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["ENUM"] = 14] = "ENUM";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["SFIXED32"] = 15] = "SFIXED32";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["SFIXED64"] = 16] = "SFIXED64";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["SINT32"] = 17] = "SINT32";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["SINT64"] = 18] = "SINT64";
})(FieldDescriptorProto_Type || (FieldDescriptorProto_Type = {}));
var FieldDescriptorProto_Label;
(function(FieldDescriptorProto_Label) {
	FieldDescriptorProto_Label[FieldDescriptorProto_Label["OPTIONAL"] = 1] = "OPTIONAL";
	FieldDescriptorProto_Label[FieldDescriptorProto_Label["REPEATED"] = 3] = "REPEATED";
	FieldDescriptorProto_Label[FieldDescriptorProto_Label["REQUIRED"] = 2] = "REQUIRED";
})(FieldDescriptorProto_Label || (FieldDescriptorProto_Label = {}));
var FileOptions_OptimizeMode;
(function(FileOptions_OptimizeMode) {
	FileOptions_OptimizeMode[FileOptions_OptimizeMode["SPEED"] = 1] = "SPEED";
	FileOptions_OptimizeMode[FileOptions_OptimizeMode["CODE_SIZE"] = 2] = "CODE_SIZE";
	FileOptions_OptimizeMode[FileOptions_OptimizeMode["LITE_RUNTIME"] = 3] = "LITE_RUNTIME";
})(FileOptions_OptimizeMode || (FileOptions_OptimizeMode = {}));
var FieldOptions_CType;
(function(FieldOptions_CType) {
	FieldOptions_CType[FieldOptions_CType["STRING"] = 0] = "STRING";
	FieldOptions_CType[FieldOptions_CType["CORD"] = 1] = "CORD";
	FieldOptions_CType[FieldOptions_CType["STRING_PIECE"] = 2] = "STRING_PIECE";
})(FieldOptions_CType || (FieldOptions_CType = {}));
var FieldOptions_JSType;
(function(FieldOptions_JSType) {
	FieldOptions_JSType[FieldOptions_JSType["JS_NORMAL"] = 0] = "JS_NORMAL";
	FieldOptions_JSType[FieldOptions_JSType["JS_STRING"] = 1] = "JS_STRING";
	FieldOptions_JSType[FieldOptions_JSType["JS_NUMBER"] = 2] = "JS_NUMBER";
})(FieldOptions_JSType || (FieldOptions_JSType = {}));
var FieldOptions_OptionRetention;
(function(FieldOptions_OptionRetention) {
	FieldOptions_OptionRetention[FieldOptions_OptionRetention["RETENTION_UNKNOWN"] = 0] = "RETENTION_UNKNOWN";
	FieldOptions_OptionRetention[FieldOptions_OptionRetention["RETENTION_RUNTIME"] = 1] = "RETENTION_RUNTIME";
	FieldOptions_OptionRetention[FieldOptions_OptionRetention["RETENTION_SOURCE"] = 2] = "RETENTION_SOURCE";
})(FieldOptions_OptionRetention || (FieldOptions_OptionRetention = {}));
var FieldOptions_OptionTargetType;
(function(FieldOptions_OptionTargetType) {
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_UNKNOWN"] = 0] = "TARGET_TYPE_UNKNOWN";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_FILE"] = 1] = "TARGET_TYPE_FILE";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_EXTENSION_RANGE"] = 2] = "TARGET_TYPE_EXTENSION_RANGE";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_MESSAGE"] = 3] = "TARGET_TYPE_MESSAGE";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_FIELD"] = 4] = "TARGET_TYPE_FIELD";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_ONEOF"] = 5] = "TARGET_TYPE_ONEOF";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_ENUM"] = 6] = "TARGET_TYPE_ENUM";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_ENUM_ENTRY"] = 7] = "TARGET_TYPE_ENUM_ENTRY";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_SERVICE"] = 8] = "TARGET_TYPE_SERVICE";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_METHOD"] = 9] = "TARGET_TYPE_METHOD";
})(FieldOptions_OptionTargetType || (FieldOptions_OptionTargetType = {}));
var MethodOptions_IdempotencyLevel;
(function(MethodOptions_IdempotencyLevel) {
	MethodOptions_IdempotencyLevel[MethodOptions_IdempotencyLevel["IDEMPOTENCY_UNKNOWN"] = 0] = "IDEMPOTENCY_UNKNOWN";
	MethodOptions_IdempotencyLevel[MethodOptions_IdempotencyLevel["NO_SIDE_EFFECTS"] = 1] = "NO_SIDE_EFFECTS";
	MethodOptions_IdempotencyLevel[MethodOptions_IdempotencyLevel["IDEMPOTENT"] = 2] = "IDEMPOTENT";
})(MethodOptions_IdempotencyLevel || (MethodOptions_IdempotencyLevel = {}));
var FeatureSet_VisibilityFeature_DefaultSymbolVisibility;
(function(FeatureSet_VisibilityFeature_DefaultSymbolVisibility) {
	FeatureSet_VisibilityFeature_DefaultSymbolVisibility[FeatureSet_VisibilityFeature_DefaultSymbolVisibility["DEFAULT_SYMBOL_VISIBILITY_UNKNOWN"] = 0] = "DEFAULT_SYMBOL_VISIBILITY_UNKNOWN";
	FeatureSet_VisibilityFeature_DefaultSymbolVisibility[FeatureSet_VisibilityFeature_DefaultSymbolVisibility["EXPORT_ALL"] = 1] = "EXPORT_ALL";
	FeatureSet_VisibilityFeature_DefaultSymbolVisibility[FeatureSet_VisibilityFeature_DefaultSymbolVisibility["EXPORT_TOP_LEVEL"] = 2] = "EXPORT_TOP_LEVEL";
	FeatureSet_VisibilityFeature_DefaultSymbolVisibility[FeatureSet_VisibilityFeature_DefaultSymbolVisibility["LOCAL_ALL"] = 3] = "LOCAL_ALL";
	FeatureSet_VisibilityFeature_DefaultSymbolVisibility[FeatureSet_VisibilityFeature_DefaultSymbolVisibility["STRICT"] = 4] = "STRICT";
})(FeatureSet_VisibilityFeature_DefaultSymbolVisibility || (FeatureSet_VisibilityFeature_DefaultSymbolVisibility = {}));
var FeatureSet_FieldPresence;
(function(FeatureSet_FieldPresence) {
	FeatureSet_FieldPresence[FeatureSet_FieldPresence["FIELD_PRESENCE_UNKNOWN"] = 0] = "FIELD_PRESENCE_UNKNOWN";
	FeatureSet_FieldPresence[FeatureSet_FieldPresence["EXPLICIT"] = 1] = "EXPLICIT";
	FeatureSet_FieldPresence[FeatureSet_FieldPresence["IMPLICIT"] = 2] = "IMPLICIT";
	FeatureSet_FieldPresence[FeatureSet_FieldPresence["LEGACY_REQUIRED"] = 3] = "LEGACY_REQUIRED";
})(FeatureSet_FieldPresence || (FeatureSet_FieldPresence = {}));
var FeatureSet_EnumType;
(function(FeatureSet_EnumType) {
	FeatureSet_EnumType[FeatureSet_EnumType["ENUM_TYPE_UNKNOWN"] = 0] = "ENUM_TYPE_UNKNOWN";
	FeatureSet_EnumType[FeatureSet_EnumType["OPEN"] = 1] = "OPEN";
	FeatureSet_EnumType[FeatureSet_EnumType["CLOSED"] = 2] = "CLOSED";
})(FeatureSet_EnumType || (FeatureSet_EnumType = {}));
var FeatureSet_RepeatedFieldEncoding;
(function(FeatureSet_RepeatedFieldEncoding) {
	FeatureSet_RepeatedFieldEncoding[FeatureSet_RepeatedFieldEncoding["REPEATED_FIELD_ENCODING_UNKNOWN"] = 0] = "REPEATED_FIELD_ENCODING_UNKNOWN";
	FeatureSet_RepeatedFieldEncoding[FeatureSet_RepeatedFieldEncoding["PACKED"] = 1] = "PACKED";
	FeatureSet_RepeatedFieldEncoding[FeatureSet_RepeatedFieldEncoding["EXPANDED"] = 2] = "EXPANDED";
})(FeatureSet_RepeatedFieldEncoding || (FeatureSet_RepeatedFieldEncoding = {}));
var FeatureSet_Utf8Validation;
(function(FeatureSet_Utf8Validation) {
	FeatureSet_Utf8Validation[FeatureSet_Utf8Validation["UTF8_VALIDATION_UNKNOWN"] = 0] = "UTF8_VALIDATION_UNKNOWN";
	FeatureSet_Utf8Validation[FeatureSet_Utf8Validation["VERIFY"] = 2] = "VERIFY";
	FeatureSet_Utf8Validation[FeatureSet_Utf8Validation["NONE"] = 3] = "NONE";
})(FeatureSet_Utf8Validation || (FeatureSet_Utf8Validation = {}));
var FeatureSet_MessageEncoding;
(function(FeatureSet_MessageEncoding) {
	FeatureSet_MessageEncoding[FeatureSet_MessageEncoding["MESSAGE_ENCODING_UNKNOWN"] = 0] = "MESSAGE_ENCODING_UNKNOWN";
	FeatureSet_MessageEncoding[FeatureSet_MessageEncoding["LENGTH_PREFIXED"] = 1] = "LENGTH_PREFIXED";
	FeatureSet_MessageEncoding[FeatureSet_MessageEncoding["DELIMITED"] = 2] = "DELIMITED";
})(FeatureSet_MessageEncoding || (FeatureSet_MessageEncoding = {}));
var FeatureSet_JsonFormat;
(function(FeatureSet_JsonFormat) {
	FeatureSet_JsonFormat[FeatureSet_JsonFormat["JSON_FORMAT_UNKNOWN"] = 0] = "JSON_FORMAT_UNKNOWN";
	FeatureSet_JsonFormat[FeatureSet_JsonFormat["ALLOW"] = 1] = "ALLOW";
	FeatureSet_JsonFormat[FeatureSet_JsonFormat["LEGACY_BEST_EFFORT"] = 2] = "LEGACY_BEST_EFFORT";
})(FeatureSet_JsonFormat || (FeatureSet_JsonFormat = {}));
var FeatureSet_EnforceNamingStyle;
(function(FeatureSet_EnforceNamingStyle) {
	FeatureSet_EnforceNamingStyle[FeatureSet_EnforceNamingStyle["ENFORCE_NAMING_STYLE_UNKNOWN"] = 0] = "ENFORCE_NAMING_STYLE_UNKNOWN";
	FeatureSet_EnforceNamingStyle[FeatureSet_EnforceNamingStyle["STYLE2024"] = 1] = "STYLE2024";
	FeatureSet_EnforceNamingStyle[FeatureSet_EnforceNamingStyle["STYLE_LEGACY"] = 2] = "STYLE_LEGACY";
})(FeatureSet_EnforceNamingStyle || (FeatureSet_EnforceNamingStyle = {}));
var GeneratedCodeInfo_Annotation_Semantic;
(function(GeneratedCodeInfo_Annotation_Semantic) {
	GeneratedCodeInfo_Annotation_Semantic[GeneratedCodeInfo_Annotation_Semantic["NONE"] = 0] = "NONE";
	GeneratedCodeInfo_Annotation_Semantic[GeneratedCodeInfo_Annotation_Semantic["SET"] = 1] = "SET";
	GeneratedCodeInfo_Annotation_Semantic[GeneratedCodeInfo_Annotation_Semantic["ALIAS"] = 2] = "ALIAS";
})(GeneratedCodeInfo_Annotation_Semantic || (GeneratedCodeInfo_Annotation_Semantic = {}));
var Edition;
(function(Edition) {
	Edition[Edition["EDITION_UNKNOWN"] = 0] = "EDITION_UNKNOWN";
	Edition[Edition["EDITION_LEGACY"] = 900] = "EDITION_LEGACY";
	Edition[Edition["EDITION_PROTO2"] = 998] = "EDITION_PROTO2";
	Edition[Edition["EDITION_PROTO3"] = 999] = "EDITION_PROTO3";
	Edition[Edition["EDITION_2023"] = 1e3] = "EDITION_2023";
	Edition[Edition["EDITION_2024"] = 1001] = "EDITION_2024";
	Edition[Edition["EDITION_UNSTABLE"] = 9999] = "EDITION_UNSTABLE";
	Edition[Edition["EDITION_1_TEST_ONLY"] = 1] = "EDITION_1_TEST_ONLY";
	Edition[Edition["EDITION_2_TEST_ONLY"] = 2] = "EDITION_2_TEST_ONLY";
	Edition[Edition["EDITION_99997_TEST_ONLY"] = 99997] = "EDITION_99997_TEST_ONLY";
	Edition[Edition["EDITION_99998_TEST_ONLY"] = 99998] = "EDITION_99998_TEST_ONLY";
	Edition[Edition["EDITION_99999_TEST_ONLY"] = 99999] = "EDITION_99999_TEST_ONLY";
	Edition[Edition["EDITION_MAX"] = 2147483647] = "EDITION_MAX";
})(Edition || (Edition = {}));
var SymbolVisibility;
(function(SymbolVisibility) {
	SymbolVisibility[SymbolVisibility["VISIBILITY_UNSET"] = 0] = "VISIBILITY_UNSET";
	SymbolVisibility[SymbolVisibility["VISIBILITY_LOCAL"] = 1] = "VISIBILITY_LOCAL";
	SymbolVisibility[SymbolVisibility["VISIBILITY_EXPORT"] = 2] = "VISIBILITY_EXPORT";
})(SymbolVisibility || (SymbolVisibility = {}));
// node_modules/@bufbuild/protobuf/dist/esm/from-binary.js
function makeReadContext$1(options) {
	return Object.assign(Object.assign({
		readUnknownFields: true,
		recursionLimit: 100
	}, options), { depth: 0 });
}
function fromBinary(schema, bytes, options) {
	const msg = reflect(schema, void 0, false);
	readMessage$1(msg, new BinaryReader(bytes), makeReadContext$1(options), false, bytes.byteLength);
	return msg.message;
}
function readMessage$1(message, reader, ctx, delimited, lengthOrDelimitedFieldNo) {
	var _a;
	if (++ctx.depth > ctx.recursionLimit) throw new Error(`cannot decode ${message.desc} from binary: maximum recursion depth of ${ctx.recursionLimit} reached`);
	const end = delimited ? reader.len : reader.pos + lengthOrDelimitedFieldNo;
	let fieldNo;
	let wireType;
	const unknownFields = (_a = message.getUnknown()) !== null && _a !== void 0 ? _a : [];
	while (reader.pos < end) {
		[fieldNo, wireType] = reader.tag();
		if (delimited && wireType == WireType.EndGroup) break;
		const field = message.findNumber(fieldNo);
		if (!field) {
			const recursionLimit = ctx.recursionLimit - ctx.depth;
			const data = reader.skip(wireType, fieldNo, recursionLimit);
			if (ctx.readUnknownFields) unknownFields.push({
				no: fieldNo,
				wireType,
				data
			});
			continue;
		}
		readField$1(message, reader, field, wireType, ctx);
	}
	if (delimited) {
		if (wireType != WireType.EndGroup || fieldNo !== lengthOrDelimitedFieldNo) throw new Error("invalid end group tag");
	}
	if (unknownFields.length > 0) message.setUnknown(unknownFields);
	ctx.depth--;
}
function readField$1(message, reader, field, wireType, ctx) {
	var _a;
	switch (field.fieldKind) {
		case "scalar":
			message.set(field, readScalar(reader, field.scalar, field.utf8Validation));
			break;
		case "enum":
			const val = readScalar(reader, ScalarType.INT32);
			if (field.enum.open) message.set(field, val);
			else if (field.enum.values.some((v) => v.number === val)) message.set(field, val);
			else if (ctx.readUnknownFields) {
				const bytes = [];
				varint32write(val, bytes);
				const unknownFields = (_a = message.getUnknown()) !== null && _a !== void 0 ? _a : [];
				unknownFields.push({
					no: field.number,
					wireType,
					data: new Uint8Array(bytes)
				});
				message.setUnknown(unknownFields);
			}
			break;
		case "message":
			message.set(field, readMessageField$1(reader, ctx, field, message.get(field)));
			break;
		case "list":
			readListField$1(reader, wireType, message.get(field), ctx);
			break;
		case "map": readMapEntry(reader, message.get(field), ctx);
	}
}
function readMapEntry(reader, map, ctx) {
	const field = map.field();
	let key;
	let val;
	const len = reader.uint32();
	const end = reader.pos + len;
	while (reader.pos < end) {
		const [fieldNo] = reader.tag();
		switch (fieldNo) {
			case 1:
				key = readScalar(reader, field.mapKey, field.utf8Validation);
				break;
			case 2: switch (field.mapKind) {
				case "scalar":
					val = readScalar(reader, field.scalar, field.utf8Validation);
					break;
				case "enum":
					val = reader.int32();
					break;
				case "message": val = readMessageField$1(reader, ctx, field);
			}
		}
	}
	if (key === void 0) key = scalarZeroValue(field.mapKey, false);
	if (val === void 0) switch (field.mapKind) {
		case "scalar":
			val = scalarZeroValue(field.scalar, false);
			break;
		case "enum":
			val = field.enum.values[0].number;
			break;
		case "message": val = reflect(field.message, void 0, false);
	}
	map.set(key, val);
}
function readListField$1(reader, wireType, list, ctx) {
	var _a;
	const field = list.field();
	if (field.listKind === "message") {
		list.add(readMessageField$1(reader, ctx, field));
		return;
	}
	const scalarType = (_a = field.scalar) !== null && _a !== void 0 ? _a : ScalarType.INT32;
	if (!(wireType == WireType.LengthDelimited && scalarType != ScalarType.STRING && scalarType != ScalarType.BYTES)) {
		list.add(readScalar(reader, scalarType, field.utf8Validation));
		return;
	}
	const e = reader.uint32() + reader.pos;
	while (reader.pos < e) list.add(readScalar(reader, scalarType, field.utf8Validation));
}
function readMessageField$1(reader, ctx, field, mergeMessage) {
	const delimited = field.delimitedEncoding;
	const message = mergeMessage !== null && mergeMessage !== void 0 ? mergeMessage : reflect(field.message, void 0, false);
	readMessage$1(message, reader, ctx, delimited, delimited ? field.number : reader.uint32());
	return message;
}
function readScalar(reader, type, validateUtf8 = false) {
	switch (type) {
		case ScalarType.STRING: return reader.string(validateUtf8);
		case ScalarType.BOOL: return reader.bool();
		case ScalarType.DOUBLE: return reader.double();
		case ScalarType.FLOAT: return reader.float();
		case ScalarType.INT32: return reader.int32();
		case ScalarType.INT64: return reader.int64();
		case ScalarType.UINT64: return reader.uint64();
		case ScalarType.FIXED64: return reader.fixed64();
		case ScalarType.BYTES: return reader.bytes();
		case ScalarType.FIXED32: return reader.fixed32();
		case ScalarType.SFIXED32: return reader.sfixed32();
		case ScalarType.SFIXED64: return reader.sfixed64();
		case ScalarType.SINT64: return reader.sint64();
		case ScalarType.UINT32: return reader.uint32();
		case ScalarType.SINT32: return reader.sint32();
	}
}
// node_modules/@bufbuild/protobuf/dist/esm/codegenv2/file.js
function fileDesc(b64, imports) {
	var _a;
	const root = fromBinary(FileDescriptorProtoSchema, base64Decode(b64));
	root.messageType.forEach(restoreJsonNames);
	root.dependency = (_a = imports === null || imports === void 0 ? void 0 : imports.map((f) => f.proto.name)) !== null && _a !== void 0 ? _a : [];
	return createFileRegistry(root, (protoFileName) => imports === null || imports === void 0 ? void 0 : imports.find((f) => f.proto.name === protoFileName)).getFile(root.name);
}
const AnySchema = messageDesc(fileDesc("Chlnb29nbGUvcHJvdG9idWYvYW55LnByb3RvEg9nb29nbGUucHJvdG9idWYiJgoDQW55EhAKCHR5cGVfdXJsGAEgASgJEg0KBXZhbHVlGAIgASgMQnYKE2NvbS5nb29nbGUucHJvdG9idWZCCEFueVByb3RvUAFaLGdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL2FueXBiogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM"), 0);
// node_modules/@bufbuild/protobuf/dist/esm/to-binary.js
const LEGACY_REQUIRED$1 = 3;
const writeDefaults = { writeUnknownFields: true };
function makeWriteOptions$1(options) {
	return options ? Object.assign(Object.assign({}, writeDefaults), options) : writeDefaults;
}
function toBinary(schema, message, options) {
	return writeFields(new BinaryWriter(), makeWriteOptions$1(options), reflect(schema, message)).finish();
}
function writeFields(writer, opts, msg) {
	var _a;
	for (const f of msg.sortedFields) {
		if (!msg.isSet(f)) {
			if (f.presence == LEGACY_REQUIRED$1) throw new Error(`cannot encode ${f} to binary: required field not set`);
			continue;
		}
		writeField(writer, opts, msg, f);
	}
	if (opts.writeUnknownFields) for (const { no, wireType, data } of (_a = msg.getUnknown()) !== null && _a !== void 0 ? _a : []) writer.tag(no, wireType).raw(data);
	return writer;
}
function writeField(writer, opts, msg, field) {
	var _a;
	switch (field.fieldKind) {
		case "scalar":
		case "enum":
			writeScalar(writer, msg.desc.typeName, field.name, (_a = field.scalar) !== null && _a !== void 0 ? _a : ScalarType.INT32, field.number, msg.get(field));
			break;
		case "list":
			writeListField(writer, opts, field, msg.get(field));
			break;
		case "message":
			writeMessageField(writer, opts, field, msg.get(field));
			break;
		case "map": for (const [key, val] of msg.get(field)) writeMapEntry(writer, opts, field, key, val);
	}
}
function writeScalar(writer, msgName, fieldName, scalarType, fieldNo, value) {
	writeScalarValue(writer.tag(fieldNo, writeTypeOfScalar(scalarType)), msgName, fieldName, scalarType, value);
}
function writeMessageField(writer, opts, field, message) {
	if (field.delimitedEncoding) writeFields(writer.tag(field.number, WireType.StartGroup), opts, message).tag(field.number, WireType.EndGroup);
	else writeFields(writer.tag(field.number, WireType.LengthDelimited).fork(), opts, message).join();
}
function writeListField(writer, opts, field, list) {
	var _a;
	if (field.listKind == "message") {
		for (const item of list) writeMessageField(writer, opts, field, item);
		return;
	}
	const scalarType = (_a = field.scalar) !== null && _a !== void 0 ? _a : ScalarType.INT32;
	if (field.packed) {
		if (!list.size) return;
		writer.tag(field.number, WireType.LengthDelimited).fork();
		for (const item of list) writeScalarValue(writer, field.parent.typeName, field.name, scalarType, item);
		writer.join();
		return;
	}
	for (const item of list) writeScalar(writer, field.parent.typeName, field.name, scalarType, field.number, item);
}
function writeMapEntry(writer, opts, field, key, value) {
	var _a;
	writer.tag(field.number, WireType.LengthDelimited).fork();
	writeScalar(writer, field.parent.typeName, field.name, field.mapKey, 1, key);
	switch (field.mapKind) {
		case "scalar":
		case "enum":
			writeScalar(writer, field.parent.typeName, field.name, (_a = field.scalar) !== null && _a !== void 0 ? _a : ScalarType.INT32, 2, value);
			break;
		case "message": writeFields(writer.tag(2, WireType.LengthDelimited).fork(), opts, value).join();
	}
	writer.join();
}
function writeScalarValue(writer, msgName, fieldName, type, value) {
	try {
		switch (type) {
			case ScalarType.STRING:
				writer.string(value);
				break;
			case ScalarType.BOOL:
				writer.bool(value);
				break;
			case ScalarType.DOUBLE:
				writer.double(value);
				break;
			case ScalarType.FLOAT:
				writer.float(value);
				break;
			case ScalarType.INT32:
				writer.int32(value);
				break;
			case ScalarType.INT64:
				writer.int64(value);
				break;
			case ScalarType.UINT64:
				writer.uint64(value);
				break;
			case ScalarType.FIXED64:
				writer.fixed64(value);
				break;
			case ScalarType.BYTES:
				writer.bytes(value);
				break;
			case ScalarType.FIXED32:
				writer.fixed32(value);
				break;
			case ScalarType.SFIXED32:
				writer.sfixed32(value);
				break;
			case ScalarType.SFIXED64:
				writer.sfixed64(value);
				break;
			case ScalarType.SINT64:
				writer.sint64(value);
				break;
			case ScalarType.UINT32:
				writer.uint32(value);
				break;
			case ScalarType.SINT32: writer.sint32(value);
		}
	} catch (e) {
		if (e instanceof Error) throw new Error(`cannot encode field ${msgName}.${fieldName} to binary: ${e.message}`);
		throw e;
	}
}
function writeTypeOfScalar(type) {
	switch (type) {
		case ScalarType.BYTES:
		case ScalarType.STRING: return WireType.LengthDelimited;
		case ScalarType.DOUBLE:
		case ScalarType.FIXED64:
		case ScalarType.SFIXED64: return WireType.Bit64;
		case ScalarType.FIXED32:
		case ScalarType.SFIXED32:
		case ScalarType.FLOAT: return WireType.Bit32;
		default: return WireType.Varint;
	}
}
// node_modules/@bufbuild/protobuf/dist/esm/wkt/any.js
function anyPack(schema, message, into) {
	let ret = false;
	if (!into) {
		into = create(AnySchema);
		ret = true;
	}
	into.value = toBinary(schema, message);
	into.typeUrl = typeNameToUrl(message.$typeName);
	return ret ? into : void 0;
}
function anyIs(any, descOrTypeName) {
	if (any.typeUrl === "") return false;
	return (typeof descOrTypeName == "string" ? descOrTypeName : descOrTypeName.typeName) === typeUrlToName(any.typeUrl);
}
function anyUnpack(any, registryOrMessageDesc) {
	if (any.typeUrl === "") return;
	const desc = registryOrMessageDesc.kind == "message" ? registryOrMessageDesc : registryOrMessageDesc.getMessage(typeUrlToName(any.typeUrl));
	if (!desc || !anyIs(any, desc)) return;
	return fromBinary(desc, any.value);
}
function typeNameToUrl(name) {
	return `type.googleapis.com/${name}`;
}
function typeUrlToName(url) {
	const slash = url.lastIndexOf("/");
	const name = slash >= 0 ? url.substring(slash + 1) : url;
	if (!name.length) throw new Error(`invalid type url: ${url}`);
	return name;
}
// node_modules/@bufbuild/protobuf/dist/esm/wkt/gen/google/protobuf/struct_pb.js
const file_google_protobuf_struct = fileDesc("Chxnb29nbGUvcHJvdG9idWYvc3RydWN0LnByb3RvEg9nb29nbGUucHJvdG9idWYihAEKBlN0cnVjdBIzCgZmaWVsZHMYASADKAsyIy5nb29nbGUucHJvdG9idWYuU3RydWN0LkZpZWxkc0VudHJ5GkUKC0ZpZWxkc0VudHJ5EgsKA2tleRgBIAEoCRIlCgV2YWx1ZRgCIAEoCzIWLmdvb2dsZS5wcm90b2J1Zi5WYWx1ZToCOAEi6gEKBVZhbHVlEjAKCm51bGxfdmFsdWUYASABKA4yGi5nb29nbGUucHJvdG9idWYuTnVsbFZhbHVlSAASFgoMbnVtYmVyX3ZhbHVlGAIgASgBSAASFgoMc3RyaW5nX3ZhbHVlGAMgASgJSAASFAoKYm9vbF92YWx1ZRgEIAEoCEgAEi8KDHN0cnVjdF92YWx1ZRgFIAEoCzIXLmdvb2dsZS5wcm90b2J1Zi5TdHJ1Y3RIABIwCgpsaXN0X3ZhbHVlGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLkxpc3RWYWx1ZUgAQgYKBGtpbmQiMwoJTGlzdFZhbHVlEiYKBnZhbHVlcxgBIAMoCzIWLmdvb2dsZS5wcm90b2J1Zi5WYWx1ZSobCglOdWxsVmFsdWUSDgoKTlVMTF9WQUxVRRAAQn8KE2NvbS5nb29nbGUucHJvdG9idWZCC1N0cnVjdFByb3RvUAFaL2dvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL3N0cnVjdHBi+AEBogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM");
const StructSchema = messageDesc(file_google_protobuf_struct, 0);
const ValueSchema = messageDesc(file_google_protobuf_struct, 1);
const ListValueSchema = messageDesc(file_google_protobuf_struct, 2);
var NullValue;
(function(NullValue) {
	NullValue[NullValue["NULL_VALUE"] = 0] = "NULL_VALUE";
})(NullValue || (NullValue = {}));
// node_modules/@bufbuild/protobuf/dist/esm/extensions.js
function getExtension(message, extension, options) {
	assertExtendee(extension, message);
	const ufs = filterUnknownFields(message.$unknown, extension);
	const [container, field, get] = createExtensionContainer(extension);
	const ctx = makeReadContext$1(options);
	for (const uf of ufs) readField$1(container, new BinaryReader(uf.data), field, uf.wireType, ctx);
	return get();
}
function setExtension(message, extension, value) {
	var _a;
	assertExtendee(extension, message);
	const ufs = ((_a = message.$unknown) !== null && _a !== void 0 ? _a : []).filter((uf) => uf.no !== extension.number);
	const [container, field] = createExtensionContainer(extension, value);
	const writer = new BinaryWriter();
	writeField(writer, { writeUnknownFields: true }, container, field);
	const reader = new BinaryReader(writer.finish());
	while (reader.pos < reader.len) {
		const [no, wireType] = reader.tag();
		const data = reader.skip(wireType, no);
		ufs.push({
			no,
			wireType,
			data
		});
	}
	message.$unknown = ufs;
}
function getOption(element, option) {
	const message = element.proto.options;
	if (!message) {
		const [, , get] = createExtensionContainer(option);
		return get();
	}
	return getExtension(message, option);
}
function filterUnknownFields(unknownFields, extension) {
	if (unknownFields === void 0) return [];
	if (extension.fieldKind === "enum" || extension.fieldKind === "scalar") {
		for (let i = unknownFields.length - 1; i >= 0; --i) if (unknownFields[i].no == extension.number) return [unknownFields[i]];
		return [];
	}
	return unknownFields.filter((uf) => uf.no === extension.number);
}
function createExtensionContainer(extension, value) {
	const localName = extension.typeName;
	const field = Object.assign(Object.assign({}, extension), {
		kind: "field",
		parent: extension.extendee,
		localName
	});
	const desc = Object.assign(Object.assign({}, extension.extendee), {
		fields: [field],
		members: [field],
		oneofs: []
	});
	const container = create(desc, value !== void 0 ? { [localName]: value } : void 0);
	return [
		reflect(desc, container),
		field,
		() => {
			const value = container[localName];
			if (value === void 0) {
				const desc = extension.message;
				if (isWrapperDesc(desc)) return scalarZeroValue(desc.fields[0].scalar, desc.fields[0].longAsString);
				return create(desc);
			}
			return value;
		}
	];
}
function assertExtendee(extension, message) {
	if (extension.extendee.typeName != message.$typeName) throw new Error(`extension ${extension.typeName} can only be applied to message ${extension.extendee.typeName}`);
}
// node_modules/@bufbuild/protobuf/dist/esm/to-json.js
const LEGACY_REQUIRED = 3;
const IMPLICIT = 2;
const jsonWriteDefaults = {
	alwaysEmitImplicit: false,
	enumAsInteger: false,
	useProtoFieldName: false
};
function makeWriteOptions(options) {
	return options ? Object.assign(Object.assign({}, jsonWriteDefaults), options) : jsonWriteDefaults;
}
function toJson(schema, message, options) {
	return reflectToJson(reflect(schema, message), makeWriteOptions(options));
}
function reflectToJson(msg, opts) {
	var _a;
	const wktJson = tryWktToJson(msg, opts);
	if (wktJson !== void 0) return wktJson;
	const json = {};
	for (const f of msg.sortedFields) {
		if (!msg.isSet(f)) {
			if (f.presence == LEGACY_REQUIRED) throw new Error(`cannot encode ${f} to JSON: required field not set`);
			if (!opts.alwaysEmitImplicit || f.presence !== IMPLICIT) continue;
		}
		const jsonValue = fieldToJson(f, msg.get(f), opts);
		if (jsonValue !== void 0) json[jsonName(f, opts)] = jsonValue;
	}
	if (opts.registry) {
		const tagSeen = new Set();
		for (const { no } of (_a = msg.getUnknown()) !== null && _a !== void 0 ? _a : []) if (!tagSeen.has(no)) {
			tagSeen.add(no);
			const extension = opts.registry.getExtensionFor(msg.desc, no);
			if (!extension) continue;
			const [container, field] = createExtensionContainer(extension, getExtension(msg.message, extension));
			const jsonValue = fieldToJson(field, container.get(field), opts);
			if (jsonValue !== void 0) json[extension.jsonName] = jsonValue;
		}
	}
	return json;
}
function fieldToJson(f, val, opts) {
	switch (f.fieldKind) {
		case "scalar": return scalarToJson(f, val);
		case "message": return reflectToJson(val, opts);
		case "enum": return enumToJsonInternal(f.enum, val, opts.enumAsInteger);
		case "list": return listToJson(val, opts);
		case "map": return mapToJson(val, opts);
	}
}
function mapToJson(map, opts) {
	const f = map.field();
	const jsonObj = {};
	switch (f.mapKind) {
		case "scalar":
			for (const [entryKey, entryValue] of map) jsonObj[entryKey] = scalarToJson(f, entryValue);
			break;
		case "message":
			for (const [entryKey, entryValue] of map) jsonObj[entryKey] = reflectToJson(entryValue, opts);
			break;
		case "enum": for (const [entryKey, entryValue] of map) jsonObj[entryKey] = enumToJsonInternal(f.enum, entryValue, opts.enumAsInteger);
	}
	return opts.alwaysEmitImplicit || map.size > 0 ? jsonObj : void 0;
}
function listToJson(list, opts) {
	const f = list.field();
	const jsonArr = [];
	switch (f.listKind) {
		case "scalar":
			for (const item of list) jsonArr.push(scalarToJson(f, item));
			break;
		case "enum":
			for (const item of list) jsonArr.push(enumToJsonInternal(f.enum, item, opts.enumAsInteger));
			break;
		case "message": for (const item of list) jsonArr.push(reflectToJson(item, opts));
	}
	return opts.alwaysEmitImplicit || jsonArr.length > 0 ? jsonArr : void 0;
}
function enumToJsonInternal(desc, value, enumAsInteger) {
	var _a;
	if (typeof value != "number") throw new Error(`cannot encode ${desc} to JSON: expected number, got ${formatVal(value)}`);
	if (desc.typeName == "google.protobuf.NullValue") return null;
	if (enumAsInteger) return value;
	const val = desc.value[value];
	return (_a = val === null || val === void 0 ? void 0 : val.name) !== null && _a !== void 0 ? _a : value;
}
function scalarToJson(field, value) {
	var _a, _b, _c, _d, _e, _f;
	switch (field.scalar) {
		case ScalarType.INT32:
		case ScalarType.SFIXED32:
		case ScalarType.SINT32:
		case ScalarType.FIXED32:
		case ScalarType.UINT32:
			if (typeof value != "number") throw new Error(`cannot encode ${field} to JSON: ${(_a = checkField(field, value)) === null || _a === void 0 ? void 0 : _a.message}`);
			return value;
		case ScalarType.FLOAT:
		case ScalarType.DOUBLE:
			if (typeof value != "number") throw new Error(`cannot encode ${field} to JSON: ${(_b = checkField(field, value)) === null || _b === void 0 ? void 0 : _b.message}`);
			if (Number.isNaN(value)) return "NaN";
			if (value === Number.POSITIVE_INFINITY) return "Infinity";
			if (value === Number.NEGATIVE_INFINITY) return "-Infinity";
			return value;
		case ScalarType.STRING:
			if (typeof value != "string") throw new Error(`cannot encode ${field} to JSON: ${(_c = checkField(field, value)) === null || _c === void 0 ? void 0 : _c.message}`);
			return value;
		case ScalarType.BOOL:
			if (typeof value != "boolean") throw new Error(`cannot encode ${field} to JSON: ${(_d = checkField(field, value)) === null || _d === void 0 ? void 0 : _d.message}`);
			return value;
		case ScalarType.UINT64:
		case ScalarType.FIXED64:
		case ScalarType.INT64:
		case ScalarType.SFIXED64:
		case ScalarType.SINT64:
			if (typeof value == "bigint" || typeof value == "string" || typeof value == "number" && Number.isInteger(value)) return value.toString();
			throw new Error(`cannot encode ${field} to JSON: ${(_e = checkField(field, value)) === null || _e === void 0 ? void 0 : _e.message}`);
		case ScalarType.BYTES:
			if (value instanceof Uint8Array) return base64Encode(value);
			throw new Error(`cannot encode ${field} to JSON: ${(_f = checkField(field, value)) === null || _f === void 0 ? void 0 : _f.message}`);
	}
}
function jsonName(f, opts) {
	return opts.useProtoFieldName ? f.name : f.jsonName;
}
function tryWktToJson(msg, opts) {
	if (!msg.desc.typeName.startsWith("google.protobuf.")) return;
	switch (msg.desc.typeName) {
		case "google.protobuf.Any": return anyToJson(msg.message, opts);
		case "google.protobuf.Timestamp": return timestampToJson(msg.message);
		case "google.protobuf.Duration": return durationToJson(msg.message);
		case "google.protobuf.FieldMask": return fieldMaskToJson(msg.message);
		case "google.protobuf.Struct": return structToJson(msg.message);
		case "google.protobuf.Value": return valueToJson(msg.message);
		case "google.protobuf.ListValue": return listValueToJson(msg.message);
		default:
			if (isWrapperDesc(msg.desc)) {
				const valueField = msg.desc.fields[0];
				return scalarToJson(valueField, msg.get(valueField));
			}
			return;
	}
}
function anyToJson(val, opts) {
	if (val.typeUrl === "") return {};
	const { registry } = opts;
	let message;
	let desc;
	if (registry) {
		message = anyUnpack(val, registry);
		if (message) desc = registry.getMessage(message.$typeName);
	}
	if (!desc || !message) throw new Error(`cannot encode message ${val.$typeName} to JSON: "${val.typeUrl}" is not in the type registry`);
	const reflected = reflect(desc, message);
	const json = hasCustomJsonRepresentation(desc) ? { value: tryWktToJson(reflected, opts) } : reflectToJson(reflected, opts);
	json["@type"] = val.typeUrl;
	return json;
}
function durationToJson(val) {
	const seconds = Number(val.seconds);
	const nanos = val.nanos;
	if (seconds > 315576e6 || seconds < -315576e6) throw new Error(`cannot encode message ${val.$typeName} to JSON: value out of range`);
	if (seconds > 0 && nanos < 0 || seconds < 0 && nanos > 0) throw new Error(`cannot encode message ${val.$typeName} to JSON: nanos sign must match seconds sign`);
	let text = val.seconds.toString();
	if (nanos !== 0) {
		let nanosStr = Math.abs(nanos).toString();
		nanosStr = "0".repeat(9 - nanosStr.length) + nanosStr;
		if (nanosStr.substring(3) === "000000") nanosStr = nanosStr.substring(0, 3);
		else if (nanosStr.substring(6) === "000") nanosStr = nanosStr.substring(0, 6);
		text += "." + nanosStr;
		if (nanos < 0 && seconds == 0) text = "-" + text;
	}
	return text + "s";
}
function fieldMaskToJson(val) {
	return val.paths.map((p) => {
		if (protoSnakeCase(protoCamelCase(p)) !== p) throw new Error(`cannot encode message ${val.$typeName} to JSON: lowerCamelCase of path name "${p}" is irreversible`);
		return protoCamelCase(p);
	}).join(",");
}
function structToJson(val) {
	const json = {};
	for (const [k, v] of Object.entries(val.fields)) json[k] = valueToJson(v);
	return json;
}
function valueToJson(val) {
	switch (val.kind.case) {
		case "nullValue": return null;
		case "numberValue":
			if (!Number.isFinite(val.kind.value)) throw new Error(`${val.$typeName} cannot be NaN or Infinity`);
			return val.kind.value;
		case "boolValue": return val.kind.value;
		case "stringValue": return val.kind.value;
		case "structValue": return structToJson(val.kind.value);
		case "listValue": return listValueToJson(val.kind.value);
		default: throw new Error(`${val.$typeName} must have a value`);
	}
}
function listValueToJson(val) {
	return val.values.map(valueToJson);
}
function timestampToJson(val) {
	const ms = Number(val.seconds) * 1e3;
	if (ms < Date.parse("0001-01-01T00:00:00Z") || ms > Date.parse("9999-12-31T23:59:59Z")) throw new Error(`cannot encode message ${val.$typeName} to JSON: must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive`);
	if (val.nanos < 0) throw new Error(`cannot encode message ${val.$typeName} to JSON: nanos must not be negative`);
	if (val.nanos > 999999999) throw new Error(`cannot encode message ${val.$typeName} to JSON: nanos must not be greater than 99999999`);
	let z = "Z";
	if (val.nanos > 0) {
		const nanosStr = (val.nanos + 1e9).toString().substring(1);
		if (nanosStr.substring(3) === "000000") z = "." + nanosStr.substring(0, 3) + "Z";
		else if (nanosStr.substring(6) === "000") z = "." + nanosStr.substring(0, 6) + "Z";
		else z = "." + nanosStr + "Z";
	}
	return new Date(ms).toISOString().replace(".000Z", z);
}
// node_modules/@bufbuild/protobuf/dist/esm/from-json.js
function makeReadContext(options) {
	return Object.assign(Object.assign({
		ignoreUnknownFields: false,
		recursionLimit: 100
	}, options), { depth: 0 });
}
function fromJson(schema, json, options) {
	const msg = reflect(schema);
	try {
		readMessage(msg, json, makeReadContext(options));
	} catch (e) {
		if (isFieldError(e)) throw new Error(`cannot decode ${e.field()} from JSON: ${e.message}`, { cause: e });
		throw e;
	}
	return msg.message;
}
const messageJsonFields = new WeakMap();
function getJsonField(desc, jsonKey) {
	var _a;
	if (!messageJsonFields.has(desc)) {
		const jsonNames = new Map();
		for (const field of desc.fields) jsonNames.set(field.name, field).set(field.jsonName, field);
		messageJsonFields.set(desc, jsonNames);
	}
	return (_a = messageJsonFields.get(desc)) === null || _a === void 0 ? void 0 : _a.get(jsonKey);
}
function readMessage(msg, json, ctx) {
	var _a;
	if (++ctx.depth > ctx.recursionLimit) throw new Error(`cannot decode ${msg.desc} from JSON: maximum recursion depth of ${ctx.recursionLimit} reached`);
	if (tryWktFromJson(msg, json, ctx)) {
		ctx.depth--;
		return;
	}
	if (json == null || Array.isArray(json) || typeof json != "object") throw new Error(`cannot decode ${msg.desc} from JSON: ${formatVal(json)}`);
	const oneofSeen = new Map();
	const fieldSeen = new Set();
	for (const [jsonKey, jsonValue] of Object.entries(json)) {
		const field = getJsonField(msg.desc, jsonKey);
		if (field) {
			if (fieldSeen.has(field)) throw new FieldError(field, "set multiple times");
			fieldSeen.add(field);
			if (field.oneof && jsonValue === null && field.fieldKind == "scalar") continue;
			if (field.oneof) {
				const seen = oneofSeen.get(field.oneof);
				if (seen !== void 0) throw new FieldError(field.oneof, `oneof set multiple times by ${seen.name} and ${field.name}`);
				oneofSeen.set(field.oneof, field);
			}
			readField(msg, field, jsonValue, ctx);
		} else {
			let extension = void 0;
			if (jsonKey.startsWith("[") && jsonKey.endsWith("]") && (extension = (_a = ctx.registry) === null || _a === void 0 ? void 0 : _a.getExtension(jsonKey.substring(1, jsonKey.length - 1))) && extension.extendee.typeName === msg.desc.typeName) {
				const [container, field, get] = createExtensionContainer(extension);
				readField(container, field, jsonValue, ctx);
				setExtension(msg.message, extension, get());
			}
			if (!extension && !ctx.ignoreUnknownFields) throw new Error(`cannot decode ${msg.desc} from JSON: key "${jsonKey}" is unknown`);
		}
	}
	ctx.depth--;
}
function readField(msg, field, json, ctx) {
	switch (field.fieldKind) {
		case "scalar":
			readScalarField(msg, field, json);
			break;
		case "enum":
			readEnumField(msg, field, json, ctx);
			break;
		case "message":
			readMessageField(msg, field, json, ctx);
			break;
		case "list":
			readListField(msg.get(field), json, ctx);
			break;
		case "map": readMapField(msg.get(field), json, ctx);
	}
}
function readListOrMapItem(field, json, ctx) {
	if (field.scalar && json !== null) return scalarFromJson(field, json);
	if (field.message && !isResetSentinelNullValue(field, json)) {
		const msgValue = reflect(field.message);
		readMessage(msgValue, json, ctx);
		return msgValue;
	}
	if (field.enum && !isResetSentinelNullValue(field, json)) return readEnum(field.enum, json, ctx.ignoreUnknownFields);
	throw new FieldError(field, `${field.fieldKind === "list" ? "list item" : "map value"} must not be null`);
}
function readMapField(map, json, ctx) {
	if (json === null) return;
	const field = map.field();
	if (typeof json != "object" || Array.isArray(json)) throw new FieldError(field, "expected object, got " + formatVal(json));
	const seen = new Set();
	for (const [jsonMapKey, jsonMapValue] of Object.entries(json)) {
		const key = mapKeyFromJson(field.mapKey, jsonMapKey);
		if (seen.has(key)) throw new FieldError(field, `duplicate map key "${jsonMapKey}"`);
		seen.add(key);
		const value = readListOrMapItem(field, jsonMapValue, ctx);
		if (value !== tokenIgnoredUnknownEnum) map.set(key, value);
	}
}
function readListField(list, json, ctx) {
	if (json === null) return;
	const field = list.field();
	if (!Array.isArray(json)) throw new FieldError(field, "expected Array, got " + formatVal(json));
	for (const jsonItem of json) {
		const value = readListOrMapItem(field, jsonItem, ctx);
		if (value !== tokenIgnoredUnknownEnum) list.add(value);
	}
}
function readMessageField(msg, field, json, ctx) {
	if (isResetSentinelNullValue(field, json)) {
		msg.clear(field);
		return;
	}
	const msgValue = msg.isSet(field) ? msg.get(field) : reflect(field.message);
	readMessage(msgValue, json, ctx);
	msg.set(field, msgValue);
}
function readEnumField(msg, field, json, ctx) {
	if (isResetSentinelNullValue(field, json)) {
		msg.clear(field);
		return;
	}
	const enumValue = readEnum(field.enum, json, ctx.ignoreUnknownFields);
	if (enumValue !== tokenIgnoredUnknownEnum) msg.set(field, enumValue);
}
function readScalarField(msg, field, json) {
	if (json === null) msg.clear(field);
	else msg.set(field, scalarFromJson(field, json));
}
function isResetSentinelNullValue(field, json) {
	var _a, _b;
	return json === null && ((_a = field.message) === null || _a === void 0 ? void 0 : _a.typeName) != "google.protobuf.Value" && ((_b = field.enum) === null || _b === void 0 ? void 0 : _b.typeName) != "google.protobuf.NullValue";
}
const tokenIgnoredUnknownEnum = Symbol();
function readEnum(desc, json, ignoreUnknownFields) {
	if (json === null) return desc.values[0].number;
	switch (typeof json) {
		case "number":
			if (Number.isInteger(json)) return json;
			break;
		case "string":
			const value = desc.values.find((ev) => ev.name === json);
			if (value !== void 0) return value.number;
			if (ignoreUnknownFields) return tokenIgnoredUnknownEnum;
	}
	throw new Error(`cannot decode ${desc} from JSON: ${formatVal(json)}`);
}
function scalarFromJson(field, json) {
	switch (field.scalar) {
		case ScalarType.DOUBLE:
		case ScalarType.FLOAT:
			if (json === "NaN") return NaN;
			if (json === "Infinity") return Number.POSITIVE_INFINITY;
			if (json === "-Infinity") return Number.NEGATIVE_INFINITY;
			if (typeof json == "number") {
				if (Number.isNaN(json)) throw new FieldError(field, "unexpected NaN number");
				if (!Number.isFinite(json)) throw new FieldError(field, "unexpected infinite number");
				break;
			}
			if (typeof json == "string") {
				if (json === "") break;
				if (json.trim().length !== json.length) break;
				const float = Number(json);
				if (!Number.isFinite(float)) break;
				return float;
			}
			break;
		case ScalarType.INT32:
		case ScalarType.FIXED32:
		case ScalarType.SFIXED32:
		case ScalarType.SINT32:
		case ScalarType.UINT32: return int32FromJson(json);
		case ScalarType.BYTES: if (typeof json == "string") {
			if (json === "") return new Uint8Array(0);
			try {
				return base64Decode(json);
			} catch (e) {
				throw new FieldError(field, e instanceof Error ? e.message : String(e));
			}
		}
	}
	return json;
}
function mapKeyFromJson(type, jsonString) {
	switch (type) {
		case ScalarType.BOOL:
			switch (jsonString) {
				case "true": return true;
				case "false": return false;
			}
			return jsonString;
		case ScalarType.INT32:
		case ScalarType.FIXED32:
		case ScalarType.UINT32:
		case ScalarType.SFIXED32:
		case ScalarType.SINT32: return int32FromJson(jsonString);
		case ScalarType.INT64:
		case ScalarType.SINT64:
		case ScalarType.SFIXED64:
		case ScalarType.UINT64:
		case ScalarType.FIXED64: return /^-?0+$/.test(jsonString) ? "0" : jsonString.replace(/^(-?)0+(?=\d)/, "$1");
		default: return jsonString;
	}
}
function int32FromJson(json) {
	if (typeof json == "string") {
		if (json === "") return json;
		if (json.trim().length !== json.length) return json;
		const num = Number(json);
		if (Number.isNaN(num)) return json;
		return num;
	}
	return json;
}
function tryWktFromJson(msg, jsonValue, ctx) {
	if (!msg.desc.typeName.startsWith("google.protobuf.")) return false;
	switch (msg.desc.typeName) {
		case "google.protobuf.Any":
			anyFromJson(msg.message, jsonValue, ctx);
			return true;
		case "google.protobuf.Timestamp":
			timestampFromJson(msg.message, jsonValue);
			return true;
		case "google.protobuf.Duration":
			durationFromJson(msg.message, jsonValue);
			return true;
		case "google.protobuf.FieldMask":
			fieldMaskFromJson(msg.message, jsonValue);
			return true;
		case "google.protobuf.Struct":
			structFromJson(msg.message, jsonValue, ctx);
			return true;
		case "google.protobuf.Value":
			valueFromJson(msg.message, jsonValue, ctx);
			return true;
		case "google.protobuf.ListValue":
			listValueFromJson(msg.message, jsonValue, ctx);
			return true;
		default:
			if (isWrapperDesc(msg.desc)) {
				const valueField = msg.desc.fields[0];
				if (jsonValue === null) msg.clear(valueField);
				else msg.set(valueField, scalarFromJson(valueField, jsonValue));
				return true;
			}
			return false;
	}
}
function anyFromJson(any, json, ctx) {
	var _a;
	if (json === null || Array.isArray(json) || typeof json != "object") throw new Error(`cannot decode message ${any.$typeName} from JSON: expected object but got ${formatVal(json)}`);
	if (Object.keys(json).length == 0) return;
	const typeUrl = json["@type"];
	if (typeof typeUrl != "string" || typeUrl == "") throw new Error(`cannot decode message ${any.$typeName} from JSON: "@type" is empty`);
	const typeName = typeUrl.includes("/") ? typeUrl.substring(typeUrl.lastIndexOf("/") + 1) : typeUrl;
	if (!typeName.length) throw new Error(`cannot decode message ${any.$typeName} from JSON: "@type" is invalid`);
	const desc = (_a = ctx.registry) === null || _a === void 0 ? void 0 : _a.getMessage(typeName);
	if (!desc) throw new Error(`cannot decode message ${any.$typeName} from JSON: ${typeUrl} is not in the type registry`);
	const msg = reflect(desc);
	if (hasCustomJsonRepresentation(desc) && Object.prototype.hasOwnProperty.call(json, "value")) {
		const value = json.value;
		readMessage(msg, value, ctx);
	} else {
		const copy = Object.assign({}, json);
		delete copy["@type"];
		readMessage(msg, copy, ctx);
	}
	anyPack(msg.desc, msg.message, any);
}
function timestampFromJson(timestamp, json) {
	if (typeof json !== "string") throw new Error(`cannot decode message ${timestamp.$typeName} from JSON: ${formatVal(json)}`);
	const matches = json.match(/^([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.([0-9]{1,9}))?(?:Z|([+-][0-9][0-9]:[0-9][0-9]))$/);
	if (!matches) throw new Error(`cannot decode message ${timestamp.$typeName} from JSON: invalid RFC 3339 string`);
	const ms = Date.parse(matches[1] + "-" + matches[2] + "-" + matches[3] + "T" + matches[4] + ":" + matches[5] + ":" + matches[6] + (matches[8] ? matches[8] : "Z"));
	if (Number.isNaN(ms)) throw new Error(`cannot decode message ${timestamp.$typeName} from JSON: invalid RFC 3339 string`);
	if (ms < Date.parse("0001-01-01T00:00:00Z") || ms > Date.parse("9999-12-31T23:59:59Z")) throw new Error(`cannot decode message ${timestamp.$typeName} from JSON: must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive`);
	timestamp.seconds = protoInt64.parse(ms / 1e3);
	timestamp.nanos = 0;
	if (matches[7]) timestamp.nanos = parseInt("1" + matches[7] + "0".repeat(9 - matches[7].length)) - 1e9;
}
function durationFromJson(duration, json) {
	if (typeof json !== "string") throw new Error(`cannot decode message ${duration.$typeName} from JSON: ${formatVal(json)}`);
	const match = json.match(/^(-?[0-9]+)(?:\.([0-9]+))?s/);
	if (match === null) throw new Error(`cannot decode message ${duration.$typeName} from JSON: ${formatVal(json)}`);
	const longSeconds = Number(match[1]);
	if (longSeconds > 315576e6 || longSeconds < -315576e6) throw new Error(`cannot decode message ${duration.$typeName} from JSON: ${formatVal(json)}`);
	duration.seconds = protoInt64.parse(longSeconds);
	if (typeof match[2] !== "string") return;
	const nanosStr = match[2] + "0".repeat(9 - match[2].length);
	duration.nanos = parseInt(nanosStr);
	if (longSeconds < 0 || Object.is(longSeconds, -0)) duration.nanos = -duration.nanos;
}
function fieldMaskFromJson(fieldMask, json) {
	if (typeof json !== "string") throw new Error(`cannot decode message ${fieldMask.$typeName} from JSON: ${formatVal(json)}`);
	if (json === "") return;
	fieldMask.paths = json.split(",").map((path) => {
		if (path.includes("_")) throw new Error(`cannot decode message ${fieldMask.$typeName} from JSON: path names must be lowerCamelCase`);
		return protoSnakeCase(path);
	});
}
function structFromJson(struct, json, ctx) {
	if (typeof json != "object" || json == null || Array.isArray(json)) throw new Error(`cannot decode message ${struct.$typeName} from JSON ${formatVal(json)}`);
	for (const [k, v] of Object.entries(json)) {
		const parsedV = create(ValueSchema);
		valueFromJson(parsedV, v, ctx);
		struct.fields[k] = parsedV;
	}
}
function valueFromJson(value, json, ctx) {
	if (++ctx.depth > ctx.recursionLimit) throw new Error(`cannot decode ${value.$typeName} from JSON: maximum recursion depth of ${ctx.recursionLimit} reached`);
	switch (typeof json) {
		case "number":
			value.kind = {
				case: "numberValue",
				value: json
			};
			break;
		case "string":
			value.kind = {
				case: "stringValue",
				value: json
			};
			break;
		case "boolean":
			value.kind = {
				case: "boolValue",
				value: json
			};
			break;
		case "object":
			if (json === null) value.kind = {
				case: "nullValue",
				value: NullValue.NULL_VALUE
			};
			else if (Array.isArray(json)) {
				const listValue = create(ListValueSchema);
				listValueFromJson(listValue, json, ctx);
				value.kind = {
					case: "listValue",
					value: listValue
				};
			} else {
				const struct = create(StructSchema);
				structFromJson(struct, json, ctx);
				value.kind = {
					case: "structValue",
					value: struct
				};
			}
			break;
		default: throw new Error(`cannot decode message ${value.$typeName} from JSON ${formatVal(json)}`);
	}
	ctx.depth--;
	return value;
}
function listValueFromJson(listValue, json, ctx) {
	if (!Array.isArray(json)) throw new Error(`cannot decode message ${listValue.$typeName} from JSON ${formatVal(json)}`);
	for (const e of json) {
		const value = create(ValueSchema);
		valueFromJson(value, e, ctx);
		listValue.values.push(value);
	}
}
// lib/proto/services.js
const protocol = createFileRegistry(fromBinary(FileDescriptorSetSchema, inflateRawSync(Buffer.from("3X1rlCNnVtiU3n2lVld/0zOj0YxnejT2eKZtq+32eGyP8XrVUk2PxmqpU1K3Pc6jtlqq7q4dtaStKrWnvexmXywOG2A3LMRAgOAfeXAS4CwkhLAEOMsjy2MTIIdzOBxgIWRfbMhJDodAQs4m93uUqvTusReb/Jhpffe73/3ud7/73Xu/Z8HvJGGpvqebrd2ubjWW63pH3zabpmMati+R7Vhtp01O9XCz3uylDycB8gJwSOIQ3Sw/X668UJaPkdNwIp/b0Iq5dW1NrWxuVLW8quRqimwMydrcKGDWDjkFx/uySsVqTd4dUqaglJSaIu+RC3DWl6UVy1vFmuJW+FmJnIf0cBRK/Vek0TR4Lb8qkdOwIFDUSqlH/l8GBrN4e344QE4B8WfRGn9kSBle048GvMxglrZaLBeK5TW3xk8ER6Pwmv9B0NtmPwrl4DvG0OCcfNJFqSnlXLmmbW2WypqqbFTUGqfyyTC5DBcFlVw+X9ks17RctVrJF3O1YqXs8vzTkzE56/8uTC7BhbGYtO6fmUyRN+Rnw+QsnBKYxYJSrhVrtwVn3xQdmsu5+WiUpHuq5+ZSDr55eEle66tRbzvc3A21slUsKKorme+ECXick+8Ccj+cH4NHefqHk6hx7l4DkuqNtWq+uK6t58q5NUX+biAX4RzmKFtKuVbVqpur1bxa3ECZCqZ/Ny50YxgS5eT34+PocDY+HycLMIdIqFeC+mcSPigXwM8nCIFZF0or+QU/Jqf6iwlyEuYRup4rF28o1RrD/myCHIck1ejcmqjsVxJkHhICSPF+zYfHiX4uIYaUS3RdqeUKuVqOlfoPCaEOlJdiuaao5VxJyxXWi2X5191qchvPswJ/miAnQEbQlqJWXcH9WUIYB8+AY1n/JyHEXiquqjm1qFS1nFor3sjlxZD8WFJ0bK6wVaxWKA7N+ZMkuQ9SmLNRKRXzCKc/uDb/5hxZhDO+bG4RhKR+Z46cg9NDMSiF3x1Ngcvw9+aEDF2MgpIv9tr++3OigS5CZUtR1WJBEVx8fpCGi0Jp/MEYGpyPP5zzdVX+ppJ/3sWW/2hO9EtNUderaFuUjZr83fOuVlAwrex75rcj1Es+/ht/FgzFjqWOwZ9L8IDHu3aaurPTtvaX6+39/XZruWs2Otyxpj2OVaBlGVrmdQlgs1jYuGE2HcMiFyCht+qG7bQtW2vvpKRF6fKMGndhlR3yACQbhl03Wg295VCkAEWa9UArO+Q8xOt7ZrNhGS3ECVIcEKAK+uCo2dKsdttJhRalyzE1YrbUdtshMgTNhp0KLwYvz6j4c6DpnwrAid12e7dpLOsdc3nPcURTgYGzesfM/KUEsZuO01G7TYOkIWYbTaPutC3eKDdNCAR3DYc14+YxFRMI63QdxjbCOl2HLECo07YZuwikKZKCSMNoGo6RCnM4T5OTEO7oTn0vFeEZLEkIhLbbjcNUlPJBfxMFjuuNhumY7Zbe1LbNVsNs7dqp+GLwcnxlIdtrVlY0SSW9Aqscf3UGoh3dcQyrNSC0/2rBIhcazdnu7ixjl1lmx2lbXH5zvCKBkfllCeZvmE2j4GJWDYc8BaEds2mkJMre/dm+Ull/iQ0Eq7TE0ntjH/jqL39Nkj+I/6f3yR2WJlezWM7Dz8FjCNGwkNYDa7bhaMZdx2jZZruVfmRIqQFuFYGe+YUwHB/CGnZIS983uGLQ3ySFkqzf0XcNrt8iSc4BNIyO0WoYrfphKkjV1AMhD8F8p7vdNOuaBw0Wg5fDqswyCj3kB2HuZUO/40WNU9Qkggs+qu0O9rYXdY5WLrMMD3IeEvuGbeu7huYcdoxUiPbT4kA/9fdRnJeqHXYMkoMZo9XdZxTCI3paaXX3+6nEsBgnEbUN68CsG6kIJfDgAIEqy++nIcqRPMy4/Z2KUiIPDNE3o9noJ9ErR65BlMnITsUWpcvxlbNDVbbCcFSBTIog2+2uVTe0erthaGZrp52aoQTODzaEIubbDaPY2mmrSduXJichYh+2HP1uKkHViafICkQNNoxTyUXpcnIlNShjlq8KxMxfRmBuGh1+BsI7KJlU4ChyY2X8go/co+BzEG8ZtmM0mBYFp9RDYIUG1TB0T2r4Isy5LGmW3toV+rw8iZOsazxULKYmDV+aFADaLaO9ozWMejMVGyGlCqIMSKnNoPUmebqnntER2rXOBuaAhm5C0jJwrBgN3rIZykR2YstUXow1bNbyJslFcAEaVSugliYhgGVUrxzAgWmbbFqeilPtvTA4Lg73t9vNLRdR9RRKvwJJv4TJAoRtR7ccqshhlSUwJjBaDWqJwyr+JO/sySxIZXZpUCl8lPtFl34SZn0ymLbqzH8KwYmhtMmLsNBtmS3HsDqWgVrP6kp9MTpCbze92IyKerw7CCS3IY4qpls6JcgG9Mp0Tc4WeiVXg69KAdVLizwJsR1Dd7qWYadWqCjPDI5zhlA1HNVFJvuQODAsc8esM6aCVAOempKpLU/RqqM7xnXYLG8pavFGUSkwNn3k05+UIO5pCVrUVnd/27B4f/EUOQMzO91mk+kt890xBFCdJRDiloiaSfyNsaHQaxrDxVQ3zfI6hu4YDRrG0TyWvhWKheRw5irMDzSFzEG8oORLOZUuEcjHSBI8rZOlpUjs96LyF6NLM7EvReUPfOADHwhkfi4CC8Ps6VDT3mt80Nf4HISb+rbRpEFqcuWhqSx2toRFVFaSvIOLKEwpLE1HAe0sF+cZmMG/TP4RJn8EUPmnIUZNaMNw+0ak0eg0jB2923S0A73ZNXiAnODALYThvIJZXLPVMO5SbxxWmREuIgSrf7fdbgmzRatAAK3+yf5A4L7hzRuwsw/CHIun+ZDWm6l5qg5JBq5waOZfByBEnc4cxGu3NxStUNlcLSmyhCpAATdKlVxNDrjpYrl27aocdAtsMkDIi/D4ihwmMiQYgeKLSuHaVTnihzy+IkfJLMxQyGqlUpJjLs1qTS2W1+QZlyZdfpTBpbCuVKu4LBN3MVZv15SqnPCx9fiKPOtWoZQ31+UkmYdZVoVgYq4PdO2qLPcYYVTmfYBrV2WSyUOYqiEhkCzlVpWSVqFrOLmSLPVgqrKB0/OCHPTC/sZmUVUKciBTh4VhznboEPLoQmCELlBa/bqQ+SdBOD4k4BhayXMQZrrMLPaVoZEL1eyBMIyW84auwRGhK5IYUNi/PRAYsNjp2jSxE4UdLUAITwwQIvcSIDwD8wO8TO2oPyxBapR8J1jVgM+qPtPfCRdG9+OAuvwrCU4On+UM5eEdENk3nL22iNovDYkFMbtfX3gpbzAZHDVVYdz0c8ocmhqxHcvQ9zN/LwAnhlY1lO37AMxWp+uwOJ2Z9hkKodYQzXbXcfP5chADUYSnemyHKNvnRrR7QNMfBbneNI2WozHGzdYuc+PXwzt60zbUOZZdFblYgqqT5SkR8ZVg2W6JzL9NQNwzQ8R1snfrB7omlgj4OhnCNvgywaOwQFHaXcewtHpTt20qtBhFJZhXway8yCF/IcFxWmS/23TMTtOgqx82dWKCtdWfkz4l/bQU+0J08cvRpR+Xanumvbht7OkHZttaNO1Fo6VvN43G4vbhIvebi2Zrkc8c7cWVR1euLuqtxqK+3T4wsou19mLDtLHIouk8vHjY7i7W9daibTiL7xKBXvZyZzuLjF3J4rxMM1tsWYa2afHZxdtK9V2L7dYiLkIdmI2u3lzk6wj2w4s4CbMfXmxbi3xGb2fVeSS2zhuJYrVJAe6jTd81WoalO4ZmvKerN21NbzW0Pd3eSy2gEFYDKUk9jYhrHE+haLlW46Zu75HrcJJSsR3LbO1q9T2jfkfrOjtPpc54u5dKuUpx8oiy6ew8RaqQQI3aN18xtJ22RSOL5BCD7VGDbIUXWG83jOvh6oaiFNS4oHKjbeGo2G27WhJno2K3LXTkCTher7M2m3VNCCgle5mdr9fXGAIftjZ5Gk70hOUtOD/Qyv6iT8DxzuFgQeKrsXPYX+wBuuZlGXUaCJ/yYnsyyM9IINfrGtNBTbeMlm6nzlPskGN1jdVvkz4lfYu0+JXo0kekfsQx2ntgWIdCh6n2tg8MyzIbhr2oW8aiudtqW0YjSwcDMwtIzDL22wdGo1//r3n0X03W6wqtM0d5IEsw395+d53pttaxjB3zbup+2m9zmEFH6wYFkysg1+093epQD2h39LqReoChMnhZgNFe2C+bO46g+CCzFxTGqV0GubPX8Vd8maIlO3sdb70XYRYxe5VeYXFyZ89T41U4iUj7hqM3dEf3YD9MsRc6e511nunj0+puH7oa+wjjE2FCZ+95uvh1mxxnrkPCOxLJDLCxKEsYrOYrBQwzX1LkAIa7pWJN0dTNcq24rsjBpatsIpZ+mCzFfi9KEtnOdhatW7be6aRPual8p+MZ+J5p261QbEl+6FYodkl+kAp1YHBl/jIISf/6DfkGOCUWaHFF+2XTokZnX2cxjTu4FjhW1XBeMC00Kfu6Q0pwvtXWbEdvNXSr4V0e1+t1w7bbLH5xqZxttascuefKcxy1b2wHR43tMzCzr3c0o+VYbOsipsb29Y6CabIFl3qoWtPY1euHGp2G0cVErd5u7TTNumNTG8jseKZXokQL3LLbLTr7ygtsn7Il3hbKNmTmzuKmW6FYWI7cCsUicvRWKBaTZ26FYjMyZD43CwnvpBLn6HUaBUnUxVwcOwXN5jE8uh5hMziVlcRAFYeowcLdmMpTZA0i77YpbRZt3z+e9q0qJT5zq6qVK+p6rqTy4uQ0hJr6K4f+QIqCSBbmui22MoN9jVhzXqxkL7eE+FPq130Qwi0Pf7SDekLB5DIkGsZ2d1ezjIZed/w+Mk6zVJpDnocZ7K8W7e95KoZHxouBd7copPbKk5sQdXRr13Ds1PHF4OXkkIXVIaRqtAhdExHFyQsgcy+kcddmpxaoMj48niRf/i+wQuqc4Uv7x8iJo4yRTZjjvzW72+m0LSd1kpafwJAgxsqoyR1f+us39NIvQdIvDO/uSXDK3ROcPYopOTo3lkj/VACS/oaRNSCix8yWY7Ub3brR4IN2dD3zvEzRLeIl5BkJgSkJFXpjZBmOCwJI7GXdauHchc2miCfrBZZDciDURePREF8YHF1tkhdQGT6b6e+3D/SmZlhW22Lb3DjTp0AFYZllCFM7RQC4pZKPkRiE8hUVvbAMCQbVNopKXpEDmScgwowPemjX/MjHeJLTkETu5vqqosqBzCbM9Q1WcgLmVaWGB5AqZa13MNAHFu5eIgsg98DVyqZKufn7AZD7Ry4eEqzl1DWlprH1L5f0AsjejBtFurx3Hs54ocqLNaVMT5youfIaxh599MSKWxBZ9dNTSgU51A+ulJXKDTncXztdhYuQNJzsh2pKuabelqP9FVcVdauYV+QYOQnEz1HtZqUgz4xzcUQ+nvlxCRLelTGfBZLerl4689sBiHuWynBJQm822y9retPUbe5IgYJyCJnWcU0f+0TuOfaJvo1jn7AcyfxAEOT+FbA++Umj5OdtZ+Ao7ewPCYIjQ4Ihni70dvZ0SwqflTxLnol9IUoIzkNwJYX6qiwqVzrjh6EC9feAV/t/V4Kkf93PJ/jMUQTv79gLozr2r3R0/2AQZn0LhNNy+R6YNxvGfqft4NEZrWkcGE0qjuSQ4wG+GrLFXrkSFrt+vFhQ1jcqNaWcvy0chiqbfWg+wV98e0yhN0Dubw36jSHtkY+R4zBXrmhVPOmo3Lih5GtVtr3lYtfkwLA++p4gHB/CEcnx9WS24P3INK3I4prFhm45fPn5CqCYWw5OOyy+fcjCorkenO0gPgyk07ZNxzzAEz1irxHtQUiVRU6x5bjYLWNX78PGGCioyiLHxb4AiUa7i2taDA8tvqTGGcxF4cuTvU3OhBpnMIbyIMzpu7sWEheE2Kpx0gVTxPQtiAk54PwcJaF12MZIAPc9WyLzAiRMu3dwLhVYDFyOqXHT7h2O+/EFgJ7SkU9IkGT+q4N7Oq26mK5eGaOqzHpu8AKrz70qSa9Jodck6XVplsSUFzfw6Gst9ZEoTRfXefqLUX/+l6KfkoKxL0XV2R0vPdL0HgUKjJrg9rhR+AGg1SuUkQhlJE4i+VKlqhQoGzMkVNlQyqkviip7p4Zek+CU2Ovnrtxo1dsNEXEnVx4bV7nKi1KRKLzg6iMDIsmVC5yXOIls5PLPK4UeNyesYVTI+2EOV7VRN8wGO3wRGrVb3+MIl7m33BJcKIyVGRIqV8qKYIMeVLjdYyPZ9RUl7wdZLF+5IgmPOnDQY4AvgrnCuOThYIHMlZTyWu2mtqEqdN849RFR/dy+vyD5kARxFmGxNTO22HFpXN00wKLYq0/TaoNCIU4RUlLWcvnb2iqetldu3KioTEeBhHOlUuWFniDg3S4Z8mkJFozWThuPB7boNpFmO4dNNqKHLhR4NZOWK9NiVSy1+tKrUuA1ZCxAeQu9JoUph9HXpNhr0szr0jxJVGu3S4rGuKUcJskMheG2TurLfsC11Fco21+OqsQYqI/8kgSnxXELm27Bap7N2hhtgzKuDb0dWw7M8ll5/4buaoE17XVpjoDyIr1nkCuVaANOEJlDapUNraRsKSXajjih88h8rdeIU43h5MlnPB1BGdWa5r7p2HwLJzeuEXRDs0TRRSt433hyVsu0ARG3Y16XzpHTXGnKFU0YLq1UXC/WqqJhG2qlVuEwT398pdcfnjrSPyjB/IBIMx+U4NQIsZIH4EJBuZHbLNW06u311UpJ2ypWi6vFEr1Y5HrrJHiEzqbA/SKXAzjRLlXyeI+kVJKDYh6fr8mhW7GYxBx4+hDIoMAydSCDMiMpWPAKwMPQfTBadoy/fsnJgczfglmfc8EZL50po72oKuW8d4aeANeZyBKmhKuRAxi88NrdcyPBzJMQE84C5910+tw3648B9RSyhLJhHkQOZLbgxFBDTy7CeXFWhc3oNaWcr9BbKj2aANziMy6FN5ADmSIk/eaanIFTm7UbT2lbuVKxkOtb7QDgNlsOIKNoy+VgJhSTZClThbk+w0vOQoovPwzjikrIZ4rZQkxBoT1C+bsJ0LOoGCneqlbK2g1cxal5SM0As6CyhIsNg2ZWDmR2XO3xWqdFOKuUb1TUvKKVc+vIH7N9PdKz0DN9YompZx2ZRrumUA4ufTqAgejHyukfC5D7Yl+KkihOoHCXZw5/4AaPCLPPx74cJbEs3/VOy/jrln6guwhnYl+JkgiCd9vpJP5da7uZF2N/HCWAwM6hs9dupensbYP+9iB9lSOxrUKGlK/ibxfpidivxkgqa+538J9l2LbmTmMNJ32S5hRZjid0y8a+qUxkwb6233Vwg5NtZt2iO+8U4OHlo2XOMI7fxzjD9LdAWorEPlaWP15eisQ+XpY/Ub4ViX0xKn8pmvlvQSC9ut1F6Rch5q5ys1si3zDGDItiHlDfqrdLDZc0982Wud/d18TS78QlTV6ApykJ/a6PRHgiCVaAp9N/LkFqFLP3tCpdhgW+qU23xN35YWjy/PC4p6DbqasYvt/FyFVQCk+mNEuLCBq30H7gCk9ADvYmoZnvD0LSf9mBFCDWbPNTwKy3L0+4H5EtcXzVLZn+nAQxASYnIdTRnT1KLrwakCWVphFud3R2AprDMY0TwKahN+ixj/b+vtFybDEB5PA8B+NVGsfSzaYPl17qUmWR4SJfh9OCbsNw9Pqe0egVitBDb6c4QoHni7JLXd9lp11i8MtOj4247NR/18Rz02lpSBG/RHszuf8YgHlxPqbh9tE6gN5qtR1vLw1OtQfKZXNuIdVDIP3HEkAva2R3nYc4bxW9MMa2XICBcEMdd2O2jV2zxc8xs4Q4yxfqnfdX8QLfvt5yzDofrNeOxHy2ykurLp3MZYgJqOs1j5EoBKsKxg3UeRVzVTmw9OsBiArrcRzmlEKxzwEfh6QAcgf0kagXSCOaFfkLg8DH5S9G8c6uAK48uvK4/KV+0FX5y/2ga/JXoniDtMdMtZbDo8bfXkaHLMCPaTX0t5Vy6bYseTNWPBkBch+cEhlPP/300096Mr/vWyP92U95sr9/MPtpT/YPfGuEHIe4yF7PvSh/7Wtf+1p0aRPkgZB2AWRfDIsdcawPSsNUWcI4zQNlIa0cWH0/HK+39/t1Y1XuO8Ro35ReeoQj7babems327Z2e1cjcY3B9lyQ7Gz/uSS9Hgiubaz+UCC9xgpuCM1TjR28TPr/Bgm9bymljsHPSnDWc0m1N3Tswbuq6eHXWdMTL2xefx5CiE8mnJZM/egvf5ot8Q6/S0qJDFwZ/UUJzvRzYOx3nMNRt0WjEFYwf/V9wzsBaC6V2ob0Unai+O+02i+3WJU++Z/rl/8LRrP5PCJjBO+/MIx98c0BON/fEMfcN2xH3++MaswzMFMTOHgd1Dbq7VaD7XAFVZFEA9bSW22bHxlmidVvkoZLIOmSFFJYmVIKLr9vSBLfloAHh90aN/X95YOV5V2r3e3Y4+6Nm/p+9mAlPd3V8/TYEZAep1zpSR2WMYDkLZx5rSHTqvGermE77GSMZbQcfiaXp8iTEKaN41tMF7KjG5dlBBl+5hKQAr3P7atGhmDXbPA68GfmIsytGc4EpM9KEKYog3nuqeqA51T1Il77YkNeRJMzqhdEnoF4nUpBQ/nQlbD4SnrAGrhqpwJDRwAW7nYabuHo5MIMHQGZz0kwXzJt1mRbtPk6hLD/+T7wpezotweyvXcHVFpmqATOwEyHHpMzXzF4jBBDQNV8hR46p5lO+47R4iEcRa8hgJyGWNtqGJa2fchPLURpevUQq7LvmB0qr7BKf2d+SQLibZDdabdsgzwNETYseNA0herwAuQSzLWMu47mYZI/loDgDZfR+yHutB29qdXb3RbbyAzePKYCBeYR9qokURt0x+x0DBEYieRqEhKah8DKayGYZa3gW37kvRAT2kkeGtsAvw6nJ7c2c/5Dv/lH3xE4TU75rcjye7tm49mlpfeRA7y45w4hkh1HcnCspU8Ozp7QToh6l0bW+2EJoNeh5JFx9Q5ocjo7LTrTk8xJyo5Mkn52yMckiHsM1fjmD1q0aXrgCq364nVustL9AmE2EGUy4OP/RBp8FoJtduzr9p1RvvECzNDlrnXdvoMeEGN9Nj5mVJYY7QHdgkf1gJQt5OoNecDPnICHxnhAtlvoeZbsrfWCE/tmsp98D5xgWlVkTTuc5CrfCTEuhUPuLe8fp4IuWbdU5gqcYOO4v8pBj3gJyJrhTMb7ySjEBNab5jzfCcmmbjuabRgt5gJjE11gAktUDaMlPKjX/c68EfcLR3G/RIV4vamb+9o+fWNmgRZenqajsnkst47F0MnU3VT6x0IAvUx82sa07S6/YU2ftmFp8iAk2S+NPzfjvp4zy+AbDEzSELW72+826uItHUkVAHIF5vhPl0qI4yR5hiBzFmJ6t2HSbWj2zE5AdSHkIZDFb5dShGPNiRxBqgoR2mKbvybyzBFFxn7a9Ny7ykkRE5KsM3j1Nn8LYvWeiHNWeR2zdS8s/TTEPRzgULhjHIqhcMc4HH6+9XrgKSn9TiCD9I9CYTUMQdO28Y/d3cY/epdGH5bRZDZtz+zcCsWickyd6VjtA7NhWHbmNyQ4gQ6z6NrWv5JoMTQ2WgyPixYjw6PFqCda/C0JTvY3ikeMBYCeG3EfSZrGhHrKvVXBY+a7JDixSe1Mv1X2OgbpXhyDx+KhB+PeJT38EB6GCMLi4e+VvwjDfE/aIrL9XgmSfv9GHpscYfU1LT1VQzKP0jhr6XrP050bjBu84RZ5VYK4x7+ND/4GHeGUfF2kfN1HzgzjRkTDH5Ag6ffK4wU11IOPDMY5C0tjWfhBCZJ+1RrPwlA1nFIm1yhDj/b6auX+YayJ3Kzg8TskSPrH9Xgehxq29MpRivAJRJpyvEDIIJ8DYfvn5yE7Joq12k3DfUXur8dyzvshxYam2m4a/EG7SZHqLUh4W8rtyYPjZO+lHrd6iczDkGIaP6T+wXD0CpxYM5ypUD8agFPY4x7kN8X/pfvC9BmPnV0Qq10s6GUJdGPYYr5QQn/7PWZ4rMeMjPOY0eEeM+bxmJ+XIDUoCO4zSzDrU1ruNqfuy4SnL9863/nVAMQ9XA2ZqDw/MLlanrKJQ9zpqreb8TT7dJS865vkOY9SxFcemlbebdw1oBrUNwUKH2kKhAdTeWs0lBTTsbiAbZoN1DKqGZjNtQzTm2Yj8xLI/c16s+aGmW+X4PgQ6b9pc89Ub2bExqM7LzrpTrtYjMpTmdsw19cDbxYzKx8M+xrrBlfoDP12brwzHGoT09MO4swD1AOeJ/d5/ZjgqRdG/JAE8wO+glydHPW9Ed5EPOHzOJnF4Zz6I8D5AccyntlRfmhk8MXltjRBbt8rgdxvgMnjkyKVIX4rffVohXiAc5ayeZIsDGNzIMT5owRcmhDiTBPaHOETBG+HMEj3qvak+Ocqt93MkSxOUmVmsDMPeBVydNyScYf+aJxf82jU/w9bQJ/he1q8PTw2uQZhqm08JpksZ4b+lkUhnwhA6M10D2QNEt7RQp8Sw4cLRnyxI9v7WofqK/jGYoW+5dLIUZZLVz4aggTtVeHaXoYoV2+yNIVLE5ZvYudnzlErlyInfZaqZ4X/Lsy4KkYensaQumb3kSmxub09QTmZI7M+TshHJYCejRm/LTZgi6YQwIO02gvXmbU53ScGj2u0AXqGaDwfAwZrpC/k4l8aIf4BN/O/QvDIMLPfNhv1Zduody2MTeno5d4mNYxPRJ/gGCba/t+WYE65W9+jD+71bK7ebfCtNfxJX7+rt91H1ljCNxsM9c0GZQjW9Y54Ub+ud/AIpBt2i3VaHlzLImODw+nT1VgHW9TGp6tp6lYoFpRD7METNVpvdm004yfNVr3ZbRhat8MeV2OiyxxCTNVfZvZuAcLMGjLDxBLsoYEdy7D3fLYywYGs6ApEjLsd0zrkU55xw59jrrwqwUKVdySlIkxAB2JC3ORKdlSvZvu6JJ0ZjSqaKIZeZnbZduxlg1MY9iWDoTFOx2ztou7iX651Z4ZVSvMPVsYrXmYW4hu9KDKzBAmW5O6NvX9Lf4tvI4j0ygclVlaIzIIQJsnl7Bh2sp7a0lemwBywV972Dwjt9+fg4WFCc4yW3nKWD7pNfO0Cb2iPCw8Z9uRB+Y8kCN4w76KUDgzLpqfp2Gh00/jQuo3v/vJLiQ9kR1eYvWHezdJHglVWJvMNEGaPBvs+bDUDYc/Vi3Klxh55lQN4UeSFSpmm5WDmNQli/GmuFZKEgOvuAyO8fQqinG/u6UUSc5pm3UA14DNSnuyPEMKDEQKBUKdrNfn8nf7OPAnRal1vtQxr1BcWBCMBHyOZ/ywB2eo28TAviyLYduQmzB54oTzAXB4nbR8Z1ai3rYbqp0KuQbBzZ3fsTjcnJuSsYgEsh2+0iUc2x3c5fkNkx7z7qiStRiCk7Zh3Mz8RgeND2BvoxD7hBwaFX8Oz0fjmknPoPsJ9NJlkq7y86lKiZp+e0+bawFPkJoTqB7bNn9C/etSa8ge2rVIK+AmYesfQupbJT9JH6h1j0zLpM3S4o2g0tK7VZDu1+Awdg21aTZtoAHrjwLTblmmI3dbnjspLzqXAtlo9JMn78PYv48GrL1gbe2K/cNTaVEbOn3XSGoRi9fcBNEy709QPNbPB37Ge4ZBiI30NQihIHgxYYmSxxOihlX4HLAxjY0Dpep0f8HZ++lmY6xPaUfaPMwU8cc/1y2fuohBk18QAIutKobi5zm6y3Syu3ZSDaPPyarFWxJPfocznggDIvkqN/ADv27DoG+FaY1ujxzy2u2azwSYPgYnRw1kfjcJ2SbedVSRA5yJ1OOGvg57CMGz+iYvs1LpBTZu6cDAAM2zyLERtZkD56uzFcWS5rVVFGbIG88wNildVhe0e33CZFVpzy+A81tJf1jyOldr5hDpr6S97OuJJmHGP00xxmDQmTtIMePj/OTf8jJZl7Jq2Yx26P7iDPztMLAJn2lWdI8UUbzTU/7kgRJR2s6bvTuW0l2B+Xzdb4l1O9uQ2i9fnMIN7JvrqdhHA0fEuuu50bf5RmeEzXFeKjJMqLaHOOOIn+Tuw4KtWGJXZMdsNLlHO0xYroxIPnxxGNiGxa+l1QzDLLmyvTGR2DQttGJbZbnCm45QOZ7sKKUa2Q1E0Ng/QcC2AvyI5Ti1P7PaoK7RkQXcMOtvpPewIciLzBQkSTHL862lv9sKXf20r2L+2NXDYJehZF7sIs8ZdNhPDdtv8yxYJDsQm4RM5SYFkdNr1Pf5ElSqKKhSY6QCwduISA7kOYdMx9scfbOlTLZUVmXZFjN4x7NOVFESNdhP55mNFJNFXGXdN2xFvePEUinTH7LBrgDGV/kaR8he6mu6lvxkGKTk2+rImfzggpuJPjL4so2noNhWZCH09IK+zjfgD6rMwY7SbqxZtJ3sytQcg98MsOmLb4S3kb7z4geRdMMvJset+/JTg9aOMveyWl4LqJ5h+HGZ9+SgEyxDf/sOfCLH3dN5V+DNTgPme4RdrFacgijZSc81ZBJNFGk00zF3DdkQ0wVJLh7AwbDTjXfE1NYd3vys1TSkV14p4r+0YfvKBwV0YvfjNYLl8rbjFH/llkFW18rxSloP4QQpe7sUNeuM/tLQqxi6vEj97kVsTRI7RD2Pk1rRiWaMlWUUMIipa+dkAxFQucoIzZRwfjKpNpjK5zASkL0+Di8Q9WyiuLzx4bNloNx2s80ckmF0zHI9LXh5PeaAP05cmRS4MPaNQRp4jz/oYwf62l9/LtQDX25ZZV9vL72U/nl16H/WmzJkOeP5/Hhk+t+9VsrJs7uPT8tz1nx/bvolLI0/AbM6q75mOUWf3pu+HWd0L4HN9PzBTglNrhuMrKQbBafrFoLbWW3ing2LTHDkMMrt0pwXN9r0TIRlIeHnk7sIHy7wDQtQ54NYHOg12lY3+HigfGCy/8r8DMFuk0hfrQb8ggdwvCfJUdkKnZEcIb8SdC29JX7HMGtXCHHnOpyBeLewOV8P3Lfs6FE+mRXkfTBozjH1Pb6UfmFgAsTPvoMw+Ra4dnVnsoYGx8qfJCVGyoD7tUHkbbH/uuNufRqc9afvzaQhh+/hkbnIvUJq0iGcP1FPP4P7mZVjA/R+Kozf2J++WjqX238VuKXbKm7FbesobNOIXaTGFe4V/deegV6MQptMRth2gugGlRQWW+fdiR5W1mS85PwNhqpk8hpyy61iZt2xb9bckCCEfX6+7m/E3shuaOMpuKN+0ifA+egqgp+JDWpeCaL3dwgeXxXIST678QRgStGeFP/gos6NUTFPZUc+ISU+nBp7TzkPsqNhl/c7eJifysjKR9IDZmZadhyk7l64zw3JuGFOePc/3uXue07E1YKWmOIE9RizfJvHdZzqSHptYfb+5Sq8cpcjAweYBzsgPsJDVo39PTK82HpOcfmg6G8I0folydD/JjJHVMhsdA273s7OwNMntYjT+18jrboPM1B+n6hOc7jUIOvr47RKv0JEiFsjcDzLTZU8dgy7yAtWGsSjfH4Q51DGcZX29jhw9B7PMWjY028RLZ5N3mxO8QNVkV9LmxUa4ZewYlmVYNv/OvcwzVAHHtRqB7Fur4UB3rUYg+ddqOJSt1XimB1Hf9MAXEcDYiCA+LiJIDI8IZj2HqH6ehzmsg7jHfwpCOCimWzTiekNLvGXu/h9LEMT12em8fU/uQZ/c+9x06Eh3PM/5nrBmWuGBrPxwCOIoZeF9PyRBhA0fkp3GivbGWXqqHslkqN08S9ID1q7nYr4Fn/Hi3U8encpdeIZy+rEjlOD+5TTl6jiZH+CKfFyCGde0TeHv+s3glHLh/uQ6tXT3DRGOJwJ4BWZcQzgFR/1Gc6T/532zNKZvBg8/zcDKeF/m35acar/lDW6N2DCD60x0xJINz9Y2e3/66uQVLXcjbdi29gKEmYHg7/Wwwf6ZIMy5tfK1M8Knl/zQgsVDf+H9ZqhfI1kI0Y2FyR6C4pGbEKe7SbRem3+V9cHJjWKcwYH4Sdey0Zpr24fCZwTVGYSsIoDuruOj5Q3b3V0/MIoNm5yDOH72QmSyzfWZZvvlvJu/j6/c8Xx26Gtm32jw/EVI7Jm7ey7CDEUAhPUw6pbpuBjs6/GAMI7BnlVvmrsmvnYo8OIUT+7lcOxL+Mkp+giEi5pgy3IczPAy3y3Bib5e5FszU/fljtXen6YvEY8sQcBpT2HTA0478xI77eFhje6m5P27KY9Mqwhs0ZaVzRgw69P7TO3N2GfHNfGysiaW2sMrn5bYIPGeU/hnEixgQ/o4G3WvYFRL+EL4Y0cqRFfEL1OzlyGLvoVoz4atvcyG2oDx+x8PwpPDjF+fzUMr2jsXwi3gpWF89hvLNyu4n2gyX49AjB/LGHZBCb90w3Nxb4Y/wihAxUb/QkTwjSxEHC3CeScukqCDm/JAOAZ0rACCMKA7CRG96+y1Lb5YxVMYVOuWY+7odce7XZ4QQLpX7kWiXxWI+ZHog9CPwwkXybdEPsO+pCkyvUvTGK7X2/uddgs/TOz5Fv2sC6UMPAKkh+a+ocoi8Hk3x30V1UeVMpzoo0o5TkGUftTIsFOz1E6KJFmHiHFA3y5NUnszfLI9qMjiqNShgqVVToQ8BoRvp3oVbI6/4iGzvJyraNhfGwDcF5v0U7fIxaPTcuH6cw8NGrh7lGj1BBzXBrnK/PopmPW1YshI6RsIgSMNhDTEdsTt1SA9H+OmPVoa8mkpPXt7YBovu7f93DTZwlNw+Ftjh0vZVw4en1ZWKi3LjprGrV6CnIYwvVHIRsRNSWVJ7BwNZhqGw16y5DvNz92ThmQLgszNY2qPJqlCmL4xzBc7n7k34jeQxM1jKqNFPinBWfphH839sAvWaO2bLTae2OLoxj1WhpQ3OOGCl+7NY2p6Z2Qu+UZY0Ft689A2ba3VdrROE89lNfjpmZv3xk2OUyy3nQ1G7+YxlegDULIPczvmXV/FSVpx/p5l7qsT34r2VPeNsNAxqLL3Tv7j8di5N9LYDUZxkxNk52hJZwCKX6s5gx+YHqUAMuWicm9c1KzuyP4/7YzKJLch2qEH+Rr0K6TxlWfvUQiMyM1jqqCXvgxkUA/oskTb6R2ybjtG+tMRnG2K0fcuiLQOGnrH5AtlN97g2M6Wtwq5jSI+DMXoYg37equrN7ntfMM1rFNqWAOjizXgAceDx3iY8oZrwHOTW49hDYxuOgYRVmv6JkRYC/FEMh5Vtg0MAAzhM+L1jlHlIFxhQ5SddrclYqxYvWPcwHT6XwQhwiqiK1D8VCff2hcHNs8B2N1t8e1t8Va2C6FMuN7fbIgtJRdWbOCRIzcpjje5AFyV7BEQh5aY25HdDHHyaDDWiAyLNYZHMNFREcwVkN1g6sB38GlOwAUDD8Icl4yLySKuJAcLxPshuWsddgw86ItnfB0eayUotLCNx3YdPEPpYtX3jPodu7vPI605jpjnYDyjjy1OfzgE6dH2n5gMja9MbL7Z/iVLvyBMq3AHd6A3uDP/JQAh2gf4TVD2tZLqhpIv3igqBfkYeRQeptCtzVJZUXP8oWxVwY+yarlyrnS7Wqxq+UoZH+umN02uwAO0RL6yvlEpK+VaX9n1YnU9V8vflAMuqkAoYamCom0pKv3qKZ7c2sRvpAQH+BCoiFIs50ubBaWAB63wUyj4RdQQycLSmBKa8qKS32QvqOdqN+UwuQ7XhuLnc2UssqrQVqqVUkkpaKu3tVwB2cypt+UIuQD30bLFcqlYVrT1Yq24Rj+vUtWUF4vVmhxN/5QEYRpy4HyBfVVBKCQbwQkKFOo4pKuG6XJwSl0OTavL4aG6nL6IX865O8FP3IQo9zM4Qrmf0fouPM1x+Ja49zSkpeibBt320DqX4fRI1zqsgBiVqzGIaDRkzbwaYC/L9e4kvBk7Qhcg4Zk42PRbEzNqvDdhprsxvtklW8ij58R600vbv+tybuyuy/lxuy6Lw3ddMp5dlz/k79F5RcH3XjZ8d2Wko025hLHyXY55q/ZkfkbyLGwVfdb3iaPOIb3W1b1GE/Bco8moY80rngelxnKrWtW2VvgJ0R7kcXYU1QO5KgeXvk+CuGdmhp9iUpWtovKCVq3lav11pGDBl7uhlAvsw9in4YQvJ7exoVa26AXBRTjry8LvXOHnGPI38UvUVTk4UFhVbil5dAGhlV+TYL6nQmJj6Sf4o2i9HDJ1NDt0fKbfca/F+Z7PJbrst0jOjV+uG1j0+6cROMeX06xOfZl+0px+2cVs9n+YwerUMz8pwQz9xDn9hspJwCMztmv3eYpu/rXxfoN7JpOmyHMQ2zccvaE7Or8YdDHbI551CePHGigWu4bmFko/Qz9q28s60mWr35YAVvWGsIgbILPHgw/MNn+t0z1+5WGqV4I9w7glsNW5HV/aTh9C0o+CzFAkcR2NJqa4wdgTbNArWPbZcXUew8qm+YrR0PiXIDM/LcHxDYt+goF+leWGbjZx2a0IMNC8K97mDSmU7TXRUzj9N2Gm1zDisTUz3Gh4XnAK+F9wmvy61MclPDjFLtVR1aK33/mncjw1JQSQGiIvkmcH2kWiS4oLEG6/jLML/vYbTfSzFBpgaWCkfFWC0/0Lz3pr5Lc/rkEw1zpEr4Xs471NMb3B9KbV9Gtqgmvq6sHwZ8JjuZb7oZCHp3wgXG8ddrbv9V3wfyPBKY9hYDeSBi1CerRMMjsQ4bcJCITwK05UAmGV/kZ14dor1IUnSRai3AJxK7EwsOKYax2qAqm/p/4v", "base64"))));
const rpcs = [...protocol].flatMap((type) => type.kind === "service" ? type.methods : []).map((method) => {
	const { pattern, body } = httpRuleOf(method);
	return {
		path: `/${method.parent.typeName}/${method.name}`,
		method,
		verb: (pattern.case ?? "").toUpperCase(),
		template: pattern.value ?? "",
		body
	};
});
function httpRuleOf(method) {
	const http = protocol.getExtension("google.api.http");
	if (http === void 0) throw new Error("the protocol has no HTTP bindings");
	return getOption(method, http);
}
const statusType = messageType("google.rpc.Status");
const detailTypes = createRegistry(messageType("google.rpc.ErrorInfo"), messageType("google.rpc.BadRequest"), messageType("google.rpc.PreconditionFailure"), messageType("google.rpc.ResourceInfo"));
function messageType(name) {
	const type = protocol.getMessage(name);
	if (type === void 0) throw new Error(`the protocol has no message ${name}`);
	return type;
}
export { toJson as a, fromBinary as c, fromJson as i, ScalarType as l, rpcs as n, toBinary as o, statusType as r, AnySchema as s, detailTypes as t };
