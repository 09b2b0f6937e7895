export { addMandates, type TakenOverMandate } from './add-mandates.repository.ts';
export { enqueueMandates } from './enqueue-mandates.ts';
export {
  findFolio,
  findMandate,
  findMandatesById,
  findUnknownToBank,
  type MandateRow,
  setApprovalUrl,
} from './mandates.repository.ts';
export { requestOf } from './register.service.ts';
export { registerReserved } from './register-reserved.ts';
export { refuseVpaOfOthers } from './vpa.service.ts';
