import type { BlockFigures, QuestionFigures, WarnFigures } from '@hub/domain/orders/checks/finding';

/** What is wrong, why, and what would fix it. */
export interface FindingText {
  readonly title: string;
  readonly why: string;
  readonly fix: string;
}

type Words<Figures> = { readonly [Code in keyof Figures]: (figures: Figures[Code]) => FindingText };
export type BlockWords = Words<BlockFigures>;
export type QuestionWords = Words<QuestionFigures>;
export type WarningWords = Words<WarnFigures>;
