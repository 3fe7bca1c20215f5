// Reads state and faults from files: JSON that is validated by the published schemas, with all issues at once.
import { z } from 'zod';
import { type Fault, faultSchema } from './faults.js';
import { type State, stateSchema } from './state/state.js';

export type Parsed<T> = { readonly value: T } | { readonly issues: readonly string[] };

const faultsSchema = z.array(faultSchema);

/** Parses the state of a platform (`schema/emulator-state.schema.json`). */
export function parseState(text: string): Parsed<State> {
  return parsed(text, stateSchema);
}

/** Parses a list of faults (`schema/emulator-faults.schema.json`). */
export function parseFaults(text: string): Parsed<readonly Fault[]> {
  return parsed(text, faultsSchema);
}

function parsed<T>(text: string, schema: z.ZodType<T>): Parsed<T> {
  const json = parseJson(text);
  if ('issues' in json) return json;
  const result = schema.safeParse(json.value);
  if (result.success) return { value: result.data };
  return {
    issues: result.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`),
  };
}

function parseJson(text: string): Parsed<unknown> {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { issues: [`the file: ${error instanceof Error ? error.message : 'not JSON'}`] };
  }
}
