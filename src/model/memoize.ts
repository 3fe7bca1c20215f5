// Asks once for each key: later askers, also those who come while the first is waiting, get the same answer.

/** Wraps an asker; two keys are the same when their texts are. */
export function remember<K extends readonly string[], V>(
  ask: (...key: K) => Promise<V>,
): (...key: K) => Promise<V> {
  const answers = new Map<string, Promise<V>>();
  return (...key) => {
    const name = key.join(' ');
    const answer = answers.get(name) ?? ask(...key);
    answers.set(name, answer);
    return answer;
  };
}
