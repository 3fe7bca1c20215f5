import { i as registryHost, n as historyLimit, t as connect } from "./clients-1vmCjFb-.js";
import { M as allTime } from "./history-BRS3b5Zl.js";
import { a as readHistory, i as platformReading, o as openLedger, r as ledgerReading, t as answerOfSource } from "./source-readings-6gDcuOo9.js";
import { u as sourceReading } from "./joined-DbJl1xWx.js";
import { ft as Failure } from "./scan-DFDHd4Kl.js";
import { T as imageName, w as originImage } from "./reading-DT2Pr2dB.js";
// lib/command/history/tag-readings.js
function readTag(host, config, image) {
	const origin = originImage(image, config.registries);
	const { registry } = registryHost(config.platform);
	return origin.registry === registry ? readFromPlatform(host, config, origin) : readFromRegistry(host, config, image);
}
async function readFromRegistry(host, config, image) {
	const { platform: _, ...withoutPlatform } = config;
	const clients = await connect(host, withoutPlatform);
	const now = host.clock.now();
	const current = await clients.registries.digestOf(image, image.tag ?? "latest");
	return {
		clients,
		current,
		now,
		readings: await readOthers(host, config, clients, image, current, now)
	};
}
async function readFromPlatform(host, config, image) {
	const clients = await connect(host, config);
	const { sources } = clients;
	if ("cause" in sources) throw new Failure(sources.cause, sources.message);
	const now = host.clock.now();
	const tag = image.tag ?? "latest";
	const known = await wholeHistory(sources, {
		...image,
		tag
	}, now);
	const current = known.intervals.at(-1)?.digest;
	if (current === void 0) return {
		clients,
		known,
		now,
		readings: []
	};
	const others = await readOthers(host, config, clients, image, current, now);
	const { source, answer } = platformReading({
		...image,
		tag
	}, known, { now });
	return {
		clients,
		current,
		known,
		now,
		readings: [sourceReading(source, answer, current, now), ...others]
	};
}
function wholeHistory({ history }, { repository, tag }, now) {
	const request = history(repository, tag);
	return readHistory({
		request,
		limit: historyLimit,
		now,
		focus: allTime,
		isDone: () => false
	});
}
async function readOthers(host, config, { histories }, image, current, now) {
	const tagged = {
		...image,
		tag: image.tag ?? "latest"
	};
	const view = { now };
	const question = {
		image: tagged,
		current,
		pins: image.digest === void 0 ? [] : [image.digest],
		view,
		isAnswered: () => false,
		isFull: true
	};
	const sources = histories.sourcesOf(image, tagged.tag);
	const asked = (await Promise.all(sources.map((source) => answerOfSource(source, question)))).flat();
	const { firstSeen } = await openLedger({
		files: host.files,
		file: config.ledger,
		now
	});
	const observed = firstSeen?.get(imageName(tagged)) ?? [];
	return observed.length === 0 ? asked : [...asked, ledgerReading(observed, current, view)];
}
function periodBetween(start = NaN, end = NaN) {
	return {
		from: Number.isNaN(start) ? allTime.from : start,
		to: Number.isNaN(end) ? allTime.to : end
	};
}
export { readTag as n, wholeHistory as r, periodBetween as t };
