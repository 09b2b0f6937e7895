import type { SipInNeed } from '@hub/contract/calls/opportunity/opportunity-sip-health';
import { sipRemedyNames, sipStateNames } from '@hub/contract/opportunity/sip-health-texts';
import { dayText, mayOpen, splitSchemeName } from '@hub/domain';
import { useProfile, useServices, useStore } from '../../../lib/react.ts';
import { visitorOf } from '../../../lib/session/session-store.ts';
import { useRestingArn } from '../../../parts/arn/resting-arn.ts';
import { ContactWays } from '../../../parts/contact/contact-ways.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { NoFigure } from '../../../ui/figure/change-figure.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import type { TableColumn } from '../../../ui/table/table-columns.ts';
import styles from '../row/opportunity-list.module.css';
import { KycAndMobile, LastAct } from '../row/row-parts.tsx';
import { healthMessage, isTalk, remedyLink, stateWords } from './health-words.ts';

type Column = TableColumn<SipInNeed>;

/** The last call or message to the client. */
const Touched = ({ sip: { lastTouch } }: { sip: SipInNeed }) => (
  <LastAct row={{ lastAct: lastTouch && { ...lastTouch, until: null }, order: null }} />
);

function Who({ sip: { investorId, investor, folioNo, scheme } }: { sip: SipInNeed }) {
  return (
    <>
      <span className={styles.person}>
        <RouteLink
          href={`${hrefTo('investor/details')}?${new URLSearchParams({ id: investorId })}`}
          className={`ink text-body strong bare hover-underlined ${styles.link}`}
        >
          {investor}
        </RouteLink>{' '}
        <span className={`mute text-small ${styles.folio}`}>{folioNo}</span>
      </span>
      <span className="block soft cut" title={scheme.name}>
        {splitSchemeName(scheme.name).fund}
      </span>
    </>
  );
}

function State({ sip: { state, on } }: { sip: SipInNeed }) {
  const { tone, on: saysDay } = stateWords[state];
  return (
    <span className="flex wrap baseline gap-2-8">
      <StatusChip tone={tone}>{sipStateNames[state]}</StatusChip>
      {on !== null && <span className="mute text-small">{saysDay(dayText(on))}</span>}
    </span>
  );
}

/** The one remedy: an order, or a talk. */
function Remedy({ sip, isCard = false }: { sip: SipInNeed; isCard?: boolean }) {
  const { session, platform } = useServices();
  const resting = useRestingArn();
  const sender = useProfile()?.name ?? '';
  // Who may open the list but no client is given no number.
  const mayReach = mayOpen('investor/list', visitorOf(useStore(session), platform.kind));
  const link = remedyLink(sip);
  const { investor, regNo } = sip;
  return (
    <span className={`flex wrap middle gap-8 ${styles.acts}`}>
      {isTalk(sip.remedy) && <span className="soft text-small">{sipRemedyNames[sip.remedy]}</span>}
      {sip.remedy !== 'none' && (
        <ContactWays
          investorId={sip.investorId}
          name={investor}
          hasMobile={sip.hasMobile && mayReach}
          ways={['call', 'whatsapp']}
          message={healthMessage(sip, sender)}
          short
          lead={isCard && link === null ? 'call' : undefined}
        />
      )}
      {link !== null && resting === null && (
        <ButtonLink
          look={isCard ? 'primary' : 'outline'}
          size="compact"
          className={styles.remedy}
          href={link.href}
          aria-label={`${link.text}: ${investor}, SIP ${regNo}`}
        >
          {link.text}
        </ButtonLink>
      )}
    </span>
  );
}

export const healthColumns: readonly Column[] = [
  {
    id: 'investor',
    header: 'Client and scheme',
    width: 200,
    cell: (sip) => (
      <>
        <Who sip={sip} />
        <Touched sip={sip} />
      </>
    ),
  },
  {
    id: 'monthly',
    header: 'Monthly',
    figures: true,
    width: 92,
    cell: ({ monthly }) => <Money amount={monthly} decimals="some" />,
  },
  {
    id: 'state',
    header: 'State',
    width: 156,
    className: styles.afterFigures,
    cell: (sip) => <State sip={sip} />,
  },
  { id: 'why', header: 'Why', width: 160, grow: 0.6, cell: ({ why }) => why ?? <NoFigure /> },
  {
    id: 'kyc',
    header: 'KYC, mobile',
    width: 116,
    optional: 'shown',
    cell: (sip) => <KycAndMobile row={sip} />,
  },
  {
    id: 'acts',
    header: 'What helps',
    figures: true,
    width: 208,
    isSaved: true,
    cell: (sip) => <Remedy sip={sip} />,
  },
];

export const healthCards: readonly Column[] = [
  { id: 'investor', header: 'Client', className: styles.cardWho, cell: (sip) => <Who sip={sip} /> },
  {
    id: 'monthly',
    header: 'Monthly',
    plain: true,
    className: styles.cardWorth,
    cell: ({ monthly }) => <Money amount={monthly} decimals="some" />,
  },
  {
    id: 'facts',
    header: 'Facts',
    plain: true,
    className: styles.cardFacts,
    cell: (sip) => (
      <>
        <State sip={sip} />
        {sip.why !== null && <span className="block soft text-small">{sip.why}</span>}
        <KycAndMobile row={sip} prefixed />
        <Touched sip={sip} />
      </>
    ),
  },
  {
    id: 'acts',
    header: 'What helps',
    plain: true,
    className: styles.cardActs,
    cell: (sip) => <Remedy sip={sip} isCard />,
  },
];
