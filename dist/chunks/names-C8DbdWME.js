import { t as checkIds } from "./checks-BcNqVPJL.js";
import { t as presets } from "./presets-CftpQPxC.js";
// lib/command/names.js
const inputNames = {
	checks: checkIds,
	presets: Object.keys(presets)
};
export { inputNames as t };
