// Generates every file that repeats what the code says: action.yml, the tables of docs/reference.md, the counts of the README,
// docs/checks, docs/errors, docs/platform.md, a table of docs/emulator.md and the schemas.
// With --check nothing is written; the exit code is 1 if a file differs from what would be written.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { judgesTable } from './judges.mjs';
import { platformPage } from './platform-page.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const lib = (file) => import(new URL(`../lib/${file}`, import.meta.url).href);
const [
  { inputTable },
  { outputTable },
  { checks },
  { inputNames },
  { checkMarkdown },
  { scanners },
  { consumers },
  { reportSchema },
  { ledgerSchema },
  { planSchema, shardLineSchema },
  { stateSchema },
  { faultSchema },
  { routes },
  { rpcs },
  { verbs },
  { policyJsonSchema },
  { commands },
  { errorTexts },
  { errorMarkdown },
  { schemaUrl },
] = await Promise.all(
  [
    'model/inputs/table.js',
    'output/action-outputs.js',
    'checks/index.js',
    'command/names.js',
    'output/docs/check-page.js',
    'formats/registry.js',
    'scan/consumers.js',
    'report/schema/schema.js',
    'history/ledger-text.js',
    'organization/merge/schema.js',
    'emulator/state/state.js',
    'emulator/faults.js',
    'emulator/platform.js',
    'proto/services.js',
    'clients/platform/client.js',
    'config/policy/schema/schema.js',
    'cli/args/commands.js',
    'model/error-text.js',
    'output/docs/check-page.js',
    'model/run/project.js',
  ].map(lib),
);

const quoted = (text) => `'${text.replaceAll("'", "''")}'`;
const defaultOf = ({ default: fixed, otherwise = '' }) => (fixed === undefined ? otherwise : `\`${fixed}\``);
const withDefault = (input) =>
  `${input.text}${defaultOf(input) === '' ? '' : `. Default: ${defaultOf(input)}`}`;

const action = `# Written by \`npm run build\` from src/model/inputs/table.ts and src/output/action-outputs.ts.
# No input that a policy may set has a default here: the runner cannot tell "not given" from "default".
name: Tagproof
description: Pins container image tags to digests, proves each pin from the tag's own history, and gates on end-of-life tags and security advisories.
branding:
  icon: check-circle
  color: green
inputs:
${inputTable.map((input) => `  ${input.name}:\n    description: ${quoted(withDefault(input))}\n    required: false${input.byRunner === undefined ? '' : `\n    default: ${quoted(input.byRunner)}`}`).join('\n')}
outputs:
${Object.entries(outputTable)
  .map(([name, description]) => `  ${name}:\n    description: ${quoted(description)}`)
  .join('\n')}
runs:
  using: node24
  main: dist/main/index.js
`;

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ⏎ ');
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

const tables = {
  inputs: table(
    ['Input', 'Default', 'Description'],
    inputTable.map((input) => [`\`${input.name}\``, defaultOf(input), input.text]),
  ),
  outputs: table(
    ['Output', 'Description'],
    Object.entries(outputTable).map(([name, text]) => [`\`${name}\``, text]),
  ),
  checks: table(
    ['Check', 'Severity', 'Reports', 'Bad', 'Good'],
    checks.map((c) => [
      `[\`${c.id}\`](checks/${c.id}.md)`,
      c.severity,
      c.summary,
      `\`${c.example.bad}\``,
      `\`${c.example.good}\``,
    ]),
  ),
  formats: table(
    ['Format', 'Files'],
    scanners.map((s) => [s.title, s.paths.map((glob) => `\`${glob}\``).join(' ')]),
  ),
  consumers: table(
    [
      'Read by',
      '`name:tag@sha256:…`',
      '`name@sha256:…`',
      'For the digest alone',
      'Tagproof writes the digest',
      'Source',
    ],
    Object.values(consumers).map(({ title, both, alone, field = '', written, sources }) => [
      title,
      both,
      alone,
      field,
      {
        behind: field === '' ? 'behind the tag' : 'in that key if it is there, else behind the tag',
        key: 'in that key if it is there',
        tag: 'in place of the tag, which a comment keeps',
        never: 'not: the finding says what to do',
      }[written],
      sources.map((address, index) => `[${index + 1}](${address})`).join(' '),
    ]),
  ),
  commands: table(
    ['Command', 'Description', 'Exit codes'],
    commands.map(({ name, operand = '', summary, exits }) => [
      `\`${`${name} ${operand}`.trim()}\``,
      summary,
      Object.entries(exits ?? {})
        .map(([code, meaning]) => `${code} ${meaning}`)
        .join('; '),
    ]),
  ),
};

