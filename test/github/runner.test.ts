// Where a run is, from the runner's variables.
import { describe, expect, it } from 'vitest';
import { readRun } from '../../src/clients/github/runner.js';
import type { Ci } from '../../src/model/run/host.js';

function ci(variables: Readonly<Record<string, string>>): Ci {
  return { variable: (name) => variables[name] || undefined, payload: async () => ({}) };
}

describe('readRun', () => {
  it('takes the addresses of an enterprise server from the runner', () => {
    const run = readRun(
      ci({
        GITHUB_REPOSITORY: 'acme/shop',
        GITHUB_SERVER_URL: 'https://git.example.com',
        GITHUB_API_URL: 'https://git.example.com/api/v3',
        GITHUB_GRAPHQL_URL: 'https://git.example.com/api/graphql',
        GITHUB_WORKFLOW: 'Images',
        GITHUB_JOB: 'check',
        GITHUB_RUN_ID: '12',
        GITHUB_REF: 'refs/heads/main',
        GITHUB_REF_NAME: 'main',
        GITHUB_REF_TYPE: 'branch',
      }),
    );
    expect(run).toEqual({
      repository: { owner: 'acme', name: 'shop' },
      branch: 'main',
      workflow: 'Images',
      job: 'check',
      url: 'https://git.example.com/acme/shop/actions/runs/12',
      addresses: {
        api: 'https://git.example.com/api/v3',
        graphql: 'https://git.example.com/api/graphql',
        server: 'https://git.example.com',
      },
    });
  });

  it('has no branch on a pull request, and is nothing outside CI', () => {
    const pull = {
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_REF_NAME: '7/merge',
      GITHUB_REF_TYPE: 'branch',
    };
    expect(readRun(ci(pull))).not.toHaveProperty('branch');
    expect(readRun(undefined)).toBeUndefined();
    expect(readRun(ci({ GITHUB_REPOSITORY: 'acme' }))).toBeUndefined();
  });
});
