// IAM: the legal documents that a group has accepted.
import { type PlatformContext, type Route, requireCapabilities, route } from '../access.js';
import { type Answer, type Incoming, json } from '../answer.js';
import { checkedValues } from '../fields.js';
import { type Listing, listPage } from '../lists.js';
import { bodyOf, existing } from '../resources.js';
import type { State } from '../state.js';
import { termsFields } from './bodies.js';

export const termsRoutes: readonly Route[] = [
  route('POST /iam/v2/terms/{group}', ['CAP_TERMS_ACCEPT'], acceptTerms),
  route('GET /iam/v2/terms/{group}', ['CAP_TERMS_LIST'], listAcceptances),
];

type Acceptance = State['termsAcceptances'][number];

const list: Listing<Acceptance & { readonly uid: string }, 'termsAcceptances'> = {
  key: 'termsAcceptances',
  sortable: ['docId', 'createTime'],
  order: 'docId',
  filters: {},
};

/** A document that the group has accepted before stays accepted as it was. */
function acceptTerms(request: Incoming, context: PlatformContext, group = ''): Answer {
  requireCapabilities(context, group);
  const { state, caller, now } = context;
  existing(state.groups, 'group', group);
  const { documentIds } = checkedValues(termsFields, bodyOf(request));
  for (const docId of new Set(documentIds)) {
    const isAccepted = state.termsAcceptances.some((one) => one.orgUid === group && one.docId === docId);
    if (!isAccepted)
      state.termsAcceptances.push({
        docId,
        acceptedBy: caller,
        orgUid: group,
        createTime: new Date(now).toISOString(),
      });
  }
  return json({ group, documentIds });
}

function listAcceptances(request: Incoming, context: PlatformContext, group = ''): Answer {
  requireCapabilities(context, group);
  existing(context.state.groups, 'group', group);
  const found = context.state.termsAcceptances.filter(({ orgUid }) => orgUid === group);
  const page = listPage(
    request,
    context,
    list,
    found.map((one) => ({ uid: one.docId, ...one })),
  );
  return json({ ...page, termsAcceptances: page.termsAcceptances.map(({ uid: _, ...one }) => one) });
}
