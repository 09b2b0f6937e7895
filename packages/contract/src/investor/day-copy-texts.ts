const clients = (count: number): string => `${count} ${count === 1 ? 'client' : 'clients'}`;

/** Clients that a distributor takes along in the offline copy, with their mobile and holdings. */
export const dayCopyTexts = {
  take: 'Take with me',
  taking: 'Taking …',
  taken: 'With me',
  leave: (name: string): string => `With me: leave ${name} behind`,
  until: 'Their mobile numbers and holdings are in your offline copy until the end of tomorrow.',
  took: (count: number): string => `${clients(count)} added to your offline copy, until the end of tomorrow.`,
  left: 'Removed from your offline copy.',
  tooMany: (most: number): string =>
    `At most ${most} clients fit into the offline copy. Choose fewer, or leave others behind.`,
  failed: 'The clients could not be added to your offline copy. Check the connection and try again.',
  isOff: 'Your offline copy is off by now. Turn it on in your profile.',
  inProfile: (count: number): string =>
    `${clients(count)} with mobile and holdings, until the end of tomorrow.`,
  tab: 'With me',
  noMobile: 'No mobile number',
  noHoldings: 'Nothing is held.',
} as const;
