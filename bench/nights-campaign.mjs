// Random nights of small organizations: tags move, repositories and settings change, caches are cut, damaged and forged,
// services fail, and the clock jumps. Every night with the cache must say what an audit of everything without one says, or
// less. A forged history that is held against the registry is reported. `npm run nights -- --nights 1000 --seed 1 --seed 2`;
// `--from 460` judges only the nights from there on, which takes half of the time, `--write` puts the table into
// docs/measurements/damaged-cache.md. Exit code 1 if a night was wrong, and 130 after SIGINT or SIGTERM, which end the campaign with the
// table of the nights that were played. The same seed always plays the same nights.
import { parseArgs } from 'node:util';
import { stopSignal } from '../lib/host/exit.js';
import { playNights } from './nights-played.mjs';
import { writeSection } from './write-section.mjs';

const { values } = parseArgs({
  options: {
    nights: { type: 'string', default: '20' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', multiple: true, default: ['1'] },
    write: { type: 'boolean' },
  },
});

const rows = [];
// The one that the commands of the nights share.
const stop = stopSignal();
for (const seed of values.seed) {
  if (stop.aborted) break;
  const { counts, violations, said, played } = await playNights(
    ...[Number(values.nights), seed, Number(values.from), stop],
  );
  const some = (...names) => names.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
  const columns = [
    played,
    some('fault'),
    some('cut', 'flip', 'remove', 'swap', 'lost'),
    some('forged'),
    some('compared'),
    some('other settings'),
    some('clock set back'),
    some('equal'),
    some('equal but for counts'),
    some('less'),
    violations.length,
  ];
  rows.push({ violations, row: `| ${seed} | ${columns.join(' | ')} |` });
  console.error(JSON.stringify({ seed, ...counts, said, violations }));
}
const table = [
  '| Seed | Nights | … with faults | … with a damaged cache | … with a forged cache | Forged histories that were compared, and reported | … with other settings | … with the clock set back | The same as without a cache | The same but for counts of older records, after these were forged | Incomplete, or refused, in a night with faults or other settings | **Wrong** |',
  `| ---: ${'| ---: '.repeat(11)}|`,
  ...rows.map(({ row }) => row),
].join('\n');
console.log(table);
if (stop.aborted) {
  console.error('The campaign was stopped. The table has the nights that were played until then.');
  process.exit(130);
}
if (values.write) writeSection('measurements/damaged-cache.md', 'nights', table);
process.exit(rows.some(({ violations }) => violations.length > 0) ? 1 : 0);
