// What a change edits to pass: each with a control, the same change without the edit, which fails; and where the edit is
// reviewed, it counts.
import { sign } from 'node:crypto';
import { type LedgerEntry, printLedger } from '../../src/history/ledger-text.js';
import { dayMs } from '../build.js';
import { image } from '../registry/oci-registry.js';
import { newKeys, pemOf, simplePayload } from '../signatures/private-sigstore.js';
import { emulator } from './platform.js';

export type Files = Readonly<Record<string, string>>;

export interface Edit {
  readonly name: string;
  readonly base: Files;
  /** The change without the edit. */
  readonly control: Files;
  /** The change with it. */
  readonly edited: Files;
  readonly inputs?: Files;
  /** What comes of the edit where it was reviewed: `pass` if it counts, `refused` if no policy may say that. */
  readonly reviewed: 'pass' | 'fail' | 'incomplete' | 'refused';
  /** Hosts of the author that then receive a credential, and which. */
  readonly authorReceives?: readonly string[];
}

const policy = '.github/tagproof.yml';
/** The platform of a preset, whose addresses nobody else can have, and the identity that the emulator has made. */
const platformPolicy = `platform: chainguard\nidentity: ${emulator.address.identity}\n`;
const ledger = '.github/tagproof.lock.json';
export const registryHost = 'reg.example.com';
export const authorHost = 'author.example.net';

/** The images of the registry: `signed` is signed by the key of the author alone. */
export const [older, newer, signed] = [image('older'), image('newer'), image('signed')];
const [team, author] = [newKeys(), newKeys()];
export const signature = {
  payload: simplePayload(signed.digest, `${registryHost}/signed`),
  get text() {
    return sign('sha256', Buffer.from(this.payload), author.privateKey).toString('base64');
  },
};

const unpinned = { Dockerfile: `FROM ${registryHost}/app:1\n` };
/** A warning. */
const conflicting = {
  Dockerfile: `FROM ${registryHost}/app:1@${newer.digest} AS a\nFROM ${registryHost}/app:1@${older.digest}\n`,
};
const nothing = { Dockerfile: '# nothing yet\n' };
const lax = 'checks: {unpinned: "off"}\n';
const waiver = 'waivers: [{check: unpinned, reason: it is fine}]\n';
const strict = 'max-age: 30d\n';

/** The change adds an unpinned image, and more. */
function adding(
  name: string,
  more: Files,
  base: Files = { [policy]: strict },
  reviewed: Edit['reviewed'] = 'pass',
): Edit {
  const without = { ...base, ...unpinned };
  return {
    name,
    base: { ...nothing, ...base },
    control: without,
    edited: { ...without, ...more },
    reviewed,
  };
}

const entry = (daysAgo: number, { digest }: { readonly digest: LedgerEntry['digest'] }): LedgerEntry => ({
  image: `${registryHost}/app:1`,
  at: Date.now() - daysAgo * dayMs,
  digest,
});
const fresh = { Dockerfile: `FROM ${registryHost}/app:1@${newer.digest}\n` };
const cooled = {
  [policy]: 'checks: {cooling-down: error}\nmin-age: 7d\n',
  [ledger]: printLedger([entry(40, older)]),
};

/** The registry's history of the tag, as an operator has exported it. */
function documented(...entries: readonly LedgerEntry[]): Files {
  const manifests = entries.map(({ digest, at }) => ({
    digest,
    annotations: { 'org.opencontainers.distribution.tag.created': new Date(at).toISOString() },
  }));
  const document = { manifests, 'x-image': `${registryHost}/app:1` };
  return {
    [policy]: `checks: {cooling-down: error}\nmin-age: 7d\nhistory-sources: ["${registryHost}=file:histories"]\n`,
    'histories/app/1.json': JSON.stringify(document),
  };
}

const ofSigned = { Dockerfile: `FROM ${registryHost}/signed:1@${signed.digest}\n` };
const keyed = {
  [policy]: `signatures: [{images: "${registryHost}/signed", key: team.pub}]\n`,
  'team.pub': pemOf(team),
};

export const edits: readonly Edit[] = [
  adding('the policy', { [policy]: strict + lax }),
  adding('a first policy', { [policy]: lax }, {}),
  {
    name: 'the policy, by deleting it',
    base: { ...nothing, [policy]: 'fail-on: warning\n' },
    control: { ...conflicting, [policy]: 'fail-on: warning\n' },
    edited: conflicting,
    reviewed: 'pass',
  },
  adding(
    'a file that the policy extends',
    { 'lax.yml': lax },
    { [policy]: 'extends: lax.yml\n', 'lax.yml': strict },
  ),
  adding('`extends`', { [policy]: 'extends: lax.yml\n', 'lax.yml': lax }),
  adding('a waiver', { [policy]: strict + waiver }),
  adding('an inline waiver', {
    Dockerfile: `# tagproof: ignore[unpinned] it is fine\n${unpinned.Dockerfile}`,
  }),
  adding('an override', { [policy]: `${strict}overrides: [{paths: ["**"], checks: {unpinned: "off"}}]\n` }),
  // Without any image that was read, nothing is verified.
  adding('`exclude`', { [policy]: `${strict}exclude: ["**"]\n` }, undefined, 'incomplete'),
  adding('`fail-on`', { [policy]: `${strict}fail-on: none\n` }),
  {
    name: 'the ledger',
    base: { ...nothing, ...cooled },
    control: { ...cooled, ...fresh },
    edited: { ...cooled, ...fresh, [ledger]: printLedger([entry(40, older), entry(20, newer)]) },
    reviewed: 'pass',
  },
  {
    name: 'a history document',
    base: { ...nothing, ...documented(entry(40, older)) },
    control: { ...documented(entry(40, older)), ...fresh },
    edited: { ...documented(entry(40, older), entry(20, newer)), ...fresh },
    reviewed: 'pass',
  },
  {
    name: 'a key',
    base: { ...nothing, ...keyed },
    control: { ...keyed, ...ofSigned },
    edited: { ...keyed, ...ofSigned, 'team.pub': pemOf(author) },
    reviewed: 'pass',
  },
  directing('the address of the platform', `${urls('base-url', 'registry-url', 'issuer-url')}`, {
    reviewed: 'fail',
    authorReceives: [`${authorHost}: workflow token for ${authorHost}`],
  }),
  directing(
    'the audience and where its token is sent',
    `${urls('issuer-url')}oidc-audience: issuer.enforce.dev\n`,
    {
      reviewed: 'refused',
    },
  ),
  directing('the registry of the platform', urls('registry-url'), { reviewed: 'fail' }),
  directing('the identity', 'identity: 0000000000000000000000000000000000000000/1111111111111111\n', {
    reviewed: 'incomplete',
  }),
];

function urls(...names: readonly string[]): string {
  return names.map((name) => `${name}: https://${authorHost}\n`).join('');
}

/** The change adds an image of the platform that is not pinned, and says where credentials go. */
function directing(name: string, more: string, outcome: Pick<Edit, 'reviewed' | 'authorReceives'>): Edit {
  const base = { ...nothing, [policy]: platformPolicy };
  const control = { ...base, Dockerfile: 'FROM cgr.dev/acme/node:20\n' };
  const kept = platformPolicy.split('\n').filter((line) => !more.startsWith(`${line.split(':')[0]}:`));
  return {
    name,
    base,
    control,
    edited: { ...control, [policy]: `${kept.join('\n').trimEnd()}\n${more}` },
    ...outcome,
  };
}
