// `setup`: from a repository to a workflow that signs in, in one command. Creates the identity, binds its roles, writes policy and workflow.
import { localHost } from '../../host/local.js';
import { type Context, printOptionsOf, usageErrors } from '../context.js';
import { reporting } from '../identity/client.js';
import { surveyOf } from '../init/survey.js';
import { platformIn } from './files.js';
import { setupRequest } from './request.js';
import { setUpAll } from './steps.js';
import { undoSetup } from './undo.js';
import { repositoryFacts } from './where.js';

/** Returns 0 if everything is set up, 1 if `doctor` finds a problem, 2 if an answer is missing, 3 if nothing was set up. */
export async function setup(context: Context): Promise<number> {
  const { invocation, environment, err } = context;
  const root = invocation.operands[0] ?? '.';
  const { files, threads } = localHost({ root, environment, ...printOptionsOf(context), print: err });
  const [facts, survey] = await Promise.all([repositoryFacts(root), surveyOf(files, threads)]);
  const derived = survey.platform ?? (await platformIn(files));
  const request = await setupRequest(context, facts, derived);
  if ('issues' in request) return usageErrors(context, 'usage', request.issues);
  const folder = { root, files, survey };
  return reporting(context, () =>
    invocation.switches.has('undo')
      ? undoSetup(context, request, folder)
      : setUpAll(context, request, folder),
  );
}
