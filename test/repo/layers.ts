// What each folder of src may import. The longest row that matches a file is the file's own; no row matches everything.

/** The folders that turn data into data. They know neither the network nor the disk. */
export const stages = [
  'config',
  'scan',
  'history',
  'resolve',
  'advisories',
  'forecast',
  'signatures',
  'moves',
  'checks',
  'pin',
  'report',
  'output',
] as const;

/** The stages, and the formats, with which a scan is made. */
const allStages = ['formats', ...stages] as const;

const ports = [
  'type:resolve',
  'type:history',
  'type:advisories',
  'type:forecast',
  'type:signatures',
  'type:moves',
];
const clients = ['model', 'clients/http', ...ports];

/**
 * Folder or file → what it may import other than itself. `type:` allows only types: nothing of them is left when the
 * program runs.
 */
export const allowed: Readonly<Record<string, readonly string[]>> = {
  model: [],
  proto: [],
  emulator: ['proto'],

  config: ['model'],
  // It imports no format: the formats are given to it.
  scan: ['model'],
  languages: ['model', 'scan'],
  formats: ['model', 'scan', 'languages'],
  history: ['model'],
  pin: ['model'],
  report: ['model'],
  resolve: ['model', 'history'],
  advisories: ['model'],
  forecast: ['model', 'advisories', 'type:report'],
  signatures: ['model'],
  moves: ['model'],
  enforcement: ['model', 'report', 'output/escape.ts', 'signatures'],
  checks: ['model', 'advisories', 'signatures'],
  output: ['model', 'report'],
  // Runs in the reader's browser.
  'output/html/page': [],

  'clients/http': ['model'],
  'clients/platform': clients,
  'clients/platform/grpc': ['model', 'proto'],
  'clients/registry': clients,
  'clients/release-list': ['model', 'clients/http', 'type:resolve'],
  'clients/ci-host': ['model'],
  'clients/github': ['model', 'clients/http', 'clients/ci-host'],
  'clients/gitlab': ['model', 'clients/http', 'clients/ci-host', 'type:clients/github'],
  'clients/signatures': [...clients, 'clients/registry'],
  'clients/histories': [...clients, 'clients/github'],
  clients: [
    ...clients,
    'type:history',
    'clients/platform',
    'clients/registry',
    'clients/signatures',
    'clients/github',
    'clients/histories',
    'clients/release-list',
  ],
  'ci-systems': ['model'],
  host: ['model', 'clients/http', 'ci-systems'],

  worker: ['model', 'scan', 'formats'],

  ci: [
    'model',
    'ci-systems',
    'config',
    'history/cache',
    'scan',
    'formats',
    'checks',
    'pin',
    'report',
    'output',
    'clients/http',
    'clients/github',
    'clients/gitlab',
  ],
  pipeline: [
    'model',
    'type:scan',
    'type:history',
    'resolve',
    'advisories',
    'forecast',
    'signatures',
    'moves',
    'checks',
    'report',
    'clients',
  ],
  'run.ts': ['pipeline', 'model', ...allStages, 'clients', 'ci'],
  'action.ts': ['run.ts', 'model', 'type:host', 'config', 'output', 'clients', 'ci'],
  'main.ts': ['action.ts', 'host'],
  replay: ['pipeline', 'model', ...stages],
  // What the commands have in common; those that are more than a few files are rooms of their own.
  command: ['run.ts', 'pipeline', 'model', ...allStages, 'clients', 'ci', 'host'],
  organization: ['command', 'exposure', 'run.ts', 'model', ...allStages, 'clients', 'ci', 'host'],
  exposure: ['command', 'model', 'scan', 'formats', 'report', 'output', 'clients', 'ci', 'host'],
  onboarding: ['command', 'model', ...allStages, 'clients', 'ci', 'host'],
  mcp: ['command', 'model', 'checks', 'output', 'report', 'clients', 'host'],
  running: ['command', 'model', 'output', 'report'],
  cli: [
    ...[
      'command',
      'organization',
      'onboarding',
      'exposure',
      'mcp',
      'running',
      'run.ts',
      'pipeline',
      'replay',
      'model',
      ...allStages,
    ],
    ...['clients', 'ci', 'host', 'emulator', 'enforcement'],
  ],
};

/** The row of a file of `src/`, or `undefined` if none names it. */
export function rowOf(file: string): string | undefined {
  return Object.keys(allowed)
    .filter((row) => isIn(file, row))
    .sort((a, b) => b.length - a.length)[0];
}

/** Whether the row of `from` allows this import. */
export function allows(from: string, to: string, kind: string): boolean {
  const row = rowOf(from) ?? '';
  const open = allowed[row] ?? [];
  return (
    rowOf(to) === row ||
    open.some((one) => isIn(to, one) || (kind === 'types' && isIn(to, one.replace(/^type:/, ''))))
  );
}

function isIn(file: string, row: string): boolean {
  return file === row || file.startsWith(`${row}/`);
}
