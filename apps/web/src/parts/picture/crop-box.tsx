import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { cx } from '../../ui/theme/cx.ts';
import styles from './crop-box.module.css';
import { closestZoom, type PictureSize, type Square, squareOfShares } from './crop-square.ts';

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
    <span className={cx('block anchor clip', styles.cropped, className)}>
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
  onSquare: (square: Square) => void;
}

/** How far an arrow key moves the picture; with Shift a fifth of it. */
const KEY_STEP_PX = 20;

/** Chooses a square of a picture by dragging, pinching, the wheel or the keyboard. */
export function CropBox({ url, picture, onSquare }: CropBoxProps) {
  const id = useId();
  const [offset, setOffset] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const closest = closestZoom(picture);
  return (
    <div className="stack shrink gap-12">
      <div className={`amid anchor clip sunk round-card ${styles.box}`}>
        <Cropper
          image={url}
          crop={offset}
          zoom={zoom}
          maxZoom={closest}
          aspect={1}
          objectFit="cover"
          cropShape="round"
          showGrid={false}
          keyboardStep={KEY_STEP_PX}
          // The content policy refuses the style element it would write; its style sheet is imported above.
          disableAutomaticStylesInjection
          cropperProps={{
            role: 'application',
            'aria-label': 'Part of the picture to show',
            'aria-describedby': `${id}-keys`,
          }}
          onCropChange={setOffset}
          onZoomChange={setZoom}
          onCropAreaChange={(shares) => onSquare(squareOfShares(shares, picture))}
        />
      </div>
      <label className={`stack middle gap-12 text-note strong ${styles.zoom}`}>
        <span>Zoom</span>
        <input
          type="range"
          min={1}
          max={closest}
          step="any"
          value={zoom}
          disabled={closest === 1}
          aria-valuetext={`${Math.round(zoom * 100)} percent`}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </label>
      <p id={`${id}-keys`} className="mute text-note">
        Drag the picture to place it. On a keyboard: arrow keys move it, with Shift a little.
      </p>
    </div>
  );
}
