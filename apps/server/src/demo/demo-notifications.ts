import { href } from '@hub/contract';

interface DemoNotification {
  readonly daysAgo: number;
  /** Time of day in India. */
  readonly time: string;
  readonly title: string;
  readonly body: string;
  readonly link: string | null;
  readonly read: boolean;
}

type Told = [daysAgo: number, time: string, title: string, body: string, link?: string];

/** Newest first. They name no investor and no amount: those belong to the book, which has its own seed. */
const told: readonly Told[] = [
  [
    1,
    '18:40',
    "Today's NAVs are published",
    'All schemes have their NAV for the last business day.',
    href('nav'),
  ],
  [
    1,
    '09:05',
    'Liquid and overnight funds: money by 1:30 pm',
    "A purchase gets the previous day's NAV only when the money is realised before the cut-off.",
  ],
  [
    2,
    '11:20',
    'Your brokerage statement is ready',
    'The statement of last month can be viewed and downloaded.',
    href('brokerage'),
  ],
  [
    3,
    '10:00',
    'SIPs that end within two months',
    'A renewal is a fresh registration and needs 7 to 15 days. The list shows whom to call first.',
    href('opportunity/sip/maturity'),
  ],
  [
    4,
    '16:15',
    'Orders without an EUIN',
    'Fill it in by the 7th of next month, or the brokerage of these orders is forfeited.',
    href('transact/history'),
  ],
  [
    6,
    '12:30',
    'New co-branded pieces',
    'Posters and short videos on starting early, ready for your name and photo.',
    href('co-branding'),
  ],
  [
    8,
    '17:45',
    'A market holiday is ahead',
    'Orders placed on a holiday get the NAV of the next business day.',
  ],
  [
    9,
    '10:10',
    'Client birthdays this week',
    'Send a wish from the app; each goes out once a year.',
    href('wishes'),
  ],
  [
    12,
    '15:00',
    'Rate card updated',
    'The rates of this quarter are in force. Earlier cards stay available.',
    href('brokerage'),
  ],
  [
    15,
    '09:30',
    'Rejected SIPs to look at',
    'Most were refused by the bank for the signature or the mandate limit.',
    href('opportunity/sip/rejected'),
  ],
  [
    17,
    '19:05',
    'Your query was answered',
    'The desk has replied. Open it to read the answer or to ask again.',
    href('feedback'),
  ],
  [
    20,
    '11:00',
    'New training: talking to a client who wants to stop a SIP',
    'Twelve minutes, with the questions that help.',
    href('prostart'),
  ],
  [
    22,
    '10:00',
    'Investors gone quiet',
    'These have not invested for six months. A call often brings them back.',
    href('opportunity/activation/inactive'),
  ],
  [
    27,
    '21:15',
    'Planned maintenance tonight',
    'The app is not available from 11:00 pm to 1:00 am. Orders placed before are not affected.',
  ],
  [
    31,
    '10:00',
    'Room left in ELSS',
    'Investors below ₹1,50,000 this financial year, with what each could still put in.',
    href('opportunity/other/elss'),
  ],
  [
    36,
    '16:40',
    'STPs that end soon',
    'Decide with the investor whether to renew or to leave the money where it is.',
    href('opportunity/other/expiring-stp'),
  ],
  [
    41,
    '14:25',
    'Orders sent back',
    'Something was missing on the form. Each line says what to add.',
    href('opportunity/other/nigo'),
  ],
  [
    48,
    '12:00',
    'Factsheets of the month',
    'All schemes, with your name on the first page if you like.',
    href('co-branding'),
  ],
  [
    57,
    '18:00',
    'Capital gain statements',
    'Clients who file late can still be sent their statement of last year.',
    href('statements/capital-gain'),
  ],
  [
    66,
    '13:10',
    'Self-declaration received',
    'Thank you. Your declaration for this financial year is on record; nothing is withheld.',
    href('profile'),
  ],
  [
    80,
    '11:35',
    'Mobile number confirmed',
    'Login codes go to your new number from now on. Tell us at once if this was not you.',
    href('profile'),
  ],
  [
    95,
    '10:20',
    'Your relationship manager',
    'Name, telephone and mail stand on the dashboard.',
    href('dashboard'),
  ],
  [
    96,
    '09:45',
    'Welcome',
    'Your ARN is empanelled with us. Everything you need to place orders is in the menu.',
    href('dashboard'),
  ],
];

/** The newest few are still unread. */
const unread = 6;

export const demoNotifications: readonly DemoNotification[] = told.map(
  ([daysAgo, time, title, body, link = null], index) => ({
    daysAgo,
    time,
    title,
    body,
    link,
    read: index >= unread,
  }),
);
