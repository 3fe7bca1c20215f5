// `pin` over files of every format, against a real registry: each digest that it writes is what `skopeo inspect` says.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corpus, formats } from '../../bench/corpus.mjs';
import { gate } from '../../src/command/gate.js';
import { scanners } from '../../src/formats/registry.js';
import type { Report } from '../../src/report/schema/schema.js';
import {
  account,
  build,
  inspected,
  missingPrograms,
  pushBySkopeo,
  type RealRegistry,
  realRegistry,
} from '../registry/real-registry.js';
import { temporaryFolder } from './workflow.js';

const needed = missingPrograms.length === 0 ? '' : ` — SKIPPED: install ${missingPrograms.join(', ')}`;
const images = Array.from(
  { length: 24 },
  (_, index) => `${index % 3 ? 'team/' : ''}app${index}x:1.${index}-a_b`,
);
const wanted = 120;
const digest = /sha256:[a-f0-9]{64}/g;

/** Formats whose images are listed but never pinned, or whose digests replace the tag in each of the fixtures' files. */
const withoutSample = new Set(['cloudformation', 'ecs', 'fly', 'jsonnet', 'settings']);

/** The text before: without digests, and with a tag that a comment keeps back in its place. */
const unpinned = (text: string) =>
  text
    .replace(/(?<!:[\w.-]+)@sha256:[a-f0-9]{64}("?)(?: #|\/\/) (?:tag=)?(\S+)/g, ':$2$1')
    .replace(/@?sha256:[a-f0-9]{64}/g, '');

it('the corpus has every format that takes digests', () => {
  const pinned = scanners.map(({ id }) => id).filter((id) => !withoutSample.has(id));
  expect([...formats].sort()).toEqual(pinned.sort());
});

async function pin(root: string, registry: RealRegistry) {
  const auth = Buffer.from(`${account.user}:${account.password}`).toString('base64');
  const config = { auths: { [registry.host]: { auth } } };
  const environment = { DOCKER_CONFIG: temporaryFolder({ 'config.json': JSON.stringify(config) }) };
  const printed: string[] = [];
  const exitCode = await gate({
    invocation: {
      command: 'pin',
      operands: [root],
      flags: new Map(),
      switches: new Set(),
      json: true,
      noColour: true,
      help: false,
    },
    environment,
    out: (text) => printed.push(text),
    err: () => undefined,
    colour: false,
  });
  return { exitCode, report: JSON.parse(printed.join('')) as Report };
}

describe.skipIf(needed !== '')(`every format and a real registry${needed}`, () => {
  let registry: RealRegistry;
  let said: ReadonlyMap<string, string>;

  beforeAll(async () => {
    registry = await realRegistry('token');
    const digests = new Map<string, string>();
    for (const [index, name] of images.entries()) {
      const platforms = index % 2 ? ['amd64'] : ['amd64', 'arm64', 's390x'];
      await pushBySkopeo(registry, name, build(index % 5 ? 'oci' : 'docker', name, platforms));
      digests.set(name, await inspected(registry, name));
    }
    said = digests;
  });
  afterAll(() => registry.close());

  it('writes exactly the digests that skopeo reports, and only once', async () => {
    const files = corpus(registry.host, images, wanted);
    const root = temporaryFolder(Object.fromEntries([...files].map(([file, { text }]) => [file, text])));
    const { report, exitCode } = await pin(root, registry);
    // The corpus has Dockerfiles with a frontend of the registry: it is pinned, and what it reads is not known.
    for (const { message } of report.incomplete) expect(message).toMatch(/^Line \d+: The frontend /);
    expect([report.findings, report.references.length, exitCode]).toEqual([[], wanted, 3]);
    const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
    for (const [file, { text, images: named }] of files) {
      const after = textOf(file);
      expect(unpinned(after), file).toBe(text);
      expect([...(after.match(digest) ?? [])].sort(), file).toEqual(
        named.map((name) => said.get(name)).sort(),
      );
    }
    for (const { file, repository, tag, digest: written } of report.references)
      expect(written, file).toBe(said.get(`${repository}:${tag}`));
    // The challenge, one token for all repositories, and the digest of each.
    expect(report.requests.total).toBe(2 + images.length);

    const pinned = [...files.keys()].map(textOf);
    const again = await pin(root, registry);
    expect([again.report.edits, again.exitCode]).toEqual([[], 3]);
    expect([...files.keys()].map(textOf)).toEqual(pinned);
  });
});
