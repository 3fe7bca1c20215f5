// lib/model/judgement/advisory.js
function newestEvent(events) {
	return events.reduce((latest, event) => timeOf(event) >= timeOf(latest) ? event : latest, void 0);
}
function timeOf(event) {
	const at = Date.parse(event?.at ?? "");
	return Number.isNaN(at) ? 0 : at;
}
const riskLevels = [
	"none",
	"low",
	"medium",
	"high",
	"critical"
];
export { riskLevels as n, newestEvent as t };
