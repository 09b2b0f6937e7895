import { applicationKindTexts } from '@hub/contract/applications/application-texts';
import { initiateTexts } from '@hub/contract/orders/form/initiate-texts';
import { mayOpen, type RouteId } from '@hub/domain';
import { bringsNewBusiness } from '@hub/domain/orders/terms/new-business';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useServices, useStore } from '../../../lib/react.ts';
import { visitorOf } from '../../../lib/session/session-store.ts';
import { useRestingArn } from '../../../parts/arn/resting-arn.ts';
import { changeHref, chooseForChange } from '../../../parts/transaction/folio-links.ts';
import { chooseForMandates, mandateListHref } from '../../../parts/transaction/mandate-links.ts';
import { startTransaction } from '../../../parts/transaction/start-transaction.ts';
import { Icon } from '../../../ui/action/icon.tsx';
import { ChevronDownIcon, EditIcon, FileIcon, UserIcon } from '../../../ui/action/icons.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { MenuButton, MenuLink } from '../../../ui/overlay/menu-button.tsx';
import { applicationRoutes } from '../applications/leads/links.ts';
import styles from './initiate-page.module.css';
import { StopTiles } from './order-tiles.tsx';

interface Destination {
  readonly route: RouteId;
  readonly href: string;
  readonly name: string;
  readonly about: string;
}

interface FolioTilesProps {
  investor: string | undefined;
  folio: string | undefined;
  hrefOf: Parameters<typeof StopTiles>[0]['hrefOf'];
}

const newFolios: readonly Destination[] = (['lumpsum', 'sip', 'zero-balance'] as const).map((kind) => ({
  route: applicationRoutes[kind],
  href: hrefTo(applicationRoutes[kind]),
  name: applicationKindTexts[kind],
  about: initiateTexts.newFolios[kind],
}));

/** Mandates and changes of the chosen folio; without one, the select-investor page asks for it. */
function destinations({ investor, folio }: Pick<FolioTilesProps, 'investor' | 'folio'>) {
  const chosen = investor === undefined || folio === undefined ? null : { investor, folio };
  const mandates: readonly Destination[] = [
    {
      route: 'transact/otm',
      href: chosen ? startTransaction('otm', chosen) : chooseForMandates(investor, 'otm'),
      ...initiateTexts.mandates.otm,
    },
    {
      route: 'mandates/list',
      href: chosen ? mandateListHref(chosen) : chooseForMandates(investor),
      ...initiateTexts.mandates.list,
    },
  ];
  const changes: readonly Destination[] = [
    {
      route: 'transact/contact',
      href: chosen ? changeHref('contact', chosen) : chooseForChange('contact', investor),
      ...initiateTexts.changes.contact,
    },
    {
      route: 'nominee',
      href: chosen ? changeHref('nominees', chosen) : chooseForChange('nominees', investor),
      ...initiateTexts.changes.nominees,
    },
  ];
  return { mandates, changes };
}

/** What is done with a folio besides orders, and who has none yet. */
export function FolioTiles({ investor, folio, hrefOf }: FolioTilesProps) {
  const { mandates, changes } = destinations({ investor, folio });
  return (
    <ul className={`stack gap-12 ${styles.more}`} aria-label={initiateTexts.more}>
      <MenuTile icon={FileIcon} name={initiateTexts.mandate} to={mandates} />
      <StopTiles hrefOf={hrefOf} />
      <MenuTile icon={EditIcon} name={initiateTexts.details} to={changes} />
      <MenuTile icon={UserIcon} name={initiateTexts.newInvestor} to={newFolios}>
        <span className={`mute text-note normal ${styles.aboutNew}`}>{initiateTexts.newInvestorAbout}</span>
      </MenuTile>
    </ul>
  );
}

interface MenuTileProps {
  icon: TablerIcon;
  name: string;
  to: readonly Destination[];
  children?: ReactNode;
}

function MenuTile({ icon, name, to, children }: MenuTileProps) {
  const { session, platform } = useServices();
  const visitor = visitorOf(useStore(session), platform.kind);
  const isResting = useRestingArn() !== null;
  const offered = to.filter(
    ({ route }) => mayOpen(route, visitor) && !(isResting && bringsNewBusiness(route)),
  );
  if (offered.length === 0) return null;
  return (
    <li>
      <MenuButton
        button={
          <button type="button" className={`row gap-8 wide ink strong ${styles.tile}`}>
            <Icon of={icon} />
            {name}
            {children}
            <span className={styles.opens}>
              <Icon of={ChevronDownIcon} size={16} />
            </span>
          </button>
        }
      >
        {offered.map(({ href, name: text, about }) => (
          <MenuLink key={text} text={text} href={href}>
            {text}
            <span className="mute text-small normal">{about}</span>
          </MenuLink>
        ))}
      </MenuButton>
    </li>
  );
}
