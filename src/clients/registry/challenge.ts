// What a registry requires with a 401: `WWW-Authenticate` of RFC 9110 and of the distribution's token protocol.
// https://www.rfc-editor.org/rfc/rfc9110#section-11.6.1, https://distribution.github.io/distribution/spec/auth/token/

import { compact } from '../../model/compact.js';
import type { NetworkKind } from '../../model/http.js';

export type Challenge =
  | { readonly scheme: 'Basic' }
  | {
      readonly scheme: 'Bearer';
      readonly realm: string;
      readonly service?: string;
      /** Of the host that has named the realm, as far as that is known. */
      readonly network?: NetworkKind;
    };

const maxHeaderLength = 4096;
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+/;
const quoted = /^"((?:[^"\\]|\\.)*)"/;

/** The challenge to meet, a token in preference to a password; `undefined` if none is supported. Reads at most 4 KiB. */
export function challengeIn(header: string | undefined): Challenge | undefined {
  const challenges = parse((header ?? '').slice(0, maxHeaderLength));
  const bearer = challenges.find(({ scheme }) => scheme === 'bearer');
  const realm = bearer?.parameters.get('realm');
  if (realm !== undefined) {
    const service = bearer?.parameters.get('service');
    return { scheme: 'Bearer', realm, ...compact({ service }) };
  }
  return challenges.some(({ scheme }) => scheme === 'basic') ? { scheme: 'Basic' } : undefined;
}

interface Parsed {
  readonly scheme: string;
  readonly parameters: Map<string, string>;
}

/** Reads from left to right: a word followed by `=` is a parameter of the scheme before it, any other is a scheme. */
function parse(header: string): readonly Parsed[] {
  const challenges: Parsed[] = [];
  let rest = header;
  for (;;) {
    rest = rest.replace(/^[\s,]+/, '');
    const [word] = token.exec(rest) ?? [];
    if (word === undefined) return challenges;
    rest = rest.slice(word.length);
    const equals = /^\s*=\s*/.exec(rest);
    if (equals === null) {
      challenges.push({ scheme: word.toLowerCase(), parameters: new Map() });
      continue;
    }
    rest = rest.slice(equals[0].length);
    const value = quoted.exec(rest) ?? token.exec(rest);
    if (value === null) return challenges;
    challenges.at(-1)?.parameters.set(word.toLowerCase(), (value[1] ?? value[0]).replace(/\\(.)/g, '$1'));
    rest = rest.slice(value[0].length);
  }
}
