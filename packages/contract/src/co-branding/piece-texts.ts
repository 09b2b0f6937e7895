/** Stands on every piece. */
export const approvalText = (approvalNo: string, validTo: string): string =>
  `Approval no. ${approvalNo}, valid to ${validTo}`;
