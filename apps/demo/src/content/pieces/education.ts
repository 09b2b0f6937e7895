import type { DemoPiece } from '../formats/demo-piece.ts';
import { dial } from '../scenes/dial.ts';
import { jar } from '../scenes/jar.ts';
import { pie } from '../scenes/pie.ts';
import { umbrella } from '../scenes/umbrella.ts';
import { waves } from '../scenes/waves.ts';

/** Investor education: how funds work. No fund is named. */
export const education: readonly DemoPiece[] = [
  {
    id: 'know-the-riskometer',
    type: 'IMAGE',
    bucket: '1',
    title: 'Know the riskometer',
    summary: 'The six levels of risk, and where to find the level of a fund.',
    addedDaysAgo: 4,
    ground: 'pale',
    scene: dial,
    words: {
      en: {
        kicker: 'Investor education',
        title: 'Look at the riskometer first',
        text: 'Every fund has one of six levels of risk, from low to very high. It is checked each month. Choose a level that lets you sleep.',
      },
      hi: {
        kicker: 'निवेशक शिक्षा',
        title: 'पहले रिस्कोमीटर देखें',
        text: 'हर फंड का जोखिम छह स्तरों में बताया जाता है, कम से बहुत अधिक तक। यह हर महीने जाँचा जाता है।',
      },
      ta: {
        kicker: 'முதலீட்டாளர் கல்வி',
        title: 'முதலில் ரிஸ்கோமீட்டரைப் பாருங்கள்',
        text: 'ஒவ்வொரு ஃபண்டின் அபாயமும் ஆறு நிலைகளில் காட்டப்படுகிறது. அது மாதந்தோறும் சரிபார்க்கப்படுகிறது.',
      },
    },
  },
  {
    id: 'not-in-one-basket',
    type: 'IMAGE',
    bucket: '1',
    title: 'Not all in one basket',
    summary: 'Why money is spread over equity, debt, gold and cash.',
    addedDaysAgo: 62,
    ground: 'mist',
    scene: pie,
    words: {
      en: {
        kicker: 'Investor education',
        title: 'Do not keep it all in one basket',
        text: 'Equity, debt, gold and cash do not move together. A mix that suits your years and your nerves is easier to stay with.',
      },
      hi: {
        kicker: 'निवेशक शिक्षा',
        title: 'सब कुछ एक ही जगह न रखें',
        text: 'इक्विटी, डेट, सोना और नकद एक साथ नहीं चलते। अपने समय और स्वभाव के अनुसार मिश्रण चुनें।',
      },
    },
  },
  {
    id: 'money-for-a-rainy-day',
    type: 'IMAGE',
    bucket: '1',
    title: 'Money for a rainy day',
    summary: 'An emergency fund comes before investing.',
    addedDaysAgo: 35,
    ground: 'pale',
    scene: umbrella,
    words: {
      en: {
        kicker: 'Investor education',
        title: 'First, money for a rainy day',
        text: 'Keep the expenses of about six months where you can reach them in a day or two. Then invest for what is years away.',
      },
      hi: {
        kicker: 'निवेशक शिक्षा',
        title: 'पहले, मुश्किल समय के लिए पैसा',
        text: 'लगभग छह महीने का खर्च ऐसी जगह रखें जहाँ से एक-दो दिन में मिल सके। उसके बाद निवेश करें।',
      },
      bn: {
        kicker: 'বিনিয়োগকারী শিক্ষা',
        title: 'আগে দুর্দিনের জন্য টাকা',
        text: 'প্রায় ছয় মাসের খরচ এমন জায়গায় রাখুন, যেখান থেকে দু-এক দিনে পাওয়া যায়। তারপর বিনিয়োগ করুন।',
      },
    },
  },
  {
    id: 'mutual-funds-in-three-pages',
    type: 'PDF',
    bucket: '1',
    title: 'Mutual funds in three pages',
    summary: 'What a fund is, what it costs and what can go wrong, to read and keep.',
    addedDaysAgo: 90,
    ground: 'mist',
    scene: pie,
    words: {
      en: [
        {
          title: 'What a mutual fund is',
          paragraphs: [
            'Many people put their money together. A fund manager invests it in shares, bonds or both, as the papers of the scheme say. Each person holds units.',
            'The price of a unit is the NAV. It is worked out after every business day from what the fund holds.',
          ],
          points: [
            'Units can be bought once or every month.',
            'Money comes back to your own bank account only.',
            'A trustee and SEBI watch over the fund house.',
          ],
        },
        {
          title: 'What it costs',
          paragraphs: [
            'The fund takes its yearly cost out of the NAV, a little each day. The factsheet says how much. In a regular plan this includes the commission of your distributor.',
            'Some funds take an exit load when you leave early. Stamp duty of 0.005% is paid when units are bought.',
          ],
          points: ['No fund may charge you for coming in.', 'Tax is due on a gain when you sell or switch.'],
        },
        {
          title: 'What can go wrong',
          paragraphs: [
            'The value of units goes up and down. It can be lower than what you paid on the day you need the money. Nobody can promise a return.',
            'What helps: a long time, a mix of funds, and money for a rainy day kept elsewhere.',
          ],
          points: [
            'Read the riskometer and the scheme documents.',
            'Keep nominee, mobile number and bank up to date.',
            'Ask when something is not clear.',
          ],
        },
      ],
      hi: [
        {
          title: 'म्यूचुअल फंड क्या है',
          paragraphs: [
            'बहुत से लोग अपना पैसा मिलाते हैं। फंड मैनेजर उसे योजना के अनुसार शेयर, बॉन्ड या दोनों में लगाता है। हर व्यक्ति के पास यूनिट होती हैं।',
            'एक यूनिट की कीमत को NAV कहते हैं। यह हर कारोबारी दिन के बाद निकाली जाती है।',
          ],
          points: ['यूनिट एक बार या हर महीने ली जा सकती हैं।', 'पैसा केवल आपके अपने बैंक खाते में आता है।'],
        },
        {
          title: 'खर्च कितना है',
          paragraphs: [
            'फंड का सालाना खर्च हर दिन थोड़ा-थोड़ा NAV में से लिया जाता है। फैक्टशीट में यह लिखा होता है।',
            'कुछ फंड जल्दी निकलने पर एग्ज़िट लोड लेते हैं।',
          ],
        },
        {
          title: 'जोखिम क्या है',
          paragraphs: [
            'यूनिट का मूल्य घटता-बढ़ता है। ज़रूरत के दिन यह आपके दिए हुए पैसे से कम भी हो सकता है। कोई भी लाभ का वादा नहीं कर सकता।',
          ],
          points: ['रिस्कोमीटर और योजना के दस्तावेज़ पढ़ें।', 'नॉमिनी, मोबाइल और बैंक की जानकारी सही रखें।'],
        },
      ],
    },
  },
  {
    id: 'markets-go-up-and-down',
    type: 'GIF',
    bucket: '1',
    title: 'Markets go up and down',
    summary: 'A moving picture for days on which markets fall.',
    addedDaysAgo: 18,
    ground: 'pale',
    scene: waves,
    words: {
      en: {
        kicker: 'Investor education',
        title: 'Markets go up and down',
        text: 'A fall is part of the journey. Before you sell, ask what has changed: the market, or your goal?',
      },
    },
  },
  {
    id: 'what-is-a-nav',
    type: 'VIDEO',
    bucket: '1',
    title: 'What is a NAV?',
    summary: 'A film of half a minute with a voice: what the price of a unit is.',
    addedDaysAgo: 26,
    ground: 'mist',
    scene: jar,
    words: {
      en: [
        'What is the NAV of a mutual fund?',
        'It is the price of one unit.',
        'Add up all that the fund holds, at the prices of the day.',
        'Take off what the fund owes, its costs among them.',
        'Divide the rest by the number of units.',
        'It is worked out after every business day.',
        'A low NAV does not make a fund cheap, and a high one does not make it dear.',
        'What counts is how the NAV changes while you are invested, and it can fall.',
      ],
      hi: [
        'म्यूचुअल फंड की NAV क्या है?',
        'यह एक यूनिट की कीमत है।',
        'फंड की कुल संपत्ति को उस दिन के भाव पर जोड़ा जाता है।',
        'उसमें से फंड की देनदारी और खर्च घटाए जाते हैं।',
        'बाकी राशि को यूनिट की संख्या से भाग दिया जाता है।',
        'यह हर कारोबारी दिन के बाद निकाली जाती है।',
        'कम NAV का मतलब सस्ता फंड नहीं है, और अधिक NAV का मतलब महँगा फंड नहीं है।',
        'NAV घट भी सकती है।',
      ],
    },
  },
  {
    id: 'when-markets-fall',
    type: 'HTML',
    bucket: '1',
    title: 'When markets fall',
    summary: 'A mail to clients who ask what to do now.',
    addedDaysAgo: 2,
    ground: 'pale',
    scene: waves,
    words: {
      en: {
        title: 'When markets fall',
        paragraphs: [
          'Falling prices make everybody uneasy. They have come in every decade, and nobody knows the day on which one ends.',
          'Before you change anything, take a quiet look at these points:',
        ],
        points: [
          'When do you need this money? What you need within three years should not depend on shares.',
          'Is your rainy day fund there? Then nothing has to be sold in a hurry.',
          'Has your goal changed? If not, the plan made for it may not need to change.',
          'Is the mix still yours? After a fall it may be worth setting it right.',
        ],
      },
    },
  },
];
