// The values of flags that describe an identity, wherever one is created: its name, and what it expects of tokens.
import { parseAddress } from '../../model/run/address.js';
import { plain } from '../../output/escape.js';

/** What the platform would refuse, or would take and never match. */
export function wrongIdentityFlags(flags: ReadonlyMap<string, string>): readonly string[] {
  const rules = {
    name: [/^[a-z0-9][a-z0-9 ._-]{0,254}$/, 'lower-case letters, digits, spaces and `._-`'],
    ref: [
      /^(?!.*(?:\.\.|\/\/|@\{))[^\s~^:?*[\\\p{Cc}/][^\s~^:?*[\\\p{Cc}]*(?<![/.])$/u,
      'a branch, or a full ref such as refs/tags/v1',
    ],
    environment: [/^[^\p{Cc}]{1,255}$/u, 'the name of an environment'],
  } as const;
  const wrong = Object.entries(rules).flatMap(([name, [accepted, wanted]]) => {
    const value = flags.get(name);
    if (value === undefined || accepted.test(value)) return [];
    return [`\`--${name}\` is \`${plain(value)}\`, but must be ${wanted}.`];
  });
  const issuer = flags.get('issuer');
  const address = issuer === undefined ? {} : parseAddress(issuer);
  return 'issue' in address
    ? [...wrong, `\`--issuer\` is \`${plain(issuer ?? '')}\`, but ${address.issue}.`]
    : wrong;
}
