import type { Inputs } from '../input.ts';

export const dashboardInputs: Inputs = {
  'dashboard.clientsThisYear': (_, owner) => ({ id: owner }),
};
