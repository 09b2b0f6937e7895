import type { Ground } from '../content/formats/poster.ts';
import type { Scene } from '../content/scenes/scene.ts';

/** One slide: what is written on it, and what is said while it stands. */
interface Slide {
  readonly heading: string;
  readonly said: readonly [string, string];
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
