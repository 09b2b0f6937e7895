import type { ReactNode } from 'react';
import styles from './framed-picture.module.css';
import { PiecePicture } from './piece-picture.tsx';

interface FramedPictureProps {
  picture: { readonly url: string; readonly width: number; readonly height: number } | null;
  alt: string;
  /** Over the picture. */
  children?: ReactNode;
}

/** The whole piece, as large as the screen allows. */
export function FramedPicture({ picture, alt, children }: FramedPictureProps) {
  const { width, height } = picture ?? { width: 4, height: 3 };
  return (
    <div className={styles.frame} style={{ aspectRatio: `${width} / ${height}` }}>
      <PiecePicture picture={picture} alt={alt} eager />
      {children}
    </div>
  );
}
