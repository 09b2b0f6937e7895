import { brand } from 'virtual:brand';
import type { ComponentProps } from 'react';
import { FooterParts } from '../page/footer.tsx';
import styles from './folded-footer.module.css';

/** One line with the warning, which unfolds: below the tabs of the app there is no room for more. */
export const FoldedFooter = (props: Omit<ComponentProps<typeof FooterParts>, 'warning'>) => (
  <footer className={styles.fold}>
    <details>
      <summary className="row tap gap-8">
        <span className={`grow ${styles.warning}`}>{brand.disclaimer}</span>
        <span className="brand strong">More</span>
      </summary>
      <FooterParts {...props} />
    </details>
  </footer>
);
