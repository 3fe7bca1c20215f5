// `doctor`: values of examples that nobody has replaced, and references to the action that can move.
import type { Config } from '../../model/config.js';
import type { Host } from '../../model/host.js';
import { whereIs } from '../../model/position.js';
import { isCommit } from '../../model/revision.js';
import { isWorkflow } from './ci.js';
import { type Diagnosis, ok } from './diagnosis.js';
import { actionsIn } from './workflow-permissions.js';

const subject = 'placeholders';
/** The parts of the UID `GROUP/IDENTITY` that the documentation uses. */
const [exampleGroup, exampleName] = ['GROUP', 'IDENTITY'];

/** One line for each placeholder and each reference to the action without a commit, or one that says there is none. */
export async function placeholderLines(host: Host, config: Config): Promise<readonly Diagnosis[]> {
  const paths = (await host.files.list(isWorkflow)).filter(isWorkflow);
  const inFiles = await Promise.all(
    paths.map(async (path) => {
      const read = await host.files.read(path);
      const uses = 'text' in read ? actionsIn(read.text) : [];
      return uses.flatMap((one) => actionLine(path, one));
    }),
  );
  const lines = [...settingLines(config), ...inFiles.flat()];
  return lines.length > 0 ? lines : [ok(subject, 'No value of an example is left')];
}

function settingLines({ settings, policy }: Config): readonly Diagnosis[] {
  const remedy =
    'Create the identity by `tagproof setup` or `tagproof identity create`, and write its UID here.';
  return settings.flatMap(({ name, value, from }): readonly Diagnosis[] => {
    if (name !== 'identity' && name !== 'group') return [];
    const [group, identity] = value.split('/');
    const isExample = group === exampleGroup || identity === exampleName || /^0+$/.test(group ?? '');
    if (!isExample) return [];
    const where = typeof from === 'object' ? ` in ${whereIs(from, policy.sources)}` : '';
    const message = `\`${name}\`${where} is \`${value}\`, which is the value of an example`;
    return [{ subject, status: 'not ok', message, remedy }];
  });
}

function actionLine(path: string, uses: string): readonly Diagnosis[] {
  const [name = '', ref = ''] = uses.split('@');
  const isExample = name.startsWith('OWNER/') || /^0+$/.test(ref) || ref === 'COMMIT';
  if (!isExample && isCommit(ref)) return [];
  const message = isExample
    ? `${path} uses \`${uses}\`, which is the value of an example`
    : `${path} uses \`${uses}\`, and a tag or branch can be moved to another commit`;
  const remedy = "Replace it with the action's repository and the full commit SHA of a release.";
  return [{ subject, status: 'not ok', message, remedy }];
}
