// The policies that every organization has: what they are called, their parameters, and how they decide.
import { invalid } from '../resources.js';
import type { ImageFacts } from './image.js';

export type PolicyOutcome = { readonly result: 'ALLOWED' | 'DENIED' | 'ERROR'; readonly reason: string };

interface Parameter {
  readonly name: string;
  readonly description: string;
  readonly default: number;
  readonly minimum: number;
  readonly maximum: number;
}

export interface SystemPolicy {
  readonly uid: string;
  readonly name: string;
  readonly description: string;
  readonly parameter?: Parameter;
  decide(image: ImageFacts, value: number, now: number): PolicyOutcome;
}

const dayMs = 86_400_000;
const allowed: PolicyOutcome = { result: 'ALLOWED', reason: '' };
const denied = (reason: string): PolicyOutcome => ({ result: 'DENIED', reason: `denied: ${reason}` });
const failed = (reason: string): PolicyOutcome => ({ result: 'ERROR', reason });
const day = (instant: number) => new Date(instant).toISOString().slice(0, 10);

export const systemPolicies: readonly SystemPolicy[] = [
  {
    uid: 'policy-no-eol',
    name: 'no-eol',
    description: 'Denies images whose main package has reached its end of life.',
    decide: ({ endOfLife }, _value, now) =>
      endOfLife === undefined || endOfLife > now
        ? allowed
        : denied(`main package reached end of life on ${day(endOfLife)}`),
  },
  {
    uid: 'policy-cooldown',
    name: 'cooldown',
    description: 'Denies images with a build timestamp less than the specified number of days old.',
    parameter: {
      name: 'days',
      description: 'Minimum age in days before access is allowed.',
      default: 7,
      minimum: 1,
      maximum: 365,
    },
    decide({ builtAt }, days, now) {
      if (builtAt === undefined) return failed('the image has no build timestamp');
      if (now - builtAt >= days * dayMs) return allowed;
      return denied(
        `image built within the ${days}-day cooldown window (built ${day(builtAt)}, pulled ${day(now)})`,
      );
    },
  },
  {
    uid: 'policy-support-window',
    name: 'support-window',
    description:
      'Denies images whose main package is supported for less than the specified number of months.',
    parameter: {
      name: 'months',
      description: 'Minimum support period in months, from the release to the end of life.',
      default: 6,
      minimum: 1,
      maximum: 24,
    },
    decide({ endOfLife, releasedAt }, months) {
      if (endOfLife === undefined) return allowed;
      if (releasedAt === undefined) return failed('the main package has no release date');
      const least = new Date(releasedAt);
      least.setUTCMonth(least.getUTCMonth() + months);
      return least.getTime() <= endOfLife
        ? allowed
        : denied(`support period is shorter than ${months} months`);
    },
  },
];

/** The parameters with their defaults. @throws Refusal if one is not known, or out of its range */
export function checkedParameters(
  { parameter }: Pick<SystemPolicy, 'parameter'>,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, number>> {
  const unknown = Object.keys(given).find((name) => name !== parameter?.name);
  if (unknown !== undefined) throw invalid(`parameters.${unknown}`, 'is not a parameter of the policy');
  if (parameter === undefined) return {};
  const { name, minimum, maximum } = parameter;
  const value = given[name] ?? parameter.default;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < minimum || value > maximum)
    throw invalid(`parameters.${name}`, `must be a whole number from ${minimum} to ${maximum}`);
  return { [name]: value };
}
