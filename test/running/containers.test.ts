// What containers run, from documents in the published shapes of containerd, CRI-O, Docker and Podman, shortened to a few fields.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Container, containersIn } from '../../src/running/containers.js';
import { amount } from '../sample.js';

const fixture = (name: string) =>
  readFileSync(new URL(`../fixtures/running/${name}.json`, import.meta.url), 'utf8');

const digest = (character: string) => `sha256:${character.repeat(64)}` as const;

function read(text: string): readonly Container[] {
  const found = containersIn(text);
  if ('issue' in found) throw new Error(found.issue);
  return found.containers;
}

const shown = (containers: readonly Container[]) =>
  containers.map(({ where, asked, digests, why, isWaiting }) => [
    where,
    asked,
    ...(isWaiting === true ? ['waiting'] : digests),
    ...(why === undefined ? [] : [why]),
  ]);

describe('the containers of', () => {
  it('pods on containerd have the image of the specification and the digest of the status, by their names', () => {
    expect(shown(read(fixture('containerd')))).toEqual([
      ['shop/web-6d4b75cb6d-x2x9q/web', `quay.io/acme/app:1@${digest('a')}`, digest('a')],
      ['shop/web-6d4b75cb6d-x2x9q/cache', 'redis:7', digest('b')],
      ['shop/web-6d4b75cb6d-x2x9q/migrate', `quay.io/acme/app:1@${digest('a')}`, digest('a')],
      ['shop/web-6d4b75cb6d-x2x9q/debugger', 'busybox:1.36', digest('d')],
      ['shop/stuck/stuck', 'quay.io/acme/app:2', 'waiting'],
    ]);
  });

  it('a single pod on CRI-O are read; the digest of a configuration is none of an image', () => {
    expect(shown(read(fixture('cri-o')))).toEqual([
      ['shop/api/api', 'quay.io/acme/app:1', digest('e')],
      ['shop/api/proxy', 'quay.io/acme/proxy:3', 'its runtime does not say which image it is'],
    ]);
  });

  it('Docker have all digests of the repository that was asked for, whichever is first', () => {
    expect(shown(read(fixture('docker')))).toEqual([
      ['cache', 'redis:7', digest('7'), digest('b')],
      [
        'web',
        `quay.io/acme/app:1@${digest('a')}`,
        'the file does not have its image: inspect the images, too',
      ],
      ['by-id', '9'.repeat(12), 'the file does not have its image: inspect the images, too'],
    ]);
  });

  it('Podman have its own digest', () => {
    expect(shown(read(fixture('podman')))).toEqual([['web', 'quay.io/acme/app:1', digest('a')]]);
  });
});

it.each([
  ['docker-pullable://quay.io/acme/app@', [digest('a')]],
  ['quay.io/acme/app@', [digest('a')]],
  ['', []],
  ['docker://', []],
])('`imageID` with `%s` before a digest gives %j', (lead, digests) => {
  const pods = JSON.parse(fixture('cri-o'));
  pods.status.containerStatuses[0].imageID = `${lead}${digest('a')}`;
  const [first] = read(JSON.stringify(pods));
  expect(first?.digests).toEqual(digests);
  expect(first?.isForeign).toBeUndefined();
});

it('marks an image of another repository, which the runtime may name for the same content', () => {
  const pods = JSON.parse(fixture('cri-o'));
  pods.status.containerStatuses[0].imageID = `mirror.example.com/acme/app@${digest('a')}`;
  expect(read(JSON.stringify(pods))[0]).toMatchObject({ digests: [digest('a')], isForeign: true });
});

it.each([
  ['no status', undefined, 'the status of its pod does not have the container'],
  [
    'a status of other containers',
    { phase: 'Running', containerStatuses: [] },
    'the status of its pod does not',
  ],
  ['a pod that waits', { phase: 'Pending' }, undefined],
])('a pod with %s', (_, status, why) => {
  const pods = { ...JSON.parse(fixture('cri-o')), status };
  for (const one of read(JSON.stringify(pods))) {
    expect(one.isWaiting).toBe(why === undefined ? true : undefined);
    if (why !== undefined) expect(one.why).toContain(why);
  }
});

it('a container that runs does not wait, whatever else its state has', () => {
  const pods = JSON.parse(fixture('cri-o'));
  pods.status.containerStatuses[0].imageID = '';
  pods.status.containerStatuses[0].state = { running: {}, waiting: null };
  expect(read(JSON.stringify(pods))[0]?.isWaiting).toBeUndefined();
});

it('volumes from images are places, whose digest is that of their reference', () => {
  const pods = JSON.parse(fixture('cri-o'));
  const reference = `quay.io/acme/data:1@${digest('b')}`;
  pods.spec.volumes = [
    { name: 'pinned', image: { reference, pullPolicy: 'Always' } },
    { name: 'by-tag', image: { reference: 'quay.io/acme/data:1' } },
    { name: 'empty', emptyDir: {} },
  ];
  expect(shown(read(JSON.stringify(pods))).slice(2)).toEqual([
    ['shop/api/pinned', reference, digest('b')],
    ['shop/api/by-tag', 'quay.io/acme/data:1', 'the status of a pod does not have its volumes'],
  ]);
});

it('one page of a list is not all of it', () => {
  const pod = JSON.parse(fixture('cri-o'));
  const isCut = (metadata: object) => containersIn(JSON.stringify({ metadata, items: [pod] }));
  expect(isCut({ resourceVersion: '1', continue: 'abc' })).toMatchObject({ isCut: true });
  expect(isCut({ resourceVersion: '1', continue: '' })).toMatchObject({ isCut: false });
});

it.each([
  ['{', 'it is not JSON'],
  ['{}', 'it is no answer of `kubectl get pods -o json` or `docker inspect`'],
  ['[{"Name":"x"}]', 'it is no answer of `kubectl get pods -o json` or `docker inspect`'],
  [`${'['.repeat(100_000)}`, 'it is not JSON'],
  [`${'['.repeat(5000)}${']'.repeat(5000)}`, 'it is no answer of'],
])('refuses %.20s', (text, why) => {
  const found = containersIn(text);
  expect('issue' in found && found.issue).toContain(why);
});

it('gives the same digests in whatever order an engine lists them, and however often', () => {
  const names = fc.constantFrom('redis', 'mirror.example.com/redis', 'docker.io/library/redis', 'other');
  const entry = fc.tuple(names, fc.constantFrom('1', '2', '3')).map(([name, at]) => `${name}@${digest(at)}`);
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 6 }), fc.array(fc.nat(5)), (list, order) => {
      const docker = JSON.parse(fixture('docker'));
      const withDigests = (RepoDigests: readonly string[]) => {
        docker[3].RepoDigests = RepoDigests;
        return [...(read(JSON.stringify(docker))[0]?.digests ?? [])].sort();
      };
      const more = order.flatMap((at) => list[at] ?? []);
      expect(withDigests([...more, ...list.toReversed()])).toEqual(withDigests(list));
      const named = list.filter((one) => /^(?:docker\.io\/library\/)?redis@/.test(one));
      expect(withDigests(list)).toEqual([...new Set(named.map((one) => one.split('@')[1]))].sort());
    }),
    { numRuns: amount(100, 1000) },
  );
});
