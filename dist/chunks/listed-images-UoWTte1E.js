// lib/command/listed-images.js
function readOnly(files, texts = new Map()) {
	const written = new Map(texts);
	return {
		...files,
		async read(path, maxBytes) {
			const text = written.get(path);
			return text === void 0 ? files.read(path, maxBytes) : { text };
		},
		async replace(path, _, after) {
			written.set(path, after);
			return {};
		},
		save: async () => void 0
	};
}
const imagesFile = ".tagproof/compose.yaml";
function hostOfImages(host, images) {
	const { threads: _, ...rest } = host;
	const text = `services:\n${images.map((image, index) => `  image${index}:\n    image: '${image}'\n`).join("")}`;
	const files = readOnly(host.files, new Map([[imagesFile, text]]));
	return {
		...rest,
		files: {
			...files,
			list: async (wanted = () => true) => [imagesFile].filter(wanted)
		}
	};
}
const aboutImages = { notFromPolicy: [
	"paths",
	"exclude",
	"new-only",
	"pin-form",
	"limit"
] };
export { readOnly as i, hostOfImages as n, imagesFile as r, aboutImages as t };
