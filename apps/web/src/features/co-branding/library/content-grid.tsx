import type { ContentItem } from '@hub/contract/calls/co-branding/co-branding';
import { ListEnd, useGrowth } from '../../../ui/list/list-parts.tsx';
import type { PagedList } from '../../../ui/list/paged-list.ts';
import { ContentCard } from './content-card.tsx';
import styles from './library.module.css';

interface ContentGridProps {
  list: PagedList<ContentItem>;
  shareHref: (id: string) => string;
}

export function ContentGrid({ list, shareHref }: ContentGridProps) {
  const { items, end, more } = useGrowth(list);
  return (
    <>
      <ul
        ref={items}
        className={`stack two-columns gap-12 ${styles.grid}`}
        aria-label="Content"
        aria-busy={list.next?.state === 'loading'}
      >
        {list.rows.map((item) => (
          <li key={item.id} tabIndex={-1} className="stack round-card">
            <ContentCard item={item} shareHref={shareHref(item.id)} />
          </li>
        ))}
      </ul>
      <ListEnd ref={end} list={list} onMore={more} />
    </>
  );
}
