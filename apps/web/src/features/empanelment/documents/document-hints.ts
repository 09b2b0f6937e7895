import type { DocumentKind } from '@hub/domain/empanelment/constitution';

/** What must be seen on it. */
export const documentHints: Readonly<Record<DocumentKind, string>> = {
  'pan-card': 'Number and name readable, all four corners',
  'arn-card': 'With its last day',
  kyd: 'The acknowledgement from CAMS',
  cheque: 'Crossed out, with the printed name, account number and IFSC',
  photo: 'Your face, like in a passport',
  'self-declaration': 'Signed, of this financial year',
  'gst-certificate': 'The page with the GSTIN',
  resolution: 'It names distribution of mutual funds',
  'signatory-list': 'Names with specimen signatures',
  charter: 'All pages in one file',
};
