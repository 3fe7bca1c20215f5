// Runs every attack on the trust boundary against dist, two at a time, and compares the table in docs/reliability.md.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge } from './attack.js';
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

describe.concurrent('an attack does not succeed:', { timeout: 120_000 }, () => {
  it.each(attacks)('$point $name', async (one) => {
    const { control, attack, broken } = await judge(one, stageFor);
    expect(broken, `control ${control.code}:\n${control.text}\n\nattack ${attack.code}:\n${attack.text}`).toEqual([]);
  });
});

describe.concurrent('an honest change is not stopped:', { timeout: 120_000 }, () => {
  it.each(honestChanges)('$name', async ({ play, codes }) => {
    const stage = stageFor();
    const { code, text } = await play(stage);
    await stage.close();
    expect(codes, text).toContain(code);
  });
});
