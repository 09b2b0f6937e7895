import { useState } from 'react';
import { useMediaAddress } from '../../../lib/media-address.ts';
import { Icon } from '../../../ui/action/icon.tsx';
import { ImageIcon } from '../../../ui/action/icons.ts';
import { cx } from '../../../ui/theme/cx.ts';
import styles from './piece-picture.module.css';

interface PiecePictureProps {
  /** Null where the asset manager took it back. */
  picture: { readonly url: string; readonly width: number; readonly height: number } | null;
  /** Empty where its title stands beside it. */
  alt?: string;
  eager?: boolean;
}

/** Keeps its place while it loads; a picture that does not come leaves a drawing and no hole. */
export function PiecePicture({ picture, alt = '', eager = false }: PiecePictureProps) {
  const addressOf = useMediaAddress();
  const [ended, setEnded] = useState<{ readonly url: string; readonly failed: boolean } | null>(null);
  const state = ended?.url === picture?.url ? ended : null;
  if (picture === null || state?.failed) {
    return (
      <span className="stack centre tall wide mute">
        <Icon of={ImageIcon} size={32} />
        <span className="visually-hidden">{alt}</span>
      </span>
    );
  }
  const { url, width, height } = picture;
  return (
    <img
      className={cx('tall wide', styles.picture, ended === null && styles.loading)}
      src={addressOf(url)}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onLoad={() => setEnded({ url, failed: false })}
      onError={() => setEnded({ url, failed: true })}
    />
  );
}
