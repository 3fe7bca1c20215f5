// Runs every attack on the trust boundary against dist, two at a time, and compares the table in docs/measurements/attacks.md.
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isShort, sampleOf } from '../sample.js';
import { type Attack, type Honest, judge } from './attack.js';
import { honestMoves } from './exceptions.js';
import { attacks } from './index.js';
import { honestChanges } from './judged.js';
import { Stage } from './stage.js';
import { tableInPage, tableOf } from './table.js';
import { openWorld, type World } from './world.js';

let world: World;
const results = new Map<Attack, 'held' | 'broken'>();
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  await world.close();
  const file = process.env.TAGPROOF_ATTACKS_TABLE;
  if (file !== undefined)
    writeFileSync(
      file,
      tableOf(attacks, (one) => results.get(one) ?? 'not run'),
    );
});

const stageFor = () => new Stage(world);
/** `npm test` plays some of each point, and one change on each CI system; `scripts/attacks.mjs` plays all. */
const played = sampleOf(attacks, ({ point }) => String(point), 1);
const systemOf = ({ name }: Honest) => name.split(',', 1)[0] ?? name;
const honest = [...(isShort ? sampleOf(honestChanges, systemOf, 1) : honestChanges), ...honestMoves];

/** Two at a time, as many as a small machine has processors. */
const waiting: (() => void)[] = [];
let running = 0;
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= 2) await new Promise<void>((go) => waiting.push(go));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running--;
    else next();
  }
}

describe.concurrent('an attack does not succeed:', { timeout: 300_000 }, () => {
  it.each(played.map((one) => [`${one.point}. ${one.name}`, one] as const))('%s', async (_, one) => {
    const { control, attack, reached } = await inTurn(() => judge(one, stageFor));
    results.set(one, reached.length > 0 ? 'broken' : 'held');
    const printed = `the control ended with ${control.code}:\n${control.text}\n\nthe attack with ${attack.code}:\n${attack.text}`;
    expect(reached.join('; '), printed).toBe('');
  });
});

describe.concurrent('an honest change is not stopped:', { timeout: 300_000 }, () => {
  it.each(honest)('$name', async ({ play, codes }) => {
    const stage = stageFor();
    const { code, text } = await inTurn(() => play(stage));
    await stage.close();
    expect(codes, text).toContain(code);
  });
});

it('docs/measurements/attacks.md has every attack, and all of them are held', () => {
  expect(attacks).toHaveLength(60);
  expect(tableInPage()).toBe(tableOf(attacks, () => 'held'));
});
