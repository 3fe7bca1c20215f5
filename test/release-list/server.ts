// The API of endoflife.date as its description has it: static files, 404 in HTML and 429.
// https://github.com/endoflife-date/endoflife.date/blob/master/api_v1/openapi.yml
import type { HttpRequest, HttpResponse, Transport } from '../../src/model/run/http.js';

export interface ApiRelease {
  readonly name: string;
  readonly codename?: string;
  readonly eol: string | boolean;
  readonly eoes?: string;
}

export interface ApiProduct {
  readonly label: string;
  readonly purls: readonly string[];
  readonly releases: readonly ApiRelease[];
}

export interface ApiOptions {
  readonly products: Readonly<Record<string, ApiProduct>>;
  readonly now: string;
  /** Answers instead of the API. */
  readonly fault?: (path: string) => HttpResponse | undefined;
}

const root = 'https://endoflife.date/api/v1';

/** What the API returns for each product, under `/products/<name>` and `/products/full`. */
export function apiProduct(name: string, { label, purls, releases }: ApiProduct, now: string) {
  return {
    name,
    aliases: [],
    label,
    category: 'framework',
    tags: [],
    versionCommand: null,
    identifiers: purls.map((id) => ({ type: 'purl', id })),
    labels: { eol: 'Security Support', eoes: null },
    links: { icon: null, html: `https://endoflife.date/${name}`, releasePolicy: null },
    releases: releases.map(({ name: release, codename, eol, eoes }) => ({
      name: release,
      codename: codename ?? null,
      label: release,
      releaseDate: '2020-01-01',
      isLts: false,
      ltsFrom: null,
      isEol: typeof eol === 'string' ? eol <= now : eol,
      eolFrom: typeof eol === 'string' ? eol : null,
      ...(eoes === undefined ? {} : { isEoes: eoes <= now, eoesFrom: eoes }),
      isMaintained: true,
      latest: null,
      custom: null,
    })),
  };
}

/** Serves the API, and notes every request. */
export function releaseApi({ products, now, fault }: ApiOptions): { asked: string[]; send: Transport } {
  const asked: string[] = [];
  const meta = { schema_version: '1.2.1', generated_at: `${now}T01:02:03+00:00` };
  const bodies = new Map<string, unknown>([
    [
      '/identifiers/purl',
      Object.entries(products).flatMap(([name, { purls }]) =>
        purls.map((identifier) => ({ identifier, product: { name, uri: `${root}/products/${name}` } })),
      ),
    ],
    ...Object.entries(products).map(
      ([name, product]) => [`/products/${name}`, apiProduct(name, product, now)] as const,
    ),
  ]);
  const send = async ({ url }: HttpRequest): Promise<HttpResponse> => {
    if (!url.startsWith(root)) throw new Error(`not the API: ${url}`);
    const path = url.slice(root.length);
    asked.push(path);
    const faulty = fault?.(path);
    if (faulty !== undefined) return faulty;
    const result = bodies.get(path);
    if (result === undefined) return { status: 404, headers: {}, body: '<!doctype html>Not found' };
    return { status: 200, headers: {}, body: JSON.stringify({ ...meta, result }) };
  };
  return { asked, send };
}
