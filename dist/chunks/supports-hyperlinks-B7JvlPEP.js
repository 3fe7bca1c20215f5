import os from "node:os";
import process from "node:process";
import tty from "node:tty";
import process$1 from "process";
// node_modules/supports-color/index.js
function hasFlag$1(flag, argv = globalThis.Deno ? globalThis.Deno.args : process.argv) {
	const prefix = flag.startsWith("-") ? "" : flag.length === 1 ? "-" : "--";
	const position = argv.indexOf(prefix + flag);
	const terminatorPosition = argv.indexOf("--");
	return position !== -1 && (terminatorPosition === -1 || position < terminatorPosition);
}
const { env } = process;
let flagForceColor;
if (hasFlag$1("no-color") || hasFlag$1("no-colors") || hasFlag$1("color=false") || hasFlag$1("color=never")) flagForceColor = 0;
else if (hasFlag$1("color") || hasFlag$1("colors") || hasFlag$1("color=true") || hasFlag$1("color=always")) flagForceColor = 1;
function envForceColor() {
	if (!("FORCE_COLOR" in env)) return;
	if (env.FORCE_COLOR === "true") return 1;
	if (env.FORCE_COLOR === "false") return 0;
	if (env.FORCE_COLOR.length === 0) return 1;
	const level = Math.min(Number.parseInt(env.FORCE_COLOR, 10), 3);
	if (![
		0,
		1,
		2,
		3
	].includes(level)) return;
	return level;
}
function translateLevel(level) {
	if (level === 0) return false;
	return {
		level,
		hasBasic: true,
		has256: level >= 2,
		has16m: level >= 3
	};
}
function _supportsColor(haveStream, { streamIsTTY, sniffFlags = true } = {}) {
	const noFlagForceColor = envForceColor();
	if (noFlagForceColor !== void 0) flagForceColor = noFlagForceColor;
	const forceColor = sniffFlags ? flagForceColor : noFlagForceColor;
	if (forceColor === 0) return 0;
	if (sniffFlags) {
		if (hasFlag$1("color=16m") || hasFlag$1("color=full") || hasFlag$1("color=truecolor")) return 3;
		if (hasFlag$1("color=256")) return 2;
	}
	if ("TF_BUILD" in env && "AGENT_NAME" in env) return 1;
	if (haveStream && !streamIsTTY && forceColor === void 0) return 0;
	const min = forceColor || 0;
	if (env.TERM === "dumb") return min;
	if (process.platform === "win32") {
		const osRelease = os.release().split(".");
		if (Number(osRelease[0]) >= 10 && Number(osRelease[2]) >= 10586) return Number(osRelease[2]) >= 14931 ? 3 : 2;
		return 1;
	}
	if ("CI" in env) {
		if ([
			"GITHUB_ACTIONS",
			"GITEA_ACTIONS",
			"CIRCLECI"
		].some((key) => key in env)) return 3;
		if ([
			"TRAVIS",
			"APPVEYOR",
			"GITLAB_CI",
			"BUILDKITE",
			"DRONE"
		].some((sign) => sign in env) || env.CI_NAME === "codeship") return 1;
		return min;
	}
	if ("TEAMCITY_VERSION" in env) return /^(9\.(0*[1-9]\d*)\.|\d{2,}\.)/.test(env.TEAMCITY_VERSION) ? 1 : 0;
	if (env.COLORTERM === "truecolor") return 3;
	if (env.TERM === "xterm-kitty") return 3;
	if (env.TERM === "xterm-ghostty") return 3;
	if (env.TERM === "wezterm") return 3;
	if ("TERM_PROGRAM" in env) {
		const version = Number.parseInt((env.TERM_PROGRAM_VERSION || "").split(".")[0], 10);
		switch (env.TERM_PROGRAM) {
			case "iTerm.app": return version >= 3 ? 3 : 2;
			case "Apple_Terminal": return 2;
		}
	}
	if (/-256(color)?$/i.test(env.TERM)) return 2;
	if (/^screen|^xterm|^vt100|^vt220|^rxvt|color|ansi|cygwin|linux/i.test(env.TERM)) return 1;
	if ("COLORTERM" in env) return 1;
	return min;
}
function createSupportsColor(stream, options = {}) {
	return translateLevel(_supportsColor(stream, {
		streamIsTTY: stream && stream.isTTY,
		...options
	}));
}
createSupportsColor({ isTTY: tty.isatty(1) }), createSupportsColor({ isTTY: tty.isatty(2) });
// node_modules/has-flag/index.js
function hasFlag(flag, argv = process$1.argv) {
	const prefix = flag.startsWith("-") ? "" : flag.length === 1 ? "-" : "--";
	const position = argv.indexOf(prefix + flag);
	const terminatorPosition = argv.indexOf("--");
	return position !== -1 && (terminatorPosition === -1 || position < terminatorPosition);
}
// node_modules/supports-hyperlinks/index.js
function parseVersion(versionString = "") {
	if (/^\d{3,4}$/.test(versionString)) {
		const match = /(\d{1,2})(\d{2})/.exec(versionString) ?? [];
		return {
			major: 0,
			minor: Number.parseInt(match[1], 10),
			patch: Number.parseInt(match[2], 10)
		};
	}
	const versions = (versionString ?? "").split(".").map((n) => Number.parseInt(n, 10));
	return {
		major: versions[0],
		minor: versions[1],
		patch: versions[2]
	};
}
function createSupportsHyperlinks(stream) {
	const { CI, CURSOR_TRACE_ID, FORCE_HYPERLINK, NETLIFY, TEAMCITY_VERSION, TERM_PROGRAM, TERM_PROGRAM_VERSION, VTE_VERSION, TERM } = process.env;
	if (FORCE_HYPERLINK) return !(FORCE_HYPERLINK.length > 0 && Number.parseInt(FORCE_HYPERLINK, 10) === 0);
	if (hasFlag("no-hyperlink") || hasFlag("no-hyperlinks") || hasFlag("hyperlink=false") || hasFlag("hyperlink=never")) return false;
	if (hasFlag("hyperlink=true") || hasFlag("hyperlink=always")) return true;
	if (NETLIFY) return true;
	if (!createSupportsColor(stream)) return false;
	if (stream && !stream.isTTY) return false;
	if ("WT_SESSION" in process.env) return true;
	if (process.platform === "win32") return false;
	if (CI) return false;
	if (TEAMCITY_VERSION) return false;
	if (TERM_PROGRAM) {
		const version = parseVersion(TERM_PROGRAM_VERSION);
		switch (TERM_PROGRAM) {
			case "iTerm.app":
				if (version.major === 3) return version.minor >= 1;
				return version.major > 3;
			case "WezTerm":
				if (/^0-unstable-\d{4}-\d{2}-\d{2}$/.test(TERM_PROGRAM_VERSION)) return TERM_PROGRAM_VERSION.slice(11) >= "2020-06-20";
				return version.major >= 20200620;
			case "vscode":
				if (CURSOR_TRACE_ID) return true;
				return version.major > 1 || version.major === 1 && version.minor >= 72;
			case "ghostty": return true;
			case "zed": return true;
			case "Orca": return true;
			case "WarpTerminal": return true;
		}
	}
	if (VTE_VERSION) {
		if (VTE_VERSION === "0.50.0") return false;
		const version = parseVersion(VTE_VERSION);
		return version.major > 0 || version.minor >= 50;
	}
	switch (TERM) {
		case "alacritty": return true;
		case "xterm-kitty": return true;
	}
	return false;
}
createSupportsHyperlinks(process.stdout), createSupportsHyperlinks(process.stderr);
export { createSupportsHyperlinks };
