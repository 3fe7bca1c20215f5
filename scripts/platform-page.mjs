// docs/platform.md: of each operation of the platform, whether it is served over REST and gRPC, by which commands it is
// called, and by which tests.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const below = (folder, end) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => `${folder}/${file}`.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(end));

/** The same operation, whatever its placeholders are named. */
const normal = (operation) => operation.replace(/\{[^}]*\}/g, '{}');

const everyReader = ['verify', 'pin', 'audit', 'doctor', 'history', 'releases'];

/** The service that a request without a token of the platform goes to, and who calls it. */
const otherServices = [
  ['POST {issuer}/sts/exchange', everyReader],
  ['GET {registry}/token', everyReader],
  ['GET {registry}/v2/{repository}/_service/history/{tag}', everyReader],
  ['GET {registry}/v2/{repository}/manifests/{reference}', ['verify', 'pin', 'audit']],
];

/** Parts of commands by their place; what is nowhere in it serves every run. The first that fits counts. */
const places = [
  [/^src\/onboarding\/identity\/(?:client|flag-values|roles|subject-flags)\.ts$/, () => ['setup']],
  [/^src\/onboarding\/identity\/([\w-]+)\.ts$/, (name) => [`identity ${name}`]],
  [/^src\/onboarding\/([\w-]+)\//, (name) => [name]],
  [/^src\/cli\/platform\/(images|tag)\.ts$/, (name) => [name]],
  [/^src\/cli\/platform\//, () => ['images', 'tag']],
  [/^src\/cli\/commands\/([\w-]+)\.ts$/, (name) => [name]],
  [/^src\/cli\/([\w-]+)/, (name) => [name]],
  [/^/, () => ['verify', 'pin', 'audit']],
];

function commandsOf(file) {
  const [form, named] = places.find(([pattern]) => pattern.test(file));
  return named(form.exec(file)[1]);
}

/** The commands by operation, from where the client's functions are called. @throws Error for one that no command calls */
export function callersOf(verbs) {
  const sources = below('src', '.ts')
    .filter((file) => !/^src\/(?:emulator|proto|clients\/platform|cli\/args)\//.test(file))
    .map((file) => [file, read(file)]);
  return Object.entries(verbs).map(([name, { operation }]) => {
    const files = sources.filter(([, text]) => new RegExp(`\\.${name}\\(`).test(text));
    const commands = new Set(files.flatMap(([file]) => commandsOf(file)));
    if (commands.size === 0) throw new Error(`no command calls ${name} of the platform's client`);
    return [operation, [...commands].sort()];
  });
}

/** The files of the contract suite that name an operation, besides the one that asks every operation for its capabilities. */
function testsOf(operation) {
  const files = below('test/contract', '.ts').filter(
    (file) => !file.endsWith('operations.ts') && normal(read(file)).includes(normal(operation)),
  );
  return files.map((file) => path.basename(file));
}

/** Whether a route of the emulator is at the path of an operation. */
function isServed(routes, operation) {
  const [method, template] = operation.split(' ');
  const example = template.replace(/\{[^}]*\}/g, 'x');
  const isAt = (route) => new RegExp(`^${route.path.replace(/\{\w+\}/g, '.+')}$`).test(example);
  return routes.some((route) => route.method === method && isAt(route));
}

const mark = (yes) => (yes ? 'yes' : 'no');

/** The page. `operations` are those of the protocol, `untested` the sentences of the specification without a test. */
export function platformPage({ routes, rpcs, verbs, operations, table }) {
  const callers = new Map(
    [...callersOf(verbs), ['GET /ping/v2/ping', ['doctor']], ...otherServices].map(
      ([operation, commands]) => [normal(operation), commands],
    ),
  );
  const calls = new Set(rpcs.map(({ verb, template }) => normal(`${verb} ${template}`)));
  const rows = operations.map(({ method, path: template, rpc }) => {
    const isExchange = template.startsWith('/sts/');
    const operation = `${method} ${template}`;
    const asked = isExchange ? `${method} {issuer}${template}` : operation;
    return {
      operation: asked.replace(/=\*\*?\}/g, '}'),
      rest: isExchange || isServed(routes, operation),
      grpc: rpc === undefined ? undefined : calls.has(normal(operation)) || isExchange,
      commands: callers.get(normal(asked)) ?? [],
      tests: ['operations.ts', ...testsOf(isExchange ? template : operation)],
    };
  });
  const listed = new Set(operations.map((one) => normal(`${one.method} ${one.path}`)));
  const further = routes
    .map((route) => `${route.method} ${route.path}`)
    .filter((operation) => !listed.has(normal(operation)));
  const hasCall = rows.filter(({ grpc }) => grpc !== undefined);
  const count = (list, is) => `${list.filter(is).length} of ${list.length}`;
  const registry = otherServices.filter(([operation]) => operation.includes('{registry}'));
  return `# Platform coverage

Each operation of the platform that the emulator serves: whether the emulator serves it over REST and over gRPC, which commands call it, and which files
of the contract suite (\`test/contract/\`) test it. The suite tests the capabilities of each operation in \`operations.ts\`;
the specification is tested sentence by sentence in \`test/specification/\`. \`npm run build\` generates this page from the route
tables, the protocol, the calls of the client's functions and the suite itself. The operations of
[pull policies](pull-policies.md) are not in the protocol and not in this list; the emulator serves them over REST.

Served over REST: ${count(rows, ({ rest }) => rest)} operations. Served over gRPC: ${count(hasCall, ({ grpc }) => grpc)} that the protocol has.

${table(
  ['Operation', 'REST', 'gRPC', 'Called by', 'Tested by'],
  rows.map(({ operation, rest, grpc, commands, tests }) => [
    `\`${operation}\``,
    mark(rest),
    grpc === undefined ? 'not in the protocol' : mark(grpc),
    commands.length === 0 ? 'no command' : commands.map((name) => `\`${name}\``).join(' '),
    tests.map((name) => `\`${name}\``).join(' '),
  ]),
)}

The emulator also serves pull policies and image configurations, which the protocol does not have:

${table(
  ['Operation', 'Called by', 'Tested by'],
  further.map((operation) => [
    `\`${operation}\``,
    (callers.get(normal(operation)) ?? ['no command'])
      .map((name) => (name === 'no command' ? name : `\`${name}\``))
      .join(' '),
    testsOf(operation)
      .map((name) => `\`${name}\``)
      .join(' '),
  ]),
)}

The registry is a service of its own, and has no gRPC:

${table(
  ['Operation', 'Called by', 'Tested by'],
  registry.map(([operation, commands]) => [
    `\`${operation}\``,
    commands.map((name) => `\`${name}\``).join(' '),
    testsOf(operation.replace('GET ', ''))
      .map((name) => `\`${name}\``)
      .join(' '),
  ]),
)}

Tagproof's client has the operations that a command calls, and no others. Role bindings are listed with their identities by
\`identity list\`. The platform has more, which the emulator does not serve: account associations, identity providers, SCIM, invitations, terms,
subscriptions, libraries and the advisory feed return \`UNIMPLEMENTED\`. Operations without an entry in the last column are tested with the commands that call them.
`;
}
