import { type Dispatch, type KeyboardEvent, type SetStateAction, useId, useRef } from 'react';
import { cx } from '../../ui/theme/cx.ts';
import styles from './crop-box.module.css';
import { useCropGestures } from './crop-gestures.ts';
import {
  closestZoom,
  middleSquare,
  moveSquare,
  type PictureSize,
  type Square,
  zoomOf,
  zoomSquare,
} from './crop-square.ts';

interface CroppedProps {
  url: string;
  picture: PictureSize;
  square: Square;
  className?: string | undefined;
}

/** The part of a picture that a square cuts out, as large as the place it stands in. */
export function Cropped({ url, picture, square, className }: CroppedProps) {
  const share = (pixels: number) => `${(pixels / square.size) * 100}%`;
  return (
    <span className={cx(styles.cropped, className)}>
      <img
        src={url}
        alt=""
        draggable={false}
        style={{ width: share(picture.width), left: share(-square.left), top: share(-square.top) }}
      />
    </span>
  );
}

interface CropBoxProps {
  url: string;
  picture: PictureSize;
  square: Square;
  onSquare: Dispatch<SetStateAction<Square>>;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Chooses a square of a picture by dragging, pinching, the wheel or the keyboard. */
export function CropBox({ url, picture, square, onSquare }: CropBoxProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const gestures = useCropGestures(box, picture, onSquare);
  const closest = closestZoom(picture);
  const zoom = zoomOf(square, picture);
  const zoomTo = (next: number) => onSquare((now) => zoomSquare(now, next, picture));

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (arrow) {
      const step = square.size * (event.shiftKey ? 0.1 : 0.02);
      onSquare((now) => moveSquare(now, arrow[0] * step, arrow[1] * step, picture));
    } else if (event.key === '+' || event.key === '=') zoomTo(zoom * 1.1);
    else if (event.key === '-') zoomTo(zoom / 1.1);
    else if (event.key === 'Home') onSquare(middleSquare(picture));
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.crop}>
      <div
        ref={box}
        className={styles.box}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys below work here
        tabIndex={0}
        aria-label="Part of the picture to show"
        aria-describedby={`${id}-keys`}
        onKeyDown={onKeyDown}
        {...gestures}
      >
        <Cropped url={url} picture={picture} square={square} className={styles.whole} />
        <span className={styles.ring} />
      </div>
      <label className={styles.zoom}>
        <span>Zoom</span>
        <input
          type="range"
          min={1}
          max={closest}
          step="any"
          value={zoom}
          disabled={closest === 1}
          aria-valuetext={`${Math.round(zoom * 100)} percent`}
          onChange={(event) => zoomTo(Number(event.currentTarget.value))}
        />
      </label>
      <p id={`${id}-keys`} className={styles.keys}>
        Drag the picture to place it. On a keyboard: arrow keys move it, + and − zoom.
      </p>
    </div>
  );
}
