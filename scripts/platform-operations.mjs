// Writes test/fixtures/platform/operations.json: every operation of the platform, from the table of its calls and from
// its OpenAPI file, which says of some paths that no call has. `node scripts/platform-operations.mjs TABLE.md OPENAPI.json`
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const [table, openApi] = process.argv.slice(2).map((file) => readFileSync(file, 'utf8'));
if (openApi === undefined)
  throw new Error('usage: node scripts/platform-operations.mjs TABLE.md OPENAPI.json');

const row =
  /^\| (?<rpc>\w+) \| \w+ \| [\w.]+ \| `(?<bindings>(?:GET|POST|PATCH|DELETE) [^`]+)` \| (?<needs>[^|]*) \| [^|]* \|$/;

let service = '';
const calls = table.split('\n').flatMap((line) => {
  service = /^### (chainguard\.[\w.]+)$/.exec(line)?.[1] ?? service;
  const { rpc, bindings, needs } = row.exec(line)?.groups ?? {};
  if (rpc === undefined) return [];
  return bindings.split('; ').map((binding) => {
    const [method, template] = binding.split(' ');
    return { rpc: `${service}/${rpc}`, method, path: template, ...needed(needs) };
  });
});

/** `capabilities` is absent where no credentials are needed, or where the table does not say it. */
function needed(text) {
  const capabilities = text.match(/CAP_\w+/g) ?? (text.includes('any signed-in') ? [] : undefined);
  return {
    ...(capabilities === undefined ? {} : { capabilities }),
    ...(text.includes('unscoped') ? { unscoped: true } : {}),
  };
}

const shape = (text) => text.replace(/\{[^}]*\}/g, '{}');
const known = new Set(calls.map(({ method, path: template }) => `${method} ${shape(template)}`));
const others = Object.entries(JSON.parse(openApi).paths).flatMap(([template, methods]) =>
  Object.keys(methods)
    .map((method) => ({ method: method.toUpperCase(), path: template }))
    .filter((one) => !known.has(`${one.method} ${shape(one.path)}`)),
);

const target = path.join(
  fileURLToPath(new URL('..', import.meta.url)),
  'test/fixtures/platform/operations.json',
);
mkdirSync(path.dirname(target), { recursive: true });
writeFileSync(target, `${JSON.stringify([...calls, ...others], null, 2)}\n`);
