import { brand, markUrl } from 'virtual:brand';
import styles from './logo.module.css';

interface LogoProps {
  size?: number;
  /** The mark alone; it then carries the name. */
  bare?: boolean;
}

/** The brand's mark with the product's name set in our own type, so that it reads on light and dark. */
export function Logo({ size = 32, bare = false }: LogoProps) {
  return (
    <span className={styles.logo}>
      <img src={markUrl} alt={bare ? brand.productName : ''} width={size} height={size} />
      {!bare && <span data-wordmark="">{brand.productName}</span>}
    </span>
  );
}
