// The custom overlay of a repository: what an image gets when it is built again.
import { z } from 'zod';
import { optionalText, requiredText, textMap, texts } from './field-types.js';

const id = z.int('must be a whole number').optional();
const entry = z.object({ name: requiredText, content: requiredText });

export const customOverlay = z.object(
  {
    contents: z
      .object({
        packages: texts,
        runtimeRepositories: texts,
        runtimeKeyring: z.array(entry).default([]),
      })
      .optional(),
    environment: textMap.optional(),
    annotations: textMap.optional(),
    accounts: z
      .object({
        runAs: optionalText,
        users: z
          .array(
            z.object({
              username: requiredText,
              uid: id,
              gid: id,
              groupName: optionalText,
              shell: optionalText,
              homeDir: optionalText,
            }),
          )
          .default([]),
        groups: z.array(z.object({ groupname: requiredText, gid: id, members: texts })).default([]),
      })
      .optional(),
    certificates: z.object({ additional: z.array(entry).default([]), providers: texts }).optional(),
  },
  'must be an object',
);
