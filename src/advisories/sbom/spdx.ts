// SPDX 2.x as JSON (https://spdx.github.io/spdx-spec/v2.3/package-information/).
import { z } from 'zod';
import { parsePurl, type SbomReading } from './component.js';

const text = z.string().optional();
const pack = z.object({
  SPDXID: text,
  name: text,
  versionInfo: text,
  sourceInfo: text,
  primaryPackagePurpose: text,
  externalRefs: z.array(z.object({ referenceType: text, referenceLocator: text })).optional(),
});
const relationship = z.object({
  spdxElementId: z.string(),
  relationshipType: z.string(),
  relatedSpdxElement: z.string(),
});
const document = z.object({
  spdxVersion: z.string(),
  packages: z.array(z.unknown()).default([]),
  relationships: z.array(z.unknown()).default([]),
});

type Package = z.infer<typeof pack>;

const noPackage = new Set(['CONTAINER', 'OPERATING_SYSTEM']);
const builtFrom = /\bbuilt (?:package )?from:? +(?<name>[^\s,;]{1,256})/i;
const maxRelationships = 1_000_000;

/** True for a document that says it is SPDX, of any version. */
export function isSpdx(json: unknown): boolean {
  return z.object({ spdxVersion: z.string() }).safeParse(json).success;
}

/**
 * The packages. Images, layers and operating systems are not among them, nor the sources that packages were
 * generated from or described by: those give the origin names (apko, melange), as do `built package from` (trivy)
 * and the purl's qualifiers.
 */
export function readSpdx(json: unknown): SbomReading {
  const parsed = document.safeParse(json);
  if (!parsed.success) return { unreadable: 'its packages are not a list' };
  const { spdxVersion, packages, relationships } = parsed.data;
  if (!/^SPDX-2\.\d$/.test(spdxVersion))
    return { unreadable: `${spdxVersion.slice(0, 40)} is not read, only SPDX 2.x` };
  const decoded = packages.map((raw) => pack.safeParse(raw));
  const byId = new Map(
    decoded.flatMap(({ data }) => (data?.SPDXID === undefined ? [] : [[data.SPDXID, data] as const])),
  );
  const sources = sourcesIn(relationships.slice(0, maxRelationships));
  const sourceIds = new Set([...sources.values()].flat());
  const entries = decoded.map(({ data }) => {
    if (data === undefined) return { why: 'it is not a package of SPDX 2' };
    if (isNoPackage(data, sourceIds)) return undefined;
    const origins = (sources.get(data.SPDXID ?? '') ?? []).map((id) => sourceName(byId.get(id)));
    const built = builtFrom.exec((data.sourceInfo ?? '').slice(0, 2000))?.groups?.name;
    return {
      name: data.name,
      version: data.versionInfo,
      purl: purlOf(data),
      origins: [...origins, built].filter((name) => name !== undefined),
    };
  });
  return { entries };
}

/** Ids of packages → ids of what they were made from. */
function sourcesIn(relationships: readonly unknown[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const raw of relationships) {
    const { data } = relationship.safeParse(raw);
    if (data === undefined || !['GENERATED_FROM', 'DESCRIBED_BY'].includes(data.relationshipType)) continue;
    const own = found.get(data.spdxElementId) ?? [];
    if (own.length < 20) found.set(data.spdxElementId, [...own, data.relatedSpdxElement]);
  }
  return found;
}

function isNoPackage(data: Package, sourceIds: ReadonlySet<string>): boolean {
  const type = () => parsePurl(purlOf(data))?.type ?? '';
  if (sourceIds.has(data.SPDXID ?? '')) return ['', 'github', 'gitlab', 'generic'].includes(type());
  return noPackage.has(data.primaryPackagePurpose ?? '') && type() === '';
}

function purlOf({ externalRefs = [] }: Package): string | undefined {
  return externalRefs.find(({ referenceType }) => /(?:^|\/)purl$/.test(referenceType ?? ''))
    ?.referenceLocator;
}

/** `unbound` of `unbound.yaml` and of `unbound.melange.yaml`. */
function sourceName(data: Package | undefined): string | undefined {
  return data?.name?.replace(/(?:\.melange)?\.ya?ml$/, '');
}
