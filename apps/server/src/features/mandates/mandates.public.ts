export { addMandates, type TakenOverMandate } from './add-mandates.repository.ts';
export { enqueueMandates } from './enqueue-mandates.ts';
export { channelsOf } from './mandate-facts.ts';
export {
  type BankOffer,
  findFolio,
  findMandate,
  findMandatesById,
  findUnknownToBank,
  type MandateRow,
  setApprovalUrl,
} from './mandates.repository.ts';
export { registerWithOrder, requestApprovals, withdrawMandates } from './order-mandates.service.ts';
export { refuseFound, requestOf } from './register.service.ts';
export { registerReserved } from './register-reserved.ts';
export { refuseVpaOfFolio, refuseVpaOfOthers } from './vpa/vpa.service.ts';
