// What a run knows before the checks judge it, made for one check at a time: references in files of 20 lines.
import { readConfig } from '../../lib/config/read.js';
import { parseImage } from '../../lib/model/images/image.js';
import { noPolicy } from '../../lib/model/judgement/policy.js';
import { digestOf } from '../platform.mjs';

export const now = Date.parse('2026-11-22T12:00:00Z');
const dayMs = 86_400_000;
const perFile = 20;
const current = digestOf('current');
const older = digestOf('older');
const known = { currentDigest: current, currentSince: now - 30 * dayMs };
const lag = { supersededAt: now - 60 * dayMs, supersededBy: current, behind: 1, lagMs: 60 * dayMs };

/** The number of images grows with the references, as it does in repositories. */
const imagesOf = (n) => Math.max(1, n / 4);
const nameOf = (n) => (index) => `registry.example.com/acme/app${index % imagesOf(n)}:1.2.3`;
const pinned = (n) => (index) => `${nameOf(n)(index)}@${older}`;

/** The references `rawOf(0)` to `rawOf(n - 1)`, with their texts; with `perFile` lines a file, or all in one. */
export function referencesTo(n, rawOf, lines = perFile) {
  const files = new Map();
  const texts = new Map();
  const occurrences = Array.from({ length: n }, (_, index) => {
    const file = `part${Math.floor(index / lines)}/Dockerfile`;
    const raw = rawOf(index);
    const own = texts.get(file) ?? { parts: [], length: 0 };
    const start = own.length + 'FROM '.length;
    const line = `FROM ${raw}\n`;
    own.parts.push(line);
    own.length += line.length;
    texts.set(file, own);
    const { image } = parseImage(raw);
    const at = raw.indexOf('@');
    const span = { start: at < 0 ? start + raw.length : start + at, end: start + raw.length };
    return {
      ...{ kind: 'image', at: { file, span: { start, end: start + raw.length } }, raw, image },
      pin: { kind: 'place', span, lead: '@' },
    };
  });
  for (const [path, { parts }] of texts) files.set(path, { path, text: parts.join('') });
  return { occurrences, files };
}

function evidenceWith(n, rawOf, factOf, more = {}, lines = perFile) {
  const { occurrences, files } = referencesTo(n, rawOf, lines);
  const facts = new Map(occurrences.map((one, index) => [one, factOf(index)]));
  return {
    evidence: { occurrences, facts, advisories: [], vulnerabilities: [], histories: [], ...more },
    files,
  };
}

const historyFor = (tag, intervals) => ({
  ...{ registry: 'registry.example.com', repository: 'acme/app', tag, complete: true, intervals },
  evidence: { source: 'the tag history', strength: 'complete', readAt: now },
});

/** n moves of n tags within an hour. */
const moves = (n) =>
  Array.from({ length: n }, (_, index) =>
    historyFor(`1.0.${index}`, [
      { digest: older, since: now - 40 * dayMs, until: now - 20 * dayMs + index },
      { digest: current, since: now - 20 * dayMs + index },
    ]),
  );

const advisoriesFor = (n, nameAt) =>
  Array.from({ length: n }, (_, index) => ({
    ...{ uid: `advisory ${index}`, advisoryId: `CGA-${index}`, artifactName: nameAt(index) },
    updateTime: '2026-11-01T00:00:00Z',
    events: [{ status: 'fixed', timestamp: '2026-11-01T00:00:00Z', fixedVersion: '2.0.0-r0' }],
  }));

const signed = (digest, name) => ({
  digest,
  form: 'signature',
  signer: {
    kind: 'identity',
    issuer: 'https://issuer.example',
    identity: `https://ci.example/${name}`,
    root: 'sigstore',
  },
});
const signatures = ({ occurrences }, found) => new Map(occurrences.map((one) => [one, found]));
const rule = {
  at: { file: '.github/tagproof.yml', span: { start: 0, end: 1 } },
  images: ['registry.example.com/**'],
  anyOf: [
    {
      kind: 'identity',
      issuer: 'https://issuer.example',
      identity: 'https://ci.example/release',
      root: 'sigstore',
    },
  ],
};
const signing = (n, found) => {
  const made = evidenceWith(n, pinned(n), () => ({ status: 'current', ...known, pinnedSince: now - dayMs }));
  return {
    ...made,
    evidence: { ...made.evidence, signatures: signatures(made.evidence, found) },
    rules: [rule],
  };
};

