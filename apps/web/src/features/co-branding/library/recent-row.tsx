import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { ScrollStrip } from '../../../ui/tabs/scroll-strip.tsx';
import { PiecePicture } from '../piece/piece-picture.tsx';
import { useRecent } from '../piece/queries.ts';
import { typeWords, validityWords } from '../piece/words.ts';
import styles from './recent-row.module.css';

/** What was used last, also what may not be used any more: that must not go on unnoticed. */
export function RecentRow({ viewerId }: { viewerId: string | null }) {
  const { data } = useRecent(viewerId);
  if (!data || data.items.length === 0) return null;
  return (
    <section className="stack shrink gap-8 below-20" aria-labelledby="recently-used">
      <h2 id="recently-used" className="text-body">
        Recently used
      </h2>
      <ScrollStrip label="Recently used, in a row">
        {data.items.map(({ id, title, contentType, validity, preview }) => (
          <RouteLink key={id} href={hrefTo('co-branding/detail', { id })} className={styles.piece}>
            <span className={`anchor clip sunk round-small ${styles.frame}`}>
              <PiecePicture picture={preview} />
            </span>
            <span className="stack narrow shrink gap-4">
              <span className={`text-note strong clip ${styles.title}`}>{title}</span>
              {validity === 'current' ? (
                <span className="mute text-small">{typeWords[contentType].name}</span>
              ) : (
                <StatusChip tone={validityWords[validity].tone}>{validityWords[validity].name}</StatusChip>
              )}
            </span>
          </RouteLink>
        ))}
      </ScrollStrip>
    </section>
  );
}
