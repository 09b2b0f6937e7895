import type { DemoPiece } from '../formats/demo-piece.ts';
import { calendar } from '../scenes/calendar.ts';
import { mountain } from '../scenes/mountain.ts';
import { plants } from '../scenes/plants.ts';

/** SIP and goals. No rate and no amount that something may grow to. */
export const goals: readonly DemoPiece[] = [
  {
    id: 'start-small-keep-going',
    type: 'IMAGE',
    bucket: '2',
    title: 'Start small, keep going',
    summary: 'What a SIP is, in four languages.',
    addedDaysAgo: 75,
    ground: 'pale',
    scene: plants,
    words: {
      en: {
        kicker: 'SIP',
        title: 'Start small. Keep going.',
        text: 'A SIP can start with ₹500 a month. You choose the day and the amount, and you can stop it when you like.',
      },
      hi: {
        kicker: 'SIP',
        title: 'छोटी शुरुआत, हर महीने',
        text: 'SIP ₹500 महीने से शुरू हो सकती है। दिन और राशि आप चुनते हैं, और जब चाहें रोक सकते हैं।',
      },
      ta: {
        kicker: 'SIP',
        title: 'சிறிதாகத் தொடங்குங்கள்',
        text: 'மாதம் ₹500 முதல் SIP தொடங்கலாம். நாளையும் தொகையையும் நீங்கள் தேர்வு செய்யலாம்.',
      },
      bn: {
        kicker: 'SIP',
        title: 'অল্প টাকায় শুরু করুন',
        text: 'মাসে ₹500 থেকেই SIP শুরু করা যায়। দিন ও টাকার পরিমাণ আপনি ঠিক করেন, চাইলে বন্ধও করতে পারেন।',
      },
    },
  },
  {
    id: 'goal-education',
    type: 'IMAGE',
    bucket: '2',
    title: 'Her studies, your plan',
    summary: 'Planning for the higher education of a child.',
    addedDaysAgo: 48,
    ground: 'gold',
    scene: mountain,
    words: {
      en: {
        kicker: 'Goals',
        title: 'Her studies are years away. Start now.',
        text: 'Write down what it would cost today, add what fees may rise by, and put aside a part of it every month.',
      },
      hi: {
        kicker: 'लक्ष्य',
        title: 'उसकी पढ़ाई दूर है, तैयारी आज से',
        text: 'आज का खर्च लिखें, फीस की बढ़त जोड़ें, और हर महीने उसका एक हिस्सा अलग रखें।',
      },
    },
  },
  {
    id: 'a-habit-on-the-fifth',
    type: 'GIF',
    bucket: '2',
    title: 'A habit on the 5th',
    summary: 'A moving picture: the same day, each month.',
    addedDaysAgo: 30,
    ground: 'gold',
    scene: calendar,
    words: {
      en: {
        kicker: 'SIP',
        title: 'On the 5th, like the rent',
        text: 'A SIP just after the salary day saves before the month has spent it.',
      },
      hi: {
        kicker: 'SIP',
        title: 'हर महीने, एक ही तारीख को',
        text: 'वेतन के ठीक बाद की SIP पहले बचत करती है, खर्च बाद में।',
      },
    },
  },
  {
    id: 'what-a-sip-does',
    type: 'VIDEO',
    bucket: '2',
    title: 'What a SIP does',
    summary: 'A film of half a minute with a voice, on buying units every month.',
    addedDaysAgo: 12,
    ground: 'pale',
    scene: plants,
    words: {
      en: [
        'What does a SIP do?',
        'It invests the same amount every month, on a day that you choose.',
        'When the price of a unit is low, the amount buys more units.',
        'When the price is high, it buys fewer.',
        'So nobody has to guess the right day.',
        'You can change the amount, pause it, or stop it.',
        'A SIP does not protect you from a loss when markets fall.',
        'It needs time: think of five years or more for equity.',
      ],
    },
  },
  {
    id: 'goal-worksheet',
    type: 'PDF',
    bucket: '2',
    title: 'Goal worksheet',
    summary: 'Two pages to fill in together with a client.',
    addedDaysAgo: 52,
    ground: 'gold',
    scene: mountain,
    words: {
      en: [
        {
          title: 'What is it for?',
          paragraphs: ['One sheet for each goal. Write with a pencil: goals change.'],
          points: [
            'The goal: ______________________________',
            'The year it is needed: ______________',
            'What it would cost today: ₹ ______________',
            'What is there for it already: ₹ ______________',
            'What can be put aside each month: ₹ ______________',
          ],
        },
        {
          title: 'How would you feel?',
          paragraphs: [
            'There is no right answer. Your answers help to choose a level of risk that you can stay with.',
          ],
          points: [
            'The value falls by a fifth in a year. I would: sell / wait / add',
            'I can leave this money alone for: 1 / 3 / 5 / 10 years or more',
            'My income is: steady / changing',
            'Others depend on this money: yes / no',
          ],
        },
      ],
    },
  },
];
