// The sections of a policy about pin pull requests: `pull-requests`, and `skips`, the images that `pin` leaves as they are.
import { z } from 'zod';
import { isNameGlob } from '../../../model/globs/name-glob.js';
import {
  flagSchema,
  imageGlob,
  list,
  map,
  name,
  nonEmptyLines,
  textSchema,
  timestampSchema,
} from './setting-schema.js';

/** A part of a branch's name. The host keeps `.lock`, and `-next` is the branch on which a commit is prepared. */
const groupName = textSchema(
  'a name of at most 40 lower-case letters, digits and single hyphens, which does not end in `-next` and is not `lock`',
  (text) => /^(?!lock$)[a-z0-9]+(?:-[a-z0-9]+)*(?<!-next)$/.test(text) && text.length <= 40,
);

const label = textSchema('a label of at most 50 characters', (text) => /^[^\p{Cc},]{1,50}$/u.test(text));

const group = map(
  {
    name: groupName.describe('Ends the name of the branch'),
    images: list(imageGlob, 'a list of globs over image names').min(1, { error: 'at least one glob' }),
  },
  'a map with `name` and `images`',
);

const skip = map(
  {
    image: imageGlob.describe('As in `waivers`'),
    tag: textSchema('a glob over tags, such as `20*`', isNameGlob).optional(),
    until: timestampSchema
      .optional()
      .describe('A day counts until its end, UTC; without it, until the entry is removed'),
    reason: textSchema('text that explains why the image is not updated', nonEmptyLines).describe(
      'Why the image is not updated',
    ),
    owner: name.optional(),
  },
  'a map with `image` and `reason`',
);

const maxGroups = 20;

export const updateSections = {
  'pull-requests': map(
    {
      groups: list(group, 'a list of groups')
        .max(maxGroups, { error: `a list of at most ${maxGroups} groups` })
        .refine((groups) => new Set(groups.map((one) => one?.name)).size === groups.length, {
          error: 'a list of groups with different names',
        })
        .optional()
        .describe(
          'Each group has a pull request of its own; an image belongs to the first group that matches',
        ),
      automerge: map(
        { label: label.describe('Added while every update of the pull request is known to be quiet') },
        'a map with `label`',
      ).optional(),
      checkboxes: flagSchema
        .optional()
        .describe('False: no checkboxes in the text of the pull request (default: true)'),
      dashboard: flagSchema
        .optional()
        .describe(
          'True: the tracking issue of `audit` lists the pull requests of pins and the skips (default: false)',
        ),
    },
    'a map with `groups`, `automerge`, `checkboxes` or `dashboard`',
  ).nullish(),
  skips: list(skip, 'a list of skips').nullish().describe('Images that `pin` leaves as they are'),
};

export const skipsSchema = z.object({ skips: updateSections.skips });
export type UpdateSections = z.infer<z.ZodObject<typeof updateSections>>;
