// The frontend image of `# syntax=`, and whether it reads a file as BuildKit does.
import { type ImageReference, parseImage } from '../../model/images/image.js';
import { originImage } from '../../model/images/mirror.js';
import type { Occurrence } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/text/source.js';
import { unscanned } from '../../scan/reasons.js';
import type { Range } from './lexer/characters.js';
import type { DockerfilePlace } from './place.js';

/** Frontends that read a Dockerfile as BuildKit itself does. */
const frontends = /^docker\/dockerfile(?:-upstream)?$/;

/** Versions of the frontend that know no heredocs. */
const beforeHeredocs = /^(?:0|1\.[0-3])(?:$|\.|-(?!labs))/;

/** The build argument that names the frontend, whatever the file says. */
export const syntaxArgument = 'BUILDKIT_SYNTAX';

/** Prefix of image names → the prefix that it mirrors. */
export type Mirrors = Readonly<Record<string, string>>;

interface Frontend {
  readonly occurrences: readonly Occurrence[];
  readonly problem?: Problem;
}

/** The frontend image, and a problem if its language is not known. */
export function frontendIn(
  syntax: SyntaxDirective | undefined,
  hasHeredocs: boolean,
  file: SourceFile,
  place: DockerfilePlace,
  mirrors: Mirrors,
): Frontend {
  if (syntax === undefined) return { occurrences: [] };
  const { value, start, end } = syntax;
  const span = { start, end };
  const problem = { file: file.path, span: place.outer(span), message: unscanned.frontend(value) };
  const parsed = parseImage(value);
  if (parsed.kind === 'invalid')
    return { occurrences: end > start ? [place.opaque(span, 'invalid', parsed.why)] : [], problem };
  const occurrences = [place.written(span, value)];
  return isKnownFrontend(parsed.image, hasHeredocs, mirrors) ? { occurrences } : { occurrences, problem };
}

/** True for BuildKit's own frontend, also from a configured mirror. */
export function isKnownFrontend(image: ImageReference, hasHeredocs: boolean, mirrors: Mirrors): boolean {
  const { registry, repository, tag = '' } = originImage(image, mirrors);
  const isOwn = registry === 'docker.io' && frontends.test(repository);
  return isOwn && !(hasHeredocs && beforeHeredocs.test(tag));
}

/** The value of `syntax`, and the range of it in the text. They differ only if JSON escapes are used. */
export interface SyntaxDirective extends Range {
  readonly value: string;
}

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** The value of the last `syntax` at the top level, if the text from the offset is a JSON object. */
export function syntaxInJson(text: string, start: number): SyntaxDirective | undefined {
  const json = text.slice(start);
  if (!/^[ \t\r\n]*\{/.test(json) || !isJson(json)) return undefined;
  let depth = 0;
  let [isKey, isSyntax] = [true, false];
  let found: SyntaxDirective | undefined;
  for (const { 0: one, index } of json.matchAll(token)) {
    if (one === '{' || one === '[') depth += 1;
    else if (one === '}' || one === ']') depth -= 1;
    else if (depth === 1 && (one === ',' || one === ':')) isKey = one === ',';
    else if (depth === 1 && isKey) {
      isSyntax = unescaped(one) === 'syntax';
      if (isSyntax) found = undefined;
    } else if (depth === 1 && isSyntax && one.startsWith('"')) {
      const from = start + index + 1;
      found = { start: from, end: from + one.length - 2, value: unescaped(one) };
    }
  }
  return found;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function unescaped(literal: string): string {
  const value: unknown = JSON.parse(literal);
  return typeof value === 'string' ? value : '';
}
