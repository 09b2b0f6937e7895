export { enqueueMandates } from './enqueue-mandates.ts';
