/** How an instalment is paid, with the words people read. A transfer is one inside the house: STP and SWP. */
export const paymentModes = {
  nach: 'NACH mandate',
  ecs: 'ECS',
  'bank-debit': 'Bank debit',
  'standing-instruction': 'Standing instruction',
  upi: 'UPI Autopay',
  cheque: 'Cheques',
  online: 'Online payment',
  transfer: 'Transfer',
} as const;
export type PaymentMode = keyof typeof paymentModes;
