import { fileURLToPath } from 'node:url';

export type FontWeight = 400 | 600 | 700;

export interface FontFamily {
  readonly family: string;
  /** The letters it is there for. */
  readonly letters: RegExp;
  readonly fileOf: (weight: FontWeight) => string;
}

const styles = { 400: '400Regular', 600: '600SemiBold', 700: '700Bold' } as const;

const family = (name: string, letters: RegExp): FontFamily => {
  const folder = name.toLowerCase().replaceAll(' ', '-');
  const file = name.replaceAll(' ', '');
  return {
    family: name,
    letters,
    fileOf: (weight) => {
      const style = styles[weight];
      const path = `@expo-google-fonts/${folder}/${style}/${file}_${style}.ttf`;
      return fileURLToPath(import.meta.resolve(path));
    },
  };
};

/** Inter has Latin, Greek and Cyrillic; the others are for the scripts of India that it lacks. */
export const latin = family('Inter', /\p{Script=Latin}/u);
const indic: readonly FontFamily[] = [
  family('Noto Sans Devanagari', /\p{Script_Extensions=Devanagari}/u),
  family('Noto Sans Tamil', /\p{Script=Tamil}/u),
  family('Noto Sans Bengali', /\p{Script=Bengali}/u),
  family('Noto Sans Gujarati', /\p{Script=Gujarati}/u),
  family('Noto Sans Telugu', /\p{Script=Telugu}/u),
  family('Noto Sans Kannada', /\p{Script=Kannada}/u),
  family('Noto Sans Malayalam', /\p{Script=Malayalam}/u),
];

/** Inter first: a letter is drawn with the first of them that has it. */
export const fontsFor = (text: string): readonly FontFamily[] => [
  latin,
  ...indic.filter(({ letters }) => letters.test(text)),
];

/** Whether letters reach further above and below the line than Latin ones do. */
export const isTall = (text: string): boolean => fontsFor(text).length > 1;
