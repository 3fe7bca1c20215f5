// One row of the trust table as a whole run, with every credential that any host received.
import { createHash } from 'node:crypto';
import { policySources } from '../../src/ci/policy-sources.js';
import { configure } from '../../src/config/index.js';
import { ciFrom } from '../../src/host/ci/ci.js';
import { requestIdToken } from '../../src/host/ci/id-token.js';
import { Failure } from '../../src/model/failure.js';
import type { Git, Host } from '../../src/model/run/host.js';
import type { HttpRequest, HttpResponse } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';
import { run } from '../../src/run.js';
import { noDocker } from '../registry/no-docker.js';
import { error, ociRegistry } from '../registry/oci-registry.js';
import { authorHost, type Files, newer, older, registryHost, signature, signed } from './edits.js';
import type { Job, JobCommits } from './jobs.js';
import { emulator, kindOf } from './platform.js';

export interface Driven {
  readonly verdict: 'pass' | 'fail' | 'incomplete' | 'refused';
  /** `host: what it received`, each once. */
  readonly received: readonly string[];
  /** Everything that was said of it. */
  readonly said: string;
}

export interface Row {
  readonly job: Job;
  readonly base: Files;
  readonly head: Files;
  readonly inputs?: Files;
}

const nameOf = (value: unknown) => createHash('sha1').update(JSON.stringify(value)).digest('hex');

/** A clone that has all three commits, with the job's checked out. */
function cloneOf({ job, base, head }: Row): { readonly git: Git; readonly commits: JobCommits } {
  const [first, second] = [nameOf(['base', base]), nameOf(['head', base, head])];
  const commits = { base: first, head: second, merge: nameOf(['merge', first, second]) };
  const files = new Map([
    [commits.base, base],
    [commits.head, head],
    [commits.merge, head],
  ]);
  const parents = { base: [], head: [commits.base], merge: [commits.base, commits.head] };
  return {
    commits,
    git: {
      head: async () => ({ commit: commits[job.at], parents: parents[job.at] }),
      async filesAt(commit) {
        const there = files.get(commit);
        return there && { list: async () => Object.keys(there).sort(), read: readerOf(there) };
      },
      branchTip: async (branch) => (branch === 'main' ? commits.base : undefined),
      defaultBranch: async () => job.cloned,
      mergeBase: async () => commits.base,
      fetchTip: () => Promise.reject(new Failure('no-base', 'There is no network')),
    },
  };
}

function readerOf(files: Files) {
  return async (path: string) => {
    const text = files[path];
    return text === undefined ? { unreadable: 'ENOENT', absent: true as const } : { text };
  };
}

/** The registry of all images, and the author's server, which answers everything with success. */
function networkOf(): (request: HttpRequest, commits: JobCommits) => HttpResponse | Promise<HttpResponse> {
  const origin = `https://${registryHost}`;
  const registry = ociRegistry(origin);
  registry.push('app:1', older);
  registry.push('app:1', newer);
  registry.push('signed:1', signed);
  const blob = `sha256:${createHash('sha256').update(signature.payload).digest('hex')}`;
  const type = 'application/vnd.oci.image.manifest.v1+json';
  const layer = {
    mediaType: 'application/vnd.dev.cosign.simplesigning.v1+json',
    digest: blob,
    size: signature.payload.length,
    annotations: { 'dev.cosignproject.cosign/signature': signature.text },
  };
  const config = { mediaType: 'application/vnd.oci.image.config.v1+json', digest: blob, size: 2 };
  const body = JSON.stringify({ schemaVersion: 2, mediaType: type, config, layers: [layer] });
  const digest = `sha256:${createHash('sha256').update(body).digest('hex')}` as const;
  registry.push(`signed:${signed.digest.replace(':', '-')}.sig`, { digest, type, body });
  return (request, commits) => {
    const { host, pathname } = new URL(request.url);
    if (host === 'api.github.example') return githubAnswer(pathname, commits);
    if (host === authorHost) return { status: 200, headers: {}, body: '{"token":"made-by-the-author"}' };
    if (host !== registryHost) return emulator.transport(request);
    if (pathname.endsWith(`/blobs/${blob}`)) return { status: 200, headers: {}, body: signature.payload };
    if (/\/(?:blobs|referrers)\//.test(pathname)) return error(404, 'NAME_UNKNOWN');
    return registry.answer(request);
  };
}

/** The API of the CI host: the newest commit of the default branch, and where the change leaves it. */
function githubAnswer(pathname: string, { base }: JobCommits): HttpResponse {
  const isNewest = pathname === '/repos/acme/shop/commits/heads%2Fmain';
  const body = isNewest ? { sha: base } : { merge_base_commit: { sha: base } };
  const isKnown = isNewest || pathname.startsWith('/repos/acme/shop/compare/');
  const headers = { 'content-type': 'application/json' };
  return { status: isKnown ? 200 : 404, headers, body: JSON.stringify(body) };
}

export async function drive(row: Row): Promise<Driven> {
  const { git, commits } = cloneOf(row);
  const answer = networkOf();
  const variables = row.job.variables(commits);
  const ci = ciFrom(variables);
  const said: string[] = [];
  const received = new Set<string>();
  const githubToken = new Secret('ghs_canary');
  const nothing = async () => undefined;
  const { oidcRequestUrl: url, oidcRequestToken } = emulator.address;
  const requestToken = new Secret(oidcRequestToken);
  const host: Host = {
    ...(ci && { ci: { ...ci, payload: async () => row.job.payload?.(commits) ?? {} } }),
    git,
    clock: { now: () => Date.now(), sleep: nothing, random: () => 0.5 },
    docker: noDocker,
    workflow: {
      refusal: nothing,
      idToken: (audience) => requestIdToken(emulator.transport, { url, requestToken }, audience),
    },
    async send(request) {
      for (const secret of secretsIn(request)) received.add(`${new URL(request.url).host}: ${secret}`);
      return answer(request, commits);
    },
    files: {
      list: async () => Object.keys(row.head).sort(),
      read: readerOf(row.head),
      replace: async () => ({}),
      save: nothing,
    },
    sink: {
      mask: () => undefined,
      log: (text) => void said.push(text),
      colour: false,
      progress: () => undefined,
      annotate: ({ message }) => void said.push(message),
      summary: async (markdown) => void said.push(markdown),
      output: () => undefined,
    },
  };
  const given: Files = { 'github-token': githubToken.expose(), ...row.inputs };
  const get = (name: string) => given[name];
  const read = await configure({ get, ...(await policySources(host, githubToken, get('base'))) });
  const list = () => [...received].sort();
  if ('issues' in read) return { verdict: 'refused', received: list(), said: read.issues.join('\n') };
  const { report } = await run(host, read.config);
  return { verdict: report.verdict, received: list(), said: said.join('\n') };
}

/** The known secrets anywhere in a request. */
function secretsIn({ url, headers, authorization, body }: HttpRequest): readonly string[] {
  const sent = JSON.stringify([
    decodeURIComponent(url),
    headers,
    authorization?.credential.expose(),
    body ?? '',
  ]);
  const decoded = decodeURIComponent(sent.replaceAll('+', ' ').replace(/%(?![0-9a-fA-F]{2})/g, '%25'));
  return [
    ...(decoded.includes('ghs_canary') ? ['the token of the job'] : []),
    ...[...decoded.matchAll(/eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g)].map(([token]) => kindOf(token)),
  ];
}
