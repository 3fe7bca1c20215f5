import { r as __require, t as __commonJSMin } from "./rolldown-runtime-BrvMwczA.js";
import { ft as Failure } from "./scan-DFDHd4Kl.js";
import { o as rootRefused, s as rootStatus } from "./clients-1vmCjFb-.js";
import { Readable } from "node:stream";
// node_modules/@tufjs/models/dist/error.js
var require_error$1 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.UnsupportedAlgorithmError = exports.CryptoError = exports.LengthOrHashMismatchError = exports.UnsignedMetadataError = exports.RepositoryError = exports.ValueError = void 0;
	var ValueError = class extends Error {};
	exports.ValueError = ValueError;
	var RepositoryError = class extends Error {};
	exports.RepositoryError = RepositoryError;
	var UnsignedMetadataError = class extends RepositoryError {};
	exports.UnsignedMetadataError = UnsignedMetadataError;
	var LengthOrHashMismatchError = class extends RepositoryError {};
	exports.LengthOrHashMismatchError = LengthOrHashMismatchError;
	var CryptoError = class extends Error {};
	exports.CryptoError = CryptoError;
	var UnsupportedAlgorithmError = class extends CryptoError {};
	exports.UnsupportedAlgorithmError = UnsupportedAlgorithmError;
}));
// node_modules/@tufjs/models/dist/utils/guard.js
var require_guard = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.isDefined = isDefined;
	exports.isObject = isObject;
	exports.isStringArray = isStringArray;
	exports.isObjectArray = isObjectArray;
	exports.isStringRecord = isStringRecord;
	exports.isObjectRecord = isObjectRecord;
	function isDefined(val) {
		return val !== void 0;
	}
	function isObject(value) {
		return typeof value === "object" && value !== null;
	}
	function isStringArray(value) {
		return Array.isArray(value) && value.every((v) => typeof v === "string");
	}
	function isObjectArray(value) {
		return Array.isArray(value) && value.every(isObject);
	}
	function isStringRecord(value) {
		return typeof value === "object" && value !== null && Object.keys(value).every((k) => typeof k === "string") && Object.values(value).every((v) => typeof v === "string");
	}
	function isObjectRecord(value) {
		return typeof value === "object" && value !== null && Object.keys(value).every((k) => typeof k === "string") && Object.values(value).every((v) => typeof v === "object" && v !== null);
	}
}));
// node_modules/@tufjs/canonical-json/lib/index.js
var require_lib = __commonJSMin(((exports, module) => {
	const COMMA = ",";
	const COLON = ":";
	const LEFT_SQUARE_BRACKET = "[";
	const RIGHT_SQUARE_BRACKET = "]";
	const LEFT_CURLY_BRACKET = "{";
	const RIGHT_CURLY_BRACKET = "}";
	function canonicalize(object) {
		const buffer = [];
		if (typeof object === "string") buffer.push(canonicalizeString(object));
		else if (typeof object === "boolean") buffer.push(JSON.stringify(object));
		else if (Number.isInteger(object)) buffer.push(JSON.stringify(object));
		else if (object === null) buffer.push(JSON.stringify(object));
		else if (Array.isArray(object)) {
			buffer.push(LEFT_SQUARE_BRACKET);
			let first = true;
			object.forEach((element) => {
				if (!first) buffer.push(COMMA);
				first = false;
				buffer.push(canonicalize(element));
			});
			buffer.push(RIGHT_SQUARE_BRACKET);
		} else if (typeof object === "object") {
			buffer.push(LEFT_CURLY_BRACKET);
			let first = true;
			Object.keys(object).sort().forEach((property) => {
				if (!first) buffer.push(COMMA);
				first = false;
				buffer.push(canonicalizeString(property));
				buffer.push(COLON);
				buffer.push(canonicalize(object[property]));
			});
			buffer.push(RIGHT_CURLY_BRACKET);
		} else throw new TypeError("cannot encode " + object.toString());
		return buffer.join("");
	}
	function canonicalizeString(string) {
		return "\"" + string.replace(/\\/g, "\\\\").replace(/"/g, "\\\"") + "\"";
	}
	module.exports = { canonicalize };
}));
// node_modules/@tufjs/models/dist/utils/verify.js
var require_verify = __commonJSMin(((exports, module, this$12) => {
	var __importDefault = this$12 && this$12.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.verifySignature = void 0;
	const canonical_json_1 = require_lib();
	const crypto_1 = __importDefault(__require("crypto"));
	const verifySignature = (metaDataSignedData, key, signature) => {
		const canonicalData = Buffer.from((0, canonical_json_1.canonicalize)(metaDataSignedData));
		return crypto_1.default.verify(void 0, canonicalData, key, Buffer.from(signature, "hex"));
	};
	exports.verifySignature = verifySignature;
}));
// node_modules/@tufjs/models/dist/utils/index.js
var require_utils = __commonJSMin(((exports, module, this$11) => {
	var __createBinding = this$11 && this$11.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$11 && this$11.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$11 && this$11.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.crypto = exports.guard = void 0;
	exports.guard = __importStar(require_guard());
	exports.crypto = __importStar(require_verify());
}));
// node_modules/@tufjs/models/dist/base.js
var require_base = __commonJSMin(((exports, module, this$10) => {
	var __importDefault = this$10 && this$10.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Signed = exports.MetadataKind = void 0;
	exports.isMetadataKind = isMetadataKind;
	const util_1 = __importDefault(__require("util"));
	const error_1 = require_error$1();
	const utils_1 = require_utils();
	const SPECIFICATION_VERSION = [
		"1",
		"0",
		"31"
	];
	var MetadataKind;
	(function(MetadataKind) {
		MetadataKind["Root"] = "root";
		MetadataKind["Timestamp"] = "timestamp";
		MetadataKind["Snapshot"] = "snapshot";
		MetadataKind["Targets"] = "targets";
	})(MetadataKind || (exports.MetadataKind = MetadataKind = {}));
	function isMetadataKind(value) {
		return typeof value === "string" && Object.values(MetadataKind).includes(value);
	}
	exports.Signed = class Signed {
		specVersion;
		expires;
		version;
		unrecognizedFields;
		constructor(options) {
			this.specVersion = options.specVersion || SPECIFICATION_VERSION.join(".");
			const specList = this.specVersion.split(".");
			if (!(specList.length === 2 || specList.length === 3) || !specList.every((item) => isNumeric(item))) throw new error_1.ValueError("Failed to parse specVersion");
			if (specList[0] != SPECIFICATION_VERSION[0]) throw new error_1.ValueError("Unsupported specVersion");
			this.expires = options.expires;
			this.version = options.version;
			this.unrecognizedFields = options.unrecognizedFields || {};
		}
		equals(other) {
			if (!(other instanceof Signed)) return false;
			return this.specVersion === other.specVersion && this.expires === other.expires && this.version === other.version && util_1.default.isDeepStrictEqual(this.unrecognizedFields, other.unrecognizedFields);
		}
		isExpired(referenceTime) {
			if (!referenceTime) referenceTime = new Date();
			return referenceTime >= new Date(this.expires);
		}
		static commonFieldsFromJSON(data) {
			const { spec_version, expires, version, ...rest } = data;
			if (!utils_1.guard.isDefined(spec_version)) throw new error_1.ValueError("spec_version is not defined");
			else if (typeof spec_version !== "string") throw new TypeError("spec_version must be a string");
			if (!utils_1.guard.isDefined(expires)) throw new error_1.ValueError("expires is not defined");
			else if (!(typeof expires === "string")) throw new TypeError("expires must be a string");
			if (!utils_1.guard.isDefined(version)) throw new error_1.ValueError("version is not defined");
			else if (!(typeof version === "number")) throw new TypeError("version must be a number");
			return {
				specVersion: spec_version,
				expires,
				version,
				unrecognizedFields: rest
			};
		}
	};
	function isNumeric(str) {
		return !isNaN(Number(str));
	}
}));
// node_modules/@tufjs/models/dist/file.js
var require_file = __commonJSMin(((exports, module, this$9) => {
	var __importDefault = this$9 && this$9.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.TargetFile = exports.MetaFile = void 0;
	const crypto_1 = __importDefault(__require("crypto"));
	const util_1 = __importDefault(__require("util"));
	const error_1 = require_error$1();
	const utils_1 = require_utils();
	exports.MetaFile = class MetaFile {
		version;
		length;
		hashes;
		unrecognizedFields;
		constructor(opts) {
			if (opts.version <= 0) throw new error_1.ValueError("Metafile version must be at least 1");
			if (opts.length !== void 0) validateLength(opts.length);
			this.version = opts.version;
			this.length = opts.length;
			this.hashes = opts.hashes;
			this.unrecognizedFields = opts.unrecognizedFields || {};
		}
		equals(other) {
			if (!(other instanceof MetaFile)) return false;
			return this.version === other.version && this.length === other.length && util_1.default.isDeepStrictEqual(this.hashes, other.hashes) && util_1.default.isDeepStrictEqual(this.unrecognizedFields, other.unrecognizedFields);
		}
		verify(data) {
			if (this.length !== void 0) {
				if (data.length !== this.length) throw new error_1.LengthOrHashMismatchError(`Expected length ${this.length} but got ${data.length}`);
			}
			if (this.hashes) Object.entries(this.hashes).forEach(([key, value]) => {
				let hash;
				try {
					hash = crypto_1.default.createHash(key);
				} catch (e) {
					throw new error_1.LengthOrHashMismatchError(`Hash algorithm ${key} not supported`);
				}
				const observedHash = hash.update(data).digest("hex");
				if (observedHash !== value) throw new error_1.LengthOrHashMismatchError(`Expected hash ${value} but got ${observedHash}`);
			});
		}
		toJSON() {
			const json = {
				version: this.version,
				...this.unrecognizedFields
			};
			if (this.length !== void 0) json.length = this.length;
			if (this.hashes) json.hashes = this.hashes;
			return json;
		}
		static fromJSON(data) {
			const { version, length, hashes, ...rest } = data;
			if (typeof version !== "number") throw new TypeError("version must be a number");
			if (utils_1.guard.isDefined(length) && typeof length !== "number") throw new TypeError("length must be a number");
			if (utils_1.guard.isDefined(hashes) && !utils_1.guard.isStringRecord(hashes)) throw new TypeError("hashes must be string keys and values");
			return new MetaFile({
				version,
				length,
				hashes,
				unrecognizedFields: rest
			});
		}
	};
	exports.TargetFile = class TargetFile {
		length;
		path;
		hashes;
		unrecognizedFields;
		constructor(opts) {
			validateLength(opts.length);
			this.length = opts.length;
			this.path = opts.path;
			this.hashes = opts.hashes;
			this.unrecognizedFields = opts.unrecognizedFields || {};
		}
		get custom() {
			const custom = this.unrecognizedFields["custom"];
			if (!custom || Array.isArray(custom) || !(typeof custom === "object")) return {};
			return custom;
		}
		equals(other) {
			if (!(other instanceof TargetFile)) return false;
			return this.length === other.length && this.path === other.path && util_1.default.isDeepStrictEqual(this.hashes, other.hashes) && util_1.default.isDeepStrictEqual(this.unrecognizedFields, other.unrecognizedFields);
		}
		async verify(stream) {
			let observedLength = 0;
			const digests = Object.keys(this.hashes).reduce((acc, key) => {
				try {
					acc[key] = crypto_1.default.createHash(key);
				} catch (e) {
					throw new error_1.LengthOrHashMismatchError(`Hash algorithm ${key} not supported`);
				}
				return acc;
			}, {});
			for await (const chunk of stream) {
				observedLength += chunk.length;
				Object.values(digests).forEach((digest) => {
					digest.update(chunk);
				});
			}
			if (observedLength !== this.length) throw new error_1.LengthOrHashMismatchError(`Expected length ${this.length} but got ${observedLength}`);
			Object.entries(digests).forEach(([key, value]) => {
				const expected = this.hashes[key];
				const actual = value.digest("hex");
				if (actual !== expected) throw new error_1.LengthOrHashMismatchError(`Expected hash ${expected} but got ${actual}`);
			});
		}
		toJSON() {
			return {
				length: this.length,
				hashes: this.hashes,
				...this.unrecognizedFields
			};
		}
		static fromJSON(path, data) {
			const { length, hashes, ...rest } = data;
			if (typeof length !== "number") throw new TypeError("length must be a number");
			if (!utils_1.guard.isStringRecord(hashes)) throw new TypeError("hashes must have string keys and values");
			return new TargetFile({
				length,
				path,
				hashes,
				unrecognizedFields: rest
			});
		}
	};
	function validateLength(length) {
		if (length < 0) throw new error_1.ValueError("Length must be at least 0");
	}
}));
// node_modules/@tufjs/models/dist/utils/oid.js
var require_oid = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.encodeOIDString = encodeOIDString;
	const ANS1_TAG_OID = 6;
	function encodeOIDString(oid) {
		const parts = oid.split(".");
		const first = parseInt(parts[0], 10) * 40 + parseInt(parts[1], 10);
		const rest = [];
		parts.slice(2).forEach((part) => {
			const bytes = encodeVariableLengthInteger(parseInt(part, 10));
			rest.push(...bytes);
		});
		const der = Buffer.from([first, ...rest]);
		return Buffer.from([
			ANS1_TAG_OID,
			der.length,
			...der
		]);
	}
	function encodeVariableLengthInteger(value) {
		const bytes = [];
		let mask = 0;
		while (value > 0) {
			bytes.unshift(value & 127 | mask);
			value >>= 7;
			mask = 128;
		}
		return bytes;
	}
}));
// node_modules/@tufjs/models/dist/utils/key.js
var require_key$1 = __commonJSMin(((exports, module, this$8) => {
	var __importDefault = this$8 && this$8.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.getPublicKey = getPublicKey;
	const crypto_1 = __importDefault(__require("crypto"));
	const error_1 = require_error$1();
	const oid_1 = require_oid();
	const ASN1_TAG_SEQUENCE = 48;
	const ANS1_TAG_BIT_STRING = 3;
	const NULL_BYTE = 0;
	const OID_EDDSA = "1.3.101.112";
	const OID_EC_PUBLIC_KEY = "1.2.840.10045.2.1";
	const OID_EC_CURVE_P256V1 = "1.2.840.10045.3.1.7";
	const PEM_HEADER = "-----BEGIN PUBLIC KEY-----";
	function getPublicKey(keyInfo) {
		switch (keyInfo.keyType) {
			case "rsa": return getRSAPublicKey(keyInfo);
			case "ed25519": return getED25519PublicKey(keyInfo);
			case "ecdsa":
			case "ecdsa-sha2-nistp256":
			case "ecdsa-sha2-nistp384": return getECDCSAPublicKey(keyInfo);
			default: throw new error_1.UnsupportedAlgorithmError(`Unsupported key type: ${keyInfo.keyType}`);
		}
	}
	function getRSAPublicKey(keyInfo) {
		if (!keyInfo.keyVal.startsWith(PEM_HEADER)) throw new error_1.CryptoError("Invalid key format");
		const key = crypto_1.default.createPublicKey(keyInfo.keyVal);
		switch (keyInfo.scheme) {
			case "rsassa-pss-sha256": return {
				key,
				padding: crypto_1.default.constants.RSA_PKCS1_PSS_PADDING
			};
			default: throw new error_1.UnsupportedAlgorithmError(`Unsupported RSA scheme: ${keyInfo.scheme}`);
		}
	}
	function getED25519PublicKey(keyInfo) {
		let key;
		if (keyInfo.keyVal.startsWith(PEM_HEADER)) key = crypto_1.default.createPublicKey(keyInfo.keyVal);
		else {
			if (!isHex(keyInfo.keyVal)) throw new error_1.CryptoError("Invalid key format");
			key = crypto_1.default.createPublicKey({
				key: ed25519.hexToDER(keyInfo.keyVal),
				format: "der",
				type: "spki"
			});
		}
		return { key };
	}
	function getECDCSAPublicKey(keyInfo) {
		let key;
		if (keyInfo.keyVal.startsWith(PEM_HEADER)) key = crypto_1.default.createPublicKey(keyInfo.keyVal);
		else {
			if (!isHex(keyInfo.keyVal)) throw new error_1.CryptoError("Invalid key format");
			key = crypto_1.default.createPublicKey({
				key: ecdsa.hexToDER(keyInfo.keyVal),
				format: "der",
				type: "spki"
			});
		}
		return { key };
	}
	const ed25519 = { hexToDER: (hex) => {
		const key = Buffer.from(hex, "hex");
		const oid = (0, oid_1.encodeOIDString)(OID_EDDSA);
		const elements = Buffer.concat([Buffer.concat([
			Buffer.from([ASN1_TAG_SEQUENCE]),
			Buffer.from([oid.length]),
			oid
		]), Buffer.concat([
			Buffer.from([ANS1_TAG_BIT_STRING]),
			Buffer.from([key.length + 1]),
			Buffer.from([NULL_BYTE]),
			key
		])]);
		return Buffer.concat([
			Buffer.from([ASN1_TAG_SEQUENCE]),
			Buffer.from([elements.length]),
			elements
		]);
	} };
	const ecdsa = { hexToDER: (hex) => {
		const key = Buffer.from(hex, "hex");
		const bitString = Buffer.concat([
			Buffer.from([ANS1_TAG_BIT_STRING]),
			Buffer.from([key.length + 1]),
			Buffer.from([NULL_BYTE]),
			key
		]);
		const oids = Buffer.concat([(0, oid_1.encodeOIDString)(OID_EC_PUBLIC_KEY), (0, oid_1.encodeOIDString)(OID_EC_CURVE_P256V1)]);
		const oidSequence = Buffer.concat([
			Buffer.from([ASN1_TAG_SEQUENCE]),
			Buffer.from([oids.length]),
			oids
		]);
		return Buffer.concat([
			Buffer.from([ASN1_TAG_SEQUENCE]),
			Buffer.from([oidSequence.length + bitString.length]),
			oidSequence,
			bitString
		]);
	} };
	const isHex = (key) => /^[0-9a-fA-F]+$/.test(key);
}));
// node_modules/@tufjs/models/dist/key.js
var require_key = __commonJSMin(((exports, module, this$7) => {
	var __importDefault = this$7 && this$7.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Key = void 0;
	const util_1 = __importDefault(__require("util"));
	const error_1 = require_error$1();
	const utils_1 = require_utils();
	const key_1 = require_key$1();
	exports.Key = class Key {
		keyID;
		keyType;
		scheme;
		keyVal;
		unrecognizedFields;
		constructor(options) {
			const { keyID, keyType, scheme, keyVal, unrecognizedFields } = options;
			this.keyID = keyID;
			this.keyType = keyType;
			this.scheme = scheme;
			this.keyVal = keyVal;
			this.unrecognizedFields = unrecognizedFields || {};
		}
		verifySignature(metadata) {
			const signature = metadata.signatures[this.keyID];
			if (!signature) throw new error_1.UnsignedMetadataError("no signature for key found in metadata");
			if (!this.keyVal.public) throw new error_1.UnsignedMetadataError("no public key found");
			const publicKey = (0, key_1.getPublicKey)({
				keyType: this.keyType,
				scheme: this.scheme,
				keyVal: this.keyVal.public
			});
			const signedData = metadata.signed.toJSON();
			try {
				if (!utils_1.crypto.verifySignature(signedData, publicKey, signature.sig)) throw new error_1.UnsignedMetadataError(`failed to verify ${this.keyID} signature`);
			} catch (error) {
				if (error instanceof error_1.UnsignedMetadataError) throw error;
				throw new error_1.UnsignedMetadataError(`failed to verify ${this.keyID} signature`);
			}
		}
		equals(other) {
			if (!(other instanceof Key)) return false;
			return this.keyID === other.keyID && this.keyType === other.keyType && this.scheme === other.scheme && util_1.default.isDeepStrictEqual(this.keyVal, other.keyVal) && util_1.default.isDeepStrictEqual(this.unrecognizedFields, other.unrecognizedFields);
		}
		toJSON() {
			return {
				keytype: this.keyType,
				scheme: this.scheme,
				keyval: this.keyVal,
				...this.unrecognizedFields
			};
		}
		static fromJSON(keyID, data) {
			const { keytype, scheme, keyval, ...rest } = data;
			if (typeof keytype !== "string") throw new TypeError("keytype must be a string");
			if (typeof scheme !== "string") throw new TypeError("scheme must be a string");
			if (!utils_1.guard.isStringRecord(keyval)) throw new TypeError("keyval must be a string record");
			return new Key({
				keyID,
				keyType: keytype,
				scheme,
				keyVal: keyval,
				unrecognizedFields: rest
			});
		}
	};
}));
// node_modules/balanced-match/dist/commonjs/index.js
var require_commonjs$2 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.range = exports.balanced = void 0;
	const balanced = (a, b, str) => {
		const ma = a instanceof RegExp ? maybeMatch(a, str) : a;
		const mb = b instanceof RegExp ? maybeMatch(b, str) : b;
		const r = ma !== null && mb != null && (0, exports.range)(ma, mb, str);
		return r && {
			start: r[0],
			end: r[1],
			pre: str.slice(0, r[0]),
			body: str.slice(r[0] + ma.length, r[1]),
			post: str.slice(r[1] + mb.length)
		};
	};
	exports.balanced = balanced;
	const maybeMatch = (reg, str) => {
		const m = str.match(reg);
		return m ? m[0] : null;
	};
	const range = (a, b, str) => {
		let begs, beg, left, right = void 0, result;
		let ai = str.indexOf(a);
		let bi = str.indexOf(b, ai + 1);
		let i = ai;
		if (ai >= 0 && bi > 0) {
			if (a === b) return [ai, bi];
			begs = [];
			left = str.length;
			while (i >= 0 && !result) {
				if (i === ai) {
					begs.push(i);
					ai = str.indexOf(a, i + 1);
				} else if (begs.length === 1) {
					const r = begs.pop();
					if (r !== void 0) result = [r, bi];
				} else {
					beg = begs.pop();
					if (beg !== void 0 && beg < left) {
						left = beg;
						right = bi;
					}
					bi = str.indexOf(b, i + 1);
				}
				i = ai < bi && ai >= 0 ? ai : bi;
			}
			if (begs.length && right !== void 0) result = [left, right];
		}
		return result;
	};
	exports.range = range;
}));
// node_modules/brace-expansion/dist/commonjs/index.js
var require_commonjs$1 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.EXPANSION_MAX_STEPS = exports.EXPANSION_MAX_REWRITES = exports.EXPANSION_MAX_DEPTH = exports.EXPANSION_MAX_LENGTH = exports.EXPANSION_MAX = void 0;
	exports.expand = expand;
	const balanced_match_1 = require_commonjs$2();
	const escSlash = "\0SLASH" + Math.random().toFixed(16) + "\0";
	const escOpen = "\0OPEN" + Math.random().toFixed(16) + "\0";
	const escClose = "\0CLOSE" + Math.random().toFixed(16) + "\0";
	const escComma = "\0COMMA" + Math.random().toFixed(16) + "\0";
	const escPeriod = "\0PERIOD" + Math.random().toFixed(16) + "\0";
	const escSlashPattern = new RegExp(escSlash, "g");
	const escOpenPattern = new RegExp(escOpen, "g");
	const escClosePattern = new RegExp(escClose, "g");
	const escCommaPattern = new RegExp(escComma, "g");
	const escPeriodPattern = new RegExp(escPeriod, "g");
	const slashPattern = /\\\\/g;
	const openPattern = /\\{/g;
	const closePattern = /\\}/g;
	const commaPattern = /\\,/g;
	const periodPattern = /\\\./g;
	exports.EXPANSION_MAX = 1e5;
	exports.EXPANSION_MAX_LENGTH = 4e6;
	exports.EXPANSION_MAX_DEPTH = 1e3;
	exports.EXPANSION_MAX_REWRITES = 1e3;
	exports.EXPANSION_MAX_STEPS = 2e7;
	const CALL_STEPS = 16;
	function numeric(str) {
		return !isNaN(str) ? parseInt(str, 10) : str.charCodeAt(0);
	}
	function escapeBraces(str) {
		return str.replace(slashPattern, escSlash).replace(openPattern, escOpen).replace(closePattern, escClose).replace(commaPattern, escComma).replace(periodPattern, escPeriod);
	}
	function unescapeBraces(str) {
		return str.replace(escSlashPattern, "\\").replace(escOpenPattern, "{").replace(escClosePattern, "}").replace(escCommaPattern, ",").replace(escPeriodPattern, ".");
	}
	function pushAll(target, items) {
		for (let i = 0; i < items.length; i++) target.push(items[i]);
	}
	function balancedWithBudget(str, masked, budget) {
		if (budget.remaining < 0) return;
		const r = (0, balanced_match_1.range)("{", "}", masked);
		const unmatched = r !== void 0 && masked.indexOf("{") < r[0];
		budget.remaining -= r && !unmatched ? r[1] + 1 : str.length;
		if (!r || budget.remaining < 0) return;
		return {
			end: r[1],
			pre: str.slice(0, r[0]),
			body: str.slice(r[0] + 1, r[1]),
			post: str.slice(r[1] + 1),
			unmatched
		};
	}
	function maskUnmatchedOpens(masked, budget) {
		budget.remaining -= masked.length;
		const open = [];
		for (let i = 0; i < masked.length; i++) {
			const c = masked.charCodeAt(i);
			if (c === 123) open.push(i);
			else if (c === 125 && open.length) open.pop();
		}
		let out = "";
		let last = 0;
		for (let i = 0; i < open.length; i++) {
			const at = open[i];
			out += masked.slice(last, at) + "\0";
			last = at + 1;
		}
		return out + masked.slice(last);
	}
	function commaSetFollows(str, budget) {
		budget.remaining -= str.length;
		if (budget.remaining < 0) return false;
		let close = false;
		for (let i = str.length - 1; i >= 0; i--) {
			const c = str.charCodeAt(i);
			if (c === 125) close = true;
			else if (c === 10 || c === 13 || c === 8232 || c === 8233) close = false;
			else if (c === 44 && close && str.charCodeAt(i + 1) !== 44) return true;
		}
		return false;
	}
	function parseCommaParts(str, budget) {
		const parts = [];
		let carry = "";
		for (;;) {
			const m = balancedWithBudget(str, str, budget);
			if (budget.remaining < 0) return;
			if (!m) {
				const tail = str.split(",");
				tail[0] = carry + tail[0];
				pushAll(parts, tail);
				return parts;
			}
			const { pre, body, post } = m;
			const p = pre.split(",");
			p[0] = carry + p[0];
			p[p.length - 1] += "{" + body + "}";
			if (!post.length) {
				pushAll(parts, p);
				return parts;
			}
			carry = p.pop();
			pushAll(parts, p);
			str = post;
		}
	}
	function bound(value, fallback) {
		return value === void 0 || isNaN(value) ? fallback : value;
	}
	function expand(str, options = {}) {
		if (!str) return [];
		const max = bound(options.max, exports.EXPANSION_MAX);
		const maxLength = bound(options.maxLength, exports.EXPANSION_MAX_LENGTH);
		const maxDepth = bound(options.maxDepth, exports.EXPANSION_MAX_DEPTH);
		const maxRewrites = bound(options.maxRewrites, exports.EXPANSION_MAX_REWRITES);
		const maxSteps = bound(options.maxSteps, exports.EXPANSION_MAX_STEPS);
		if (str.slice(0, 2) === "{}") str = "\\{\\}" + str.slice(2);
		return expand_(escapeBraces(str), max, maxLength, maxDepth, 0, maxRewrites, { remaining: maxSteps }, true).map(unescapeBraces);
	}
	function embrace(str) {
		return "{" + str + "}";
	}
	function isPadded(el) {
		return /^-?0\d/.test(el);
	}
	function lte(i, y) {
		return i <= y;
	}
	function gte(i, y) {
		return i >= y;
	}
	function combine(acc, pre, values, max, maxLength, dropEmpties, budget) {
		const out = [];
		let length = 0;
		let nonEmpty;
		outer: for (let a = 0; a < acc.length; a++) {
			const prefix = acc[a] + pre;
			let vs = values;
			if (dropEmpties && !prefix) {
				if (!nonEmpty) nonEmpty = values.filter((v) => v);
				vs = nonEmpty;
			}
			for (let v = 0; v < vs.length; v++) {
				if (out.length >= max) break outer;
				const expansion = prefix + vs[v];
				if (length + expansion.length > maxLength) break outer;
				out.push(expansion);
				length += expansion.length;
			}
		}
		budget.remaining -= out.length;
		return out;
	}
	function expandSequence(body, isAlphaSequence, max, maxLength, budget) {
		const n = body.split(/\.\./);
		const N = [];
		if (n[0] === void 0 || n[1] === void 0) return N;
		const x = numeric(n[0]);
		const y = numeric(n[1]);
		const width = Math.max(n[0].length, n[1].length);
		let incr = n.length === 3 && n[2] !== void 0 ? Math.max(Math.abs(numeric(n[2])), 1) : 1;
		let test = lte;
		if (y < x) {
			incr *= -1;
			test = gte;
		}
		const pad = n.some(isPadded);
		const cost = pad ? width : 1;
		let length = 0;
		for (let i = x; test(i, y) && N.length < max; i += incr) {
			budget.remaining -= cost;
			if (budget.remaining < 0) return;
			let c;
			if (isAlphaSequence) {
				c = String.fromCharCode(i);
				if (c === "\\") c = "";
			} else {
				c = String(i);
				if (pad) {
					const need = width - c.length;
					if (need > 0) {
						const z = new Array(need + 1).join("0");
						if (i < 0) c = "-" + z + c.slice(1);
						else c = z + c;
					}
				}
			}
			if (length + c.length > maxLength) break;
			N.push(c);
			length += c.length;
		}
		return N;
	}
	function expand_(str, max, maxLength, maxDepth, depth, maxRewrites, budget, isTop) {
		budget.remaining -= CALL_STEPS;
		if (depth > maxDepth) return [str];
		let acc = [""];
		let rewrites = 0;
		let dropEmpties = false;
		let firstGroup = true;
		let masked = str;
		for (;;) {
			const m = balancedWithBudget(str, masked, budget);
			if (!m) return combine(acc, str, [""], max, maxLength, dropEmpties, budget);
			if (m.unmatched) masked = maskUnmatchedOpens(masked, budget);
			const pre = m.pre;
			const literal = () => combine(acc, pre + "{" + m.body + "}" + m.post, [""], max, maxLength, dropEmpties, budget);
			if (/\$$/.test(pre)) {
				acc = combine(acc, pre + "{" + m.body + "}", [""], max, maxLength, dropEmpties && !m.post.length, budget);
				firstGroup = false;
				if (!m.post.length) break;
				str = m.post;
				masked = masked.slice(m.end + 1);
				continue;
			}
			const isNumericSequence = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(m.body);
			const isAlphaSequence = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(m.body);
			const isSequence = isNumericSequence || isAlphaSequence;
			const isOptions = m.body.indexOf(",") >= 0;
			if (!isSequence && !isOptions) {
				if (rewrites < maxRewrites && commaSetFollows(m.post, budget)) {
					rewrites++;
					str = m.pre + "{" + m.body + escClose + m.post;
					masked = masked.slice(0, m.end) + escClose + masked.slice(m.end + 1);
					isTop = true;
					continue;
				}
				return literal();
			}
			if (firstGroup) {
				dropEmpties = isTop && !isSequence;
				firstGroup = false;
			}
			let values;
			if (isSequence) {
				values = expandSequence(m.body, isAlphaSequence, max, maxLength, budget);
				if (!values) return literal();
			} else {
				let n = parseCommaParts(m.body, budget);
				if (!n) return literal();
				if (n.length === 1 && n[0] !== void 0) {
					n = expand_(n[0], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false).map(embrace);
					if (budget.remaining < 0) return literal();
					if (n.length === 1) {
						const next = combine(acc, pre + n[0], [""], max, maxLength, dropEmpties && !m.post.length, budget);
						if (budget.remaining < 0) return literal();
						acc = next;
						if (!m.post.length) break;
						str = m.post;
						masked = masked.slice(m.end + 1);
						continue;
					}
				}
				let dropsEmpties = dropEmpties && !m.post.length && !pre;
				for (let d = 0; dropsEmpties && d < acc.length; d++) if (acc[d]) dropsEmpties = false;
				values = [];
				let valuesLength = 0;
				outer: for (let j = 0; j < n.length; j++) {
					const expanded = expand_(n[j], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false);
					if (budget.remaining < 0) return literal();
					for (let k = 0; k < expanded.length; k++) {
						const v = expanded[k];
						if (dropsEmpties && !v) continue;
						if (values.length >= max || valuesLength + v.length > maxLength) break outer;
						values.push(v);
						valuesLength += v.length;
					}
				}
			}
			const next = combine(acc, pre, values, max, maxLength, dropEmpties && !m.post.length, budget);
			if (budget.remaining < 0) return literal();
			acc = next;
			if (!m.post.length) break;
			str = m.post;
			masked = masked.slice(m.end + 1);
		}
		return acc;
	}
}));
// node_modules/minimatch/dist/commonjs/assert-valid-pattern.js
var require_assert_valid_pattern = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.assertValidPattern = void 0;
	const MAX_PATTERN_LENGTH = 65536;
	const assertValidPattern = (pattern) => {
		if (typeof pattern !== "string") throw new TypeError("invalid pattern");
		if (pattern.length > MAX_PATTERN_LENGTH) throw new TypeError("pattern is too long");
	};
	exports.assertValidPattern = assertValidPattern;
}));
// node_modules/minimatch/dist/commonjs/brace-expressions.js
var require_brace_expressions = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.parseClass = void 0;
	const posixClasses = {
		"[:alnum:]": ["\\p{L}\\p{Nl}\\p{Nd}", true],
		"[:alpha:]": ["\\p{L}\\p{Nl}", true],
		"[:ascii:]": ["\\x00-\\x7f", false],
		"[:blank:]": ["\\p{Zs}\\t", true],
		"[:cntrl:]": ["\\p{Cc}", true],
		"[:digit:]": ["\\p{Nd}", true],
		"[:graph:]": [
			"\\p{Z}\\p{C}",
			true,
			true
		],
		"[:lower:]": ["\\p{Ll}", true],
		"[:print:]": ["\\p{C}", true],
		"[:punct:]": ["\\p{P}", true],
		"[:space:]": ["\\p{Z}\\t\\r\\n\\v\\f", true],
		"[:upper:]": ["\\p{Lu}", true],
		"[:word:]": ["\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}", true],
		"[:xdigit:]": ["A-Fa-f0-9", false]
	};
	const braceEscape = (s) => s.replace(/[[\]\\-]/g, "\\$&");
	const regexpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
	const rangesToString = (ranges) => ranges.join("");
	const parseClass = (glob, position) => {
		const pos = position;
		if (glob.charAt(pos) !== "[") throw new Error("not in a brace expression");
		const ranges = [];
		const negs = [];
		let i = pos + 1;
		let sawStart = false;
		let uflag = false;
		let escaping = false;
		let negate = false;
		let endPos = pos;
		let rangeStart = "";
		WHILE: while (i < glob.length) {
			const c = glob.charAt(i);
			if ((c === "!" || c === "^") && i === pos + 1) {
				negate = true;
				i++;
				continue;
			}
			if (c === "]" && sawStart && !escaping) {
				endPos = i + 1;
				break;
			}
			sawStart = true;
			if (c === "\\") {
				if (!escaping) {
					escaping = true;
					i++;
					continue;
				}
			}
			if (c === "[" && !escaping) {
				for (const [cls, [unip, u, neg]] of Object.entries(posixClasses)) if (glob.startsWith(cls, i)) {
					if (rangeStart) return [
						"$.",
						false,
						glob.length - pos,
						true
					];
					i += cls.length;
					if (neg) negs.push(unip);
					else ranges.push(unip);
					uflag = uflag || u;
					continue WHILE;
				}
			}
			escaping = false;
			if (rangeStart) {
				if (c > rangeStart) ranges.push(braceEscape(rangeStart) + "-" + braceEscape(c));
				else if (c === rangeStart) ranges.push(braceEscape(c));
				rangeStart = "";
				i++;
				continue;
			}
			if (glob.startsWith("-]", i + 1)) {
				ranges.push(braceEscape(c + "-"));
				i += 2;
				continue;
			}
			if (glob.startsWith("-", i + 1)) {
				rangeStart = c;
				i += 2;
				continue;
			}
			ranges.push(braceEscape(c));
			i++;
		}
		if (endPos < i) return [
			"",
			false,
			0,
			false
		];
		if (!ranges.length && !negs.length) return [
			"$.",
			false,
			glob.length - pos,
			true
		];
		if (negs.length === 0 && ranges.length === 1 && /^\\?.$/.test(ranges[0]) && !negate) {
			const r = ranges[0].length === 2 ? ranges[0].slice(-1) : ranges[0];
			return [
				regexpEscape(r),
				false,
				endPos - pos,
				false
			];
		}
		const sranges = "[" + (negate ? "^" : "") + rangesToString(ranges) + "]";
		const snegs = "[" + (negate ? "" : "^") + rangesToString(negs) + "]";
		return [
			ranges.length && negs.length ? "(" + sranges + "|" + snegs + ")" : ranges.length ? sranges : snegs,
			uflag,
			endPos - pos,
			true
		];
	};
	exports.parseClass = parseClass;
}));
// node_modules/minimatch/dist/commonjs/unescape.js
var require_unescape = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.unescape = void 0;
	const unescape = (s, { windowsPathsNoEscape = false, magicalBraces = true } = {}) => {
		if (magicalBraces) return windowsPathsNoEscape ? s.replace(/\[([^/\\])\]/g, "$1") : s.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1");
		return windowsPathsNoEscape ? s.replace(/\[([^/\\{}])\]/g, "$1") : s.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");
	};
	exports.unescape = unescape;
}));
// node_modules/minimatch/dist/commonjs/ast.js
var require_ast = __commonJSMin(((exports) => {
	var _a;
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.AST = void 0;
	const brace_expressions_js_1 = require_brace_expressions();
	const unescape_js_1 = require_unescape();
	const types = new Set([
		"!",
		"?",
		"+",
		"*",
		"@"
	]);
	const isExtglobType = (c) => types.has(c);
	const isExtglobAST = (c) => isExtglobType(c.type);
	const adoptionMap = new Map([
		["!", ["@"]],
		["?", ["?", "@"]],
		["@", ["@"]],
		["*", [
			"*",
			"+",
			"?",
			"@"
		]],
		["+", ["+", "@"]]
	]);
	const adoptionWithSpaceMap = new Map([
		["!", ["?"]],
		["@", ["?"]],
		["+", ["?", "*"]]
	]);
	const adoptionAnyMap = new Map([
		["!", ["?", "@"]],
		["?", ["?", "@"]],
		["@", ["?", "@"]],
		["*", [
			"*",
			"+",
			"?",
			"@"
		]],
		["+", [
			"+",
			"@",
			"?",
			"*"
		]]
	]);
	const usurpMap = new Map([
		["!", new Map([["!", "@"]])],
		["?", new Map([["*", "*"], ["+", "*"]])],
		["@", new Map([
			["!", "!"],
			["?", "?"],
			["@", "@"],
			["*", "*"],
			["+", "+"]
		])],
		["+", new Map([["?", "*"], ["*", "*"]])]
	]);
	const startNoTraversal = "(?!(?:^|/)\\.\\.?(?:$|/))";
	const startNoDot = "(?!\\.)";
	const addPatternStart = new Set(["[", "."]);
	const justDots = new Set(["..", "."]);
	const reSpecials = new Set("().*{}+?[]^$\\!");
	const regExpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
	const qmark = "[^/]";
	const star = "[^/]*?";
	const starNoEmpty = "[^/]+?";
	let ID = 0;
	var AST = class {
		type;
		#root;
		#hasMagic;
		#uflag = false;
		#parts = [];
		#parent;
		#parentIndex;
		#negs;
		#filledNegs = false;
		#options;
		#toString;
		#emptyExt = false;
		id = ++ID;
		get depth() {
			return (this.#parent?.depth ?? -1) + 1;
		}
		[Symbol.for("nodejs.util.inspect.custom")]() {
			return {
				"@@type": "AST",
				id: this.id,
				type: this.type,
				root: this.#root.id,
				parent: this.#parent?.id,
				depth: this.depth,
				partsLength: this.#parts.length,
				parts: this.#parts
			};
		}
		constructor(type, parent, options = {}) {
			this.type = type;
			if (type) this.#hasMagic = true;
			this.#parent = parent;
			this.#root = this.#parent ? this.#parent.#root : this;
			this.#options = this.#root === this ? options : this.#root.#options;
			this.#negs = this.#root === this ? [] : this.#root.#negs;
			if (type === "!" && !this.#root.#filledNegs) this.#negs.push(this);
			this.#parentIndex = this.#parent ? this.#parent.#parts.length : 0;
		}
		get hasMagic() {
			if (this.#hasMagic !== void 0) return this.#hasMagic;
			for (const p of this.#parts) {
				if (typeof p === "string") continue;
				if (p.type || p.hasMagic) return this.#hasMagic = true;
			}
			return this.#hasMagic;
		}
		toString() {
			return this.#toString !== void 0 ? this.#toString : !this.type ? this.#toString = this.#parts.map((p) => String(p)).join("") : this.#toString = this.type + "(" + this.#parts.map((p) => String(p)).join("|") + ")";
		}
		#fillNegs() {
			if (this !== this.#root) throw new Error("should only call on root");
			if (this.#filledNegs) return this;
			this.toString();
			this.#filledNegs = true;
			let n;
			while (n = this.#negs.pop()) {
				if (n.type !== "!") continue;
				let p = n;
				let pp = p.#parent;
				while (pp) {
					for (let i = p.#parentIndex + 1; !pp.type && i < pp.#parts.length; i++) for (const part of n.#parts) {
						if (typeof part === "string") throw new Error("string part in extglob AST??");
						part.copyIn(pp.#parts[i]);
					}
					p = pp;
					pp = p.#parent;
				}
			}
			return this;
		}
		push(...parts) {
			for (const p of parts) {
				if (p === "") continue;
				if (typeof p !== "string" && !(p instanceof _a && p.#parent === this)) throw new Error("invalid part: " + p);
				this.#parts.push(p);
			}
		}
		toJSON() {
			const ret = this.type === null ? this.#parts.slice().map((p) => typeof p === "string" ? p : p.toJSON()) : [this.type, ...this.#parts.map((p) => p.toJSON())];
			if (this.isStart() && !this.type) ret.unshift([]);
			if (this.isEnd() && (this === this.#root || this.#root.#filledNegs && this.#parent?.type === "!")) ret.push({});
			return ret;
		}
		isStart() {
			if (this.#root === this) return true;
			if (!this.#parent?.isStart()) return false;
			if (this.#parentIndex === 0) return true;
			const p = this.#parent;
			for (let i = 0; i < this.#parentIndex; i++) {
				const pp = p.#parts[i];
				if (!(pp instanceof _a && pp.type === "!")) return false;
			}
			return true;
		}
		isEnd() {
			if (this.#root === this) return true;
			if (this.#parent?.type === "!") return true;
			if (!this.#parent?.isEnd()) return false;
			if (!this.type) return this.#parent?.isEnd();
			const pl = this.#parent ? this.#parent.#parts.length : 0;
			return this.#parentIndex === pl - 1;
		}
		copyIn(part) {
			if (typeof part === "string") this.push(part);
			else this.push(part.clone(this));
		}
		clone(parent) {
			const c = new _a(this.type, parent);
			for (const p of this.#parts) c.copyIn(p);
			return c;
		}
		static #parseAST(str, ast, pos, opt, extDepth) {
			const maxDepth = opt.maxExtglobRecursion ?? 2;
			let escaping = false;
			let inBrace = false;
			let braceStart = -1;
			let braceNeg = false;
			if (ast.type === null) {
				let i = pos;
				let acc = "";
				while (i < str.length) {
					const c = str.charAt(i++);
					if (escaping || c === "\\") {
						escaping = !escaping;
						acc += c;
						continue;
					}
					if (inBrace) {
						if (i === braceStart + 1) {
							if (c === "^" || c === "!") braceNeg = true;
						} else if (c === "]" && !(i === braceStart + 2 && braceNeg)) inBrace = false;
						acc += c;
						continue;
					} else if (c === "[") {
						inBrace = true;
						braceStart = i;
						braceNeg = false;
						acc += c;
						continue;
					}
					if (!opt.noext && isExtglobType(c) && str.charAt(i) === "(" && extDepth <= maxDepth) {
						ast.push(acc);
						acc = "";
						const ext = new _a(c, ast);
						i = _a.#parseAST(str, ext, i, opt, extDepth + 1);
						ast.push(ext);
						continue;
					}
					acc += c;
				}
				ast.push(acc);
				return i;
			}
			let i = pos + 1;
			let part = new _a(null, ast);
			const parts = [];
			let acc = "";
			while (i < str.length) {
				const c = str.charAt(i++);
				if (escaping || c === "\\") {
					escaping = !escaping;
					acc += c;
					continue;
				}
				if (inBrace) {
					if (i === braceStart + 1) {
						if (c === "^" || c === "!") braceNeg = true;
					} else if (c === "]" && !(i === braceStart + 2 && braceNeg)) inBrace = false;
					acc += c;
					continue;
				} else if (c === "[") {
					inBrace = true;
					braceStart = i;
					braceNeg = false;
					acc += c;
					continue;
				}
				if (!opt.noext && isExtglobType(c) && str.charAt(i) === "(" && (extDepth <= maxDepth || ast && ast.#canAdoptType(c))) {
					const depthAdd = ast && ast.#canAdoptType(c) ? 0 : 1;
					part.push(acc);
					acc = "";
					const ext = new _a(c, part);
					part.push(ext);
					i = _a.#parseAST(str, ext, i, opt, extDepth + depthAdd);
					continue;
				}
				if (c === "|") {
					part.push(acc);
					acc = "";
					parts.push(part);
					part = new _a(null, ast);
					continue;
				}
				if (c === ")") {
					if (acc === "" && ast.#parts.length === 0) ast.#emptyExt = true;
					part.push(acc);
					acc = "";
					ast.push(...parts, part);
					return i;
				}
				acc += c;
			}
			ast.type = null;
			ast.#hasMagic = void 0;
			ast.#parts = [str.substring(pos - 1)];
			return i;
		}
		#canAdoptWithSpace(child) {
			return this.#canAdopt(child, adoptionWithSpaceMap);
		}
		#canAdopt(child, map = adoptionMap) {
			if (!child || typeof child !== "object" || child.type !== null || child.#parts.length !== 1 || this.type === null) return false;
			const gc = child.#parts[0];
			if (!gc || typeof gc !== "object" || gc.type === null) return false;
			return this.#canAdoptType(gc.type, map);
		}
		#canAdoptType(c, map = adoptionAnyMap) {
			return !!map.get(this.type)?.includes(c);
		}
		#adoptWithSpace(child, index) {
			const gc = child.#parts[0];
			const blank = new _a(null, gc, this.options);
			blank.#parts.push("");
			gc.push(blank);
			this.#adopt(child, index);
		}
		#adopt(child, index) {
			const gc = child.#parts[0];
			this.#parts.splice(index, 1, ...gc.#parts);
			for (const p of gc.#parts) if (typeof p === "object") p.#parent = this;
			this.#toString = void 0;
		}
		#canUsurpType(c) {
			return !!usurpMap.get(this.type)?.has(c);
		}
		#canUsurp(child) {
			if (!child || typeof child !== "object" || child.type !== null || child.#parts.length !== 1 || this.type === null || this.#parts.length !== 1) return false;
			const gc = child.#parts[0];
			if (!gc || typeof gc !== "object" || gc.type === null) return false;
			return this.#canUsurpType(gc.type);
		}
		#usurp(child) {
			const m = usurpMap.get(this.type);
			const gc = child.#parts[0];
			const nt = m?.get(gc.type);
			if (!nt) return false;
			this.#parts = gc.#parts;
			for (const p of this.#parts) if (typeof p === "object") p.#parent = this;
			this.type = nt;
			this.#toString = void 0;
			this.#emptyExt = false;
		}
		static fromGlob(pattern, options = {}) {
			const ast = new _a(null, void 0, options);
			_a.#parseAST(pattern, ast, 0, options, 0);
			return ast;
		}
		toMMPattern() {
			if (this !== this.#root) return this.#root.toMMPattern();
			const glob = this.toString();
			const [re, body, hasMagic, uflag] = this.toRegExpSource();
			if (!(hasMagic || this.#hasMagic || this.#options.nocase && !this.#options.nocaseMagicOnly && glob.toUpperCase() !== glob.toLowerCase())) return body;
			const flags = (this.#options.nocase ? "i" : "") + (uflag ? "u" : "");
			return Object.assign(new RegExp(`^${re}$`, flags), {
				_src: re,
				_glob: glob
			});
		}
		get options() {
			return this.#options;
		}
		toRegExpSource(allowDot) {
			const dot = allowDot ?? !!this.#options.dot;
			if (this.#root === this) {
				this.#flatten();
				this.#fillNegs();
			}
			if (!isExtglobAST(this)) {
				const noEmpty = this.isStart() && this.isEnd() && !this.#parts.some((s) => typeof s !== "string");
				const src = this.#parts.map((p) => {
					const [re, _, hasMagic, uflag] = typeof p === "string" ? _a.#parseGlob(p, this.#hasMagic, noEmpty) : p.toRegExpSource(allowDot);
					this.#hasMagic = this.#hasMagic || hasMagic;
					this.#uflag = this.#uflag || uflag;
					return re;
				}).join("");
				let start = "";
				if (this.isStart()) {
					if (typeof this.#parts[0] === "string") {
						if (!(this.#parts.length === 1 && justDots.has(this.#parts[0]))) {
							const aps = addPatternStart;
							const needNoTrav = dot && aps.has(src.charAt(0)) || src.startsWith("\\.") && aps.has(src.charAt(2)) || src.startsWith("\\.\\.") && aps.has(src.charAt(4));
							const needNoDot = !dot && !allowDot && aps.has(src.charAt(0));
							start = needNoTrav ? startNoTraversal : needNoDot ? startNoDot : "";
						}
					}
				}
				let end = "";
				if (this.isEnd() && this.#root.#filledNegs && this.#parent?.type === "!") end = "(?:$|\\/)";
				return [
					start + src + end,
					(0, unescape_js_1.unescape)(src),
					this.#hasMagic = !!this.#hasMagic,
					this.#uflag
				];
			}
			const repeated = this.type === "*" || this.type === "+";
			const start = this.type === "!" ? "(?:(?!(?:" : "(?:";
			let body = this.#partsToRegExp(dot);
			if (this.isStart() && this.isEnd() && !body && this.type !== "!") {
				const s = this.toString();
				const me = this;
				me.#parts = [s];
				me.type = null;
				me.#hasMagic = void 0;
				return [
					s,
					(0, unescape_js_1.unescape)(this.toString()),
					false,
					false
				];
			}
			let bodyDotAllowed = !repeated || allowDot || dot || false ? "" : this.#partsToRegExp(true);
			if (bodyDotAllowed === body) bodyDotAllowed = "";
			if (bodyDotAllowed) body = `(?:${body})(?:${bodyDotAllowed})*?`;
			let final = "";
			if (this.type === "!" && this.#emptyExt) final = (this.isStart() && !dot ? startNoDot : "") + starNoEmpty;
			else {
				const close = this.type === "!" ? "))" + (this.isStart() && !dot && !allowDot ? startNoDot : "") + "[^/]*?)" : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && bodyDotAllowed ? ")" : this.type === "*" && bodyDotAllowed ? `)?` : `)${this.type}`;
				final = start + body + close;
			}
			return [
				final,
				(0, unescape_js_1.unescape)(body),
				this.#hasMagic = !!this.#hasMagic,
				this.#uflag
			];
		}
		#flatten() {
			if (!isExtglobAST(this)) {
				for (const p of this.#parts) if (typeof p === "object") p.#flatten();
			} else {
				let iterations = 0;
				let done = false;
				do {
					done = true;
					for (let i = 0; i < this.#parts.length; i++) {
						const c = this.#parts[i];
						if (typeof c === "object") {
							c.#flatten();
							if (this.#canAdopt(c)) {
								done = false;
								this.#adopt(c, i);
							} else if (this.#canAdoptWithSpace(c)) {
								done = false;
								this.#adoptWithSpace(c, i);
							} else if (this.#canUsurp(c)) {
								done = false;
								this.#usurp(c);
							}
						}
					}
				} while (!done && ++iterations < 10);
			}
			this.#toString = void 0;
		}
		#partsToRegExp(dot) {
			return this.#parts.map((p) => {
				if (typeof p === "string") throw new Error("string type in extglob ast??");
				const [re, _, _hasMagic, uflag] = p.toRegExpSource(dot);
				this.#uflag = this.#uflag || uflag;
				return re;
			}).filter((p) => !(this.isStart() && this.isEnd()) || !!p).join("|");
		}
		static #parseGlob(glob, hasMagic, noEmpty = false) {
			let escaping = false;
			let re = "";
			let uflag = false;
			let inStar = false;
			for (let i = 0; i < glob.length; i++) {
				const c = glob.charAt(i);
				if (escaping) {
					escaping = false;
					re += (reSpecials.has(c) ? "\\" : "") + c;
					continue;
				}
				if (c === "*") {
					if (inStar) continue;
					inStar = true;
					re += noEmpty && /^[*]+$/.test(glob) ? starNoEmpty : star;
					hasMagic = true;
					continue;
				} else inStar = false;
				if (c === "\\") {
					if (i === glob.length - 1) re += "\\\\";
					else escaping = true;
					continue;
				}
				if (c === "[") {
					const [src, needUflag, consumed, magic] = (0, brace_expressions_js_1.parseClass)(glob, i);
					if (consumed) {
						re += src;
						uflag = uflag || needUflag;
						i += consumed - 1;
						hasMagic = hasMagic || magic;
						continue;
					}
				}
				if (c === "?") {
					re += qmark;
					hasMagic = true;
					continue;
				}
				re += regExpEscape(c);
			}
			return [
				re,
				(0, unescape_js_1.unescape)(glob),
				!!hasMagic,
				uflag
			];
		}
	};
	exports.AST = AST;
	_a = AST;
}));
// node_modules/minimatch/dist/commonjs/escape.js
var require_escape = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.escape = void 0;
	const escape = (s, { windowsPathsNoEscape = false, magicalBraces = false } = {}) => {
		if (magicalBraces) return windowsPathsNoEscape ? s.replace(/[?*()[\]{}]/g, "[$&]") : s.replace(/[?*()[\]\\{}]/g, "\\$&");
		return windowsPathsNoEscape ? s.replace(/[?*()[\]]/g, "[$&]") : s.replace(/[?*()[\]\\]/g, "\\$&");
	};
	exports.escape = escape;
}));
// node_modules/minimatch/dist/commonjs/index.js
var require_commonjs = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.unescape = exports.escape = exports.AST = exports.Minimatch = exports.match = exports.makeRe = exports.braceExpand = exports.defaults = exports.filter = exports.GLOBSTAR = exports.sep = exports.minimatch = void 0;
	const brace_expansion_1 = require_commonjs$1();
	const assert_valid_pattern_js_1 = require_assert_valid_pattern();
	const ast_js_1 = require_ast();
	const escape_js_1 = require_escape();
	const unescape_js_1 = require_unescape();
	const minimatch = (p, pattern, options = {}) => {
		(0, assert_valid_pattern_js_1.assertValidPattern)(pattern);
		if (!options.nocomment && pattern.charAt(0) === "#") return false;
		return new Minimatch(pattern, options).match(p);
	};
	exports.minimatch = minimatch;
	const starDotExtRE = /^\*+([^+@!?*[(]*)$/;
	const starDotExtTest = (ext) => (f) => !f.startsWith(".") && f.endsWith(ext);
	const starDotExtTestDot = (ext) => (f) => f.endsWith(ext);
	const starDotExtTestNocase = (ext) => {
		ext = ext.toLowerCase();
		return (f) => !f.startsWith(".") && f.toLowerCase().endsWith(ext);
	};
	const starDotExtTestNocaseDot = (ext) => {
		ext = ext.toLowerCase();
		return (f) => f.toLowerCase().endsWith(ext);
	};
	const starDotStarRE = /^\*+\.\*+$/;
	const starDotStarTest = (f) => !f.startsWith(".") && f.includes(".");
	const starDotStarTestDot = (f) => f !== "." && f !== ".." && f.includes(".");
	const dotStarRE = /^\.\*+$/;
	const dotStarTest = (f) => f !== "." && f !== ".." && f.startsWith(".");
	const starRE = /^\*+$/;
	const starTest = (f) => f.length !== 0 && !f.startsWith(".");
	const starTestDot = (f) => f.length !== 0 && f !== "." && f !== "..";
	const qmarksRE = /^\?+([^+@!?*[(]*)?$/;
	const qmarksTestNocase = ([$0, ext = ""]) => {
		const noext = qmarksTestNoExt([$0]);
		if (!ext) return noext;
		ext = ext.toLowerCase();
		return (f) => noext(f) && f.toLowerCase().endsWith(ext);
	};
	const qmarksTestNocaseDot = ([$0, ext = ""]) => {
		const noext = qmarksTestNoExtDot([$0]);
		if (!ext) return noext;
		ext = ext.toLowerCase();
		return (f) => noext(f) && f.toLowerCase().endsWith(ext);
	};
	const qmarksTestDot = ([$0, ext = ""]) => {
		const noext = qmarksTestNoExtDot([$0]);
		return !ext ? noext : (f) => noext(f) && f.endsWith(ext);
	};
	const qmarksTest = ([$0, ext = ""]) => {
		const noext = qmarksTestNoExt([$0]);
		return !ext ? noext : (f) => noext(f) && f.endsWith(ext);
	};
	const qmarksTestNoExt = ([$0]) => {
		const len = $0.length;
		return (f) => f.length === len && !f.startsWith(".");
	};
	const qmarksTestNoExtDot = ([$0]) => {
		const len = $0.length;
		return (f) => f.length === len && f !== "." && f !== "..";
	};
	const defaultPlatform = typeof process === "object" && process ? typeof process.env === "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix";
	const path = {
		win32: { sep: "\\" },
		posix: { sep: "/" }
	};
	exports.sep = defaultPlatform === "win32" ? path.win32.sep : path.posix.sep;
	exports.minimatch.sep = exports.sep;
	exports.GLOBSTAR = Symbol("globstar **");
	exports.minimatch.GLOBSTAR = exports.GLOBSTAR;
	const star = "[^/]*?";
	const twoStarDot = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?";
	const twoStarNoDot = "(?:(?!(?:\\/|^)\\.).)*?";
	const filter = (pattern, options = {}) => (p) => (0, exports.minimatch)(p, pattern, options);
	exports.filter = filter;
	exports.minimatch.filter = exports.filter;
	const ext = (a, b = {}) => Object.assign({}, a, b);
	const defaults = (def) => {
		if (!def || typeof def !== "object" || !Object.keys(def).length) return exports.minimatch;
		const orig = exports.minimatch;
		const m = (p, pattern, options = {}) => orig(p, pattern, ext(def, options));
		return Object.assign(m, {
			Minimatch: class Minimatch extends orig.Minimatch {
				constructor(pattern, options = {}) {
					super(pattern, ext(def, options));
				}
				static defaults(options) {
					return orig.defaults(ext(def, options)).Minimatch;
				}
			},
			AST: class AST extends orig.AST {
				constructor(type, parent, options = {}) {
					super(type, parent, ext(def, options));
				}
				static fromGlob(pattern, options = {}) {
					return orig.AST.fromGlob(pattern, ext(def, options));
				}
			},
			unescape: (s, options = {}) => orig.unescape(s, ext(def, options)),
			escape: (s, options = {}) => orig.escape(s, ext(def, options)),
			filter: (pattern, options = {}) => orig.filter(pattern, ext(def, options)),
			defaults: (options) => orig.defaults(ext(def, options)),
			makeRe: (pattern, options = {}) => orig.makeRe(pattern, ext(def, options)),
			braceExpand: (pattern, options = {}) => orig.braceExpand(pattern, ext(def, options)),
			match: (list, pattern, options = {}) => orig.match(list, pattern, ext(def, options)),
			sep: orig.sep,
			GLOBSTAR: exports.GLOBSTAR
		});
	};
	exports.defaults = defaults;
	exports.minimatch.defaults = exports.defaults;
	const braceExpand = (pattern, options = {}) => {
		(0, assert_valid_pattern_js_1.assertValidPattern)(pattern);
		if (options.nobrace || !/\{(?:(?!\{).)*\}/.test(pattern)) return [pattern];
		return (0, brace_expansion_1.expand)(pattern, { max: options.braceExpandMax });
	};
	exports.braceExpand = braceExpand;
	exports.minimatch.braceExpand = exports.braceExpand;
	const makeRe = (pattern, options = {}) => new Minimatch(pattern, options).makeRe();
	exports.makeRe = makeRe;
	exports.minimatch.makeRe = exports.makeRe;
	const match = (list, pattern, options = {}) => {
		const mm = new Minimatch(pattern, options);
		list = list.filter((f) => mm.match(f));
		if (mm.options.nonull && !list.length) list.push(pattern);
		return list;
	};
	exports.match = match;
	exports.minimatch.match = exports.match;
	const globMagic = /[?*]|[+@!]\(.*?\)|\[|\]/;
	const regExpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
	var Minimatch = class {
		options;
		set;
		pattern;
		windowsPathsNoEscape;
		nonegate;
		negate;
		comment;
		empty;
		preserveMultipleSlashes;
		partial;
		globSet;
		globParts;
		nocase;
		isWindows;
		platform;
		windowsNoMagicRoot;
		maxGlobstarRecursion;
		regexp;
		constructor(pattern, options = {}) {
			(0, assert_valid_pattern_js_1.assertValidPattern)(pattern);
			options = options || {};
			this.options = options;
			this.maxGlobstarRecursion = options.maxGlobstarRecursion ?? 200;
			this.pattern = pattern;
			this.platform = options.platform || defaultPlatform;
			this.isWindows = this.platform === "win32";
			const awe = "allowWindowsEscape";
			this.windowsPathsNoEscape = !!options.windowsPathsNoEscape || options[awe] === false;
			if (this.windowsPathsNoEscape) this.pattern = this.pattern.replace(/\\/g, "/");
			this.preserveMultipleSlashes = !!options.preserveMultipleSlashes;
			this.regexp = null;
			this.negate = false;
			this.nonegate = !!options.nonegate;
			this.comment = false;
			this.empty = false;
			this.partial = !!options.partial;
			this.nocase = !!this.options.nocase;
			this.windowsNoMagicRoot = options.windowsNoMagicRoot !== void 0 ? options.windowsNoMagicRoot : !!(this.isWindows && this.nocase);
			this.globSet = [];
			this.globParts = [];
			this.set = [];
			this.make();
		}
		hasMagic() {
			if (this.options.magicalBraces && this.set.length > 1) return true;
			for (const pattern of this.set) for (const part of pattern) if (typeof part !== "string") return true;
			return false;
		}
		debug(..._) {}
		make() {
			const pattern = this.pattern;
			const options = this.options;
			if (!options.nocomment && pattern.charAt(0) === "#") {
				this.comment = true;
				return;
			}
			if (!pattern) {
				this.empty = true;
				return;
			}
			this.parseNegate();
			this.globSet = [...new Set(this.braceExpand())];
			if (options.debug) this.debug = (...args) => console.error(...args);
			this.debug(this.pattern, this.globSet);
			const rawGlobParts = this.globSet.map((s) => this.slashSplit(s));
			this.globParts = this.preprocess(rawGlobParts);
			this.debug(this.pattern, this.globParts);
			let set = this.globParts.map((s, _, __) => {
				if (this.isWindows && this.windowsNoMagicRoot) {
					const isUNC = s[0] === "" && s[1] === "" && (s[2] === "?" || !globMagic.test(s[2])) && !globMagic.test(s[3]);
					const isDrive = /^[a-z]:/i.test(s[0]);
					if (isUNC) return [...s.slice(0, 4), ...s.slice(4).map((ss) => this.parse(ss))];
					else if (isDrive) return [s[0], ...s.slice(1).map((ss) => this.parse(ss))];
				}
				return s.map((ss) => this.parse(ss));
			});
			this.debug(this.pattern, set);
			this.set = set.filter((s) => s.indexOf(false) === -1);
			if (this.isWindows) for (let i = 0; i < this.set.length; i++) {
				const p = this.set[i];
				if (p[0] === "" && p[1] === "" && this.globParts[i][2] === "?" && typeof p[3] === "string" && /^[a-z]:$/i.test(p[3])) p[2] = "?";
			}
			this.debug(this.pattern, this.set);
		}
		preprocess(globParts) {
			if (this.options.noglobstar) {
				for (const partset of globParts) for (let j = 0; j < partset.length; j++) if (partset[j] === "**") partset[j] = "*";
			}
			const { optimizationLevel = 1 } = this.options;
			if (optimizationLevel >= 2) {
				globParts = this.firstPhasePreProcess(globParts);
				globParts = this.secondPhasePreProcess(globParts);
			} else if (optimizationLevel >= 1) globParts = this.levelOneOptimize(globParts);
			else globParts = this.adjascentGlobstarOptimize(globParts);
			return globParts;
		}
		adjascentGlobstarOptimize(globParts) {
			return globParts.map((parts) => {
				let gs = -1;
				while (-1 !== (gs = parts.indexOf("**", gs + 1))) {
					let i = gs;
					while (parts[i + 1] === "**") i++;
					if (i !== gs) parts.splice(gs, i - gs);
				}
				return parts;
			});
		}
		levelOneOptimize(globParts) {
			return globParts.map((parts) => {
				parts = parts.reduce((set, part) => {
					const prev = set[set.length - 1];
					if (part === "**" && prev === "**") return set;
					if (part === "..") {
						if (prev && prev !== ".." && prev !== "." && prev !== "**") {
							set.pop();
							return set;
						}
					}
					set.push(part);
					return set;
				}, []);
				return parts.length === 0 ? [""] : parts;
			});
		}
		levelTwoFileOptimize(parts) {
			if (!Array.isArray(parts)) parts = this.slashSplit(parts);
			let didSomething = false;
			do {
				didSomething = false;
				if (!this.preserveMultipleSlashes) {
					for (let i = 1; i < parts.length - 1; i++) {
						const p = parts[i];
						if (i === 1 && p === "" && parts[0] === "") continue;
						if (p === "." || p === "") {
							didSomething = true;
							parts.splice(i, 1);
							i--;
						}
					}
					if (parts[0] === "." && parts.length === 2 && (parts[1] === "." || parts[1] === "")) {
						didSomething = true;
						parts.pop();
					}
				}
				let dd = 0;
				while (-1 !== (dd = parts.indexOf("..", dd + 1))) {
					const p = parts[dd - 1];
					if (p && p !== "." && p !== ".." && p !== "**" && !(this.isWindows && /^[a-z]:$/i.test(p))) {
						didSomething = true;
						parts.splice(dd - 1, 2);
						dd -= 2;
					}
				}
			} while (didSomething);
			return parts.length === 0 ? [""] : parts;
		}
		firstPhasePreProcess(globParts) {
			let didSomething = false;
			do {
				didSomething = false;
				for (let parts of globParts) {
					let gs = -1;
					while (-1 !== (gs = parts.indexOf("**", gs + 1))) {
						let gss = gs;
						while (parts[gss + 1] === "**") gss++;
						if (gss > gs) parts.splice(gs + 1, gss - gs);
						let next = parts[gs + 1];
						const p = parts[gs + 2];
						const p2 = parts[gs + 3];
						if (next !== "..") continue;
						if (!p || p === "." || p === ".." || !p2 || p2 === "." || p2 === "..") continue;
						didSomething = true;
						parts.splice(gs, 1);
						const other = parts.slice(0);
						other[gs] = "**";
						globParts.push(other);
						gs--;
					}
					if (!this.preserveMultipleSlashes) {
						for (let i = 1; i < parts.length - 1; i++) {
							const p = parts[i];
							if (i === 1 && p === "" && parts[0] === "") continue;
							if (p === "." || p === "") {
								didSomething = true;
								parts.splice(i, 1);
								i--;
							}
						}
						if (parts[0] === "." && parts.length === 2 && (parts[1] === "." || parts[1] === "")) {
							didSomething = true;
							parts.pop();
						}
					}
					let dd = 0;
					while (-1 !== (dd = parts.indexOf("..", dd + 1))) {
						const p = parts[dd - 1];
						if (p && p !== "." && p !== ".." && p !== "**") {
							didSomething = true;
							const splin = dd === 1 && parts[dd + 1] === "**" ? ["."] : [];
							parts.splice(dd - 1, 2, ...splin);
							if (parts.length === 0) parts.push("");
							dd -= 2;
						}
					}
				}
			} while (didSomething);
			return globParts;
		}
		secondPhasePreProcess(globParts) {
			for (let i = 0; i < globParts.length - 1; i++) for (let j = i + 1; j < globParts.length; j++) {
				const matched = this.partsMatch(globParts[i], globParts[j], !this.preserveMultipleSlashes);
				if (matched) {
					globParts[i] = [];
					globParts[j] = matched;
					break;
				}
			}
			return globParts.filter((gs) => gs.length);
		}
		partsMatch(a, b, emptyGSMatch = false) {
			let ai = 0;
			let bi = 0;
			let result = [];
			let which = "";
			while (ai < a.length && bi < b.length) if (a[ai] === b[bi]) {
				result.push(which === "b" ? b[bi] : a[ai]);
				ai++;
				bi++;
			} else if (emptyGSMatch && a[ai] === "**" && b[bi] === a[ai + 1]) {
				result.push(a[ai]);
				ai++;
			} else if (emptyGSMatch && b[bi] === "**" && a[ai] === b[bi + 1]) {
				result.push(b[bi]);
				bi++;
			} else if (a[ai] === "*" && b[bi] && (this.options.dot || !b[bi].startsWith(".")) && b[bi] !== "**") {
				if (which === "b") return false;
				which = "a";
				result.push(a[ai]);
				ai++;
				bi++;
			} else if (b[bi] === "*" && a[ai] && (this.options.dot || !a[ai].startsWith(".")) && a[ai] !== "**") {
				if (which === "a") return false;
				which = "b";
				result.push(b[bi]);
				ai++;
				bi++;
			} else return false;
			return a.length === b.length && result;
		}
		parseNegate() {
			if (this.nonegate) return;
			const pattern = this.pattern;
			let negate = false;
			let negateOffset = 0;
			for (let i = 0; i < pattern.length && pattern.charAt(i) === "!"; i++) {
				negate = !negate;
				negateOffset++;
			}
			if (negateOffset) this.pattern = pattern.slice(negateOffset);
			this.negate = negate;
		}
		matchOne(file, pattern, partial = false) {
			let fileStartIndex = 0;
			let patternStartIndex = 0;
			if (this.isWindows) {
				const fileDrive = typeof file[0] === "string" && /^[a-z]:$/i.test(file[0]);
				const fileUNC = !fileDrive && file[0] === "" && file[1] === "" && file[2] === "?" && /^[a-z]:$/i.test(file[3]);
				const patternDrive = typeof pattern[0] === "string" && /^[a-z]:$/i.test(pattern[0]);
				const patternUNC = !patternDrive && pattern[0] === "" && pattern[1] === "" && pattern[2] === "?" && typeof pattern[3] === "string" && /^[a-z]:$/i.test(pattern[3]);
				const fdi = fileUNC ? 3 : fileDrive ? 0 : void 0;
				const pdi = patternUNC ? 3 : patternDrive ? 0 : void 0;
				if (typeof fdi === "number" && typeof pdi === "number") {
					const [fd, pd] = [file[fdi], pattern[pdi]];
					if (fd.toLowerCase() === pd.toLowerCase()) {
						pattern[pdi] = fd;
						patternStartIndex = pdi;
						fileStartIndex = fdi;
					}
				}
			}
			const { optimizationLevel = 1 } = this.options;
			if (optimizationLevel >= 2) file = this.levelTwoFileOptimize(file);
			if (pattern.includes(exports.GLOBSTAR)) return this.#matchGlobstar(file, pattern, partial, fileStartIndex, patternStartIndex);
			return this.#matchOne(file, pattern, partial, fileStartIndex, patternStartIndex);
		}
		#matchGlobstar(file, pattern, partial, fileIndex, patternIndex) {
			const firstgs = pattern.indexOf(exports.GLOBSTAR, patternIndex);
			const lastgs = pattern.lastIndexOf(exports.GLOBSTAR);
			const [head, body, tail] = partial ? [
				pattern.slice(patternIndex, firstgs),
				pattern.slice(firstgs + 1),
				[]
			] : [
				pattern.slice(patternIndex, firstgs),
				pattern.slice(firstgs + 1, lastgs),
				pattern.slice(lastgs + 1)
			];
			if (head.length) {
				const fileHead = file.slice(fileIndex, fileIndex + head.length);
				if (!this.#matchOne(fileHead, head, partial, 0, 0)) return false;
				fileIndex += head.length;
				patternIndex += head.length;
			}
			let fileTailMatch = 0;
			if (tail.length) {
				if (tail.length + fileIndex > file.length) return false;
				let tailStart = file.length - tail.length;
				if (this.#matchOne(file, tail, partial, tailStart, 0)) fileTailMatch = tail.length;
				else {
					if (file[file.length - 1] !== "" || fileIndex + tail.length === file.length) return false;
					tailStart--;
					if (!this.#matchOne(file, tail, partial, tailStart, 0)) return false;
					fileTailMatch = tail.length + 1;
				}
			}
			if (!body.length) {
				let sawSome = !!fileTailMatch;
				for (let i = fileIndex; i < file.length - fileTailMatch; i++) {
					const f = String(file[i]);
					sawSome = true;
					if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) return false;
				}
				return partial || sawSome;
			}
			const bodySegments = [[[], 0]];
			let currentBody = bodySegments[0];
			let nonGsParts = 0;
			const nonGsPartsSums = [0];
			for (const b of body) if (b === exports.GLOBSTAR) {
				nonGsPartsSums.push(nonGsParts);
				currentBody = [[], 0];
				bodySegments.push(currentBody);
			} else {
				currentBody[0].push(b);
				nonGsParts++;
			}
			let i = bodySegments.length - 1;
			const fileLength = file.length - fileTailMatch;
			for (const b of bodySegments) b[1] = fileLength - (nonGsPartsSums[i--] + b[0].length);
			return !!this.#matchGlobStarBodySections(file, bodySegments, fileIndex, 0, partial, 0, !!fileTailMatch);
		}
		#matchGlobStarBodySections(file, bodySegments, fileIndex, bodyIndex, partial, globStarDepth, sawTail) {
			const bs = bodySegments[bodyIndex];
			if (!bs) {
				for (let i = fileIndex; i < file.length; i++) {
					sawTail = true;
					const f = file[i];
					if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) return false;
				}
				return sawTail;
			}
			const [body, after] = bs;
			while (fileIndex <= after) {
				if (this.#matchOne(file.slice(0, fileIndex + body.length), body, partial, fileIndex, 0) && globStarDepth < this.maxGlobstarRecursion) {
					const sub = this.#matchGlobStarBodySections(file, bodySegments, fileIndex + body.length, bodyIndex + 1, partial, globStarDepth + 1, sawTail);
					if (sub !== false) return sub;
				}
				const f = file[fileIndex];
				if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) return false;
				fileIndex++;
			}
			return partial || null;
		}
		#matchOne(file, pattern, partial, fileIndex, patternIndex) {
			let fi;
			let pi;
			let pl;
			let fl;
			for (fi = fileIndex, pi = patternIndex, fl = file.length, pl = pattern.length; fi < fl && pi < pl; fi++, pi++) {
				this.debug("matchOne loop");
				let p = pattern[pi];
				let f = file[fi];
				this.debug(pattern, p, f);
				if (p === false || p === exports.GLOBSTAR) return false;
				let hit;
				if (typeof p === "string") {
					hit = f === p;
					this.debug("string match", p, f, hit);
				} else {
					hit = p.test(f);
					this.debug("pattern match", p, f, hit);
				}
				if (!hit) return false;
			}
			if (fi === fl && pi === pl) return true;
			else if (fi === fl) return partial;
			else if (pi === pl) return fi === fl - 1 && file[fi] === "";
			else throw new Error("wtf?");
		}
		braceExpand() {
			return (0, exports.braceExpand)(this.pattern, this.options);
		}
		parse(pattern) {
			(0, assert_valid_pattern_js_1.assertValidPattern)(pattern);
			const options = this.options;
			if (pattern === "**") return exports.GLOBSTAR;
			if (pattern === "") return "";
			let m;
			let fastTest = null;
			if (m = pattern.match(starRE)) fastTest = options.dot ? starTestDot : starTest;
			else if (m = pattern.match(starDotExtRE)) fastTest = (options.nocase ? options.dot ? starDotExtTestNocaseDot : starDotExtTestNocase : options.dot ? starDotExtTestDot : starDotExtTest)(m[1]);
			else if (m = pattern.match(qmarksRE)) fastTest = (options.nocase ? options.dot ? qmarksTestNocaseDot : qmarksTestNocase : options.dot ? qmarksTestDot : qmarksTest)(m);
			else if (m = pattern.match(starDotStarRE)) fastTest = options.dot ? starDotStarTestDot : starDotStarTest;
			else if (m = pattern.match(dotStarRE)) fastTest = dotStarTest;
			const re = ast_js_1.AST.fromGlob(pattern, this.options).toMMPattern();
			if (fastTest && typeof re === "object") Reflect.defineProperty(re, "test", { value: fastTest });
			return re;
		}
		makeRe() {
			if (this.regexp || this.regexp === false) return this.regexp;
			const set = this.set;
			if (!set.length) {
				this.regexp = false;
				return this.regexp;
			}
			const options = this.options;
			const twoStar = options.noglobstar ? star : options.dot ? twoStarDot : twoStarNoDot;
			const flags = new Set(options.nocase ? ["i"] : []);
			let re = set.map((pattern) => {
				const pp = pattern.map((p) => {
					if (p instanceof RegExp) for (const f of p.flags.split("")) flags.add(f);
					return typeof p === "string" ? regExpEscape(p) : p === exports.GLOBSTAR ? exports.GLOBSTAR : p._src;
				});
				pp.forEach((p, i) => {
					const next = pp[i + 1];
					const prev = pp[i - 1];
					if (p !== exports.GLOBSTAR || prev === exports.GLOBSTAR) return;
					if (prev === void 0) {
						if (next !== void 0 && next !== exports.GLOBSTAR) pp[i + 1] = "(?:\\/|" + twoStar + "\\/)?" + next;
						else pp[i] = twoStar;
					} else if (next === void 0) pp[i - 1] = prev + "(?:\\/|\\/" + twoStar + ")?";
					else if (next !== exports.GLOBSTAR) {
						pp[i - 1] = prev + "(?:\\/|\\/" + twoStar + "\\/)" + next;
						pp[i + 1] = exports.GLOBSTAR;
					}
				});
				const filtered = pp.filter((p) => p !== exports.GLOBSTAR);
				if (this.partial && filtered.length >= 1) {
					const prefixes = [];
					for (let i = 1; i <= filtered.length; i++) prefixes.push(filtered.slice(0, i).join("/"));
					return "(?:" + prefixes.join("|") + ")";
				}
				return filtered.join("/");
			}).join("|");
			const [open, close] = set.length > 1 ? ["(?:", ")"] : ["", ""];
			re = "^" + open + re + close + "$";
			if (this.partial) re = "^(?:\\/|" + open + re.slice(1, -1) + close + ")$";
			if (this.negate) re = "^(?!" + re + ").+$";
			try {
				this.regexp = new RegExp(re, [...flags].join(""));
			} catch {
				this.regexp = false;
			}
			return this.regexp;
		}
		slashSplit(p) {
			if (this.preserveMultipleSlashes) return p.split("/");
			else if (this.isWindows && /^\/\/[^/]+/.test(p)) return ["", ...p.split(/\/+/)];
			else return p.split(/\/+/);
		}
		match(f, partial = this.partial) {
			this.debug("match", f, this.pattern);
			if (this.comment) return false;
			if (this.empty) return f === "";
			if (f === "/" && partial) return true;
			const options = this.options;
			if (this.isWindows) f = f.split("\\").join("/");
			const ff = this.slashSplit(f);
			this.debug(this.pattern, "split", ff);
			const set = this.set;
			this.debug(this.pattern, "set", set);
			let filename = ff[ff.length - 1];
			if (!filename) for (let i = ff.length - 2; !filename && i >= 0; i--) filename = ff[i];
			for (const pattern of set) {
				let file = ff;
				if (options.matchBase && pattern.length === 1) file = [filename];
				if (this.matchOne(file, pattern, partial)) {
					if (options.flipNegate) return true;
					return !this.negate;
				}
			}
			if (options.flipNegate) return false;
			return this.negate;
		}
		static defaults(def) {
			return exports.minimatch.defaults(def).Minimatch;
		}
	};
	exports.Minimatch = Minimatch;
	var ast_js_2 = require_ast();
	Object.defineProperty(exports, "AST", {
		enumerable: true,
		get: function() {
			return ast_js_2.AST;
		}
	});
	var escape_js_2 = require_escape();
	Object.defineProperty(exports, "escape", {
		enumerable: true,
		get: function() {
			return escape_js_2.escape;
		}
	});
	var unescape_js_2 = require_unescape();
	Object.defineProperty(exports, "unescape", {
		enumerable: true,
		get: function() {
			return unescape_js_2.unescape;
		}
	});
	exports.minimatch.AST = ast_js_1.AST;
	exports.minimatch.Minimatch = Minimatch;
	exports.minimatch.escape = escape_js_1.escape;
	exports.minimatch.unescape = unescape_js_1.unescape;
}));
// node_modules/@tufjs/models/dist/role.js
var require_role = __commonJSMin(((exports, module, this$6) => {
	var __importDefault = this$6 && this$6.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.SuccinctRoles = exports.DelegatedRole = exports.Role = exports.TOP_LEVEL_ROLE_NAMES = void 0;
	const crypto_1 = __importDefault(__require("crypto"));
	const minimatch_1 = require_commonjs();
	const util_1 = __importDefault(__require("util"));
	const error_1 = require_error$1();
	const utils_1 = require_utils();
	exports.TOP_LEVEL_ROLE_NAMES = [
		"root",
		"targets",
		"snapshot",
		"timestamp"
	];
	var Role = class Role {
		keyIDs;
		threshold;
		unrecognizedFields;
		constructor(options) {
			const { keyIDs, threshold, unrecognizedFields } = options;
			if (hasDuplicates(keyIDs)) throw new error_1.ValueError("duplicate key IDs found");
			if (threshold < 1) throw new error_1.ValueError("threshold must be at least 1");
			this.keyIDs = keyIDs;
			this.threshold = threshold;
			this.unrecognizedFields = unrecognizedFields || {};
		}
		equals(other) {
			if (!(other instanceof Role)) return false;
			return this.threshold === other.threshold && util_1.default.isDeepStrictEqual(this.keyIDs, other.keyIDs) && util_1.default.isDeepStrictEqual(this.unrecognizedFields, other.unrecognizedFields);
		}
		toJSON() {
			return {
				keyids: this.keyIDs,
				threshold: this.threshold,
				...this.unrecognizedFields
			};
		}
		static fromJSON(data) {
			const { keyids, threshold, ...rest } = data;
			if (!utils_1.guard.isStringArray(keyids)) throw new TypeError("keyids must be an array");
			if (typeof threshold !== "number") throw new TypeError("threshold must be a number");
			return new Role({
				keyIDs: keyids,
				threshold,
				unrecognizedFields: rest
			});
		}
	};
	exports.Role = Role;
	function hasDuplicates(array) {
		return new Set(array).size !== array.length;
	}
	exports.DelegatedRole = class DelegatedRole extends Role {
		name;
		terminating;
		paths;
		pathHashPrefixes;
		constructor(opts) {
			super(opts);
			const { name, terminating, paths, pathHashPrefixes } = opts;
			this.name = name;
			this.terminating = terminating;
			if (opts.paths && opts.pathHashPrefixes) throw new error_1.ValueError("paths and pathHashPrefixes are mutually exclusive");
			this.paths = paths;
			this.pathHashPrefixes = pathHashPrefixes;
		}
		equals(other) {
			if (!(other instanceof DelegatedRole)) return false;
			return super.equals(other) && this.name === other.name && this.terminating === other.terminating && util_1.default.isDeepStrictEqual(this.paths, other.paths) && util_1.default.isDeepStrictEqual(this.pathHashPrefixes, other.pathHashPrefixes);
		}
		isDelegatedPath(targetFilepath) {
			if (this.paths) return this.paths.some((pathPattern) => isTargetInPathPattern(targetFilepath, pathPattern));
			if (this.pathHashPrefixes) {
				const pathHash = crypto_1.default.createHash("sha256").update(targetFilepath).digest("hex");
				return this.pathHashPrefixes.some((pathHashPrefix) => pathHash.startsWith(pathHashPrefix));
			}
			return false;
		}
		toJSON() {
			const json = {
				...super.toJSON(),
				name: this.name,
				terminating: this.terminating
			};
			if (this.paths) json.paths = this.paths;
			if (this.pathHashPrefixes) json.path_hash_prefixes = this.pathHashPrefixes;
			return json;
		}
		static fromJSON(data) {
			const { keyids, threshold, name, terminating, paths, path_hash_prefixes, ...rest } = data;
			if (!utils_1.guard.isStringArray(keyids)) throw new TypeError("keyids must be an array of strings");
			if (typeof threshold !== "number") throw new TypeError("threshold must be a number");
			if (typeof name !== "string") throw new TypeError("name must be a string");
			if (typeof terminating !== "boolean") throw new TypeError("terminating must be a boolean");
			if (utils_1.guard.isDefined(paths) && !utils_1.guard.isStringArray(paths)) throw new TypeError("paths must be an array of strings");
			if (utils_1.guard.isDefined(path_hash_prefixes) && !utils_1.guard.isStringArray(path_hash_prefixes)) throw new TypeError("path_hash_prefixes must be an array of strings");
			return new DelegatedRole({
				keyIDs: keyids,
				threshold,
				name,
				terminating,
				paths,
				pathHashPrefixes: path_hash_prefixes,
				unrecognizedFields: rest
			});
		}
	};
	const zip = (a, b) => a.map((k, i) => [k, b[i]]);
	function isTargetInPathPattern(target, pattern) {
		const targetParts = target.split("/");
		const patternParts = pattern.split("/");
		if (patternParts.length != targetParts.length) return false;
		return zip(targetParts, patternParts).every(([targetPart, patternPart]) => (0, minimatch_1.minimatch)(targetPart, patternPart));
	}
	exports.SuccinctRoles = class SuccinctRoles extends Role {
		bitLength;
		namePrefix;
		numberOfBins;
		suffixLen;
		constructor(opts) {
			super(opts);
			const { bitLength, namePrefix } = opts;
			if (bitLength <= 0 || bitLength > 32) throw new error_1.ValueError("bitLength must be between 1 and 32");
			this.bitLength = bitLength;
			this.namePrefix = namePrefix;
			this.numberOfBins = Math.pow(2, bitLength);
			this.suffixLen = (this.numberOfBins - 1).toString(16).length;
		}
		equals(other) {
			if (!(other instanceof SuccinctRoles)) return false;
			return super.equals(other) && this.bitLength === other.bitLength && this.namePrefix === other.namePrefix;
		}
		getRoleForTarget(targetFilepath) {
			const hashBytes = crypto_1.default.createHash("sha256").update(targetFilepath).digest().subarray(0, 4);
			const shiftValue = 32 - this.bitLength;
			const suffix = (hashBytes.readUInt32BE() >>> shiftValue).toString(16).padStart(this.suffixLen, "0");
			return `${this.namePrefix}-${suffix}`;
		}
		*getRoles() {
			for (let i = 0; i < this.numberOfBins; i++) {
				const suffix = i.toString(16).padStart(this.suffixLen, "0");
				yield `${this.namePrefix}-${suffix}`;
			}
		}
		isDelegatedRole(roleName) {
			const desiredPrefix = this.namePrefix + "-";
			if (!roleName.startsWith(desiredPrefix)) return false;
			const suffix = roleName.slice(desiredPrefix.length, roleName.length);
			if (suffix.length != this.suffixLen) return false;
			if (!suffix.match(/^[0-9a-fA-F]+$/)) return false;
			const num = parseInt(suffix, 16);
			return 0 <= num && num < this.numberOfBins;
		}
		toJSON() {
			return {
				...super.toJSON(),
				bit_length: this.bitLength,
				name_prefix: this.namePrefix
			};
		}
		static fromJSON(data) {
			const { keyids, threshold, bit_length, name_prefix, ...rest } = data;
			if (!utils_1.guard.isStringArray(keyids)) throw new TypeError("keyids must be an array of strings");
			if (typeof threshold !== "number") throw new TypeError("threshold must be a number");
			if (typeof bit_length !== "number") throw new TypeError("bit_length must be a number");
			if (typeof name_prefix !== "string") throw new TypeError("name_prefix must be a string");
			return new SuccinctRoles({
				keyIDs: keyids,
				threshold,
				bitLength: bit_length,
				namePrefix: name_prefix,
				unrecognizedFields: rest
			});
		}
	};
}));
// node_modules/@tufjs/models/dist/root.js
var require_root = __commonJSMin(((exports, module, this$5) => {
	var __importDefault = this$5 && this$5.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Root = void 0;
	const util_1 = __importDefault(__require("util"));
	const base_1 = require_base();
	const error_1 = require_error$1();
	const key_1 = require_key();
	const role_1 = require_role();
	const utils_1 = require_utils();
	exports.Root = class Root extends base_1.Signed {
		type = base_1.MetadataKind.Root;
		keys;
		roles;
		consistentSnapshot;
		constructor(options) {
			super(options);
			this.keys = options.keys || {};
			this.consistentSnapshot = options.consistentSnapshot ?? true;
			if (!options.roles) this.roles = role_1.TOP_LEVEL_ROLE_NAMES.reduce((acc, role) => ({
				...acc,
				[role]: new role_1.Role({
					keyIDs: [],
					threshold: 1
				})
			}), {});
			else {
				const roleNames = new Set(Object.keys(options.roles));
				if (!role_1.TOP_LEVEL_ROLE_NAMES.every((role) => roleNames.has(role))) throw new error_1.ValueError("missing top-level role");
				this.roles = options.roles;
			}
		}
		addKey(key, role) {
			if (!this.roles[role]) throw new error_1.ValueError(`role ${role} does not exist`);
			if (!this.roles[role].keyIDs.includes(key.keyID)) this.roles[role].keyIDs.push(key.keyID);
			this.keys[key.keyID] = key;
		}
		equals(other) {
			if (!(other instanceof Root)) return false;
			return super.equals(other) && this.consistentSnapshot === other.consistentSnapshot && util_1.default.isDeepStrictEqual(this.keys, other.keys) && util_1.default.isDeepStrictEqual(this.roles, other.roles);
		}
		toJSON() {
			return {
				_type: this.type,
				spec_version: this.specVersion,
				version: this.version,
				expires: this.expires,
				keys: keysToJSON(this.keys),
				roles: rolesToJSON(this.roles),
				consistent_snapshot: this.consistentSnapshot,
				...this.unrecognizedFields
			};
		}
		static fromJSON(data) {
			const { unrecognizedFields, ...commonFields } = base_1.Signed.commonFieldsFromJSON(data);
			const { keys, roles, consistent_snapshot, ...rest } = unrecognizedFields;
			if (typeof consistent_snapshot !== "boolean") throw new TypeError("consistent_snapshot must be a boolean");
			return new Root({
				...commonFields,
				keys: keysFromJSON(keys),
				roles: rolesFromJSON(roles),
				consistentSnapshot: consistent_snapshot,
				unrecognizedFields: rest
			});
		}
	};
	function keysToJSON(keys) {
		return Object.entries(keys).reduce((acc, [keyID, key]) => ({
			...acc,
			[keyID]: key.toJSON()
		}), {});
	}
	function rolesToJSON(roles) {
		return Object.entries(roles).reduce((acc, [roleName, role]) => ({
			...acc,
			[roleName]: role.toJSON()
		}), {});
	}
	function keysFromJSON(data) {
		let keys;
		if (utils_1.guard.isDefined(data)) {
			if (!utils_1.guard.isObjectRecord(data)) throw new TypeError("keys must be an object");
			keys = Object.entries(data).reduce((acc, [keyID, keyData]) => ({
				...acc,
				[keyID]: key_1.Key.fromJSON(keyID, keyData)
			}), {});
		}
		return keys;
	}
	function rolesFromJSON(data) {
		let roles;
		if (utils_1.guard.isDefined(data)) {
			if (!utils_1.guard.isObjectRecord(data)) throw new TypeError("roles must be an object");
			roles = Object.entries(data).reduce((acc, [roleName, roleData]) => ({
				...acc,
				[roleName]: role_1.Role.fromJSON(roleData)
			}), {});
		}
		return roles;
	}
}));
// node_modules/@tufjs/models/dist/signature.js
var require_signature = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Signature = void 0;
	exports.Signature = class Signature {
		keyID;
		sig;
		constructor(options) {
			const { keyID, sig } = options;
			this.keyID = keyID;
			this.sig = sig;
		}
		toJSON() {
			return {
				keyid: this.keyID,
				sig: this.sig
			};
		}
		static fromJSON(data) {
			const { keyid, sig } = data;
			if (typeof keyid !== "string") throw new TypeError("keyid must be a string");
			if (typeof sig !== "string") throw new TypeError("sig must be a string");
			return new Signature({
				keyID: keyid,
				sig
			});
		}
	};
}));
// node_modules/@tufjs/models/dist/snapshot.js
var require_snapshot = __commonJSMin(((exports, module, this$4) => {
	var __importDefault = this$4 && this$4.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Snapshot = void 0;
	const util_1 = __importDefault(__require("util"));
	const base_1 = require_base();
	const file_1 = require_file();
	const utils_1 = require_utils();
	exports.Snapshot = class Snapshot extends base_1.Signed {
		type = base_1.MetadataKind.Snapshot;
		meta;
		constructor(opts) {
			super(opts);
			this.meta = opts.meta || { "targets.json": new file_1.MetaFile({ version: 1 }) };
		}
		equals(other) {
			if (!(other instanceof Snapshot)) return false;
			return super.equals(other) && util_1.default.isDeepStrictEqual(this.meta, other.meta);
		}
		toJSON() {
			return {
				_type: this.type,
				meta: metaToJSON(this.meta),
				spec_version: this.specVersion,
				version: this.version,
				expires: this.expires,
				...this.unrecognizedFields
			};
		}
		static fromJSON(data) {
			const { unrecognizedFields, ...commonFields } = base_1.Signed.commonFieldsFromJSON(data);
			const { meta, ...rest } = unrecognizedFields;
			return new Snapshot({
				...commonFields,
				meta: metaFromJSON(meta),
				unrecognizedFields: rest
			});
		}
	};
	function metaToJSON(meta) {
		return Object.entries(meta).reduce((acc, [path, metadata]) => ({
			...acc,
			[path]: metadata.toJSON()
		}), {});
	}
	function metaFromJSON(data) {
		let meta;
		if (utils_1.guard.isDefined(data)) {
			if (!utils_1.guard.isObjectRecord(data)) throw new TypeError("meta field is malformed");
			else meta = Object.entries(data).reduce((acc, [path, metadata]) => ({
				...acc,
				[path]: file_1.MetaFile.fromJSON(metadata)
			}), {});
		}
		return meta;
	}
}));
// node_modules/@tufjs/models/dist/delegations.js
var require_delegations = __commonJSMin(((exports, module, this$3) => {
	var __importDefault = this$3 && this$3.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Delegations = void 0;
	const util_1 = __importDefault(__require("util"));
	const error_1 = require_error$1();
	const key_1 = require_key();
	const role_1 = require_role();
	const utils_1 = require_utils();
	exports.Delegations = class Delegations {
		keys;
		roles;
		unrecognizedFields;
		succinctRoles;
		constructor(options) {
			this.keys = options.keys;
			this.unrecognizedFields = options.unrecognizedFields || {};
			if (options.roles) {
				if (Object.keys(options.roles).some((roleName) => role_1.TOP_LEVEL_ROLE_NAMES.includes(roleName))) throw new error_1.ValueError("Delegated role name conflicts with top-level role name");
			}
			this.succinctRoles = options.succinctRoles;
			this.roles = options.roles;
		}
		equals(other) {
			if (!(other instanceof Delegations)) return false;
			return util_1.default.isDeepStrictEqual(this.keys, other.keys) && util_1.default.isDeepStrictEqual(this.roles, other.roles) && util_1.default.isDeepStrictEqual(this.unrecognizedFields, other.unrecognizedFields) && util_1.default.isDeepStrictEqual(this.succinctRoles, other.succinctRoles);
		}
		*rolesForTarget(targetPath) {
			if (this.roles) {
				for (const role of Object.values(this.roles)) if (role.isDelegatedPath(targetPath)) yield {
					role: role.name,
					terminating: role.terminating
				};
			} else if (this.succinctRoles) yield {
				role: this.succinctRoles.getRoleForTarget(targetPath),
				terminating: true
			};
		}
		toJSON() {
			const json = {
				keys: keysToJSON(this.keys),
				...this.unrecognizedFields
			};
			if (this.roles) json.roles = rolesToJSON(this.roles);
			else if (this.succinctRoles) json.succinct_roles = this.succinctRoles.toJSON();
			return json;
		}
		static fromJSON(data) {
			const { keys, roles, succinct_roles, ...unrecognizedFields } = data;
			let succinctRoles;
			if (utils_1.guard.isObject(succinct_roles)) succinctRoles = role_1.SuccinctRoles.fromJSON(succinct_roles);
			return new Delegations({
				keys: keysFromJSON(keys),
				roles: rolesFromJSON(roles),
				unrecognizedFields,
				succinctRoles
			});
		}
	};
	function keysToJSON(keys) {
		return Object.entries(keys).reduce((acc, [keyId, key]) => ({
			...acc,
			[keyId]: key.toJSON()
		}), {});
	}
	function rolesToJSON(roles) {
		return Object.values(roles).map((role) => role.toJSON());
	}
	function keysFromJSON(data) {
		if (!utils_1.guard.isObjectRecord(data)) throw new TypeError("keys is malformed");
		return Object.entries(data).reduce((acc, [keyID, keyData]) => ({
			...acc,
			[keyID]: key_1.Key.fromJSON(keyID, keyData)
		}), {});
	}
	function rolesFromJSON(data) {
		let roleMap;
		if (utils_1.guard.isDefined(data)) {
			if (!utils_1.guard.isObjectArray(data)) throw new TypeError("roles is malformed");
			roleMap = data.reduce((acc, role) => {
				const delegatedRole = role_1.DelegatedRole.fromJSON(role);
				return {
					...acc,
					[delegatedRole.name]: delegatedRole
				};
			}, {});
		}
		return roleMap;
	}
}));
// node_modules/@tufjs/models/dist/targets.js
var require_targets = __commonJSMin(((exports, module, this$2) => {
	var __importDefault = this$2 && this$2.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Targets = void 0;
	const util_1 = __importDefault(__require("util"));
	const base_1 = require_base();
	const delegations_1 = require_delegations();
	const file_1 = require_file();
	const utils_1 = require_utils();
	exports.Targets = class Targets extends base_1.Signed {
		type = base_1.MetadataKind.Targets;
		targets;
		delegations;
		constructor(options) {
			super(options);
			this.targets = options.targets || {};
			this.delegations = options.delegations;
		}
		addTarget(target) {
			this.targets[target.path] = target;
		}
		equals(other) {
			if (!(other instanceof Targets)) return false;
			return super.equals(other) && util_1.default.isDeepStrictEqual(this.targets, other.targets) && util_1.default.isDeepStrictEqual(this.delegations, other.delegations);
		}
		toJSON() {
			const json = {
				_type: this.type,
				spec_version: this.specVersion,
				version: this.version,
				expires: this.expires,
				targets: targetsToJSON(this.targets),
				...this.unrecognizedFields
			};
			if (this.delegations) json.delegations = this.delegations.toJSON();
			return json;
		}
		static fromJSON(data) {
			const { unrecognizedFields, ...commonFields } = base_1.Signed.commonFieldsFromJSON(data);
			const { targets, delegations, ...rest } = unrecognizedFields;
			return new Targets({
				...commonFields,
				targets: targetsFromJSON(targets),
				delegations: delegationsFromJSON(delegations),
				unrecognizedFields: rest
			});
		}
	};
	function targetsToJSON(targets) {
		return Object.entries(targets).reduce((acc, [path, target]) => ({
			...acc,
			[path]: target.toJSON()
		}), {});
	}
	function targetsFromJSON(data) {
		let targets;
		if (utils_1.guard.isDefined(data)) {
			if (!utils_1.guard.isObjectRecord(data)) throw new TypeError("targets must be an object");
			else targets = Object.entries(data).reduce((acc, [path, target]) => ({
				...acc,
				[path]: file_1.TargetFile.fromJSON(path, target)
			}), {});
		}
		return targets;
	}
	function delegationsFromJSON(data) {
		let delegations;
		if (utils_1.guard.isDefined(data)) {
			if (!utils_1.guard.isObject(data)) throw new TypeError("delegations must be an object");
			else delegations = delegations_1.Delegations.fromJSON(data);
		}
		return delegations;
	}
}));
// node_modules/@tufjs/models/dist/timestamp.js
var require_timestamp = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Timestamp = void 0;
	const base_1 = require_base();
	const file_1 = require_file();
	const utils_1 = require_utils();
	exports.Timestamp = class Timestamp extends base_1.Signed {
		type = base_1.MetadataKind.Timestamp;
		snapshotMeta;
		constructor(options) {
			super(options);
			this.snapshotMeta = options.snapshotMeta || new file_1.MetaFile({ version: 1 });
		}
		equals(other) {
			if (!(other instanceof Timestamp)) return false;
			return super.equals(other) && this.snapshotMeta.equals(other.snapshotMeta);
		}
		toJSON() {
			return {
				_type: this.type,
				spec_version: this.specVersion,
				version: this.version,
				expires: this.expires,
				meta: { "snapshot.json": this.snapshotMeta.toJSON() },
				...this.unrecognizedFields
			};
		}
		static fromJSON(data) {
			const { unrecognizedFields, ...commonFields } = base_1.Signed.commonFieldsFromJSON(data);
			const { meta, ...rest } = unrecognizedFields;
			return new Timestamp({
				...commonFields,
				snapshotMeta: snapshotMetaFromJSON(meta),
				unrecognizedFields: rest
			});
		}
	};
	function snapshotMetaFromJSON(data) {
		let snapshotMeta;
		if (utils_1.guard.isDefined(data)) {
			const snapshotData = data["snapshot.json"];
			if (!utils_1.guard.isDefined(snapshotData) || !utils_1.guard.isObject(snapshotData)) throw new TypeError("missing snapshot.json in meta");
			else snapshotMeta = file_1.MetaFile.fromJSON(snapshotData);
		}
		return snapshotMeta;
	}
}));
// node_modules/@tufjs/models/dist/metadata.js
var require_metadata = __commonJSMin(((exports, module, this$1) => {
	var __importDefault = this$1 && this$1.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Metadata = void 0;
	const canonical_json_1 = require_lib();
	const util_1 = __importDefault(__require("util"));
	const base_1 = require_base();
	const error_1 = require_error$1();
	const root_1 = require_root();
	const signature_1 = require_signature();
	const snapshot_1 = require_snapshot();
	const targets_1 = require_targets();
	const timestamp_1 = require_timestamp();
	const utils_1 = require_utils();
	exports.Metadata = class Metadata {
		signed;
		signatures;
		unrecognizedFields;
		constructor(signed, signatures, unrecognizedFields) {
			this.signed = signed;
			this.signatures = signatures || {};
			this.unrecognizedFields = unrecognizedFields || {};
		}
		sign(signer, append = true) {
			const signature = signer(Buffer.from((0, canonical_json_1.canonicalize)(this.signed.toJSON())));
			if (!append) this.signatures = {};
			this.signatures[signature.keyID] = signature;
		}
		verifyDelegate(delegatedRole, delegatedMetadata) {
			let role;
			let keys = {};
			switch (this.signed.type) {
				case base_1.MetadataKind.Root:
					keys = this.signed.keys;
					role = this.signed.roles[delegatedRole];
					break;
				case base_1.MetadataKind.Targets:
					if (!this.signed.delegations) throw new error_1.ValueError(`No delegations found for ${delegatedRole}`);
					keys = this.signed.delegations.keys;
					if (this.signed.delegations.roles) role = this.signed.delegations.roles[delegatedRole];
					else if (this.signed.delegations.succinctRoles) {
						if (this.signed.delegations.succinctRoles.isDelegatedRole(delegatedRole)) role = this.signed.delegations.succinctRoles;
					}
					break;
				default: throw new TypeError("invalid metadata type");
			}
			if (!role) throw new error_1.ValueError(`no delegation found for ${delegatedRole}`);
			const signingKeys = new Set();
			role.keyIDs.forEach((keyID) => {
				const key = keys[keyID];
				if (!key) return;
				try {
					key.verifySignature(delegatedMetadata);
					signingKeys.add(key.keyID);
				} catch (error) {}
			});
			if (signingKeys.size < role.threshold) throw new error_1.UnsignedMetadataError(`${delegatedRole} was signed by ${signingKeys.size}/${role.threshold} keys`);
		}
		equals(other) {
			if (!(other instanceof Metadata)) return false;
			return this.signed.equals(other.signed) && util_1.default.isDeepStrictEqual(this.signatures, other.signatures) && util_1.default.isDeepStrictEqual(this.unrecognizedFields, other.unrecognizedFields);
		}
		toJSON() {
			return {
				signatures: Object.values(this.signatures).map((signature) => {
					return signature.toJSON();
				}),
				signed: this.signed.toJSON(),
				...this.unrecognizedFields
			};
		}
		static fromJSON(type, data) {
			const { signed, signatures, ...rest } = data;
			if (!utils_1.guard.isDefined(signed) || !utils_1.guard.isObject(signed)) throw new TypeError("signed is not defined");
			if (type !== signed._type) throw new error_1.ValueError(`expected '${type}', got ${signed["_type"]}`);
			if (!utils_1.guard.isObjectArray(signatures)) throw new TypeError("signatures is not an array");
			let signedObj;
			switch (type) {
				case base_1.MetadataKind.Root:
					signedObj = root_1.Root.fromJSON(signed);
					break;
				case base_1.MetadataKind.Timestamp:
					signedObj = timestamp_1.Timestamp.fromJSON(signed);
					break;
				case base_1.MetadataKind.Snapshot:
					signedObj = snapshot_1.Snapshot.fromJSON(signed);
					break;
				case base_1.MetadataKind.Targets:
					signedObj = targets_1.Targets.fromJSON(signed);
					break;
				default: throw new TypeError("invalid metadata type");
			}
			const sigMap = {};
			signatures.forEach((sigData) => {
				const sig = signature_1.Signature.fromJSON(sigData);
				if (sigMap[sig.keyID]) throw new error_1.ValueError(`multiple signatures found for keyid: ${sig.keyID}`);
				sigMap[sig.keyID] = sig;
			});
			return new Metadata(signedObj, sigMap, rest);
		}
	};
}));
// node_modules/@tufjs/models/dist/index.js
var require_dist = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Timestamp = exports.Targets = exports.Snapshot = exports.Signature = exports.Root = exports.Metadata = exports.Key = exports.TargetFile = exports.MetaFile = exports.ValueError = exports.MetadataKind = void 0;
	var base_1 = require_base();
	Object.defineProperty(exports, "MetadataKind", {
		enumerable: true,
		get: function() {
			return base_1.MetadataKind;
		}
	});
	var error_1 = require_error$1();
	Object.defineProperty(exports, "ValueError", {
		enumerable: true,
		get: function() {
			return error_1.ValueError;
		}
	});
	var file_1 = require_file();
	Object.defineProperty(exports, "MetaFile", {
		enumerable: true,
		get: function() {
			return file_1.MetaFile;
		}
	});
	Object.defineProperty(exports, "TargetFile", {
		enumerable: true,
		get: function() {
			return file_1.TargetFile;
		}
	});
	var key_1 = require_key();
	Object.defineProperty(exports, "Key", {
		enumerable: true,
		get: function() {
			return key_1.Key;
		}
	});
	var metadata_1 = require_metadata();
	Object.defineProperty(exports, "Metadata", {
		enumerable: true,
		get: function() {
			return metadata_1.Metadata;
		}
	});
	var root_1 = require_root();
	Object.defineProperty(exports, "Root", {
		enumerable: true,
		get: function() {
			return root_1.Root;
		}
	});
	var signature_1 = require_signature();
	Object.defineProperty(exports, "Signature", {
		enumerable: true,
		get: function() {
			return signature_1.Signature;
		}
	});
	var snapshot_1 = require_snapshot();
	Object.defineProperty(exports, "Snapshot", {
		enumerable: true,
		get: function() {
			return snapshot_1.Snapshot;
		}
	});
	var targets_1 = require_targets();
	Object.defineProperty(exports, "Targets", {
		enumerable: true,
		get: function() {
			return targets_1.Targets;
		}
	});
	var timestamp_1 = require_timestamp();
	Object.defineProperty(exports, "Timestamp", {
		enumerable: true,
		get: function() {
			return timestamp_1.Timestamp;
		}
	});
}));
// node_modules/tuf-js/dist/error.js
var require_error = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.DownloadHTTPError = exports.DownloadLengthMismatchError = exports.DownloadError = exports.ExpiredMetadataError = exports.EqualVersionError = exports.BadVersionError = exports.RepositoryError = exports.PersistError = exports.RuntimeError = exports.ValueError = void 0;
	var ValueError = class extends Error {};
	exports.ValueError = ValueError;
	var RuntimeError = class extends Error {};
	exports.RuntimeError = RuntimeError;
	var PersistError = class extends Error {};
	exports.PersistError = PersistError;
	var RepositoryError = class extends Error {};
	exports.RepositoryError = RepositoryError;
	var BadVersionError = class extends RepositoryError {};
	exports.BadVersionError = BadVersionError;
	var EqualVersionError = class extends BadVersionError {};
	exports.EqualVersionError = EqualVersionError;
	var ExpiredMetadataError = class extends RepositoryError {};
	exports.ExpiredMetadataError = ExpiredMetadataError;
	var DownloadError = class extends Error {};
	exports.DownloadError = DownloadError;
	var DownloadLengthMismatchError = class extends DownloadError {};
	exports.DownloadLengthMismatchError = DownloadLengthMismatchError;
	var DownloadHTTPError = class extends DownloadError {
		statusCode;
		constructor(message, statusCode) {
			super(message);
			this.statusCode = statusCode;
		}
	};
	exports.DownloadHTTPError = DownloadHTTPError;
}));
// node_modules/tuf-js/dist/store.js
var require_store = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.TrustedMetadataStore = void 0;
	const models_1 = require_dist();
	const error_1 = require_error();
	var TrustedMetadataStore = class {
		trustedSet = {};
		referenceTime;
		constructor(rootData) {
			this.referenceTime = new Date();
			this.loadTrustedRoot(rootData);
		}
		get root() {
			if (!this.trustedSet.root) throw new ReferenceError("No trusted root metadata");
			return this.trustedSet.root;
		}
		get timestamp() {
			return this.trustedSet.timestamp;
		}
		get snapshot() {
			return this.trustedSet.snapshot;
		}
		get targets() {
			return this.trustedSet.targets;
		}
		getRole(name) {
			return this.trustedSet[name];
		}
		updateRoot(bytesBuffer) {
			const data = JSON.parse(bytesBuffer.toString("utf8"));
			const newRoot = models_1.Metadata.fromJSON(models_1.MetadataKind.Root, data);
			if (newRoot.signed.type != models_1.MetadataKind.Root) throw new error_1.RepositoryError(`Expected 'root', got ${newRoot.signed.type}`);
			this.root.verifyDelegate(models_1.MetadataKind.Root, newRoot);
			if (newRoot.signed.version != this.root.signed.version + 1) throw new error_1.BadVersionError(`Expected version ${this.root.signed.version + 1}, got ${newRoot.signed.version}`);
			newRoot.verifyDelegate(models_1.MetadataKind.Root, newRoot);
			this.trustedSet.root = newRoot;
			return newRoot;
		}
		updateTimestamp(bytesBuffer) {
			if (this.snapshot) throw new error_1.RuntimeError("Cannot update timestamp after snapshot");
			if (this.root.signed.isExpired(this.referenceTime)) throw new error_1.ExpiredMetadataError("Final root.json is expired");
			const data = JSON.parse(bytesBuffer.toString("utf8"));
			const newTimestamp = models_1.Metadata.fromJSON(models_1.MetadataKind.Timestamp, data);
			if (newTimestamp.signed.type != models_1.MetadataKind.Timestamp) throw new error_1.RepositoryError(`Expected 'timestamp', got ${newTimestamp.signed.type}`);
			this.root.verifyDelegate(models_1.MetadataKind.Timestamp, newTimestamp);
			if (this.timestamp) {
				if (newTimestamp.signed.version < this.timestamp.signed.version) throw new error_1.BadVersionError(`New timestamp version ${newTimestamp.signed.version} is less than current version ${this.timestamp.signed.version}`);
				if (newTimestamp.signed.version === this.timestamp.signed.version) throw new error_1.EqualVersionError(`New timestamp version ${newTimestamp.signed.version} is equal to current version ${this.timestamp.signed.version}`);
				const snapshotMeta = this.timestamp.signed.snapshotMeta;
				const newSnapshotMeta = newTimestamp.signed.snapshotMeta;
				if (newSnapshotMeta.version < snapshotMeta.version) throw new error_1.BadVersionError(`New snapshot version ${newSnapshotMeta.version} is less than current version ${snapshotMeta.version}`);
			}
			this.trustedSet.timestamp = newTimestamp;
			this.checkFinalTimestamp();
			return newTimestamp;
		}
		updateSnapshot(bytesBuffer, trusted = false) {
			if (!this.timestamp) throw new error_1.RuntimeError("Cannot update snapshot before timestamp");
			if (this.targets) throw new error_1.RuntimeError("Cannot update snapshot after targets");
			this.checkFinalTimestamp();
			const snapshotMeta = this.timestamp.signed.snapshotMeta;
			if (!trusted) snapshotMeta.verify(bytesBuffer);
			const data = JSON.parse(bytesBuffer.toString("utf8"));
			const newSnapshot = models_1.Metadata.fromJSON(models_1.MetadataKind.Snapshot, data);
			if (newSnapshot.signed.type != models_1.MetadataKind.Snapshot) throw new error_1.RepositoryError(`Expected 'snapshot', got ${newSnapshot.signed.type}`);
			this.root.verifyDelegate(models_1.MetadataKind.Snapshot, newSnapshot);
			if (this.snapshot) Object.entries(this.snapshot.signed.meta).forEach(([fileName, fileInfo]) => {
				const newFileInfo = newSnapshot.signed.meta[fileName];
				if (!newFileInfo) throw new error_1.RepositoryError(`Missing file ${fileName} in new snapshot`);
				if (newFileInfo.version < fileInfo.version) throw new error_1.BadVersionError(`New version ${newFileInfo.version} of ${fileName} is less than current version ${fileInfo.version}`);
			});
			this.trustedSet.snapshot = newSnapshot;
			this.checkFinalSnapsnot();
			return newSnapshot;
		}
		updateDelegatedTargets(bytesBuffer, roleName, delegatorName) {
			if (!this.snapshot) throw new error_1.RuntimeError("Cannot update delegated targets before snapshot");
			this.checkFinalSnapsnot();
			const delegator = this.trustedSet[delegatorName];
			if (!delegator) throw new error_1.RuntimeError(`No trusted ${delegatorName} metadata`);
			const meta = this.snapshot.signed.meta?.[`${roleName}.json`];
			if (!meta) throw new error_1.RepositoryError(`Missing ${roleName}.json in snapshot`);
			meta.verify(bytesBuffer);
			const data = JSON.parse(bytesBuffer.toString("utf8"));
			const newDelegate = models_1.Metadata.fromJSON(models_1.MetadataKind.Targets, data);
			if (newDelegate.signed.type != models_1.MetadataKind.Targets) throw new error_1.RepositoryError(`Expected 'targets', got ${newDelegate.signed.type}`);
			delegator.verifyDelegate(roleName, newDelegate);
			const version = newDelegate.signed.version;
			if (version != meta.version) throw new error_1.BadVersionError(`Version ${version} of ${roleName} does not match snapshot version ${meta.version}`);
			if (newDelegate.signed.isExpired(this.referenceTime)) throw new error_1.ExpiredMetadataError(`${roleName}.json is expired`);
			this.trustedSet[roleName] = newDelegate;
		}
		loadTrustedRoot(bytesBuffer) {
			const data = JSON.parse(bytesBuffer.toString("utf8"));
			const root = models_1.Metadata.fromJSON(models_1.MetadataKind.Root, data);
			if (root.signed.type != models_1.MetadataKind.Root) throw new error_1.RepositoryError(`Expected 'root', got ${root.signed.type}`);
			root.verifyDelegate(models_1.MetadataKind.Root, root);
			this.trustedSet["root"] = root;
		}
		checkFinalTimestamp() {
			if (!this.timestamp) throw new ReferenceError("No trusted timestamp metadata");
			if (this.timestamp.signed.isExpired(this.referenceTime)) throw new error_1.ExpiredMetadataError("Final timestamp.json is expired");
		}
		checkFinalSnapsnot() {
			if (!this.snapshot) throw new ReferenceError("No trusted snapshot metadata");
			if (!this.timestamp) throw new ReferenceError("No trusted timestamp metadata");
			if (this.snapshot.signed.isExpired(this.referenceTime)) throw new error_1.ExpiredMetadataError("snapshot.json is expired");
			const snapshotMeta = this.timestamp.signed.snapshotMeta;
			if (this.snapshot.signed.version !== snapshotMeta.version) throw new error_1.BadVersionError("Snapshot version doesn't match timestamp");
		}
	};
	exports.TrustedMetadataStore = TrustedMetadataStore;
}));
// lib/clients/signatures/tuf-root.json
var tuf_root_default = {
	signatures: [
		{
			"keyid": "e71a54d543835ba86adad9460379c7641fb8726d164ea766801a1c522aba7ea2",
			"sig": "3046022100e04c9706299be5d8c2b14fb50bcd5b9c241f10597153dfe22f943efe896b5150022100cfd7b9f06a5900784e312d02b8e336edbb3b2fab61ac14550b3112b4f9e33df4"
		},
		{
			"keyid": "22f4caec6d8e6f9555af66b3d4c3cb06a3bb23fdc7e39c916c61f462e6f52b06",
			"sig": ""
		},
		{
			"keyid": "61643838125b440b40db6942f5cb5a31c0dc04368316eb2aaa58b95904a58222",
			"sig": "3045022100cc308ae7d390fa782ee3376ddfaa929835016e86dad81f69e2de7ec1e174432e02205fb19906a31cce146c29624443c0d0c2f33ee80dac39d72114f939607cc22937"
		},
		{
			"keyid": "a687e5bf4fab82b0ee58d46e05c9535145a2c9afb458f43d42b45ca0fdce2a70",
			"sig": "304502203f8aff7a30e05a8c3d904b671ab1a6e4e8a6f508b7cfa0c780e72976bee7a227022100f64c9b765526f34d9ea16339cf238893e1c3368b4f0910a61a1af27dda01ebb9"
		},
		{
			"keyid": "183e64f37670dc13ca0d28995a3053f3740954ddce44321a41e46534cf44e632",
			"sig": "304502202363ca249aefa6d5f61c408a32cdd079b034a7888ddf2136dc4515ed4a728418022100b04eca42bc510ccbbf5d30783aaa936b1f137ca7a017ee9d90d3710432da0427"
		}
	],
	signed: {
		"_type": "root",
		"consistent_snapshot": true,
		"expires": "2026-06-22T13:27:01Z",
		"keys": {
			"0c87432c3bf09fd99189fdc32fa5eaedf4e4a5fac7bab73fa04a2e0fc64af6f5": {
				"keyid_hash_algorithms": ["sha256", "sha512"],
				"keytype": "ecdsa",
				"keyval": { "public": "-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEWRiGr5+j+3J5SsH+Ztr5nE2H2wO7\nBV+nO3s93gLca18qTOzHY1oWyAGDykMSsGTUBSt9D+An0KfKsD2mfSM42Q==\n-----END PUBLIC KEY-----\n" },
				"scheme": "ecdsa-sha2-nistp256",
				"x-tuf-on-ci-online-uri": "gcpkms:projects/sigstore-root-signing/locations/global/keyRings/root/cryptoKeys/timestamp/cryptoKeyVersions/1"
			},
			"183e64f37670dc13ca0d28995a3053f3740954ddce44321a41e46534cf44e632": {
				"keytype": "ecdsa",
				"keyval": { "public": "-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEMxpPOJCIZ5otG4106fGJseEQi3V9\npkMYQ4uyV9Tj1M7WHXIyLG+jkfvuG0glQ1JZbRZZBV3gAR4sojdGHISeow==\n-----END PUBLIC KEY-----\n" },
				"scheme": "ecdsa-sha2-nistp256",
				"x-tuf-on-ci-keyowner": "@lance"
			},
			"22f4caec6d8e6f9555af66b3d4c3cb06a3bb23fdc7e39c916c61f462e6f52b06": {
				"keyid_hash_algorithms": ["sha256", "sha512"],
				"keytype": "ecdsa",
				"keyval": { "public": "-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEzBzVOmHCPojMVLSI364WiiV8NPrD\n6IgRxVliskz/v+y3JER5mcVGcONliDcWMC5J2lfHmjPNPhb4H7xm8LzfSA==\n-----END PUBLIC KEY-----\n" },
				"scheme": "ecdsa-sha2-nistp256",
				"x-tuf-on-ci-keyowner": "@santiagotorres"
			},
			"61643838125b440b40db6942f5cb5a31c0dc04368316eb2aaa58b95904a58222": {
				"keyid_hash_algorithms": ["sha256", "sha512"],
				"keytype": "ecdsa",
				"keyval": { "public": "-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEinikSsAQmYkNeH5eYq/CnIzLaacO\nxlSaawQDOwqKy/tCqxq5xxPSJc21K4WIhs9GyOkKfzueY3GILzcMJZ4cWw==\n-----END PUBLIC KEY-----\n" },
				"scheme": "ecdsa-sha2-nistp256",
				"x-tuf-on-ci-keyowner": "@bobcallaway"
			},
			"a687e5bf4fab82b0ee58d46e05c9535145a2c9afb458f43d42b45ca0fdce2a70": {
				"keyid_hash_algorithms": ["sha256", "sha512"],
				"keytype": "ecdsa",
				"keyval": { "public": "-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE0ghrh92Lw1Yr3idGV5WqCtMDB8Cx\n+D8hdC4w2ZLNIplVRoVGLskYa3gheMyOjiJ8kPi15aQ2//7P+oj7UvJPGw==\n-----END PUBLIC KEY-----\n" },
				"scheme": "ecdsa-sha2-nistp256",
				"x-tuf-on-ci-keyowner": "@joshuagl"
			},
			"e71a54d543835ba86adad9460379c7641fb8726d164ea766801a1c522aba7ea2": {
				"keyid_hash_algorithms": ["sha256", "sha512"],
				"keytype": "ecdsa",
				"keyval": { "public": "-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEEXsz3SZXFb8jMV42j6pJlyjbjR8K\nN3Bwocexq6LMIb5qsWKOQvLN16NUefLc4HswOoumRsVVaajSpQS6fobkRw==\n-----END PUBLIC KEY-----\n" },
				"scheme": "ecdsa-sha2-nistp256",
				"x-tuf-on-ci-keyowner": "@mnm678"
			}
		},
		"roles": {
			"root": {
				"keyids": [
					"e71a54d543835ba86adad9460379c7641fb8726d164ea766801a1c522aba7ea2",
					"22f4caec6d8e6f9555af66b3d4c3cb06a3bb23fdc7e39c916c61f462e6f52b06",
					"61643838125b440b40db6942f5cb5a31c0dc04368316eb2aaa58b95904a58222",
					"a687e5bf4fab82b0ee58d46e05c9535145a2c9afb458f43d42b45ca0fdce2a70",
					"183e64f37670dc13ca0d28995a3053f3740954ddce44321a41e46534cf44e632"
				],
				"threshold": 3
			},
			"snapshot": {
				"keyids": ["0c87432c3bf09fd99189fdc32fa5eaedf4e4a5fac7bab73fa04a2e0fc64af6f5"],
				"threshold": 1,
				"x-tuf-on-ci-expiry-period": 3650,
				"x-tuf-on-ci-signing-period": 365
			},
			"targets": {
				"keyids": [
					"e71a54d543835ba86adad9460379c7641fb8726d164ea766801a1c522aba7ea2",
					"22f4caec6d8e6f9555af66b3d4c3cb06a3bb23fdc7e39c916c61f462e6f52b06",
					"61643838125b440b40db6942f5cb5a31c0dc04368316eb2aaa58b95904a58222",
					"a687e5bf4fab82b0ee58d46e05c9535145a2c9afb458f43d42b45ca0fdce2a70",
					"183e64f37670dc13ca0d28995a3053f3740954ddce44321a41e46534cf44e632"
				],
				"threshold": 3
			},
			"timestamp": {
				"keyids": ["0c87432c3bf09fd99189fdc32fa5eaedf4e4a5fac7bab73fa04a2e0fc64af6f5"],
				"threshold": 1,
				"x-tuf-on-ci-expiry-period": 7,
				"x-tuf-on-ci-signing-period": 6
			}
		},
		"spec_version": "1.0",
		"version": 14,
		"x-tuf-on-ci-expiry-period": 197,
		"x-tuf-on-ci-signing-period": 46
	}
};
// lib/clients/signatures/refreshed-root.js
var import_store = require_store();
const repository = "https://tuf-repo-cdn.sigstore.dev";
const targetName = "trusted_root.json";
const maxRotations = 32;
const maxBytes = {
	root: 512e3,
	timestamp: 16384,
	snapshot: 2e6,
	targets: 5e6,
	target: 1e6
};
async function refreshedRoot(send, initial = tuf_root_default, remembering = send) {
	const store = new import_store.TrustedMetadataStore(Buffer.from(JSON.stringify(initial)));
	await followRoots(remembering, store);
	await step("timestamp.json", async (path) => store.updateTimestamp(await fetched(send, path, maxBytes.timestamp)));
	const { snapshotMeta } = signedOf(store.timestamp);
	await step(named(store, "snapshot", snapshotMeta.version), async (path) => store.updateSnapshot(await fetched(remembering, path, maxBytes.snapshot)));
	await step(named(store, "targets", signedOf(store.snapshot).meta["targets.json"]?.version ?? 0), async (path) => store.updateDelegatedTargets(await fetched(remembering, path, maxBytes.targets), "targets", "root"));
	return step(targetName, () => readTarget(remembering, store));
}
async function followRoots(send, store) {
	for (let count = 0; count < maxRotations; count += 1) {
		const path = `${store.root.signed.version + 1}.root.json`;
		const response = await requested(send, path, maxBytes.root);
		if (response.status === 404 || response.status === 403) return;
		await step(path, async () => store.updateRoot(bytesOf(path, response)));
	}
	throw new Failure("bad-answer", rootRefused("root.json", `it has more than ${maxRotations} new versions`));
}
async function readTarget(send, store) {
	const { targets } = signedOf(store.targets);
	const target = Object.hasOwn(targets, targetName) ? targets[targetName] : void 0;
	const sha256 = target?.hashes.sha256;
	if (target === void 0 || sha256 === void 0) throw new Failure("bad-answer", rootRefused(targetName, "the repository does not list it with its digest"));
	const bytes = await fetched(send, `targets/${store.root.signed.consistentSnapshot ? `${encodeURIComponent(sha256)}.${targetName}` : targetName}`, maxBytes.target);
	await target.verify(Readable.from([bytes]));
	return bytes.toString("utf8");
}
function named(store, role, version) {
	return store.root.signed.consistentSnapshot ? `${version}.${role}.json` : `${role}.json`;
}
function signedOf(metadata) {
	if (metadata === void 0) throw new TypeError("a step of the update is missing");
	return metadata.signed;
}
async function step(path, work) {
	try {
		return await work(path);
	} catch (error) {
		if (error instanceof Failure) throw error;
		throw new Failure("bad-answer", rootRefused(path, reasonOf(error)), { cause: error });
	}
}
function reasonOf(error) {
	if (error instanceof SyntaxError) return "it is not JSON";
	const isOfLanguage = [
		TypeError,
		RangeError,
		ReferenceError
	].some((kind) => error instanceof kind);
	return error instanceof Error && !isOfLanguage ? error.message : "a part of it is missing or has a value that it cannot have";
}
const requested = (send, path, limit) => send({
	method: "GET",
	url: `${repository}/${path}`,
	headers: { accept: "application/json" },
	maxBytes: limit
});
async function fetched(send, path, limit) {
	return bytesOf(path, await requested(send, path, limit));
}
function bytesOf(path, { status, body }) {
	if (status !== 200) throw new Failure(status >= 500 ? "server-error" : "bad-answer", rootStatus(path, status));
	return Buffer.from(body);
}
export { refreshedRoot };
