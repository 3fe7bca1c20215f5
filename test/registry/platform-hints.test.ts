// The advice after the platform's registry refused a pull token: a subgroup is named only for an identity that belongs to one.
import { expect, it } from 'vitest';
import { platformHints } from '../../src/clients/registry/messages.js';

it.each([
  [undefined, false],
  [false, false],
  [true, true],
])('belongs to a subgroup: %s', (isOfSubgroup, isNamed) => {
  const caller = { surface: 'workflow', ...(isOfSubgroup === undefined ? {} : { isOfSubgroup }) } as const;
  expect(platformHints(caller).token(403, true)?.includes('subgroup')).toBe(isNamed);
});
