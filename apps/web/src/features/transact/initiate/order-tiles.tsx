import { initiateTexts } from '@hub/contract/orders/form/initiate-texts';
import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import type { FormKind } from '@hub/domain/orders/terms/order-terms';
import type { Ref } from 'react';
import { Icon } from '../../../ui/action/icon.tsx';
import { IconMark } from '../../../ui/action/icon-mark.tsx';
import {
  CalendarIcon,
  PauseIcon,
  PayoutIcon,
  RepeatIcon,
  RupeeIcon,
  StopIcon,
  TransferIcon,
  TrendIcon,
} from '../../../ui/action/icons.ts';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import styles from './initiate-page.module.css';

const tiles = [
  ['lumpsum', TrendIcon],
  ['sip', CalendarIcon],
  ['redeem', RupeeIcon],
  ['switch', TransferIcon],
  ['stp', RepeatIcon],
  ['swp', PayoutIcon],
] as const;

const stops = [
  ['pause', PauseIcon],
  ['stop', StopIcon],
] as const;

type HrefOf = (kind: FormKind) => string;

/** What can be ordered, always in the same place; the keys 1 to 6 press them. */
export const OrderTiles = ({ ref, hrefOf }: { ref: Ref<HTMLUListElement>; hrefOf: HrefOf }) => (
  <ul ref={ref} className={`stack gap-12 ${styles.tiles}`} aria-label={initiateTexts.what}>
    {tiles.map(([kind, icon], at) => (
      <li key={kind}>
        <RouteLink
          href={hrefOf(kind)}
          className={`stack centre anchor ink bare heavy ${styles.tile}`}
          aria-keyshortcuts={String(at + 1)}
        >
          <IconMark of={icon} />
          {orderKindTexts[kind].title}
          <span className={`pinned mute text-small ${styles.key}`} aria-hidden="true">
            {at + 1}
          </span>
        </RouteLink>
      </li>
    ))}
  </ul>
);

/** Plans that are left out for a while, or ended. */
export const StopTiles = ({ hrefOf }: { hrefOf: HrefOf }) =>
  stops.map(([kind, icon]) => (
    <li key={kind}>
      <RouteLink href={hrefOf(kind)} className={`row gap-8 wide ink bare strong ${styles.tile}`}>
        <Icon of={icon} />
        {orderKindTexts[kind].title}
      </RouteLink>
    </li>
  ));
