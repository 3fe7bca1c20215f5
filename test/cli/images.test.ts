// Commands about single images: what they refuse, and what they do not print.
import { expect, it } from 'vitest';
import { compareImages } from '../../src/cli/commands/diff.js';
import { signatures } from '../../src/cli/commands/signatures.js';
import { history } from '../../src/cli/history/history.js';
import type { Context } from '../../src/command/context.js';
import type { HttpResponse, Transport } from '../../src/model/run/http.js';
import { contextOf } from './context.js';

const token = 'pull-0123456789abcdef0123';
const commands: readonly [string, (context: Context) => Promise<number>, readonly string[]][] = [
  ['diff', compareImages, ['quay.io/acme/app:1', 'quay.io/acme/app:2']],
  ['history', history, ['quay.io/acme/app:1']],
  ['signatures', signatures, ['quay.io/acme/app:1']],
];

/** A registry that repeats what was sent to it, in the codes and messages of its errors. */
const repeating: Transport = async ({ url, authorization }): Promise<HttpResponse> => {
  const { pathname } = new URL(url);
  if (pathname === '/token') return { status: 200, headers: {}, body: JSON.stringify({ token }) };
  const said = authorization?.credential.expose();
  if (said === undefined) {
    const challenge = 'Bearer realm="https://quay.io/token",service="quay.io"';
    return { status: 401, headers: { 'www-authenticate': challenge }, body: '' };
  }
  const echo = `${said} ${Buffer.from(said).toString('base64')}`;
  return { status: 403, headers: {}, body: JSON.stringify({ errors: [{ code: 'DENIED', message: echo }] }) };
};

it.each(commands)('`%s` does not print a token that a registry repeats', async (_, command, operands) => {
  for (const json of [false, true]) {
    const { context, written } = contextOf({ operands, json });
    expect(await command({ ...context, network: { send: repeating } })).toBe(3);
    const text = [...written.out, ...written.err].join('\n');
    expect(text).toContain('***');
    for (const secret of [token, Buffer.from(token).toString('base64')]) expect(text).not.toContain(secret);
  }
});

it.each(commands)(
  '`%s` names every operand that is not an image, without its control characters',
  async (_, command, operands) => {
    const { context, written } = contextOf({ operands: operands.map(() => 'A\u001b[31m:1') });
    expect(await command(context)).toBe(2);
    expect(written.err.join('\n')).toContain('` is not an image reference');
    expect(written.err.join('\n')).not.toContain('\u001b');
  },
);
