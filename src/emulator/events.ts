// Event subscriptions. They are stored, but nothing is delivered.
import { type PlatformContext, type Route, requireCapability, route, visible } from './access.js';
import { type Answer, type Incoming, json } from './answer.js';
import { hierarchy } from './lists/filters.js';
import { type Listing, listPage } from './lists.js';
import { bodyOf, existing, remove, textField, timesAt } from './resources.js';
import { parentOf, type State } from './state.js';

export const eventRoutes: readonly Route[] = [
  route('GET /events/v2/subscriptions', 'subscriptions.list', listSubscriptions),
  route('GET /events/v2/subscriptions/{uid}', 'subscriptions.list', getSubscription),
  route('POST /events/v2/subscriptions/{parent}', 'subscriptions.create', createSubscription),
  route('DELETE /events/v2/subscriptions/{uid}', 'subscriptions.delete', deleteSubscription),
];

const subscriptions: Listing<State['subscriptions'][number], 'subscriptions'> = {
  key: 'subscriptions',
  sortable: ['sink', 'createTime', 'updateTime'],
  filters: hierarchy,
};

function listSubscriptions(request: Incoming, context: PlatformContext): Answer {
  const found = visible(context, 'subscriptions.list', context.state.subscriptions);
  return json(listPage(request, context, subscriptions, found));
}

function getSubscription(_request: Incoming, context: PlatformContext, uid = ''): Answer {
  return json(
    existing(visible(context, 'subscriptions.list', context.state.subscriptions), 'subscription', uid),
  );
}

function createSubscription(request: Incoming, context: PlatformContext, parent = ''): Answer {
  requireCapability(context, 'subscriptions.create', parent);
  existing(context.state.groups, 'group', parent);
  const subscription = {
    uid: context.childOf(parent),
    sink: textField(bodyOf(request), 'sink'),
    ...timesAt(context.now),
  };
  context.state.subscriptions.push(subscription);
  return json(subscription);
}

function deleteSubscription(_request: Incoming, context: PlatformContext, uid = ''): Answer {
  requireCapability(context, 'subscriptions.delete', parentOf(uid));
  existing(context.state.subscriptions, 'subscription', uid);
  remove(context.state.subscriptions, (subscription) => subscription.uid === uid);
  return { status: 200, body: '' };
}
