import { seesaw } from '../../content/scenes/seesaw.ts';
import type { DemoVideo } from './demo-video.ts';

export const sipReturned: DemoVideo = {
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
      heading: 'One return is not the end',
      said: [
        ['A bank returns a debit when it cannot or may not pay it.'],
        ['The SIP goes on, and the next debit comes on its day.', 'The SIP goes on'],
        ['After three returns in a row a monthly SIP is cancelled.', 'Three in a row end it'],
        ['So the first return is the day to act.', 'Act on the first one'],
      ],
    },
    {
      heading: 'Look at the reason first',
      said: [
        [
          'The bank says why it returned the debit, and SIP health shows it to you.',
          'SIP health has the reason',
        ],
        ['Too little money is the most frequent reason.', 'Too little money'],
        [
          'A closed account, a stopped mandate or a name that differs needs another remedy.',
          'Account or mandate',
        ],
        ['Do not guess: a call with the wrong reason costs trust.'],
      ],
    },
    {
      heading: 'Call on the same day',
      said: [
        ['Most clients do not know that it was returned.', 'Most clients do not know'],
        ['Ask one question: is it this month, or is it every month?', 'This month, or every month?'],
        ['The bank may charge the client for each return.'],
        [
          'Offer to make up the missed instalment with a lumpsum, if the money is there.',
          'Make it up with a lumpsum',
        ],
      ],
    },
    {
      heading: 'Too little money',
      said: [
        ['If the salary comes later now, move the day.', 'Move the day'],
        ['A later day helps more often than a smaller amount.'],
        ['If money is short for some months, offer a pause.', 'Offer a pause, not an end'],
        ['A paused SIP starts again by itself; a cancelled one seldom does.'],
      ],
    },
    {
      heading: 'The account or the mandate',
      said: [
        [
          'A closed account needs a new bank account in the folio and a new mandate.',
          'New account, new mandate',
        ],
        ['A mandate that was cancelled needs a new one, with the same limit or more.'],
        ['When the name differs, the bank and the folio must be made to agree.', 'Names must agree'],
        [
          'A dormant account is opened again only at the branch, by the client.',
          'Dormant: the client visits the bank',
        ],
      ],
    },
    {
      heading: 'Write it down',
      said: [
        ['Note what was agreed, and the day on which you look again.', 'Note what was agreed'],
        ['Mark the call as made, so that nobody calls a second time.'],
        ['Check the next debit, the morning after its day.', 'Check the next debit'],
        ['One good call in the first month saves the plan of ten years.'],
      ],
    },
  ],
};
