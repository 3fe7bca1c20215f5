// What the readers of builds share: arguments with their possible values, and the builds that these give.
import type { BuildArgument } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import type { SourceText } from '../occurrence.js';
import { notPinnable, unresolved } from '../reasons.js';
import type { PossibleValue } from './possible-values.js';
import { expand, wholeVariable } from './variables.js';

/** More builds of one Dockerfile than any project describes. */
export const maxBuilds = 200;
/** Longer than any image name. */
const maxValueLength = 4096;

/** The arguments of one build; a name occurs once for each value that it may have. */
export type BuildArguments = readonly BuildArgument[];

/** An argument whose value is the text itself. */
export function literalArgument(name: string, file: SourceFile, text: SourceText): BuildArgument {
  const { value, span, exact, unclear } = text;
  if (unclear !== undefined) return unknownArgument(name, file, text, unclear);
  if (value.length > maxValueLength) return unknownArgument(name, file, text, unresolved.tooManyVariables);
  const noPlace = exact ? {} : { noPlace: notPinnable.passedIndirectly(name) };
  return { name, file, span, value: { text: value, ...noPlace } };
}

/** An argument whose value the file does not tell; `why` completes "Cannot determine the image: …". */
export function unknownArgument(
  name: string,
  file: SourceFile,
  { span }: Pick<SourceText, 'span'>,
  why: string,
): BuildArgument {
  return { name, file, span, value: { why } };
}

/** An argument in whose value `$NAME` and `${NAME:-default}` are expanded, once for each value of a variable. */
export function interpolatedArguments(
  name: string,
  file: SourceFile,
  text: SourceText,
  valuesOf: (variable: string) => readonly PossibleValue[],
): BuildArguments {
  const { value, exact } = text;
  if (!value.includes('$') || text.unclear !== undefined) return [literalArgument(name, file, text)];
  const lookup = (variable: string) => valuesOf(variable).at(-1)?.value;
  const expansion = expand(value, lookup);
  if (expansion.kind === 'unknown') return [unknownArgument(name, file, text, expansion.detail)];
  const resolved = literalArgument(name, file, { ...text, value: expansion.value, exact: false });
  const whole = exact ? wholeVariable(value) : undefined;
  const fallback = whole?.fallback;
  if (fallback === undefined || fallback.text.includes('$')) return [resolved];
  const start = text.span.start + fallback.offset;
  const span = { start, end: start + fallback.text.length };
  const byDefault = literalArgument(name, file, { value: fallback.text, span, exact: true });
  return lookup(whole?.name ?? '') ? [resolved, byDefault] : [byDefault];
}

/** The values that calls pass to an input; values of different calls never meet. */
export function passedValues(calls: readonly BuildArguments[], name: string): readonly PossibleValue[] {
  return calls.flatMap((call) =>
    call.flatMap(({ name: of, file, span, value }): readonly PossibleValue[] => {
      if (of !== name || 'why' in value) return [];
      const source = { value: value.text, span, exact: value.noPlace === undefined };
      return [{ value: value.text, source, file, items: [{ list: calls, item: call }] }];
    }),
  );
}

/**
 * The builds that the values give: one with the first value of each name, one with the second values, and so on. One more
 * than are read, so that what is not read is reported.
 */
export function buildsOf(args: BuildArguments): readonly BuildArguments[] {
  const byName = new Map<string, BuildArgument[]>();
  for (const one of args) {
    const known = byName.get(one.name);
    if (known === undefined) byName.set(one.name, [one]);
    else known.push(one);
  }
  const values = [...byName.values()];
  const most = values.reduce((count, { length }) => Math.max(count, length), 0);
  return Array.from({ length: Math.min(most, maxBuilds + 1) }, (_, index) =>
    values.flatMap((one) => one[index] ?? one[0] ?? []),
  );
}

/** The builds of every Dockerfile, each of them once. */
export class Builds {
  private readonly byPath = new Map<string, Map<string, readonly BuildArgument[]>>();

  of(path: string): readonly (readonly BuildArgument[])[] {
    return [...(this.byPath.get(path)?.values() ?? [])];
  }

  /** False for a build that is known. */
  add(path: string, args: readonly BuildArgument[]): boolean {
    const known = this.byPath.get(path) ?? new Map<string, readonly BuildArgument[]>();
    this.byPath.set(path, known);
    const key = buildKey(args);
    if (known.has(key)) return false;
    known.set(key, args);
    return true;
  }
}

/** Equal for builds that pass the same values from the same places. */
function buildKey(build: readonly BuildArgument[]): string {
  const parts = build.map(({ name, file, span, value }) => [name, file.path, span.start, span.end, value]);
  return JSON.stringify(parts);
}
