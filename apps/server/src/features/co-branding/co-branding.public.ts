export { readShared, type SharedReader } from './shared.service.ts';
