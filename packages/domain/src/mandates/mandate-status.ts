/** With the client, with the bank, and the bank's answer. Nothing goes back. */
export const mandateStatuses = ['INITIATED', 'SENT', 'APPROVED', 'REJECTED', 'CANCELLED'] as const;
export type MandateStatus = (typeof mandateStatuses)[number];
