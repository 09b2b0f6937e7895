import { groupIndian } from '@hub/domain';
import { opportunityScreen } from '@hub/domain/opportunity/lists';
import { Icon } from '../../../ui/action/icon.tsx';
import { ChevronRightIcon } from '../../../ui/action/icons.ts';
import { compactText } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import { sizeText, stakeUnit } from '../calls/counted.ts';
import { listWords } from '../calls/list-words.ts';
import type { HubList } from '../calls/queries.ts';
import { changeText, shortDay } from './change-text.ts';
import styles from './hub.module.css';

export const listHref = ({ list }: Pick<HubList, 'list'>): string =>
  hrefTo(opportunityScreen(list) as 'opportunity');

/** What is at stake, or how many where no money is. */
export function Stake({ of }: { of: HubList }) {
  const unit = stakeUnit(of.list, of.worth);
  if (of.rows === 0 || unit === null) return null;
  return (
    <>
      <b className={`text-large heavy figures ${styles.figure}`}>
        <Money amount={of.worth} compact />
      </b>{' '}
      <span className="mute text-small">{unit}</span>
    </>
  );
}

/** How many, and how that changed. */
export function sizeAndChange(of: HubList): string {
  const change = changeText(of);
  const size = of.rows === 0 ? 'Nothing to do' : sizeText(of.list, of);
  return change === null ? size : `${size} · ${change}`;
}

/** `3 end by 26-Nov, ₹12,500 a month`: what of it can be lost this week. */
export function LostSoon({ of: { list, week }, until }: { of: HubList; until: string }) {
  if (week === null || week.rows === 0) return null;
  const unit = stakeUnit(list, week.worth);
  return (
    <span className="danger text-small medium">
      {groupIndian(week.rows)} {week.rows === 1 ? 'ends' : 'end'} by {shortDay(until)}
      {unit !== null && `, ${compactText(week.worth)} ${unit}`}
    </span>
  );
}

/** One list of the hub; the whole line opens it. */
export function ListLine({ of, until }: { of: HubList; until: string }) {
  return (
    <RouteLink
      href={listHref(of)}
      className={cx('stack middle gap-2-8 ink bare hover-sunk', styles.line, of.rows === 0 && styles.nil)}
    >
      <span className={`strong ${styles.lineName}`}>{listWords[of.list].name}</span>
      <span className="to-end">
        <Stake of={of} />
      </span>
      <span className={`stack gap-2 mute text-small ${styles.lineSize}`}>
        {sizeAndChange(of)}
        <LostSoon of={of} until={until} />
      </span>
      <span className={`mute ${styles.chevron}`}>
        <Icon of={ChevronRightIcon} size={16} />
      </span>
    </RouteLink>
  );
}
