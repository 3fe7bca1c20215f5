import { F as usageErrors, H as previewFiles, L as diskFiles, O as linesOf, f as describeProblem, i as machineThreads, j as printJson, n as selectionIn, u as locator } from "./scan-DFDHd4Kl.js";
import { printPatch } from "./patch-CP0S7q9u.js";
import { T as imageName, ct as shortDigest, n as scanCheckout, ot as plain, st as plural, vt as append } from "./reading-DT2Pr2dB.js";
import { i as isNameGlob, n as imageMatcher } from "./name-glob-DKAgGtQd.js";
import { n as filesWith, o as planFileChanges, r as writePlanned } from "./pinner-BHRQrpu-.js";
// lib/pin/unpin.js
const noTag = "it has no tag, and without the digest nothing would say which image is meant. Write the tag in front of it, or the tag instead of it";
async function planRemovals(checkout, isWanted, reread) {
	const isPinned = (one) => one.kind === "image" && one.image.digest !== void 0 && isWanted(one.image);
	const edits = new Map();
	const removed = [];
	const also = [];
	for (const one of checkout.occurrences) {
		if (!isPinned(one)) continue;
		const { file } = one.at;
		const edit = removalOf(one, checkout.files.get(file)?.text ?? "");
		const known = edits.get(file) ?? new Map();
		if (edit === void 0 || known.has(edit.span.end)) continue;
		edits.set(file, known.set(edit.span.end, edit));
		removed.push(one);
		append(also, alsoRemoved(one, edit));
	}
	for (const edit of also) {
		const known = edits.get(edit.file);
		if (known?.has(edit.span.end) === false) known.set(edit.span.end, edit);
	}
	const planned = await planFileChanges(checkout, new Map([...edits].map(([file, own]) => [file, [...own.values()]])), reread);
	const changed = new Set(planned.changes.map(({ path }) => path));
	const left = (planned.after ?? checkout).occurrences.filter(isPinned);
	return {
		...planned,
		removed: removed.filter(({ at }) => changed.has(at.file)),
		kept: left.flatMap((occurrence) => {
			const why = whyKept(occurrence);
			return why === void 0 ? [] : [{
				occurrence,
				why
			}];
		})
	};
}
function whyKept({ image, pin }) {
	if (image.tag === void 0) return noTag;
	return pin.kind === "refused" ? `Tagproof does not write it there: ${pin.why}` : void 0;
}
function alsoRemoved({ pin }, edit) {
	return pin.kind === "refused" ? [] : (pin.also ?? []).map((span) => ({
		...edit,
		span
	}));
}
function removalOf(one, text) {
	if (whyKept(one) !== void 0 || one.pin.kind === "refused") return void 0;
	const { lead, tail, unset = "", span: written } = one.pin;
	const isOwnKey = lead === "" && text.slice(written.start - 2, written.start) === ": ";
	const span = {
		start: written.start - (isOwnKey ? 1 : 0),
		end: written.end
	};
	return {
		file: one.at.file,
		span,
		expect: text.slice(span.start, span.end),
		replacement: tail === void 0 ? "" : unset,
		digest: void 0
	};
}
// lib/cli/commands/unpin.js
async function unpin(context) {
	const { operands, switches, json } = context.invocation;
	const { selection, issues } = selectionIn(context);
	const globs = linesOf(context.invocation, "image");
	const wrong = [...issues, ...globs.filter((glob) => !isRepositoryGlob(glob)).map(notAName)];
	if (wrong.length > 0) return usageErrors(context, "usage", wrong);
	const [root, isPreview] = [operands[0] ?? ".", switches.has("dry-run")];
	const disk = diskFiles(root, void 0);
	const preview = previewFiles(root, disk);
	const machine = { threads: machineThreads() };
	const checkout = await scanCheckout(disk, selection, machine);
	const planned = await planRemovals(checkout, globs.length === 0 ? () => true : imageMatcher(globs), (texts) => scanCheckout(filesWith(disk, texts), selection, machine));
	const files = isPreview ? preview.files : disk;
	const { changes, refused } = await writePlanned(files, planned, "The digests were not removed");
	const written = new Set(changes.map(({ path }) => path));
	const before = locator(checkout.files);
	const after = locator(planned.after?.files ?? checkout.files);
	const described = ({ at, image }, locate = before) => ({
		file: at.file,
		...locate(at),
		image: imageName(image),
		digest: image.digest
	});
	const removed = planned.removed.filter(({ at }) => written.has(at.file)).map((one) => described(one));
	const kept = planned.kept.map(({ occurrence, why }) => ({
		...described(occurrence, after),
		why
	}));
	const problems = checkout.problems.map((problem) => describeProblem(problem, before));
	if (json) await printJson(context, {
		removed,
		kept,
		refused,
		problems
	});
	else {
		const say = isPreview ? context.err : context.out;
		const lines = [
			...removed.map((one) => `${placeOf(one)}  without ${shortDigest(one.digest ?? "")}`),
			...kept.map((one) => `${placeOf(one)}  kept: ${plain(one.why)}`),
			...refused.map(({ subject, message }) => `${plain(subject)}  ${plain(message)}`),
			...problems.map(({ file, message }) => `not read  ${plain(file)}  ${plain(message)}`)
		];
		const total = `${plural(removed.length, "digest")} ${isPreview ? "would be removed" : "removed"} from ${plural(changes.length, "file")}, ${kept.length} kept`;
		say([...lines, total].join("\n"));
		if (isPreview) printPatch(context, preview.changed());
	}
	if (problems.length > 0 || refused.length > 0) return 3;
	return kept.length > 0 ? 1 : 0;
}
function placeOf({ file, line, column, image }) {
	return `${plain(file)}:${line}:${column}  ${plain(image)}`;
}
function isRepositoryGlob(glob) {
	return isNameGlob(glob) && !glob.slice(glob.lastIndexOf("/") + 1).includes(":");
}
function notAName(glob) {
	return `\`${plain(glob)}\` is not a glob over image names without a tag, such as \`docker.io/library/node\` or \`ghcr.io/acme/*\`.`;
}
export { unpin };
