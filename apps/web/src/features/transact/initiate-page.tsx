import { applicationKindTexts } from '@hub/contract/applications/application-texts';
import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import { mayOpen } from '@hub/domain';
import { useServices, useStore } from '../../lib/react.ts';
import { visitorOf } from '../../lib/session/session-store.ts';
import { chooseForChange } from '../../parts/transaction/folio-links.ts';
import { chooseForMandates } from '../../parts/transaction/mandate-links.ts';
import { Icon } from '../../ui/action/icon.tsx';
import { IconMark } from '../../ui/action/icon-mark.tsx';
import {
  CalendarIcon,
  ChevronRightIcon,
  FileIcon,
  PauseIcon,
  PayoutIcon,
  PhoneIcon,
  RepeatIcon,
  RupeeIcon,
  StopIcon,
  TransferIcon,
  TrendIcon,
  UserIcon,
  UsersIcon,
} from '../../ui/action/icons.ts';
import { StatusChip } from '../../ui/feedback/status-chip.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { LeadBoard } from './applications/leads/lead-board.tsx';
import { applicationRoutes } from './applications/leads/links.ts';
import { CartButton } from './flow/cart-button.tsx';
import { useLastKind } from './flow/last-kind.ts';
import { selectInvestorHref } from './flow/links.ts';
import { offeredKinds } from './flow/order-routes.ts';
import { useHasSession } from './flow/signed-in.tsx';
import styles from './initiate-page.module.css';

const icons = {
  lumpsum: TrendIcon,
  redeem: RupeeIcon,
  switch: TransferIcon,
  sip: CalendarIcon,
  stp: RepeatIcon,
  swp: PayoutIcon,
  pause: PauseIcon,
  stop: StopIcon,
} as const;

const newFolios = [
  { kind: 'lumpsum', icon: TrendIcon, about: 'Opens a folio with a first purchase' },
  { kind: 'sip', icon: CalendarIcon, about: 'Opens a folio with a SIP and its mandate' },
  { kind: 'zero-balance', icon: UserIcon, about: 'Opens a folio without a purchase' },
] as const;

/** What is done with a folio besides orders. */
const folioWork = [
  {
    route: 'transact/otm',
    href: chooseForMandates(undefined, 'otm'),
    icon: FileIcon,
    name: 'One-time mandate (OTM)',
    about: 'Let the bank pay SIPs and lumpsums',
  },
  {
    route: 'mandates/list',
    href: chooseForMandates(),
    icon: FileIcon,
    name: 'Bank mandates',
    about: 'Those of a folio, and what became of them',
  },
  {
    route: 'transact/contact',
    href: chooseForChange('contact'),
    icon: PhoneIcon,
    name: 'Change mobile or e-mail',
    about: 'The investor confirms with codes from both',
  },
  {
    route: 'nominee',
    href: chooseForChange('nominees'),
    icon: UsersIcon,
    name: 'Nominee details',
    about: 'Who gets the units, and how much',
  },
] as const;

/** What can be ordered, each in a line; the one used last comes first. */
export function Page() {
  const { session, platform } = useServices();
  const visitor = visitorOf(useStore(session), platform.kind);
  const { last } = useLastKind();
  const hasSession = useHasSession();
  const shown = last === null ? offeredKinds : [last, ...offeredKinds.filter((kind) => kind !== last)];
  return (
    <>
      <PageHeader
        title="Initiate Transaction"
        note="The investor confirms every order by a link; nothing moves before that."
        actions={<CartButton />}
      />
      <h2 className={`text-large heavy ${styles.heading}`}>New investors</h2>
      <ul className={`stack gap-12 ${styles.kinds}`}>
        {newFolios.map(({ kind, icon, about }) => (
          <li key={kind}>
            <RouteLink to={applicationRoutes[kind]} className={styles.kind}>
              <IconMark of={icon} />
              <span className="stack grow shrink gap-2">
                <span className="text-large heavy">{applicationKindTexts[kind]}</span>
                <span className="mute text-note">{about}</span>
              </span>
              <Icon of={ChevronRightIcon} size={18} />
            </RouteLink>
          </li>
        ))}
      </ul>
      {hasSession && <LeadBoard />}
      <h2 className={`text-large heavy ${styles.heading}`}>Your clients</h2>
      <ul className={`stack gap-12 ${styles.kinds}`}>
        {shown.map((kind) => (
          <li key={kind}>
            <RouteLink href={selectInvestorHref(kind)} className={styles.kind}>
              <IconMark of={icons[kind]} />
              <span className="stack grow shrink gap-2">
                <span className="text-large heavy">{orderKindTexts[kind].title}</span>
                <span className="mute text-note">{orderKindTexts[kind].line}</span>
              </span>
              {kind === last && (
                <StatusChip tone="calm" plain>
                  Last used
                </StatusChip>
              )}
              <Icon of={ChevronRightIcon} size={18} />
            </RouteLink>
          </li>
        ))}
        {folioWork
          .filter(({ route }) => mayOpen(route, visitor))
          .map(({ href, icon, name, about }) => (
            <li key={name}>
              <RouteLink href={href} className={styles.kind}>
                <IconMark of={icon} />
                <span className="stack grow shrink gap-2">
                  <span className="text-large heavy">{name}</span>
                  <span className="mute text-note">{about}</span>
                </span>
                <Icon of={ChevronRightIcon} size={18} />
              </RouteLink>
            </li>
          ))}
      </ul>
    </>
  );
}
