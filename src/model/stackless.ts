// Errors by the hundred thousand: a parser that makes one for every slip in a hostile text spends its time on stacks.

/** What `work` gives; the errors that it makes meanwhile carry no stack trace. It must not be asynchronous. */
export function withoutStacks<T>(work: () => T): T {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = limit;
  }
}
