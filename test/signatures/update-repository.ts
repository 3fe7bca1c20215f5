// An update repository (TUF) as Sigstore's is, signed with keys of the test, and a transport that answers from it.
import { generateKeyPairSync, sign } from 'node:crypto';
import {
  Key,
  Metadata,
  MetaFile,
  Root,
  Signature,
  Snapshot,
  TargetFile,
  Targets,
  Timestamp,
} from '@tufjs/models';
import type { Transport } from '../../src/model/run/http.js';
import { sha256 } from './private-sigstore.js';

const roles = ['root', 'timestamp', 'snapshot', 'targets'] as const;
const later = '2999-01-01T00:00:00Z';
const spec = { specVersion: '1.0.31' };

/** What is wrong with the repository. */
export interface Fault {
  /** The role whose newest document has it. */
  readonly role: (typeof roles)[number];
  readonly kind: 'expired' | 'unsigned' | 'other-key' | 'older';
}

function newKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const hex = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
  const keyID = sha256(hex).digest('hex');
  return {
    keyID,
    privateKey,
    key: new Key({ keyID, keyType: 'ed25519', scheme: 'ed25519', keyVal: { public: hex } }),
  };
}

type TestKey = ReturnType<typeof newKey>;

function textOf(signed: Root | Timestamp | Snapshot | Targets, keys: readonly TestKey[]): string {
  const metadata = new Metadata(signed);
  for (const { keyID, privateKey } of keys)
    metadata.sign((data) => new Signature({ keyID, sig: sign(null, data, privateKey).toString('hex') }));
  return JSON.stringify(metadata.toJSON());
}

/** The first root, and the documents by their paths: the repository has had one rotation of its keys. */
export function updateRepository(trustedRoot: string, fault?: Fault) {
  const [first, second] = [newKey(), newKey()];
  const isFaulty = (role: Fault['role'], kind: Fault['kind']) => fault?.role === role && fault.kind === kind;
  const expires = (role: Fault['role']) => (isFaulty(role, 'expired') ? '2026-01-01T00:00:00Z' : later);
  const signers = (role: Fault['role'], keys: readonly TestKey[]) => {
    if (isFaulty(role, 'unsigned')) return [];
    return isFaulty(role, 'other-key') ? [newKey()] : keys;
  };
  const rootOf = (version: number, { key, keyID }: TestKey, until: string) => {
    const root = new Root({ ...spec, version, expires: until, consistentSnapshot: true });
    for (const role of roles) root.addKey(key, role);
    if (!root.roles.root?.keyIDs.includes(keyID)) throw new Error('the key is missing');
    return root;
  };
  const isOlder = (role: Fault['role']) => isFaulty(role, 'older');
  const hash = sha256(trustedRoot).digest('hex');
  const target = new TargetFile({
    path: 'trusted_root.json',
    length: Buffer.byteLength(trustedRoot),
    hashes: { sha256: hash },
  });
  const targets = new Targets({
    ...spec,
    version: isOlder('targets') ? 6 : 7,
    expires: expires('targets'),
    targets: { 'trusted_root.json': target },
  });
  const snapshot = new Snapshot({
    ...spec,
    version: isOlder('snapshot') ? 7 : 8,
    expires: expires('snapshot'),
    meta: { 'targets.json': new MetaFile({ version: 7 }) },
  });
  const timestamp = new Timestamp({
    ...spec,
    version: 9,
    expires: expires('timestamp'),
    snapshotMeta: new MetaFile({ version: 8 }),
  });
  // The first root has expired, as the one in the package has at some time.
  const initial = textOf(rootOf(1, first, '2026-01-01T00:00:00Z'), [first]);
  const next = rootOf(isOlder('root') ? 1 : 2, second, expires('root'));
  const files = new Map([
    ['/2.root.json', textOf(next, signers('root', [first, second]))],
    ['/timestamp.json', textOf(timestamp, signers('timestamp', [second]))],
    ['/8.snapshot.json', textOf(snapshot, signers('snapshot', [second]))],
    ['/7.targets.json', textOf(targets, signers('targets', [second]))],
    [`/targets/${hash}.trusted_root.json`, trustedRoot],
  ]);
  return { initial: JSON.parse(initial) as object, files };
}

/** Roots that follow each other without end, all signed as they must be. */
export function endlessRoots() {
  const own = newKey();
  const rootAt = (version: number) => {
    const root = new Root({ ...spec, version, expires: later, consistentSnapshot: true });
    for (const role of roles) root.addKey(own.key, role);
    return textOf(root, [own]);
  };
  return { initial: JSON.parse(rootAt(1)) as object, rootAt };
}

/** Answers from the files, and notes what was asked with its limit. */
export function transportOf(files: ReadonlyMap<string, string>) {
  const asked: { readonly path: string; readonly maxBytes: number | undefined }[] = [];
  const send: Transport = async ({ url, maxBytes }) => {
    const { origin, pathname } = new URL(url);
    if (origin !== 'https://tuf-repo-cdn.sigstore.dev') throw new Error(url);
    asked.push({ path: pathname, maxBytes });
    const body = files.get(pathname);
    return body === undefined ? { status: 404, headers: {}, body: '' } : { status: 200, headers: {}, body };
  };
  return { send, asked };
}
