/** What has to be done before a cut-off: whoever is debited by a mandate has only to confirm. */
export const deadlineAct = (isPaidByHand: boolean) => (isPaidByHand ? 'confirmed and paid' : 'confirmed');
