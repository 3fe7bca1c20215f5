// Every reader of text from outside: how it is called, what its texts are made of, and what grows without bound in them.

import { parseSbom } from '../../src/advisories/sbom/index.js';
import { compareApk } from '../../src/advisories/versions/apk.js';
import { checks } from '../../src/checks/index.js';
import { onGithub } from '../../src/ci-systems/github.js';
import { githubError } from '../../src/clients/github/errors.js';
import { claimsOf } from '../../src/clients/platform/claims.js';
import { platformClient } from '../../src/clients/platform/client.js';
import { exchangeToken } from '../../src/clients/platform/sign-in.js';
import { dockerCredentials } from '../../src/clients/registry/docker-config.js';
import { platformRegistry } from '../../src/clients/registry/platform-registry.js';
import { registriesClient } from '../../src/clients/registry/registries.js';
import { challengeIn } from '../../src/clients/registry/token.js';
import { appendWaiver } from '../../src/config/policy/edits/append.js';
import { readPolicy } from '../../src/config/policy/read.js';
import { parseLedger } from '../../src/history/ledger-text.js';
import { Failure } from '../../src/model/failure.js';
import { isPathGlob, pathMatcher } from '../../src/model/globs/glob.js';
import { nameMatcher } from '../../src/model/globs/name-glob.js';
import { parseImage } from '../../src/model/images/image.js';
import type { HttpResponse } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';
import { reportSchema } from '../../src/report/schema/schema.js';
import * as grammar from './grammar.js';

export interface Target {
  readonly name: string;
  readonly grammar: grammar.Grammar;
  /** Reads the text; a Failure is an answer, anything else that is thrown is a defect. */
  readonly read: (text: string) => unknown;
  /** Texts of about `size` characters in which one thing is repeated. */
  readonly growing: Readonly<Record<string, (size: number) => string>>;
}

const words = { checks: checks.map(({ id }) => id), presets: ['chainguard'] };
const times = (text: string) => (size: number) => text.repeat(Math.ceil(size / text.length));
const digest = `sha256:${'a'.repeat(64)}`;
const secret = new Secret('the-secret-of-a-test');

function answering(body: string, status = 200): (request: unknown) => Promise<HttpResponse> {
  const headers = { 'content-type': 'application/vnd.oci.image.index.v1+json', date: body.slice(0, 40) };
  return async () => ({ status, headers: { ...headers, 'www-authenticate': body.slice(0, 5000) }, body });
}

/** All that is refused is refused as a Failure. */
async function attempts(...asks: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const ask of asks)
    await ask().catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
    });
}

function readPlatform(text: string): Promise<void> {
  const asks = [200, 400, 500].flatMap((status) => {
    const client = platformClient({
      baseUrl: 'https://a.test',
      send: answering(text, status),
      token: secret,
      surface: 'workflow',
    });
    return [
      () => client.listRepositories({ name: 'node' }).all(),
      () => client.listTags({}).all(),
      () => client.listAdvisories({}).all(),
      () => client.listEndOfLifeTags({}).all(),
      () =>
        exchangeToken(answering(text, status), {
          issuerUrl: 'https://a.test',
          audience: 'x',
          idToken: secret,
          identity: 'y',
          surface: 'workflow',
        }),
    ];
  });
  return attempts(...asks);
}

function readRegistry(text: string): Promise<void> {
  const asks = [200, 401, 404].flatMap((status) => {
    const send = answering(text, status);
    const options = {
      send,
      registryUrl: 'https://r.test',
      historyService: '_s',
      onToken: () => undefined,
      now: () => Date.now(),
      surface: 'workflow',
    } as const;
    const platform = platformRegistry(options);
    // The token comes from a well-behaved server, so that the rest of the answers is read.
    const ready = platformRegistry({
      ...options,
      send: async (request) =>
        (request.url.includes('/token')
          ? answering('{"token":"x"}')(request)
          : send(request)) as Promise<HttpResponse>,
    });
    const other = registriesClient({ send, credentials: async () => undefined, onSecret: () => undefined });
    const name = { registry: 'r.test', repository: 'a/b' };
    return [
      () => platform.history('a/b', 'c', {}),
      () => ready.history('a/b', 'c', {}),
      () => ready.children('a/b', digest as never),
      () => ready.content.referrers('a/b', digest as never),
      () => other.digestOf(name, 'c'),
      () => other.children(name, digest as never),
    ];
  });
  return attempts(...asks);
}

