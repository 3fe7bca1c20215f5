// Types of picture.mjs for the tests.
export function withPicture(page: string): string;
