import { schemeCode } from '../first-client.ts';
import type { Inputs } from '../input.ts';

export const navInputs: Inputs = {
  'nav.history': () => ({ schemeCode, range: '1m' }),
  'nav.scheme': () => ({ schemeCode }),
};
