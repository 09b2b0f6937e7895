import { initiateTexts } from '@hub/contract/orders/form/initiate-texts';
import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import { orderDefinitions } from '@hub/domain/orders/terms/order-definitions';
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

interface OrderTilesProps {
  ref: Ref<HTMLUListElement>;
  hrefOf: HrefOf;
  /** The ARN is not active: what brings new business keeps its place and cannot be pressed. */
  isResting: boolean;
}

/** What can be ordered, always in the same place; the keys 1 to 6 press them. */
export const OrderTiles = ({ ref, hrefOf, isResting }: OrderTilesProps) => (
  <ul ref={ref} className={`stack gap-12 ${styles.tiles}`} aria-label={initiateTexts.what}>
    {tiles.map(([kind, icon], at) => (
      <li key={kind}>
        {isResting && orderDefinitions[kind].isPurchase ? (
          // A link without an address: nothing to open, and the keys of the others stay theirs.
          // biome-ignore lint/a11y/useValidAnchor: it says that it cannot be pressed
          <a
            role="link"
            aria-disabled="true"
            className={`stack centre anchor mute bare heavy ${styles.tile}`}
          >
            <IconMark of={icon} />
            {orderKindTexts[kind].title}
          </a>
        ) : (
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
        )}
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
