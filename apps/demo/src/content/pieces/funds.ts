import type { DemoPiece } from '../formats/demo-piece.ts';
import { jar } from '../scenes/jar.ts';
import { pie } from '../scenes/pie.ts';
import { seesaw } from '../scenes/seesaw.ts';

/** Our funds: what each is made for. No past and no future performance. */
export const funds: readonly DemoPiece[] = [
  {
    id: 'flexi-cap-sheet',
    type: 'PDF',
    bucket: '5',
    fund: 'Aranya Flexi Cap Fund',
    title: 'Flexi Cap Fund with its facts',
    summary: 'What the fund may hold, for whom it is meant, and its facts as on the last month end.',
    addedDaysAgo: 1,
    ground: 'mist',
    scene: pie,
    hasFacts: true,
    words: {
      en: [
        {
          title: 'Aranya Flexi Cap Fund',
          paragraphs: [
            'An open-ended equity scheme that invests in large, mid and small companies. The manager decides how much of each.',
            'It is suitable for investors who look for capital growth over the long term. Ask your distributor when in doubt whether the product suits you.',
          ],
          points: [
            'At least 65% in shares of Indian companies',
            'For money that can stay for five years or more',
            'Not for a rainy day fund',
          ],
        },
      ],
      hi: [
        {
          title: 'Aranya Flexi Cap Fund',
          paragraphs: [
            'एक ओपन-एंडेड इक्विटी योजना, जो बड़ी, मध्यम और छोटी कंपनियों में निवेश करती है। किसमें कितना, यह फंड मैनेजर तय करता है।',
            'यह उन निवेशकों के लिए है जो लंबी अवधि में पूँजी बढ़ाना चाहते हैं। यह आपके लिए ठीक है या नहीं, अपने वितरक से पूछें।',
          ],
          points: [
            'कम से कम 65% भारतीय कंपनियों के शेयरों में',
            'पाँच साल या उससे अधिक के पैसे के लिए',
            'मुश्किल समय के पैसे के लिए नहीं',
          ],
        },
      ],
    },
  },
  {
    id: 'how-the-balance-moves',
    type: 'VIDEO',
    bucket: '5',
    fund: 'Aranya Balanced Advantage Fund',
    title: 'How the balance moves',
    summary: 'A film of half a minute with a voice: how the fund changes its share of equity.',
    addedDaysAgo: 3,
    ground: 'gold',
    scene: seesaw,
    words: {
      en: [
        'Aranya Balanced Advantage Fund: how the balance moves.',
        'The fund holds shares and bonds, and the mix is not fixed.',
        'When shares are dear by its model, it may hold fewer of them.',
        'When they are cheap by its model, it may hold more.',
        'So it may fall less than shares in a bad year, and rise less in a good one.',
        'The model can be wrong, and the value of your units can fall.',
        'It is for money that can stay for three years or more.',
        'See the Riskometer and the scheme documents before you invest.',
      ],
    },
  },
  {
    id: 'liquid-fund-mail',
    type: 'HTML',
    bucket: '5',
    fund: 'Aranya Liquid Fund',
    title: 'Where short-term money can wait',
    summary: 'A mail on the liquid fund.',
    addedDaysAgo: 80,
    recalled: 'The exit load of the first seven days has changed. A new mail follows.',
    ground: 'pale',
    scene: jar,
    words: {
      en: {
        title: 'Where short-term money can wait',
        paragraphs: ['Money for a few weeks can wait in a liquid fund. It lends for 91 days at most.'],
        points: [
          'Out on the next business day, to your own bank account',
          'An exit load in the first seven days',
          'The value can fall, though less than that of longer loans',
        ],
      },
    },
  },
];
