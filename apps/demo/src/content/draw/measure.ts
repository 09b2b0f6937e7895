import type { Shape, Weight } from './shapes.ts';
import { evenLines, fullLines } from './typeface.ts';

interface Paragraph {
  readonly text: string;
  readonly x: number;
  /** Of its upper edge. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly weight: Weight;
  readonly fill: string;
  readonly leading?: number;
  /** Whether its lines are of like length, as those of a title; otherwise each is as full as it can be. */
  readonly isEven?: boolean;
}

export interface Block {
  readonly shapes: readonly Shape[];
  /** Where the next one begins. */
  readonly end: number;
}

/** Text over as many lines as it needs. */
export function paragraph({
  text,
  x,
  y,
  width,
  size,
  weight,
  fill,
  leading = 1.3,
  isEven = false,
}: Paragraph): Block {
  const lines = (isEven ? evenLines : fullLines)(text, width, size, weight);
  return {
    shapes: lines.map((line, no) => ({
      text: line,
      x,
      y: y + size * (no * leading + 0.95),
      size,
      weight,
      fill,
    })),
    end: y + size * leading * lines.length,
  };
}
