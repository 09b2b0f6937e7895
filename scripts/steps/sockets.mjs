/**
 * Sockets for the next features: what is built and tested, and whose user comes with the issue named. A name leaves the
 * list when it has one.
 */
const links = 'apps/server/src/links/links.ts';

export const sockets = [
  // Issue 15: links to confirm a mandate; 22: into empanelment.
  `${links}#LinkTerms`,
  `${links}#AskedLink`,
  // Issue 15: what a return means, for those who show it; the files of the clearing house.
  // Issue 14: searches in order forms.
  'apps/web/src/parts/reference/pincode-field.tsx#PincodeOption',
];
