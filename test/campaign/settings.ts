// Random inputs and policies, all of them right in form.
import { compact } from '../../src/model/collections.js';
import { hostileText } from './hostile.js';
import type { Random } from './random.js';
import { platformHost } from './references.js';

export const policyFile = '.github/tagproof.yml';
export const ledgerFile = '.github/tagproof.lock.json';

export function randomInputs(random: Random, isInCi: boolean): Record<string, string> {
  const some = (probability: number, name: string, ...values: readonly [string, ...string[]]) =>
    random.chance(probability) ? { [name]: random.pick(values) } : {};
  return {
    ...some(0.6, 'mode', 'pin', 'audit', 'verify'),
    ...some(0.5, 'max-age', '1d', '30d', '0d'),
    ...some(0.15, 'min-age', '1d', '3d'),
    ...some(0.1, 'as-of', '2026-11-10T00:00:00Z'),
    ...some(0.3, 'fail-on', 'warning', 'notice', 'none', 'unpinned,stale-digest'),
    ...some(0.3, 'on-incomplete', 'warn'),
    ...some(0.2, 'artifacts', 'openssl', 'zlib', 'openssl\nzlib'),
    ...some(0.1, 'sbom', 'sbom/*.json'),
    ...some(0.1, 'sbom-from-registry', 'true'),
    ...some(0.1, 'vulnerability-reports', 'true'),
    ...some(0.2, 'sarif', 'out/tagproof.sarif'),
    ...some(0.2, 'html', 'out/tagproof.html'),
    ...some(0.15, 'ledger', 'true'),
    ...(isInCi
      ? {
          ...some(0.5, 'new-only', 'true'),
          ...some(0.15, 'policy-from', 'head', 'base'),
          ...some(0.5, 'comment', 'on-findings', 'always'),
          ...some(0.6, 'pull-request', 'true'),
          ...some(0.2, 'pull-request-labels', 'images'),
          ...some(0.6, 'issue', 'true'),
        }
      : {}),
  };
}

/** Inputs by which the present digests of tags are all in order. */
export function plainInputs(inputs: Readonly<Record<string, string>>): Record<string, string> {
  const strange = new Set([
    'min-age',
    'as-of',
    'artifacts',
    'sbom',
    'sbom-from-registry',
    'vulnerability-reports',
  ]);
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => !strange.has(name)));
}

/** What decides which findings and gaps can fail the run; it takes the place of what `randomInputs` gave. */
export function gateInputs(random: Random, isInCi: boolean): Record<string, string> {
  const onIncomplete = random.chance(0.3) ? random.pick(['strict', 'strict', 'fail', 'warn']) : undefined;
  const newOnly = isInCi && random.chance(0.25) ? random.pick(['false', 'false', 'true']) : undefined;
  return compact({ 'on-incomplete': onIncomplete, 'new-only': newOnly });
}

/** The same in a policy. */
export function gatePolicy(random: Random): string {
  const lines = ['on-incomplete: strict', 'on-incomplete: warn', 'new-only: false', 'fail-on: warning'];
  return random.chance(0.2) ? `${random.pick(lines as unknown as readonly [string])}\n` : '';
}

export function randomPolicy(random: Random, hostile: boolean): string {
  const reason = JSON.stringify(hostile ? hostileText(random) : 'Waits');
  const expires = random.pick(['2026-12-01', '2026-11-01']);
  const waives = random.pick([
    `check: stale-digest\n    image: ${platformHost}/acme/app0`,
    'check: unpinned',
    'paths: ["k8s/**"]',
  ]);
  const parts = [
    'max-age: 7d\n',
    'checks: {unpinned: warning, opaque-reference: off}\n',
    'exclude: ["a/**"]\n',
    'overrides:\n  - paths: "k8s/**"\n    checks: {stale-digest: notice}\n    max-age: 2d\n',
    `waivers:\n  - ${waives}\n    reason: ${reason}\n    expires: ${expires}\n`,
  ];
  return parts.filter(() => random.chance(0.25)).join('');
}

/** True where one of the policies of this campaign leaves the file out. */
export function excludes(policy: string | undefined, file: string): boolean {
  const [, glob] = /^exclude: \["(.*)"\]$/m.exec(policy ?? '') ?? [];
  return glob === '**' || (glob === 'a/**' && file.startsWith('a/'));
}

/** What somebody would write who wants to have no findings. */
export function softPolicy(random: Random): string {
  return random.pick([
    'fail-on: none\n',
    'max-age: 4000d\nchecks: {unpinned: off, digest-not-in-history: off, missing-tag: notice}\n',
    'exclude: ["**"]\n',
    'waivers:\n  - paths: ["**"]\n    reason: trust me\n',
    'on-incomplete: warn\nfail-on: opaque-reference\nnew-only: true\n',
  ]);
}
