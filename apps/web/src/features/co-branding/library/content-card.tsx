import type { ContentItem } from '@hub/contract/calls/co-branding/co-branding';
import type { TablerIcon } from '@tabler/icons-react';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { DownloadIcon, EyeIcon, SendIcon, ShareIcon } from '../../../ui/action/icons.ts';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { PiecePicture } from '../piece/piece-picture.tsx';
import { languageName, typeWords, validityWords } from '../piece/words.ts';
import styles from './library.module.css';

interface ContentCardProps {
  item: ContentItem;
  /** The library with this piece being shared. */
  shareHref: string;
}

/** One piece: how it looks, what it is, and what was done with it. */
export function ContentCard({ item, shareHref }: ContentCardProps) {
  const { id, title, contentType, scheme, languages, isNew, validity, preview, uses } = item;
  const type = typeWords[contentType];
  return (
    <article className={styles.card}>
      <div className={`block anchor sunk ${styles.frame}`}>
        <PiecePicture picture={preview} />
        <span className={styles.type}>
          <Icon of={type.icon} size={14} />
          {type.name}
        </span>
        {validity === 'current' ? (
          isNew && <span className={styles.new}>New</span>
        ) : (
          <span className={`pinned ${styles.validity}`}>
            <StatusChip tone={validityWords[validity].tone}>{validityWords[validity].name}</StatusChip>
          </span>
        )}
      </div>
      <div className={`stack top shrink gap-2 ${styles.words}`}>
        <h2 className={`text-body anywhere ${styles.title}`}>
          <RouteLink href={hrefTo('co-branding/detail', { id })} className={styles.link}>
            {title}
          </RouteLink>
        </h2>
        {scheme && <p className="mute text-small anywhere">{scheme.name}</p>}
        <p className="mute text-small anywhere">{languages.map(languageName).join(', ')}</p>
      </div>
      <div className={`row between gap-0-8 ${styles.foot}`}>
        <p className={`flex gap-8 mute text-small figures ${styles.uses}`}>
          <Use icon={EyeIcon} count={uses.views} one="view" />
          <Use icon={DownloadIcon} count={uses.downloads} one="download" />
          <Use icon={SendIcon} count={uses.shares} one="share" />
        </p>
        {validity === 'current' && (
          <ButtonLink
            look="quiet"
            size="compact"
            href={shareHref}
            className={styles.share ?? ''}
            aria-label={`Share ${title}`}
          >
            <Icon of={ShareIcon} size={16} />
            <span className={styles.shareText}>Share</span>
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

/** What never happened is not counted up. */
function Use({ icon, count, one }: { icon: TablerIcon; count: number; one: string }) {
  if (count === 0) return null;
  const words = `${one}${count === 1 ? '' : 's'}`;
  return (
    <span title={`${count} ${words}`}>
      <Icon of={icon} size={14} />
      {count}
      <span className="visually-hidden"> {words} by you</span>
    </span>
  );
}
