import { t as __commonJSMin } from "./rolldown-runtime-BrvMwczA.js";
// node_modules/packageurl-js/src/error.js
var require_error = __commonJSMin(((exports, module) => {
	function formatPurlErrorMessage(message = "") {
		const { length } = message;
		let formatted = "";
		if (length) {
			const code0 = message.charCodeAt(0);
			formatted = code0 >= 65 || code0 <= 90 ? `${message[0].toLowerCase()}${message.slice(1)}` : message;
			if (length > 1 && message.charCodeAt(length - 1) === 46 && message.charCodeAt(length - 2) !== 46) formatted = formatted.slice(0, -1);
		}
		return `Invalid purl: ${formatted}`;
	}
	var PurlError = class extends Error {
		constructor(message) {
			super(formatPurlErrorMessage(message));
		}
	};
	module.exports = {
		formatPurlErrorMessage,
		PurlError
	};
}));
// node_modules/packageurl-js/src/decode.js
var require_decode = __commonJSMin(((exports, module) => {
	const { PurlError } = require_error();
	const { decodeURIComponent } = globalThis;
	function decodePurlComponent(comp, encodedURIComponent) {
		try {
			return decodeURIComponent(encodedURIComponent);
		} catch {}
		throw new PurlError(`unable to decode "${comp}" component`);
	}
	module.exports = { decodePurlComponent };
}));
// node_modules/packageurl-js/src/constants.js
var require_constants = __commonJSMin(((exports, module) => {
	module.exports = {
		LOOP_SENTINEL: 1e6,
		REUSED_SEARCH_PARAMS: new URLSearchParams(),
		REUSED_SEARCH_PARAMS_KEY: "_",
		REUSED_SEARCH_PARAMS_OFFSET: 2
	};
}));
// node_modules/packageurl-js/src/objects.js
var require_objects = __commonJSMin(((exports, module) => {
	const { LOOP_SENTINEL } = require_constants();
	function isObject(value) {
		return value !== null && typeof value === "object";
	}
	function recursiveFreeze(value_) {
		if (value_ === null || !(typeof value_ === "object" || typeof value_ === "function") || Object.isFrozen(value_)) return value_;
		const queue = [value_];
		let { length: queueLength } = queue;
		let pos = 0;
		while (pos < queueLength) {
			if (pos === LOOP_SENTINEL) throw new Error("Detected infinite loop in object crawl of recursiveFreeze");
			const obj = queue[pos++];
			Object.freeze(obj);
			if (Array.isArray(obj)) for (let i = 0, { length } = obj; i < length; i += 1) {
				const item = obj[i];
				if (item !== null && (typeof item === "object" || typeof item === "function") && !Object.isFrozen(item)) queue[queueLength++] = item;
			}
			else {
				const keys = Reflect.ownKeys(obj);
				for (let i = 0, { length } = keys; i < length; i += 1) {
					const propValue = obj[keys[i]];
					if (propValue !== null && (typeof propValue === "object" || typeof propValue === "function") && !Object.isFrozen(propValue)) queue[queueLength++] = propValue;
				}
			}
		}
		return value_;
	}
	module.exports = {
		isObject,
		recursiveFreeze
	};
}));
// node_modules/packageurl-js/src/strings.js
var require_strings = __commonJSMin(((exports, module) => {
	const { compare: localeCompare } = new Intl.Collator();
	const regexSemverNumberedGroups = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$/;
	function isBlank(str) {
		for (let i = 0, { length } = str; i < length; i += 1) {
			const code = str.charCodeAt(i);
			if (!(code === 32 || code === 9 || code === 10 || code === 11 || code === 12 || code === 13 || code === 160 || code === 5760 || code === 8192 || code === 8193 || code === 8194 || code === 8195 || code === 8196 || code === 8197 || code === 8198 || code === 8199 || code === 8200 || code === 8201 || code === 8202 || code === 8232 || code === 8233 || code === 8239 || code === 8287 || code === 12288 || code === 65279)) return false;
		}
		return true;
	}
	function isNonEmptyString(value) {
		return typeof value === "string" && value.length > 0;
	}
	function isSemverString(value) {
		return typeof value === "string" && regexSemverNumberedGroups.test(value);
	}
	function lowerName(purl) {
		purl.name = purl.name.toLowerCase();
	}
	function lowerNamespace(purl) {
		const { namespace } = purl;
		if (typeof namespace === "string") purl.namespace = namespace.toLowerCase();
	}
	function lowerVersion(purl) {
		const { version } = purl;
		if (typeof version === "string") purl.version = version.toLowerCase();
	}
	function replaceDashesWithUnderscores(str) {
		let result = "";
		let fromIndex = 0;
		let index = 0;
		while ((index = str.indexOf("-", fromIndex)) !== -1) {
			result = result + str.slice(fromIndex, index) + "_";
			fromIndex = index + 1;
		}
		return fromIndex ? result + str.slice(fromIndex) : str;
	}
	function replaceUnderscoresWithDashes(str) {
		let result = "";
		let fromIndex = 0;
		let index = 0;
		while ((index = str.indexOf("_", fromIndex)) !== -1) {
			result = result + str.slice(fromIndex, index) + "-";
			fromIndex = index + 1;
		}
		return fromIndex ? result + str.slice(fromIndex) : str;
	}
	function trimLeadingSlashes(str) {
		let start = 0;
		while (str.charCodeAt(start) === 47) start += 1;
		return start === 0 ? str : str.slice(start);
	}
	module.exports = {
		isBlank,
		isNonEmptyString,
		isSemverString,
		localeCompare,
		lowerName,
		lowerNamespace,
		lowerVersion,
		replaceDashesWithUnderscores,
		replaceUnderscoresWithDashes,
		trimLeadingSlashes
	};
}));
// node_modules/packageurl-js/src/encode.js
var require_encode = __commonJSMin(((exports, module) => {
	const { REUSED_SEARCH_PARAMS, REUSED_SEARCH_PARAMS_KEY, REUSED_SEARCH_PARAMS_OFFSET } = require_constants();
	const { isObject } = require_objects();
	const { isNonEmptyString } = require_strings();
	const { encodeURIComponent } = globalThis;
	function encodeNamespace(namespace) {
		return isNonEmptyString(namespace) ? encodeURIComponent(namespace).replace(/%3A/g, ":").replace(/%2F/g, "/") : "";
	}
	function encodeQualifierParam(param) {
		if (isNonEmptyString(param)) {
			REUSED_SEARCH_PARAMS.set(REUSED_SEARCH_PARAMS_KEY, param);
			return replacePlusSignWithPercentEncodedSpace(REUSED_SEARCH_PARAMS.toString().slice(REUSED_SEARCH_PARAMS_OFFSET));
		}
		return "";
	}
	function encodeQualifiers(qualifiers) {
		if (isObject(qualifiers)) {
			const qualifiersKeys = Object.keys(qualifiers).sort();
			const searchParams = new URLSearchParams();
			for (let i = 0, { length } = qualifiersKeys; i < length; i += 1) {
				const key = qualifiersKeys[i];
				searchParams.set(key, qualifiers[key]);
			}
			return replacePlusSignWithPercentEncodedSpace(searchParams.toString());
		}
		return "";
	}
	function encodeSubpath(subpath) {
		return isNonEmptyString(subpath) ? encodeURIComponent(subpath).replace(/%2F/g, "/") : "";
	}
	function encodeVersion(version) {
		return isNonEmptyString(version) ? encodeURIComponent(version).replace(/%3A/g, ":").replace(/%2B/g, "+") : "";
	}
	function replacePlusSignWithPercentEncodedSpace(str) {
		return str.replace(/\+/g, "%20");
	}
	module.exports = {
		encodeNamespace,
		encodeVersion,
		encodeQualifiers,
		encodeQualifierParam,
		encodeSubpath,
		encodeURIComponent
	};
}));
// node_modules/packageurl-js/src/helpers.js
var require_helpers = __commonJSMin(((exports, module) => {
	function createHelpersNamespaceObject(helpers, options_ = {}) {
		const { comparator, ...defaults } = {
			__proto__: null,
			...options_
		};
		const helperNames = Object.keys(helpers).sort();
		const propNames = [...new Set([...Object.values(helpers)].map(Object.keys).flat())].sort(comparator);
		const nsObject = Object.create(null);
		for (let i = 0, { length } = propNames; i < length; i += 1) {
			const propName = propNames[i];
			const helpersForProp = Object.create(null);
			for (let j = 0, { length: length_j } = helperNames; j < length_j; j += 1) {
				const helperName = helperNames[j];
				const helperValue = helpers[helperName][propName] ?? defaults[helperName];
				if (helperValue !== void 0) helpersForProp[helperName] = helperValue;
			}
			nsObject[propName] = helpersForProp;
		}
		return nsObject;
	}
	module.exports = { createHelpersNamespaceObject };
}));
// node_modules/packageurl-js/src/normalize.js
var require_normalize = __commonJSMin(((exports, module) => {
	const { isObject } = require_objects();
	const { isBlank } = require_strings();
	function normalizeName(rawName) {
		return typeof rawName === "string" ? rawName.trim() : void 0;
	}
	function normalizeNamespace(rawNamespace) {
		return typeof rawNamespace === "string" ? normalizePath(rawNamespace) : void 0;
	}
	function normalizePath(pathname, callback) {
		let collapsed = "";
		let start = 0;
		while (pathname.charCodeAt(start) === 47) start += 1;
		let nextIndex = pathname.indexOf("/", start);
		if (nextIndex === -1) return pathname.slice(start);
		while (nextIndex !== -1) {
			const segment = pathname.slice(start, nextIndex);
			if (callback === void 0 || callback(segment)) collapsed = collapsed + (collapsed.length === 0 ? "" : "/") + segment;
			start = nextIndex + 1;
			while (pathname.charCodeAt(start) === 47) start += 1;
			nextIndex = pathname.indexOf("/", start);
		}
		const lastSegment = pathname.slice(start);
		if (lastSegment.length !== 0 && (callback === void 0 || callback(lastSegment))) collapsed = collapsed + "/" + lastSegment;
		return collapsed;
	}
	function normalizeQualifiers(rawQualifiers) {
		let qualifiers;
		for (const { 0: key, 1: value } of qualifiersToEntries(rawQualifiers)) {
			const trimmed = (typeof value === "string" ? value : String(value)).trim();
			if (trimmed.length === 0) continue;
			if (qualifiers === void 0) qualifiers = { __proto__: null };
			qualifiers[key.toLowerCase()] = trimmed;
		}
		return qualifiers;
	}
	function normalizeSubpath(rawSubpath) {
		return typeof rawSubpath === "string" ? normalizePath(rawSubpath, subpathFilter) : void 0;
	}
	function normalizeType(rawType) {
		return typeof rawType === "string" ? rawType.trim().toLowerCase() : void 0;
	}
	function normalizeVersion(rawVersion) {
		return typeof rawVersion === "string" ? rawVersion.trim() : void 0;
	}
	function qualifiersToEntries(rawQualifiers) {
		if (isObject(rawQualifiers)) return rawQualifiers instanceof URLSearchParams ? rawQualifiers.entries() : Object.entries(rawQualifiers);
		return typeof rawQualifiers === "string" ? new URLSearchParams(rawQualifiers).entries() : Object.entries({});
	}
	function subpathFilter(segment) {
		const { length } = segment;
		if (length === 1 && segment.charCodeAt(0) === 46) return false;
		if (length === 2 && segment.charCodeAt(0) === 46 && segment.charCodeAt(1) === 46) return false;
		return !isBlank(segment);
	}
	module.exports = {
		normalizeName,
		normalizeNamespace,
		normalizePath,
		normalizeQualifiers,
		normalizeSubpath,
		normalizeType,
		normalizeVersion
	};
}));
// node_modules/packageurl-js/src/lang.js
var require_lang = __commonJSMin(((exports, module) => {
	function isNullishOrEmptyString(value) {
		return value === null || value === void 0 || typeof value === "string" && value.length === 0;
	}
	module.exports = { isNullishOrEmptyString };
}));
// node_modules/packageurl-js/src/validate.js
var require_validate = __commonJSMin(((exports, module) => {
	const { PurlError } = require_error();
	const { isNullishOrEmptyString } = require_lang();
	const { isNonEmptyString } = require_strings();
	function validateEmptyByType(type, name, value, throws) {
		if (!isNullishOrEmptyString(value)) {
			if (throws) throw new PurlError(`${type} "${name}" component must be empty`);
			return false;
		}
		return true;
	}
	function validateName(name, throws) {
		return validateRequired("name", name, throws) && validateStrings("name", name, throws);
	}
	function validateNamespace(namespace, throws) {
		return validateStrings("namespace", namespace, throws);
	}
	function validateQualifiers(qualifiers, throws) {
		if (qualifiers === null || qualifiers === void 0) return true;
		if (typeof qualifiers !== "object") {
			if (throws) throw new PurlError("\"qualifiers\" must be an object");
			return false;
		}
		const keysIterable = typeof qualifiers.keys === "function" ? qualifiers.keys() : Object.keys(qualifiers);
		for (const key of keysIterable) if (!validateQualifierKey(key, throws)) return false;
		return true;
	}
	function validateQualifierKey(key, throws) {
		if (!validateStartsWithoutNumber("qualifier", key, throws)) return false;
		for (let i = 0, { length } = key; i < length; i += 1) {
			const code = key.charCodeAt(i);
			if (!(code >= 48 && code <= 57 || code >= 65 && code <= 90 || code >= 97 && code <= 122 || code === 46 || code === 45 || code === 95)) {
				if (throws) throw new PurlError(`qualifier "${key}" contains an illegal character`);
				return false;
			}
		}
		return true;
	}
	function validateRequired(name, value, throws) {
		if (isNullishOrEmptyString(value)) {
			if (throws) throw new PurlError(`"${name}" is a required component`);
			return false;
		}
		return true;
	}
	function validateRequiredByType(type, name, value, throws) {
		if (isNullishOrEmptyString(value)) {
			if (throws) throw new PurlError(`${type} requires a "${name}" component`);
			return false;
		}
		return true;
	}
	function validateStartsWithoutNumber(name, value, throws) {
		if (isNonEmptyString(value)) {
			const code = value.charCodeAt(0);
			if (code >= 48 && code <= 57) {
				if (throws) throw new PurlError(`${name} "${value}" cannot start with a number`);
				return false;
			}
		}
		return true;
	}
	function validateStrings(name, value, throws) {
		if (value === null || value === void 0 || typeof value === "string") return true;
		if (throws) throw new PurlError(`"'${name}" must be a string`);
		return false;
	}
	function validateSubpath(subpath, throws) {
		return validateStrings("subpath", subpath, throws);
	}
	function validateType(type, throws) {
		if (!validateRequired("type", type, throws) || !validateStrings("type", type, throws) || !validateStartsWithoutNumber("type", type, throws)) return false;
		for (let i = 0, { length } = type; i < length; i += 1) {
			const code = type.charCodeAt(i);
			if (!(code >= 48 && code <= 57 || code >= 65 && code <= 90 || code >= 97 && code <= 122 || code === 46 || code === 43 || code === 45)) {
				if (throws) throw new PurlError(`type "${type}" contains an illegal character`);
				return false;
			}
		}
		return true;
	}
	function validateVersion(version, throws) {
		return validateStrings("version", version, throws);
	}
	module.exports = {
		validateEmptyByType,
		validateName,
		validateNamespace,
		validateQualifiers,
		validateQualifierKey,
		validateRequired,
		validateRequiredByType,
		validateStartsWithoutNumber,
		validateStrings,
		validateSubpath,
		validateType,
		validateVersion
	};
}));
// node_modules/packageurl-js/src/purl-component.js
var require_purl_component = __commonJSMin(((exports, module) => {
	const { encodeNamespace, encodeVersion, encodeQualifiers, encodeQualifierParam, encodeSubpath, encodeURIComponent } = require_encode();
	const { createHelpersNamespaceObject } = require_helpers();
	const { normalizeType, normalizeNamespace, normalizeName, normalizeVersion, normalizeQualifiers, normalizeSubpath } = require_normalize();
	const { localeCompare, isNonEmptyString } = require_strings();
	const { validateType, validateNamespace, validateName, validateVersion, validateQualifiers, validateQualifierKey, validateSubpath } = require_validate();
	const PurlComponentEncoder = (comp) => isNonEmptyString(comp) ? encodeURIComponent(comp) : "";
	const PurlComponentStringNormalizer = (comp) => typeof comp === "string" ? comp : void 0;
	const PurlComponentValidator = (_comp, _throws) => true;
	const componentSortOrderLookup = {
		__proto__: null,
		type: 0,
		namespace: 1,
		name: 2,
		version: 3,
		qualifiers: 4,
		qualifierKey: 5,
		qualifierValue: 6,
		subpath: 7
	};
	function componentSortOrder(comp) {
		return componentSortOrderLookup[comp] ?? comp;
	}
	function componentComparator(compA, compB) {
		return localeCompare(componentSortOrder(compA), componentSortOrder(compB));
	}
	module.exports = { PurlComponent: createHelpersNamespaceObject({
		encode: {
			namespace: encodeNamespace,
			version: encodeVersion,
			qualifiers: encodeQualifiers,
			qualifierKey: encodeQualifierParam,
			qualifierValue: encodeQualifierParam,
			subpath: encodeSubpath
		},
		normalize: {
			type: normalizeType,
			namespace: normalizeNamespace,
			name: normalizeName,
			version: normalizeVersion,
			qualifiers: normalizeQualifiers,
			subpath: normalizeSubpath
		},
		validate: {
			type: validateType,
			namespace: validateNamespace,
			name: validateName,
			version: validateVersion,
			qualifierKey: validateQualifierKey,
			qualifiers: validateQualifiers,
			subpath: validateSubpath
		}
	}, {
		comparator: componentComparator,
		encode: PurlComponentEncoder,
		normalize: PurlComponentStringNormalizer,
		validate: PurlComponentValidator
	}) };
}));
// node_modules/packageurl-js/src/purl-qualifier-names.js
var require_purl_qualifier_names = __commonJSMin(((exports, module) => {
	module.exports = { PurlQualifierNames: {
		__proto__: null,
		RepositoryUrl: "repository_url",
		DownloadUrl: "download_url",
		VcsUrl: "vcs_url",
		FileName: "file_name",
		Checksum: "checksum"
	} };
}));
// node_modules/packageurl-js/src/purl-type.js
var require_purl_type = __commonJSMin(((exports, module) => {
	const { isNullishOrEmptyString } = require_lang();
	const { createHelpersNamespaceObject } = require_helpers();
	const { isSemverString, lowerName, lowerNamespace, lowerVersion, replaceDashesWithUnderscores, replaceUnderscoresWithDashes } = require_strings();
	const { validateEmptyByType, validateRequiredByType } = require_validate();
	const { PurlError } = require_error();
	const PurlTypNormalizer = (purl) => purl;
	const PurlTypeValidator = (_purl, _throws) => true;
	module.exports = { PurlType: createHelpersNamespaceObject({
		normalize: {
			alpm(purl) {
				lowerNamespace(purl);
				lowerName(purl);
				return purl;
			},
			apk(purl) {
				lowerNamespace(purl);
				lowerName(purl);
				return purl;
			},
			bitbucket(purl) {
				lowerNamespace(purl);
				lowerName(purl);
				return purl;
			},
			bitnami(purl) {
				lowerName(purl);
				return purl;
			},
			composer(purl) {
				lowerNamespace(purl);
				lowerName(purl);
				return purl;
			},
			deb(purl) {
				lowerNamespace(purl);
				lowerName(purl);
				return purl;
			},
			gitlab(purl) {
				lowerNamespace(purl);
				lowerName(purl);
				return purl;
			},
			github(purl) {
				lowerNamespace(purl);
				lowerName(purl);
				return purl;
			},
			hex(purl) {
				lowerNamespace(purl);
				lowerName(purl);
				return purl;
			},
			huggingface(purl) {
				lowerVersion(purl);
				return purl;
			},
			mlflow(purl) {
				if (purl.qualifiers?.repository_url?.includes("databricks")) lowerName(purl);
				return purl;
			},
			npm(purl) {
				lowerNamespace(purl);
				lowerName(purl);
				return purl;
			},
			luarocks(purl) {
				lowerVersion(purl);
				return purl;
			},
			oci(purl) {
				lowerName(purl);
				return purl;
			},
			pub(purl) {
				lowerName(purl);
				purl.name = replaceDashesWithUnderscores(purl.name);
				return purl;
			},
			pypi(purl) {
				lowerNamespace(purl);
				lowerName(purl);
				purl.name = replaceUnderscoresWithDashes(purl.name);
				return purl;
			},
			qpkg(purl) {
				lowerNamespace(purl);
				return purl;
			},
			rpm(purl) {
				lowerNamespace(purl);
				return purl;
			}
		},
		validate: {
			conan(purl, throws) {
				if (isNullishOrEmptyString(purl.namespace)) {
					if (purl.qualifiers?.channel) {
						if (throws) throw new PurlError("conan requires a \"namespace\" component when a \"channel\" qualifier is present");
						return false;
					}
				} else if (isNullishOrEmptyString(purl.qualifiers)) {
					if (throws) throw new PurlError("conan requires a \"qualifiers\" component when a namespace is present");
					return false;
				}
				return true;
			},
			cran(purl, throws) {
				return validateRequiredByType("cran", "version", purl.version, throws);
			},
			golang(purl) {
				const { version } = purl;
				if ((typeof version === "string" ? version.length : 0) && version.charCodeAt(0) === 118 && !isSemverString(version.slice(1))) {
					if (throws) throw new PurlError("golang \"version\" component starting with a \"v\" must be followed by a valid semver version");
					return false;
				}
				return true;
			},
			maven(purl, throws) {
				return validateRequiredByType("maven", "namespace", purl.namespace, throws);
			},
			mlflow(purl, throws) {
				return validateEmptyByType("mlflow", "namespace", purl.namespace, throws);
			},
			oci(purl, throws) {
				return validateEmptyByType("oci", "namespace", purl.namespace, throws);
			},
			pub(purl, throws) {
				const { name } = purl;
				for (let i = 0, { length } = name; i < length; i += 1) {
					const code = name.charCodeAt(i);
					if (!(code >= 48 && code <= 57 || code >= 97 && code <= 122 || code === 95)) {
						if (throws) throw new PurlError("pub \"name\" component may only contain [a-z0-9_] characters");
						return false;
					}
				}
				return true;
			},
			swift(purl, throws) {
				return validateRequiredByType("swift", "namespace", purl.namespace, throws) && validateRequiredByType("swift", "version", purl.version, throws);
			}
		}
	}, {
		normalize: PurlTypNormalizer,
		validate: PurlTypeValidator
	}) };
}));
// node_modules/packageurl-js/src/package-url.js
var require_package_url = __commonJSMin(((exports, module) => {
	const { decodePurlComponent } = require_decode();
	const { isObject, recursiveFreeze } = require_objects();
	const { isBlank, isNonEmptyString, trimLeadingSlashes } = require_strings();
	const { PurlComponent } = require_purl_component();
	const { PurlQualifierNames } = require_purl_qualifier_names();
	const { PurlType } = require_purl_type();
	const { PurlError } = require_error();
	var PackageURL = class PackageURL {
		static Component = recursiveFreeze(PurlComponent);
		static KnownQualifierNames = recursiveFreeze(PurlQualifierNames);
		static Type = recursiveFreeze(PurlType);
		constructor(rawType, rawNamespace, rawName, rawVersion, rawQualifiers, rawSubpath) {
			const type = isNonEmptyString(rawType) ? PurlComponent.type.normalize(rawType) : rawType;
			PurlComponent.type.validate(type, true);
			const namespace = isNonEmptyString(rawNamespace) ? PurlComponent.namespace.normalize(rawNamespace) : rawNamespace;
			PurlComponent.namespace.validate(namespace, true);
			const name = isNonEmptyString(rawName) ? PurlComponent.name.normalize(rawName) : rawName;
			PurlComponent.name.validate(name, true);
			const version = isNonEmptyString(rawVersion) ? PurlComponent.version.normalize(rawVersion) : rawVersion;
			PurlComponent.version.validate(version, true);
			const qualifiers = typeof rawQualifiers === "string" || isObject(rawQualifiers) ? PurlComponent.qualifiers.normalize(rawQualifiers) : rawQualifiers;
			PurlComponent.qualifiers.validate(qualifiers, true);
			const subpath = isNonEmptyString(rawSubpath) ? PurlComponent.subpath.normalize(rawSubpath) : rawSubpath;
			PurlComponent.subpath.validate(subpath, true);
			this.type = type;
			this.name = name;
			this.namespace = namespace ?? void 0;
			this.version = version ?? void 0;
			this.qualifiers = qualifiers ?? void 0;
			this.subpath = subpath ?? void 0;
			const typeHelpers = PurlType[type];
			if (typeHelpers) {
				typeHelpers.normalize(this);
				typeHelpers.validate(this, true);
			}
		}
		toString() {
			const { namespace, name, version, qualifiers, subpath, type } = this;
			let purlStr = `pkg:${PurlComponent.type.encode(type)}/`;
			if (namespace) purlStr = `${purlStr}${PurlComponent.namespace.encode(namespace)}/`;
			purlStr = `${purlStr}${PurlComponent.name.encode(name)}`;
			if (version) purlStr = `${purlStr}@${PurlComponent.version.encode(version)}`;
			if (qualifiers) purlStr = `${purlStr}?${PurlComponent.qualifiers.encode(qualifiers)}`;
			if (subpath) purlStr = `${purlStr}#${PurlComponent.subpath.encode(subpath)}`;
			return purlStr;
		}
		static fromString(purlStr) {
			return new PackageURL(...PackageURL.parseString(purlStr));
		}
		static parseString(purlStr) {
			if (typeof purlStr !== "string") throw new Error("A purl string argument is required.");
			if (isBlank(purlStr)) return [
				void 0,
				void 0,
				void 0,
				void 0,
				void 0,
				void 0
			];
			const colonIndex = purlStr.indexOf(":");
			let url;
			let maybeUrlWithAuth;
			if (colonIndex !== -1) try {
				const beforeColon = purlStr.slice(0, colonIndex);
				const afterColon = purlStr.slice(colonIndex + 1);
				const trimmedAfterColon = trimLeadingSlashes(afterColon);
				url = new URL(`${beforeColon}:${trimmedAfterColon}`);
				maybeUrlWithAuth = afterColon.length === trimmedAfterColon.length ? url : new URL(purlStr);
			} catch (e) {
				throw new PurlError("failed to parse as URL", { cause: e });
			}
			if (url?.protocol !== "pkg:") throw new PurlError("missing required \"pkg\" scheme component");
			if (maybeUrlWithAuth.username !== "" || maybeUrlWithAuth.password !== "") throw new PurlError("cannot contain a \"user:pass@host:port\"");
			const { pathname } = url;
			const firstSlashIndex = pathname.indexOf("/");
			const rawType = decodePurlComponent("type", firstSlashIndex === -1 ? pathname : pathname.slice(0, firstSlashIndex));
			if (firstSlashIndex < 1) return [
				rawType,
				void 0,
				void 0,
				void 0,
				void 0,
				void 0
			];
			let rawVersion;
			let atSignIndex = pathname.lastIndexOf("@");
			if (atSignIndex !== -1 && pathname.charCodeAt(atSignIndex - 1) === 47) atSignIndex = -1;
			const beforeVersion = pathname.slice(rawType.length + 1, atSignIndex === -1 ? pathname.length : atSignIndex);
			if (atSignIndex !== -1) rawVersion = decodePurlComponent("version", pathname.slice(atSignIndex + 1));
			let rawNamespace;
			let rawName;
			const lastSlashIndex = beforeVersion.lastIndexOf("/");
			if (lastSlashIndex === -1) rawName = decodePurlComponent("name", beforeVersion);
			else {
				rawName = decodePurlComponent("name", beforeVersion.slice(lastSlashIndex + 1));
				rawNamespace = decodePurlComponent("namespace", beforeVersion.slice(0, lastSlashIndex));
			}
			let rawQualifiers;
			const { searchParams } = url;
			if (searchParams.size !== 0) {
				searchParams.forEach((value) => decodePurlComponent("qualifiers", value));
				rawQualifiers = searchParams;
			}
			let rawSubpath;
			const { hash } = url;
			if (hash.length !== 0) rawSubpath = decodePurlComponent("subpath", hash.slice(1));
			return [
				rawType,
				rawNamespace,
				rawName,
				rawVersion,
				rawQualifiers,
				rawSubpath
			];
		}
	};
	for (const staticProp of [
		"Component",
		"KnownQualifierNames",
		"Type"
	]) Reflect.defineProperty(PackageURL, staticProp, {
		...Reflect.getOwnPropertyDescriptor(PackageURL, staticProp),
		writable: false
	});
	Reflect.setPrototypeOf(PackageURL.prototype, null);
	module.exports = {
		PackageURL,
		PurlComponent,
		PurlQualifierNames,
		PurlType
	};
}));
// node_modules/packageurl-js/index.js
var require_packageurl_js = __commonJSMin(((exports, module) => {
	const { PackageURL, PurlComponent, PurlQualifierNames, PurlType } = require_package_url();
	module.exports = {
		PackageURL,
		PurlComponent,
		PurlQualifierNames,
		PurlType
	};
}));
export { require_packageurl_js as t };
