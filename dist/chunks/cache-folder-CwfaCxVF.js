import { H as memoizeAsync } from "./reading-DT2Pr2dB.js";
import { G as cacheInCheckout, R as isInside } from "./scan-DFDHd4Kl.js";
import { lstatSync, readFileSync } from "node:fs";
import path from "node:path";
import { mkdir, readFile, readdir, rename, rm, utimes, writeFile } from "node:fs/promises";
import { randomBytes } from "node:crypto";
// lib/host/files/cache-folder.js
function machineCache(environment, checkout) {
	const open = memoizeAsync(async (folder) => openCacheFolder(folder, checkout));
	return async (folder = environment.TAGPROOF_CACHE || void 0) => folder === void 0 || folder === "off" ? void 0 : open(folder);
}
const maxBytes = 268435456;
const smallBytes = 65536;
const usedAgainMs = 36e5;
function openCacheFolder(folder, checkout) {
	const top = path.resolve(folder);
	if (isInside(path.resolve(checkout), top)) return { refused: cacheInCheckout(folder) };
	return {
		async read(name) {
			const file = path.join(top, name);
			try {
				const found = lstatSync(file, { throwIfNoEntry: false });
				if (found === void 0 || !found.isFile() || found.size > maxBytes) return void 0;
				const bytes = found.size > smallBytes ? await readFile(file) : readFileSync(file);
				if (Date.now() - found.mtimeMs > usedAgainMs) await utimes(file, new Date(), new Date());
				return bytes;
			} catch {
				return;
			}
		},
		write: (name, bytes) => writeWhole(path.join(top, name), bytes),
		remove: (name) => rm(path.join(top, name), { force: true }).catch(() => void 0),
		list: () => filesBelow(top)
	};
}
async function writeWhole(file, bytes) {
	const temporary = `${file}.${randomBytes(6).toString("hex")}.tmp`;
	try {
		await mkdir(path.dirname(file), { recursive: true });
		await writeFile(temporary, bytes, { flag: "wx" });
		await rename(temporary, file);
		return true;
	} catch {
		await rm(temporary, { force: true }).catch(() => void 0);
		return false;
	}
}
async function filesBelow(top) {
	const entries = await readdir(top, {
		recursive: true,
		withFileTypes: true
	}).catch(() => []);
	const found = [];
	for (const entry of entries) {
		if (!entry.isFile()) continue;
		const file = path.join(entry.parentPath, entry.name);
		const stats = lstatSync(file, { throwIfNoEntry: false });
		if (stats === void 0) continue;
		const name = path.relative(top, file).split(path.sep).join("/");
		found.push({
			name,
			bytes: stats.size,
			usedAt: stats.mtimeMs
		});
	}
	return found;
}
export { machineCache as t };
