// Runs between the emulated platform and the CI host's test server: a checkout in memory, and the settings of the run.

import { readPolicy } from '../../src/config/policy/read.js';
import { readConfig } from '../../src/config/read.js';
import type { Emulator } from '../../src/emulator/index.js';
import { digestAt } from '../../src/emulator/seed.js';
import { Failure } from '../../src/model/failure.js';
import { presets } from '../../src/model/images/presets.js';
import type { Annotation, Ci, Host } from '../../src/model/run/host.js';
import type { Transport } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';
import { dayMs } from '../build.js';
import { noDocker } from '../registry/no-docker.js';
import { addresses, type GithubServer } from './server.js';

/** Lines, hosts and settings for runs on these two. */
export function runsOn(server: GithubServer, emulator: Emulator) {
  const registry = () => new URL(emulator.address.registryUrl).host;
  const line = (name: string, tag: string, daysAgo?: number) => {
    const digest =
      daysAgo === undefined
        ? ''
        : `@${digestAt(emulator.state, `acme/${name}`, tag, Date.now() - daysAgo * dayMs)}`;
    return `FROM ${registry()}/acme/${name}:${tag}${digest}\n`;
  };

  /** A checkout in memory, and what the run wrote. */
  function hostOf(files: Record<string, string>, variables: Record<string, string>, payload: unknown) {
    const outputs: Record<string, string> = {};
    const annotations: Annotation[] = [];
    const masked: string[] = [];
    const send: Transport = (request) =>
      request.url.startsWith(addresses.api)
        ? server.transport(request)
        : emulator.transport(request).catch((cause: unknown) => {
            throw new Failure('unreachable', 'not there', { cause });
          });
    const all: Record<string, string> = {
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_API_URL: addresses.api,
      GITHUB_GRAPHQL_URL: addresses.graphql,
      GITHUB_SERVER_URL: addresses.server,
      GITHUB_WORKFLOW: 'Images',
      GITHUB_JOB: 'check',
      ...variables,
    };
    const ci: Ci = { variable: (name) => all[name], payload: async () => payload };
    const host: Host = {
      ci,
      send,
      clock: { now: () => Date.now(), sleep: async () => undefined, random: () => 0.5 },
      docker: noDocker,
      workflow: {
        refusal: async () => undefined,
        async idToken(audience) {
          const url = `${emulator.address.oidcRequestUrl}&audience=${encodeURIComponent(audience)}`;
          const credential = new Secret(emulator.address.oidcRequestToken);
          const answer = await send({
            method: 'GET',
            url,
            headers: {},
            authorization: { scheme: 'Bearer', credential },
          });
          return new Secret(JSON.parse(answer.body).value);
        },
      },
      files: {
        list: async () => Object.keys(files).sort(),
        read: async (file) => {
          const text = files[file];
          return text === undefined ? { unreadable: 'ENOENT', absent: true } : { text };
        },
        async replace(file, _, after) {
          files[file] = after;
          return {};
        },
        save: async () => undefined,
      },
      sink: {
        mask: (secret) => void masked.push(secret.expose()),
        log: () => undefined,
        colour: false,
        progress: () => undefined,
        annotate: (annotation) => void annotations.push(annotation),
        summary: async () => undefined,
        output: (name, value) => {
          outputs[name] = value;
        },
      },
    };
    return { host, outputs, annotations, masked };
  }

  /** @param policy text of the policy file */
  function configOf(inputs: Record<string, string>, policy?: string) {
    const { baseUrl, registryUrl, issuerUrl, publicOrganization, identity } = emulator.address;
    const all: Record<string, string> = {
      'base-url': baseUrl,
      'registry-url': registryUrl,
      'issuer-url': issuerUrl,
      'public-organization': publicOrganization,
      identity,
      'github-token': 'job-token',
      ...inputs,
    };
    const names = { checks: [], presets: Object.keys(presets) };
    const path = '.github/tagproof.yml';
    const own = policy === undefined ? undefined : readPolicy({ path, text: policy }, names);
    if (own !== undefined && 'issues' in own) throw new Error(JSON.stringify(own.issues));
    const read = readConfig((name) => all[name], { presets, checks: [] }, own?.file.policy);
    if ('issues' in read) throw new Error(read.issues.join('\n'));
    return read.config;
  }

  return { registry, line, hostOf, configOf };
}
