import type { Folio } from '@hub/contract/calls/investor/investor-details';

export const holdingModes: Readonly<Record<Folio['holding'], string>> = {
  SI: 'Single',
  JO: 'Joint',
  AS: 'Anyone or Survivor',
};

const rtaNames = { CAMS: 'CAMS', KFIN: 'KFintech' } as const satisfies Record<Folio['rta'], string>;
export const rtaName = (rta: Folio['rta']): string => rtaNames[rta];
