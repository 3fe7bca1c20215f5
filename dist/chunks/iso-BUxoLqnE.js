import { N as _isoDate, P as _isoDateTime, n as ZodISODate, r as ZodISODateTime } from "./schemas-eoL3S0JI.js";
// node_modules/zod/v4/classic/iso.js
function datetime(params) {
	return _isoDateTime(ZodISODateTime, params);
}
function date(params) {
	return _isoDate(ZodISODate, params);
}
export { datetime as n, date as t };
