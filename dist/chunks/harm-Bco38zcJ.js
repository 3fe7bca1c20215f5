// lib/report/images/harm.js
const harms = [
	"foreign-digest",
	"dead-tag",
	"fixable-advisory",
	"stale",
	"unpinned",
	"other",
	"none"
];
function harmRank(harm) {
	return harms.indexOf(harm);
}
export { harms as n, harmRank as t };
