import { calendar } from '../content/scenes/calendar.ts';
import { family } from '../content/scenes/family.ts';
import { plants } from '../content/scenes/plants.ts';
import { seesaw } from '../content/scenes/seesaw.ts';
import type { DemoVideo } from './demo-video.ts';

/** For the meeting with a client. */
export const clientVideos: readonly DemoVideo[] = [
  {
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
        heading: 'What is the money for?',
        said: ['Start with the goal and the year it is needed.', 'The scheme comes last, not first.'],
      },
      {
        heading: 'When does the salary come?',
        said: [
          'Set the day two or three days after payday.',
          'An instalment that meets an empty account bounces.',
        ],
      },
      {
        heading: 'How much room has the mandate?',
        said: ['Register the mandate above the instalment.', 'A later step-up then needs no new approval.'],
      },
      {
        heading: 'When do we look at it again?',
        said: ['Agree on a day for the yearly review.', 'When prices fall, the same rupees buy more units.'],
      },
    ],
  },
  {
    id: 'sip-step-up',
    title: 'Growing with the salary',
    summary: 'How a yearly step-up is put to a client, and where it is set.',
    bucket: 'clients',
    subBucket: 'sip',
    series: 'sip-partner',
    part: 2,
    daysAgo: 120,
    ground: 'pale',
    scene: plants,
    slides: [
      {
        heading: 'The salary grows. Does the SIP?',
        said: [
          'Most instalments stay what they were on the first day.',
          'Inflation makes them smaller every year.',
        ],
      },
      {
        heading: 'Ask in the month of the raise',
        said: ['Ten per cent more is easy to give in that month.', 'Three months later it is already spent.'],
      },
      {
        heading: 'Set it once',
        said: [
          'Choose the step-up when the SIP is registered.',
          'The amount then rises by itself each year.',
        ],
      },
      {
        heading: 'Check the ceiling',
        said: [
          'A cap keeps the instalment below the mandate.',
          'Tell the client what the last instalment will be.',
        ],
      },
    ],
  },
  {
    id: 'sip-returned',
    title: 'When an instalment is returned',
    summary: 'What to do on the same day, so that the plan goes on.',
    bucket: 'clients',
    subBucket: 'sip',
    series: 'sip-partner',
    part: 3,
    daysAgo: 75,
    ground: 'gold',
    scene: seesaw,
    slides: [
      {
        heading: 'Look at the reason first',
        said: ['The bank says why it returned the debit.', 'Too little money is the most frequent reason.'],
      },
      {
        heading: 'Call on the same day',
        said: ['Most clients do not know that it was returned.', 'The bank may charge them for each return.'],
      },
      {
        heading: 'Offer a pause, not an end',
        said: ['A pause of a few months keeps the plan alive.', 'A cancelled SIP is seldom started again.'],
      },
      {
        heading: 'Move the day',
        said: [
          'A later day in the month helps more often than a smaller amount.',
          'Write down what was agreed.',
        ],
      },
    ],
  },
  {
    id: 'first-meeting',
    title: 'The first meeting with a family',
    summary: 'Listening first, and three papers to take along.',
    bucket: 'clients',
    subBucket: 'meetings',
    daysAgo: 12,
    ground: 'pale',
    scene: family,
    slides: [
      {
        heading: 'Listen for ten minutes',
        said: ['Ask who depends on the income.', 'Let both partners speak before you do.'],
      },
      {
        heading: 'Write down three goals',
        said: ['A goal has a name, an amount and a year.', 'Use their words, also for the emergency fund.'],
      },
      {
        heading: 'Say what you are',
        said: [
          'You are an AMFI-registered mutual fund distributor.',
          'Say how you are paid before you are asked.',
        ],
      },
      {
        heading: 'Leave with a date',
        said: ['Promise one thing and a day for it.', 'Then send it a day earlier.'],
      },
    ],
  },
];
