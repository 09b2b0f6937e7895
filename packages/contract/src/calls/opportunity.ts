import { planned } from '../declare.ts';

/** Where the spec's path ends in `*`, see `WILDCARD_ENDING`. The windows of Spec §9 win over the names (S9-24). */
export const lumpsumOnly = planned(
  'opportunity.lumpsumOnly',
  'GET',
  '/PlexNewAPI/api/Values/GetLUMPSUM_SchemeWise',
);
export const sipNotRenewed = planned(
  'opportunity.sipNotRenewed',
  'GET',
  '/PlexNewAPI/api/Values/GetSIP_NOTRENEWED',
);
export const sipCeased = planned('opportunity.sipCeased', 'GET', '/PlexNewAPI/api/Values/GetSIP_CEASED');
export const sipRejected = planned(
  'opportunity.sipRejected',
  'GET',
  '/PlexNewAPI/api/Values/GetSip_Rejection',
);
export const sipMaturing = planned(
  'opportunity.sipMaturing',
  'GET',
  '/PlexNewAPI/api/Values/GetSipUpcoming_ForMaturity',
);
export const equityOnly = planned(
  'opportunity.equityOnly',
  'GET',
  '/PlexNewAPI/api/Values/GetEquityInvestor_*',
);
export const liquidOnly = planned(
  'opportunity.liquidOnly',
  'GET',
  '/PlexNewAPI/api/Values/GetLIQUIDInvestor_*',
);
export const debtOnly = planned('opportunity.debtOnly', 'GET', '/PlexNewAPI/api/Values/GetDebtInvestor_*');
export const dividendHolders = planned(
  'opportunity.dividendHolders',
  'GET',
  '/PlexNewAPI/api/Values/GetDividentInvestor_*',
);
export const inactive = planned(
  'opportunity.inactive',
  'GET',
  '/PlexNewAPI/api/Values/GetInactiveInvestor_*',
);
export const zeroBalance = planned(
  'opportunity.zeroBalance',
  'GET',
  '/PlexNewAPI/api/Values/GetZeroBalanceInvestor',
);
export const elssRoom = planned(
  'opportunity.elssRoom',
  'GET',
  '/PlexNewAPI/api/Values/GetELSS_Inv_InCurrentFinancialYr',
);
export const redemptions = planned(
  'opportunity.redemptions',
  'POST',
  '/PlexNewAPI/api/one/Last_one_month_redemption_report',
);
export const stpEnding = planned('opportunity.stpEnding', 'POST', '/PlexNewAPI/api/one/STP_Expiry_Report');
export const swpEnding = planned('opportunity.swpEnding', 'POST', '/PlexNewAPI/api/one/SWP_Expiry_Report');
