import { join } from 'node:path';
import { type DrawnBrand, drawOnce } from '../drawing/draw-once.ts';
import type { DemoPiece } from './formats/demo-piece.ts';
import type { FundFacts } from './fund-facts.ts';

/** Which pieces a thread draws: those with facts of a fund, one by one, or all others. */
export interface Drawn {
  readonly id: string | null;
  readonly facts: FundFacts | null;
}

/** The folder with the files of a piece. Facts change each month: what has none is not drawn again for them. */
export const drawContent = (
  piece: DemoPiece,
  facts: FundFacts | null,
  { brand, signal }: { readonly brand: DrawnBrand; readonly signal: AbortSignal },
): Promise<string> => {
  const hasFacts = 'hasFacts' in piece && facts !== null;
  const drawn: Drawn = hasFacts ? { id: piece.id, facts } : { id: null, facts: null };
  return drawOnce(
    {
      name: hasFacts ? `demo-content-${piece.id}` : 'demo-content',
      sources: [import.meta.dirname, join(import.meta.dirname, '../voice')],
      thread: new URL('./draw-thread.ts', import.meta.url),
      facts: drawn,
    },
    brand,
    signal,
  );
};
