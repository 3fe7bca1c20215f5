// Reads names in which a YAML format expands variables.
import type { Occurrence } from '../../../model/occurrence.js';
import type { SourceFile, Span } from '../../../model/text/source.js';
import { occurrenceAt, opaqueAt, type SourceText } from '../../occurrence.js';
import { expand, wholeVariable } from '../syntax/variables.js';
import { literalText } from './scan.js';

/** Reads names in which the format expands `$NAME` and `${NAME:-default}`. A variable without a value is opaque. */
export function interpolated(lookup: (name: string) => string | undefined = () => undefined) {
  return (file: SourceFile, text: SourceText): Occurrence => {
    const { span, value, exact } = text;
    if (!value.includes('$')) return literalText(file, text);
    const expansion = expand(value, lookup);
    if (expansion.kind === 'unknown') return opaqueAt(file, span, 'variable', expansion.detail);
    const inlineDefault = exact ? spanOfDefault(value, span, lookup) : undefined;
    if (inlineDefault !== undefined) return occurrenceAt(file, inlineDefault);
    return occurrenceAt(file, span, expansion.value, exact);
  };
}

/** The span of the literal default where the whole name is one variable, or several in each other, without another value. */
function spanOfDefault(
  value: string,
  { start }: Span,
  lookup: (name: string) => string | undefined,
): Span | undefined {
  const whole = wholeVariable(value);
  if (whole?.fallback === undefined || lookup(whole.name) !== undefined) return undefined;
  const { offset, text } = whole.fallback;
  const span = { start: start + offset, end: start + offset + text.length };
  return text.includes('$') ? spanOfDefault(text, span, lookup) : span;
}
