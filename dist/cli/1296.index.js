export const id = 1296;
export const ids = [1296];
export const modules = {

/***/ 46624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  emulator: () => (/* binding */ emulator_emulator)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/emulator/faults.js
var faults = __webpack_require__(97110);
// EXTERNAL MODULE: ./lib/emulator/state/state.js
var state = __webpack_require__(5736);
;// CONCATENATED MODULE: ./lib/emulator/files.js



const faultsSchema = schemas/* array */.YOg(faults/* faultSchema */.Iv);
function parseState(text) {
    return parsed(text, state/* stateSchema */.Jy);
}
function parseFaults(text) {
    return parsed(text, faultsSchema);
}
function parsed(text, schema) {
    const json = parseJson(text);
    if ('issues' in json)
        return json;
    const result = schema.safeParse(json.value);
    if (result.success)
        return { value: result.data };
    return {
        issues: result.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`),
    };
}
function parseJson(text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch (error) {
        return { issues: [`the file: ${error instanceof Error ? error.message : 'not JSON'}`] };
    }
}

// EXTERNAL MODULE: ./lib/emulator/index.js + 29 modules
var emulator = __webpack_require__(56075);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
;// CONCATENATED MODULE: ./lib/cli/demo/emulator.js






async function emulator_emulator(context) {
    const { invocation, out, err } = context;
    const { flags, switches } = invocation;
    const text = (value) => ({ value });
    const [state, faults, cert, key] = await Promise.all([
        fromFile(flags.get('state'), parseState),
        fromFile(flags.get('faults'), parseFaults),
        fromFile(flags.get('tls-cert'), text),
        fromFile(flags.get('tls-key'), text),
    ]);
    const tls = tlsOf(cert, key);
    const numbers = [wholeNumber('port', flags.get('port'), 65_531), wholeNumber('seed', flags.get('seed'))];
    const clock = startOf(flags.get('clock'));
    const issues = [...numbers, clock, state, faults, tls].flatMap((part) => 'issues' in part ? part.issues : []);
    const [port, seed] = numbers.map((part) => ('issues' in part ? undefined : part.value));
    if (issues.length > 0 || 'issues' in state || 'issues' in faults || 'issues' in clock || 'issues' in tls)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', issues);
    const options = (0,collections/* compact */.oE)({
        state: state.value,
        faults: faults.value,
        seed,
        now: clock.value,
        tls: tls.value,
    });
    const running = await (0,emulator/* startEmulator */.sJ)({ port: port ?? 0, ...options }).catch(notListening);
    if ('issues' in running)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', running.issues);
    const document = await described(running, switches.has('example'));
    out(invocation.json ? JSON.stringify(document) : textOf(document));
    err('Serving the emulated platform. Press Ctrl+C to stop.');
    await new Promise((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'])
            process.once(signal, () => resolve());
    });
    await running.close();
    return 0;
}
async function described(running, listsImages) {
    const { address, state, controlUrl } = running;
    const host = new URL(address.registryUrl).host;
    const people = (0,emulator/* peopleOf */.xr)(state);
    const person = async (identity, arguments_) => {
        if (identity === undefined)
            return undefined;
        const token = await running.tokenFor(identity);
        const registryToken = await running.tokenFor(identity, host);
        const environment = `TAGPROOF_TOKEN=${token} TAGPROOF_REGISTRY_TOKEN=${registryToken}`;
        return { identity, token, registryToken, command: `${environment} tagproof ${arguments_}` };
    };
    const { baseUrl, issuerUrl, registryUrl, publicOrganization, group } = address;
    const flags = `--base-url ${baseUrl} --issuer-url ${issuerUrl} --registry-url ${registryUrl}`;
    const creation = `identity create ${flags} --group ${group} --repository acme/shop --ref main`;
    const check = `verify ${flags} --public-organization ${publicOrganization} --group ${group}`;
    return {
        ...address,
        controlUrl,
        ...(0,collections/* compact */.oE)({
            administrator: await person(people.administrator, creation),
            reader: await person(people.reader, check),
            images: listsImages ? (0,emulator/* servedImages */.Eq)(state).map((image) => `${host}/${image}`) : undefined,
        }),
    };
}
function textOf({ administrator, reader, images = [], ...addresses }) {
    const people = [
        ['may administrate', administrator],
        ['may only read', reader],
    ];
    return [
        ...Object.entries(addresses).map(([name, value]) => `${name.padEnd(20)}${value}`),
        ...people.flatMap(([title, one]) => one === undefined ? [] : ['', `${one.identity} ${title}:`, one.command]),
        ...(images.length === 0 ? [] : ['', 'Images:', ...images]),
    ].join('\n');
}
function tlsOf(cert, key) {
    const issues = [cert, key].flatMap((part) => ('issues' in part ? part.issues : []));
    if (issues.length > 0 || 'issues' in cert || 'issues' in key)
        return { issues };
    if (cert.value === undefined && key.value === undefined)
        return { value: undefined };
    if (cert.value === undefined || key.value === undefined)
        return { issues: ['`--tls-cert` and `--tls-key` must be set together.'] };
    try {
        (0,external_node_tls_.createSecureContext)({ cert: cert.value, key: key.value });
        return { value: { cert: cert.value, key: key.value } };
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return { issues: [`\`--tls-cert\` and \`--tls-key\` are not a certificate and its key: ${reason}.`] };
    }
}
function notListening(error) {
    const { code, port } = error;
    if (code === 'EADDRINUSE')
        return {
            issues: [
                `Port ${port} is already in use, perhaps by another emulator. Stop that program, choose five other ports with \`--port\`, or leave \`--port\` out to use free ones.`,
            ],
        };
    if (code === 'EACCES')
        return {
            issues: [`This user is not allowed to listen on port ${port}. Choose a \`--port\` of 1024 or more.`],
        };
    throw error;
}
function wholeNumber(flag, text, most = Number.MAX_SAFE_INTEGER) {
    if (text === undefined)
        return { value: undefined };
    if (/^\d{1,16}$/.test(text) && Number(text) <= most)
        return { value: Number(text) };
    return { issues: [`\`--${flag}\` is \`${text}\`, but must be a number from 0 to ${most}.`] };
}
function startOf(text) {
    if (text === undefined)
        return { value: undefined };
    const at = isInCalendar(text) ? Date.parse(text) : Number.NaN;
    if (Number.isNaN(at))
        return {
            issues: [
                `\`--clock\` is \`${text}\`, but must be a timestamp from 1970 to 2999 such as 2026-11-01T12:00:00Z.`,
            ],
        };
    const ahead = at - Date.now();
    return { value: () => Date.now() + ahead };
}
function isInCalendar(text) {
    const [, day] = /^((?:19[789]|2\d\d)\d-\d\d-\d\d)(?:T|$)/.exec(text) ?? [];
    const at = Date.parse(day ?? '');
    return day !== undefined && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}
