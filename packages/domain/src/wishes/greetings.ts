import { festivalGreetings } from './festival-greetings.ts';
import { festivals } from './festivals.ts';
import type { YearlyKind } from './occasions.ts';

export const wishLanguages = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
  gu: 'ગુજરાતી',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  kn: 'ಕನ್ನಡ',
  ml: 'മലയാളം',
  bn: 'বাংলা',
} as const;
export type WishLanguage = keyof typeof wishLanguages;

export type Greetings = Readonly<Partial<Record<WishLanguage, string>>>;

/** Handbook part 2, C2, which wants a native's look at all but English before they go out. */
const birthday: Greetings = {
  en: 'Happy Birthday',
  hi: 'जन्मदिन की हार्दिक शुभकामनाएँ',
  mr: 'वाढदिवसाच्या हार्दिक शुभेच्छा',
  gu: 'જન્મદિનની શુભકામના',
  ta: 'பிறந்தநாள் வாழ்த்துகள்',
  te: 'జన్మదిన శుభాకాంక్షలు',
  kn: 'ಹುಟ್ಟುಹಬ್ಬದ ಶುಭಾಶಯಗಳು',
  ml: 'ജന്മദിനാശംസകൾ',
  bn: 'জন্মদিনের শুভেচ্ছা',
};
const marriage: Greetings = {
  en: 'Happy Wedding Anniversary',
  hi: 'शादी की सालगिरह की शुभकामनाएँ',
  mr: 'लग्नाच्या वाढदिवसाच्या शुभेच्छा',
  gu: 'લગ્ન વર્ષગાંઠની શુભકામના',
  ta: 'திருமண நாள் வாழ்த்துகள்',
  te: 'పెళ్లి రోజు శుభాకాంక్షలు',
  kn: 'ವಿವಾಹ ವಾರ್ಷಿಕೋತ್ಸವದ ಶುಭಾಶಯಗಳು',
  ml: 'വിവാഹ വാർഷികാശംസകൾ',
  bn: 'শুভ বিবাহবার্ষিকী',
};
const diwali: Greetings = {
  en: 'Happy Diwali',
  hi: 'दिवाली की शुभकामनाएँ',
  mr: 'दिवाळीच्या हार्दिक शुभेच्छा',
  gu: 'દિવાળી મુબારક',
  ta: 'தீபாவளி நல்வாழ்த்துகள்',
  te: 'దీపావళి శుభాకాంక్షలు',
  kn: 'ದೀಪಾವಳಿ ಹಬ್ಬದ ಶುಭಾಶಯಗಳು',
  ml: 'ദീപാവലി ആശംസകൾ',
  bn: 'শুভ দীপাবলি',
};
/** Own words, as the Hindi names of festivals are. */
const firstInvestment: Greetings = {
  en: 'Happy anniversary of your first investment',
  hi: 'आपके पहले निवेश की वर्षगाँठ की शुभकामनाएँ',
};

const yearly = { birthday, marriage, 'first-investment': firstInvestment } as const;

/** What a wish says in each language that has words for it. */
export function greetingsFor(
  occasion: { readonly kind: YearlyKind } | { readonly kind: 'festival'; readonly festival: string },
): Greetings {
  if (occasion.kind !== 'festival') return yearly[occasion.kind];
  if (occasion.festival === 'diwali') return diwali;
  const found = festivals.find(({ id }) => id === occasion.festival);
  if (found === undefined || found.greeting === null) return {};
  return { en: found.greeting, hi: `${found.hindi} की शुभकामनाएँ`, ...festivalGreetings[found.id] };
}
