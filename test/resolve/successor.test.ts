// Successors of tags at their end of life.
import { expect, test } from 'vitest';
import { successorFinder } from '../../src/resolve/successor.js';

const living = (...names: string[]) => names.map((name) => ({ name, deprecated: false }));
const ended = (...names: string[]) => names.map((name) => ({ name, deprecated: true }));

test.each([
  ['18', ['20', '22', '22.1.3'], '20', '22'],
  ['3.9', ['3.10', '3.13', '3.10-dev', '3.8'], '3.10', '3.13'],
  ['3.9-dev', ['3.10', '3.13', '3.10-dev', '3.12-dev'], '3.10-dev', '3.12-dev'],
  ['3.9-slim', ['3.10-slim', '3.10-slim-bookworm'], '3.10-slim', '3.10-slim'],
  ['3.9-alpine3.19', ['3.10-alpine3.19', '3.13-alpine3.20'], '3.10-alpine3.19', '3.10-alpine3.19'],
  ['1.2.3', ['1.2.4', '1.2.9', '1.3.5', '2.0.0'], '1.2.9', '2.0.0'],
  ['1.2', ['1.2.1'], '1.2.1', '1.2.1'],
  ['1', ['1.1'], '1.1', '1.1'],
  ['1.2.3', ['1.3.0', '1.3.5', '2.0.0'], '1.3.5', '2.0.0'],
  ['1.2.3-r4', ['1.2.3-r7', '1.2.3-r10', '1.2.3-r2'], '1.2.3-r10', '1.2.3-r10'],
  ['1.2.3-r4-dev', ['1.2.3-r7', '1.4.0-r0-dev'], '1.4.0-r0-dev', '1.4.0-r0-dev'],
  ['18', ['20.1.1', '20.2.0', '22.0.1'], '20.2.0', '22.0.1'],
  ['v1.2', ['1.3', 'v1.3', 'v1.10'], 'v1.3', 'v1.10'],
  ['v1.2', ['1.3'], '1.3', '1.3'],
  ['openjdk-17', ['openjdk-21', 'openjdk-25', '26', 'openjdk-22-dev'], 'openjdk-21', 'openjdk-25'],
  ['2023.09.01', ['2023.10.01', '2024.01.15'], '2023.10.01', '2024.01.15'],
  ['1.9', ['1.10', '1.10-rc1', '1.11-rc.2', '1.11.0-beta'], '1.10', '1.10'],
  ['3.12', ['3.13', '3.14.0a1', '3.14.0rc2', '3.14-nightly'], '3.13', '3.13'],
  ['2.0.0-rc.1', ['2.0.0-rc.2', '2.0.0-rc.10', '1.9.9', '3.0.0-alpha.1'], '2.0.0-rc.10', '3.0.0-alpha.1'],
  ['2.0.0-rc.10', ['2.0.0', '2.0.0-rc.9', '2.1.0'], '2.0.0', '2.1.0'],
  ['2.0.0-beta2-fips', ['2.0.0-rc1-fips', '2.0.0-rc1'], '2.0.0-rc1-fips', '2.0.0-rc1-fips'],
  ['1.0.0-alpha1', ['1.0.0-a2'], '1.0.0-a2', '1.0.0-a2'],
  ['1.0.0-beta1', ['1.0.0-b2'], '1.0.0-b2', '1.0.0-b2'],
  ['1.0.0-milestone1', ['1.0.0-M2'], '1.0.0-M2', '1.0.0-M2'],
  ['1.0.0-rc1', ['1.0.0.CR2'], '1.0.0.CR2', '1.0.0.CR2'],
  ['20', ['20240115', '22'], '22', '22'],
  ['20230115', ['20240115', '99999999'], '20240115', '99999999'],
])('%s among %j: nearest %s, newest %s', (tag, others, nearest, newest) => {
  for (const names of [others, others.toReversed()]) {
    const tags = [...ended(tag, '99', '99.9', '99.9.9'), ...living(...names)];
    expect(successorFinder(tags)(tag)).toEqual({ nearest, newest });
  }
});

test.each([
  ['latest', ['latest-dev', '22']],
  ['20-dev', ['22', '22-slim', '18-dev']],
  ['20', ['20', '18', 'latest', '21-rc1', '']],
  ['20', []],
])('%s has none among %j', (tag, others) => {
  expect(successorFinder([...ended('99'), ...living(...others)])(tag)).toBeUndefined();
});
