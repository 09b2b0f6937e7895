export { type PreparedContent, prepareContent } from './add-content.service.ts';
export { type Manifest, readManifest } from './manifest.ts';
export { listContent, recallContent } from './recall.service.ts';
