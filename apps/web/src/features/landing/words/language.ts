import type { Language } from './words.ts';

const PARAMETER = 'lang';

/** The page in a language: one route, and the language in its query. */
export const addressIn = (language: Language): string =>
  language === 'en' ? '/' : `/?${PARAMETER}=${language}`;

export const languageOf = (search: string): Language =>
  new URLSearchParams(search).get(PARAMETER) === 'hi' ? 'hi' : 'en';
