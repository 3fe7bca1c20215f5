// The forecasts of a run that pins: what each new digest changes, and which of them the policy holds back.
import { pinTo } from '../checks/check.js';
import type { Clients } from '../clients/index.js';
import { imageReader } from '../clients/registry/image-reader.js';
import { heldReplacement, holdReasons } from '../forecast/hold.js';
import { type Bump, createForecaster, type ForecastBumps } from '../forecast/index.js';
import { holdTexts } from '../forecast/messages.js';
import { platformFiles, platformsNamed, usualPlatforms } from '../forecast/read.js';
import { smallest } from '../model/collections.js';
import { pathMatcher } from '../model/globs/glob.js';
import { type Digest, imageName } from '../model/images/image.js';
import { originImage } from '../model/images/mirror.js';
import { answerAbout, pullVerdict, type ReferencePolicies } from '../model/images/pull-policy.js';
import type { CheckInput, TagHistory } from '../model/judgement/fact.js';
import type { JudgedFinding } from '../model/judgement/finding.js';
import type { ImageOccurrence } from '../model/occurrence.js';
import type { Config } from '../model/run/config.js';
import type { Files } from '../model/run/host.js';
import { type Place, placeKey } from '../model/text/source.js';
import { compareText } from '../model/text/text.js';
import type { Forecast, HeldBump } from '../report/schema/forecast-schema.js';
import type { Evaluation } from './evaluate.js';

interface PlannedBump extends Bump {
  /** Whether pull policies allow a digest; one that they were not asked about is not allowed. */
  readonly mayPull: (digest: Digest) => boolean;
}

/** Those of findings that no waiver accepts, by name. A reference without a digest is no bump: nothing is replaced. */
function bumpsOf(
  { findings, evidence }: Pick<Evaluation, 'findings' | 'evidence'>,
  mirrors: Readonly<Record<string, string>>,
): readonly PlannedBump[] {
  const fixes = new Map(
    findings.flatMap(({ at, fix, about, waived }) =>
      at && fix && about?.image && waived === undefined
        ? [[`${placeKey(at)} ${imageName(about.image)}`, fix.digest] as const]
        : [],
    ),
  );
  const bumps = new Map<string, PlannedBump>();
  const historyOf = historyFinder(evidence.histories);
  for (const one of evidence.occurrences) {
    if (one.kind !== 'image') continue;
    const to = fixes.get(`${placeKey(one.at)} ${imageName(one.image)}`);
    const from = one.image.digest;
    if (to === undefined || from === undefined || from === to) continue;
    const key = `${imageName(one.image)} ${from} ${to}`;
    if (!bumps.has(key)) bumps.set(key, bumpOf(one, { from, to }, { ...evidence, historyOf }, mirrors));
  }
  return [...bumps.values()].sort((a, b) => compareText(imageName(a.image), imageName(b.image)));
}

function bumpOf(
  occurrence: ImageOccurrence,
  digests: Pick<Bump, 'from' | 'to'>,
  { facts, historyOf, pullPolicies }: CheckInput & { readonly historyOf: FindHistory },
  mirrors: Readonly<Record<string, string>>,
): PlannedBump {
  const { image } = occurrence;
  const fact = facts.get(occurrence);
  const origin = originImage(image, mirrors);
  const tag = image.tag ?? (fact !== undefined && 'recoveredTag' in fact ? fact.recoveredTag : undefined);
  const names = [image, origin].map((one) => imageName({ ...one, ...(tag === undefined ? {} : { tag }) }));
  const history = historyOf(names);
  const policies = pullPolicies?.get(occurrence);
  return {
    ...{ image, origin, history, ...digests },
    mayPull: (digest) => policies === undefined || isAllowed(policies, digest),
  };
}

type FindHistory = (names: readonly string[]) => TagHistory | undefined;

/** Finds the first history that has one of the names. */
function historyFinder(histories: readonly TagHistory[]): FindHistory {
  const positions = new Map(histories.map((one, position) => [imageName(one), position] as const).reverse());
  return (names) => histories[smallest(names.flatMap((name) => positions.get(name) ?? []))];
}

function isAllowed(policies: ReferencePolicies, digest: Digest): boolean {
  const answer = answerAbout(policies, digest);
  return answer !== undefined && pullVerdict(answer) === 'allowed';
}

export interface Forecasts {
  readonly forecasts: readonly Forecast[];
  /** The evaluation without the fixes that the policy holds back, or with the digests that it allows instead. */
  readonly withHolds: <T extends Pick<Evaluation, 'findings' | 'evidence'>>(evaluation: T) => T;
}

/** What forecasts need of a run. */
export interface PinForecastOptions {
  readonly clients: Clients;
  readonly config: Config;
  readonly files: Pick<Files, 'list' | 'read'>;
}

const maxFiles = 500;
const maxFileBytes = 1024 * 1024;

