// The tokens of a YAML text.
import type { Mark } from './cursor.js';

export type ScalarStyle = 'plain' | 'single-quoted' | 'double-quoted' | 'literal' | 'folded';

export interface Token {
  readonly type:
    | 'stream-end'
    | 'version-directive'
    | 'tag-directive'
    | 'document-start'
    | 'document-end'
    | 'block-sequence-start'
    | 'block-mapping-start'
    | 'block-end'
    | 'flow-sequence-start'
    | 'flow-sequence-end'
    | 'flow-mapping-start'
    | 'flow-mapping-end'
    | 'block-entry'
    | 'flow-entry'
    | 'key'
    | 'value'
    | 'alias'
    | 'anchor'
    | 'tag'
    | 'scalar';
  readonly start: Mark;
  /** UTF-16 offset behind the token. */
  readonly end: number;
  /** Of a scalar its value, of an anchor or alias its name, of a tag or tag directive its handle. */
  readonly value?: string;
  /** Of a tag its suffix, of a tag directive its prefix. */
  readonly suffix?: string;
  readonly style?: ScalarStyle;
}
