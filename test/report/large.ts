// Reports of any size, in the shapes that put everything into one group.
import type { Report, ReportedFinding, ReportedReference } from '../../src/report/schema/schema.js';

const at = '2026-11-01T00:00:00.000Z';
const registry = 'registry.example.com';
const hex = (value: number) => value.toString(16).padStart(64, '0');

export interface Shape {
  readonly references: number;
  /** How many images they name. */
  readonly images: number;
  /** How many files they are in. */
  readonly files: number;
  /** About no file and no image. */
  readonly isNowhere?: boolean;
  /** All at one place. */
  readonly isOnePlace?: boolean;
  readonly isWaived?: boolean;
  readonly gaps?: number;
}

/** A report with one finding, and one fix, for each reference. */
export function largeReport(shape: Shape): Report {
  const { references: count, images, gaps = 0 } = shape;
  const all = Array.from({ length: count }, (_, index) => itemOf(index, shape));
  const reigns = Array.from({ length: 20 }, (_, reign) => ({
    digest: `sha256:${hex(reign)}` as const,
    since: new Date(Date.parse(at) - (20 - reign) * 86_400_000).toISOString(),
  }));
  return {
    schemaVersion: 1,
    tool: { name: 'tagproof', version: '0.0.0' },
    mode: 'verify',
    verdict: gaps > 0 ? 'incomplete' : 'fail',
    startedAt: at,
    asOf: at,
    references: all.map(({ reference }) => reference),
    findings: all.map(({ finding }) => finding),
    advisories: [],
    histories: Array.from({ length: images }, (_, image) => ({
      registry,
      repository: `acme/image-${image}`,
      tag: '1.0',
      complete: true,
      reigns,
    })),
    incomplete: Array.from({ length: gaps }, (_, index) => ({
      cause: 'timeout',
      subject: `${registry}/acme/image-${index}`,
      message: 'It did not answer',
    })),
    settings: [],
    waivers: [],
    requests: { total: 1, retried: 0 },
    edits: [],
  };
}

function itemOf(index: number, { images, files, isNowhere, isOnePlace, isWaived }: Shape) {
  const line = isOnePlace === true ? 1 : Math.floor(index / files) + 1;
  const file = `services/service-${isOnePlace === true ? 0 : index % files}/deploy/Dockerfile`;
  const where = { file, line, column: 6, endLine: line, endColumn: 120 };
  const image = { registry, repository: `acme/image-${index % images}`, tag: '1.0' };
  const digest = `sha256:${hex(index)}` as const;
  const raw = `${registry}/acme/image-${index % images}:1.0@${digest}`;
  const fact = {
    status: 'superseded',
    currentDigest: `sha256:${hex(1)}`,
    currentSince: at,
    supersededAt: '2026-10-01T00:00:00.000Z',
    behind: 3,
    lagSeconds: 2_678_400,
  } as const;
  const after = raw.replace(digest, fact.currentDigest);
  const lines = { before: `FROM ${raw}`, after: `FROM ${after}` };
  const reference: ReportedReference = { kind: 'image', raw, digest, fact, ...where, ...image };
  const finding: ReportedFinding = {
    check: 'stale-digest',
    severity: 'error',
    message: `The pinned digest of ${image.repository} is old`,
    ...(isNowhere === true ? {} : { ...where, image, fix: { expect: raw, replacement: after, lines } }),
    ...(isWaived === true ? { waived: { reason: 'Accepted', file: 'policy.yml', line: 1 } } : {}),
  };
  return { reference, finding };
}
