// Response bodies as JSON that matches a schema; otherwise a Failure that names the operation and the field.
import type { z } from 'zod';
import { Failure } from '../../model/failure.js';
import { parseJson } from '../../model/json.js';

/**
 * Decodes the body of a success. Unknown fields are dropped.
 * @throws Failure `bad-answer` when the body is not JSON, or a required field is missing or has the wrong type
 */
export function decodeJson<T>(
  operation: string,
  { body }: { readonly body: string },
  schema: z.ZodType<T>,
): T {
  const value = parseJson(body);
  if (value === undefined) throw new Failure('bad-answer', `${operation}: the response is not JSON`);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue === undefined || issue.path.length === 0 ? 'the body' : issue.path.join('.');
  throw new Failure(
    'bad-answer',
    `${operation}: the response cannot be used, ${field} is ${issue?.message ?? 'invalid'}`,
  );
}
