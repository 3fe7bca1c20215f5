// Sentences of the specification that no test of an address can decide, each with the reason.

export interface NotTested {
  readonly section: string;
  readonly sentence: string;
  readonly reason: string;
}

const says =
  'It says what the specification leaves open; docs/emulator.md says what the emulator does there.';

const notCalled =
  'Tagproof does not call it, so the emulator does not serve it and says UNIMPLEMENTED or NOT_FOUND.';

export const notTested: readonly NotTested[] = [
  { section: '§1', sentence: 'Libraries: List artifacts, list versions, artifact count.', reason: notCalled },
  { section: '§2.2', sentence: 'description: Updatable.', reason: notCalled },
  { section: '§4.5', sentence: 'GET /vulnerabilities/v2/advisories/{uid}: Advisory.', reason: notCalled },
  {
    section: '§6',
    sentence: 'The Events domain manages Subscriptions with List, Get, Create and Delete.',
    reason: notCalled,
  },
  {
    section: '§9.5',
    sentence:
      'v1 has id, group_id, created_at and updated_at, an empty result for what is missing, and full lists.',
    reason: notCalled,
  },
  {
    section: '§1',
    sentence: 'The API is grouped into domains.',
    reason: 'The paths of each domain are tested; the grouping itself is a word for them.',
  },
  {
    section: '§1',
    sentence:
      'Behaviour of the Libraries, Advisory, Events and Ping domains beyond the operation names: not shown.',
    reason: says,
  },
  {
    section: '§2.2',
    sentence: 'Repo readme content and repo fields beyond the above: not shown.',
    reason: says,
  },
  {
    section: '§2.4',
    sentence:
      'Identity fields beyond the above, and any other way of matching claims than issuer and subject: not shown.',
    reason: says,
  },
  { section: '§2.5', sentence: 'Group fields beyond uid, name and description: not shown.', reason: says },
  {
    section: '§2.6',
    sentence: 'Role fields beyond the above, and the list of built-in roles beyond `viewer`: not shown.',
    reason: says,
  },
  { section: '§2.8', sentence: 'Advisory fields beyond the above: not shown.', reason: says },
  { section: '§2.11', sentence: 'Fields of the other resources: not shown.', reason: says },
  {
    section: '§3',
    sentence: 'No named lifecycle states are given for any resource. Transitions: not shown.',
    reason: says,
  },
  {
    section: '§4.3',
    sentence: 'Clients filter `deprecated` themselves.',
    reason: 'It is about clients; that the platform has no such filter is tested.',
  },
  {
    section: '§4.5',
    sentence:
      'The resolved-vulnerabilities report under /advisory/v2/ is advisory-feed oriented and does not replace them.',
    reason: 'It explains the purpose of an operation, which a response does not show.',
  },
  { section: '§4.7', sentence: 'Whether the bounds are inclusive: not shown.', reason: says },
  { section: '§4.8', sentence: 'Operations whose path and payload are not shown.', reason: says },
  {
    section: '§5',
    sentence:
      'It can be obtained from the command-line client …, from a registry credential helper, or from a registry client tool.',
    reason: 'These are programs of the platform, not of its address; the token itself is tested.',
  },
  { section: '§5', sentence: 'Token lifetime and scopes of the platform token: not shown.', reason: says },
  {
    section: '§6',
    sentence: 'Event kinds, delivery mechanism, payloads and signing: not shown.',
    reason: says,
  },
  {
    section: '§7.2',
    sentence: 'The HTTP status codes of other errors, and the list of reasons and domains: not shown.',
    reason: says,
  },
  {
    section: '§7.2',
    sentence: 'The HTTP status for a failed precondition and for invalid arguments: not shown.',
    reason: says,
  },
  {
    section: '§8',
    sentence: 'Behaviour when `page_size` exceeds 200, rate limits and request size limits: not shown.',
    reason: says,
  },
  {
    section: '§9',
    sentence: 'Request and response shapes do not change with that rename.',
    reason: 'The emulator has no /v2beta1/ to compare with; the specification calls it an earlier segment.',
  },
  {
    section: '§9',
    sentence: 'Generated gRPC clients are regenerated against the v2 packages.',
    reason: 'It is about generated clients, not about the service.',
  },
  {
    section: '§9',
    sentence: 'v1 remains fully supported alongside v2; no sunset date is set.',
    reason: 'Tagproof calls the three operations that v2 lacks, which are tested; its lists are not served.',
  },
  {
    section: '§9',
    sentence: 'Update in v1: PUT, whole-resource replacement.',
    reason: 'The specification gives no path of an update in v1 that could be called.',
  },
  {
    section: '§9',
    sentence: 'List in v1: offset or page number.',
    reason:
      'Neither parameter has a name, and a full result set needs none; a parameter of v2 is refused, not ignored.',
  },
];
