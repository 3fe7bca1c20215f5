// Tags whose names say that they are meant to stay as they are: a full version, a date or a commit.

const fullVersion = /^v?\d{1,9}\.\d{1,9}\.\d{1,9}(?:[-_+.][\w.-]*)?$/;
const date = /^(?:.*[-_.])?20\d{2}[-_.]?(?:0[1-9]|1[0-2])[-_.]?(?:0[1-9]|[12]\d|3[01])(?:[-_.T].*)?$/;
const commit = /^(?:.*[-_.])?(?:sha-?)?(?=[a-f]*\d)(?=\d*[a-f])[a-f0-9]{7,64}$/;

/** Whether a tag names a full version: `22.3.1`, `v1.2.3-alpine`, but not `22`, `22.3` or `latest`. */
export function isFullVersion(tag: string): boolean {
  return tag.length <= 128 && fullVersion.test(tag);
}

/** Whether a tag looks as if it stayed as it is. */
export function looksImmutable(tag: string): boolean {
  return isFullVersion(tag) || (tag.length <= 128 && (date.test(tag) || commit.test(tag)));
}