async function fromFile(file, parse) {
    if (file === undefined)
        return { value: undefined };
    const text = await (0,promises_.readFile)(file, 'utf8').catch(() => undefined);
    if (text === undefined)
        return { issues: [`${file} does not exist or cannot be read.`] };
    const parsed = parse(text);
    return 'issues' in parsed ? { issues: parsed.issues.map((issue) => `${file}: ${issue}`) } : parsed;
}


/***/ }),

/***/ 77410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ decoder),
/* harmony export */   Rd: () => (/* binding */ encoder),
/* harmony export */   WG: () => (/* binding */ encodeBase64),
/* harmony export */   lF: () => (/* binding */ encode),
/* harmony export */   u8: () => (/* binding */ strictDecoder),
/* harmony export */   xW: () => (/* binding */ concat),
/* harmony export */   y4: () => (/* binding */ decodeBase64)
/* harmony export */ });
/* unused harmony exports digest, uint32be, uint64be */
const encoder = new TextEncoder(), decoder = new TextDecoder(), strictDecoder = new TextDecoder("utf-8", { fatal: !0 }), UINT32_RANGE = (/* unused pure expression or super */ null && (2 ** 32));
function concat(...buffers) {
  const size = buffers.reduce((acc, { length }) => acc + length, 0), buf = new Uint8Array(size);
  let i = 0;
  for (const buffer of buffers)
    buf.set(buffer, i), i += buffer.length;
  return buf;
}
function writeUInt32BE(buf, value, offset) {
  if (value < 0 || value >= UINT32_RANGE)
    throw new RangeError(`value must be >= 0 and <= ${UINT32_RANGE - 1}. Received ${value}`);
  buf.set([value >>> 24, value >>> 16, value >>> 8, value & 255], offset);
}
function uint64be(value) {
  const high = Math.floor(value / UINT32_RANGE), low = value % UINT32_RANGE, buf = new Uint8Array(8);
  return writeUInt32BE(buf, high, 0), writeUInt32BE(buf, low, 4), buf;
}
function uint32be(value) {
  const buf = new Uint8Array(4);
  return writeUInt32BE(buf, value), buf;
}
const NON_ASCII = /[^\x00-\x7f]/;
function encode(string) {
  if (typeof string == "string" && string.length >= 128) {
    if (NON_ASCII.test(string))
      throw new TypeError("non-ASCII string encountered in encode()");
    return encoder.encode(string);
  }
  const bytes = new Uint8Array(string.length);
  for (let i = 0; i < string.length; i++) {
    const code = string.charCodeAt(i);
    if (code > 127)
      throw new TypeError("non-ASCII string encountered in encode()");
    bytes[i] = code;
  }
  return bytes;
}
function encodeBase64(input, url = !1) {
  if (Uint8Array.prototype.toBase64)
    return input.toBase64({ alphabet: url ? "base64url" : "base64", omitPadding: url });
  const CHUNK_SIZE = 32768, arr = [];
  for (let i = 0; i < input.length; i += CHUNK_SIZE)
    arr.push(String.fromCharCode.apply(null, input.subarray(i, i + CHUNK_SIZE)));
  const encoded = btoa(arr.join(""));
  return url ? encoded.replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_") : encoded;
}
function decodeBase64(encoded, url = !1) {
  if (Uint8Array.fromBase64)
    return Uint8Array.fromBase64(encoded, { alphabet: url ? "base64url" : "base64" });
  if (url) {
    if (encoded.includes("+") || encoded.includes("/"))
      throw new TypeError("Invalid base64url");
    encoded = encoded.replace(/-/g, "+").replace(/_/g, "/");
  }
  const binary = atob(encoded), bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++)
    bytes[i] = binary.charCodeAt(i);
  return bytes;
}
async function digest(algorithm, data) {
  const subtleDigest = `SHA-${algorithm.slice(-3)}`;
  return new Uint8Array(await crypto.subtle.digest(subtleDigest, data));
}



