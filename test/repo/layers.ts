// What each folder of src may import; `.` are the files beside the folders.
const stages = ['inputs', 'policy', 'auth', 'scan', 'sbom', 'ledger', 'resolve', 'check', 'pin', 'report'];
const clients = ['platform', 'registry', 'github'];

export const allowed: Readonly<Record<string, readonly string[]>> = {
  model: [],
  http: ['model'],
  ...Object.fromEntries(stages.map((stage) => [stage, ['model']])),
  ...Object.fromEntries(clients.map((client) => [client, ['model', 'http']])),
  host: ['model', 'http'],
  emulator: [],
  fleet: ['model', 'report'],
  advise: ['model', 'sbom', 'resolve', ...clients],
  '.': ['model', 'http', 'host', 'advise', 'fleet', ...stages, ...clients],
  cli: ['.', 'fleet', 'model', 'http', 'host', 'emulator', ...stages, ...clients],
};
