import { type PlanRow, planName } from '@hub/contract/calls/reports/reports';
import { splitSchemeName } from '@hub/domain';
import { SchemeNames } from '../../../parts/scheme/scheme-names.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { ChevronDownIcon } from '../../../ui/action/icons.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import { detailsId, useOpenedPlans } from './opened-plans.ts';
import { PlanDetails } from './plan-details.tsx';
import styles from './register.module.css';

/*
 * Of a plan's row, the same in a table and in a card.
 */

/** `Aranya Gilt Fund - Regular - Growth`: the fund is enough in a row; the details say the rest. */
const fundOf = (name: string): string => splitSchemeName(name).fund;

export function Investor({ plan: { investor, investorId } }: { plan: PlanRow }) {
  if (!investorId)
    return <span className={`lifted anchor ink strong bare ${styles.investor}`}>Not known</span>;
  const href = `${hrefTo('investor/details')}?${new URLSearchParams({ id: investorId })}`;
  return (
    <RouteLink href={href} className={`lifted anchor ink strong bare ${styles.investor}`}>
      {investor}
    </RouteLink>
  );
}

export function Schemes({ plan: { scheme, target } }: { plan: PlanRow }) {
  return (
    <span className={`block soft text-note ${styles.scheme}`} title={scheme.name}>
      <SchemeNames from={fundOf(scheme.name)} to={target && fundOf(target.name)} />
    </span>
  );
}

/** Opens the row; all of the row that is no link does the same. */
export function Opener({ plan }: { plan: PlanRow }) {
  const { regNo, folioNo, investor, kind } = plan;
  const name = planName(plan);
  const { opened, toggle } = useOpenedPlans();
  const isOpen = opened.has(name);
  return (
    <button
      type="button"
      className={cx(styles.opener, isOpen && styles.open)}
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailsId(name) : undefined}
      aria-label={`Details of ${kind} ${regNo} in folio ${folioNo}, ${investor}`}
      onClick={() => toggle(name)}
    >
      <Icon of={ChevronDownIcon} size={18} />
    </button>
  );
}

export function Details({ plan }: { plan: PlanRow }) {
  const { opened } = useOpenedPlans();
  if (!opened.has(planName(plan))) return null;
  return (
    <div className={`lifted shrink whole anchor normal ${styles.detailsCell}`}>
      <PlanDetails plan={plan} />
    </div>
  );
}
