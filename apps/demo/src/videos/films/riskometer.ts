import { dial } from '../../content/scenes/dial.ts';
import type { DemoVideo } from './demo-video.ts';

export const riskometer: DemoVideo = {
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
      heading: 'One needle, six levels',
      said: [
        ['Every scheme of every fund house has a Riskometer.'],
        ['The needle stands at one of six levels.', 'One of six levels'],
        [
          'They are low, low to moderate, moderate, moderately high, high and very high.',
          'From low to very high',
        ],
        ['Nearly every equity fund stands at very high.', 'Equity: nearly always very high'],
      ],
    },
    {
      heading: 'Where the level comes from',
      said: [
        ['The fund house works it out from what the scheme holds.', 'From the portfolio'],
        [
          'For shares it looks at size, at how prices swing and at how easily they are sold.',
          'Shares: size, swing, sale',
        ],
        [
          'For bonds it looks at credit, at interest rates and at how easily they are sold.',
          'Bonds: credit, rates, sale',
        ],
        ['The name of the category does not decide it.'],
      ],
    },
    {
      heading: 'Looked at each month',
      said: [
        ['The level is worked out again every month.', 'New every month'],
        ['A change is told to every investor of the scheme.', 'A change is told to investors'],
        ['A piece of yours with the old level may not be used any longer.', 'Old pieces are withdrawn'],
        ['The library withdraws it, and its QR says so.'],
      ],
    },
    {
      heading: 'The client has a level too',
      said: [
        ['Ask how a fall of a third would feel.', 'How would a fall of a third feel?'],
        ['Ask what the client did in the last fall.', 'What was done in the last fall?'],
        ['A long horizon does not make a nervous person calm.', 'A horizon is not a temper'],
        ['Write the answers down: they protect the client, and they protect you.'],
      ],
    },
    {
      heading: 'Bring the two together',
      said: [
        ['Put the level of the scheme beside the level of the client.', 'Scheme beside client'],
        ['If the scheme stands higher, say so in plain words.', 'If it is higher, say so'],
        ['A mix can be calmer than each of its parts.', 'A mix can be calmer'],
        ['A client who insists should know what to expect in a bad year.'],
      ],
    },
    {
      heading: 'It is no forecast',
      said: [
        ['The needle says how rough the road is.', 'How rough the road is'],
        ['It does not say where the road leads.', 'Not where it leads'],
        [
          'Very high does not mean a high return, and low does not mean that nothing can be lost.',
          'Low is not "safe"',
        ],
        ['Show the Riskometer in every first talk about a scheme.'],
      ],
    },
  ],
};
