// A repository with many references to tags with long histories, and histories that exist only while they are read.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const hourMs = 3_600_000;

/** The digest of a record: the first half names the tag, the second one the record. */
export function recordDigest(name, index) {
  const tag = createHash('sha256').update(name).digest('hex').slice(0, 32);
  return `sha256:${tag}${index.toString(16).padStart(32, '0')}`;
}

/** As much of an array of records as the emulator uses: an hour between two records, the newest an hour ago. */
class LazyHistory {
  constructor(name, length, now) {
    Object.assign(this, { name, length, now, tag: recordDigest(name, 0).slice(0, -32) });
  }

  at(index) {
    const place = index < 0 ? this.length + index : index;
    if (place < 0 || place >= this.length) return undefined;
    return {
      updateTimestamp: new Date(this.now - (this.length - place) * hourMs).toISOString(),
      digest: `${this.tag}${place.toString(16).padStart(32, '0')}`,
    };
  }

  get 0() {
    return this.at(0);
  }

  /** The platform asks whether the records are in the order of their times, which they are. */
  every() {
    return true;
  }

  /** What a window selects: a run of records. The platform answers with at most 1000 of them. */
  filter(isWithin) {
    let [low, high] = [0, this.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isWithin(this.at(middle))) high = middle;
      else low = middle + 1;
    }
    const found = [];
    for (let index = low; index < this.length && found.length < 1001; index += 1) found.push(this.at(index));
    return found.filter(isWithin);
  }

  some(is) {
    const place = Number.parseInt(this.length.toString(), 10);
    for (let index = 0; index < place; index += 1) if (is(this.at(index))) return true;
    return false;
  }
}

export function lazyHistory(name, length, now) {
  return new LazyHistory(name, length, now);
}

/**
 * A folder of Dockerfiles with ten references each. `pins`: `recent` are to the newest records; `old` to the oldest one,
 * every tenth to a digest that its tag never had.
 */
export function repositoryWith({ references, repositories, tagsEach, records, pins, host }) {
  const root = mkdtempSync(path.join(tmpdir(), 'tagproof-bench-'));
  const tags = repositories * tagsEach;
  const lines = Array.from({ length: references }, (_, index) => {
    const tag = index % tags;
    const [image, version] = [`image-${Math.floor(tag / tagsEach)}`, `${(tag % tagsEach) + 1}.0`];
    const round = Math.floor(index / tags);
    const name = `${image}:${version}`;
    const place = pins === 'recent' ? records - 1 - (round % 3) : round % 10 === 9 ? records + 1 : round;
    return `FROM ${host}/acme/${name}@${recordDigest(name, place)}`;
  });
  for (let start = 0; start < lines.length; start += 10) {
    const folder = path.join(root, 'services', `service-${start / 10}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'Dockerfile'), `${lines.slice(start, start + 10).join('\n')}\n`);
  }
  return root;
}
