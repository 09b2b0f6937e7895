import { formatDate } from '@hub/domain';

/** What is said about statements that are sent. */
export const sendTexts = {
  noEmail: 'The registrar has no e-mail address of this client. Change the contact details first.',
  noPan: 'This client has no PAN on record, so nothing can open the file for the client alone.',
  noMailer: 'Mail is not set up here.',
  tooMany: 'No more statements to this client today. Please try again tomorrow.',
  tooManyJobs: 'Too many jobs today. Please try again tomorrow.',
  noClients: 'No clients match.',
  tooManyClients: (clients: number, most: number): string =>
    `${clients} clients are chosen. Choose ${most} at most.`,
  wrong: (left: number): string =>
    left === 0
      ? 'Those are not the last four characters of the PAN. This link is locked now: ask your distributor for a new one.'
      : `Those are not the last four characters of the PAN. ${left === 1 ? 'One try is' : `${left} tries are`} left.`,
  closed: 'This link does not open a statement any more.',
  gone: 'No longer a client of yours.',
  failed: 'This statement could not be made. Open it alone to see why.',
  notReady: 'The statements are not ready yet.',
  mail: (statement: {
    title: string;
    period: string;
    investor: string;
    distributor: string;
    arn: string;
  }) => ({
    subject: `${statement.title}, ${statement.period}`,
    text: `Dear ${statement.investor},

your ${statement.title.toLowerCase()} (${statement.period}) is attached. It opens with your PAN in capital letters.

${statement.distributor} (${statement.arn})`,
  }),
  share: (statement: {
    title: string;
    period: string;
    investor: string;
    url: string;
    until: Temporal.PlainDate;
    distributor: string;
    arn: string;
  }): string =>
    `Dear ${statement.investor}, your ${statement.title.toLowerCase()} (${statement.period}): ${statement.url} ` +
    `It asks for the last four characters of your PAN and works until ${formatDate(statement.until)}. ` +
    `${statement.distributor} (${statement.arn})`,
} as const;
