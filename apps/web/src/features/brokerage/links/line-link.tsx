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
      <span className="flex baseline shrink gap-8">
        <RouteLink href={href} className={styles.link}>
          {name ?? `Folio ${folioNo}`}
        </RouteLink>{' '}
        {name !== null && folioNo !== null && <span className="fixed mute text-small">{folioNo}</span>}
      </span>
      <span className="block soft cut">{about}</span>
    </>
  );
}
