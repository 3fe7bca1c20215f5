// A question on the terminal. Only loaded where one is asked.
import { createInterface } from 'node:readline/promises';

/**
 * The answer, or an empty one where the person ends the input instead, with Ctrl-C or Ctrl-D, which nothing else reports: the
 * question would wait for ever.
 * @param onEnd called where it was ended
 */
export async function askOn(
  { input, output }: { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream },
  question: string,
  onEnd: () => void,
): Promise<string> {
  const reader = createInterface({ input, output });
  const ended = new Promise<undefined>((resolve) => reader.once('close', () => resolve(undefined)));
  try {
    const answered = reader.question(question).catch(() => ended);
    const answer = await Promise.race([answered, ended]);
    if (answer === undefined) onEnd();
    return answer ?? '';
  } finally {
    reader.close();
  }
}
