// The CI host's API with many repositories in memory: listing, heads and blobs by GraphQL, trees and blobs by REST.
import { createHash } from 'node:crypto';

const api = 'https://api.github.example';
export const githubEnvironment = {
  GITHUB_API_URL: api,
  GITHUB_GRAPHQL_URL: `${api}/graphql`,
  GITHUB_SERVER_URL: 'https://github.example',
  GITHUB_TOKEN: 'job-token',
};

const named = (kind, content) =>
  createHash('sha1').update(`${kind} ${content.length}\0`).update(content).digest('hex');
const json = (body, headers = {}) => ({ status: 200, headers, body: JSON.stringify(body) });
const missing = { status: 404, headers: {}, body: '{"message":"Not Found"}' };

/** Serves `{name: {path: text}}`; `setFiles` commits. `requests` has `METHOD path` of each request. */
export function githubWith(repositories) {
  const repos = new Map();
  const blobs = new Map();
  const requests = [];

  function treeOf(files) {
    const listed = [];
    const nameOf = (prefix) => {
      const children = new Map();
      for (const path of Object.keys(files)) {
        if (!path.startsWith(prefix)) continue;
        const [first, ...rest] = path.slice(prefix.length).split('/');
        children.set(first, rest.length > 0);
      }
      const entries = [...children].map(([name, isFolder]) => {
        const path = `${prefix}${name}`;
        if (isFolder) {
          const at = listed.length;
          const sha = nameOf(`${path}/`);
          listed.splice(at, 0, { path, mode: '040000', type: 'tree', sha });
          return { order: `${name}/`, bytes: [`40000 ${name}\0`, sha] };
        }
        const content = Buffer.from(files[path]);
        const sha = named('blob', content);
        blobs.set(sha, content);
        listed.push({ path, mode: '100644', type: 'blob', sha, size: content.length });
        return { order: name, bytes: [`100644 ${name}\0`, sha] };
      });
      entries.sort((a, b) => Buffer.compare(Buffer.from(a.order), Buffer.from(b.order)));
      const parts = entries.flatMap(({ bytes: [head, sha] }) => [Buffer.from(head), Buffer.from(sha, 'hex')]);
      return named('tree', Buffer.concat(parts));
    };
    return { sha: nameOf(''), listed };
  }

  function setFiles(name, files) {
    const tree = treeOf(files);
    const version = (repos.get(name)?.version ?? 0) + 1;
    const commit = named('commit', Buffer.from(`${name} ${version} ${tree.sha}`));
    repos.set(name, { files, tree, commit, version });
  }
  for (const [name, files] of Object.entries(repositories)) setFiles(name, files);

  function graphql({ query, variables }) {
    if (query.startsWith('query Heads')) {
      const count = Object.keys(variables).length / 2;
      const heads = Array.from({ length: count }, (_, index) => {
        const repo = repos.get(variables[`n${index}`]);
        const target = repo && { oid: repo.commit, tree: { oid: repo.tree.sha } };
        return [`r${index}`, repo ? { isEmpty: false, defaultBranchRef: { target } } : null];
      });
      return json({ data: Object.fromEntries(heads) });
    }
    const texts = Object.entries(variables).flatMap(([key, sha]) =>
      /^b\d+$/.test(key) ? [[key, { text: blobs.get(sha)?.toString() ?? null, isTruncated: false }]] : [],
    );
    return json({ data: { repository: Object.fromEntries(texts) } });
  }

  function rest(path, query) {
    if (/^\/orgs\/[^/]+\/repos$/.test(path)) {
      const page = Number(query.get('page'));
      const names = [...repos.keys()].sort();
      const items = names.slice((page - 1) * 100, page * 100).map((name) => ({ full_name: `acme/${name}` }));
      return json(items, page * 100 < names.length ? { link: `<${api}/next>; rel="next"` } : {});
    }
    const [, name, kind, sha] = /^\/repos\/acme\/([^/]+)\/git\/(trees|blobs)\/(\w+)$/.exec(path) ?? [];
    const repo = repos.get(name);
    if (repo !== undefined && kind === 'trees') return json({ truncated: false, tree: repo.tree.listed });
    if (repo === undefined || !blobs.has(sha)) return missing;
    return json({ content: blobs.get(sha).toString('base64'), encoding: 'base64' });
  }

  return {
    repos,
    requests,
    setFiles,
    serves: (url) => url.startsWith(api),
    async transport({ method, url, body }) {
      const { pathname, searchParams } = new URL(url);
      requests.push(`${method} ${pathname}`);
      if (pathname === '/graphql') return graphql(JSON.parse(body));
      return rest(decodeURIComponent(pathname), searchParams);
    },
  };
}
