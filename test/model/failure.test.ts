// A failure is an outcome that a run remembers, so it is small.
import { expect, it } from 'vitest';
import { Failure } from '../../src/model/failure.js';

it('has its message and its cause, and no stack trace', () => {
  const limit = Error.stackTraceLimit;
  const cause = new Error('refused');
  const failure = new Failure('denied', 'The registry refuses it', { cause });
  expect(failure).toMatchObject({ reason: 'denied', message: 'The registry refuses it', cause });
  expect(failure.stack).not.toContain('\n');
  expect(Error.stackTraceLimit).toBe(limit);
  expect(cause.stack).toContain('\n');
});
