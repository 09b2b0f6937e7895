import { clientOf, folioNo } from '../first-client.ts';
import type { Inputs } from '../input.ts';

export const reportsInputs: Inputs = {
  'reports.debitsOfDay': () => ({ on: '2026-12-10' }),
  'reports.sip': async (hub, owner) => ({ investorId: await clientOf(hub, owner) }),
  'reports.stp': () => ({ folioNo }),
  'reports.swp': () => ({ folioNo }),
};
