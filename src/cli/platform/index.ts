// The commands that list what the platform has. They are loaded together, so that each bundle of a build is the same.
export { listIdentities } from '../../onboarding/identity/list.js';
export { listImages } from './images.js';
export { showTag } from './tag.js';
