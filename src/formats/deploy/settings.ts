// Settings that no other format knows: names of images in YAML, found by its content. No digest is written there.
import type { Scanner } from '../../model/occurrence.js';
import { notPinnable } from '../../scan/reasons.js';
import { withoutNewDigest } from '../../scan/undocumented-digests.js';
import { valuesOf } from '../helm/values-images.js';

/** A whole name under a key such as `proxyImage`. */
const wholeName =
  /^[ \t]{0,99}\w{1,99}Image["']?:[ \t]{1,9}["']?[\w-]{1,99}(?:\.[\w-]{1,99}){1,9}(?::\d{1,5})?\/[\w./-]{1,255}[:@]\w/m;
/** A map `image` that begins with a part of a name, as the values of charts have it. */
const splitName =
  /^[ \t]{0,99}\w{0,99}[iI]mage:[ \t]*\r?\n[ \t]{1,99}(?:(?:registry|repository|name):[ \t]+\S[^\n]*\n[ \t]{1,99}){1,3}tag:[ \t]+\S/m;
/** Keys at the root of files that other formats read. */
const known = /^(?:apiVersion|suite|tests|jobs|steps|stages|services|on|AWSTemplateFormatVersion|- hosts):?/m;

export const settings: Scanner = {
  id: 'settings',
  title: 'Settings of programs, by their content',
  paths: [],
  isFallback: true,
  comment: '#',
  recognizes: (text) => (wholeName.test(text) || splitName.test(text)) && !known.test(text),
  scan(file) {
    const scan = valuesOf(() => undefined).scan(file);
    if (scan === undefined) return undefined;
    const occurrences = scan.occurrences.map((one) => withoutNewDigest(one, notPinnable.unknownReader));
    return { ...scan, occurrences };
  },
};
