// Compiles the campaign of a checkout into its `lib`.
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';

export function buildCampaign(root) {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'test/campaign'], {
    cwd: root,
    stdio: 'inherit',
  });
  // The grammars and the answers of the oracles are plain files, which the compiler leaves where they are.
  cpSync(join(root, 'test/oracle'), join(root, 'lib/campaign/test/oracle'), { recursive: true });
}
