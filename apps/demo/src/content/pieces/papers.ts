import type { DemoPiece } from '../formats/demo-piece.ts';
import { calendar } from '../scenes/calendar.ts';
import { family } from '../scenes/family.ts';
import { papers as forms } from '../scenes/papers.ts';

/** Tax and papers: what has to be in order. */
export const papers: readonly DemoPiece[] = [
  {
    id: 'tax-saving-before-march',
    type: 'IMAGE',
    bucket: '3',
    title: 'Tax saving before March',
    summary: 'ELSS under the old tax regime, with its lock-in.',
    addedDaysAgo: 6,
    ground: 'mist',
    scene: calendar,
    words: {
      en: {
        kicker: 'Tax saving',
        title: 'Do not leave it to the last week of March',
        text: 'Under the old tax regime, up to ₹1,50,000 a year put into ELSS can be deducted. Each instalment is locked in for three years.',
      },
      hi: {
        kicker: 'टैक्स बचत',
        title: 'मार्च के आख़िरी हफ़्ते तक न टालें',
        text: 'पुरानी कर व्यवस्था में ELSS में साल के ₹1,50,000 तक की कटौती मिलती है। हर किस्त तीन साल के लिए बंद रहती है।',
      },
    },
  },
  {
    id: 'name-a-nominee',
    type: 'IMAGE',
    bucket: '3',
    title: 'Name a nominee',
    summary: 'Why each folio needs a nominee.',
    addedDaysAgo: 40,
    ground: 'gold',
    scene: family,
    words: {
      en: {
        kicker: 'Nomination',
        title: 'Name the people it is meant for',
        text: 'With a nominee on the folio, your family can claim the units with few papers. Up to ten people can be named.',
      },
      hi: {
        kicker: 'नॉमिनेशन',
        title: 'जिनके लिए है, उनका नाम लिखें',
        text: 'फोलियो में नॉमिनी होने पर परिवार कम काग़ज़ों से यूनिट पा सकता है। दस लोगों तक का नाम दिया जा सकता है।',
      },
    },
  },
  {
    id: 'is-your-kyc-in-order',
    type: 'IMAGE',
    bucket: '3',
    title: 'Is your KYC in order?',
    summary: 'What stops an order when KYC is not validated.',
    addedDaysAgo: 58,
    ground: 'pale',
    scene: forms,
    words: {
      en: {
        kicker: 'KYC',
        title: 'Is your KYC in order?',
        text: 'PAN linked with Aadhaar, mobile and mail confirmed, address up to date: then no order has to wait.',
      },
      hi: {
        kicker: 'KYC',
        title: 'क्या आपका KYC ठीक है?',
        text: 'PAN आधार से जुड़ा हो, मोबाइल और ईमेल की पुष्टि हो, पता सही हो: तब कोई ऑर्डर नहीं रुकेगा।',
      },
    },
  },
  {
    id: 'nominee-mail',
    type: 'HTML',
    bucket: '3',
    title: 'A nominee for each folio',
    summary: 'A mail to clients whose folios have no nominee.',
    addedDaysAgo: 22,
    ground: 'gold',
    scene: family,
    words: {
      en: {
        title: 'A nominee for each folio',
        paragraphs: [
          'Who should receive your units one day? With a nominee on the folio the answer is there, and your family needs few papers.',
        ],
        points: [
          'Up to ten people can be named, with their shares.',
          'A nominee can be changed at any time.',
          'It is confirmed with a one-time password or on paper.',
          'A nominee holds the units for the legal heirs; a will can say more.',
        ],
      },
    },
  },
  {
    id: 'papers-for-a-first-investment',
    type: 'PDF',
    bucket: '3',
    title: 'Papers for a first investment',
    summary: 'One page: what a new client should have at hand.',
    addedDaysAgo: 66,
    ground: 'pale',
    scene: forms,
    words: {
      en: [
        {
          title: 'Papers for a first investment',
          paragraphs: ['With these at hand, a first investment takes about fifteen minutes.'],
          points: [
            'PAN, linked with Aadhaar',
            'Mobile number and mail address of your own',
            'A cancelled cheque or the bank statement of the last three months',
            'A photograph and a signature on white paper',
            'Name, date of birth and share of each nominee',
            'Tax residence outside India, if there is one',
          ],
        },
      ],
    },
  },
];
