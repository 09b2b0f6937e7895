/**
 * Sockets for the next features: what is built and tested, and whose user comes with the issue named. A name leaves the
 * list when it has one.
 */
const links = 'apps/server/src/links/links.ts';

export const sockets = [
  // Issue 14: links to confirm an order or a mandate, and into empanelment.
  ...[
    'LinkPurpose',
    'LinkTerms',
    'OpenedLink',
    'AskedLink',
    'issueLink',
    'peekLink',
    'useLink',
    'revokeLink',
  ].map((name) => `${links}#${name}`),
  // Issue 14: the country of birth and of residence in first-time orders, and the number of a transaction as shown.
  'apps/server/src/features/reference/reference.public.ts#countries',
  'apps/server/src/features/book/entry-of-record.ts#shownTrxnNo',
];
