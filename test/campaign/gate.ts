// What can fail a run, by the words of docs/reference.md and docs/decisions.md: what is set, else the documented defaults.
import { rulesFor } from './rules.js';
import { policyInForce, type World } from './world.js';

interface Gate {
  /** A severity, `none`, or a list of checks. */
  readonly failOn: string;
  /** Only what the change introduces fails the run. */
  readonly isNewOnly: boolean;
  readonly onIncomplete: string;
}

/** An input counts before the policy that must be in force, and that one before the default. */
export function gateOf(world: World): Gate {
  const { change, inputs } = world;
  const policy = policyInForce(world) ?? '';
  const written = (name: string) => inputs[name] ?? new RegExp(`^${name}: (.+)$`, 'm').exec(policy)?.[1];
  const isChange = change !== undefined && rulesFor(change) !== 'checkout';
  const newOnly = written('new-only') ?? (inputs.mode === 'audit' ? 'false' : 'true');
  return {
    failOn: written('fail-on') ?? (inputs.mode === 'audit' ? 'none' : 'error'),
    isNewOnly: isChange && newOnly === 'true',
    onIncomplete: written('on-incomplete') ?? 'fail',
  };
}
