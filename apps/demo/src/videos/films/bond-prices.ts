import { waves } from '../../content/scenes/waves.ts';
import type { DemoVideo } from './demo-video.ts';

export const bondPrices: DemoVideo = {
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
      heading: 'A debt fund is not a deposit',
      said: [
        ['A debt fund holds bonds, and bonds have a price every day.', 'Bonds have a price every day'],
        ['So the NAV can fall, though less than that of an equity fund.', 'The NAV can fall'],
        ['This film explains the two reasons: interest rates, and the borrower.'],
      ],
    },
    {
      heading: 'Rates up, prices down',
      said: [
        ['Take a bond that pays seven per cent.', 'An old bond pays 7%'],
        ['When new bonds pay eight, nobody gives the full price for the old one.', 'New bonds pay 8%'],
        ['Its price falls until both are worth the same to a buyer.', 'The old one gets cheaper'],
        ['When rates fall, it is the other way round.'],
      ],
    },
    {
      heading: 'Longer moves more',
      said: [
        ['Duration says how much a price moves.', 'Duration: how much it moves'],
        [
          'With a duration of five years, one point more in rates takes about five per cent off the price.',
          '5 years: about 5% for one point',
        ],
        ['With a duration of half a year it takes about half a per cent.', 'Half a year: about 0.5%'],
        ['The factsheet states the duration of each fund.'],
      ],
    },
    {
      heading: 'Time heals some of it',
      said: [
        ['The fund buys new bonds at the new rate.', 'New bonds at the new rate'],
        ['Over the months they earn back a part of what was lost.'],
        ['Whoever stays about as long as the duration feels less of it.', 'Stay as long as the duration'],
        ['Whoever leaves after a bad month takes the loss home.'],
      ],
    },
    {
      heading: 'The other risk: the borrower',
      said: [
        ['A company may pay late, or not at all.', 'A borrower may not pay'],
        ['Ratings say how likely that is held to be, and they can change.', 'Ratings can change'],
        ['A higher yield is nearly always the price of more risk.', 'More yield, more risk'],
        ['The risk class matrix of a scheme shows both risks in one box.'],
      ],
    },
    {
      heading: 'Match the horizon',
      said: [
        ['Money for a few weeks belongs in overnight or liquid funds.', 'Weeks: overnight or liquid'],
        ['Money for a year or two belongs in short maturities.', 'One or two years: short'],
        [
          'Long duration is for clients who know that the NAV will swing.',
          'Long: only for who knows it swings',
        ],
        ['Ask when the money is needed, and the fund nearly chooses itself.'],
      ],
    },
  ],
};
