// What is the same for every organization: advisories, and ping.
import { type Route, route } from '../iam/access.js';
import { anyOf, hierarchy, queryOf } from '../lists/filters.js';
import { type Listing, listPage } from '../lists/lists.js';
import { json } from '../server/answer.js';
import type { State } from '../state/state.js';

/** An advisory about a package is of that package's origin, unless it says otherwise. */
const advisories: Listing<State['advisories'][number], 'advisories'> = {
  key: 'advisories',
  sortable: ['advisoryId', 'artifactName', 'createTime', 'updateTime'],
  filters: {
    ...hierarchy,
    advisoryIds: anyOf(({ advisoryId }) => [advisoryId]),
    artifactNames: anyOf(({ artifactName }) => [artifactName]),
  },
};

export const advisoryRoutes: readonly Route[] = [
  route('GET /vulnerabilities/v2/advisories', ['CAP_ADVISORIES_LIST'], (request, context) =>
    json(listPage(request, context, advisories, context.state.advisories)),
  ),
  route('GET /ping/v2/ping', 'open', ({ url }) => {
    queryOf(url, {});
    return json({ response: 'pong' });
  }),
];
