export { prepareContent } from './add-content.service.ts';
export { readManifest } from './manifest.ts';
export { readLogo } from './read-logo.ts';
export { listContent, recallContent } from './recall.service.ts';
export { readShared, type SharedReader } from './shared.service.ts';
