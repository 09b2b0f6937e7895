import type { ArnStatus } from '@hub/contract/calls/session/session';
import { arnStatusTexts } from '@hub/contract/session/arn-status-texts';
import type { RouteId } from '@hub/domain';
import type { TablerIcon } from '@tabler/icons-react';
import { FileIcon, LayersIcon, PlusIcon, TrendIcon, UserIcon, UsersIcon } from '../../../ui/action/icons.ts';
import type { PlainRoute } from '../../../ui/navigation/route-link.tsx';
import { countOf } from '../tiles/counts.ts';

interface Step {
  readonly to: PlainRoute & RouteId;
  readonly icon: TablerIcon;
  readonly name: string;
  readonly text: string;
}

/** Nothing that the empanelment asked for is asked again: contact, bank, EUINs, GSTIN and nominee came with it. */
const steps: readonly Step[] = [
  {
    to: 'transact/lumpsum-first-time',
    icon: PlusIcon,
    name: 'Add your first client',
    text: 'A first purchase or SIP opens the folio with it.',
  },
  {
    to: 'transact/zero-balance',
    icon: UsersIcon,
    name: 'Open a zero-balance folio',
    text: 'Do the paperwork now; the client can invest later.',
  },
  {
    to: 'co-branding',
    icon: LayersIcon,
    name: 'Share something under your name',
    text: 'Factsheets and posters that carry your ARN.',
  },
  {
    to: 'nav',
    icon: TrendIcon,
    name: 'Look at the schemes',
    text: 'NAV, returns and riskometer of every scheme.',
  },
  {
    to: 'profile',
    icon: UserIcon,
    name: 'Add your picture and languages',
    text: 'Clients see them. Contact, bank and EUINs come from your empanelment.',
  },
];

/** What an ARN may do that brings no new business: it looks, serves whom it has, and comes back to life. */
const stepsAtRest: readonly Step[] = [
  {
    to: 'profile',
    icon: UserIcon,
    name: 'See the ARN’s validity',
    text: 'AMFI renews or restores it; we take the new dates from their record.',
  },
  {
    to: 'investor/list',
    icon: UsersIcon,
    name: 'Look up a client',
    text: 'Folios, contacts and transactions of your clients stay open to you.',
  },
  {
    to: 'statements/account',
    icon: FileIcon,
    name: 'Statements',
    text: 'Account and capital gain statements for your clients.',
  },
  {
    to: 'nav',
    icon: TrendIcon,
    name: 'Look at the schemes',
    text: 'NAV, returns and riskometer of every scheme.',
  },
];

interface FirstDayWords {
  readonly title: string;
  readonly text: string;
  readonly steps: readonly Step[];
}

/** What stands in place of the AUM, by what the ARN may do and whom it has. */
export function firstDayWords(arnStatus: ArnStatus, arn: string, clients: number): FirstDayWords {
  if (arnStatus !== 'active') {
    return {
      title: `${arn} ${arnStatusTexts.is[arnStatus]}: what it may do`,
      text: `No purchase, SIP, STP or switch until it is active again. ${clients === 0 ? 'Its book has no holdings.' : 'Redemptions and SWPs work as before; there are no holdings at present.'} Open to you:`,
      steps: stepsAtRest,
    };
  }
  if (clients === 0) {
    return {
      title: 'Your book starts here',
      text: 'AUM, its trend and the asset mix appear here after the first purchase. Until then:',
      steps,
    };
  }
  return {
    title: 'No holdings today',
    text: `Your ${countOf(String(clients), 'client has', 'clients have')} no units at present. AUM, its trend and the asset mix appear here again with the next purchase.`,
    steps,
  };
}
