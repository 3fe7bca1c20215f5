// The log of a job, as it arrives: what must hold for any pieces, colours and forged lines; and how it is downloaded.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideRun, pinKey } from '../../src/exposure/decide.js';
import type { Incident } from '../../src/exposure/incident.js';
import { LogReader, type LogReading, readJobLog } from '../../src/exposure/log.js';
import { answers } from '../../src/exposure/report.js';
import { networkTransport } from '../../src/host/network/transport.js';
import { type Digest, parseImage } from '../../src/model/images/image.js';
import { Secret } from '../../src/model/run/secret.js';
import { amount } from '../sample.js';

const digestOf = (digit: string) => `sha256:${digit.repeat(64)}` as Digest;
const [bad, good, other] = [digestOf('b'), digestOf('9'), digestOf('0')];
const incident: Incident = {
  id: 'X',
  aliases: [],
  sources: [],
  windows: [
    { images: ['docker.io/acme/scanner'], tags: ['latest'], from: 0, to: 10, digests: [bad], good: [good] },
  ],
};
const runner = (digest: string) => [
  '##[group]Starting job container',
  '##[command]/usr/bin/docker pull acme/scanner:latest',
  `Digest: ${digest}`,
  'Status: Image is up to date for acme/scanner:latest',
  '##[endgroup]',
  '##[group]Run scan',
];
const stamped = (lines: readonly string[]) =>
  lines.map((line) => `2026-04-22T13:00:10.1234567Z ${line}\n`).join('');

function readIn(text: string | Buffer, sizes: readonly number[] = [7]): LogReading {
  const bytes = Buffer.from(text);
  const reader = new LogReader([bad]);
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    reader.push(bytes.subarray(at, at + size));
    at += size;
  }
  return reader.end();
}

const named = (raw: string) => {
  const parsed = parseImage(raw);
  if (parsed.kind === 'invalid') throw new Error(parsed.why);
  return { file: 'f', line: 1, raw, image: parsed.image, byRunner: true as const };
};
const decide = (raw: string, log: LogReading, known = new Set<string>()) =>
  decideRun(incident, known, {
    named: [named(raw)],
    unread: [],
    called: [],
    jobs: [{ name: 'j', attempt: 1, log }],
  });

const sizes = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 5 });
/** Lines that anybody can print, also whole groups of the runner. */
const noise = fc
  .array(
    fc.oneof(
      fc.string({ maxLength: 80 }).map((line) => [line]),
      fc.constantFrom(...runner(other), '##[endgroup]', `x ${other}`, '\u001b[31m').map((line) => [line]),
      fc.constantFrom(runner(good), runner(good), runner(other)),
    ),
    { maxLength: 15 },
  )
  .map((groups) => groups.flat());
/** Colours and returns between the characters of a text. */
const painted = (text: string) =>
  fc
    .array(fc.constantFrom('', '', '', '\u001b[1m', '\u001b[38;5;1m', '\r'), {
      minLength: text.length,
      maxLength: text.length,
    })
    .map((between) => [...text].map((one, at) => `${between[at]}${one}`).join(''));

