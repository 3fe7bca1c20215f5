import { T as string, g as int, x as object } from "./schemas-eoL3S0JI.js";
import { I as sameText, N as marked, P as marker } from "./texts-BGXPOjJZ.js";
import { n as placedSuggestions, r as shownLines } from "./deliver-B9je82wx.js";
import { a as withoutQuickActions, i as requestGitLab, n as callGitLab, r as gitLabUser, t as allGitLabPages } from "./api-BDlOtvs9.js";
// lib/clients/gitlab/notes.js
const noteAnswer = object({
	id: int(),
	body: string(),
	author: object({ id: int() })
});
const maxPages = 30;
const maxSuggestions = 20;
async function writeNote(api, note) {
	const { number, identity, action, suggestions } = note;
	const path = `merge_requests/${number}`;
	const list = {
		operation: "Read the notes",
		path: `${path}/notes`
	};
	const [user, all] = await Promise.all([gitLabUser(api), allGitLabPages(api, list, noteAnswer, maxPages)]);
	const mine = all.filter(({ author }) => author.id === user.id);
	const mark = marker("comment", identity);
	const body = marked(mark, withoutQuickActions(note.body));
	const [own, ...duplicates] = mine.filter((one) => one.body.startsWith(mark));
	for (const { id } of duplicates) await callGitLab(api, {
		operation: "Delete a note",
		method: "DELETE",
		path: `${path}/notes/${id}`
	});
	if (own === void 0 && action === "write") await callGitLab(api, {
		operation: "Write the note",
		method: "POST",
		path: `${path}/notes`,
		body: { body }
	});
	if (own !== void 0) await updateNote(api, path, own, body);
	if (suggestions.length > 0) await writeSuggestions(api, path, mine, suggestions);
}
async function updateNote(api, path, { id, body: before }, body) {
	if (sameText(before, body)) return;
	const call = {
		operation: "Update a note",
		method: "PUT",
		path: `${path}/notes/${id}`
	};
	await callGitLab(api, {
		...call,
		body: { body }
	});
}
const requestAnswer = object({ diff_refs: object({
	base_sha: string(),
	head_sha: string(),
	start_sha: string()
}) });
const diffAnswer = object({
	old_path: string(),
	new_path: string(),
	diff: string()
});
async function writeSuggestions(api, path, mine, suggestions) {
	const get = { operation: "Read the merge request" };
	const [{ diff_refs: refs }, diffs] = await Promise.all([requestGitLab(api, {
		...get,
		path
	}, requestAnswer), allGitLabPages(api, {
		...get,
		path: `${path}/diffs`
	}, diffAnswer, maxPages)]);
	const placed = suggestions.flatMap((change) => placedIn(change, diffs)).slice(0, maxSuggestions);
	for (const { mark, body, place } of placed) {
		const earlier = mine.find((one) => one.body.startsWith(mark));
		if (earlier !== void 0) await updateNote(api, path, earlier, body);
		else await callGitLab(api, {
			operation: "Write a suggestion",
			method: "POST",
			path: `${path}/discussions`,
			body: {
				body,
				position: {
					position_type: "text",
					...refs,
					...place
				}
			}
		});
	}
}
function placedIn(change, diffs) {
	const file = diffs.find(({ new_path: shown }) => shown === change.path);
	if (file === void 0) return [];
	const { old_path, new_path, diff } = file;
	return placedSuggestions(change, shownLines(diff, true), "suggestion:-0+0").map(({ line, ...one }) => ({
		...one,
		place: {
			old_path,
			new_path,
			new_line: line
		}
	}));
}
export { writeNote };
