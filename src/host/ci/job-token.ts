// OIDC tokens from anywhere but GitHub Actions: a file, a variable, or the CI system that runs the job.
import { type ExecFileException, execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { decodeJwt } from 'jose/jwt/decode';
import { ciSystemOf } from '../../ci-systems/index.js';
import { idTokenVariable, type Variable } from '../../ci-systems/system.js';
import { Failure, gapFrom } from '../../model/failure.js';
import type { TokenPlace } from '../../model/run/host.js';
import type { Transport } from '../../model/run/http.js';
import { Secret } from '../../model/run/secret.js';
import { onOneLine } from '../../model/text/text.js';
import { findProgram } from '../git/programs.js';
import {
  foreignAudience,
  noIdToken,
  noTokenHere,
  noTokenInFile,
  noTokenInVariable,
  notAToken,
  programFailed,
} from '../messages.js';

const maxTokenBytes = 64 * 1024;
const programMs = 30_000;

/**
 * The token at a place that the user names, or the job's own. A token for another audience than the wanted one is
 * refused: whoever receives it could use it where that audience is accepted.
 * @throws Failure `sign-in`, with what to do
 */
export async function tokenFrom(
  place: TokenPlace | undefined,
  variable: Variable,
  send: Transport,
  audience: string,
): Promise<Secret> {
  const text = place === undefined ? await jobToken(variable, send, audience) : await placed(place, variable);
  return tokenFor(text.trim(), audience);
}

async function placed({ file, variable: name = '' }: TokenPlace, variable: Variable): Promise<string> {
  if (file === undefined) {
    const text = variable(name);
    if (text === undefined) throw new Failure('sign-in', noTokenInVariable(name));
    return text;
  }
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    const { code = String(cause) } = cause as NodeJS.ErrnoException;
    throw new Failure('sign-in', noTokenInFile(file, code), { cause });
  }
}

async function jobToken(variable: Variable, send: Transport, audience: string): Promise<string> {
  const given = variable(idTokenVariable);
  if (given !== undefined) return given;
  const { idToken } = ciSystemOf(variable) ?? {};
  if (idToken === undefined) throw new Failure('sign-in', noTokenHere);
  try {
    const token = await idToken.token({ variable, send, execute }, audience);
    if (token) return token;
  } catch (error) {
    const { message } = gapFrom(error, '');
    throw new Failure('sign-in', noIdToken(`${message}. ${idToken.remedy}`), { cause: error });
  }
  throw new Failure('sign-in', noIdToken(idToken.remedy));
}

function tokenFor(text: string, audience: string): Secret {
  const carried = audiencesIn(text);
  if (carried.includes(audience)) return new Secret(text);
  throw new Failure(
    'sign-in',
    foreignAudience(
      carried.map((one) => onOneLine(one)),
      audience,
    ),
  );
}

function audiencesIn(text: string): readonly string[] {
  try {
    if (text.length > maxTokenBytes) throw new Error('too long');
    return [decodeJwt(text).aud ?? []].flat();
  } catch (cause) {
    throw new Failure('sign-in', notAToken, { cause });
  }
}

/** What the program prints on its way to a failure is not shown, because it may contain the token. */
async function execute(program: string, args: readonly string[]): Promise<string> {
  const options = { timeout: programMs, maxBuffer: maxTokenBytes };
  const found = findProgram(program);
  if (found === undefined) throw new Failure('sign-in', programFailed(program, 'ENOENT'));
  try {
    return (await promisify(execFile)(found.file, [...args], { ...options, env: found.env })).stdout;
  } catch (cause) {
    const { code, signal } = cause as ExecFileException;
    throw new Failure('sign-in', programFailed(program, String(code ?? signal)), { cause });
  }
}
