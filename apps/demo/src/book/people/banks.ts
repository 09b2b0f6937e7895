/** Banks as an IFSC begins, with how likely an account is there. The branches' codes are invented. */
export const accountBanks: readonly (readonly [
  bank: { readonly code: string; readonly name: string },
  weight: number,
])[] = (
  [
    ['SBIN', 'State Bank of India', 22],
    ['HDFC', 'HDFC Bank', 20],
    ['ICIC', 'ICICI Bank', 16],
    ['UTIB', 'Axis Bank', 10],
    ['KKBK', 'Kotak Mahindra Bank', 6],
    ['PUNB', 'Punjab National Bank', 5],
    ['BARB', 'Bank of Baroda', 5],
    ['CNRB', 'Canara Bank', 5],
    ['UBIN', 'Union Bank of India', 4],
    ['FDRL', 'Federal Bank', 4],
    ['SIBL', 'South Indian Bank', 2],
    ['IDFB', 'IDFC First Bank', 2],
    ['INDB', 'IndusInd Bank', 2],
    ['IDIB', 'Indian Bank', 2],
    ['YESB', 'Yes Bank', 1],
  ] as const
).map(([code, name, weight]) => [{ code, name }, weight] as const);
