import { useContext, useState } from 'react';
import { serviceAddress } from '../../lib/config/config.ts';
import { ServicesContext } from '../../lib/react.ts';
import styles from './avatar.module.css';
import generic from './person.svg?inline';

interface AvatarProps {
  /** An address, or a path of the hub service: a native shell's own origin is not the server's. */
  src: string | null;
  size?: number;
  /** Empty where the name stands beside the picture. */
  alt?: string;
}

/** The generic icon until there is a picture, and again when the picture fails to load (Spec §3). */
export function Avatar({ src, size = 36, alt = '' }: AvatarProps) {
  const services = useContext(ServicesContext);
  const [failed, setFailed] = useState<string | null>(null);
  const own = src?.startsWith('/') && services ? serviceAddress(services.config, 'hub') : '';
  const shown = src && src !== failed ? own + src : generic;
  return (
    <img
      className={`fixed sunk ${styles.avatar}`}
      src={shown}
      alt={alt}
      width={size}
      height={size}
      onError={() => shown !== generic && setFailed(src)}
    />
  );
}
