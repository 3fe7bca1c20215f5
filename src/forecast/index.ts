// Forecasts of bumps, side by side: both images of each are read, then the advisories of all packages at once.
import type { AdvisorySources } from '../advisories/ports.js';
import type { Gap } from '../model/failure.js';
import type { Digest, ImageReference } from '../model/images/image.js';
import type { Advisory } from '../model/judgement/advisory.js';
import type { TagHistory } from '../model/judgement/fact.js';
import type { AdvisoryPolicy } from '../model/judgement/policy.js';
import type { Forecast } from '../report/schema/forecast-schema.js';
import { advisoryNames } from './changes/advisory-changes.js';
import { comparePlatforms } from './compared-platforms.js';
import type { WhyUnknown } from './description.js';
import { comparedPackages, forecastOf } from './forecast.js';
import { unknownTexts } from './messages.js';
import type { ImageReader } from './ports.js';
import { type DescribedPair, type PlatformSelection, pairDescriber } from './read.js';

/** A new digest for an image. */
export interface Bump {
  readonly image: Pick<ImageReference, 'registry' | 'repository' | 'tag'>;
  /** Where it is read: the image that a mirrored one is a copy of, or the image itself. */
  readonly origin: Pick<ImageReference, 'registry' | 'repository'>;
  /** The same of the old digest, if that is another image. */
  readonly oldOrigin?: Pick<ImageReference, 'registry' | 'repository'>;
  readonly from: Digest;
  readonly to: Digest;
  readonly history?: TagHistory | undefined;
}

interface ForecastOptions {
  readonly reader: ImageReader;
  /** `Gap`: why the platform cannot be queried. */
  readonly advisories: AdvisorySources | Gap;
  readonly policy: AdvisoryPolicy;
  readonly selection: PlatformSelection;
}

/** Answers in the order of the bumps. Never throws a Failure: what cannot be learned is stated in the forecast. */
export type ForecastBumps = (bumps: readonly Bump[]) => Promise<readonly Forecast[]>;

/** What is read for one call is kept for the next: an image that is compared again costs no request. */
export function createForecaster({ reader, advisories, policy, selection }: ForecastOptions): ForecastBumps {
  const describe = pairDescriber(reader);
  const lookUp = advisoryLookup(advisories);
  return async (bumps) => {
    const pairs = await Promise.all(
      bumps.map(({ origin, oldOrigin = origin, from, to }) =>
        describe({ ...oldOrigin, digest: from }, { ...origin, digest: to }, selection),
      ),
    );
    const found = await lookUp(
      bumps.map(({ origin }, at) => ({ registry: origin.registry, pair: pairs[at] })),
    );
    return pairs.map((pair, at) => {
      const { image, history } = bumps[at] as Bump;
      const { wanted } = selection;
      const matched = found[at] ?? [];
      return forecastOf(pair, { image, history, wanted, policy, advisories: matched });
    });
  };
}

interface LookedUp {
  readonly registry: string;
  readonly pair: DescribedPair | undefined;
}

/** Requests every name once, in as few batches as possible. The platform knows the packages of its own images only. */
function advisoryLookup(sources: AdvisorySources | Gap) {
  const known = new Map<string, Advisory[] | WhyUnknown>();
  return async (all: readonly LookedUp[]): Promise<readonly (readonly Advisory[] | WhyUnknown)[]> => {
    if ('cause' in sources) return all.map(() => ({ cause: sources.cause, message: sources.message }));
    const namesOf = ({ registry, pair }: LookedUp) =>
      pair === undefined || sources.sbomsIn(registry) === undefined
        ? undefined
        : advisoryNames(comparedPackages(comparePlatforms(pair)));
    const wanted = all.map(namesOf);
    const fresh = [...new Set(wanted.flatMap((names) => names ?? []))].filter((name) => !known.has(name));
    if (fresh.length > 0) await request(sources, fresh.sort(), known);
    return wanted.map((names) => {
      if (names === undefined) return { cause: 'no-platform', message: unknownTexts.advisoriesElsewhere };
      const answers = names.map((name) => known.get(name) ?? []);
      return answers.find((one) => 'cause' in one) ?? answers.flatMap((one) => ('cause' in one ? [] : one));
    });
  };
}

async function request(
  sources: AdvisorySources,
  names: readonly string[],
  known: Map<string, Advisory[] | WhyUnknown>,
): Promise<void> {
  const { advisories, gaps, unanswered } = await sources.advisories(names);
  for (const name of names) {
    const cause = unanswered.get(name);
    const why = gaps.find((gap) => gap.cause === cause)?.message ?? '';
    known.set(name, cause === undefined ? [] : { cause, message: unknownTexts.advisoriesUnread(why) });
  }
  for (const one of advisories) {
    const list = known.get(one.artifactName);
    if (list !== undefined && !('cause' in list)) list.push(one);
  }
}
