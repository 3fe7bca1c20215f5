import { i as registryHost, t as connect } from "./clients-1vmCjFb-.js";
import { s as imageReader, t as createForecaster } from "./forecast-KxlnPWRH.js";
import { A as printFound, O as linesOf, ft as Failure, ht as gapFrom } from "./scan-DFDHd4Kl.js";
import { r as wholeHistory } from "./tag-readings-CKHwfwJP.js";
import { N as withImpliedTag, ot as plain, w as originImage, yt as compact } from "./reading-DT2Pr2dB.js";
import { n as forecastText } from "./forecast-DI-Ibh-2.js";
import { n as onImages, t as digestOf } from "./images-CIG9zQ9F.js";
// lib/cli/commands/diff.js
const maxRows = 200;
const platformPattern = /^[a-z0-9]{1,32}(?:\/[a-z0-9._-]{1,32}){1,2}$/;
async function compareImages(context) {
	const wanted = linesOf(context.invocation, "image-platform");
	const issues = [...context.invocation.operands.length === 2 ? [] : ["`diff` requires two images: the old one and the new one."], ...wanted.filter((platform) => !platformPattern.test(platform)).map((platform) => `\`${plain(platform)}\` is not a platform such as \`linux/amd64\`.`)];
	return onImages(context, () => issues, async ({ context: redacting, host, config }, images) => {
		const { colour, width } = redacting;
		const [old, next] = images.map(withImpliedTag);
		const forecast = await compare({
			clients: await connect(host, config),
			config,
			now: host.clock.now()
		}, old, next, wanted);
		const look = {
			colour,
			...compact({ width })
		};
		printFound(redacting, forecast, () => forecastText(forecast, look, maxRows));
		return forecast.unknown.some(({ about }) => about === "platforms") ? 3 : 0;
	});
}
async function compare(connected, old, next, wanted) {
	const { clients, config } = connected;
	const [oldOrigin, origin] = [old, next].map((image) => originImage(image, config.registries));
	const [from, to, history] = await Promise.all([
		digestOf(clients, oldOrigin, old),
		digestOf(clients, origin, next),
		historyOf(connected, old, next, origin)
	]);
	const [only] = await createForecaster({
		reader: imageReader(clients.contentIn),
		advisories: clients.advisories,
		policy: config.policy.advisories,
		selection: { wanted }
	})([{
		image: next,
		oldOrigin,
		origin,
		from,
		to,
		history
	}]);
	if (only === void 0) throw new Failure("bad-answer", "The images could not be compared");
	return only;
}
async function historyOf({ clients: { sources }, config, now }, old, next, { registry, repository }) {
	const tag = next.tag ?? old.tag;
	const isPlatform = registry === registryHost(config.platform).registry;
	if ("cause" in sources || tag === void 0 || !isPlatform) return void 0;
	const known = await wholeHistory(sources, {
		repository,
		tag
	}, now).catch((error) => gapFrom(error, tag));
	if ("cause" in known) return void 0;
	return {
		registry,
		repository,
		tag,
		complete: known.gaps.length === 0,
		intervals: known.intervals
	};
}
export { compareImages };
