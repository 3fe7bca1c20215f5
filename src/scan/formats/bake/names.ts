// The names that Bake targets give to what they build: to others by `tags`, to a Dockerfile by contexts.
// https://docs.docker.com/build/bake/reference/#targettags
import type { BuiltImage } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import { evaluateHcl, type HclBudget, outcomes } from '../../languages/hcl/evaluate.js';
import type { HclLeaf } from '../../languages/hcl/leaves.js';
import { type HclValue, hclText } from '../../languages/hcl/values.js';

/** An output of any target that pushes counts for all: targets inherit, and a group builds several. */
const pushes = /\btype=registry\b|\bpush=true\b/;

/** The names in a file in HCL. */
export function hclBuiltNames(
  file: SourceFile,
  leaves: readonly HclLeaf[],
  budget: HclBudget,
): readonly BuiltImage[] {
  const isPushed = pushes.test(file.text);
  return leaves.flatMap(({ path: [, key, context], value, scope }) => {
    const { start, end } = value.span;
    const at = { file: file.path, span: { start, end } };
    const written = file.text.slice(start, end);
    if (key === 'contexts') return context === undefined ? [] : [{ name: context, at, isPushed: false }];
    if (key !== 'tags') return [];
    const found = outcomes(budget, (run) => textsIn(evaluateHcl(value, scope, run)));
    const names = found === 'too many' ? [] : found.flat();
    return (names.length === 0 ? [written] : names).map((name) => ({ name, at, isPushed }));
  });
}

/** A function may give several names. */
function textsIn(value: HclValue): readonly string[] {
  if (value.kind === 'list') return value.items.flatMap((item) => hclText(item()) ?? []);
  return [hclText(value) ?? []].flat();
}
