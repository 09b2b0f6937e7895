import { family } from '../../content/scenes/family.ts';
import type { DemoVideo } from './demo-video.ts';

export const firstMeeting: DemoVideo = {
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
      heading: 'What the first hour is for',
      said: [
        ['The first meeting is not for selling.', 'Not for selling'],
        ['It is for hearing what this family wants, and for being clear about who you are.'],
        ['Leave with three goals and a date.', 'Three goals and a date'],
      ],
    },
    {
      heading: 'Say what you are',
      said: [
        [
          'You are an AMFI-registered mutual fund distributor, not an adviser.',
          'A distributor, not an adviser',
        ],
        ['Show the card with your ARN.', 'Show your ARN'],
        [
          'Say how you are paid before you are asked: a commission from the fund house, in the regular plan.',
          'Say how you are paid',
        ],
        ['A direct plan pays no commission, and the client should hear that from you.'],
      ],
    },
    {
      heading: 'Listen for ten minutes',
      said: [
        ['Ask who depends on the income, and for how long.', 'Who depends on the income?'],
        ['Let both partners speak before you do.', 'Let both partners speak'],
        ['Ask what went well with money before, and what did not.'],
        ['Do not correct anybody in the first ten minutes.'],
      ],
    },
    {
      heading: 'Write down three goals',
      said: [
        ['A goal has a name, an amount and a year.', 'Name, amount, year'],
        ['Use the words of the family, also for the emergency fund.', 'In their words'],
        [
          'Ask how a fall of a third would feel, and write the answer beside the goal.',
          'How would a fall feel?',
        ],
        ['Show that prices can fall, and that nobody can promise a return.'],
      ],
    },
    {
      heading: 'Three papers to take along',
      said: [
        ['The first is a list of what KYC needs: PAN, address, mobile and e-mail.', 'What KYC needs'],
        ['The second is the goal worksheet, from the library.', 'The goal worksheet'],
        ['The third says what a fund costs, and what you earn from it.', 'What it costs'],
        ['Take all of them from co-branding, so that your name and ARN stand on them.'],
      ],
    },
    {
      heading: 'Leave with a date',
      said: [
        ['Promise one thing and a day for it.', 'One thing, one day'],
        ['Then send it a day earlier.', 'Send it a day early'],
        ['Write down who was there and what each of them asked, the same evening.'],
        ['The second meeting begins with the three goals, not with a scheme.'],
      ],
    },
  ],
};
