// Offsets to lines and columns, and text from outside that stays readable where it is harmless.
import { describe, expect, it } from 'vitest';
import { positionsOf } from '../../src/model/text/position.js';
import { code, markdown } from '../../src/output/escape.js';

describe('positions', () => {
  it('counts lines and columns from one, through every line end and a byte order mark', () => {
    const at = positionsOf('\uFEFFab\r\nc\rd\n\ne😀f');
    expect(at({ start: 1, end: 3 })).toEqual({ line: 1, column: 1, endLine: 1, endColumn: 3 });
    expect(at({ start: 5, end: 6 })).toEqual({ line: 2, column: 1, endLine: 2, endColumn: 2 });
    expect(at({ start: 7, end: 8 })).toMatchObject({ line: 3, column: 1 });
    expect(at({ start: 10, end: 14 })).toEqual({ line: 5, column: 1, endLine: 5, endColumn: 5 });
    expect(at({ start: 1, end: 6 })).toEqual({ line: 1, column: 1, endLine: 2, endColumn: 2 });
  });
});

describe('text from outside', () => {
  it('stays readable where it is harmless', () => {
    expect(code('acme/node:20-dev, v1.2')).toBe('<code>acme/node:20-dev, v1.2</code>');
    expect(markdown('see http://x.y, www.x, :tada:, a: b')).toBe(
      'see http&#58;&#8288;//x.y, www&#46;&#8288;x, &#58;&#8288;tada:, a: b',
    );
  });
});
