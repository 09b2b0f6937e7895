import { planned } from '../declare.ts';

export const accountStatement = planned(
  'statements.account',
  'POST',
  '/{disapi}/api/DistributorAccStmt/GenerateAccstatement',
);
export const capitalGainStatement = planned(
  'statements.capitalGain',
  'POST',
  '/{disapi}/api/CapitalGainStmt/GenerateCapitalGainStmt',
);
