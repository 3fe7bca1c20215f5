// Prism, which others wrote, judges by the published description: in front of the emulator what it answers to the commands, and as the platform what the client sends.
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStage, runLine, type Stage } from '../../scripts/walk/stage.mjs';
import { platformClient } from '../../src/clients/platform/client.js';
import type { HttpRequest, Transport } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';
import { load } from '../e2e/load.js';
import { walkThroughVerbs } from '../platform/verb-walk.js';

const timeout = 300_000;
/** Every command that asks the platform; `IDENTITY` is the one that `identity create` has made. */
const lines = [
  `setup --yes --action acme/tagproof@${'ab12'.repeat(10)}`,
  'doctor',
  'verify --artifacts openssl',
  'pin',
  'audit --vulnerability-reports true',
  'history cgr.dev/acme/node:20',
  'releases cgr.dev/acme/redis',
  'images',
  'tag node:20',
  'identity create --json --repository acme/web --name web',
  'identity list',
  'identity update --identity IDENTITY --repository acme/store',
  'identity explain --identity IDENTITY',
  'identity delete --identity IDENTITY',
];
/** These run in a job, and the others where a person has set the tokens. */
const inJobs = ['verify', 'pin', 'audit'];

/** What the description has no operation for, as the two commands of Prism say it. */
const unknownRoute = ['request: Selected route not found', 'NO_PATH_MATCHED_ERROR'];
const seedHasV1 = 'The description is of v2 alone; the specification has this operation in v1.';
const emptyBody =
  'The specification says that a deletion returns an empty body, and the description an empty object.';

/** Every difference with its reason: an operation or one of its messages. The specification goes before the description. */
const reasons: Readonly<Record<string, string>> = {
  'DELETE /iam/v2/identities/{uid}: response.body: Response body must be object': emptyBody,
  'DELETE /iam/v2/identities/{uid}: response: The received media type "" does not match the one specified in the current response: application/json':
    emptyBody,
  'DELETE /iam/v2/roleBindings/{uid}: response.body: Response body must be object': emptyBody,
  'DELETE /iam/v2/roleBindings/{uid}: response: The received media type "" does not match the one specified in the current response: application/json':
    emptyBody,
  'DELETE /iam/v2/roles/{uid}: response.body: Response body must be object': emptyBody,
  'DELETE /iam/v2/roles/{uid}: response: The received media type "" does not match the one specified in the current response: application/json':
    emptyBody,
  'GET /.well-known/openid-configuration':
    'The description has no discovery: `doctor` asks whether the host of the issuer answers at all.',
  'GET /policies/v1/bindings': seedHasV1,
  'GET /policies/v1/overrides': seedHasV1,
  'GET /registry/v1/eoltags': seedHasV1,
  'GET /registry/v1/repos/{uid}/digests/{digest}/imageconfig': seedHasV1,
  'GET /registry/v1/repos/{uid}/digests/{digest}/vulnreport': seedHasV1,
  'GET /registry/v1/vuln_reports/counts': seedHasV1,
  'GET /registry/v2/repos/{uid}/readme':
    'The placeholder of the description is `{repoReadme.uid}`, and Prism finds no path by a name with a dot.',
  'POST /registry/v1/repos/{uid}:checkPolicies': seedHasV1,
  'POST /sts/exchange: request: No supported content types, but request included a non-empty body':
    'The description has query parameters; the service takes a form as well, and the client sends one, because addresses are kept in the logs of proxies and the uid of the identity is not theirs to keep. The emulator takes both.',
};

const { TAGPROOF_PRISM: program, TAGPROOF_PLATFORM_OPENAPI: description } = process.env;
const skipped =
  program === undefined || description === undefined
    ? ' — SKIPPED: TAGPROOF_PRISM is not set to the entry of Prism, or TAGPROOF_PLATFORM_OPENAPI not to the description'
    : '';

interface Violation {
  readonly location: readonly string[];
  readonly message: string;
}

/** Starts Prism; its address, when it listens. */
async function startPrism(
  ...args: readonly string[]
): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const [command = '', ...more] = args;
  const flags = ['--port', String(await freePort()), '--host', '127.0.0.1', '--verboseLevel', 'info'];
  const child = spawn(process.execPath, [program ?? '', command, description ?? '', ...more, ...flags]);
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`Prism ended: ${printed.slice(-500)}`)));
  });
  return { child, url };
}

/** A port that is free now: Prism takes 0 for its own default. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

interface Judged {
  /** Method, path with its variable parts as `*`, and status. */
  readonly operation: string;
  readonly violations: readonly string[];
}

/** A template of OpenAPI 3.0 matches one segment, and the protocol binds `{uid=**}`: for Prism the `/` in a uid is encoded. */
const uids = /[0-9a-f]{40}(?:\/[0-9a-f]{16})+/g;

/** What varies in a path: uids, digests and artifacts. */
function operationOf(method: string, pathname: string): string {
  const path = pathname
    .replace(/sha256(?::|%3A)[0-9a-f]{64}/g, '{digest}')
    .replace(/[0-9a-f]{40}(?:(?:\/|%2F)[0-9a-f]{16})*/g, '{uid}');
  return `${method} ${path}`;
}

