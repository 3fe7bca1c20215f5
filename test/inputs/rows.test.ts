// The table of the inputs holds every row of its parts: none takes the place of another with the same name.
import { expect, it } from 'vitest';
import { deliveryRows } from '../../src/model/inputs/delivery-rows.js';
import { cacheRows, evaluationRows } from '../../src/model/inputs/evaluation-rows.js';
import { platformRows } from '../../src/model/inputs/platform-rows.js';
import { inputTable } from '../../src/model/inputs/table.js';

it('joins the rows of all parts, each under a name of its own', () => {
  const parts = [platformRows, evaluationRows, cacheRows, deliveryRows].flatMap((rows) => Object.keys(rows));
  expect(inputTable.map(({ name }) => name)).toEqual(['mode', ...parts]);
});
