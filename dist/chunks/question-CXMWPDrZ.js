import { createInterface } from "node:readline/promises";
// lib/host/question.js
async function askOn({ input, output }, question, onEnd) {
	const reader = createInterface({
		input,
		output
	});
	const ended = new Promise((resolve) => reader.once("close", () => resolve(void 0)));
	try {
		const answered = reader.question(question).catch(() => ended);
		const answer = await Promise.race([answered, ended]);
		if (answer === void 0) onEnd();
		return answer ?? "";
	} finally {
		reader.close();
	}
}
export { askOn };
