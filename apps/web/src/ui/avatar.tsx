import { useState } from 'react';
import generic from './assets/person.svg?url';
import styles from './avatar.module.css';

interface AvatarProps {
  src: string | null;
  size?: number;
  /** Empty where the name stands beside the picture. */
  alt?: string;
}

/** The generic icon until there is a picture, and again when the picture fails to load (Spec §3). */
export function Avatar({ src, size = 36, alt = '' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src && src !== failed ? src : generic;
  return (
    <img
      className={styles.avatar}
      src={shown}
      alt={alt}
      width={size}
      height={size}
      onError={() => shown !== generic && setFailed(src)}
    />
  );
}
