import type { QueryEvent, QueryFigure } from '@hub/contract/calls/feedback/feedback';

interface DemoStep extends Pick<QueryEvent, 'what' | 'words'> {
  readonly daysAgo: number;
  readonly rating?: number;
}

interface DemoQuery {
  readonly section: string;
  readonly subSection: string;
  readonly subject: string;
  readonly figures?: readonly QueryFigure[];
  readonly steps: readonly [DemoStep, ...DemoStep[]];
}

const step = (daysAgo: number, what: DemoStep['what'], words: string, rating?: number): DemoStep => ({
  daysAgo,
  what,
  words,
  ...(rating !== undefined && { rating }),
});

/** A query in every state it can be in; days are counted back from the day the demo is filled. */
export const demoQueries: readonly DemoQuery[] = [
  {
    section: 'transactions',
    subSection: 'pending',
    subject: 'Switch of Friday is not processed',
    steps: [step(1, 'raised', 'The client confirmed before 3 pm. Which NAV will the switch get?')],
  },
  {
    section: 'statements',
    subSection: 'units',
    subject: 'Units in the statement differ from the registrar’s',
    steps: [
      step(
        12,
        'raised',
        'The account statement has 3 units less than the registrar’s mail.\nPlease check the folio.',
      ),
    ],
  },
  {
    section: 'brokerage',
    subSection: 'rate',
    subject: 'Trail of last month was paid at a lower rate',
    figures: [
      { label: 'Scheme', value: 'Aranya Flexi Cap Fund - Regular - Growth' },
      { label: 'Rate on the card', value: '0.80%' },
      { label: 'Rate paid', value: '0.65%' },
    ],
    steps: [
      step(9, 'raised', 'The rate card says 0.80% for the first year. The line was paid at 0.65%.'),
      step(
        3,
        'answered',
        'These units came in before the card started, so the earlier card holds for them: 0.65%. Units from the new card on are paid at 0.80%.',
      ),
    ],
  },
  {
    section: 'investor-service',
    subSection: 'transmission',
    subject: 'Which papers does a nominee send?',
    steps: [
      step(16, 'raised', 'The first holder passed away. The nominee asks what is needed.'),
      step(
        14,
        'answered',
        'The transmission form, the death certificate and the nominee’s KYC and bank proof.',
      ),
      step(1, 'reopened', 'The amount is above ₹5,00,000. Is an indemnity needed as well?'),
    ],
  },
  {
    section: 'app',
    subSection: 'login',
    subject: 'The code came late',
    steps: [
      step(24, 'raised', 'The SMS arrived after ten minutes, twice this week.'),
      step(
        23,
        'answered',
        'The SMS provider had a delay on both days. You can also ask for the code by mail.',
      ),
      step(23, 'closed', 'Mail works well.', 5),
    ],
  },
  {
    section: 'marketing',
    subSection: 'printed',
    subject: 'Leaflets in Malayalam',
    steps: [
      step(75, 'raised', 'Can I have 100 leaflets about SIPs in Malayalam?'),
      step(71, 'answered', 'They were sent to your registered address by courier.'),
      step(66, 'closed', '', 3),
    ],
  },
  {
    section: 'feedback',
    subSection: 'idea',
    subject: 'Show the SIP date in the client list',
    steps: [
      step(40, 'raised', 'I call clients before the debit. A column with the next SIP date would help.'),
      step(38, 'closed', 'Found it in the SIP report.'),
    ],
  },
];
