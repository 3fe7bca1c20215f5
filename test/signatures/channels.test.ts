// Signatures in every channel: the same sentences, hostile text as text, and links only of known forms.
import { describe, expect, it } from 'vitest';
import { signatureList } from '../../src/output/html/findings/card.js';
import { signaturesSection } from '../../src/output/markdown/sections.js';
import { signatureTable } from '../../src/output/terminal/index.js';
import { signatureRows } from '../../src/output/words/signatures.js';
import type { ImageSummary } from '../../src/report/images/schema.js';
import { signatureSummaries } from '../../src/report/images/signatures.js';
import type { ReportedSignatures } from '../../src/report/schema/schema-items.js';
import { digest } from '../build.js';

const [a, b] = [digest('a'), digest('b')];
const commit = 'c'.repeat(40);
const repository = 'https://github.com/acme/app';

function signatures(identity: string, build: Record<string, string>, root = 'sigstore'): ReportedSignatures {
  const signer = { kind: 'identity' as const, issuer: 'https://issuer.example.com', identity, root };
  const one = { signer, digest: a, form: 'provenance' as const, at: '2026-10-02T09:00:00.000Z', build };
  return {
    digest: a,
    signed: [{ ...one, logIndex: '7' }],
    refused: [],
    complete: false,
    built: { form: 'provenance', gitTag: 'v1.2.3', relation: 'same', isRequired: true, build },
    replaced: { digest: b, signed: [], refused: [], complete: true },
  };
}

function imageWith(reported: ReportedSignatures): ImageSummary {
  return {
    name: 'registry.example.com/acme/app:1.2.3',
    registry: 'registry.example.com',
    repository: 'acme/app',
    harm: 'none',
    findings: 0,
    waived: 0,
    references: 1,
    checks: [],
    pins: [],
    places: [],
    advisories: [],
    links: {},
    signatures: [...signatureSummaries([{ signatures: reported }])],
  };
}

function channels(image: ImageSummary) {
  const report = { images: [image] };
  return {
    markdown: signaturesSection(report)(60_000),
    html: signatureList(image)?.text ?? '',
    terminal: signatureTable(report, { colour: false }),
  };
}

describe('signatures', () => {
  const build = { repository, commit, run: `${repository}/actions/runs/7`, ref: 'refs/tags/v1.2.3' };

  it('old and new side by side, with links', () => {
    const image = imageWith(signatures('ann@example.com', build));
    const [old, now] = signatureRows({ images: [image] });
    expect(old).toMatchObject({ digest: expect.stringMatching(/^old: sha256:b/), text: 'not signed' });
    expect(now?.text).toBe(
      `signed by ann@example.com (https://issuer.example.com) on 2026-10-02; built as v1.2.3 of ${repository} from commit cccccccccccc, proved by its signature`,
    );
    expect(now?.links).toEqual([
      { label: 'commit', url: `${repository}/commit/${commit}` },
      { label: 'run', url: `${repository}/actions/runs/7` },
      { label: 'log entry', url: 'https://search.sigstore.dev/?logIndex=7' },
    ]);
    const { markdown, html, terminal } = channels(image);
    for (const text of [markdown, html]) expect(text).toContain(`${repository}/commit/${commit}`);
    expect(terminal).toContain('proved by its signature');
  });

  it('say nothing of the tag, which no signature does', () => {
    for (const text of Object.values(channels(imageWith(signatures('ann@example.com', build)))))
      expect(text).not.toMatch(/was the tag|belonged to/);
  });

  it('are escaped, and unknown addresses are no links', () => {
    const hostile = '<script>alert(1)</script>|[x](javascript:alert)`@everyone';
    const image = imageWith(
      signatures(
        hostile,
        { repository: 'javascript:alert(1)', commit, run: 'https://evil.example.com' },
        'x',
      ),
    );
    const { markdown, html } = channels(image);
    for (const text of [markdown, html]) {
      expect(text).not.toContain('<script>');
      expect(text).not.toMatch(/href="(?:javascript|https:\/\/evil)|\]\(</);
    }
    expect(signatureRows({ images: [image] }).flatMap(({ links }) => links)).toEqual([]);
  });

  it('are absent where nothing asked for them', () => {
    const { signatures: _, ...image } = imageWith(signatures('x@example.com', build));
    expect(channels(image)).toEqual({ markdown: '', html: '', terminal: '' });
  });
});
