// A random platform, a random repository that uses it, what set the run off, random inputs and a random policy.
import { cycloneDx, packagesOf } from '../../src/emulator/seed-sbom.js';
import type { State } from '../../src/emulator/state.js';
import type { OciRegistry } from '../registry/oci-registry.js';
import { type Change, checkoutOf, randomChange, withPolicy } from './change.js';
import { hostileText } from './hostile.js';
import { type Files, layOut, type Placed, randomFolder, randomPlace } from './layout.js';
import { digestOf, otherRegistry, randomPlatform } from './platform.js';
import type { Random } from './random.js';
import { randomReference } from './references.js';
import { policyFile, randomInputs, randomPolicy } from './settings.js';

export interface World {
  readonly state: State;
  readonly other: OciRegistry;
  readonly checkout: Files;
  readonly inputs: Readonly<Record<string, string>>;
  /** Names and texts want to break out of where they are shown. */
  readonly hostile: boolean;
  /** Absent: the run knows of no CI host. */
  readonly change?: Change;
}

export function worldOf(random: Random): World {
  const hostile = random.chance(0.25);
  const { state, own } = randomPlatform(random, hostile);
  const other = otherRegistry(random);
  const count = random.chance(0.05) ? 0 : 1 + random.below(12);
  const folder = randomFolder(random, hostile);
  const placed = Array.from({ length: count }, (): Placed => {
    const reference = randomReference(random, { state, own, other, hostile });
    const waiver = random.chance(0.08) ? { waiver: randomWaiver(random, hostile) } : {};
    return { reference, file: randomPlace(random, reference, folder), ...waiver };
  });
  const more = random.chance(0.2) ? { 'sbom/app.json': randomSbom(random, hostile) } : {};
  const policy = () => randomPolicy(random, hostile);
  const change = random.chance(0.5) ? randomChange(random, { placed, more, policy }) : undefined;
  const checkout =
    change === undefined ? withPolicy({ ...layOut(placed), ...more }, policy()) : checkoutOf(change);
  const inputs = randomInputs(random, change !== undefined);
  return { state, other, checkout, inputs, hostile, ...(change === undefined ? {} : { change }) };
}

function randomWaiver(random: Random, hostile: boolean): string {
  const check = random.pick(['unpinned', 'stale-digest', 'digest-not-in-history', 'missing-tag']);
  return `${check}] ${hostile ? hostileText(random) : 'It is local'}`;
}

function randomSbom(random: Random, hostile: boolean): string {
  const packages = packagesOf('app', '1', random.below(40));
  const strange = { name: hostileText(random), version: hostileText(random), origin: 'strange' };
  const info = {
    path: 'acme/app0',
    architecture: 'amd64',
    digest: digestOf('sbom'),
    created: '2026-11-01T00:00:00Z',
  };
  return JSON.stringify(cycloneDx(hostile ? [...packages, strange] : packages, info), null, 1);
}

/** The same world, where the policy is this one and nothing but the checkout counts. */
export function asPush({ change: _, ...world }: World, checkout: Files, policy: string | undefined): World {
  const inputs = Object.fromEntries(Object.entries(world.inputs).filter(([name]) => !inCi.has(name)));
  return { ...world, inputs, checkout: withPolicy(checkout, policy) };
}

const inCi = new Set(['new-only', 'policy-from', 'comment', 'pull-request', 'pull-request-labels', 'issue']);

export const policyOf = (files: Files) => files[policyFile];
