// Rules of the platform, each broken in the emulator by one change of its text: the contract suite alone has to notice all.
import { readFileSync } from 'node:fs';
import { brokenLists } from './emulator-lists.mjs';
import { brokenResources } from './emulator-resources.mjs';

/** A filter that lets every item pass. */
const everything = "{ arity: 'one', matching: () => () => true }";

/** `[rule that is broken, before, after]` by file below `src/emulator`; `before` occurs once in its file. */
const broken = {
  'catalog/advisories.ts': [
    ['Ping needs no credentials', "'GET /ping/v2/ping', 'open'", "'GET /ping/v2/ping', []"],
    ['Advisories need a role', "['CAP_ADVISORIES_LIST']", '[]'],
    [
      'advisoryIds is read',
      'advisoryIds: anyOf(({ advisoryId }) => [advisoryId])',
      `advisoryIds: ${everything}`,
    ],
    [
      'artifactNames is read',
      'artifactNames: anyOf(({ artifactName }) => [artifactName])',
      `artifactNames: ${everything}`,
    ],
  ],
  'collection.ts': [
    ['An update has its time', ', { updateTime: timesAt(context.now).updateTime }', ''],
    ['Values are checked', '  check?.(values, context);', ''],
    ['Without a mask only the given fields change', 'known.filter(isGiven)', 'known'],
    ['A mask limits what changes', "mask === '' ? known", 'true ? known'],
    ['A mask names fields that exist', 'if (foreign !== undefined) throw', 'if (false) throw'],
    ['* replaces all', "named.includes('*')", 'false'],
  ],
  'iam/access.ts': [
    ['An operation needs its capability', 'if (!enough) {', 'if (false) {'],
    ['A binding beneath does not reach everything', '? [bound] :', '? [own] :'],
    ['A binding above reaches the group of the identity only', '? [own] : []', '? [bound] : []'],
    ['A binding beside the group of the identity grants nothing', '? [own] : []', '? [own] : [bound]'],
    ['A binding above grants something', 'isWithin(own, bound) ? [own] : []', '[]'],
    ['What is in other groups is not visible', 'groups.some((group) => isWithin(uid, group))', 'true'],
  ],
  'server/answer.ts': [
    ['A missing resource is HTTP 404', '5: 404', '5: 200'],
    ['A denied request is HTTP 403', '7: 403', '7: 400'],
    ['A request without a valid token is HTTP 401', '16: 401', '16: 403'],
    ['What is not served is HTTP 501', '12: 501', '12: 404'],
    ['A failed precondition has code 9', 'precondition: 9', 'precondition: 3'],
    ['A missing resource has code 5', 'notFound: 5', 'notFound: 3'],
    ['A detail has its type', 'ResourceInfo`,', 'ErrorInfo`,'],
    [
      'ResourceInfo names the resource',
      'ResourceInfo`, resourceType, resourceName }',
      'ResourceInfo`, resourceType }',
    ],
    [
      'PreconditionFailure says its type',
      'violations: [{ type, description }]',
      'violations: [{ description }]',
    ],
    ['ErrorInfo has a domain', '[{ ...reason, domain }, ...details]', '[reason, ...details]'],
    [
      'Errors of the registry are a list',
      'json({ errors: [{ code, message }] }, status)',
      'json({ code, message }, status)',
    ],
    ['An invalid argument has code 3', 'invalid: 3', 'invalid: 9'],
  ],
  'iam/groups.ts': [
    ['A group with a group is not empty', '[subgroups, identities,', '[identities,'],
    ['A group with an identity is not empty', '[subgroups, identities,', '[subgroups,'],
    ['A group with a binding is not empty', 'roles, roleBindings, repos].flat', 'roles, repos].flat'],
    ['A group with a repository is not empty', 'roleBindings, repos].flat', 'roleBindings].flat'],
    ['A group that is not empty stays', 'children.some((child)', 'false && children.some((child)'],
    ['RESOURCE_NOT_EMPTY says why', "'RESOURCE_NOT_EMPTY'", "'NOT_EMPTY'"],
    ['A binding does not outlive its identity', '(binding) => binding.identityUid === uid', '() => false'],
  ],
  'platform.ts': [
    ['An operation has its method', 'served.method === method', 'true'],
    ['What is not served says so', 'unserved.some((prefix)', 'false && unserved.some((prefix)'],
  ],
  'catalog/pull-tokens.ts': [
    ['A registry token is for the registry', 'if (!hasAudience(verified.claims, registryUrl))', 'if (false)'],
    [
      'A wrong audience is HTTP 403',
      "refuseRegistry(403, 'DENIED', 'the token was issued for another audience')",
      "refuseRegistry(401, 'UNAUTHORIZED', 'the token was issued for another audience')",
    ],
    [
      'A token in place of a pull token is of the issuer',
      'await signer.verify(credential, issuerUrl, now)',
      'await signer.verify(credential, undefined, now)',
    ],
    [
      'A pull token is for its image',
      '!Array.isArray(repositories) || !repositories.includes(path)',
      'false',
    ],
    [
      'An anonymous token reads latest only',
      '!(reference !== undefined && isPublic(repoAt(context.state, path), reference))',
      'false',
    ],
    ['latest-dev is anonymous', "['latest', 'latest-dev']", "['latest']"],
    ['latest is anonymous', "['latest', 'latest-dev']", "['latest-dev']"],
    [
      'Images of the organization are not anonymous',
      'credential === undefined && organization !== state.publicOrganization',
      'false',
    ],
    ['A pull token needs the role', '(path) => !mayPull(state, String(claims.sub), path)', '() => false'],
    [
      'A direct token needs the role',
      '!mayAsk && !mayPull(context.state, String(claims.sub), path)',
      'false',
    ],
    [
      'A role beneath the organization does not ask for its images',
      'isWithin(organization.uid, group)',
      'isWithin(group, organization.uid)',
    ],
    ['Roles of other groups do not pull', 'isWithin(repo.uid, group)', 'true'],
    ['A public image is for everybody', '...(publicRoot ? [publicRoot] : []),', ''],
    ['The scope is to pull', ':(?:[\\w*]+,)*pull(?:', ':(?:[\\w*]+,)*\\w+(?:'],
    [
      'A pull token needs an organization that exists',
      '!state.groups.some(({ name }) => name === organization)',
      'false',
    ],
    ['A pull token ends', 'expiresInSeconds = 300', 'expiresInSeconds = 300_000'],
  ],
  'catalog/registry.ts': [
    [
      'A tag is its newest manifest',
      'newestOf(repo?.tags.find(({ name }) => name === reference)?.history ?? [])?.digest',
      'repo?.tags.find(({ name }) => name === reference)?.history[0]?.digest',
    ],
    [
      'Referrers refer to the digest',
      '({ subject }) => subject === digest',
      '({ subject }) => subject !== undefined',
    ],
    ['A response has 1000 records at most', 'maxRecords = 1000', 'maxRecords = 2000'],
    ['A response has 1000 records', 'maxRecords = 1000', 'maxRecords = 999'],
    ['The oldest 1000 records come first', '.slice(0, maxRecords)', '.slice(-maxRecords)'],
    ['The oldest record is first', 'oldestFirst(found.history)', 'oldestFirst(found.history).toReversed()'],
    ['Records are in order', 'oldestFirst(found.history)', 'found.history'],
    ['start is read', 'at >= start && ', ''],
    ['end is read', ' && at < end', ''],
    [
      'A bound is an instant, not a text',
      'const at = Date.parse(text);',
      'const at = Date.parse(text.slice(0, 10));',
    ],
    [
      'A tag that is unknown is HTTP 404',
      "refuseRegistry(404, 'MANIFEST_UNKNOWN', `tag",
      "refuseRegistry(404, 'NAME_UNKNOWN', `tag",
    ],
  ],
  'resources.ts': [
    ['What is missing is named', '[resourceInfo(type, uid)]', '[]'],
    [
      'Times have milliseconds',
      'new Date(now).toISOString()',
      "new Date(now).toISOString().replace(/\\.\\d+/, '')",
    ],
    ['A validation error begins with its field', '`Invalid argument: ', '`'],
  ],
  'exchange.ts': [
    ['The exchanged token is of the identity', 'claims: { sub }', "claims: { sub: '' }"],
    ['The exchanged token has the audience that was asked', '{ issuer, audience,', "{ issuer, audience: '',"],
    ['A workflow token needs the request token', 'credentialOf(headers) !== context.requestToken', 'false'],
    [
      'A workflow token is for the audience that was asked',
      "url.searchParams.get('audience') ??",
      'undefined ??',
    ],
    ['A workflow token ends', 'workflowTokenSeconds = 300', 'workflowTokenSeconds = 300_000'],
  ],
  'catalog/repos.ts': [
    [
      'The newest record is so by its time',
      'const records = oldestFirst(history);',
      'const records = history;',
    ],
    [
      'The digest of a tag is its newest',
      "digest: records.at(-1)?.digest ?? ''",
      "digest: records[0]?.digest ?? ''",
    ],
    [
      'A tag was updated when it last moved',
      'updateTime: records.at(-1)?.updateTimestamp',
      'updateTime: records[0]?.updateTimestamp',
    ],
    [
      'A tag was created with its first digest',
      'createTime: records[0]?.updateTimestamp',
      'createTime: records.at(-1)?.updateTimestamp',
    ],
    ['A deleted tag is gone', '(tag) => tag.uid === uid', '() => false'],
    ['Tags are found by digest', 'equals((tag) => tag.digest)', 'equals((tag) => tag.name)'],
    [
      'Facts are about the digest',
      "    'image',\n    digest,",
      "    'image',\n    indexes[0]?.digest ?? '',",
    ],
  ],
  'iam/tokens.ts': [
    ['A platform token is for the platform', '.includes(origins.platform)', '.includes(String(aud))'],
    [
      'The issuer of a platform token is the issuer',
      'signer.verify(credential, origins.issuer, now)',
      'signer.verify(credential, undefined, now)',
    ],
    [
      'Without a token nothing is answered',
      "throw refuse(codes.unauthenticated, 'a bearer token is needed')",
      'return origins.platform',
    ],
    [
      'A token has a signature',
      'const { payload } = await jwtVerify(token, publicKey, { issuer, currentDate: new Date(now) });',
      "const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()); if (payload.iss !== issuer || payload.exp * 1000 <= now) throw new Error('no');",
    ],
    ['A token has its issuer', '{ issuer, currentDate: new Date(now) }', '{ currentDate: new Date(now) }'],
    ['A token ends', 'currentDate: new Date(now)', 'currentDate: new Date(0)'],
    ['Basic is for the user _token', "user === '_token' ?", 'true ?'],
    ['Basic is read', "scheme?.toLowerCase() !== 'basic'", 'true'],
  ],
  'catalog/v1.ts': [
    ['A tag at the end of its life is inactive', "deprecated ? 'TAG_INACTIVE' : status", 'status'],
    ['A tag is active', "deprecated ? 'TAG_INACTIVE' : status", "'TAG_INACTIVE'"],
    ['The end of life has its date', '? {} : { eolDate }', '? {} : {}'],
    ['Counts are about a repository', 'repo: equals(({ repo }) => repo)', `repo: ${everything}`],
    ['Counts are about a tag', 'tag: equals(({ tag }) => tag)', `tag: ${everything}`],
    ['Counts begin at a time', 'Date.parse(date) >= at', 'at > 0'],
    ['Counts end at a time', 'Date.parse(date) <= at', 'at > 0'],
    [
      'Counts are about the newest digest',
      'digest === newestOf(history)?.digest',
      'digest === history.at(-2)?.digest',
    ],
    ['A report is about its digest', 'id: digest', "id: ''"],
  ],
};

/** The list as mutants. @throws Error if a text does not occur exactly once */
export function emulatorMutants() {
  return [broken, brokenLists, brokenResources]
    .flatMap((part) => Object.entries(part))
    .flatMap(([name, changes]) => {
      const file = `src/emulator/${name}`;
      const source = readFileSync(file, 'utf8');
      return changes.map(([rule, before, after]) => {
        const start = source.indexOf(before);
        if (start < 0 || source.indexOf(before, start + 1) >= 0)
          throw new Error(`${file} does not have once: ${before}`);
        return { file, start, end: start + before.length, before, after, line: rule, rule };
      });
    });
}
