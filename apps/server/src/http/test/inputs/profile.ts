import type { Inputs } from '../input.ts';

export const profileInputs: Inputs = {
  'profile.saveDevice': () => ({ id: 'device-1', name: 'Phone', platform: 'android' }),
};