/***/ }),

/***/ 47784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ validateCritDuplicates),
/* harmony export */   Fw: () => (/* binding */ validateAlgorithms),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   J0: () => (/* binding */ validateB64),
/* harmony export */   MV: () => (/* binding */ encodeAsciiMember),
/* harmony export */   OX: () => (/* binding */ parseJoseHeader),
/* harmony export */   ac: () => (/* binding */ assertNotSet),
/* harmony export */   fV: () => (/* binding */ isJwkSet),
/* harmony export */   fz: () => (/* binding */ isDisjoint),
/* harmony export */   h2: () => (/* binding */ decodeBase64url),
/* harmony export */   ji: () => (/* binding */ serializeJoseHeader),
/* harmony export */   nI: () => (/* binding */ validateCrit),
/* harmony export */   qc: () => (/* binding */ JWS_RECOGNIZED)
/* harmony export */ });
/* unused harmony exports JWE_RECOGNIZED, assertUint8Array */
/* harmony import */ var _util_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5674);
/* harmony import */ var _util_base64url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71445);
/* harmony import */ var _buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77410);



function assertUint8Array(input, label) {
  if (!(input instanceof Uint8Array))
    throw new TypeError(`${label} must be an instance of Uint8Array`);
}
function isObject(input) {
  if (typeof input != "object" || input === null || Object.prototype.toString.call(input) !== "[object Object]")
    return !1;
  const prototype = Object.getPrototypeOf(input);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
function isJwkSet(input) {
  return isObject(input) && Array.isArray(input.keys) && Array.from(input.keys).every(isObject);
}
function isDisjoint(...headers) {
  const parameters = /* @__PURE__ */ new Set();
  for (const header of headers)
    if (header)
      for (const parameter of Object.keys(header)) {
        if (parameters.has(parameter))
          return !1;
        parameters.add(parameter);
      }
  return !0;
}
function assertNotSet(value, name) {
  if (value !== void 0)
    throw new TypeError(`${name} can only be called once`);
}
function decodeBase64url(value, label, ErrorClass) {
  try {
    return (0,_util_base64url_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D)(value);
  } catch (cause) {
    throw new ErrorClass(`Failed to base64url decode the ${label}`, { cause });
  }
}
function encodeAsciiMember(value, label, ErrorClass) {
  try {
    return (0,_buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .encode */ .lF)(value);
  } catch (cause) {
    throw new ErrorClass(`The ${label} is not a valid base64url string`, { cause });
  }
}
function parseJoseHeader(encodedProtectedHeader, ErrorClass, message) {
  let parsed;
  try {
    parsed = JSON.parse(_buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .strictDecoder */ .u8.decode((0,_util_base64url_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D)(encodedProtectedHeader)));
  } catch (cause) {
    throw new ErrorClass(message, { cause });
  }
  if (!isObject(parsed))
    throw new ErrorClass(message);
  return parsed;
}
const JWS_RECOGNIZED = { __proto__: null, b64: !0 }, JWE_RECOGNIZED = { __proto__: null };
function validateAlgorithms(option, algorithms) {
  if (algorithms !== void 0 && (!Array.isArray(algorithms) || algorithms.some((s) => typeof s != "string")))
    throw new TypeError(`"${option}" option must be an array of strings`);
  return algorithms === void 0 ? void 0 : new Set(algorithms);
}
function validateCritDuplicates(Err, protectedHeader) {
  const { crit } = protectedHeader ?? {};
  if (Array.isArray(crit) && new Set(crit).size !== crit.length)
    throw new Err('"crit" (Critical) Header Parameter MUST NOT contain duplicate values');
}
function validateCrit(Err, recognizedDefault, recognizedOption, protectedHeader, joseHeader) {
  if (joseHeader.crit !== void 0 && protectedHeader?.crit === void 0)
    throw new Err('"crit" (Critical) Header Parameter MUST be integrity protected');
  if (!protectedHeader || protectedHeader.crit === void 0)
    return [];
  if (!Array.isArray(protectedHeader.crit) || protectedHeader.crit.length === 0 || protectedHeader.crit.some((input) => typeof input != "string" || input.length === 0))
    throw new Err('"crit" (Critical) Header Parameter MUST be an array of non-empty strings when present');
  const recognized = recognizedOption === void 0 ? recognizedDefault : { __proto__: null, ...recognizedOption, ...recognizedDefault };
  for (const parameter of protectedHeader.crit) {
    if (!(parameter in recognized))
      throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .JOSENotSupported */ .T0(`Extension Header Parameter "${parameter}" is not recognized`);
    if (!Object.hasOwn(joseHeader, parameter) || joseHeader[parameter] === void 0)
      throw new Err(`Extension Header Parameter "${parameter}" is missing`);
    if (recognized[parameter] && (!Object.hasOwn(protectedHeader, parameter) || protectedHeader[parameter] === void 0))
      throw new Err(`Extension Header Parameter "${parameter}" MUST be integrity protected`);
  }
  return protectedHeader.crit;
}
function validateB64(protectedHeader, extensions) {
  if (extensions.includes("b64")) {
    const b64 = protectedHeader.b64;
    if (typeof b64 != "boolean")
      throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .JWSInvalid */ .Ye('The "b64" (base64url-encode payload) Header Parameter must be a boolean');
    return b64;
  }
  return !0;
}
function serializeJoseHeader(Err, header) {
  let serialized, parsed;
  try {
    serialized = JSON.stringify(header), parsed = JSON.parse(serialized);
  } catch (cause) {
    throw new Err("JOSE Header is not valid JSON", { cause });
  }
  if (!isObject(parsed))
    throw new Err("JOSE Header is not a JSON object");
  return [parsed, serialized];
}



/***/ }),

