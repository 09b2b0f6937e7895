import { greetingsFor, type WishLanguage } from '@hub/domain/wishes/greetings';
import { type YearlyKind, yearlyKinds } from '@hub/domain/wishes/occasions';

/** Of a category by its id; in English where the language has no words for it. */
export function greetingOf(category: string, language: WishLanguage): string {
  const kind = yearlyKinds.find((one): one is YearlyKind => one === category);
  const greetings = greetingsFor(
    kind ? { kind } : { kind: 'festival', festival: category.slice('festival-'.length) },
  );
  return greetings[language] ?? greetings.en ?? '';
}
