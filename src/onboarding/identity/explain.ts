// `identity explain`: compares the claims of a workflow's token with those that an identity expects.
import { readFile } from 'node:fs/promises';
import { type Claims, ciSubjectIn, claimsOf, subjectDifferences } from '../../clients/platform/claims.js';
import { workflowAudience } from '../../clients/platform/workflow-token.js';
import type { Context } from '../../command/context.js';
import { localHost } from '../../host/local.js';
import { compact } from '../../model/collections.js';
import { Failure } from '../../model/failure.js';
import { Secret } from '../../model/run/secret.js';
import { plain } from '../../output/escape.js';
import { type IdentitySetting, onPlatform } from './client.js';

/** Returns 0 if the token matches, 1 if not. The token itself is never printed. */
export async function explainIdentity(context: Context): Promise<number> {
  const { invocation, out } = context;
  return onPlatform(context, ['identity'], await givenToken(context), async (setting, { given }) => {
    const { iam, platform, identity } = setting;
    const claims = given ?? claimsOf(await jobToken(context, setting));
    if (claims === undefined) throw new Failure('bad-answer', notAToken);
    const { claimMatch: match } = await iam.getIdentity([identity]);
    const { issuer, subject, audience = new URL(platform.issuerUrl).host, audiencePattern } = match;
    const claimMatch = compact({
      issuer,
      subject,
      audience: audiencePattern === undefined ? audience : undefined,
    });
    const differences = differencesOf(claims, claimMatch);
    out(
      invocation.json
        ? JSON.stringify({ claims, claimMatch, differences })
        : tableOf(claims, claimMatch, differences),
    );
    return differences.length === 0 ? 0 : 1;
  });
}

const notAToken = 'The token is not a JSON Web Token. Pass the OIDC token of a workflow';

function jobToken({ environment, err, network }: Context, { platform }: IdentitySetting): Promise<Secret> {
  const { workflow } = localHost({ root: '.', environment, print: err, ...compact({ network }) });
  return workflow.idToken(workflowAudience(platform));
}

/** The claims of the token in `--token-file`; none without the flag. */
async function givenToken({
  invocation,
}: Context): Promise<{ readonly given?: Claims } | { readonly issues: readonly string[] }> {
  const file = invocation.flags.get('token-file');
  if (file === undefined) return {};
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const given = text === undefined ? undefined : claimsOf(new Secret(text.trim()));
  if (given !== undefined) return { given };
  const why = text === undefined ? ', which cannot be read' : `. ${notAToken}`;
  return { issues: [`\`--token-file\` is \`${plain(file)}\`${why}.`] };
}

/** A part is absent if the identity matches it by a pattern. */
interface Expected {
  readonly issuer?: string | undefined;
  readonly subject?: string | undefined;
  /** The host of the issuer, if the identity names none. */
  readonly audience?: string | undefined;
}

function differencesOf(claims: Claims, { issuer, subject, audience }: Expected): readonly string[] {
  const byIssuer =
    issuer === undefined || issuer === claims.issuer
      ? []
      : [`the issuer is ${claims.issuer}, but the identity expects ${issuer}`];
  const byAudience =
    audience === undefined || claims.audience.split(' ').includes(audience)
      ? []
      : [`the audience is ${claims.audience}, but the identity expects ${audience}`];
  const bySubject = subject === undefined ? [] : subjectDifferences(subject, claims.subject);
  return [...byIssuer, ...bySubject, ...byAudience];
}

function tableOf(claims: Claims, claimMatch: Expected, differences: readonly string[]): string {
  const rows = [
    `token     issuer   ${claims.issuer}`,
    `identity  issuer   ${claimMatch.issuer ?? '(by pattern)'}`,
    `token     subject  ${claims.subject}`,
    `identity  subject  ${claimMatch.subject ?? '(by pattern)'}`,
    `token     audience ${claims.audience}`,
    `identity  audience ${claimMatch.audience ?? '(by pattern)'}`,
    ...subjectRows(claims.subject),
  ];
  const verdict =
    differences.length === 0 ? ['They match.'] : differences.map((difference) => `Differs: ${difference}.`);
  return [...rows, '', ...verdict].map(plain).join('\n');
}

/** What the token's subject says, if its format is known. */
function subjectRows(subject: string): readonly string[] {
  const known = ciSubjectIn(subject);
  if (known === undefined) return [];
  const parts = Object.entries(known.parts).map(([name, value]) => `${name} ${value}`);
  return [`token     from     ${known.ci}: ${parts.join(', ')}`];
}
