// A platform with very many records: histories are made when they are asked for, in a process of its own. Prints its
// address as one line of JSON.
import { startEmulator } from '../lib/emulator/index.js';
import { stateWith } from './platform.mjs';
import { lazyHistory } from './reports-world.mjs';

const [repositories, tagsEach, records] = process.argv.slice(2).map(Number);
const now = Date.now();
const catalogue = Array.from({ length: repositories }, (_, image) => ({
  name: `image-${image}`,
  tags: Array.from({ length: tagsEach }, (_, tag) => ({ name: `${tag + 1}.0`, records })),
}));
const { address } = await startEmulator({
  state: stateWith(catalogue, (name, count) => lazyHistory(name, count, now)),
});
process.stdout.write(`${JSON.stringify(address)}\n`);
