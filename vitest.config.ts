// Three projects: `unit` and `process` are the fast loop, `slow` holds the tests that build, spawn, kill, draw or repeat much.
import { defineConfig } from 'vitest/config';

const slow = [
  'test/attacks/**/*.test.ts',
  'test/browser/**/*.test.ts',
  'test/campaign/**/*.test.ts',
  'test/decisions/every-ci-fault.test.ts',
  'test/e2e/**/*.test.ts',
  'test/organization/nights.test.ts',
  'test/organization/organization.test.ts',
  'test/gallery/**/*.test.ts',
  'test/fuzz/**/*.test.ts',
  'test/oracle/**/*.test.ts',
  'test/repo/build.test.ts',
  'test/scan/large.test.ts',
  'test/scan/worst.test.ts',
];

/** Each in a process of its own: they change what a process remembers of its machine, as which git it starts, or measure its memory. */
const ofProcess = ['test/host/**/*.test.ts', 'test/exposure/large.test.ts'];

export default defineConfig({
  test: {
    setupFiles: ['test/setup.ts'],
    // What hangs ends; what is slow because the machine is busy does not fail.
    testTimeout: process.env.TAGPROOF_TESTS === undefined ? 240_000 : 600_000,
    hookTimeout: 240_000,
    // Without this one core stays idle, which on a machine of two doubles the time.
    maxWorkers: '100%',
    // A package of CommonJS is imported as Node.js does it: otherwise each use of one, as of the tree of a YAML file, goes through a proxy.
    deps: { interopDefault: false },
    // What has been compiled once is not compiled by the next run.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: [...slow, ...ofProcess],
          // What is imported is imported once for each worker, not for each file: no test mocks a module or leaves state behind.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'process', include: ofProcess, sequence: { groupOrder: 2 } } },
      { extends: true, test: { name: 'slow', include: slow, sequence: { groupOrder: 2 } } },
    ],
  },
});
