// Rules of resources, each broken in the emulator by one change of its text: access, creation, updates, bindings, sign-in.

/** As in `emulator.mjs`: `[rule that is broken, before, after]` by file below `src/emulator`. */
export const brokenResources = {
  'iam/access.ts': [
    [
      'A change needs its capability in that very group',
      'groups.some((group) => isWithin(resource, group))',
      'groups.length > 0',
    ],
    ['Roles are those of the caller', 'identityUid !== caller || ', ''],
    ['A role grants what it contains', '!capabilities.includes(capability)', 'false'],
    ['An operation needs each of its capabilities', 'of context.needs)', 'of context.needs.slice(0, 1))'],
    ['What is listed needs each capability', 'reaches.every((groups)', 'reaches.some((groups)'],
  ],
  'server/answer.ts': [
    [
      'BadRequest has the violations of each field',
      'BadRequest`, fieldViolations }',
      'BadRequest`, fieldViolations: [] }',
    ],
  ],
  'collection.ts': [
    ['A resource is created below its parent', 'context.childOf(parent)', "context.childOf('x')"],
    ['A resource needs a parent that exists', "existing(context.state.groups, 'group', parent);", ''],
    ['A deleted resource is gone', '(item) => item.uid === uid', '() => false'],
    ['A delete has an empty body', "{ status: 200, body: '' }", "{ status: 200, body: '{}' }"],
    ['A creation needs its capability in the group', 'requireCapabilities(context, parent);', ''],
    [
      'An update needs its capability for the resource',
      'requireCapabilities(context, uid);\n    const item = ',
      'const item = ',
    ],
    [
      'A delete needs its capability for the resource',
      'requireCapabilities(context, uid);\n    const items',
      'const items',
    ],
    ['A name is free below its parent', "if (typeof name === 'string')", 'if (false)'],
  ],
  'exchange.ts': [
    ['A pattern matches the whole claim', ")$`, 'u').test(value)", ")`, 'u').test(value)"],
    ['The issuer must match', 'fits(iss, expectedIssuer, match.issuerPattern !== undefined) &&', ''],
    ['The subject must match', 'fits(sub, expectedSubject, match.subjectPattern !== undefined) &&', ''],
    [
      'The audience of the workflow token must match',
      '[aud].flat().some((one) => fits(one, expectedAudience, match.audiencePattern !== undefined)) &&',
      '',
    ],
    ['An identity without a subject matches nothing', "expectedSubject !== '' &&", ''],
    [
      'A claim must be equal',
      'return value === expected;',
      'return value !== undefined && value.startsWith(expected);',
    ],
    [
      'A claim must not be a part',
      'return value === expected;',
      'return value !== undefined && expected.includes(value);',
    ],
    ['Every claim must match', 'wanted.every(([name, value])', 'wanted.some(([name, value])'],
    ['The exchange needs an audience', 'if (audience === null) throw', 'if (false) throw'],
    ['The exchange needs matching claims', 'matchesClaims(verified.claims, claimMatch, defaults)', 'true'],
    [
      'A workflow token is of the provider',
      'return provider.verify(token, providerUrl, now);',
      'return provider.verify(token, undefined, now);',
    ],
    ['An exchanged token ends', 'platformTokenSeconds = 3600', 'platformTokenSeconds = 360_000'],
  ],
  'iam/groups.ts': [
    [
      'A new group has its description',
      'shown: (group) => group',
      "shown: (group) => ({ ...group, description: '' })",
    ],
    ['claimMatch keeps the issuer', '{ issuer: issuer ?? providerUrl }', '{ issuer: providerUrl }'],
    ['claimMatch keeps the subject', "{ subject: subject ?? '' }", "{ subject: '' }"],
    ['A new identity was last seen some time', ', lastSeenTime: times.createTime }', ' }'],
  ],
  'iam/roles.ts': [
    ['A binding has the subject of the identity', 'subject, issuer }', "subject: '', issuer }"],
    ['A binding has the issuer of the identity', 'subject, issuer }', 'subject, issuer: providerUrl }'],
    [
      'Bindings are found by identity',
      'equals(({ identity }) => identity.uid)',
      'equals(({ role }) => role.uid)',
    ],
    ['Bindings are found by group', 'equals(({ group }) => group.uid)', 'equals(({ role }) => role.uid)'],
    [
      'Bindings are found by role',
      'equals(({ role }) => role.uid)',
      'equals(({ identity }) => identity.uid)',
    ],
    ['A binding is in its own group', "'group', parentOf(binding.uid)", "'group', parentOf(identity.uid)"],
    [
      'A binding has the name of the role',
      'role: { uid: role.uid, name: role.name,',
      'role: { uid: role.uid,',
    ],
    ['A binding needs an identity that exists', "existing(state.identities, 'identity', identityUid);", ''],
    ['A binding needs a role that exists', "existing(state.roles, 'role', roleUid);", ''],
  ],
  'platform.ts': [
    [
      'An operation needs a token',
      "access === 'open' ? '' : await signIn()",
      'context.state.identities[1].uid',
    ],
    ['An operation without filters refuses them', 'if (known !== undefined) queryOf(url, known);', ''],
  ],
  'catalog/repos.ts': [['A tag has a name of its own', "requireFreeName(repo.tags, 'tag', tag);", '']],
  'server/request.ts': [
    ['An error names its API', "?.[1] ?? 'platform'", "?.[2] ?? 'platform'"],
    [
      'A body is not cut',
      'if (size <= maxBodyBytes) chunks.push(chunk);',
      'if (size + chunk.length <= maxBodyBytes) chunks.push(chunk);',
    ],
  ],
  'resources.ts': [
    ['A name that is taken is refused', 'if (holder === undefined) return;', 'return;'],
    ['A name is free for the resource that has it', ' && one.uid !== uid', ''],
  ],
  'state/iam.ts': [
    ['Names of identities are in lower case', '/^[a-z0-9 ._-]{1,}$/', '/^[a-z0-9 ._-]{1,}$/i'],
    ['Names of identities match as a whole', '/^[a-z0-9 ._-]{1,}$/', '/^[a-z0-9 ._-]{1,}/'],
    ['Names of identities begin as they should', '/^[a-z0-9 ._-]{1,}$/', '/[a-z0-9 ._-]{1,}$/'],
    ['Names of identities are not empty', '/^[a-z0-9 ._-]{1,}$/', '/^[a-z0-9 ._-]{0,}$/'],
    ['Names of identities may have one character', '/^[a-z0-9 ._-]{1,}$/', '/^[a-z0-9 ._-]{2,}$/'],
    ['Names of identities may have spaces', '/^[a-z0-9 ._-]{1,}$/', '/^[a-z0-9._-]{1,}$/'],
  ],
};