/***/ 71445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ decode),
/* harmony export */   l: () => (/* binding */ encode)
/* harmony export */ });
/* harmony import */ var _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77410);

const invalid = "The input to be decoded is not correctly encoded.";
function decode(input) {
  try {
    return (0,_lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeBase64 */ .y4)(typeof input == "string" ? input : _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .decoder */ .D0.decode(input), !0);
  } catch (cause) {
    throw new TypeError(invalid, { cause });
  }
}
function encode(input) {
  return (0,_lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeBase64 */ .WG)(typeof input == "string" ? _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .encoder */ .Rd.encode(input) : input, !0);
}



/***/ }),

/***/ 77961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ decodeJwt)
/* harmony export */ });
/* harmony import */ var _base64url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71445);
/* harmony import */ var _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77410);
/* harmony import */ var _lib_validate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47784);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5674);




function decodeJwt(jwt) {
  if (typeof jwt != "string")
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("JWTs must use Compact JWS serialization, JWT must be a string");
  const { 1: encodedPayload, length } = jwt.split(".");
  if (length === 5)
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Only JWTs using Compact JWS serialization can be decoded");
  if (length !== 3)
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Invalid JWT");
  if (!encodedPayload)
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("JWTs must contain a payload");
  let claimsSetBytes;
  try {
    claimsSetBytes = (0,_base64url_js__WEBPACK_IMPORTED_MODULE_1__/* .decode */ .D)(encodedPayload);
  } catch (cause) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Failed to base64url decode the payload", { cause });
  }
  let claimsSet;
  try {
    claimsSet = JSON.parse(_lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_2__/* .strictDecoder */ .u8.decode(claimsSetBytes));
  } catch (cause) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Failed to parse the decoded payload as JSON", { cause });
  }
  if (!(0,_lib_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(claimsSet))
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .JWTInvalid */ .Dp("Invalid JWT Claims Set");
  return claimsSet;
}



