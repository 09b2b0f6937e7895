import { SCROLL_ARROW_MARGIN_PX } from '@hub/domain';

export interface Arrows {
  readonly left: boolean;
  readonly right: boolean;
}

/** An arrow goes within the margin of its end (Spec §9). */
export function arrowsFor(scrolled: number, visible: number, whole: number): Arrows {
  return {
    left: scrolled > SCROLL_ARROW_MARGIN_PX,
    right: whole - visible - scrolled > SCROLL_ARROW_MARGIN_PX,
  };
}
