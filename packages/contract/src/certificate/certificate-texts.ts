/** What a printed certificate says. */
export const certificateTexts = {
  isEmpanelled: ({
    holder,
    arn,
    legalName,
  }: {
    readonly holder: string;
    readonly arn: string;
    readonly legalName: string;
  }): string =>
    `${holder}, ${arn}, AMFI-registered Mutual Fund Distributor, is empanelled with ${legalName}.`,
  finishedTraining: ({
    holder,
    arn,
    title,
  }: {
    readonly holder: string;
    readonly arn: string;
    readonly title: string;
  }): string =>
    `${holder}, ${arn}, AMFI-registered Mutual Fund Distributor, has completed the training "${title}".`,
  forWhat: 'For',
  name: 'Name',
  arn: 'ARN',
  issuedOn: 'Issued on',
  validTo: 'Valid to',
  noLastDay: 'No expiry date',
  statusWhenPrinted: 'When this was printed',
  scan: 'Scan the code to check that this certificate is genuine and still valid.',
  kinds: { empanelment: 'Certificate of empanelment', training: 'Certificate of training' },
  statuses: { valid: 'Valid', expired: 'Expired', revoked: 'Revoked' },
  /** What an empanelment is for. */
  distribution: 'Distribution of mutual fund schemes',
} as const;
