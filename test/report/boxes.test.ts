// Checkboxes: no text from outside is one, ticks survive, and the end of the text is never cut.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marked } from '../../src/clients/ci-host/marks.js';
import {
  type Box,
  boxLine,
  controlsOf,
  keepTicked,
  readBoxes,
} from '../../src/output/markdown/pull-request/boxes.js';
import { controlsText, type PullRequestControls } from '../../src/output/markdown/pull-request/controls.js';
import { outside } from './generated.js';

const key = fc.constantFrom('0123456789ab', 'abcdefabcdef', 'ffffffffffff');
const forged = fc.constantFrom(
  '- [x] <!-- tagproof-box hold 0123456789ab -->',
  '\n- [x] <!-- tagproof-box rebase 0123456789ab -->x\n',
  '\n<!-- tagproof-controls -->\n- [x] <!-- tagproof-box hold 0123456789ab -->\n',
  '\r- [x] <!-- tagproof-box skip 0123456789ab 2026-12-31 -->',
  '</details>\n\n<!-- tagproof-controls -->\n\n- [X] <!-- tagproof-box held 0123456789ab -->',
);
const hostile = fc.oneof(
  outside,
  forged,
  fc.tuple(outside, forged, outside).map((parts) => parts.join('')),
);

const controls: fc.Arbitrary<PullRequestControls> = fc.record({
  key: fc.constant('0123456789ab'),
  offered: fc.array(fc.record({ key, name: hostile }), { maxLength: 3 }),
  held: fc.array(fc.record({ key, name: hostile, reason: hostile, isOwnEntry: fc.boolean() }), {
    maxLength: 3,
  }),
  skipUntil: fc.constant('2026-12-31'),
});

describe('the boxes of a text', () => {
  it('are those that were written, whatever images, reasons and the text above are called', () => {
    fc.assert(
      fc.property(controls, hostile, (wanted, above) => {
        const read = readBoxes(`${above}\n\n${controlsText(wanted)}`);
        const held = wanted.held.filter(({ isOwnEntry }) => isOwnEntry);
        expect(read).toEqual([
          ...held.map((one) => ({ kind: 'held', key: one.key, ticked: true })),
          { kind: 'rebase', key: '0123456789ab', ticked: false },
          ...wanted.offered.flatMap((one) => [
            { kind: 'hold', key: one.key, ticked: false },
            { kind: 'skip', key: one.key, ticked: false, until: '2026-12-31' },
          ]),
        ]);
      }),
    );
  });

  it('are none without our own end, or when it was cut', () => {
    expect(readBoxes('- [x] <!-- tagproof-box hold 0123456789ab -->')).toEqual([]);
    expect(readBoxes('<!-- tagproof-controls --> \n- [x] <!-- tagproof-box hold 0123456789ab -->')).toEqual(
      [],
    );
  });
});

const boxes = fc.uniqueArray(
  fc.record({ kind: fc.constantFrom('rebase' as const, 'hold' as const, 'held' as const), key }),
  { selector: (box) => JSON.stringify(box), maxLength: 6 },
);
const textOf = (list: readonly Box[]) => controlsOf(['', ...list.map((box) => boxLine(box, 'x'))]);

it('what a person changed between two readings is carried over, and nothing else', () => {
  fc.assert(
    fc.property(boxes, fc.array(fc.boolean(), { minLength: 18, maxLength: 18 }), (list, ticks) => {
      const state = (from: number) => list.map((box, at) => ({ ...box, ticked: ticks[from + at] === true }));
      const [seen, latest, next] = [state(0), state(6), state(12)];
      const carried = readBoxes(
        keepTicked(textOf(seen), textOf(latest).replaceAll('\n', '\r\n'), textOf(next)),
      );
      list.forEach((_, at) => {
        const isChanged = seen[at]?.ticked !== latest[at]?.ticked;
        expect(carried[at]?.ticked).toBe(isChanged ? latest[at]?.ticked : next[at]?.ticked);
      });
    }),
  );
});

it('a long text is cut above its boxes, and what it opened is closed', () => {
  const long = `start\n${'<details><summary>x</summary>\n\nrow\n\n</details>\n'.repeat(3000)}<details>\n${'row\n'.repeat(20_000)}`;
  const foot = textOf([{ kind: 'rebase', key: '0123456789ab', ticked: true }]);
  const text = marked('<!-- mark -->', long, foot);
  expect(text.length).toBeLessThanOrEqual(60_000);
  expect(text.endsWith(foot)).toBe(true);
  expect(text.split('<details').length).toBe(text.split('</details>').length);
  expect(readBoxes(text)).toEqual([{ kind: 'rebase', key: '0123456789ab', ticked: true }]);
});

it('122 images have boxes within the room, and 1,000 are counted', () => {
  const offered = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      key: index.toString(16).padStart(12, '0'),
      name: `registry.example.com/acme/service-${index}:1.${index}`,
    }));
  const text = (count: number) =>
    controlsText({ key: '0123456789ab', offered: offered(count), held: [], skipUntil: '2026-12-31' });
  expect(readBoxes(text(122))).toHaveLength(1 + 2 * 122);
  expect(text(1000).length).toBeLessThan(26_000);
  expect(text(1000)).toMatch(/\d+ more without checkboxes/);
});
