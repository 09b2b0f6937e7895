import { clientOf, folioNo, pan, schemeCode } from '../first-client.ts';
import type { Inputs } from '../input.ts';

export const investorInputs: Inputs = {
  'investor.aadhaarSeeding': () => ({ pan }),
  'investor.bankDetails': () => ({ folioNo }),
  'investor.details': async (hub, owner) => ({ id: await clientOf(hub, owner) }),
  'investor.callList': async (hub, owner) => ({
    ids: [await clientOf(hub, owner)],
    format: 'csv',
    reason: 'review',
  }),
  'investor.chosen': async (hub, owner) => ({ ids: [await clientOf(hub, owner)] }),
  'investor.export': async (hub, owner) => ({ ids: [await clientOf(hub, owner)], format: 'csv' }),
  'investor.find': () => ({ words: folioNo }),
  'investor.folioDetails': () => ({ folioNo }),
  'investor.folios': async (hub, owner) => ({ investorId: await clientOf(hub, owner) }),
  'investor.history': async (hub, owner) => ({ id: await clientOf(hub, owner) }),
  'investor.holders': () => ({ id: schemeCode }),
  'investor.list': () => ({ words: 'asha' }),
  'investor.panDetails': () => ({ pan }),
  'investor.reveal': async (hub, owner) => ({ investorId: await clientOf(hub, owner), what: 'pan' }),
  'investor.schemes': (_, owner) => ({ id: owner }),
  'investor.transactions': async (hub, owner) => ({ investorId: await clientOf(hub, owner) }),
  'investor.validateFolios': () => ({ folioNo, kind: 'additional' }),
  'investor.verifyPan': () => ({ pan }),
};
