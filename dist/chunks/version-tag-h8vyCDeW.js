// lib/model/images/version-tag.js
const fullVersion = /^v?\d{1,9}\.\d{1,9}\.\d{1,9}(?:[-_+.][\w.-]*)?$/;
const date = /^(?:.*[-_.])?20\d{2}[-_.]?(?:0[1-9]|1[0-2])[-_.]?(?:0[1-9]|[12]\d|3[01])(?:[-_.T].*)?$/;
const commit = /^(?:.*[-_.])?(?:sha-?)?(?=[a-f]*\d)(?=\d*[a-f])[a-f0-9]{7,64}$/;
function isFullVersion(tag) {
	return tag.length <= 128 && fullVersion.test(tag);
}
function looksImmutable(tag) {
	return isFullVersion(tag) || tag.length <= 128 && (date.test(tag) || commit.test(tag));
}
export { looksImmutable as n, isFullVersion as t };
