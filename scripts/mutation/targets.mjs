// What mutation testing covers, and the tests that have to notice a mutant of each folder.

/** `name` is a folder or a file; `tests` are beginnings of paths, in the order in which they run: fast ones first. */
export const targets = [
  {
    name: 'src/checks',
    tests: [
      'test/check/',
      'test/policy/configure',
      'test/policy/docs',
      'test/cli/explain',
      'test/policy/gate',
    ],
  },
  {
    name: 'src/history',
    tests: [
      'test/resolve/prove',
      'test/resolve/intervals',
      'test/resolve/walk',
      'test/resolve/pull-policies',
      'test/resolve/shortened',
      'test/ledger/',
      'test/histories/joined',
      'test/histories/contract',
      'test/cache/',
    ],
  },
  {
    name: 'src/clients/histories',
    tests: [
      'test/histories/gitlab',
      'test/histories/ecr',
      'test/histories/signed-in-command',
      'test/histories/quay',
      'test/histories/repo-info',
      'test/histories/durability',
      'test/histories/contract',
    ],
  },
  { name: 'src/resolve', tests: ['test/resolve/', 'test/registry/client', 'test/registry/manifests'] },
  {
    name: 'src/clients/platform',
    tests: ['test/platform/', 'test/grpc/client', 'test/emulator/faults', 'test/pin/pull-policies'],
  },
  { name: 'src/output/escape.ts', tests: ['test/report/escape', 'test/report/whole', 'test/report/golden'] },
  { name: 'src/pin', tests: ['test/pin/', 'test/scan/fixtures'] },
  {
    name: 'src/languages/dockerfile',
    tests: [
      'test/scan/dockerfile.',
      'test/scan/dockerfile-refusals',
      'test/scan/dockerfile-arguments',
      'test/scan/passed-parameters',
      'test/scan/dockerfile-oracle',
      'test/scan/fixtures',
    ],
  },
  {
    name: 'src/languages/yaml',
    tests: [
      'test/scan/libyaml',
      'test/scan/keys',
      'test/scan/definitions',
      'test/scan/shared-values',
      'test/scan/excessive',
      'test/scan/fixtures',
      'test/scan/scalar-places',
      'test/oracle/',
    ],
  },
  {
    name: 'src/config/policy',
    tests: ['test/policy/', 'test/check/inline-waivers', 'test/check/waiver-texts'],
  },
  { name: 'src/host/ci/job-token.ts', tests: ['test/host/oidc'] },
  { name: 'src/ci-systems', tests: ['test/ci-systems/', 'test/host/oidc', 'test/host/ci-sinks'] },
  { name: 'src/ci/revision.ts', tests: ['test/ci-systems/'] },
  { name: 'src/ci/connect.ts', tests: ['test/github/base', 'test/trust/'] },
  { name: 'src/emulator', tests: ['test/contract/', 'test/emulator/'] },
];

/** Texts for people and generated sample data: a changed word is not a wrong decision. */
export const leftOut = /(messages|texts|reasons|ports|seed[\w-]*)\.ts$/;
