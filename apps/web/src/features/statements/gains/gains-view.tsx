import type { CapitalGainStatement } from '@hub/contract/calls/statements/statements';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { SectionTabs } from '../../../ui/tabs/section-tabs.tsx';
import { Doubts } from '../statement/doubts.tsx';
import { useGainStatement } from '../statement/queries.ts';
import type { RequestedGains } from '../statement/requested.ts';
import type { StatementState } from '../statement/statement-state.ts';
import { StatementStates } from '../statement/statement-states.tsx';
import { GainLines } from './gain-lines.tsx';
import { GainSlots } from './gain-slots.tsx';
import { GainSums } from './gain-sums.tsx';
import { GainTotals } from './gain-totals.tsx';
import styles from './gains-view.module.css';
import { LawNotes } from './law-notes.tsx';
import { Unrealised } from './unrealised.tsx';

type Shown = StatementState['gains'];

interface GainsViewProps {
  requested: RequestedGains;
  shown: Shown;
  onShow: (shown: Shown) => void;
  /** Null: the present one. */
  onYear: (year: string | null) => void;
}

const parts = [
  { id: 'realised', text: 'Sold in the year' },
  { id: 'unrealised', text: 'Still held' },
] as const;

/** Gains of a year, lot by lot, and those on paper. It says gains, never what tax is due. */
export function GainsView({ requested, shown, onShow, onYear }: GainsViewProps) {
  const query = useGainStatement(requested);
  return (
    <StatementStates query={query} onThisYear={() => onYear(null)}>
      {(statement) => (
        <>
          <Doubts doubts={statement.doubts} />
          <div className={styles.parts}>
            <SectionTabs label="Which gains" tabs={parts} shown={shown} onShow={onShow}>
              {shown === 'realised' ? (
                <Realised statement={statement} onYear={onYear} onHeld={() => onShow('unrealised')} />
              ) : (
                <Unrealised statement={statement} />
              )}
            </SectionTabs>
          </div>
          <LawNotes law={statement.law} />
        </>
      )}
    </StatementStates>
  );
}

interface RealisedProps {
  statement: CapitalGainStatement;
  onYear: (year: string) => void;
  onHeld: () => void;
}

function Realised({ statement, onYear, onHeld }: RealisedProps) {
  if (statement.lines.length > 0) {
    return (
      <>
        <GainTotals statement={statement} />
        <div className={`stack gap-16 ${styles.pair}`}>
          <GainSums sums={statement.sums} />
          <GainSlots slots={statement.slots} />
        </div>
        <GainLines lines={statement.lines} people={statement.people} />
      </>
    );
  }
  const other = statement.years.find((year) => year !== statement.year);
  return (
    <Card>
      <EmptyState
        title={`Nothing was sold in FY ${statement.year}`}
        text="Gains and losses come from redemptions and switches out. There were none."
      >
        {other && (
          <Button look="outline" onClick={() => onYear(other)}>
            Show FY {other}
          </Button>
        )}
        <Button look="outline" onClick={onHeld}>
          Show what is still held
        </Button>
      </EmptyState>
    </Card>
  );
}
