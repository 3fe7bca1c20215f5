// One situation of the decision table, as a run between the emulated platform and the CI host's test server.

import { policySources } from '../../src/ci/policy-sources.js';
import { configure } from '../../src/config/index.js';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import { digestAt } from '../../src/emulator/seed.js';
import { requestIdToken } from '../../src/host/ci/id-token.js';
import { gitOf } from '../../src/host/git/git.js';
import { Failure } from '../../src/model/failure.js';
import type { Annotation, Git, Host, TokenRefusal } from '../../src/model/run/host.js';
import type { Transport } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';
import { run } from '../../src/run.js';
import { dayMs } from '../build.js';
import { platformInputs } from '../e2e/workflow.js';
import { cloneAt } from '../github/clone.js';
import { addresses, GithubServer } from '../github/server.js';
import { commitOn } from '../github/setup.js';
import { noDocker } from '../registry/no-docker.js';
import type { OciRegistry } from '../registry/oci-registry.js';
import { expectSameAgain } from '../replay/again.js';
import type { EventName } from './table.js';

export type Files = Readonly<Record<string, string>>;

export interface Situation {
  readonly event: EventName;
  readonly base: Files;
  readonly head: Files;
  readonly inputs?: Files;
  readonly refusal?: TokenRefusal;
  readonly fork?: boolean;
  /** The checkout is a git repository that has the base commit; `program`: git itself reads it. */
  readonly withGit?: boolean | 'program';
  /** Answers what goes to neither the platform nor the CI host. */
  readonly registry?: OciRegistry;
}

/** The address of the registry of a situation. */
export const otherRegistry = 'https://reg.example.com';

/** A platform and a CI host, for as many runs as are wanted. */
export async function stage() {
  const emulator = await createEmulator();
  const server = new GithubServer();
  const commits = committer(server);
  return { emulator, server, drive: (one: Situation) => drive(emulator, server, commits, one) };
}

/** A line that is pinned as of so many days ago, or not at all. */
export function from(
  { address, state }: Emulator,
  image: string,
  tag: string,
  daysAgo?: number,
  organization = 'acme',
): string {
  const at = Date.now() - (daysAgo ?? 0) * dayMs;
  const pin = daysAgo === undefined ? '' : `@${digestAt(state, `${organization}/${image}`, tag, at)}`;
  return `FROM ${new URL(address.registryUrl).host}/${organization}/${image}:${tag}${pin}\n`;
}

interface Commits {
  readonly before: string;
  readonly after: string;
}

/** Makes the two commits of a situation, or finds those that were made before. */
function committer(server: GithubServer): (situation: Situation) => Commits {
  const made = new Map<string, Commits>();
  let there: Files = {};
  const without = (old: Files, files: Files) =>
    Object.fromEntries(Object.keys(old).flatMap((name) => (name in files ? [] : [[name, null]])));
  return ({ base, head }) => {
    const key = JSON.stringify([base, head]);
    const old = made.get(key);
    if (old !== undefined) return old;
    const before = commitOn(server, 'main', { ...base, ...without(there, base) });
    const after = commitOn(server, 'topic', { ...head, ...without(base, head) }, { from: before });
    there = base;
    made.set(key, { before, after });
    return { before, after };
  };
}

async function drive(
  emulator: Emulator,
  server: GithubServer,
  commits: (situation: Situation) => Commits,
  situation: Situation,
) {
  const { event, inputs = {} } = situation;
  const { before, after } = commits(situation);
  const side = (sha: string, name: string) => ({ sha, repo: { full_name: name } });
  const pull = {
    number: 1,
    base: side(before, 'acme/shop'),
    head: side(after, situation.fork ? 'eve/shop' : 'acme/shop'),
    user: { login: 'alice' },
  };
  const repository = { default_branch: 'main' };
  const payload = { pull_request: pull, merge_group: { base_sha: before }, before, repository };
  const written = { summary: '', log: '', annotations: [] as Annotation[] };
  const git = gitAt(server, after, situation.withGit);
  const host = hostOf(emulator, server, situation, payload, written, git);
  const given: Files = { ...platformInputs(emulator), 'github-token': 'job-token', ...inputs };
  const sources = await policySources(host, new Secret('job-token'), undefined);
  const read = await configure({ get: (name) => given[name], ...sources });
  if ('issues' in read) throw new Error(read.issues.join('\n'));
  const outcome = await run(host, read.config);
  expectSameAgain(outcome);
  return { ...outcome, ...written, event };
}

function gitAt({ state }: GithubServer, commit: string, which: Situation['withGit']): Git | undefined {
  if (which === 'program') return gitOf(state.repository.checkout(commit));
  return which ? cloneAt(state.repository, commit) : undefined;
}

function hostOf(
  emulator: Emulator,
  server: GithubServer,
  { event, head, refusal, registry }: Situation,
  payload: unknown,
  written: { summary: string; log: string; annotations: Annotation[] },
  git: Git | undefined,
): Host {
  const files: Record<string, string> = { ...head };
  const send: Transport = async (request) => {
    if (request.url.startsWith(addresses.api)) return server.transport(request);
    if (registry !== undefined && request.url.startsWith(otherRegistry)) return registry.answer(request);
    return emulator.transport(request).catch((cause: unknown) => {
      throw new Failure('unreachable', 'not there', { cause });
    });
  };
  const variables: Files = {
    GITHUB_EVENT_NAME: event,
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_API_URL: addresses.api,
    GITHUB_GRAPHQL_URL: addresses.graphql,
    GITHUB_SERVER_URL: addresses.server,
  };
  const { oidcRequestUrl: url, oidcRequestToken } = emulator.address;
  const requestToken = new Secret(oidcRequestToken);
  return {
    send,
    ...(event === 'command line'
      ? {}
      : { ci: { variable: (name) => variables[name], payload: async () => payload } }),
    ...(git === undefined ? {} : { git }),
    clock: { now: () => Date.now(), sleep: async () => undefined, random: () => 0.5 },
    docker: noDocker,
    workflow: {
      refusal: async () => refusal,
      idToken: (audience) => requestIdToken(send, { url, requestToken }, audience),
    },
    files: {
      list: async () => Object.keys(files).sort(),
      read: async (file) => {
        const text = files[file];
        return text === undefined ? { unreadable: 'ENOENT', absent: true } : { text };
      },
      async replace(file, _, text) {
        files[file] = text;
        return {};
      },
      save: async () => undefined,
    },
    sink: {
      mask: () => undefined,
      log: (text) => {
        written.log += text;
      },
      colour: false,
      progress: () => undefined,
      annotate: (annotation) => void written.annotations.push(annotation),
      summary: async (markdown) => {
        written.summary += markdown;
      },
      output: () => undefined,
    },
  };
}
