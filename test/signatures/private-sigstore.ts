// A private Sigstore: certificate authority, certificate log, transparency log and timestamp authority, at any time.
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { initializeCA, initializeCTLog, initializeTLog, initializeTSA } from '@sigstore/mock';
import { vi } from 'vitest';
import type { Digest } from '../../src/model/images/image.js';
import type { AttachedSignature } from '../../src/signatures/ports.js';

export const githubIssuer = 'https://token.actions.githubusercontent.com';
export const releaseIdentity = (tag: string, repository = 'acme/app') =>
  `https://github.com/${repository}/.github/workflows/release.yml@refs/tags/${tag}`;

type Keys = { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
export const newKeys = (): Keys => generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
export const pemOf = ({ publicKey }: Keys) => publicKey.export({ format: 'pem', type: 'spki' }).toString();
export const sha256 = (data: string | Buffer) => createHash('sha256').update(data);
export const digestOf = (data: string | Buffer): Digest => `sha256:${sha256(data).digest('hex')}`;

/** Runs with the clock at an instant: the certificates of the instance are dated by it. */
export async function at<T>(time: string, work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(time) });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

export interface SignOptions {
  readonly digest: Digest;
  readonly identity?: string;
  readonly issuer?: string;
  /** Extensions of the build by their number. */
  readonly build?: Readonly<Record<number, string>>;
  /** The content, instead of a plain one about the digest. */
  readonly payload?: string;
  readonly predicateType?: string;
  readonly payloadType?: string;
  /** Without an entry in the log. */
  readonly unlogged?: true;
  /** When the log gets the entry, if not when the certificate is issued. */
  readonly loggedAt?: string;
  /** What the log entry says that the signature was made by, in PEM, if not by the certificate. */
  readonly loggedBy?: string;
  /** With a timestamp of the authority. */
  readonly stamped?: true;
}

interface LogRecord {
  readonly body: string;
  readonly integratedTime: number;
  readonly logIndex: number;
  readonly logID: string;
  readonly verification: {
    readonly signedEntryTimestamp: string;
    readonly inclusionProof: {
      readonly logIndex: number;
      readonly treeSize: number;
      readonly rootHash: string;
      readonly checkpoint: string;
    };
  };
}

export type Cosign = AttachedSignature & {
  readonly kind: 'payload' | 'envelope';
  readonly annotations: Readonly<Record<string, string>>;
};

export interface PrivateSigstore {
  /** The trusted root as JSON. */
  readonly root: string;
  readonly rootDocument: Record<string, unknown[]>;
  /** cosign's older form: a payload with annotations. */
  signature(options: SignOptions): Promise<Cosign>;
  /** cosign's older attestation: an envelope with annotations. */
  envelope(options: SignOptions): Promise<Cosign>;
  /** A bundle of version 0.3 with an attestation. */
  bundle(options: SignOptions): Promise<string>;
}

export const simplePayload = (digest: Digest, name = 'registry.example.com/acme/app') =>
  JSON.stringify({
    critical: {
      identity: { 'docker-reference': name },
      image: { 'docker-manifest-digest': digest },
      type: 'cosign container image signature',
    },
    optional: null,
  });

export const statement = (digest: Digest, predicateType = 'https://slsa.dev/provenance/v1') =>
  JSON.stringify({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'acme/app', digest: { sha256: digest.slice('sha256:'.length) } }],
    predicateType,
    predicate: {},
  });

export interface InstanceOptions {
  readonly since?: string;
  /** Certificates without the log's timestamp. */
  readonly withoutCtLog?: true;
}

