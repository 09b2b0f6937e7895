export { prepareContent } from './import/add-content.service.ts';
export { readManifest } from './import/manifest.ts';
export { listContent, recallContent } from './import/recall.service.ts';
export { readLogo } from './logo/read-logo.ts';
export { type PaperLogos, readLogos } from './logo/read-logos.ts';
export { readSignature } from './logo/read-signature.ts';
export { readShared, type SharedReader } from './share/shared.service.ts';
