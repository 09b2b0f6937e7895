import type { DemoPiece } from './formats/demo-piece.ts';
import { education } from './pieces/education.ts';
import { festivals } from './pieces/festivals.ts';
import { funds } from './pieces/funds.ts';
import { goals } from './pieces/goals.ts';
import { papers } from './pieces/papers.ts';

/** The demo's library, over all types and buckets. */
export const demoPieces: readonly DemoPiece[] = [...education, ...goals, ...papers, ...festivals, ...funds];

export const demoBuckets = [
  { id: '1', no: 1, name: 'Investor education' },
  { id: '2', no: 2, name: 'SIP and goals' },
  { id: '3', no: 3, name: 'Tax and papers' },
  { id: '4', no: 4, name: 'Festivals' },
  { id: '5', no: 5, name: 'Our funds' },
] as const;
