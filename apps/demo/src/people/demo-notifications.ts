import { href } from '@hub/contract';
import { pushContent } from '@hub/contract/notifications/push-content';
import type { NoticeTopic } from '@hub/domain/notifications/notice-topics';

interface DemoNotification {
  readonly daysAgo: number;
  readonly topic: NoticeTopic;
  /** Time of day in India. */
  readonly time: string;
  readonly title: string;
  readonly body: string;
  readonly link: string | null;
  readonly read: boolean;
}

type Row = [daysAgo: number, topic: NoticeTopic, time: string, title: string, body: string, link?: string];

/** Newest first. They name no investor and no amount: those belong to the book, which has its own seed. */
const rows: readonly Row[] = [
  [
    1,
    'news',
    '18:40',
    "Today's NAVs are published",
    'All schemes have their NAV for the last business day.',
    href('nav'),
  ],
  [
    1,
    'news',
    '09:05',
    'Liquid and overnight funds: money by 1:30 pm',
    "A purchase gets the previous day's NAV only when the money is realised before the cut-off.",
  ],
  [
    2,
    'brokerage',
    '11:20',
    'Your brokerage statement is ready',
    'The statement of last month can be viewed and downloaded.',
    href('brokerage'),
  ],
  [
    3,
    'plans',
    '10:00',
    'SIPs that end within two months',
    'A renewal is a fresh registration and needs 7 to 15 days. The list shows whom to call first.',
    href('opportunity/sip/maturity'),
  ],
  [
    4,
    'orders',
    '16:15',
    'Orders without an EUIN',
    'Fill it in by the 7th of next month, or the brokerage of these orders is forfeited.',
    href('transact/history'),
  ],
  [
    6,
    'content',
    '12:30',
    'New co-branded pieces',
    'Posters and short videos on starting early, ready for your name and photo.',
    href('co-branding'),
  ],
  [
    8,
    'news',
    '17:45',
    'A market holiday is ahead',
    'Orders placed on a holiday get the NAV of the next business day.',
  ],
  [
    9,
    'content',
    '10:10',
    'Client birthdays this week',
    'Send a wish from the app; each goes out once a year.',
    href('wishes'),
  ],
  [
    12,
    'brokerage',
    '15:00',
    'Rate card updated',
    'The rates of this quarter are in force. Earlier cards stay available.',
    href('brokerage'),
  ],
  [
    15,
    'plans',
    '09:30',
    'SIPs rejected or bounced',
    'A registration was rejected, or a debit bounced. Each line says why.',
    href('opportunity/sip/rejected'),
  ],
  [
    17,
    'queries',
    '19:05',
    'Your query was answered',
    'The desk has replied. Open it to read the answer or to ask again.',
    href('feedback'),
  ],
  [
    20,
    'content',
    '11:00',
    'New training: talking to a client who wants to stop a SIP',
    'Twelve minutes, with the questions that help.',
    href('prostart'),
  ],
  [
    22,
    'news',
    '10:00',
    'Investors gone quiet',
    'These have not invested for six months. A call often brings them back.',
    href('opportunity/activation/inactive'),
  ],
  [
    27,
    'news',
    '21:15',
    'Planned maintenance tonight',
    'The app is not available from 11:00 pm to 1:00 am. Orders placed before are not affected.',
  ],
  [
    31,
    'news',
    '10:00',
    'ELSS limit left',
    'Investors below ₹1,50,000 this financial year, with what each could still put in.',
    href('opportunity/other/elss'),
  ],
  [
    36,
    'plans',
    '16:40',
    'STPs that end soon',
    'Decide with the investor whether to renew or to leave the money where it is.',
    href('opportunity/other/expiring-stp'),
  ],
  [
    41,
    'orders',
    '14:25',
    'Orders sent back',
    'Something was missing on the form. Each line says what to add.',
    href('opportunity/other/nigo'),
  ],
  [
    48,
    'content',
    '12:00',
    'Factsheets of the month',
    'All schemes, with your name on the first page if you like.',
    href('co-branding'),
  ],
  [
    57,
    'news',
    '18:00',
    'Capital gain statements',
    'Clients who file late can still be sent their statement of last year.',
    href('statements/capital-gain'),
  ],
  [
    66,
    'brokerage',
    '13:10',
    'Sign the yearly declaration',
    'Brokerage since July is withheld until the declaration of this financial year is signed.',
    href('brokerage'),
  ],
  [
    80,
    'news',
    '11:35',
    'Mobile number confirmed',
    'Login codes go to your new number from now on. Tell us at once if this was not you.',
    href('profile'),
  ],
  [
    95,
    'news',
    '10:20',
    'Your relationship manager',
    'Name, telephone and mail stand on the dashboard.',
    href('dashboard'),
  ],
  [
    96,
    'news',
    '09:45',
    'Welcome',
    'Your ARN is empanelled with us. Everything you need to place orders is in the menu.',
    href('dashboard'),
  ],
];

/** The newest few are still unread. */
const unread = 6;

export const demoNotifications: readonly DemoNotification[] = rows.map(
  ([daysAgo, topic, time, title, body, link = null], index) => ({
    daysAgo,
    topic,
    time,
    title,
    body,
    link,
    read: index >= unread,
  }),
);

/** What a phone would have been told of the newest ones. */
export const demoPushes = demoNotifications
  .filter(({ read, topic }) => !read && topic !== 'content')
  .map(({ daysAgo, topic, link }) => ({ daysAgo, topic, ...pushContent({ topic, count: 1, link }, '') }));
