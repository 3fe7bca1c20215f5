// `explain`: what a check or an error code means, and what to do. The texts are this program's own.
import { z } from 'zod';
import { checks } from '../checks/index.js';
import { compact } from '../model/collections.js';
import { errorCodes, errorTexts } from '../model/error-text.js';
import { suggestion } from '../model/text/did-you-mean.js';
import { checkDocument, checkTextPage, errorDocument, errorTextPage } from '../output/docs/check-page.js';
import { severity } from '../report/schema/schema-parts.js';
import { outsideText, RefusedCall, tool } from './tool.js';

const unmarked = (text: string) => text;

export const explainName = tool({
  name: 'explain',
  title: 'Explain a check or a cause',
  description:
    'Explains the check of a finding (`stale-digest`), or the cause of what could not be checked (`sign-in`): what it means, why it matters, how to fix it, and when a waiver is right.',
  input: z.strictObject({ name: z.string().max(100).describe('The `check` of a finding, or a `cause`') }),
  output: z.object({
    check: z
      .object({
        id: z.string(),
        summary: z.string(),
        severity,
        example: z.object({ bad: z.string(), good: z.string() }),
        why: z.string(),
        fix: z.string(),
        waive: z.object({ when: z.string(), where: z.enum(['line', 'policy', 'nowhere']) }),
      })
      .optional(),
    error: z
      .object({ code: z.string(), means: z.string(), causes: z.array(z.string()), cure: z.string() })
      .optional(),
  }),
  async answer({ name }) {
    const check = checks.find(({ id }) => id === name);
    const code = errorCodes.find((one) => one === name);
    if (check === undefined && code === undefined) {
      const known = [...checks.map(({ id }) => id), ...errorCodes];
      throw new RefusedCall(
        `\`${outsideText(name)}\` is neither a check nor a cause.${suggestion(name, known)}`,
      );
    }
    const error = code && errorDocument(code, errorTexts[code]);
    const pages = [
      check && checkTextPage(check, unmarked),
      code && errorTextPage(code, errorTexts[code], unmarked),
    ];
    return {
      value: compact({ check: check && checkDocument(check), error }),
      text: pages.filter((page) => page !== undefined).join('\n\n'),
    };
  },
});
