import { speakEnglish } from './english-voice.ts';
import { speakHindi } from './hindi-voice.ts';
import { spokenWords } from './spoken-words.ts';
import type { Speech } from './wav.ts';

/** The languages that there is a voice for. */
export const spokenLanguages = ['en', 'hi'] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** A sentence as somebody says it. */
export const speak = (line: string, language: SpokenLanguage): Promise<Speech> =>
  language === 'hi' ? speakHindi(line) : speakEnglish(spokenWords(line));
