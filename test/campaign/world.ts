// A random platform, a random repository that uses it, what set the run off, random inputs and a random policy.
import { cycloneDx, packagesOf } from '../../src/emulator/seed/sbom.js';
import type { State } from '../../src/emulator/state/state.js';
import { compact } from '../../src/model/collections.js';
import type { OciRegistry } from '../registry/oci-registry.js';
import { type Change, checkoutOf, randomChange, withPolicy } from './change.js';
import { type ConsumedFile, consumedBefore, randomConsumedFiles } from './consumers.js';
import { type DisguisedFile, randomDisguisedFiles } from './disguised.js';
import type { Hidden } from './disk.js';
import { hostileText, oddFolder } from './hostile.js';
import { randomHugeFiles } from './huge.js';
import { type Files, layOut, type Placed, randomFolder, randomPlace } from './layout.js';
import { type Ledgers, randomLedgers } from './ledgers.js';
import { pulledName } from './names.js';
import { type Ordeal, randomOrdeal, slowFiles } from './ordeals.js';
import { digestOf, otherHost, otherRegistry, randomPlatform } from './platform.js';
import type { Random } from './random.js';
import { currentReference, randomReference } from './references.js';
import { rulesFor } from './rules.js';
import {
  gateInputs,
  gatePolicy,
  ledgerFile,
  plainInputs,
  policyFile,
  randomInputs,
  randomPolicy,
} from './settings.js';
import { randomSourced, type Sourced } from './sourced.js';
import { sourcedInputs, sourcedLedger, sourcedReferences, withoutSightings } from './sourced-use.js';

export interface World {
  readonly state: State;
  readonly other: OciRegistry;
  readonly checkout: Files;
  readonly inputs: Readonly<Record<string, string>>;
  /** Names and texts want to break out of where they are shown. */
  readonly hostile: boolean;
  /** What is pulled from the files of the checkout, as far as it is known. */
  readonly pulled: readonly Pulled[];
  readonly disguised: readonly DisguisedFile[];
  readonly hidden: Hidden;
  /** What one service does during the run that is judged. */
  readonly ordeal?: Ordeal;
  readonly ledgers?: Ledgers;
  /** Images whose tags have histories in other places than the platform. */
  readonly sourced: readonly Sourced[];
  /** Absent: the run knows of no CI host. */
  readonly change?: Change;
}

/** An image in one spelling, and the file that names it. */
export interface Pulled {
  readonly file: string;
  readonly name: string;
  /** The report may say instead that a reference of the file cannot be resolved. */
  readonly mayBeOpaque: boolean;
}

/** Further chances, for what is in addition to the rest, which they leave as it is. */
interface Chances {
  readonly aside: Random;
  readonly jobs: Random;
  readonly gates: Random;
}

