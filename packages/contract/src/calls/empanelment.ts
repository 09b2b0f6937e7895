import { lookup, planned } from '../declare.ts';

/** A future distributor has no session yet. */
const beforeLogin = { auth: 'none' } as const;

export const sendOtp = planned(
  'empanelment.sendOtp',
  'POST',
  '/KMFUnification/api/admin/GENOTP',
  beforeLogin,
);
export const validateOtp = planned(
  'empanelment.validateOtp',
  'POST',
  '/KMFUnification/api/admin/VALOTP',
  beforeLogin,
);
export const requestCallback = planned(
  'empanelment.requestCallback',
  'POST',
  '/KMFUnification/api/admin/INSCALLBACKDET',
  beforeLogin,
);
export const createBroker = lookup('empanelment.createBroker', 'CREATEBROKER', beforeLogin);
export const empanelmentStatus = lookup('empanelment.status', 'BROKEREMPANELSTATUS', beforeLogin);
export const brokerDetails = lookup('empanelment.brokerDetails', 'GETBROKERDETAIL', beforeLogin);
export const uploadImage = lookup('empanelment.uploadImage', 'MFDIMGUPD', beforeLogin);
