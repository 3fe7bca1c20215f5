// A stranger's repository as it comes, looked at for the first time: its files, and registries that have every image.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkIds } from '../../src/checks/index.js';
import { configure } from '../../src/config/index.js';
import { createEmulator } from '../../src/emulator/index.js';
import { digestAt } from '../../src/emulator/seed.js';
import type { Host } from '../../src/model/run/host.js';
import type { Report } from '../../src/report/schema/schema.js';
import { run } from '../../src/run.js';
import { dayMs } from '../build.js';
import { image, index, ociRegistry } from '../registry/oci-registry.js';
import { large } from './first-run-large.js';
import { type Checkout, hostOf } from './in-process.js';
import { platformInputs } from './workflow.js';

const fixtures = fileURLToPath(new URL('../fixtures/first-run', import.meta.url));

/** Names of the repositories below test/fixtures/first-run, and of those that are made here. */
export const strangers = [
  ...readdirSync(fixtures, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
  ...Object.keys(large),
];

export interface FirstRun {
  readonly exitCode: number;
  readonly report: Report;
  /** As a person sees it in a terminal of 100 columns. */
  readonly terminal: string;
  readonly summary: string;
}

/** `outage`: no registry but the platform's can be reached. */
export async function firstRun(
  name: string,
  setting: { readonly platform?: boolean; readonly outage?: boolean } = {},
): Promise<FirstRun> {
  const emulator = await createEmulator();
  const files =
    large[name]?.() ??
    checkoutOf(name, (image_, tag, daysAgo) =>
      digestAt(emulator.state, image_, tag, Date.now() - daysAgo * dayMs),
    );
  const host = hostOf(emulator, { ...files });
  const log: string[] = [];
  let summary = '';
  const elsewhere = registries();
  const watched: Host = {
    ...host,
    send: (request) => {
      const own = Object.values(emulator.origins).includes(new URL(request.url).origin);
      return own || setting.outage === true ? host.send(request) : elsewhere(request);
    },
    sink: {
      ...host.sink,
      width: 100,
      log: (text) => void log.push(text),
      summary: async (text) => {
        summary = text;
      },
    },
  };
  const inputs: Readonly<Record<string, string>> = setting.platform ? platformInputs(emulator) : {};
  const read = await configure({
    get: (input) => inputs[input],
    checks: async () => checkIds,
    head: async () => ({ missing: true }),
    remote: async () => ({ missing: true }),
  });
  if ('issues' in read) throw new Error(read.issues.join('\n'));
  const { report, exitCode } = await run(watched, read.config);
  return { exitCode, report, terminal: log.join('\n'), summary };
}

/** `DIGEST(acme/node 20 45)` in a fixture is what the tag was so many days ago. */
function checkoutOf(name: string, digest: (image: string, tag: string, daysAgo: number) => string): Checkout {
  const root = path.join(fixtures, name);
  const paths = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    paths.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const text = readFileSync(file, 'utf8').replace(
        /DIGEST\((\S+) (\S+) (\d+)\)/g,
        (_, image_: string, tag: string, days: string) => digest(image_, tag, Number(days)),
      );
      return [path.relative(root, file).split(path.sep).join('/'), text];
    }),
  );
}

/** Registries of every host, which have what they are asked for. */
function registries(): Host['send'] {
  const hosts = new Map<string, ReturnType<typeof ociRegistry>>();
  return async (request) => {
    const { origin, pathname } = new URL(request.url);
    const registry = hosts.get(origin) ?? ociRegistry(origin);
    hosts.set(origin, registry);
    const [, repository, reference] = /^\/v2\/(.+)\/manifests\/([^/]+)$/.exec(pathname) ?? [];
    const tag = `${repository}:${reference}`;
    if (repository !== undefined && reference?.startsWith('sha256:') === false && !registry.tags.has(tag)) {
      const platforms = ['amd64', 'arm64'].map((one) => image(`${tag} ${one}`));
      registry.push(tag, index(platforms), ...platforms);
    }
    return registry.answer(request);
  };
}
