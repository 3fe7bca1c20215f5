// Types of fixture-samples.mjs, for the tests.
export declare const fixtureFormats: readonly string[];
export declare function fixtureSample(
  format: string,
): ((names: { whole(): string }) => Readonly<Record<string, string>>) | undefined;
