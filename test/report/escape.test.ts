// Escapes one by one: what each mark becomes, that nothing is lost, and where texts are cut.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { code, cut, fenced, markdown, plain, shortDigests, uriOf } from '../../src/output/escape.js';

/** Reads entities back, as a renderer does; the word joiners of `markdown` are not part of the text. */
const read = (html: string) =>
  html
    .replaceAll('&#8288;', '')
    .replace(/&#(\d+);/g, (_, number: string) => String.fromCharCode(Number(number)));
const marks = [...'&<>|`*_~[]()#@!\\{}$"\''];

describe('markdown', () => {
  it.each(marks)('writes %s as an entity', (mark) => {
    const joined = '@#'.includes(mark) ? '&#8288;' : '';
    expect(markdown(`a${mark}b`)).toBe(`a&#${mark.charCodeAt(0)};${joined}b`);
  });

  it.each([
    ['https://example.com', 'https&#58;&#8288;//example.com'],
    ['www.example.com', 'www&#46;&#8288;example.com'],
    ['WWW.example.com', 'WWW&#46;&#8288;example.com'],
    ['gh-12', 'gh&#45;&#8288;12'],
    ['GH-12', 'GH&#45;&#8288;12'],
    [':tada:', '&#58;&#8288;tada:'],
    [':+1:', '&#58;&#8288;+1:'],
    [`:${'a'.repeat(40)}:`, `&#58;&#8288;${'a'.repeat(40)}:`],
  ])('%s does not become a link, a reference or an emoji', (text, safe) => {
    expect(markdown(text)).toBe(safe);
  });

  it.each([
    'acme/node:20',
    'a.b',
    'awww.b',
    'a-1',
    'gh-x',
    'high-1',
    ': a',
    'a:b',
    `:${'a'.repeat(41)}:`,
    'a+b=c, d; e?',
  ])('leaves %s as it is, unless the host would make something of it', (text) => {
    const special = /\bwww\.|\bgh-\d/i.test(text);
    expect(markdown(text) === text).toBe(!special);
  });

  it('loses nothing but what plain text loses, and leaves no mark', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const safe = markdown(text);
        expect(read(safe)).toBe(plain(text));
        expect(safe.replace(/&#\d+;/g, '')).not.toMatch(/[&<>|`*_~[\]()#@!\\{}$"']/);
        expect(code(text).startsWith('<code>') && code(text).endsWith('</code>')).toBe(true);
        expect(read(code(text).slice(6, -7))).toBe(plain(text));
        expect(
          code(text)
            .slice(6, -7)
            .replace(/&#\d+;/g, ''),
        ).not.toMatch(/[&<>|`*_~[\]()#@!\\{}$"']/);
      }),
    );
  });

  it('plain text has no control character', () => {
    expect(markdown('a\u001b[31mb\u0000')).not.toMatch(/[\u0000-\u001f]/);
    expect(code('a\u001b[31mb\nc')).not.toMatch(/[\u0000-\u001f]/);
  });
});

describe('fenced', () => {
  it('has a fence of three backticks, or one more than the longest run inside', () => {
    expect(fenced('sh', ['a', 'b'])).toBe('```sh\na\nb\n```');
    expect(fenced('', ['``'])).toBe('```\n``\n```');
    expect(fenced('', ['a ``` b', '`````', '`'])).toBe('``````\na ``` b\n`````\n`\n``````');
  });

  it('keeps tabs and no other control character', () => {
    expect(fenced('', ['\ta\tb'])).toBe('```\n\ta\tb\n```');
    const [, line = ''] = fenced('', ['a\u001b[2K\rb']).split('\n');
    expect(line).toBe(plain('a\u001b[2K\rb'));
    expect(line).not.toMatch(/[\u0000-\u001f]/);
  });
});

describe('uriOf', () => {
  it.each([
    ['a/b.yml', 'a/b.yml'],
    ['a b/c#d?e', 'a%20b/c%23d%3Fe'],
    ['javascript:x', 'javascript%3Ax'],
    ['ä/%2e', '%C3%A4/%252e'],
    ['a\ud800b\udc00', 'a%EF%BF%BDb%EF%BF%BD'],
    ['😀', '%F0%9F%98%80'],
    ['//x', '//x'],
  ])('%j is %s', (file, uri) => {
    expect(uriOf(file)).toBe(uri);
  });
});

describe('shortDigests', () => {
  it('shortens every whole digest, and nothing else', () => {
    const hex = 'a'.repeat(64);
    expect(shortDigests(`x sha256:${hex} y@sha256:${hex}`)).toBe(
      'x sha256:aaaaaaaaaaaa y@sha256:aaaaaaaaaaaa',
    );
    for (const other of [
      `sha256:${hex}a`,
      `sha256:${hex.slice(1)}`,
      `sha512:${hex}`,
      `sha256:${hex.toUpperCase()}`,
    ])
      expect(shortDigests(other)).toBe(other);
  });
});

describe('cut', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, '…'],
    ['abcde', 4, 'a…'],
    ['äöü', 6, 'äöü'],
    ['äöü', 5, 'ä…'],
    ['😀😀', 8, '😀😀'],
    ['😀😀', 7, '😀…'],
    ['😀😀', 6, '…'],
    ['', 0, ''],
  ])('%s in %i bytes is %s', (text, bytes, expected) => {
    expect(cut(text, bytes)).toBe(expected);
  });

  it('never exceeds the limit, never splits a character, and keeps as much as fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 3, max: 60 }), (text, bytes) => {
        const short = cut(text, bytes);
        expect(Buffer.byteLength(short)).toBeLessThanOrEqual(bytes);
        if (short === text) return;
        expect(Buffer.byteLength(text)).toBeGreaterThan(bytes);
        const kept = short.slice(0, -1);
        expect([short.at(-1), text.startsWith(kept)]).toEqual(['…', true]);
        const [next = ''] = text.slice(kept.length);
        expect(Buffer.byteLength(short) + Buffer.byteLength(next)).toBeGreaterThan(bytes);
      }),
    );
  });
});
