import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import styles from './line-link.module.css';

interface LineLinkProps {
  href: string;
  /** The client; the folio stands for one that the book does not know. */
  name: string | null;
  folioNo: string | null;
  about: string;
}

/** Names a row and opens it, wherever it is pressed. */
export function LineLink({ href, name, folioNo, about }: LineLinkProps) {
  return (
    <>
      <span className={styles.person}>
        <RouteLink href={href} className={styles.link}>
          {name ?? `Folio ${folioNo}`}
        </RouteLink>{' '}
        {name !== null && folioNo !== null && <span className={styles.folio}>{folioNo}</span>}
      </span>
      <span className={styles.about}>{about}</span>
    </>
  );
}
