// Reads the sections of a policy about pin pull requests, and the skips in the policy of another commit.
import { compact } from '../../../model/collections.js';
import type { EffectiveSetting, PullRequestRules, Skip } from '../../../model/judgement/policy.js';
import type { Place, SourceFile } from '../../../model/text/source.js';
import { parseInstant } from '../../../model/text/time.js';
import { type DocumentPath, parsePolicyYaml } from '../document.js';
import { skipsSchema, type UpdateSections } from '../schema/update-schema.js';

type At = (...path: DocumentPath) => Place;

export function skipsOf({ skips }: Pick<UpdateSections, 'skips'>, at: At): readonly Skip[] {
  return (skips ?? []).map(({ image, tag, until, reason, owner }, index) => ({
    at: at('skips', index),
    image,
    reason: reason.trim().replace(/[\t\r\n ]+/g, ' '),
    ...compact({ tag, owner, until: until === undefined ? undefined : parseInstant(until) }),
  }));
}

export function pullRequestRules({ 'pull-requests': rules }: UpdateSections): PullRequestRules {
  const { groups, automerge, checkboxes, dashboard } = rules ?? {};
  return compact({ groups, automergeLabel: automerge?.label, checkboxes, dashboard });
}

/** Where the values come from, for the report. */
export function updateOrigins(
  { 'pull-requests': rules }: UpdateSections,
  at: At,
): readonly EffectiveSetting[] {
  return Object.entries(rules ?? {}).map(([key, value]) => ({
    name: `pull-requests.${key}`,
    value: JSON.stringify(value),
    from: at('pull-requests', key),
  }));
}

/** The skips in the text of a policy, of which the rest is not read; `issue`: why they cannot be read. */
export function readSkips(
  source: SourceFile,
): { readonly skips: readonly Skip[] } | { readonly issue: string } {
  const yaml = parsePolicyYaml(source);
  if ('issues' in yaml) return { issue: yaml.issues[0]?.message ?? 'The YAML cannot be read.' };
  const parsed = skipsSchema.safeParse(yaml.data ?? {});
  if (!parsed.success) return { issue: 'Its `skips` are invalid.' };
  const at: At = (...path) => ({ file: source.path, span: yaml.place(path) });
  return { skips: skipsOf(parsed.data, at) };
}
