// Definitions of Kubernetes resources are passed over by their lines: only where every reader of YAML sees a definition
// without an image.
import { describe, expect, it } from 'vitest';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import { definitionIn, parseDocuments } from '../../src/languages/yaml/definitions.js';
import { parseStream } from '../../src/languages/yaml/libyaml/parser.js';

const head = 'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\n';
const definition = `${head}metadata:
  annotations:
    controller-gen.kubebuilder.io/version: v0.16.1
  name: things.example.com
spec:
  group: example.com
  names:
    kind: Thing
    shortNames:
    - th
  versions:
  - additionalPrinterColumns:
    - jsonPath: .status.phase
      name: Phase
      type: string
    name: v1
    schema:
      openAPIV3Schema:
        description: |-
          A thing.

            With an image: nginx:1
        properties:
          containers:
            description: Containers of the thing. See
              https://example.com for more.
            items:
              properties:
                image:
                  default: ""
                  description: 'The ''image'': one of
                    many'
                  type: string
              required:
              - image
              type: object
            type: array
        type: object
    served: true
    storage: true
status: {}
`;
const pod = 'apiVersion: v1\nkind: Pod\nspec:\n  containers:\n  - image: org/hidden:1\n';
const images = (text: string) => scanFile({ path: 'a.yaml', text }).occurrences.map(({ raw }) => raw);

it('recognises a definition as tools write it, and its header alone is a document', () => {
  expect(definitionIn(definition)?.map(({ start, end }) => definition.slice(start, end))).toEqual([
    'apiVersion: apiextensions.k8s.io/v1',
    'kind: CustomResourceDefinition',
  ]);
  const [root] = parseDocuments(definition).documents;
  expect(root?.toJSON()).toEqual({ apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition' });
});

it('parses the documents around definitions as before, at their places', () => {
  const text = `# first\n---\n${definition}---\n${pod}--- # next\n${definition}---\n---\n${pod}`;
  const roots = (stream: ReturnType<typeof parseStream>) =>
    stream.documents.map((root) => root?.toJSON().kind);
  expect(roots(parseDocuments(text))).toEqual(roots(parseStream(text)));
  const found = scanFile({ path: 'a.yaml', text });
  expect(found.problems).toEqual([]);
  expect(found.occurrences.map(({ at }) => text.slice(at.span.start, at.span.end))).toEqual([
    'org/hidden:1',
    'org/hidden:1',
  ]);
});

describe('leaves to the parser what may hold an image', () => {
  const schema = 'spec:\n  versions:\n';
  it.each([
    ['a container', 'spec:\n  containers:\n  - image: org/hidden:1\n'],
    ['a container in a default', 'spec:\n  default:\n    containers:\n    - image: org/hidden:1\n'],
    ['brackets', 'spec: {containers: [{image: "org/hidden:1"}]}\n'],
    ['an escaped key', 'spec:\n  containers:\n  - "\\x69mage": org/hidden:1\n'],
    ['a tag', 'spec:\n  containers:\n  - !!str image: org/hidden:1\n'],
    ['an anchor on a key', 'spec:\n  containers:\n  - &a image: org/hidden:1\n'],
    ['a question mark', 'spec:\n  containers:\n  - ? image\n    : org/hidden:1\n'],
    ['a value on the next line', 'spec:\n  containers:\n  - image:\n      org/hidden:1\n'],
    ['a quoted value on the next line', 'spec:\n  containers:\n  - image:\n      "org/hidden:1"\n'],
    ['another line end', 'spec:\n  description: a\r  containers:\r  - image: org/hidden:1\n'],
    ['NEL', 'spec:\n  description: a\x85  containers:\x85  - image: org/hidden:1\n'],
    ['a merge key', 'x: &x\n- image: org/hidden:1\nspec:\n  containers: *x\n'],
    ['an item behind another list', 'spec:\n  args:\n  - required:\n  - --image=org/hidden:1\n'],
    ['an annotation', 'metadata:\n  annotations:\n    example.com/image: org/hidden:1\n'],
    [
      'a block scalar that ends early',
      `${schema}  - description: |\n      a\n    containers:\n    - image: org/hidden:1\n`,
    ],
    ['a quote that ends early', "spec:\n  description: 'a'\n  containers:\n  - image: org/hidden:1\n"],
    ['an image stream', 'spec:\n  from:\n    kind: DockerImage\n    name: org/hidden:1\n'],
    ['another root key', 'items:\n  description: a\n'],
  ])('%s', (_, rest) => {
    expect(definitionIn(head + rest)).toBeUndefined();
  });

  it.each([
    ['a second kind', `${head}kind: Pod\nspec:\n  containers:\n  - image: org/hidden:1\n`],
    ['a kind in a text', `description: "\nkind: CustomResourceDefinition\n"\n${pod}`],
    ['a kind in a block', `data: |\n ${head.replaceAll('\n', '\n ')}\n${pod}`],
    ['an indented root', ` ${pod.replaceAll('\n', '\n ')}x: "\n${head}"\n`],
  ])('%s', (_, text) => {
    expect(images(text)).toEqual(images(`${text}# no more\n`));
    expect(definitionIn(text)).toBeUndefined();
  });
});

it('a text that is no YAML stays a problem', () => {
  const text = `${definition}spec: [\n---\n${pod}`;
  expect(scanFile({ path: 'a.yaml', text }).problems).toHaveLength(1);
});
