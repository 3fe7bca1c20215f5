// A reporter: the CPU time of tests by folder and by kind of cost. `--write` is TAGPROOF_COST=write: docs/measurements/tests.md.
import path from 'node:path';
import { writeSection } from '../bench/write-section.mjs';

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);

export default class {
  onTestRunEnd(modules) {
    const rows = modules.map((module) => ({
      name: path.relative('', module.moduleId),
      project: module.project.name,
      count: [...module.children.allTests()].length,
      ...(module.meta().cost ?? { imports: 0, tests: 0, programs: 0 }),
    }));
    const total = (row) => row.imports + row.tests + row.programs;
    const sum = (list, name) =>
      list.reduce(
        (all, row) => ({
          name,
          count: all.count + row.count,
          imports: all.imports + row.imports,
          tests: all.tests + row.tests,
          programs: all.programs + row.programs,
        }),
        { count: 0, imports: 0, tests: 0, programs: 0 },
      );
    const line = (row) =>
      `| ${row.name} | ${row.count} | ${seconds(row.imports)} | ${seconds(row.tests)} | ${seconds(row.programs)} | ${seconds(total(row))} |`;
    rows.sort((a, b) => total(b) - total(a));
    const projects = [...new Set(rows.map(({ project }) => project))].sort();
    const table = [
      '| Tests | Number | Start and imports | Tests | Started programs | CPU in seconds |',
      '| --- | ---: | ---: | ---: | ---: | ---: |',
      ...projects.map((project) =>
        line(
          sum(
            rows.filter((row) => row.project === project),
            `all of \`${project}\``,
          ),
        ),
      ),
      ...rows
        .slice(0, Number(process.env.TAGPROOF_COST_ROWS ?? 20))
        .map((row) => line({ ...row, name: `\`${row.name}\`` })),
    ].join('\n');
    console.log(`\n${table}`);
    if (process.env.TAGPROOF_COST === 'write') writeSection('measurements/tests.md', 'tests', table);
  }
}
