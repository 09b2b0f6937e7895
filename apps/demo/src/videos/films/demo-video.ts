import type { Ground } from '../../content/formats/poster.ts';
import type { Scene } from '../../content/scenes/scene.ts';

/** A sentence, and what stands on the slide from then on. */
type SaidLine = readonly [said: string, point?: string];

interface Slide {
  readonly heading: string;
  readonly said: readonly SaidLine[];
}

export interface DemoVideo {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly bucket: string;
  readonly subBucket?: string;
  readonly series?: string;
  readonly part?: number;
  /** How long before the demo's first day it was published. */
  readonly daysAgo: number;
  readonly ground: Ground;
  readonly scene: Scene;
  readonly slides: readonly Slide[];
}
