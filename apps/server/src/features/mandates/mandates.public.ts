export { enqueueMandates } from './enqueue-mandates.ts';
export { registerReserved } from './register-reserved.ts';
export { refuseVpaOfOthers } from './vpa.service.ts';