/***/ }),

/***/ 5674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ JWKSMultipleMatchingKeys),
/* harmony export */   BT: () => (/* binding */ JWKSNoMatchingKey),
/* harmony export */   Dm: () => (/* binding */ JWKSInvalid),
/* harmony export */   Dp: () => (/* binding */ JWTInvalid),
/* harmony export */   Rb: () => (/* binding */ JOSEAlgNotAllowed),
/* harmony export */   T0: () => (/* binding */ JOSENotSupported),
/* harmony export */   Ye: () => (/* binding */ JWSInvalid),
/* harmony export */   h2: () => (/* binding */ JWSSignatureVerificationFailed),
/* harmony export */   i4: () => (/* binding */ JOSEError),
/* harmony export */   ie: () => (/* binding */ JWTClaimValidationFailed),
/* harmony export */   n: () => (/* binding */ JWTExpired),
/* harmony export */   xb: () => (/* binding */ JWKSTimeout)
/* harmony export */ });
/* unused harmony exports JWEDecryptionFailed, JWEInvalid, JWKInvalid */
class JOSEError extends Error {
  static code = "ERR_JOSE_GENERIC";
  code = "ERR_JOSE_GENERIC";
  constructor(message, options) {
    super(message, options), this.name = this.constructor.name, Error.captureStackTrace?.(this, this.constructor);
  }
}
class JWTClaimValidationFailed extends JOSEError {
  static code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
  code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
  claim;
  reason;
  payload;
  constructor(message, payload, claim = "unspecified", reason = "unspecified") {
    super(message, { cause: { claim, reason, payload } }), this.claim = claim, this.reason = reason, this.payload = payload;
  }
}
class JWTExpired extends JOSEError {
  static code = "ERR_JWT_EXPIRED";
  code = "ERR_JWT_EXPIRED";
  claim;
  reason;
  payload;
  constructor(message, payload, claim = "unspecified", reason = "unspecified") {
    super(message, { cause: { claim, reason, payload } }), this.claim = claim, this.reason = reason, this.payload = payload;
  }
}
class JOSEAlgNotAllowed extends JOSEError {
  static code = "ERR_JOSE_ALG_NOT_ALLOWED";
  code = "ERR_JOSE_ALG_NOT_ALLOWED";
}
class JOSENotSupported extends JOSEError {
  static code = "ERR_JOSE_NOT_SUPPORTED";
  code = "ERR_JOSE_NOT_SUPPORTED";
}
class JWEDecryptionFailed extends JOSEError {
  static code = "ERR_JWE_DECRYPTION_FAILED";
  code = "ERR_JWE_DECRYPTION_FAILED";
  constructor(message = "decryption operation failed", options) {
    super(message, options);
  }
}
class JWEInvalid extends (/* unused pure expression or super */ null && (JOSEError)) {
  static code = (/* unused pure expression or super */ null && ("ERR_JWE_INVALID"));
  code = "ERR_JWE_INVALID";
}
class JWSInvalid extends JOSEError {
  static code = "ERR_JWS_INVALID";
  code = "ERR_JWS_INVALID";
}
class JWTInvalid extends JOSEError {
  static code = "ERR_JWT_INVALID";
  code = "ERR_JWT_INVALID";
}
class JWKInvalid extends (/* unused pure expression or super */ null && (JOSEError)) {
  static code = (/* unused pure expression or super */ null && ("ERR_JWK_INVALID"));
  code = "ERR_JWK_INVALID";
}
class JWKSInvalid extends JOSEError {
  static code = "ERR_JWKS_INVALID";
  code = "ERR_JWKS_INVALID";
}
class JWKSNoMatchingKey extends JOSEError {
  static code = "ERR_JWKS_NO_MATCHING_KEY";
  code = "ERR_JWKS_NO_MATCHING_KEY";
  constructor(message = "no applicable key found in the JSON Web Key Set", options) {
    super(message, options);
  }
}
class JWKSMultipleMatchingKeys extends JOSEError {
  [Symbol.asyncIterator] = async function* () {
  };
  static code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
  code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
  constructor(message = "multiple matching keys found in the JSON Web Key Set", options) {
    super(message, options);
  }
}
class JWKSTimeout extends JOSEError {
  static code = "ERR_JWKS_TIMEOUT";
  code = "ERR_JWKS_TIMEOUT";
  constructor(message = "request timed out", options) {
    super(message, options);
  }
}
class JWSSignatureVerificationFailed extends JOSEError {
  static code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
  code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
  constructor(message = "signature verification failed", options) {
    super(message, options);
  }
}



/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
