/** What has to be done before a cut-off: whoever is debited by a mandate has only to confirm. */
export const deadlineAct = (isPaidByHand: boolean) => (isPaidByHand ? 'confirmed and paid' : 'confirmed');

/** The same as the investor is told; who has confirmed has only to pay. */
export const investorAct = ({
  isConfirmed,
  isPaidByHand,
}: {
  readonly isConfirmed: boolean;
  readonly isPaidByHand: boolean;
}): string => (isConfirmed ? 'you pay' : isPaidByHand ? 'you confirm and pay' : 'you confirm');
