import { calendar } from '../../content/scenes/calendar.ts';
import type { DemoVideo } from './demo-video.ts';

export const firstSip: DemoVideo = {
  id: 'first-sip',
  title: 'Starting a first SIP',
  summary: 'The four questions to ask before the form is filled.',
  bucket: 'clients',
  subBucket: 'sip',
  series: 'sip-partner',
  part: 1,
  daysAgo: 160,
  ground: 'mist',
  scene: calendar,
  slides: [
    {
      heading: 'Four questions first',
      said: [
        ['A first SIP takes ten minutes to set up.'],
        ['The four questions before it decide whether it lasts.'],
        ['Ask them in this order, and write down the answers.', 'Ask, and write the answers down'],
      ],
    },
    {
      heading: '1. What is the money for?',
      said: [
        ['Start with the goal and the year in which it is needed.', 'A goal and a year'],
        ['The scheme comes last, not first.', 'The scheme comes last'],
        [
          'Money that is needed within three years should not depend on shares.',
          'Under three years: no equity',
        ],
        ['If there is no emergency fund yet, that is the first goal.'],
      ],
    },
    {
      heading: '2. When does the salary come?',
      said: [
        ['Set the day two or three days after payday.', 'Two or three days after payday'],
        ['An instalment that meets an empty account is returned, and the bank may charge for it.'],
        [
          'Look at the other debits of that week: rent, school fees, the home loan.',
          'Check other debits of that week',
        ],
        ['When the day is a holiday, the instalment is taken on the next business day.'],
      ],
    },
    {
      heading: '3. How much room has the mandate?',
      said: [
        ['The limit of a mandate is for each debit, not for the month.', 'The limit is for each debit'],
        ['Register it well above the first instalment.', 'Register it above the instalment'],
        ['Then a step-up or a second SIP needs no new approval.'],
        [
          'A net banking mandate is usually live in about three working days; one on paper takes longer.',
          'Online: about three working days',
        ],
      ],
    },
    {
      heading: '4. When do we look at it again?',
      said: [
        ['Agree on a date for the yearly review, and put it in your calendar.', 'One review a year'],
        ['Say now that prices will fall at some time.', 'Prices will fall at some time'],
        ['On that day the same instalment buys more units.'],
        ['A client who heard this at the start is less likely to stop.'],
      ],
    },
    {
      heading: 'Before you send the link',
      said: [
        ['Check the name on the bank account and the status of KYC.', 'Bank name and KYC'],
        ['Send the link while you are still together.', 'Send the link at the table'],
        ['The client confirms with the code, and you see each step in the order.'],
        [
          'Three debits that fail in a row end a monthly SIP, so call after the first one.',
          'Call after the first failure',
        ],
      ],
    },
  ],
};
