// The globs of the scanners, and those that users often write, match what they match in the usual library.
import { readdirSync } from 'node:fs';
import picomatch from 'picomatch';
import { expect, it } from 'vitest';
import { scanners } from '../../src/formats/registry.js';
import { isPathGlob, pathMatcher } from '../../src/model/globs/glob.js';

/** Names that the scanners' globs look for, and names that only resemble them. */
const names = `Dockerfile dockerfile Dockerfile.dev dev.Dockerfile a.dockerfile Containerfile a.Containerfile
  compose.yaml docker-compose.dev.yml stack.yml values.yaml my-values.yml values-dev.yaml kustomization.yaml
  Kustomization task.yml a.json .gitlab-ci.yml x.gitlab-ci.yml .drone.yml .woodpecker.yml cloudbuild.yaml
  bitbucket-pipelines.yml azure-pipelines.yml devcontainer.json .devcontainer.json docker-bake.hcl
  my.docker-bake.json skaffold.yaml .ko.yaml a.container a.volume apko.yaml MODULE.bazel a.MODULE.bazel WORKSPACE
  a.bzl run.sh Makefile GNUmakefile Makefile.am a.mk a.tf a.hcl action.yml a1.yml README.md .yaml yaml a.yaml.bak
  a.YAML .hidden app.component.spec.ts`.split(/\s+/);
const folders =
  `./ deploy/ deploy/a/b/ .github/workflows/ x/.gitlab/ .gitlab-ci/a/ .circleci/ .woodpecker/ vendor/x/ values/
  a/.devcontainer/b/ azure-pipelines/c/ .azuredevops/ services/a/ a/test/ node_modules/`.split(/\s+/);
const fixtures = readdirSync(new URL('../fixtures/scan', import.meta.url), { recursive: true })
  .map((file) =>
    String(file)
      .split(/[/\\]input[/\\]/)[1]
      ?.replaceAll('\\', '/'),
  )
  .filter((file) => file !== undefined);
const paths = [
  ...folders.flatMap((folder) => names.map((name) => (folder + name).replace(/^\.\//, ''))),
  ...fixtures,
];

const usual = `** * **/* *.yaml **/*.yml deploy/** ./deploy/** deploy/* deploy/**/*.yaml {deploy,infra}/**
  **/{test,tests}/** **/[Dd]ockerfile* **/values-{dev,prod}.yaml **/a?.yml **/node_modules/** **/vendor/** .github/**
  services/*/Dockerfile **/*.{tf,hcl}`.split(/\s+/);

it.each([...new Set([...scanners.flatMap((scanner) => scanner.paths), ...usual])])('%s', (glob) => {
  expect(isPathGlob(glob)).toBe(true);
  const [own, library] = [pathMatcher([glob]), picomatch(glob.replace(/^\.\//, ''), { dot: true })];
  expect(paths.filter((path) => own(path) !== library(path))).toEqual([]);
});
