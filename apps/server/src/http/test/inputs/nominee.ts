import { folioNo } from '../first-client.ts';
import type { Inputs } from '../input.ts';

export const nomineeInputs: Inputs = {
  'nominee.get': () => ({ folioNo }),
  'nominee.change': () => ({
    folioNo,
    terms: {
      nominees: [{ name: 'Ira Menon', relation: '04', share: null, birthDate: null, guardian: null }],
      isOptOut: false,
    },
    consent: true,
  }),
};
