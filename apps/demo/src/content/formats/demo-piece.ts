import type { ContentType } from '@hub/domain/content/content-rules';
import type { SpokenLanguage } from '../../voice/speak.ts';
import type { Scene } from '../scenes/scene.ts';
import type { Ground, PosterWords } from './poster.ts';

type Language = 'en' | 'hi' | 'ta' | 'bn';
type ByLanguage<Words> = Readonly<Partial<Record<Language, Words>> & { readonly en: Words }>;

/** A page of a PDF or a mail: a title and what is said under it, as paragraphs or as points. */
export interface SheetWords {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

type Content =
  | { readonly type: 'IMAGE'; readonly words: ByLanguage<PosterWords> }
  | { readonly type: 'GIF'; readonly words: ByLanguage<PosterWords> }
  | {
      readonly type: 'PDF';
      readonly words: ByLanguage<readonly SheetWords[]>;
      /** With a page of the fund's dated facts behind these. */
      readonly hasFacts?: true;
    }
  | { readonly type: 'HTML'; readonly words: ByLanguage<SheetWords> }
  /** One sentence after the other, in languages that there is a voice for. */
  | {
      readonly type: 'VIDEO';
      readonly words: Readonly<Partial<Record<SpokenLanguage, readonly string[]>>> & {
        readonly en: readonly string[];
      };
    };

/** A piece of the demo's library, of our own making. Days are counted from the day the demo is filled. */
export type DemoPiece = Content & {
  readonly id: string;
  readonly type: ContentType;
  readonly bucket: string;
  /** The fund it is about. */
  readonly fund?: string;
  readonly title: string;
  readonly summary: string;
  readonly addedDaysAgo: number;
  /** The first and the last day; without, from the day it was added, for a year. */
  readonly validDays?: readonly [number, number];
  readonly recalled?: string;
  readonly ground: Ground;
  readonly scene: Scene;
};
