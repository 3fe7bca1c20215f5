// Event subscriptions. They are stored, but nothing is delivered.

import { type Collection, creating, deleting, getting, listing } from '../collection.js';
import { type Route, route } from '../iam/access.js';
import { hierarchy } from '../lists/filters.js';
import type { Listing } from '../lists/lists.js';
import { timesAt } from '../resources.js';
import { subscriptionFields } from '../state/catalog.js';
import type { State } from '../state/state.js';

type Subscription = State['subscriptions'][number];

const subscriptions: Collection<Subscription, typeof subscriptionFields, Subscription> = {
  type: 'subscription',
  items: (state) => state.subscriptions,
  fields: { schema: subscriptionFields },
  shown: (subscription) => subscription,
};

const list: Listing<Subscription, 'subscriptions'> = {
  key: 'subscriptions',
  sortable: ['sink', 'createTime', 'updateTime'],
  filters: hierarchy,
};

export const eventRoutes: readonly Route[] = [
  route('GET /events/v2/subscriptions', ['CAP_EVENTS_SUBSCRIPTION_LIST'], listing(subscriptions, list)),
  route('GET /events/v2/subscriptions/{uid}', ['CAP_EVENTS_SUBSCRIPTION_LIST'], getting(subscriptions)),
  route(
    'POST /events/v2/subscriptions/{parent}',
    ['CAP_EVENTS_SUBSCRIPTION_CREATE'],
    creating(subscriptions, (values, uid, { now }) => ({ ...values, uid, ...timesAt(now) })),
  ),
  route('DELETE /events/v2/subscriptions/{uid}', ['CAP_EVENTS_SUBSCRIPTION_DELETE'], deleting(subscriptions)),
];
