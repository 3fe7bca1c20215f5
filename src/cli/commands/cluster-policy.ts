// `cluster-policy`: the section `signatures` of the policy as policy-controller's ClusterImagePolicy, and the other way round.

import { checkoutPolicy } from '../../ci/policy-sources.js';
import { type Context, inputOf, readUserFile, usageErrors } from '../../command/context.js';
import { configure } from '../../config/index.js';
import { diskFiles } from '../../host/files/files.js';
import { plain } from '../../output/escape.js';
import { readClusterPolicies } from '../../signatures/cluster/read.js';
import { writeClusterPolicies } from '../../signatures/cluster/write.js';

const maxBytes = 1024 * 1024;

/** Prints the other form; what it does not say exactly goes to standard error. Returns 3 if there is any of that. */
export async function clusterPolicy(context: Context): Promise<number> {
  const [file] = context.invocation.operands;
  return file === undefined ? exported(context) : imported(context, file);
}

async function imported(context: Context, file: string): Promise<number> {
  const read = await readUserFile(file, maxBytes);
  if (!('text' in read)) return usageErrors(context, 'usage', [`\`${plain(file)}\` cannot be read.`]);
  try {
    return printed(context, readClusterPolicies(read.text));
  } catch (error) {
    return usageErrors(context, 'usage', [plain(error instanceof Error ? error.message : String(error))]);
  }
}

async function exported(context: Context): Promise<number> {
  const files = diskFiles('.', undefined);
  const read = await configure({
    get: (name) => inputOf(context, name),
    checks: async () => (await import('../../checks/index.js')).checkIds,
    head: checkoutPolicy({ read: (path) => files.read(path, maxBytes) }),
    remote: async () => ({ unreadable: 'this command reads only files of the checkout' }),
  });
  if ('issues' in read) return usageErrors(context, 'configuration', read.issues);
  const { signatures, signatureFiles } = read.config.policy;
  if (signatures.length === 0)
    return usageErrors(context, 'usage', [
      'The policy has no section `signatures`, so there is nothing to write.',
    ]);
  return printed(context, writeClusterPolicies(signatures, signatureFiles.keys));
}

function printed(
  { invocation, out, err }: Context,
  { text, notes }: { readonly text: string; readonly notes: readonly string[] },
): number {
  if (invocation.json) out(JSON.stringify({ text, notes }, null, 2));
  else {
    out(text.trimEnd());
    for (const note of notes) err(`note: ${plain(note)}`);
  }
  return notes.length === 0 ? 0 : 3;
}
