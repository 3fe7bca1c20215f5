// Reads CycloneDX 1.4 to 1.6 as JSON (https://cyclonedx.org/docs/1.6/json/).
import { z } from 'zod';
import { maxPackages, type ReadEntry, type SbomEntry, type SbomReading } from './component.js';

const text = z.string().optional();
const componentSchema = z.object({
  type: text,
  group: text,
  name: text,
  version: text,
  purl: text,
  properties: z.array(z.object({ name: text, value: text })).optional(),
  pedigree: z.object({ ancestors: z.array(z.object({ name: text })).optional() }).optional(),
  components: z.array(z.unknown()).optional(),
});
const documentSchema = z.object({ specVersion: z.string(), components: z.array(z.unknown()).default([]) });

/** Component types that are not packages. */
const otherTypes = new Set([
  'operating-system',
  'container',
  'device',
  'device-driver',
  'firmware',
  'file',
  'platform',
  'machine-learning-model',
  'data',
  'cryptographic-asset',
]);
/** The properties in which syft and trivy write the package that a component was built from. */
const originProperties = new Set(['syft:metadata:originPackage', 'aquasecurity:trivy:SrcName']);
const maxDepth = 32;

/** True for CycloneDX documents of any version. */
export function isCycloneDx(json: unknown): boolean {
  return z.object({ bomFormat: z.literal('CycloneDX') }).safeParse(json).success;
}

/** The packages at every nesting depth. A component without a purl counts unless its type excludes it. */
export function readCycloneDx(json: unknown): SbomReading {
  const parsed = documentSchema.safeParse(json);
  if (!parsed.success) return { unreadable: 'its components are not a list' };
  const { specVersion, components } = parsed.data;
  if (!/^1\.[456]$/.test(specVersion)) {
    return { unreadable: `CycloneDX ${specVersion.slice(0, 40)} is not supported, only 1.4 to 1.6` };
  }
  const entries: ReadEntry[] = [];
  let level: readonly unknown[] = components;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= maxDepth) return { unreadable: `its components are nested deeper than ${maxDepth}` };
    const below: unknown[] = [];
    for (const raw of level) {
      const { data } = componentSchema.safeParse(raw);
      entries.push(data === undefined ? { why: 'it is not a CycloneDX component' } : entryOf(data));
      for (const nested of data?.components ?? []) below.push(nested);
      if (entries.length > maxPackages) return { entries };
    }
    level = below;
  }
  return { entries };
}

function entryOf(data: z.infer<typeof componentSchema>): SbomEntry | undefined {
  if (data.purl === undefined && otherTypes.has(data.type ?? '')) return undefined;
  const properties = (data.properties ?? []).filter(({ name }) => originProperties.has(name ?? ''));
  const ancestors = data.pedigree?.ancestors ?? [];
  const origins = [...properties.map(({ value }) => value), ...ancestors.map(({ name }) => name)];
  return {
    name: data.group && data.name ? `${data.group}/${data.name}` : data.name,
    version: data.version,
    purl: data.purl,
    origins: origins.filter((name) => name !== undefined).slice(0, 20),
  };
}
