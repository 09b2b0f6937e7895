import { umbrella } from '../../content/scenes/umbrella.ts';
import type { DemoVideo } from './demo-video.ts';

export const nominees: DemoVideo = {
  id: 'nominees',
  title: 'Nominees without a second visit',
  summary: 'Name, relationship and share, right the first time.',
  bucket: 'papers',
  subBucket: 'nominees',
  series: 'right-papers',
  part: 2,
  daysAgo: 60,
  ground: 'gold',
  scene: umbrella,
  slides: [
    {
      heading: 'Ask at the first folio',
      said: [
        ['A nominee spares the family months at a hard time.', 'It spares the family months'],
        [
          'A person who opens a folio alone names somebody, or says in so many words that nobody is named.',
          'Name one, or opt out',
        ],
        ['For joint holders it is a choice, and all of them must agree.', 'Joint: all must agree'],
        ['Ask it early: it is a question about love, not about death.'],
      ],
    },
    {
      heading: 'Name and relationship',
      said: [
        ['Write the name as it stands on the identity card.', 'As on the identity card'],
        ['The relationship is needed as well: daughter, husband, brother.', 'Relationship'],
        ['For a minor, the date of birth is needed too.', 'Minor: date of birth'],
        ['Address, mobile and identity number are optional, but they help the family later.'],
      ],
    },
    {
      heading: 'How many',
      said: [
        ['A new folio can have up to three nominees.', 'Up to three'],
        ['Folios with more from before keep them.'],
        ['Two are often better than one: a couple may travel together.', 'Two are better than one'],
        ['The holder of the folio cannot be a nominee in it.', 'Never the holder'],
      ],
    },
    {
      heading: 'Shares add up to 100',
      said: [
        ['Without shares, everybody gets an equal part.', 'No shares: equal parts'],
        ['With shares, they must add up to one hundred.', 'With shares: exactly 100'],
        ['Three times thirty-three is ninety-nine: give one of them thirty-four.', '33 + 33 + 34'],
        ['The form does not go on before the sum is right.'],
      ],
    },
    {
      heading: 'The client confirms',
      said: [
        [
          'Nominees are confirmed by the client with a code on mobile and e-mail, or by e-sign.',
          'By code or e-sign',
        ],
        ['On paper, a thumb print needs two witnesses.', 'Thumb print: two witnesses'],
        ['A power of attorney cannot name a nominee, and neither can a minor.', 'Not by power of attorney'],
        ['You never enter a code for a client.'],
      ],
    },
    {
      heading: 'After a wedding, look again',
      said: [
        ['Marriages, births and deaths change who should be named.', 'Look after each change'],
        ['Put the question into the yearly review.', 'Ask once a year'],
        [
          'A nominee receives for the heirs, and is not always one of them.',
          'A nominee is not always an heir',
        ],
        ['Where the two differ, the family should write a will.', 'A will says who owns'],
      ],
    },
  ],
};
