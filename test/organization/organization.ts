// An emulated organization: two hundred repositories, the CI host's API and the platform, all on loopback.

import { createHash } from 'node:crypto';
import type { Context } from '../../src/command/context.js';
import { type Emulator, startEmulator } from '../../src/emulator/index.js';
import { digestAt } from '../../src/emulator/seed.js';
import { dayMs } from '../build.js';
import { temporaryFolder } from '../e2e/workflow.js';
import type { FleetRepository } from '../github/fleet.js';
import { GithubServer } from '../github/server.js';

export interface Organization {
  readonly server: GithubServer;
  readonly emulator: Emulator;
  readonly folder: string;
  /** The flags that say where the platform is. */
  readonly platform: Readonly<Record<string, string>>;
  /** Lets a tag of an image of the organization point to a new digest. */
  readonly moveTag: (image: string, tag: string) => void;
  /** A command's context, as a job of a workflow has it. */
  readonly context: (
    command: string,
    operands: readonly string[],
    flags: Readonly<Record<string, string>>,
    switches?: readonly string[],
  ) => { readonly context: Context; readonly out: string[]; readonly err: string[] };
  close(): Promise<void>;
}

/** Starts it with these repositories in addition to `acme/shop`. */
export async function startOrganization(
  repositories: (emulator: Emulator) => readonly FleetRepository[],
): Promise<Organization> {
  const emulator = await startEmulator();
  const server = new GithubServer();
  server.addRepositories(repositories(emulator));
  const listening = await server.listen();
  const folder = temporaryFolder();
  const { address } = emulator;
  const environment = {
    GITHUB_API_URL: listening.url,
    GITHUB_GRAPHQL_URL: `${listening.url}/graphql`,
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_TOKEN: 'job-token',
    ACTIONS_ID_TOKEN_REQUEST_URL: address.oidcRequestUrl,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: address.oidcRequestToken,
  };
  const platform: Record<string, string> = {
    'base-url': address.baseUrl,
    'registry-url': address.registryUrl,
    'issuer-url': address.issuerUrl,
    'public-organization': address.publicOrganization,
    identity: address.identity,
  };
  return {
    server,
    emulator,
    folder,
    platform,
    moveTag(image, name) {
      const repository = emulator.state.repos.find((repo) => repo.name === image);
      const tag = repository?.tags.find((one) => one.name === name);
      if (tag === undefined) throw new Error(`no tag ${image}:${name}`);
      const digest =
        `sha256:${createHash('sha256').update(`${name} ${tag.history.length}`).digest('hex')}` as const;
      tag.history.push({ updateTimestamp: new Date().toISOString(), digest });
    },
    context(command, operands, flags, switches = []) {
      const out: string[] = [];
      const err: string[] = [];
      const all = command === 'audit' ? { ...platform, ...flags } : flags;
      const invocation = {
        command,
        operands,
        flags: new Map(Object.entries(all)),
        switches: new Set(switches),
        ...{ json: false, noColour: true, help: false },
      };
      const context = {
        invocation,
        environment,
        out: (text: string) => void out.push(text),
        err: (text: string) => void err.push(text),
        colour: false,
      };
      return { context, out, err };
    },
    async close() {
      await Promise.all([listening.close(), emulator.close()]);
      server.close();
    },
  };
}

/** Every fifth has a stale pin, every seventh none, every eleventh no reference; the rest is in order. */
export function shops(emulator: Emulator, count: number): readonly FleetRepository[] {
  const registry = new URL(emulator.address.registryUrl).host;
  const image = (tag: string, daysAgo?: number) => {
    const name = `${emulator.state.organization}/node`;
    const digest =
      daysAgo === undefined ? '' : `@${digestAt(emulator.state, name, tag, Date.now() - daysAgo * dayMs)}`;
    return `FROM ${registry}/${name}:${tag}${digest}\n`;
  };
  return Array.from({ length: count }, (_, index) => {
    const name = `shop-${String(index).padStart(3, '0')}`;
    const text =
      index % 11 === 0
        ? 'FROM scratch\n'
        : index % 5 === 0
          ? image('20', 60)
          : index % 7 === 0
            ? image('20')
            : image('20', 0);
    return { name, files: { Dockerfile: text, 'README.md': `# ${name}\n` }, size: 10 + ((index * 37) % 500) };
  });
}
