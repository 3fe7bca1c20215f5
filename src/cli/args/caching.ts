// The commands that look after the folder of the cache.
import { type Command, groups } from './command.js';

export const caching: readonly Command[] = [
  {
    name: 'cache stats',
    group: groups.tools,
    summary: 'Show what the cache has, by kind and size',
    flags: ['cache'],
    examples: ['cache stats --cache ~/.cache/tagproof'],
    exits: { 0: 'cache shown' },
    start: async (context) => (await import('../cache.js')).showCache(context),
  },
  {
    name: 'cache verify',
    group: groups.tools,
    summary: 'Verify every entry of the cache, and remove damaged ones',
    flags: ['cache'],
    examples: ['cache verify --cache ~/.cache/tagproof'],
    exits: { 0: 'every entry is sound', 1: 'damaged entries were removed' },
    start: async (context) => (await import('../cache.js')).checkCache(context),
  },
  {
    name: 'cache clear',
    group: groups.tools,
    summary: 'Remove every entry of the cache',
    flags: ['cache'],
    examples: ['cache clear --cache ~/.cache/tagproof'],
    exits: { 0: 'cache cleared' },
    start: async (context) => (await import('../cache.js')).clearCache(context),
  },
];
