import { randomInt } from 'node:crypto';
import type { Inputs } from '../input.ts';

export const empanelmentInputs: Inputs = {
  'empanelment.requestCallback': () => ({
    name: 'Asha',
    mobile: `98${String(randomInt(1e8)).padStart(8, '0')}`,
    when: 'morning',
    about: 'arn',
  }),
  'empanelment.sendOtp': (_, owner) => ({ arn: owner }),
};
