// Where a digest goes in a name with variables: behind a literal path and tag or into a default, never behind a variable.
import { describe, expect, it } from 'vitest';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import { digestFor, pinAll } from './pinning.js';

const digest = `sha256:${'1'.repeat(64)}`;
const compose = (image: string) => ({
  path: 'compose.yaml',
  text: `services:\n  a:\n    image: "${image}"\n`,
});

/** The name in a Compose file after a pin, with `@` for the digest. */
function pinned(image: string): string {
  const text = pinAll(compose(image));
  return text.replace(/@sha256:[0-9a-f]{64}/, '@').replace(/^[^"]*"|"\s*$/g, '');
}

describe('a digest goes', () => {
  it.each([
    ['behind a literal name', 'go:1', 'go:1@'],
    ['behind a path and a tag after the variable of a registry', `\${REG:-r.io}/go:1`, `\${REG:-r.io}/go:1@`],
    ['behind them where the variable ends in a slash', `\${REG:-r.io/}go:1`, `\${REG:-r.io/}go:1@`],
    ['into the default of the tag', `go:\${V:-1}`, `go:\${V:-1@}`],
    [
      'into the default of the tag behind a registry',
      `\${REG:-r.io}/go:\${V-1}`,
      `\${REG:-r.io}/go:\${V-1@}`,
    ],
    ['into the default of the whole name', `\${IMAGE:-go:1}`, `\${IMAGE:-go:1@}`],
    ['into the default of a default', `\${A:-\${B:-go:1}}`, `\${A:-\${B:-go:1@}}`],
    ['into the digest that the default of a tag has', `go:\${V:-1@${digest}}`, `go:\${V:-1@}`],
    ['nowhere in a part of a tag', `go:\${V:-1}-alpine`, `go:\${V:-1}-alpine`],
    ['nowhere at the start of a tag', `go:1\${SUFFIX:-}`, `go:1\${SUFFIX:-}`],
    ['nowhere in a part of the path', `\${NAME:-go}:1`, `\${NAME:-go}:1`],
    ['nowhere in a tag behind a variable path', `\${NAME:-go}:\${V:-1}`, `\${NAME:-go}:\${V:-1}`],
  ])('%s', (_, before, after) => {
    expect(pinned(before)).toBe(after);
  });

  it('is at the same place when it is replaced', () => {
    const [once] = [pinAll(compose(`go:\${V:-1}`))];
    expect(once).toContain(`go:\${V:-1@${digestFor('docker.io/library/go:1')}}`);
    expect(pinAll({ path: 'compose.yaml', text: once })).toBe(once);
  });
});

describe('a digest behind a variable', () => {
  const places = [
    compose(`go:\${V:-1}@${digest}`),
    { path: '.gitlab-ci.yml', text: `variables: {V: "1"}\na:\n  script: x\n  image: go:$V@${digest}\n` },
    {
      path: 'cloudbuild.yaml',
      text: `steps:\n  - name: go:\${_V}@${digest}\nsubstitutions: {_V: "1"}\n`,
    },
    {
      path: 'main.tf',
      text: `variable "v" { default = "1" }\nresource "docker_image" "a" { name = "go:\${var.v}@${digest}" }\n`,
    },
    {
      path: 'docker-bake.hcl',
      text: `variable "V" { default = "1" }\ntarget "a" { contexts = { b = "docker-image://go:\${V}@${digest}" } }\n`,
    },
  ];

  it.each(places)('is read and not refreshed: $path', (file) => {
    const [one] = scanFile(file).occurrences;
    expect(one).toMatchObject({ kind: 'image', image: { tag: '1', digest } });
    expect(one?.kind === 'image' && one.pin).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('Write the whole reference, `go:1`'),
    });
  });
});

describe('a variable that is the whole name', () => {
  const gitlab = (script: string) => ({
    path: '.gitlab-ci.yml',
    text: `variables: {IMAGE: "go:1"}\na:\n  image: $IMAGE\n  script: ["${script}"]\n`,
  });

  it('is pinned where its value is', () => {
    expect(pinAll(gitlab('docker run $IMAGE'))).toContain('"go:1@sha256:');
  });

  it('is left alone where it is used for something else', () => {
    const file = gitlab('docker tag $IMAGE acme/mirror');
    expect(pinAll(file)).toBe(file.text);
  });

  it('is left alone in Cloud Build where an argument uses it', () => {
    const text = 'steps:\n  - {name: $_I, args: [build, $_I]}\nsubstitutions: {_I: "go:1"}\n';
    expect(pinAll({ path: 'cloudbuild.yaml', text })).toBe(text);
    const alone = text.replace(', $_I]', ']');
    expect(pinAll({ path: 'cloudbuild.yaml', text: alone })).toContain('"go:1@sha256:');
  });
});
