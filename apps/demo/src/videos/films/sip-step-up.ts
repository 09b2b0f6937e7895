import { plants } from '../../content/scenes/plants.ts';
import type { DemoVideo } from './demo-video.ts';

export const sipStepUp: DemoVideo = {
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
        ['Most instalments stay what they were on the first day.', 'Most instalments never change'],
        ['Inflation makes them smaller every year.', 'What they buy gets smaller'],
        ['A step-up raises the instalment once a year, by an amount that was agreed at the start.'],
      ],
    },
    {
      heading: 'By rupees or by per cent',
      said: [
        ['A fixed step is easy to follow: five hundred rupees more each year.', 'Rupees: easy to follow'],
        ['A step in per cent keeps pace with the salary.', 'Per cent: keeps pace'],
        ['Ten per cent on five thousand is five hundred in the first year, and more in each year after it.'],
        ['Let the client choose the one that is easier to explain at home.'],
      ],
    },
    {
      heading: 'Ask in the month of the raise',
      said: [
        ['Note the month of the raise when you first meet.', 'Note the month of the raise'],
        ['In that month, ten per cent more is easy to give.', 'Ask in that month'],
        ['Three months later the money already has another use.'],
        ['Do not press: a smaller step that stays is worth more than a large one that is cancelled.'],
      ],
    },
    {
      heading: 'Set it once',
      said: [
        ['Choose the step-up in the form when the SIP is registered.', 'In the form of the SIP'],
        ['It can be half-yearly or yearly.', 'Half-yearly or yearly'],
        ['From then on the amount rises by itself, and nobody has to sign again.'],
        [
          'A running SIP without one can have a second, smaller SIP beside it.',
          'Running SIP: add a second one',
        ],
      ],
    },
    {
      heading: 'Check the ceiling',
      said: [
        [
          'The last instalment must stay below the limit of the mandate.',
          'Last instalment below the mandate',
        ],
        ['Work it out before you send the link, not after the first refusal.'],
        ['A cap stops the rise at an amount that the client names.', 'A cap stops the rise'],
        ['Where the mandate is too small, register a new one first.'],
      ],
    },
    {
      heading: 'What to say, and what not',
      said: [
        ['Say what the client pays, and until when.', 'Say what is paid, until when'],
        ['Tell the amount of the last instalment in rupees.'],
        ['Do not say what it will grow to as if that were known.', 'Never promise an amount'],
        ['The goal planner shows a range with its assumptions, and that is what you may show.'],
      ],
    },
  ],
};
