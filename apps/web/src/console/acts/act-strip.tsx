import type { ActDeclaration } from '@hub/contract/acts/act-declaration';
import { actTexts } from '@hub/contract/console/act-texts';
import { roleNames } from '@hub/contract/staff/role-texts';
import { rightsOf, type StaffRight, staffRoles } from '@hub/domain/staff/roles';
import { useStore } from '../../lib/react.ts';
import { useConsole, useMe } from '../calls/console-context.ts';
import type { OpenedAct } from '../calls/open-act.ts';
import styles from './act-panel.module.css';

/** The roles that open an act, in words. */
const rolesFor = (right: StaffRight): string =>
  staffRoles
    .filter((role) => rightsOf([role]).includes(right))
    .map((role) => roleNames[role])
    .join(', ');

interface OfferedAct extends Omit<OpenedAct, 'name'> {
  readonly act: Pick<ActDeclaration, 'name' | 'title' | 'asks' | 'about'>;
  /** Why it cannot be done now; null when it can. */
  readonly whyNot?: string | null;
}

/** What can be done with the thing of this page. An act that cannot be done now stays, and says why. */
export function ActStrip({ label, acts }: { label: string; acts: readonly OfferedAct[] }) {
  return (
    <section aria-label={label} className={styles.strip}>
      {acts.map((offered) => (
        <ActButton key={offered.act.name} {...offered} />
      ))}
    </section>
  );
}

function ActButton({ act, whyNot = null, ...rest }: OfferedAct) {
  const { openAct } = useConsole();
  const opened = useStore(openAct);
  const { rights } = useMe();
  const right: StaffRight = `${act.about}.make`;
  const blocked = rights.includes(right) ? whyNot : actTexts.panel.noRight(rolesFor(right));
  return (
    <button
      type="button"
      className={styles.act}
      aria-disabled={blocked !== null || undefined}
      aria-expanded={opened?.name === act.name}
      onClick={() => blocked === null && openAct.open({ name: act.name, ...rest })}
    >
      <b>{act.title}</b>
      {blocked ?? act.asks}
    </button>
  );
}
