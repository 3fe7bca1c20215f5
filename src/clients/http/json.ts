// Success bodies: JSON that fits a schema, or a Failure that names the operation and the field.
import type { z } from 'zod';
import { Failure } from '../../model/failure.js';
import type { HttpResponse } from '../../model/http.js';

/**
 * Decodes a success body. Extra fields are dropped.
 * @throws Failure `bad-answer` when the body is no JSON or a required field is missing or of the wrong type
 */
export function decodeJson<T>(operation: string, response: HttpResponse, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(parseJson(operation, response.body));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue === undefined || issue.path.length === 0 ? 'the body' : issue.path.join('.');
  throw new Failure(
    'bad-answer',
    `${operation}: the answer cannot be used, ${field} is ${issue?.message ?? 'wrong'}`,
  );
}

function parseJson(operation: string, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new Failure('bad-answer', `${operation}: the answer is not JSON`, { cause });
  }
}
