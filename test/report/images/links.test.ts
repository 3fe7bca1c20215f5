// Addresses of images, advisories and places: known forms only, and nothing from outside can leave its place in one.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAddressSet, projectRepository } from '../../../src/model/run/project.js';
import { aboutUrl, advisoryUrl, checkUrl, errorUrl, placeLinks } from '../../../src/report/images/links.js';
import { pagesOf } from '../../../src/report/images/summaries.js';
import { outside } from '../generated.js';

const sha = 'ab'.repeat(20);

describe('pages of images', () => {
  it.each([
    [
      'docker.io',
      'library/alpine',
      '3.20',
      'https://hub.docker.com/_/alpine',
      'https://hub.docker.com/_/alpine/tags?name=3.20',
    ],
    [
      'docker.io',
      'grafana/loki',
      undefined,
      'https://hub.docker.com/r/grafana/loki',
      'https://hub.docker.com/r/grafana/loki/tags',
    ],
    ['docker.io', 'a/b/c', '1', undefined, undefined],
    [
      'quay.io',
      'prometheus/node-exporter',
      'v1',
      'https://quay.io/repository/prometheus/node-exporter?tab=info',
      'https://quay.io/repository/prometheus/node-exporter?tab=history',
    ],
    ['ghcr.io', 'acme/tool', '1', 'https://ghcr.io/acme/tool', undefined],
    [
      'cgr.dev',
      'chainguard/node',
      'latest',
      'https://images.chainguard.dev/directory/image/node/overview',
      'https://images.chainguard.dev/directory/image/node/versions',
    ],
    ['cgr.dev', 'acme.com/node', '22', undefined, undefined],
    [
      'public.ecr.aws',
      'docker/library/nginx',
      '1',
      'https://gallery.ecr.aws/docker/library/nginx',
      undefined,
    ],
    [
      'mcr.microsoft.com',
      'dotnet/sdk',
      '9.0',
      'https://mcr.microsoft.com/en-us/artifact/mar/dotnet/sdk/about',
      'https://mcr.microsoft.com/en-us/artifact/mar/dotnet/sdk/tags',
    ],
    [
      'registry.k8s.io',
      'kube-state-metrics/kube-state-metrics',
      'v2',
      'https://explore.ggcr.dev/?repo=registry.k8s.io%2Fkube-state-metrics%2Fkube-state-metrics',
      undefined,
    ],
    ['registry.example.com', 'acme/node', '22', undefined, undefined],
    ['docker.io:5000', 'library/alpine', '3.20', undefined, undefined],
    ['toString', 'acme/node', '22', undefined, undefined],
  ])('%s/%s:%s', (registry, repository, tag, page, history) => {
    const { page: found, history: tags } = pagesOf({
      registry,
      repository,
      ...(tag === undefined ? {} : { tag }),
    });
    expect([found, tags]).toEqual([page, history]);
  });

  it('stay on the host of the registry, whatever the name is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'docker.io',
          'quay.io',
          'ghcr.io',
          'cgr.dev',
          'public.ecr.aws',
          'mcr.microsoft.com',
          'registry.k8s.io',
        ),
        outside,
        outside,
        (registry, repository, tag) => {
          for (const url of Object.values<string | undefined>(pagesOf({ registry, repository, tag }))) {
            if (url === undefined) continue;
            expect(URL.canParse(url)).toBe(true);
            const own = new URL(
              pagesOf({ registry, repository: registry === 'cgr.dev' ? 'chainguard/x' : 'a/x' }).page ?? '',
            );
            expect(new URL(url).host).toBe(own.host);
            expect(url).not.toMatch(/[\s<>"`|\\]/);
          }
        },
      ),
    );
  });
});

