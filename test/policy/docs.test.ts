// docs/policy.md: every policy in it is valid, and every key of the schema is documented.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { inputNames } from '../../src/command/names.js';
import { issueText } from '../../src/config/policy/issue.js';
import { readPolicy } from '../../src/config/policy/read.js';
import { keysAt, policySchema } from '../../src/config/policy/schema/schema.js';
import { settingNames } from '../../src/config/policy/schema/setting-schema.js';

const page = readFileSync(fileURLToPath(new URL('../../docs/policy.md', import.meta.url)), 'utf8');
const recipes = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => text);

describe('docs/policy.md', () => {
  it('has at least eight recipes after its first example', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(9);
  });

  it.each(recipes)('%s', (text) => {
    const read = readPolicy({ path: 'docs/policy.md', text }, inputNames);
    expect('issues' in read ? read.issues.map(issueText) : []).toEqual([]);
  });

  it('documents every key', () => {
    const schema = policySchema(inputNames);
    const paths = [
      [],
      ['waivers', 0],
      ['overrides', 0],
      ['registries', 'x'],
      ['advisories'],
      ['skips', 0],
      ['pull-requests'],
      ['pull-requests', 'groups', 0],
      ['pull-requests', 'automerge'],
    ];
    const keys = paths.flatMap((path) => keysAt(schema, path)).filter((key) => !settingNames.includes(key));
    expect(keys.length).toBeGreaterThan(15);
    for (const key of keys) expect(page).toContain(`\`${key}\``);
  });
});
