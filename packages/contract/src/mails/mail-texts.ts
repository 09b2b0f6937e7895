import { DISTRIBUTOR_TAGLINE } from '../co-branding/creative-texts.ts';

/** Whom a mail is written to: an investor gets the distributor's signature with it. */
type MailReader = 'investor' | 'distributor' | 'team';

interface MailKind {
  readonly reader: MailReader;
  /** Why it came, and what can be done about it. */
  readonly why: string;
}

const investor = (why: string): MailKind => ({ reader: 'investor', why });
const distributor = (why: string): MailKind => ({ reader: 'distributor', why });
const order = 'You get this because of an order in your folio.';
const chosen = 'You get this because you allowed your distributor to write to you. Tell them to stop it.';

/** By what a message is for, or by how that begins. */
const kinds: Readonly<Record<string, MailKind>> = {
  otp: distributor('You get this because somebody entered your ARN. If it was not you, ignore it.'),
  'new-device': distributor(
    'You get this for each new device. Change it in your profile, under Notifications.',
  ),
  digest: distributor('You chose this mail under Notifications, Settings. Turn it off there.'),
  empanelment: distributor('You get this because your ARN asked to be empanelled.'),
  order: investor(order),
  plan: investor(order),
  mandate: investor('You get this because a bank mandate for your folio was prepared.'),
  change: investor('You get this because a change of your folio was prepared.'),
  application: investor('You get this because an application in your name was started.'),
  statement: investor('You get this because your distributor sent you a statement.'),
  'wrong-codes': investor('You get this because wrong codes were entered for your folio.'),
  opportunity: investor(chosen),
  wish: investor(chosen),
  'rm-moved': { reader: 'team', why: 'Sent to relationship managers whose ARNs change.' },
  staff: { reader: 'team', why: 'You get this because you are on the staff that runs the hub.' },
  'service-report': { reader: 'team', why: 'Sent to the service team by the hub.' },
};

/** Nobody is signed as a distributor of a mail that has no kind of its own. */
const unknown = distributor('You get this because your address is registered with us.');

const byLength = Object.entries(kinds).sort(([one], [other]) => other.length - one.length);

export const mailKind = (purpose: string): MailKind =>
  byLength.find(([name]) => purpose === name || purpose.startsWith(`${name}-`))?.[1] ?? unknown;

/** What the layout of mails says around their own words. */
export const mailTexts = {
  noCodes: 'We never ask for a code by phone.',
  signedBy: DISTRIBUTOR_TAGLINE,
  logoOf: (name: string): string => `Logo of ${name}`,
  /** What stands on a link's button. */
  buttons: {
    confirm: 'Check and confirm',
    pay: 'Pay',
    see: 'See how it went',
    approve: 'Approve at your bank',
    complete: 'Open your application',
    change: 'Check the change',
    status: 'See its status',
    send: 'Send what is missing',
    logIn: 'Log in',
    digest: 'Open your notifications',
    logOut: 'Log out that device',
  },
} as const;
