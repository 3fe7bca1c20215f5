// What every signature format promises: it is found in its place and nowhere else, is bounded, and no hostile text counts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { registryPlaces } from '../../src/clients/signatures/registry-places.js';
import type { SignatureFormat } from '../../src/signatures/formats/format.js';
import { type SignatureFormatId, signatureFormats } from '../../src/signatures/formats/index.js';
import type { AttachedSignature } from '../../src/signatures/ports.js';
import { signatureVerifier } from '../../src/signatures/verify.js';
import { digestOf } from './private-sigstore.js';

/** A media type of each format, as signers write it. */
const mediaTypes: Readonly<Record<SignatureFormatId, string>> = {
  bundle: 'application/vnd.dev.sigstore.bundle.v0.3+json',
  payload: 'application/vnd.dev.cosign.simplesigning.v1+json',
  envelope: 'application/vnd.dsse.envelope.v1+json',
};
const image = digestOf('image');
const { verify } = signatureVerifier({ keys: new Map(), roots: new Map() }, Date.parse('2026-11-22'));

/** All that a registry keeps of the image where the only signature is this text in the place of the format. */
async function kept(
  { id, suffix }: SignatureFormat & { readonly id: SignatureFormatId },
  text: string,
  size = text.length,
): Promise<readonly AttachedSignature[]> {
  const mediaType = mediaTypes[id];
  const layer = { mediaType, digest: digestOf(text), size };
  const answer = (body: object) => ({ text: JSON.stringify({ schemaVersion: 2, ...body }) });
  const own = suffix === undefined ? digestOf('own') : `${image.replace(':', '-')}${suffix}`;
  const source = {
    manifest: async (_: string, reference: string) =>
      reference === own ? answer({ layers: [layer] }) : undefined,
    referrers: async () =>
      answer({ manifests: suffix === undefined ? [{ artifactType: mediaType, digest: own }] : [] }),
    blob: async () => ({ text }),
  };
  const places = registryPlaces(() => source, 'acme/app', image, signatureFormats);
  return (await Promise.all(places.map((read) => read()))).flat();
}

describe.each(signatureFormats)('$id', (format: SignatureFormat & { readonly id: SignatureFormatId }) => {
  it('is found in its place, once, and read by itself', async () => {
    expect(await kept(format, '{}')).toEqual([{ kind: format.id, text: '{}', annotations: {} }]);
  });

  it('is not read when it is larger than it may be, which is said', async () => {
    expect(await kept(format, '{}', format.maxBytes + 1)).toEqual([
      { kind: 'unreadable', why: expect.stringContaining(String(format.maxBytes)) },
    ]);
  });

  it('has a media type that no other format has', () => {
    const matching = signatureFormats.filter(({ mediaType }) => mediaType.test(mediaTypes[format.id]));
    expect(matching).toEqual([format]);
  });

  it('makes no signature of a text that nobody has signed', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify({ value })),
    );
    fc.assert(
      fc.property(texts, fc.dictionary(fc.string(), fc.string()), (text, annotations) => {
        expect(verify({ kind: format.id, text, annotations }, image)).toMatchObject({
          refused: { kind: 'untrusted' },
        });
      }),
    );
  });
});
