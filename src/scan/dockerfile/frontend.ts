// The frontend image of `# syntax=`, and whether it reads a file as BuildKit does.
import { parseImage } from '../../model/image.js';
import type { Occurrence } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/source.js';
import { unscanned } from '../reasons.js';
import type { DockerfilePlace } from './place.js';
import type { Syntax } from './syntax-json.js';

/** Frontends that read a Dockerfile as BuildKit itself does. */
const frontends = /^docker\/dockerfile(?:-upstream)?$/;

/** Versions of the frontend that know no heredocs. */
const beforeHeredocs = /^(?:0|1\.[0-3])(?:$|\.|-(?!labs))/;

export interface Frontend {
  readonly occurrences: readonly Occurrence[];
  readonly problem?: Problem;
}

/** The frontend image, and a problem if its language is not known. */
export function frontendIn(
  syntax: Syntax | undefined,
  hasHeredocs: boolean,
  file: SourceFile,
  place: DockerfilePlace,
): Frontend {
  if (syntax === undefined) return { occurrences: [] };
  const { value, start, end } = syntax;
  const span = { start, end };
  const problem = { file: file.path, span: place.outer(span), message: unscanned.frontend(value) };
  const parsed = parseImage(value);
  if (parsed.kind === 'invalid')
    return { occurrences: end > start ? [place.opaque(span, 'invalid', parsed.why)] : [], problem };
  const { registry, repository, tag = '' } = parsed.image;
  const isKnown =
    registry === 'docker.io' && frontends.test(repository) && !(hasHeredocs && beforeHeredocs.test(tag));
  const occurrences = [place.written(span, value)];
  return isKnown ? { occurrences } : { occurrences, problem };
}