/** The number of checks and formats where a sentence names it. */
function counted(text) {
  const counts = [
    [/\[\w+ checks\]/, `[${checks.length} checks]`],
    [/in \w+ formats/, `in ${scanners.length} formats`],
  ];
  return counts.reduce((result, [pattern, count]) => {
    if (!pattern.test(result)) throw new Error(`README.md has no place for "${count}"`);
    return result.replace(pattern, count);
  }, text);
}

function filled(file, tables) {
  let text = readFileSync(path.join(root, file), 'utf8');
  for (const name of Object.keys(tables)) {
    const between = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
    if (!between.test(text)) throw new Error(`${file} has no place for the table of ${name}`);
    text = text.replace(between, (_, open, close) => `${open}${tables[name]}\n${close}`);
  }
  return text;
}

const jsonText = (file, title, schema) =>
  `${JSON.stringify({ $id: schemaUrl(file.replace('.schema.json', '')), title, ...schema }, null, 2)}\n`;
const schemaText = (file, title, schema) => jsonText(file, title, z.toJSONSchema(schema, { io: 'input' }));
const checksIndex = `# Checks

Each page explains what a check reports, why it matters, and how to fix or waive it. \`tagproof explain CHECK\` prints the same text.

${table(
  ['Check', 'Severity', 'Finding'],
  checks.map(({ id, severity, summary }) => [`[\`${id}\`](${id}.md)`, severity, summary]),
)}
`;

const errorsIndex = `# Error codes

Messages end with their error code, for example \`[sign-in]\`; in the JSON report it is the key \`cause\`. \`tagproof explain CODE\`
prints the page.

${table(
  ['Code', 'Meaning'],
  Object.entries(errorTexts).map(([code, { means }]) => [`[\`${code}\`](${code}.md)`, means]),
)}
`;

const wanted = {
  'action.yml': action,
  'docs/reference.md': filled('docs/reference.md', tables),
  'docs/emulator.md': filled('docs/emulator.md', { judges: judgesTable(table) }),
  'README.md': counted(readFileSync(path.join(root, 'README.md'), 'utf8')),
  'schema/report.schema.json': schemaText('report.schema.json', 'Tagproof report', reportSchema),
  'schema/ledger.schema.json': schemaText(
    'ledger.schema.json',
    'First-seen ledger of Tagproof',
    ledgerSchema,
  ),
  'schema/plan.schema.json': schemaText('plan.schema.json', 'Tagproof plan: a job matrix', planSchema),
  'schema/shard.schema.json': schemaText(
    'shard.schema.json',
    "Line of a shard's report of Tagproof",
    shardLineSchema,
  ),
  'schema/policy.schema.json': jsonText(
    'policy.schema.json',
    'Tagproof policy',
    policyJsonSchema(inputNames),
  ),
  'schema/emulator-state.schema.json': schemaText(
    'emulator-state.schema.json',
    'State of the emulated platform',
    stateSchema,
  ),
  'schema/emulator-faults.schema.json': schemaText(
    'emulator-faults.schema.json',
    'Faults of the emulated platform',
    z.array(faultSchema),
  ),
  'docs/platform.md': platformPage({
    routes,
    rpcs,
    verbs,
    operations: JSON.parse(readFileSync(path.join(root, 'test/fixtures/platform/operations.json'), 'utf8')),
    table,
  }),
  'docs/checks/README.md': checksIndex,
  'docs/errors/README.md': errorsIndex,
  ...Object.fromEntries(
    Object.entries(errorTexts).map(([code, text]) => [`docs/errors/${code}.md`, errorMarkdown(code, text)]),
  ),
  ...Object.fromEntries(checks.map((text) => [`docs/checks/${text.id}.md`, checkMarkdown(text)])),
};

const check = process.argv.includes('--check');
for (const [file, text] of Object.entries(wanted)) {
  const target = path.join(root, file);
  if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
  if (check) {
    process.stderr.write(`${file} differs from what the code gives: run \`npm run build\`\n`);
    process.exitCode = 1;
  } else {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
