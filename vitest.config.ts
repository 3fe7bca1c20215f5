// Two projects: `unit` is the fast loop, `slow` holds the tests that build, spawn, kill, draw or repeat much.
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

export default defineConfig({
  test: {
    setupFiles: ['test/setup.ts'],
    // More of a sampled matrix takes longer than any single case.
    testTimeout: process.env.TAGPROOF_TESTS === undefined ? 60_000 : 600_000,
    hookTimeout: 120_000,
    // Without this one core stays idle, which on a machine of two doubles the time.
    maxWorkers: '100%',
    // What is imported is imported once for each worker, not for each file. No test mocks a module or leaves state behind.
    isolate: false,
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['test/**/*.test.ts'], exclude: slow, sequence: { groupOrder: 1 } },
      },
      { extends: true, test: { name: 'slow', include: slow, sequence: { groupOrder: 2 } } },
    ],
  },
});
