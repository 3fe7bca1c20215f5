// Writes shapes.json: the emptiest answers that the CI host's OpenAPI description allows (argument: its api.github.com.json).
import { readFileSync, writeFileSync } from 'node:fs';

const document = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const root = '/repos/{owner}/{repo}';
const answers = {
  repository: ['get', root, 200],
  commit: ['get', `${root}/commits/{ref}`, 200],
  comparison: ['get', `${root}/compare/{basehead}`, 200],
  tree: ['get', `${root}/git/trees/{tree_sha}`, 200],
  blob: ['get', `${root}/git/blobs/{file_sha}`, 200],
  ref: ['get', `${root}/git/ref/{ref}`, 200],
  pullListed: ['get', `${root}/pulls`, 200],
  pull: ['post', `${root}/pulls`, 201],
  file: ['get', `${root}/pulls/{pull_number}/files`, 200],
  reviewComment: ['get', `${root}/pulls/{pull_number}/comments`, 200],
  review: ['post', `${root}/pulls/{pull_number}/reviews`, 200],
  issue: ['post', `${root}/issues`, 201],
  comment: ['post', `${root}/issues/{issue_number}/comments`, 201],
  label: ['post', `${root}/issues/{issue_number}/labels`, 200],
};

function resolve(schema) {
  if (schema.$ref === undefined) return schema;
  const path = schema.$ref.slice(2).split('/');
  return resolve(path.reduce((at, key) => at[key], document));
}

function emptiest(described) {
  const schema = resolve(described);
  const { type, format, required = [], properties } = schema;
  if (schema.nullable) return null;
  if (schema.enum) return schema.enum[0];
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(emptiest));
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices && !properties) return emptiest(choices[0]);
  if (properties) return Object.fromEntries(required.map((name) => [name, emptiest(properties[name])]));
  if (type === 'array') return [];
  if (type === 'integer' || type === 'number') return schema.minimum ?? 0;
  if (type === 'boolean') return false;
  if (format === 'uri') return 'https://github.example/';
  return format === 'date-time' ? '2026-11-01T00:00:00Z' : '';
}

const shapes = { user: emptiest(document.components.schemas['simple-user']) };
for (const [name, [method, path, status]] of Object.entries(answers)) {
  const answer = resolve(document.paths[path][method].responses[status]);
  const schema = resolve(answer.content['application/json'].schema);
  shapes[name] = emptiest(schema.type === 'array' ? schema.items : schema);
}
writeFileSync(new URL('shapes.json', import.meta.url), `${JSON.stringify(shapes, null, 2)}\n`);
