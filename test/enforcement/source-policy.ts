// How BuildKit judges the name of an image by a source policy: an oracle, written from what its engine does.
// https://github.com/moby/buildkit/blob/master/sourcepolicy/engine.go

interface Selector {
  readonly identifier: string;
  readonly matchType: 'EXACT' | 'WILDCARD' | 'REGEX';
}

export interface SourcePolicy {
  readonly version: number;
  readonly rules: readonly {
    readonly action: 'ALLOW' | 'DENY' | 'CONVERT';
    readonly selector: Selector;
    readonly updates?: { readonly identifier: string };
  }[];
}

/** `rounds`: how often the name was replaced. */
export type Judged =
  | { readonly allowed: boolean; readonly identifier: string; readonly rounds: number }
  | { readonly error: 'too many mutations' };

/** The engine gives up when it has replaced the name more often than this. */
const maxRounds = 20;

export function judgeSource(policy: SourcePolicy, source: string): Judged {
  let identifier = source;
  for (let rounds = 0; rounds <= maxRounds; rounds += 1) {
    const answer = round(policy, identifier);
    if (typeof answer === 'boolean') return { allowed: answer, identifier, rounds };
    identifier = answer.converted;
  }
  return { error: 'too many mutations' };
}

/** One pass over the rules: the new name at once, or whether the last ALLOW or DENY that matched allows it. */
function round({ rules }: SourcePolicy, identifier: string): boolean | { readonly converted: string } {
  let allowed = true;
  for (const { action, selector, updates } of rules) {
    if (!matches(selector, identifier)) continue;
    if (action !== 'CONVERT') allowed = action === 'ALLOW';
    else {
      if (selector.matchType !== 'EXACT') throw new Error('only exact conversions are judged here');
      const target = updates?.identifier || selector.identifier;
      if (target !== identifier) return { converted: target };
    }
  }
  return allowed;
}

function matches({ identifier: pattern, matchType }: Selector, identifier: string): boolean {
  if (pattern === identifier) return true;
  if (matchType === 'EXACT') return false;
  if (matchType === 'REGEX') return new RegExp(pattern).test(identifier);
  if (pattern.includes('**')) throw new Error('invalid wildcard');
  const parts = pattern.split('*').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(identifier);
}

/** The identifier of `FROM name`: the host, `library/` and the tag that it implies are written out. */
export function sourceOf(name: string): string {
  const [first = '', ...others] = name.split('/');
  const hasHost = others.length > 0 && (/[.:]/.test(first) || first === 'localhost');
  const path = hasHost ? name : `docker.io/${others.length === 0 ? 'library/' : ''}${name}`;
  const isTagged = /[:@]/.test(path.slice(path.lastIndexOf('/')));
  return `docker-image://${isTagged ? path : `${path}:latest`}`;
}
