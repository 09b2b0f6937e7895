/**
 * An error that appears while a button is being pressed moves the button away from under the finger, and the press is
 * lost. So what a blur has to say waits until the press is over.
 */
export interface AfterPress {
  /** A press begins. */
  start(): void;
  /** Now, or when the press is over. */
  run(work: () => void): void;
  /** What waits is no longer needed: the press has had the whole form checked. */
  drop(): void;
}

export function createAfterPress(): AfterPress {
  let isPressed = false;
  const waiting: (() => void)[] = [];
  const over = () => {
    window.removeEventListener('pointerup', over);
    window.removeEventListener('pointercancel', over);
    // The click follows its pointer in the same turn.
    setTimeout(() => {
      isPressed = false;
      for (const work of waiting.splice(0)) work();
    }, 0);
  };
  return {
    start() {
      isPressed = true;
      window.addEventListener('pointerup', over);
      window.addEventListener('pointercancel', over);
    },
    run(work) {
      if (isPressed) waiting.push(work);
      else work();
    },
    drop() {
      waiting.length = 0;
    },
  };
}