/** Starts an instance whose own certificates begin at `since`. */
export function privateSigstore({
  since = '2026-01-01T00:00:00Z',
  withoutCtLog,
}: InstanceOptions = {}): Promise<PrivateSigstore> {
  return at(since, async () => {
    const [ctKeys, caKeys, logKeys, tsaKeys] = [newKeys(), newKeys(), newKeys(), newKeys()];
    const ctLog = await initializeCTLog(ctKeys);
    const ca = await initializeCA(caKeys, withoutCtLog ? undefined : ctLog);
    const log = await initializeTLog('https://rekor.example.com', logKeys);
    const tsa = await initializeTSA(tsaKeys);
    const bytes = (view: ArrayBufferView) => Buffer.from(view.buffer, view.byteOffset, view.byteLength);
    const base64 = (view: ArrayBufferView) => bytes(view).toString('base64');
    const spki = ({ publicKey }: Keys) => publicKey.export({ format: 'der', type: 'spki' });
    const logEntry = (url: string, keys: Keys) => ({
      baseUrl: url,
      hashAlgorithm: 'SHA2_256',
      publicKey: {
        rawBytes: spki(keys).toString('base64'),
        keyDetails: 'PKIX_ECDSA_P256_SHA_256',
        validFor: { start: since },
      },
      logId: { keyId: sha256(spki(keys)).digest('base64') },
    });
    const authority = (uri: string, certificates: readonly ArrayBufferView[]) => ({
      subject: { organization: 'example', commonName: 'example' },
      uri,
      certChain: { certificates: certificates.map((one) => ({ rawBytes: base64(one) })) },
      validFor: { start: since },
    });
    const rootDocument = {
      tlogs: [logEntry('https://rekor.example.com', logKeys)],
      certificateAuthorities: [authority('https://fulcio.example.com', [ca.rootCertificate])],
      ctlogs: [logEntry('https://ct.example.com', ctKeys)],
      timestampAuthorities: [authority('https://tsa.example.com', [tsa.intCertificate, tsa.rootCertificate])],
    };

    async function certificate(options: SignOptions, keys: Keys): Promise<Buffer> {
      const issuer = options.issuer ?? githubIssuer;
      const number = (one: number) => `1.3.6.1.4.1.57264.1.${one}`;
      const issued = await ca.issueCertificate({
        publicKey: spki(keys) as unknown as ArrayBufferView<ArrayBuffer>,
        subjectAltName: options.identity ?? releaseIdentity('v1.2.3'),
        extensions: [
          { oid: number(1), value: issuer, legacy: true },
          { oid: number(8), value: issuer },
          ...Object.entries(options.build ?? {}).map(([key, value]) => ({ oid: number(Number(key)), value })),
        ],
      });
      return bytes(issued);
    }

    async function logged(options: SignOptions, entry: object) {
      const write = async () => Object.values((await log.log(entry)) as Record<string, LogRecord>)[0];
      const found = options.loggedAt === undefined ? await write() : await at2(options.loggedAt, write);
      if (found === undefined) throw new Error('no entry');
      return {
        ...found,
        proof: found.verification.inclusionProof,
        set: found.verification.signedEntryTimestamp,
      };
    }

    async function stamp(signature: Buffer): Promise<string> {
      const stamped = await tsa.timestamp({
        artifactHash: sha256(signature).digest(),
        hashAlgorithmOID: '2.16.840.1.101.3.4.2.1',
        nonce: 1,
        policyOID: '1.2.3',
      });
      return base64(stamped);
    }

    async function annotationsOf(options: SignOptions, signature: Buffer, der: Buffer, entry: object) {
      const found = options.unlogged ? undefined : await logged(options, entry);
      return {
        'dev.cosignproject.cosign/signature': signature.toString('base64'),
        'dev.sigstore.cosign/certificate': pem(der),
        ...(found && {
          'dev.sigstore.cosign/bundle': JSON.stringify({
            SignedEntryTimestamp: found.set,
            Payload: {
              body: found.body,
              integratedTime: found.integratedTime,
              logIndex: found.logIndex,
              logID: found.logID,
            },
          }),
        }),
        ...(options.stamped && {
          'dev.sigstore.cosign/rfc3161timestamp': JSON.stringify({
            SignedRFC3161Timestamp: await stamp(signature),
          }),
        }),
      };
    }

    async function envelopeOf(options: SignOptions) {
      const keys = newKeys();
      const der = await certificate(options, keys);
      const payload = options.payload ?? statement(options.digest, options.predicateType);
      const payloadType = options.payloadType ?? 'application/vnd.in-toto+json';
      const head = `DSSEv1 ${payloadType.length} ${payloadType} ${Buffer.byteLength(payload)} `;
      const signature = sign('sha256', Buffer.from(head + payload), keys.privateKey);
      const envelope = {
        payload: Buffer.from(payload).toString('base64'),
        payloadType,
        signatures: [{ sig: signature.toString('base64') }],
      };
      const entry = {
        apiVersion: '0.0.1',
        kind: 'dsse',
        spec: {
          envelopeHash: { algorithm: 'sha256', value: sha256(JSON.stringify(envelope)).digest('hex') },
          payloadHash: { algorithm: 'sha256', value: sha256(payload).digest('hex') },
          signatures: [
            { signature: signature.toString('base64'), verifier: base64Text(options.loggedBy ?? pem(der)) },
          ],
        },
      };
      return { der, signature, envelope, entry };
    }

    return {
      rootDocument,
      root: JSON.stringify({
        mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
        ...rootDocument,
      }),
      async signature(options) {
        const keys = newKeys();
        const der = await certificate(options, keys);
        const text = options.payload ?? simplePayload(options.digest);
        const signature = sign('sha256', Buffer.from(text), keys.privateKey);
        const entry = {
          apiVersion: '0.0.1',
          kind: 'hashedrekord',
          spec: {
            data: { hash: { algorithm: 'sha256', value: sha256(text).digest('hex') } },
            signature: {
              content: signature.toString('base64'),
              publicKey: { content: base64Text(options.loggedBy ?? pem(der)) },
            },
          },
        };
        return { kind: 'payload', text, annotations: await annotationsOf(options, signature, der, entry) };
      },
      async envelope(options) {
        const { der, signature, envelope, entry } = await envelopeOf(options);
        const annotations = await annotationsOf(options, signature, der, entry);
        return { kind: 'envelope', text: JSON.stringify(envelope), annotations };
      },
      async bundle(options) {
        const { der, signature, envelope, entry } = await envelopeOf(options);
        const found = options.unlogged ? undefined : await logged(options, entry);
        const tlogEntries =
          found === undefined
            ? []
            : [
                {
                  logIndex: String(found.logIndex),
                  logId: { keyId: Buffer.from(found.logID, 'hex').toString('base64') },
                  kindVersion: { kind: 'dsse', version: '0.0.1' },
                  integratedTime: String(found.integratedTime),
                  inclusionPromise: { signedEntryTimestamp: found.set },
                  inclusionProof: {
                    logIndex: String(found.proof.logIndex),
                    rootHash: Buffer.from(found.proof.rootHash, 'hex').toString('base64'),
                    treeSize: String(found.proof.treeSize),
                    hashes: [],
                    checkpoint: { envelope: found.proof.checkpoint },
                  },
                  canonicalizedBody: found.body,
                },
              ];
        return JSON.stringify({
          mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
          verificationMaterial: {
            certificate: { rawBytes: der.toString('base64') },
            tlogEntries,
            ...(options.stamped && {
              timestampVerificationData: { rfc3161Timestamps: [{ signedTimestamp: await stamp(signature) }] },
            }),
          },
          dsseEnvelope: envelope,
        });
      },
    };
  });
}

/** The same inside of `at`. */
async function at2<T>(time: string, work: () => Promise<T>): Promise<T> {
  const before = Date.now();
  vi.setSystemTime(Date.parse(time));
  try {
    return await work();
  } finally {
    vi.setSystemTime(before);
  }
}

const base64Text = (text: string) => Buffer.from(text).toString('base64');

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

/** A signature by a key alone, in cosign's older form. */
export function keySignature(keys: Keys, digest: Digest, payload = simplePayload(digest)): Cosign {
  const signature = sign('sha256', Buffer.from(payload), keys.privateKey).toString('base64');
  return {
    kind: 'payload',
    text: payload,
    annotations: { 'dev.cosignproject.cosign/signature': signature },
  };
}
