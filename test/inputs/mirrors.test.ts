// The policy's registries: copies by prefix, and prefixes that are the platform's own.
import { expect, it } from 'vitest';
import { readConfig } from '../../src/config/read.js';
import { presets } from '../../src/model/images/presets.js';
import { noPolicy, type RegistryRule } from '../../src/model/judgement/policy.js';

const rules: readonly (readonly [string, RegistryRule])[] = [
  ['mirror.corp/hub', { mirrorOf: 'docker.io' }],
  ['registry.corp/acme', { platform: true }],
  ['other.corp', { platform: true, mirrorOf: 'docker.io' }],
  ['third.corp:0443/hub', { mirrorOf: 'index.docker.io:443' }],
  ['plain.corp', { platform: false }],
];
const policy = { ...noPolicy, registries: new Map(rules) };

it('become prefixes: those of the platform keep their path at its registry', () => {
  const read = readConfig((name) => ({ platform: 'chainguard' })[name], { presets, checks: [] }, policy);
  expect('config' in read ? read.config.registries : read).toEqual({
    'mirror.corp/hub': 'docker.io',
    'registry.corp/acme': 'cgr.dev/acme',
    'other.corp': 'cgr.dev',
    'third.corp/hub': 'docker.io',
  });
});

it('cannot mirror the platform if none is configured', () => {
  const read = readConfig(() => undefined, { presets, checks: [] }, policy);
  expect('issues' in read ? read.issues : []).toMatchObject([
    expect.stringContaining("declares `registry.corp/acme` as the platform's"),
    expect.stringContaining("declares `other.corp` as the platform's"),
  ]);
});
