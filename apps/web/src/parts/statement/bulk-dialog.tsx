import type { RequestOf } from '@hub/contract';
import { startBulk } from '@hub/contract/calls/statements/statements-bulk';
import { groupIndian } from '@hub/domain';
import type { StatementKind } from '@hub/domain/statements/statement-kinds';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/react.ts';
import { Button } from '../../ui/action/button.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { CheckBox } from '../../ui/form/choice/check-box.tsx';
import { Segmented } from '../../ui/form/choice/segmented.tsx';
import { hrefTo, useNavigation } from '../../ui/navigation/navigation.ts';
import { StaticModal } from '../../ui/overlay/static-modal.tsx';
import { lastYears, thisYear } from './days.ts';
import { type Period, PeriodField, wholePeriod } from './period-field.tsx';
import { YearField } from './year-field.tsx';

type Requested = RequestOf<typeof startBulk>;

interface BulkDialogProps {
  clients: Requested['clients'];
  count: number;
  onClose: () => void;
}

const kinds = [
  { value: 'account', text: 'Account' },
  { value: 'capitalgain', text: 'Capital gains' },
] as const;

/** One PDF for each of the clients that are chosen; the job goes on while one does something else. */
export function BulkDialog({ clients, count, onClose }: BulkDialogProps) {
  const api = useApi();
  const client = useQueryClient();
  const navigation = useNavigation();
  const [kind, setKind] = useState<StatementKind>('account');
  const [period, setPeriod] = useState<Period>({ period: 'last-year', from: null, to: null });
  const [year, setYear] = useState(thisYear);
  const [withPassword, setWithPassword] = useState(true);
  const start = useMutation({
    mutationFn: (requested: Requested) => api.call(startBulk, requested),
    onSuccess() {
      void client.invalidateQueries({ queryKey: ['statements', 'bulk'] });
      navigation.go(hrefTo('statements/bulk'));
    },
  });
  const startNow = () => {
    const { period: of, from, to } = wholePeriod(period);
    const when =
      kind === 'account'
        ? { period: of, ...(from !== null && { from }), ...(to !== null && { to }) }
        : { year };
    start.mutate({ clients, kind, withPassword, ...when });
  };
  return (
    <StaticModal
      title={`Statements of ${groupIndian(count)} ${count === 1 ? 'client' : 'clients'}`}
      onClose={onClose}
      closable={false}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={start.isPending} onClick={startNow}>
            Make the PDFs
          </Button>
        </>
      }
    >
      <div className="stack gap-12">
        <p>
          {count === 1
            ? 'One PDF in a ZIP file.'
            : `One PDF for each of the ${groupIndian(count)} clients, in a ZIP file.`}
        </p>
        <Segmented label="Kind of statement" options={kinds} value={kind} onChange={setKind} />
        {kind === 'account' ? (
          <PeriodField value={period} onChange={setPeriod} />
        ) : (
          <YearField value={year} years={lastYears()} onChange={setYear} />
        )}
        <CheckBox
          label="Each PDF opens with the investor's PAN"
          checked={withPassword}
          onChange={(event) => setWithPassword(event.currentTarget.checked)}
        />
        {withPassword && <p className="mute text-note">Clients without a PAN are left out, and named.</p>}
        {start.error && <ErrorState title="It was not started" error={start.error} />}
      </div>
    </StaticModal>
  );
}