/** Sends a request to Prism, and keeps what it says about it. */
async function judgedBy(prism: string, { method, url, headers, authorization, body }: HttpRequest) {
  const { pathname, search } = new URL(url);
  const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
  const response = await fetch(`${prism}${pathname.replace(uids, encodeURIComponent)}${search}`, {
    method,
    headers: { ...headers, ...(credential === undefined ? {} : { authorization: credential }) },
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  const said = response.headers.get('sl-violations');
  const unknown = /"type":"(https:\/\/stoplight\.io\/prism\/errors#[A-Z_]+)"/.exec(text)?.[1];
  const violations: readonly Violation[] = said === null ? [] : JSON.parse(said);
  const judged: Judged = {
    operation: operationOf(method, pathname),
    violations: [
      ...violations.map(({ location, message }) => `${location.join('.')}: ${message}`),
      ...(unknown === undefined ? [] : [unknown.split('#')[1] ?? unknown]),
    ],
  };
  return {
    judged,
    response: { status: response.status, headers: Object.fromEntries(response.headers), body: text },
  };
}

describe.skipIf(skipped !== '')(`Prism with the published description${skipped}`, () => {
  let stage: Stage;
  let upstream: Server;
  let proxy: Awaited<ReturnType<typeof startPrism>>;
  let mock: typeof proxy;
  const requests: HttpRequest[] = [];
  const answers: Judged[] = [];

  beforeAll(async () => {
    stage = await createStage(load);
    const { baseUrl, issuerUrl } = stage.emulator.address;
    upstream = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const { url = '', method = 'GET', headers } = request;
      const answer = await stage.emulator.transport({
        method: method as 'GET',
        url: `${url.startsWith('/sts/') ? issuerUrl : baseUrl}${url}`,
        headers: headers as Record<string, string>,
        ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks).toString() }),
      });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => upstream.once('listening', resolve));
    const address = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
    [proxy, mock] = await Promise.all([startPrism('proxy', address), startPrism('mock')]);
  });
  afterAll(() => {
    proxy?.child.kill();
    mock?.child.kill();
    upstream?.close();
    stage?.close();
  });

  /** Requests to the platform and its issuer go through Prism, all others as in a walk. */
  const through: Transport = async (request) => {
    const { baseUrl, issuerUrl } = stage.emulator.address;
    const { origin } = new URL(request.url);
    if (origin !== baseUrl && origin !== issuerUrl) return stage.network.send(request);
    requests.push(request);
    const { judged, response } = await judgedBy(proxy.url, request);
    answers.push(judged);
    return response;
  };

  it('in front of the emulator, finds no difference without a reason (§2.1 §2.2 §2.3 §2.4 §2.5 §2.6 §2.7 §2.8 §2.10 §4.1 §4.2 §4.3 §4.4 §4.5)', {
    timeout,
  }, async () => {
    const before = { ...stage, network: { send: through } };
    const settings = { TAGPROOF_PLATFORM: 'chainguard', TAGPROOF_GROUP: stage.emulator.address.group };
    let identity = '';
    for (const line of lines) {
      const isJob = inJobs.includes(line.split(' ')[0] ?? '');
      const own = /^(?:setup|doctor)/.test(line) ? stage.person : { ...stage.person, ...settings };
      const job = isJob || line.startsWith('identity explain') ? await stage.job() : {};
      const environment = isJob ? job : { ...own, ...job };
      const words = `tagproof ${line.replace('IDENTITY', identity)}`;
      const { code, text, out } = await runLine(load, before, words, environment);
      // A gate fails, and a workflow of another repository does not match; nothing is refused or incomplete.
      expect(code, `${line}: ${text}`).toBeLessThan(2);
      if (line.startsWith('identity create')) identity = JSON.parse(out).identity;
    }
    const client = platformClient({
      send: through,
      baseUrl: stage.emulator.address.baseUrl,
      token: new Secret(stage.person.TAGPROOF_TOKEN ?? ''),
      surface: 'workflow',
    });
    await walkThroughVerbs(client, stage.emulator);
    expect(differencesIn(answers)).toEqual(Object.keys(reasons));
  });

  it('as the platform, refuses no request without a reason', { timeout }, async () => {
    const judged: Judged[] = [];
    for (const request of requests) judged.push((await judgedBy(mock.url, request)).judged);
    const refused = judged.map(({ operation, violations }) => ({
      operation,
      // What Prism makes up as an answer is not about the request.
      violations: violations.filter((text) => !text.startsWith('response')),
    }));
    const ofRequests = Object.keys(reasons).filter((difference) => !difference.includes(': response'));
    expect(differencesIn(refused)).toEqual(ofRequests);
  });
});

/** Each difference once: the operation where the description has none, or else with what is wrong. */
function differencesIn(judged: readonly Judged[]): readonly string[] {
  const all = judged.flatMap(({ operation, violations }) =>
    violations.map((text) =>
      unknownRoute.includes(text) ? operation : `${operation}: ${text.replace(/\.\d+/g, '.*')}`,
    ),
  );
  return [...new Set(all)].sort();
}