/** Each gives the evidence in which its check reports n times, or as often as n makes it. */
export const evidenceFor = {
  unpinned: (n) => evidenceWith(n, nameOf(n), () => ({ status: 'unpinned', ...known })),
  'digest-not-in-history': (n) =>
    evidenceWith(n, pinned(n), () => ({ status: 'not-in-history', records: 3, historySince: 0, ...known })),
  'digest-of-one-platform': (n) =>
    evidenceWith(n, pinned(n), () => ({ status: 'one-platform', indexDigest: current, ...known })),
  'stale-digest': (n) =>
    evidenceWith(n, pinned(n), () => ({
      status: 'superseded',
      pinnedSince: now - 90 * dayMs,
      ...lag,
      ...known,
    })),
  'cooling-down': (n) =>
    evidenceWith(n, pinned(n), () => ({
      status: 'current',
      ...known,
      pinnedSince: now,
      youngUntil: now + dayMs,
    })),
  'deprecated-tag': (n) =>
    evidenceWith(n, nameOf(n), () => ({
      status: 'unpinned',
      ...known,
      endOfLife: { deprecated: true, date: '2026-01-01' },
    })),
  'nearing-end-of-life': (n) =>
    evidenceWith(n, nameOf(n), () => ({
      ...{ status: 'unpinned', ...known },
      endOfLife: { deprecated: false, announced: { date: now + 5 * dayMs } },
    })),
  'missing-tag': (n) => evidenceWith(n, nameOf(n), () => ({ status: 'missing', what: 'tag' })),
  'vanishing-pin': (n) =>
    evidenceWith(n, pinned(n), () => ({
      ...{ status: 'superseded', pinnedSince: now - 90 * dayMs, ...lag, ...known },
      vanishes: { keptMs: 0, from: now + dayMs },
    })),
  'mass-move': (n) =>
    evidenceWith(
      n,
      (index) => `registry.example.com/acme/app:1.0.${index}`,
      () => ({ status: 'unpinned', ...known }),
      { histories: moves(n) },
    ),
  'moved-version-tag': (n) =>
    evidenceWith(
      n,
      () => 'registry.example.com/acme/app:1.0.0',
      () => ({ status: 'unpinned', ...known }),
      {
        histories: [
          historyFor(
            '1.0.0',
            Array.from({ length: n }, (_, index) => ({
              digest: digestOf(`${index}`),
              since: now - (n - index) * 60_000,
            })),
          ),
        ],
      },
    ),
  'conflicting-pins': (n) =>
    evidenceWith(
      n,
      (index) => `registry.example.com/acme/app:1@${digestOf(`${index}`)}`,
      () => ({ status: 'missing', what: 'digest' }),
    ),
  'conflicting-pins, two digests': (n) =>
    evidenceWith(
      n,
      (index) => `registry.example.com/acme/app:1@${index === 0 ? older : current}`,
      () => ({ status: 'current', ...known, pinnedSince: now - dayMs }),
    ),
  'advisory, of n packages': (n) => {
    const made = evidenceWith(n / 100, pinned(n), () => ({
      status: 'current',
      ...known,
      pinnedSince: now - dayMs,
    }));
    const [{ at, image } = {}] = made.evidence.occurrences;
    const advisories = advisoriesFor(n, (index) => `package-${index}`);
    const packages = advisories.map(({ artifactName }) => ({
      ...{ name: artifactName, version: '1.0.0-r0', type: 'apk', origins: [], at, image },
    }));
    return { ...made, evidence: { ...made.evidence, advisories, packages } };
  },
  'advisory, of one package': (n) => {
    const made = evidenceWith(1, pinned(1), () => ({
      status: 'current',
      ...known,
      pinnedSince: now - dayMs,
    }));
    const [{ at, image }] = made.evidence.occurrences;
    const packages = [{ name: 'package', version: '1.0.0-r0', type: 'apk', origins: [], at, image }];
    return {
      ...made,
      evidence: { ...made.evidence, advisories: advisoriesFor(n, () => 'package'), packages },
    };
  },
  'opaque-reference': (n) => {
    const made = evidenceWith(n, nameOf(n), () => undefined);
    const occurrences = made.evidence.occurrences.map(({ at, raw }) => ({
      ...{ kind: 'opaque', at, raw, why: 'variable', detail: 'the variable has no value' },
    }));
    return { ...made, evidence: { ...made.evidence, occurrences, facts: new Map() } };
  },
  'history-contradiction': (n) =>
    evidenceWith(n, nameOf(n), () => ({
      status: 'unknown',
      cause: 'contradiction',
      message: 'Two sources disagree',
      evidence: [],
    })),
  'built-here': (n) => {
    const made = evidenceWith(n, nameOf(n), () => undefined);
    const occurrences = made.evidence.occurrences.map(({ at, raw, image }) => ({
      ...{ kind: 'local', at, raw, image, builtBy: { file: 'Makefile', line: 1 } },
    }));
    return { ...made, evidence: { ...made.evidence, occurrences, facts: new Map() } };
  },
  'unsigned-image': (n) => signing(n, { digest: older, signed: [], refused: [], complete: true }),
  'wrong-signer': (n) =>
    signing(n, { digest: older, signed: [signed(older, 'other')], refused: [], complete: true }),
  'signer-changed': (n) =>
    signing(n, {
      ...{ digest: older, signed: [signed(older, 'other')], refused: [], complete: true },
      before: [{ digest: current, signed: [signed(current, 'release')], refused: [], complete: true }],
    }),
};

export const policyWith = (more = {}) => ({ ...noPolicy, ...more });

/** The configuration of a run without a platform. */
export function configWith(inputs = {}) {
  const read = readConfig((name) => inputs[name], { presets: {}, checks: [] });
  if (read.config === undefined) throw new Error(JSON.stringify(read));
  return read.config;
}
