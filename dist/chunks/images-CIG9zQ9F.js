import { n as guardHost } from "./http-kiv8ZDRX.js";
import { a as withPlatformTransport } from "./clients-1vmCjFb-.js";
import { D as inputOf, F as usageErrors, M as printOptionsOf, ht as gapFrom, k as printFailure } from "./scan-DFDHd4Kl.js";
import { t as readConfig } from "./read-BchwS-qt.js";
import { t as localHost } from "./local-Dxo6jF7o.js";
import { j as parseImage, ot as plain } from "./reading-DT2Pr2dB.js";
import { t as presets } from "./presets-CftpQPxC.js";
// lib/cli/commands/images.js
async function onImages(context, issuesOf, work) {
	const { invocation, environment, out, err } = context;
	const read = readConfig((name) => inputOf(context, name), {
		presets,
		checks: []
	});
	const parsed = invocation.operands.map((text) => ({
		text,
		...parseImage(text)
	}));
	const wrong = parsed.flatMap((one) => one.kind === "invalid" ? [`\`${plain(one.text)}\` is not an image reference: ${one.why}.`] : []);
	const images = parsed.flatMap((one) => one.kind === "image" ? [one.image] : []);
	const issues = [
		..."issues" in read ? read.issues : [],
		...wrong,
		...issuesOf(images)
	];
	if ("issues" in read || issues.length > 0) return usageErrors(context, "usage", issues);
	const local = localHost({
		root: ".",
		environment,
		...printOptionsOf(context),
		print: err
	});
	const { host, redact } = guardHost(withPlatformTransport(local, read.config));
	const redacting = {
		...context,
		out: (text) => out(redact(text)),
		err: (text) => err(redact(text))
	};
	try {
		return await work({
			context: redacting,
			host,
			config: read.config
		}, images);
	} catch (error) {
		return printFailure(redacting, gapFrom(error, invocation.operands.join(" ")));
	}
}
async function digestOf({ contentIn }, origin, image) {
	return image.digest ?? contentIn(origin.registry).digestOf(origin.repository, image.tag ?? "latest");
}
export { onImages as n, digestOf as t };
