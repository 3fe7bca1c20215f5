// Runs every attack on the trust boundary against dist, two at a time, and compares the table in docs/reliability.md.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge } from './attack.js';
import { honestMoves } from './exceptions.js';
import { attacks } from './index.js';
import { honestChanges } from './judged.js';
import { Stage } from './stage.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const stageFor = () => new Stage(world);

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
  it.each(attacks.map((one) => [`${one.point}. ${one.name}`, one] as const))('%s', async (_, one) => {
    const { control, attack, broken } = await inTurn(() => judge(one, stageFor));
    const printed = `control ${control.code} (${control.cpu} s):\n${control.text}\n\nattack ${attack.code} (${attack.cpu} s):\n${attack.text}`;
    if (process.env.SHOW) console.log(printed);
    expect(broken.join('; '), printed).toBe('');
  });
});

describe.concurrent('an honest change is not stopped:', { timeout: 300_000 }, () => {
  it.each([...honestChanges, ...honestMoves])('$name', async ({ play, codes }) => {
    const stage = stageFor();
    const { code, text } = await inTurn(() => play(stage));
    await stage.close();
    expect(codes, text).toContain(code);
  });
});
