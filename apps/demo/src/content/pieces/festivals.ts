import type { DemoPiece } from '../formats/demo-piece.ts';
import { kites } from '../scenes/kites.ts';
import { lamps } from '../scenes/lamps.ts';
import { sunrise } from '../scenes/sunrise.ts';

/** Greetings (Handbook part 2 C2). They say nothing of money. */
export const festivals: readonly DemoPiece[] = [
  {
    id: 'happy-diwali',
    type: 'IMAGE',
    bucket: '4',
    title: 'Happy Diwali',
    summary: 'A greeting in four languages.',
    addedDaysAgo: 20,
    ground: 'deep',
    scene: lamps,
    words: {
      en: {
        kicker: 'Greetings',
        title: 'Happy Diwali',
        text: 'May your home be full of light, health and good company.',
      },
      hi: {
        kicker: 'शुभकामनाएँ',
        title: 'दिवाली की शुभकामनाएँ',
        text: 'आपके घर में रोशनी, सेहत और अपनों का साथ बना रहे।',
      },
      ta: {
        kicker: 'வாழ்த்துகள்',
        title: 'தீபாவளி நல்வாழ்த்துகள்',
        text: 'உங்கள் இல்லம் ஒளியாலும் மகிழ்ச்சியாலும் நிறையட்டும்.',
      },
      bn: {
        kicker: 'শুভেচ্ছা',
        title: 'শুভ দীপাবলি',
        text: 'আপনার ঘর আলো, সুস্বাস্থ্য আর আনন্দে ভরে উঠুক।',
      },
    },
  },
  {
    id: 'diwali-lamps',
    type: 'GIF',
    bucket: '4',
    title: 'Diwali lamps',
    summary: 'The greeting with lamps that burn.',
    addedDaysAgo: 19,
    ground: 'deep',
    scene: lamps,
    words: {
      en: {
        kicker: 'Greetings',
        title: 'A light for every home',
        text: 'Happy Diwali to you and your family.',
      },
      hi: { kicker: 'शुभकामनाएँ', title: 'हर घर में एक दीया', text: 'आपको और आपके परिवार को दिवाली की शुभकामनाएँ।' },
    },
  },
  {
    id: 'happy-new-year',
    type: 'IMAGE',
    bucket: '4',
    title: 'Happy New Year',
    summary: 'A greeting for the first days of January.',
    addedDaysAgo: 1,
    validDays: [21, 70],
    ground: 'gold',
    scene: sunrise,
    words: {
      en: {
        kicker: 'Greetings',
        title: 'Happy New Year',
        text: 'A good morning to a good year, to you and to all who are dear to you.',
      },
      hi: {
        kicker: 'शुभकामनाएँ',
        title: 'नव वर्ष की शुभकामनाएँ',
        text: 'यह साल आपके और आपके अपनों के लिए अच्छा हो।',
      },
    },
  },
  {
    id: 'independence-day',
    type: 'IMAGE',
    bucket: '4',
    title: 'Independence Day',
    summary: 'A greeting for the 15th of August.',
    addedDaysAgo: 110,
    validDays: [-110, -60],
    ground: 'mist',
    scene: kites,
    words: {
      en: {
        kicker: 'Greetings',
        title: 'Happy Independence Day',
        text: 'To all who keep this country going, every day of the year.',
      },
    },
  },
];