export const targets: readonly Target[] = [
  {
    name: 'Policy (YAML)',
    grammar: grammar.policy,
    read: (text) => readPolicy({ path: 'p.yml', text }, words),
    growing: {
      'long list': (size) => `exclude:\n${times('  - a\n')(size)}`,
      'nested lists': times('- '),
      'nested braces': times('{a: '),
      'nested brackets': times('['),
      'aliases of aliases': (size) =>
        `a0: &a0 [x,x]\n${Array.from({ length: size / 30 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at},*a${at}]\n`).join('')}`,
      'many keys': (size) => Array.from({ length: size / 11 }, (_, at) => `k${at}: 1\n`).join(''),
      'many waivers': (size) =>
        `waivers:\n${times('  - {check: unpinned, paths: "a/**", reason: x}\n')(size)}`,
      'wrong waivers': (size) => `waivers:\n${times('  - {cheque: 1}\n')(size)}`,
      'deep indentation': (size) =>
        Array.from({ length: Math.sqrt(size * 2) }, (_, at) => `${' '.repeat(at)}a:\n`).join(''),
      'open quote': (size) => `a: "${'\\x'.repeat(size / 2)}`,
      tabs: times('\t'),
      anchors: times('&a '),
      comments: times('#\n'),
      documents: times('---\n'),
    },
  },
  {
    name: 'Policy, to add a waiver',
    grammar: grammar.policy,
    // The command adds only to a policy that is right.
    read: (text) =>
      'issues' in readPolicy({ path: 'p.yml', text }, words) ||
      appendWaiver(text, { check: 'unpinned', reason: 'x' }),
    growing: { 'many waivers': (size) => `waivers:\n${times('  - {check: unpinned, reason: x}\n')(size)}` },
  },
  {
    name: 'SBOM (JSON)',
    grammar: grammar.sbom,
    read: (text) => parseSbom({ path: 's.json', text }),
    growing: {
      'many SPDX packages': (size) =>
        `{"spdxVersion":"SPDX-2.3","packages":[${times('{"name":"a","SPDXID":"x","versionInfo":"1"},')(size)}{}]}`,
      'nested components': (size) =>
        `{"bomFormat":"CycloneDX","specVersion":"1.6","components":[${times('{"name":"a","components":[')(size)}`,
      'closed nested components': (size) => {
        const depth = Math.floor(size / 60);
        return `{"bomFormat":"CycloneDX","specVersion":"1.6","components":[${'{"type":"library","name":"a","version":"1","components":['.repeat(depth)}${']}'.repeat(depth)}]}`;
      },
      'nested brackets': times('['),
      'long purl': (size) =>
        `{"spdxVersion":"SPDX-2.3","packages":[{"name":"a","externalRefs":[{"referenceType":"purl","referenceLocator":"pkg:apk/a${'%2F'.repeat(size / 3)}"}]}]}`,
      'many qualifiers': (size) =>
        `{"spdxVersion":"SPDX-2.3","packages":[{"name":"a","externalRefs":[{"referenceType":"purl","referenceLocator":"pkg:apk/a/b@1?${'a=b&'.repeat(size / 4)}"}]}]}`,
    },
  },
  {
    name: 'Ledger (JSON)',
    grammar: grammar.ledger,
    read: parseLedger,
    growing: {
      'many entries': (size) =>
        JSON.stringify({
          version: 1,
          entries: Array.from({ length: size / 150 }, (_, at) => ({
            image: `r.test/a:${at}`,
            at: '2026-01-01T00:00:00.000Z',
            digest,
          })),
        }),
      'nested brackets': times('['),
    },
  },
  {
    name: 'Report (JSON, replay)',
    grammar: grammar.report,
    read: (text) => reportSchema.safeParse(parsedOrNull(text)).success,
    growing: { 'many findings': (size) => `{"findings":[${times('{"check":"x"},')(size)}{}]}` },
  },
  {
    name: 'Responses of the platform',
    grammar: grammar.platform,
    read: readPlatform,
    growing: {
      'many tags': (size) => `{"tags":[${times('{"uid":"a/b","name":"c"},')(size)}{"uid":"z","name":"z"}]}`,
      'many details': (size) =>
        `{"code":3,"message":"x","details":[${times('{"@type":"x/ErrorInfo"},')(size)}{}]}`,
      'nested brackets': times('['),
    },
  },
  {
    name: 'Responses of registries',
    grammar: grammar.registry,
    read: readRegistry,
    growing: {
      'many records': (size) =>
        `{"history":[${times(`{"updateTimestamp":"2026-01-01T00:00:00Z","digest":"${digest}"},`)(size)}{"updateTimestamp":"2026-01-01T00:00:00Z","digest":"${digest}"}]}`,
      'many manifests': (size) =>
        `{"schemaVersion":2,"manifests":[${times(`{"digest":"${digest}"},`)(size)}{"digest":"${digest}"}]}`,
      spaces: times(' '),
    },
  },
  {
    name: 'Challenges of registries',
    grammar: grammar.challenge,
    read: challengeIn,
    growing: {
      commas: times(', '),
      quotes: times('a="'),
      words: times('a '),
      escapes: times('a="\\'),
      spaces: (size) => `a${' '.repeat(size)}`,
    },
  },
  {
    name: "Docker's configuration",
    grammar: grammar.docker,
    read: (text) =>
      attempts(() =>
        dockerCredentials(
          { config: async () => ({ text }), helper: async () => ({ exitCode: 0, output: text }) },
          () => undefined,
        )('r.test'),
      ),
    growing: {
      'many registries': (size) =>
        `{"auths":{${Array.from({ length: size / 20 }, (_, at) => `"r${at}":{"auth":"eDp5"}`).join(',')}}}`,
    },
  },
  {
    name: "The runner's event",
    grammar: grammar.event,
    read: (text) =>
      attempts(() =>
        onGithub.revision({
          variable: (name) => (name === 'GITHUB_EVENT_NAME' ? 'pull_request' : undefined),
          payload: async () => parsedOrNull(text),
        }),
      ),
    growing: { 'many labels': (size) => `{"pull_request":{"labels":[${times('{},')(size)}{}]}}` },
  },
  {
    name: "Errors of the CI host's API",
    grammar: grammar.platform,
    read: (text) =>
      githubError(
        'Op',
        { status: 403, headers: { 'x-ratelimit-remaining': text.slice(0, 20) }, body: text },
        'x',
      ).message,
    growing: { 'long message': (size) => `{"message":"${'\u200b'.repeat(size)}"}` },
  },
  {
    name: 'Workflow tokens',
    grammar: grammar.token,
    read: (text) => claimsOf(new Secret(text)),
    growing: { dots: times('.'), letters: times('a') },
  },
  {
    name: 'Image names',
    grammar: grammar.image,
    read: parseImage,
    growing: {
      dashes: (size) => `a${'-'.repeat(size)}`,
      slashes: times('a/'),
      colons: times('a:'),
      dots: (size) => `${times('a.')(size)}!`,
    },
  },
  {
    name: 'Versions of packages',
    grammar: grammar.version,
    read: (text) => compareApk(text, `${text}1`),
    growing: { numbers: times('1.'), zeros: times('0'), suffixes: times('_p') },
  },
  {
    name: 'Globs over paths',
    grammar: grammar.glob,
    read: (text) => isPathGlob(text) && pathMatcher([text])('a/'.repeat(200)),
    growing: { stars: times('*a'), folders: times('**/a/'), braces: times('{a,b}'), classes: times('[ab]') },
  },
  {
    name: 'Globs over names',
    grammar: grammar.glob,
    read: (text) => nameMatcher(text.slice(0, 255))('a'.repeat(200)),
    growing: { stars: times('*a'), 'two stars': times('**a') },
  },
];

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
