// What Fulcio's certificates say of the signer and of the build.
// https://github.com/sigstore/fulcio/blob/main/docs/oid-info.md
import { X509Certificate } from 'node:crypto';
import { compact } from '../model/compact.js';
import type { Instant } from '../model/fact.js';
import type { SignedBuild } from '../model/signature.js';
import { refusals } from './messages.js';

const codeSigning = '1.3.6.1.5.5.7.3.3';
const extensionPrefix = '1.3.6.1.4.1.57264.1.';
const printable = /^[\x21-\x7e]{1,2000}$/;

/** Whom a certificate names, and when it is valid. */
export interface CertificateIdentity {
  readonly identity: string;
  readonly from: Instant;
  readonly to: Instant;
}

/**
 * The one identity of a certificate.
 * @returns `why` for a certificate that names none or several, or that is not for signing code
 */
export function identityOf(der: Uint8Array): CertificateIdentity | { readonly why: string } {
  let certificate: X509Certificate;
  try {
    certificate = new X509Certificate(der);
  } catch {
    return { why: refusals.badCertificate };
  }
  // Several names are joined by `, `, and a name with special characters is quoted: neither is one plain name.
  const [, identity = ''] = /^(?:URI|email):([^\s",]+)$/.exec(certificate.subjectAltName ?? '') ?? [];
  if (!printable.test(identity)) return { why: refusals.noIdentity };
  if (certificate.keyUsage?.includes(codeSigning) !== true) return { why: refusals.usage };
  return { identity, from: Date.parse(certificate.validFrom), to: Date.parse(certificate.validTo) };
}

/** The extensions of a certificate as the verification returns them. */
export type Extensions = readonly {
  readonly oid?: { readonly id: readonly number[] } | undefined;
  readonly value: Buffer;
}[];

/** The build that the extensions describe; `undefined` if they describe none. */
export function buildOf(extensions: Extensions): SignedBuild | undefined {
  const value = (number: number) => {
    const found = extensions.find(({ oid }) => oid?.id.join('.') === `${extensionPrefix}${number}`);
    return found && utf8String(found.value);
  };
  const build = compact({
    repository: value(12),
    ref: value(14),
    commit: value(13),
    workflow: value(9),
    runner: value(11),
    run: value(21),
  });
  return Object.keys(build).length === 0 ? undefined : build;
}

/** The text of a DER UTF8String of printable characters. */
function utf8String(der: Buffer): string | undefined {
  const [tag, length = 0] = der;
  if (tag !== 0x0c) return undefined;
  const lengthBytes = length < 0x80 ? 0 : length & 0x7f;
  if (lengthBytes > 2) return undefined;
  const size = lengthBytes === 0 ? length : der.readUIntBE(2, lengthBytes);
  const content = der.subarray(2 + lengthBytes);
  const content8 = content.toString('utf8');
  return content.length === size && printable.test(content8) ? content8 : undefined;
}
