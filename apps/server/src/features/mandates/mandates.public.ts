export { enqueueMandates } from './enqueue-mandates.ts';
export { registerReserved } from './register-reserved.ts';
