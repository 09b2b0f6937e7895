import type { OpportunityRow } from '@hub/contract/calls/opportunity/rows';
import { record } from '@hub/contract/calls/transact/transact-records';
import type { OpportunityList } from '@hub/domain/opportunity/lists';
import { useState } from 'react';
import { useServices } from '../../../lib/react.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { NavigationContext, useNavigation } from '../../../ui/navigation/navigation.ts';
import { useReadRow } from '../calls/queries.ts';
import { ChangedDialog } from '../dialogs/changed-dialog.tsx';
import styles from './opportunity-list.module.css';
import { orderAgainHref } from './order-again.ts';
import { type RowRemedy, remedyOf } from './remedies.ts';
import { rowChanges } from './row-changes.ts';

interface RemedyProps {
  list: OpportunityList;
  row: OpportunityRow;
  isLead: boolean;
}

interface Changed {
  /** Null: it is not in the list any more. */
  readonly row: OpportunityRow | null;
  readonly changes: readonly string[];
}

/** The form that a row needs. The row is read once more first: what changed meanwhile is said before it opens. */
export function Remedy({ list, row, isLead }: RemedyProps) {
  const { api, toaster } = useServices();
  const navigation = useNavigation();
  const readRow = useReadRow(list);
  const [busy, setBusy] = useState(false);
  const [changed, setChanged] = useState<Changed | null>(null);
  /** What was ordered is read too: the list of rejected orders does not say which form it was. */
  const hrefOf = async (now: OpportunityRow, { href }: RowRemedy): Promise<string> =>
    list === 'nigo' ? orderAgainHref(now, await api.call(record, { reference: now.reference ?? '' })) : href;
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toaster.show('error', error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  const open = () =>
    run(async () => {
      const now = await readRow(row.key);
      const changes = now === null ? [] : rowChanges(list, row, now);
      const next = now && remedyOf(list, now);
      if (now === null || next === null || changes.length > 0) setChanged({ row: now, changes });
      else navigation.go(await hrefOf(now, next));
    });
  const remedy = remedyOf(list, row);
  if (remedy === null) return null;
  const { text, href } = remedy;
  const next = changed?.row ? remedyOf(list, changed.row) : null;
  const look = {
    size: 'compact',
    look: isLead ? 'primary' : 'outline',
    className: styles.remedy ?? '',
    'aria-label': `${text}: ${row.investor}`,
  } as const;
  return (
    <>
      {list === 'nigo' ? (
        <Button {...look} busy={busy} onClick={() => void open()}>
          {text}
        </Button>
      ) : (
        // A press asks first. Into a new tab the browser follows the link by itself.
        <NavigationContext value={{ ...navigation, go: () => void (busy || open()) }}>
          <ButtonLink {...look} href={href} aria-busy={busy}>
            {text}
          </ButtonLink>
        </NavigationContext>
      )}
      {changed && (
        <ChangedDialog
          investor={row.investor}
          changes={changed.changes}
          isGone={changed.row === null}
          remedy={next?.text ?? null}
          busy={busy}
          onRemedy={() =>
            void run(async () => {
              if (changed.row !== null && next !== null) navigation.go(await hrefOf(changed.row, next));
            })
          }
          onClose={() => setChanged(null)}
        />
      )}
    </>
  );
}
