import { type RecordAct, type RecordRow, recordActs } from '@hub/contract/calls/transact/transact-records';
import { actsOf, type OrderAct } from '@hub/contract/orders/record-acts';
import { type ReactNode, useState } from 'react';
import { orderAgainHref } from '../../../parts/transaction/order-again.ts';
import { Button, IconButton } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { DotsIcon } from '../../../ui/action/icons.ts';
import { useNavigation } from '../../../ui/navigation/navigation.ts';
import { MenuButton, MenuItem } from '../../../ui/overlay/menu-button.tsx';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import { useUpdateRecord } from './queries.ts';
import { actNames } from './record-text.ts';
import styles from './records.module.css';
import { ShareLinkDialog } from './share-link-dialog.tsx';

const isUpdate = (act: OrderAct): act is RecordAct => (recordActs as readonly string[]).includes(act);

type ActedOn = Pick<RecordRow, 'headline' | 'status' | 'waitsOn'> & Parameters<typeof orderAgainHref>[0];

/** What each act does, and the dialog that one of them has open. */
export function useActs(order: ActedOn) {
  const update = useUpdateRecord();
  const navigation = useNavigation();
  const [dialog, setDialog] = useState<'share' | 'cancel' | null>(null);
  const close = () => setDialog(null);
  return {
    busy: update.isPending ? (update.variables?.act ?? null) : null,
    run(act: OrderAct) {
      if (act === 'again') {
        const again = orderAgainHref(order);
        if (again !== null) navigation.go(again);
      } else if (!isUpdate(act)) setDialog(act);
      else if (!update.isPending) update.mutate({ reference: order.reference, act });
    },
    dialog: ((): ReactNode => {
      if (dialog === 'share') return <ShareLinkDialog order={order} onClose={close} />;
      if (dialog === 'cancel') return <CancelOrderDialog order={order} onClose={close} />;
      return null;
    })(),
  };
}

const shortNames: Readonly<Partial<Record<OrderAct, string>>> = {
  share: 'Share link',
  resend: 'Resend',
  extend: 'More time',
  reissue: 'New link',
  'resend-payment': 'Ask again',
  again: 'Order again',
};

/** What is done next, in words; the rest behind a button. */
export function RowActs({ row }: { row: RecordRow }) {
  const { run, busy, dialog } = useActs(row);
  const acts = actsOf(row);
  if (acts.length === 0) return null;
  const next = acts.find((act) => shortNames[act] !== undefined);
  const rest = acts.filter((act) => act !== next);
  return (
    <span className={`flex between lifted anchor gap-8 ${styles.acts}`}>
      {next && (
        <Button
          look="outline"
          size="compact"
          busy={busy === next}
          aria-label={`${shortNames[next]}: ${row.investor.name}, ${row.headline}`}
          onClick={() => run(next)}
        >
          {shortNames[next]}
        </Button>
      )}
      {rest.length > 0 && (
        <MenuButton
          note={`${row.investor.name} · ${row.headline}`}
          button={
            <IconButton
              label={`Actions for order ${row.reference} of ${row.investor.name}`}
              aria-busy={busy !== null && busy !== next}
              className={styles.dots}
            >
              <Icon of={DotsIcon} />
            </IconButton>
          }
        >
          {rest.map((act) => (
            <MenuItem key={act} text={actNames[act]} onAction={() => run(act)}>
              {actNames[act]}
            </MenuItem>
          ))}
        </MenuButton>
      )}
      {dialog}
    </span>
  );
}