/** `isHealthy`: every image is what its tag points to, and no file and no service is strange. */
export function worldOf(random: Random, { aside, jobs, gates }: Chances, isHealthy: boolean): World {
  const hostile = random.chance(0.25);
  const { state, own } = randomPlatform(random, hostile);
  const other = otherRegistry(random);
  const count = random.chance(0.05) ? 0 : 1 + random.below(12);
  const folder = randomFolder(random, hostile);
  const placed = Array.from({ length: count }, (): Placed => {
    const reference = randomReference(random, { state, own, other, hostile });
    const waiver = random.chance(0.08) ? { waiver: randomWaiver(random, hostile) } : {};
    const file = randomPlace(random, reference, folder);
    return isHealthy ? { reference: currentReference(gates, own), file } : { reference, file, ...waiver };
  });
  const anyOrdeal = randomOrdeal(random);
  const ordeal = isHealthy ? undefined : anyOrdeal;
  const anyLedgers = random.chance(0.08) ? randomLedgers(random, other) : undefined;
  const ledgers = isHealthy ? undefined : anyLedgers;
  if (ledgers !== undefined) placed.push({ reference: ledgers.reference, file: 'Dockerfile' });
  // What is slow, and what must not suffer from it.
  if (ordeal?.kind === 'socket' || ordeal?.kind === 'slow')
    for (const name of ['tool:1', 'tool:2', 'web:1', 'web:2'])
      placed.push({ reference: `${otherHost}/other/${name}`, file: 'Dockerfile' });
  const strange = [...randomConsumedFiles(random), ...randomHugeFiles(random)];
  const consumed = isHealthy ? [] : strange;
  const others = {
    ...(ordeal?.kind === 'slow' ? slowFiles(random) : {}),
    ...(random.chance(0.2) ? { 'sbom/app.json': randomSbom(random, hostile) } : {}),
    // Git tracks all files of these worlds, so this hides none.
    ...(random.chance(0.1) ? { '.gitignore': random.pick(['*\n', 'spelled/\n', 'Dockerfile\n']) } : {}),
  };
  const anyDisguised = randomDisguisedFiles(aside);
  const disguised = isHealthy ? [] : anyDisguised;
  const wasDisguised = aside.chance(0.5);
  // A change that rewrites a ledger is about the entries of the other one alone.
  const chosen = aside.chance(0.25) && !isHealthy ? randomSourced(aside) : [];
  const sourced = ledgers === undefined ? chosen : chosen.map(withoutSightings);
  for (const reference of sourcedReferences(aside, sourced))
    placed.push({ reference, file: randomPlace(aside, reference, folder) });
  const ledger = sourcedLedger(sourced);
  const more = {
    before: {
      ...others,
      ...ledger,
      ...textsOf(wasDisguised ? disguised : []),
      ...(ledgers && { [ledgerFile]: ledgers.before }),
      ...textsOf(consumedBefore(random, consumed)),
    },
    after: {
      ...others,
      ...ledger,
      ...(ledgers && { [ledgerFile]: ledgers.after }),
      ...textsOf([...consumed, ...disguised]),
    },
  };
  const policy = () => (isHealthy ? '' : `${randomPolicy(random, hostile)}${gatePolicy(gates)}`);
  const change = random.chance(0.5) ? randomChange(random, jobs, { placed, more, policy }) : undefined;
  const checkout =
    change === undefined ? withPolicy({ ...layOut(placed), ...more.after }, policy()) : checkoutOf(change);
  const timeout = ordeal?.kind === 'endless' ? { timeout: random.pick(['1m', '3m', '10m']) } : {};
  const minAge = ledgers === undefined ? {} : { 'min-age': random.pick(['1d', '3d', '20d']) };
  const isInCi = change !== undefined;
  const drawn = randomInputs(random, isInCi);
  const usual = { ...(isHealthy ? plainInputs(drawn) : drawn), ...gateInputs(gates, isInCi) };
  const inputs = { ...usual, ...timeout, ...minAge, ...sourcedInputs(aside, sourced) };
  const pulled = pulledFrom(placed, [
    ...consumed,
    ...disguised.map((file) => ({ ...file, mayBeOpaque: false })),
  ]);
  const hidden = isHealthy ? nothingHidden : randomHidden(random, pulled);
  const world = { state, other, checkout, inputs, hostile, pulled, disguised, hidden, sourced };
  return { ...world, ...compact({ change, ordeal, ledgers }) };
}

const textsOf = (files: readonly Pick<ConsumedFile, 'path' | 'text'>[]): Files =>
  Object.fromEntries(files.map(({ path, text }) => [path, text]));

function pulledFrom(placed: readonly Placed[], consumed: readonly ConsumedFile[]): readonly Pulled[] {
  const written = [
    ...placed.map(({ file, reference }) => ({ file, reference, mayBeOpaque: false })),
    ...consumed.flatMap(({ path, images, mayBeOpaque }) =>
      images.map((reference) => ({ file: path, reference, mayBeOpaque })),
    ),
  ];
  return written.flatMap(({ reference, ...one }) => {
    const name = pulledName(reference);
    return name === undefined ? [] : [{ ...one, name }];
  });
}

const nothingHidden: Hidden = { sparse: [], submodules: [] };

function randomHidden(random: Random, pulled: readonly Pulled[]): Hidden {
  const [one] = pulled;
  const sparse = one !== undefined && random.chance(0.03) ? [random.pick([one, ...pulled]).file] : [];
  return { sparse, submodules: random.chance(0.03) ? [`${oddFolder(random)}/`] : [] };
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

/** What is checked out, with the ledger that must count: that of the base, unless the change was allowed to decide. */
export function withLedgerInForce({ change, checkout, inputs }: World): Files {
  const rules = change === undefined ? 'checkout' : rulesFor(change);
  if (rules === 'checkout' || rules === 'nobody' || inputs['policy-from'] === 'head') return checkout;
  const { [ledgerFile]: _, ...files } = checkout;
  const ledger = rules[ledgerFile];
  return ledger === undefined ? files : { ...files, [ledgerFile]: ledger };
}

/** The policy that must decide: a change does not choose its own, unless it was allowed to. Nobody's leaves nothing out. */
export function policyInForce({ change, checkout, inputs }: World): string | undefined {
  const isAllowed = change === undefined || inputs['policy-from'] === 'head';
  const rules = isAllowed ? 'checkout' : rulesFor(change);
  if (rules === 'nobody') return undefined;
  return (rules === 'checkout' ? checkout : rules)[policyFile];
}
