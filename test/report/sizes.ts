// Reports of four sizes, as a scheduled audit or a pull request sees them: 0, 7, 100 and 2,018 findings.
import type { Vulnerability } from '../../src/model/judgement/advisory.js';
import type { Fact, TagHistory } from '../../src/model/judgement/fact.js';
import type { ImageOccurrence } from '../../src/model/occurrence.js';
import type { PinChange } from '../../src/model/run/delivery.js';
import { dayMs } from '../build.js';
import { digestOf, factsFrom, historyOf, image, now, workload } from './histories.js';
import { type Files, type Situation, situation } from './stages.js';

/** References in a file. */
const perFile = 5;
const source = { server: 'https://github.com', repository: 'acme/platform', sha: '4f'.repeat(20) };

const names =
  'node python nginx postgres redis golang jdk ruby php haproxy kafka rabbitmq grafana prometheus vault consul';

/** The tag number `index`, with its own past: some at Docker Hub, most at the platform. */
function tagOf(index: number): TagHistory {
  const name = names.split(' ')[index % 16] ?? 'node';
  const team = ['acme', 'acme/base', 'acme/tools'][index % 3];
  const days = [200 + index, 120, 64, 30 + (index % 20), 16, 2 + (index % 7)];
  const history = historyOf(`${team}/${name}`, `${1 + Math.floor(index / 16)}.${index % 9}`, days);
  return index % 11 === 5 ? { ...history, registry: 'docker.io', repository: `bitnami/${name}` } : history;
}

/** How the use number `use` of a tag is pinned: foreign, not at all, or some digests behind. */
function useOf(tag: TagHistory, index: number, use: number): string {
  if (index % 25 === 3 && use % 5 === 0) return image(tag, digestOf(`foreign ${index}`));
  if (index % 3 === 0) return image(tag, use % 4 === 0 ? 4 : 2);
  return index % 3 === 1 ? image(tag) : image(tag, use % 2 === 0 ? 3 : undefined);
}

/**
 * @param uses how many references there are
 * @param tags how many tags they use
 * @param others further files
 */
export function sized(
  uses: number,
  tags: number,
  inputs: Readonly<Record<string, string>> = {},
  others: Files = {},
): Promise<Situation> {
  const all = Array.from({ length: tags }, (_, index) => tagOf(index));
  const lines = Array.from({ length: uses }, (_, use) => {
    const index = use % tags;
    const tag = all[index];
    if (tag === undefined) throw new Error('no tag');
    return useOf(tag, index, Math.floor(use / tags));
  });
  const files = Array.from({ length: Math.ceil(uses / perFile) }, (_, file) => [
    `services/team-${file % 12}/app-${String(file).padStart(3, '0')}/deploy.yaml`,
    workload(`app-${file}`, ...lines.slice(file * perFile, (file + 1) * perFile)),
  ]);
  return situation({
    files: { ...others, ...Object.fromEntries(files) },
    fact: deprecatedSometimes(all),
    histories: all,
    vulnerabilities: scanned,
    inputs,
    requests: { total: tags * 2, retried: 0 },
    source,
  });
}

function deprecatedSometimes(tags: readonly TagHistory[]) {
  const known = factsFrom(tags);
  return (occurrence: ImageOccurrence): Fact => {
    const fact = known(occurrence);
    const ended = fact.status !== 'missing' && occurrence.image.tag?.startsWith('2.') === true;
    const successors = { nearest: '3.1', newest: '5.2' };
    return ended ? { ...fact, endOfLife: { deprecated: true, date: '2026-06-30', successors } } : fact;
  };
}

/** What the platform's scanner finds: something with a fix in the oldest pins of `jdk`, something without in `php`. */
function scanned(images: readonly ImageOccurrence[]): readonly Vulnerability[] {
  return images.flatMap(({ at, image: found }): readonly Vulnerability[] => {
    const name = found.repository.split('/').at(-1);
    const shared = { at, image: found, aliases: [] };
    if (name === 'jdk')
      return [
        {
          ...shared,
          id: 'CVE-2026-20931',
          severity: 'Critical',
          package: { name: 'openssl', version: '3.3.1' },
          fixState: 'fixed',
          fixVersions: ['3.3.2-r1'],
        },
        {
          ...shared,
          id: 'GHSA-7x2c-9f4m-pq83',
          severity: 'High',
          package: { name: 'zlib', version: '1.3' },
          fixState: 'fixed',
          fixVersions: ['1.3.1'],
        },
      ];
    if (name !== 'php') return [];
    return [
      {
        ...shared,
        id: 'CVE-2026-11402',
        severity: 'Medium',
        package: { name: 'libxml2' },
        fixState: 'not-fixed',
        fixVersions: [],
      },
    ];
  });
}

/** Everything is pinned to current digests. */
const none = () => {
  const tags = [0, 1, 2, 5].map(tagOf);
  return situation({
    files: { 'deploy/web.yaml': workload('web', ...tags.map((tag) => image(tag, 0))) },
    fact: factsFrom(tags),
    histories: tags,
    requests: { total: 9, retried: 0 },
    source,
  });
};

const opaque = { 'tools/Dockerfile': 'ARG BASE\nFROM $BASE\n' };

/** Number of findings → the report. The largest is an audit, which nothing fails. */
export const sizes: Readonly<Record<number, () => Promise<Situation>>> = {
  0: none,
  7: () => sized(5, 4),
  100: () => sized(60, 20, {}, opaque),
  2018: () => sized(1153, 75, { mode: 'audit' }, opaque),
};

/** What a pull request of 122 images pins: two thirds superseded, each in up to seven places. */
export const manyChanges: readonly PinChange[] = Array.from({ length: 122 }, (_, index) => ({
  name:
    index % 4 === 0
      ? `docker.io/library/node:${index}`
      : `registry.example.com/acme/platform/service-${index}:1.${index}`,
  ...(index % 3 === 0
    ? {}
    : { from: digestOf(`from ${index}`), supersededAt: now - (index % 90) * dayMs, behind: 1 + (index % 5) }),
  to: digestOf(`to ${index}`),
  toSince: now - (index % 20) * dayMs,
  places: Array.from({ length: 1 + (index % 7) }, (_, place) => ({
    file: `services/team-${place}/app-${index}/deploy.yaml`,
    span: { start: 0, end: 1 },
  })),
}));
