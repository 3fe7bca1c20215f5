import { _ as performTask, t as formats } from "../chunks/reading-DT2Pr2dB.js";
import { parentPort } from "node:worker_threads";
// lib/worker/index.js
const known = new Map();
const send = (message) => parentPort?.postMessage(message);
parentPort?.on("message", ({ input, shared, texts, isFresh }) => {
	if (isFresh) known.clear();
	for (const [id, file] of texts) known.set(id, file);
	const files = shared.flatMap((id) => known.get(id) ?? []);
	try {
		send({ result: performTask(formats, {
			input,
			shared: files
		}) });
	} catch (error) {
		send({ defect: error instanceof Error ? error.message : String(error) });
	}
});
send("ready");
export {};
