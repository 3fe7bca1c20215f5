// A policy as it applies to a folder below its own: every path in it becomes relative to that folder.
import { globsBelow } from '../../model/glob-below.js';
import type { Policy, Setting } from '../../model/policy.js';

const settingsWithGlobs: ReadonlySet<string> = new Set(['paths', 'exclude', 'sbom']);

/**
 * The policy for `folder` below the one that holds it. What selects only files outside of the folder is left out. Its
 * waivers are marked as inherited: that one matches nothing here does not make it unused.
 */
export function policyBelow(policy: Policy, folder: string): Policy {
  if (folder === '') return policy;
  const inside = <T extends { readonly paths?: readonly string[] }>(entries: readonly T[]): readonly T[] =>
    entries.flatMap((entry) => {
      if (entry.paths === undefined) return [entry];
      const paths = globsBelow(entry.paths, folder);
      return paths.length === 0 ? [] : [{ ...entry, paths }];
    });
  return {
    ...policy,
    settings: new Map([...policy.settings].flatMap((setting) => settingBelow(setting, folder))),
    overrides: inside(policy.overrides),
    waivers: inside(policy.waivers).map((waiver) => ({ inheritedAt: waiver.at, ...waiver })),
  };
}

function settingBelow([name, setting]: readonly [string, Setting], folder: string): [string, Setting][] {
  if (settingsWithGlobs.has(name)) {
    const globs = globsBelow(setting.text.split('\n'), folder);
    return globs.length === 0 ? [] : [[name, { ...setting, text: globs.join('\n') }]];
  }
  if (name !== 'ledger' || !setting.text.endsWith('.json')) return [[name, setting]];
  const start = `${folder}/`;
  return setting.text.startsWith(start)
    ? [[name, { ...setting, text: setting.text.slice(start.length) }]]
    : [];
}