/** Forecasts every bump that the findings would write. Never throws a Failure: what is not known is stated. */
export async function forecastPins(
  found: Evaluation,
  { clients, config, files }: PinForecastOptions,
): Promise<Forecasts> {
  const bumps = bumpsOf(found, config.registries);
  if (bumps.length === 0) return { forecasts: [], withHolds: (evaluation) => evaluation };
  const wanted = await wantedPlatforms(found, files);
  const forecast = createForecaster({
    reader: imageReader(clients.contentIn),
    advisories: clients.advisories,
    policy: config.policy.advisories,
    selection: { wanted, usual: usualPlatforms },
  });
  const all = await forecast(bumps);
  const holdable = all.map((one, at) => ({ one, bump: bumps[at] as PlannedBump }));
  const decided = await Promise.all(
    holdable.map(({ one, bump }) => decide(one, bump, { config, wanted, forecast })),
  );
  const held = new Map(
    decided.flatMap(({ forecast: { image, from }, held: why }) =>
      why === undefined ? [] : heldKeys(image, from, why),
    ),
  );
  return { forecasts: decided.map(reported), withHolds: (evaluation) => withHolds(evaluation, held) };
}

interface Decided {
  readonly forecast: Forecast;
  readonly held?: HeldBump;
}

interface Deciding {
  readonly config: Pick<Config, 'hold'>;
  readonly wanted: readonly string[];
  readonly forecast: ForecastBumps;
}

/** A bump that is held is reported with the digest that is written instead, if there is one. */
async function decide(one: Forecast, bump: PlannedBump, options: Deciding): Promise<Decided> {
  const { config, wanted, forecast } = options;
  const reasons = holdReasons(one, config.hold, wanted);
  if (reasons.length === 0) return { forecast: one };
  const isAllowed = (other: Forecast) => holdReasons(other, config.hold, wanted).length === 0;
  const { examined, offered } = await heldReplacement(bump, forecast, isAllowed);
  const held = {
    ...{ newest: bump.to, reasons, examined },
    ...(offered === undefined ? {} : { offered: offered.to }),
  };
  return { forecast: offered ?? one, held };
}

function reported({ forecast, held }: Decided): Forecast {
  return held === undefined ? forecast : { ...forecast, held };
}

type HeldForecast = HeldBump & { readonly text: string };

/** The old pin, and the one that is offered in its place: neither goes on to the newest digest. */
function heldKeys(image: string, from: string, held: HeldBump): readonly (readonly [string, HeldForecast])[] {
  const { newest, reasons, examined, offered } = held;
  const kept = { ...held, text: holdTexts.kept(newest, reasons, examined) };
  if (offered === undefined) return [[heldKey(image, from, newest), kept]];
  const { offered: _, ...none } = held;
  const text = holdTexts.offered(newest, reasons, offered);
  const stays = { ...none, text: holdTexts.keptAfterOffer(newest, reasons) };
  return [
    [heldKey(image, from, newest), { ...held, text }],
    [heldKey(image, offered, newest), stays],
  ];
}

function heldKey(image: string, from: string | undefined, to: string): string {
  return `${image} ${from} ${to}`;
}

function withHolds<T extends Pick<Evaluation, 'findings' | 'evidence'>>(
  evaluation: T,
  held: ReadonlyMap<string, HeldForecast>,
): T {
  if (held.size === 0) return evaluation;
  const places = new Map(
    evaluation.evidence.occurrences.flatMap((one) =>
      one.kind === 'image' ? [[occurrenceKey(one.at, imageName(one.image)), one] as const] : [],
    ),
  );
  const findings = evaluation.findings.map((finding): JudgedFinding => {
    const { fix, at, about, ...rest } = finding;
    if (fix === undefined || at === undefined || about?.image === undefined) return finding;
    const image = imageName(about.image);
    const hold = held.get(heldKey(image, about.image.digest, fix.digest));
    if (hold === undefined) return finding;
    const occurrence = places.get(occurrenceKey(at, image));
    const instead =
      hold.offered === undefined || occurrence === undefined ? {} : pinTo(occurrence, hold.offered);
    return { ...rest, at, about, message: `${finding.message}. ${hold.text}`, ...instead };
  });
  return { ...evaluation, findings };
}

function occurrenceKey(at: Place, image: string): string {
  return `${placeKey(at)} ${image}`;
}

/** Empty, so that every platform of the old digest counts, also where a file that may name platforms cannot be read. */
async function wantedPlatforms(
  found: Evaluation,
  files: PinForecastOptions['files'],
): Promise<readonly string[]> {
  const matches = pathMatcher(platformFiles);
  const listed = (await files.list(matches)).filter((path) => matches(path) && !found.files.has(path));
  if (listed.length > maxFiles) return [];
  const texts: string[] = [...found.files.values()].map(({ text }) => text);
  for (const path of listed) {
    const read = await files.read(path, maxFileBytes);
    if ('unreadable' in read) return [];
    texts.push(read.text);
  }
  return platformsNamed(texts);
}
