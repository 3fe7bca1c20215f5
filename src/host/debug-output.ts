// Node prints every request with its credentials if certain variables ask for it, and reads them before any code runs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** https://nodejs.org/docs/latest-v24.x/api/cli.html#node_debugmodule */
const printing = ['NODE_DEBUG', 'NODE_DEBUG_NATIVE'];

/** Runs `start`; where a variable would print credentials, runs the same program without it in a process of its own. */
export async function withoutDebugOutput(start: () => Promise<void>): Promise<void> {
  const set = printing.filter((name) => (process.env[name] ?? '') !== '');
  if (set.length === 0) return start();
  process.stderr.write(
    `${set.join(' and ')} would print credentials, so Tagproof starts itself again without ${set.length === 1 ? 'it' : 'them'}.\n`,
  );
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !printing.includes(name)));
  const args = [...process.execArgv, ...process.argv.slice(1)];
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
  // A terminal sends Ctrl-C to both processes, and a second signal would end the child before its report.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  const [code] = await once(child, 'close');
  process.exitCode = code ?? 1;
}
