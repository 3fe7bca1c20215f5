// Reads SPDX 2.x as JSON (https://spdx.github.io/spdx-spec/v2.3/package-information/).
import { z } from 'zod';
import { parsePurl, type SbomReading } from './component.js';

const text = z.string().optional();
const packageSchema = z.object({
  SPDXID: text,
  name: text,
  versionInfo: text,
  sourceInfo: text,
  primaryPackagePurpose: text,
  externalRefs: z.array(z.object({ referenceType: text, referenceLocator: text })).optional(),
});
const relationshipSchema = z.object({
  spdxElementId: z.string(),
  relationshipType: z.string(),
  relatedSpdxElement: z.string(),
});
const documentSchema = z.object({
  spdxVersion: z.string(),
  packages: z.array(z.unknown()).default([]),
  relationships: z.array(z.unknown()).default([]),
});

type Package = z.infer<typeof packageSchema>;

const otherPurposes = new Set(['CONTAINER', 'OPERATING_SYSTEM']);
const builtFrom = /\bbuilt (?:package )?from:? +(?<name>[^\s,;]{1,256})/i;
const maxRelationships = 1_000_000;
const maxSources = 20;

/** True for SPDX documents of any version. */
export function isSpdx(json: unknown): boolean {
  return z.object({ spdxVersion: z.string() }).safeParse(json).success;
}

/**
 * The packages, without images, layers and operating systems. The sources that packages were generated from or
 * described by are not packages either: they provide origin names (apko, melange), as do `built package from` (trivy)
 * and the qualifiers of purls.
 */
export function readSpdx(json: unknown): SbomReading {
  const parsed = documentSchema.safeParse(json);
  if (!parsed.success) return { unreadable: 'its packages are not a list' };
  const { spdxVersion, packages, relationships } = parsed.data;
  if (!/^SPDX-2\.\d$/.test(spdxVersion))
    return { unreadable: `${spdxVersion.slice(0, 40)} is not supported, only SPDX 2.x` };
  const decoded = packages.map((raw) => packageSchema.safeParse(raw));
  const byId = new Map(
    decoded.flatMap(({ data }) => (data?.SPDXID === undefined ? [] : [[data.SPDXID, data] as const])),
  );
  const sources = sourcesIn(relationships.slice(0, maxRelationships));
  const sourceIds = new Set([...sources.values()].flat());
  const entries = decoded.map(({ data }) => {
    if (data === undefined) return { why: 'it is not an SPDX 2 package' };
    if (isNotPackage(data, sourceIds)) return undefined;
    const origins = (sources.get(data.SPDXID ?? '') ?? []).map((id) => sourceName(byId.get(id)));
    const builtFromName = builtFrom.exec((data.sourceInfo ?? '').slice(0, 2000))?.groups?.name;
    return {
      name: data.name,
      version: data.versionInfo,
      purl: purlOf(data),
      origins: [...origins, builtFromName].filter((name) => name !== undefined),
    };
  });
  return { entries };
}

/** Ids of packages → ids of their sources. */
function sourcesIn(relationships: readonly unknown[]): ReadonlyMap<string, readonly string[]> {
  const sources = new Map<string, string[]>();
  for (const raw of relationships) {
    const { data } = relationshipSchema.safeParse(raw);
    if (data === undefined || !['GENERATED_FROM', 'DESCRIBED_BY'].includes(data.relationshipType)) continue;
    const ids = sources.get(data.spdxElementId) ?? [];
    if (ids.length < maxSources) sources.set(data.spdxElementId, [...ids, data.relatedSpdxElement]);
  }
  return sources;
}

function isNotPackage(data: Package, sourceIds: ReadonlySet<string>): boolean {
  const type = () => parsePurl(purlOf(data))?.type ?? '';
  if (sourceIds.has(data.SPDXID ?? '')) return ['', 'github', 'gitlab', 'generic'].includes(type());
  return otherPurposes.has(data.primaryPackagePurpose ?? '') && type() === '';
}

function purlOf({ externalRefs = [] }: Package): string | undefined {
  return externalRefs.find(({ referenceType }) => /(?:^|\/)purl$/.test(referenceType ?? ''))
    ?.referenceLocator;
}

/** `unbound` for both `unbound.yaml` and `unbound.melange.yaml`. */
function sourceName(data: Package | undefined): string | undefined {
  return data?.name?.replace(/(?:\.melange)?\.ya?ml$/, '');
}
