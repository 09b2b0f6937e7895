import { brand } from 'virtual:brand';
import type { Banner } from '@hub/contract/calls/dashboard/dashboard';
import { dayText } from '@hub/domain';
import { useRef } from 'react';
import { ButtonLink, IconButton } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { CloseIcon } from '../../../ui/action/icons.ts';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { safeReturn } from '../../../ui/navigation/safe-return.ts';
import { ScrollStrip } from '../../../ui/tabs/scroll-strip.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import { useBanners } from '../tiles/queries.ts';
import styles from './banners.module.css';
import { useDismissed } from './dismissed-banners.ts';

/**
 * What the house wants distributors to see: side by side, moved by hand only. One that was put away stays away on
 * this device. A list that cannot be read is not missed: nothing is shown then.
 */
export function Banners() {
  const { data = [] } = useBanners();
  const { dismissed, dismiss } = useDismissed();
  const box = useRef<HTMLDivElement>(null);
  const shown = data.filter(({ id }) => !dismissed.includes(id));
  if (shown.length === 0) return null;
  return (
    <ScrollStrip trackRef={box} label="From the fund house" fades={false} className={styles.strip}>
      {shown.map((banner) => (
        <BannerCard
          key={banner.id}
          banner={banner}
          onDismiss={() => {
            box.current?.focus();
            dismiss(banner.id);
          }}
        />
      ))}
    </ScrollStrip>
  );
}

function BannerCard({ banner, onDismiss }: { banner: Banner; onDismiss: () => void }) {
  const { title, text, action, tone, until } = banner;
  const link = safeReturn(banner.link, brand.slug);
  return (
    <article className={cx(styles.banner, styles[tone])}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="row wrap gap-8-12 above-8 hides-empty">
        {action !== null && link !== null && (
          <ButtonLink href={link} look="outline" size="compact">
            {action}
          </ButtonLink>
        )}
        {until !== null && (
          <span className="soft text-note">
            <DatedText>until {dayText(until)}</DatedText>
          </span>
        )}
      </div>
      <IconButton label={`Dismiss: ${title}`} className={styles.close} onClick={onDismiss}>
        <Icon of={CloseIcon} size={16} />
      </IconButton>
    </article>
  );
}
