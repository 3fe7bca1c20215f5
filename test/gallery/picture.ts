// Small pictures of pages: few colours, and a comparison that forgives what fonts do to edges.
import { deflateSync } from 'node:zlib';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const maxColours = 64;

/** The picture with at most 64 colours, as an indexed PNG (https://www.w3.org/TR/png-3/), which pngjs cannot write. */
export function smallPng(png: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(png);
  const palette = paletteOf(data);
  const nearest = new Map<number, number>();
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const colour = colourAt(data, (y * width + x) * 4);
      let index = nearest.get(colour);
      if (index === undefined) {
        index = nearestIn(palette, colour);
        nearest.set(colour, index);
      }
      rows[y * (width + 1) + 1 + x] = index;
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const table = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', table),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colourAt(data: Buffer, at: number): number {
  return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
}

/** The colours of the picture that stand for all of them. */
function paletteOf(data: Buffer): readonly number[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = colourAt(data, at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const frequent = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, 3000);
  // Rare colours that are like no other come before shades of the frequent ones.
  const chosen: number[] = [];
  for (const apart of [1500, 500, 1])
    for (const [colour] of frequent)
      if (chosen.length < maxColours && chosen.every((one) => distance(one, colour) >= apart))
        chosen.push(colour);
  return chosen;
}

function nearestIn(palette: readonly number[], colour: number): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [index, one] of palette.entries()) {
    const far = distance(one, colour);
    if (far < least) [best, least] = [index, far];
  }
  return best;
}

function distance(a: number, b: number): number {
  const part = (shift: number) => ((a >> shift) & 255) - ((b >> shift) & 255);
  return part(16) ** 2 + part(8) ** 2 + part(0) ** 2;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc(body), body.length + 4);
  return frame;
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** The share of pixels that differ by more than edges of letters do; 1 if the pictures have different sizes. */
export function difference(one: Buffer, other: Buffer): number {
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  if (a.width !== b.width || a.height !== b.height) return 1;
  const count = pixelmatch(a.data, b.data, undefined, a.width, a.height, {
    threshold: 0.2,
    includeAA: false,
  });
  return count / (a.width * a.height);
}
