import { t as decodeJwt } from "./decode_jwt-B7T8atRy.js";
import { r as idTokenVariable, t as ciSystemOf } from "./ci-systems-BV5p2CNW.js";
import { Y as foreignAudience, et as noIdToken, ft as Failure, ht as gapFrom, it as notAToken, nt as noTokenInFile, ot as programFailed, rt as noTokenInVariable, s as findProgram, tt as noTokenHere, zt as Secret } from "./scan-DFDHd4Kl.js";
import { at as onOneLine } from "./reading-DT2Pr2dB.js";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { execFile } from "node:child_process";
// lib/host/ci/job-token.js
const maxTokenBytes = 65536;
const programMs = 3e4;
async function tokenFrom(place, variable, send, audience) {
	return tokenFor((place === void 0 ? await jobToken(variable, send, audience) : await placed(place, variable)).trim(), audience);
}
async function placed({ file, variable: name = "" }, variable) {
	if (file === void 0) {
		const text = variable(name);
		if (text === void 0) throw new Failure("sign-in", noTokenInVariable(name));
		return text;
	}
	try {
		return await readFile(file, "utf8");
	} catch (cause) {
		const { code = String(cause) } = cause;
		throw new Failure("sign-in", noTokenInFile(file, code), { cause });
	}
}
async function jobToken(variable, send, audience) {
	const given = variable(idTokenVariable);
	if (given !== void 0) return given;
	const { idToken } = ciSystemOf(variable) ?? {};
	if (idToken === void 0) throw new Failure("sign-in", noTokenHere);
	try {
		const token = await idToken.token({
			variable,
			send,
			execute
		}, audience);
		if (token) return token;
	} catch (error) {
		const { message } = gapFrom(error, "");
		throw new Failure("sign-in", noIdToken(`${message}. ${idToken.remedy}`), { cause: error });
	}
	throw new Failure("sign-in", noIdToken(idToken.remedy));
}
function tokenFor(text, audience) {
	const carried = audiencesIn(text);
	if (carried.includes(audience)) return new Secret(text);
	throw new Failure("sign-in", foreignAudience(carried.map((one) => onOneLine(one)), audience));
}
function audiencesIn(text) {
	try {
		if (text.length > maxTokenBytes) throw new Error("too long");
		return [decodeJwt(text).aud ?? []].flat();
	} catch (cause) {
		throw new Failure("sign-in", notAToken, { cause });
	}
}
async function execute(program, args) {
	const options = {
		timeout: programMs,
		maxBuffer: maxTokenBytes
	};
	const found = findProgram(program);
	if (found === void 0) throw new Failure("sign-in", programFailed(program, "ENOENT"));
	try {
		return (await promisify(execFile)(found.file, [...args], {
			...options,
			env: found.env
		})).stdout;
	} catch (cause) {
		const { code, signal } = cause;
		throw new Failure("sign-in", programFailed(program, String(code ?? signal)), { cause });
	}
}
export { tokenFrom };