describe('a log', () => {
  it('with a bad digest is always exposure, through colours, returns, pieces and any other lines', () => {
    fc.assert(
      fc.property(
        noise,
        noise,
        painted(bad),
        fc.string({ maxLength: 20 }),
        sizes,
        (first, last, digest, around, by) => {
          const lines = [...first, `${around}${digest}${around}`, ...last]
            .map((line) => `${line}\n`)
            .join('');
          const reading = readIn(lines, by);
          expect(reading.bad.map((one) => one.digest)).toEqual([bad]);
          expect(decide(`acme/scanner:latest@${good}`, reading).answer).toBe('exposed');
        },
      ),
      { numRuns: amount(100, 2000) },
    );
  });

  it.each([
    ['in a sequence that is not ended on its line', `\u001b]0;\nDigest: ${bad}\n\u0007\n`],
    ['in a link', `\u001b]8;;https://example.com/x@${bad}\u0007x\n`],
    ['behind a sequence that is cut short', `\u001b[${bad}\n`],
    ['around a reset of characters', `sha256:bbb\u001b(B${'b'.repeat(61)}\n`],
    ['around a sequence of one byte', `sha256:bbb\u009b1m${'b'.repeat(61)}\n`],
    ['in UTF-16', Buffer.from(`Digest: ${bad}\n`, 'utf16le')],
  ])('has a bad digest %s', (_, text) => {
    expect(
      readIn(Buffer.concat([Buffer.from(stamped(runner(good))), Buffer.from(text)]), [4096]).bad,
    ).toHaveLength(1);
  });

  it('has no pull in lines that the runner has not stamped', () => {
    const name = `2026-04-22T13:00:10.1234567Z Complete job name: x\n`;
    const forged = runner(good)
      .map((line) => `${line}\n`)
      .join('');
    expect(readIn(`${name}${forged}`).pulls).toEqual([]);
    expect(readIn(`${name.trimEnd()}\r${forged.replaceAll('\n', '\r')}\n`).pulls).toEqual([]);
  });

  it('is ready once each pull of the runner has a digest, and not if one follows a step', () => {
    const ready = (lines: readonly string[]) => readIn(stamped(lines)).isReady;
    expect(ready(runner(good))).toBe(true);
    expect(ready(runner(good).filter((line) => !line.startsWith('Digest')))).toBe(false);
    expect(ready(['##[group]Run /hook.sh', ...runner(other)])).toBe(false);
    expect(ready([])).toBe(false);
  });

  it('says the same in any pieces', () => {
    fc.assert(
      fc.property(noise, sizes, (lines, by) => {
        const text = stamped([...runner(good), ...lines]);
        expect(readIn(text, by)).toEqual(readIn(text, [1 << 20]));
      }),
      { numRuns: amount(50, 1000) },
    );
  });

  it('is never better for lines that a step prints', () => {
    fc.assert(
      fc.property(fc.constantFrom(good, other, bad), noise, (pulled, forged) => {
        const honest = decide('acme/scanner:latest', readIn(stamped(runner(pulled))));
        const more = decide('acme/scanner:latest', readIn(stamped([...runner(pulled), ...forged])));
        expect(answers.indexOf(more.answer)).toBeLessThanOrEqual(answers.indexOf(honest.answer));
        const silent = decide('acme/scanner:latest', readIn(stamped(['##[group]Run scan', ...forged])));
        expect(silent.answer).not.toBe('not-exposed');
      }),
      { numRuns: amount(100, 2000) },
    );
  });

  it('without a bad digest never makes a digest of before the window exposed', () => {
    const known = new Set([pinKey({ registry: 'docker.io', repository: 'acme/scanner' }, other)]);
    fc.assert(
      fc.property(noise, (lines) => {
        expect(decide(`acme/scanner:latest@${other}`, readIn(stamped(lines)), known).answer).toBe(
          'not-exposed',
        );
        expect(decide(`acme/scanner:latest@${good}`, readIn(stamped(lines)), known).answer).toBe(
          'not-exposed',
        );
      }),
      { numRuns: amount(50, 1000) },
    );
  });

  it('of 40 MB is read in pieces, in one line or in many', () => {
    const filler = Buffer.alloc(64 * 1024, 'x');
    for (const end of ['', '\n']) {
      const reader = new LogReader([bad]);
      for (let at = 0; at < 640; at += 1) {
        reader.push(filler);
        reader.push(Buffer.from(end));
        if (at === 600) {
          reader.push(Buffer.from(bad.slice(0, 30)));
          reader.push(Buffer.from(bad.slice(30)));
        }
      }
      expect(reader.end().bad.map(({ digest }) => digest)).toEqual([bad]);
    }
  });
});

it('a download streams from the host of the logs, which gets no token, and is bounded', async () => {
  const seen: (string | undefined)[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    seen.push(`${url} ${headers.authorization ?? 'none'}`);
    if (url.startsWith('/repos/')) {
      const number = /jobs\/(\d)/.exec(url)?.[1];
      const { port } = server.address() as AddressInfo;
      if (number === '3') response.writeHead(410).end('{}');
      else if (number === '4') response.writeHead(200).end(`a ${bad}\n`);
      else response.writeHead(302, { location: `http://localhost:${port}/logs/${number}` }).end();
      return;
    }
    response.writeHead(200, url.endsWith('5') ? { 'content-encoding': 'gzip' } : {});
    response.write(`a ${bad}\n`);
    if (url.endsWith('2'))
      for (let at = 0; at < 50; at += 1) response.write(Buffer.alloc(1024 * 1024, 'y\n'));
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const addresses = { api: url, graphql: url, server: url };
  const api = { send: networkTransport('test'), addresses, token: new Secret('sesame') };
  const repository = { owner: 'acme', name: 'shop' };
  expect(await readJobLog(api, repository, 1, [bad])).toMatchObject({ bad: [{ line: 1 }], lines: 1 });
  const large = await readJobLog(api, repository, 2, [bad]);
  expect([large.bad.length, large.unread]).toEqual([
    1,
    expect.stringContaining('larger than 41943040 bytes'),
  ]);
  expect((await readJobLog(api, repository, 3, [bad])).unread).toContain('the log is gone');
  expect(await readJobLog(api, repository, 4, [bad])).toMatchObject({ bad: [{ line: 1 }], lines: 1 });
  expect((await readJobLog(api, repository, 5, [bad])).unread).toContain('encoded as gzip');
  expect(seen.filter((line) => line?.startsWith('/logs'))).toEqual([
    '/logs/1 none',
    '/logs/2 none',
    '/logs/5 none',
  ]);
  expect(seen[0]).toContain('Bearer sesame');
  server.closeAllConnections();
  server.close();
});
