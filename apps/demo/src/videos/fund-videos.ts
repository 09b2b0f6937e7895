import { dial } from '../content/scenes/dial.ts';

import { papers } from '../content/scenes/papers.ts';
import { umbrella } from '../content/scenes/umbrella.ts';
import { waves } from '../content/scenes/waves.ts';
import type { DemoVideo } from './demo-video.ts';

/** Funds, and the papers that go with them. */
export const fundVideos: readonly DemoVideo[] = [
  {
    id: 'bond-prices',
    title: 'Why bond prices move',
    summary: 'Interest, duration and what a client sees in a debt fund.',
    bucket: 'funds',
    subBucket: 'debt',
    daysAgo: 45,
    ground: 'mist',
    scene: waves,
    slides: [
      {
        heading: 'Rates up, prices down',
        said: [
          'A new bond pays more, so the old one is worth less.',
          'When rates fall it is the other way round.',
        ],
      },
      {
        heading: 'Longer moves more',
        said: [
          'Duration says how much a price moves.',
          'Five years of duration: about five per cent for one point.',
        ],
      },
      {
        heading: 'Time heals some of it',
        said: [
          'The fund buys new bonds at the new rate.',
          'Whoever stays as long as the duration feels less of it.',
        ],
      },
      {
        heading: 'Match the horizon',
        said: [
          'Money for next year goes into short maturities.',
          'Credit risk is another question: look at the ratings.',
        ],
      },
    ],
  },
  {
    id: 'riskometer',
    title: 'Reading the Riskometer',
    summary: 'Six levels, looked at each month, and what they do not say.',
    bucket: 'funds',
    subBucket: 'equity',
    daysAgo: 20,
    ground: 'pale',
    scene: dial,
    slides: [
      {
        heading: 'Six levels',
        said: ['The needle goes from low to very high.', 'Nearly every equity fund stands at very high.'],
      },
      {
        heading: 'Looked at each month',
        said: ['The fund house works it out from the portfolio.', 'A change is told to every investor.'],
      },
      {
        heading: 'The client has a level too',
        said: [
          'Ask how a fall of a third would feel.',
          'A long horizon does not make a nervous person calm.',
        ],
      },
      {
        heading: 'It is no forecast',
        said: ['The needle says how rough the road is.', 'It does not say where the road leads.'],
      },
    ],
  },
  {
    id: 'kyc-status',
    title: 'KYC: what each status allows',
    summary: 'Validated, registered and on hold, and the way out of each.',
    bucket: 'papers',
    subBucket: 'kyc',
    series: 'right-papers',
    part: 1,
    daysAgo: 90,
    ground: 'mist',
    scene: papers,
    slides: [
      {
        heading: 'Validated',
        said: ['The client can invest with every fund house.', 'Nothing has to be sent again.'],
      },
      {
        heading: 'Registered',
        said: [
          'It is enough where the client is invested already.',
          'A new fund house asks for fresh documents.',
        ],
      },
      {
        heading: 'On hold',
        said: [
          'Mobile or e-mail could not be verified, or a paper is missing.',
          'No purchase goes through until it is mended.',
        ],
      },
      {
        heading: 'Look before you fill the form',
        said: [
          'Check every holder, and the guardian of a minor.',
          'A form with one wrong PAN comes back whole.',
        ],
      },
    ],
  },
  {
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
        said: ['A nominee spares the family months at a hard time.', 'Whoever wants none has to say so.'],
      },
      {
        heading: 'Name and relationship',
        said: [
          'Write the name as it stands on the identity card.',
          'For a minor the date of birth is needed as well.',
        ],
      },
      {
        heading: 'Shares add up to 100',
        said: ['Without shares, everybody gets an equal part.', 'Three times 33 is 99: give one of them 34.'],
      },
      {
        heading: 'After a wedding, look again',
        said: [
          'Marriages and births change who should be named.',
          'A nominee receives for the heirs, and is not always one.',
        ],
      },
    ],
  },
];