describe('pages of advisories', () => {
  it.each([
    ['CVE-2026-1234', 'https://www.cve.org/CVERecord?id=CVE-2026-1234'],
    ['GHSA-aaaa-bbbb-cc12', 'https://github.com/advisories/GHSA-aaaa-bbbb-cc12'],
    ['CGA-24pq-h5fw-43v3', 'https://images.chainguard.dev/security/CGA-24pq-h5fw-43v3'],
    ['GO-2024-2687', 'https://pkg.go.dev/vuln/GO-2024-2687'],
    ['RUSTSEC-2024-0001', 'https://rustsec.org/advisories/RUSTSEC-2024-0001.html'],
    ['PYSEC-2024-12', 'https://osv.dev/vulnerability/PYSEC-2024-12'],
    ['DSA-5678-1', 'https://security-tracker.debian.org/tracker/DSA-5678-1'],
    ['USN-6543-2', 'https://ubuntu.com/security/notices/USN-6543-2'],
    ['RHSA-2024:1234', 'https://access.redhat.com/errata/RHSA-2024:1234'],
    ['EX-2026-0042', undefined],
    ['CVE-2026-1234/../..', undefined],
    ['xCVE-2026-1234', undefined],
    ['CVE-2026-1234\n', undefined],
  ])('%s', (id, url) => {
    expect(advisoryUrl(id)).toBe(url);
  });

  it("are those of an alias, if the id's own form is unknown", () => {
    expect(advisoryUrl('EX-1', ['EX-2', 'GHSA-aaaa-bbbb-cccc', 'CVE-2026-1234'])).toBe(
      'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
    );
  });
});

describe('places', () => {
  const source = { server: 'https://git.example.com', repository: 'acme/shop', sha };
  it('are lines at the commit of the run', () => {
    const link = placeLinks({ source });
    expect(link({ file: 'a b/#?.yaml', line: 3 })).toBe(
      `https://git.example.com/acme/shop/blob/${sha}/a%20b/%23%3F.yaml#L3`,
    );
    expect(link({ origin: 'acme/other', file: 'x', line: 1 })).toBeUndefined();
  });

  it('are those of their repository in a merged report', () => {
    const row = { verdict: 'pass' as const, findings: 0, waived: 0, references: 0, unknown: 0 };
    const link = placeLinks({
      repositories: [
        { ...row, origin: 'acme/a', server: 'https://git.example.com/', sha },
        { ...row, origin: 'acme/b' },
      ],
    });
    expect(link({ origin: 'acme/a', file: 'x', line: 2 })).toBe(
      `https://git.example.com/acme/a/blob/${sha}/x#L2`,
    );
    expect(link({ origin: 'acme/b', file: 'x', line: 2 })).toBeUndefined();
    expect(link({ file: 'x', line: 2 })).toBeUndefined();
  });

  it.each([
    'javascript:alert(1)',
    'https://a b',
    'https://a/"><b',
    'ftp://a',
    'https://1.2.3.4.5',
    'https://a:99999',
  ])('have no link to the server %s', (server) => {
    expect(placeLinks({ source: { ...source, server } })({ file: 'x', line: 1 })).toBeUndefined();
  });

  it('have a server that is below a path', () => {
    expect(placeLinks({ source: { ...source, server: 'https://example.com/git-lab' } })({ file: 'x' })).toBe(
      `https://example.com/git-lab/acme/shop/blob/${sha}/x`,
    );
  });

  it('stay in the repository for any name of a file', () => {
    fc.assert(
      fc.property(outside, (file) => {
        const url = placeLinks({ source })({ file, line: 1 }) ?? '';
        expect(URL.canParse(url)).toBe(true);
        expect(url).toMatch(/^https:\/\/git\.example\.com\/acme\/shop\/blob\/[\w/]+[^\s<>"`|\\#?]*#L1$/);
      }),
    );
  });
});

it('checks and causes have pages in the documentation once the project has an address', () => {
  const base = `https://github.com/${projectRepository}/blob/main/docs`;
  expect(checkUrl('stale-digest')).toBe(isAddressSet ? `${base}/checks/stale-digest.md` : undefined);
  expect(errorUrl('rate-limited')).toBe(isAddressSet ? `${base}/errors/rate-limited.md` : undefined);
  expect(aboutUrl({})).toBe(isAddressSet ? `${base}/failed-check.md` : undefined);
});

it('what Tagproof is stands in the repository of the action that has run, at its commit', () => {
  const sha = 'ab'.repeat(20);
  const action = { repository: 'acme/tagproof', sha };
  const source = { server: 'https://github.com', repository: 'acme/shop', sha: 'cd'.repeat(20), action };
  expect(aboutUrl({ source })).toBe(`https://github.com/acme/tagproof/blob/${sha}/docs/failed-check.md`);
});
