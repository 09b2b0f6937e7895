import { wishTexts, yearlyTexts } from '@hub/contract/wishes/wish-texts';
import { type FestivalAhead, festivalsAhead } from '@hub/domain/wishes/festival-days';
import { type Greetings, greetingsFor, type WishLanguage } from '@hub/domain/wishes/greetings';
import { type WishWindow, wishWindow, type YearlyKind, yearlyKinds } from '@hub/domain/wishes/occasions';
import { Refusal } from '../../calls/refusal/refusal.ts';

/** What a wish is for, with the days on which it comes. */
export interface Category {
  readonly id: string;
  readonly name: string;
  readonly greetings: Greetings;
  readonly kind: YearlyKind | 'festival';
  readonly festival: FestivalAhead | null;
  windowOf(span: 'day' | 'week' | 'month', today: Temporal.PlainDate): WishWindow;
}

const ofYear = (kind: YearlyKind): Category => ({
  id: kind,
  name: yearlyTexts[kind],
  greetings: greetingsFor({ kind }),
  kind,
  festival: null,
  windowOf: wishWindow,
});

const ofFestival = (ahead: FestivalAhead): Category => ({
  id: `festival-${ahead.festival.id}`,
  name: ahead.festival.name,
  greetings: greetingsFor({ kind: 'festival', festival: ahead.festival.id }),
  kind: 'festival',
  festival: ahead,
  windowOf: () => ahead,
});

/** The yearly days first, then the festivals as they come. */
export const allCategories = (today: Temporal.PlainDate): Category[] => [
  ...yearlyKinds.map(ofYear),
  ...festivalsAhead(today).map(ofFestival),
];

export function categoryAhead(id: string, today: Temporal.PlainDate): Category {
  const found = allCategories(today).find((one) => one.id === id);
  if (found) return found;
  throw new Refusal('not-found', wishTexts.unknownCategory, {
    fields: { category: wishTexts.unknownCategory },
  });
}

export function greetingIn({ greetings }: Category, language: WishLanguage): string {
  const greeting = greetings[language];
  if (greeting !== undefined) return greeting;
  throw new Refusal('rule', wishTexts.noWords, { fields: { language: wishTexts.noWords } });
}
