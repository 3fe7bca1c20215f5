import { t as investigate } from "./investigate-D7xX5tQa.js";
import { n as exposureMarkdown } from "./markdown-jYScH0gi.js";
import { Z as hourMs } from "./reading-DT2Pr2dB.js";
// lib/cli/demo/exposure.js
const api = "https://ci.example.com";
const logs = "https://logs.example.com";
const file = ".github/workflows/jobs.yml";
const [pinned, unpinned] = ["a", "b"].map((digit) => digit.repeat(40));
async function exposureOfNight(night, sink) {
	const { image, tag, good, bad, now } = night;
	const window = {
		images: [image],
		tags: [tag],
		from: now - 5 * hourMs,
		to: now,
		digests: [bad],
		good: [good]
	};
	const texts = new Map([[pinned, `${image}:${tag}@${good}`], [unpinned, `${image}:${tag}`]]);
	const report = await investigate({
		incident: {
			id: "THE-NIGHT",
			aliases: [],
			sources: [],
			windows: [window]
		},
		repository: {
			owner: "acme",
			name: "shop"
		},
		api: {
			send: ciHost(night),
			addresses: {
				api,
				graphql: `${api}/graphql`,
				server: api
			}
		},
		host: {
			git: gitOf(texts),
			sink
		},
		maxRequests: 100
	});
	return exposureMarkdown(report);
}
function gitOf(images) {
	const none = async () => void 0;
	return {
		head: none,
		branchTip: none,
		defaultBranch: none,
		mergeBase: none,
		fetchTip: () => Promise.reject(new Error("the demo has no remote")),
		async filesAt(commit) {
			const text = `on: push\njobs:\n  work:\n    runs-on: ubuntu-latest\n    container: ${images.get(commit)}\n`;
			return {
				list: async () => [file],
				read: async () => ({ text })
			};
		}
	};
}
function ciHost({ image, tag, good, bad, now }) {
	const at = new Date(now - 3 * hourMs).toISOString();
	const [first, second] = [pinned, unpinned].map((head_sha, index) => ({
		id: index + 1,
		run_attempt: 1,
		head_sha,
		head_branch: index === 0 ? "main" : "new-job",
		path: file,
		event: "push",
		html_url: `${api}/runs/${index + 1}`,
		created_at: at,
		updated_at: at
	}));
	const answer = (body) => ({
		status: 200,
		headers: {},
		body: JSON.stringify(body)
	});
	return async ({ url, stream }) => {
		const { origin, pathname, searchParams } = new URL(url);
		if (origin === logs) {
			const digest = pathname === "/1" ? good : bad;
			const lines = [
				...["##[group]Starting job container", `##[command]/usr/bin/docker pull ${image}:${tag}`],
				`Digest: ${digest}`,
				"##[endgroup]"
			];
			stream?.()(Buffer.from(lines.map((line) => `${at} ${line}\n`).join("")));
			return {
				status: 200,
				headers: {},
				body: ""
			};
		}
		const [, run = ""] = /\/runs\/(\d)\/attempts\/1\/jobs$/.exec(pathname) ?? [];
		const job = {
			id: Number(run),
			name: "work",
			conclusion: "success",
			started_at: at,
			completed_at: at
		};
		if (run !== "") return answer({
			total_count: 1,
			jobs: [job]
		});
		const [, log] = /\/jobs\/(\d)\/logs$/.exec(pathname) ?? [];
		if (log !== void 0) return {
			status: 302,
			headers: { location: `${logs}/${log}` },
			body: ""
		};
		if (pathname.endsWith("/commits")) return answer([{ sha: pinned }]);
		const [from = ""] = (searchParams.get("created") ?? "").split("..");
		const isNight = Date.parse(from) > now - 24 * hourMs;
		return answer({
			total_count: isNight ? 2 : 0,
			workflow_runs: isNight ? [first, second] : []
		});
	};
}
export { exposureOfNight };
