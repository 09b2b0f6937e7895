import { type RecordAct, type RecordRow, recordActs } from '@hub/contract/calls/transact/transact-records';
import { actsOf, type OrderAct } from '@hub/contract/orders/record-acts';
import { type ReactNode, useState } from 'react';
import { Button, IconButton } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { DotsIcon } from '../../../ui/action/icons.ts';
import { MenuButton, MenuItem } from '../../../ui/overlay/menu-button.tsx';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import { useUpdateRecord } from './queries.ts';
import { actNames } from './record-text.ts';
import styles from './records.module.css';
import { ShareLinkDialog } from './share-link-dialog.tsx';

const isUpdate = (act: OrderAct): act is RecordAct => (recordActs as readonly string[]).includes(act);

type ActedOn = Pick<
  RecordRow,
  'reference' | 'kind' | 'headline' | 'investor' | 'scheme' | 'status' | 'waitsOn'
>;

/** What each act does, and the dialog that one of them has open. */
export function useActs(order: ActedOn) {
  const update = useUpdateRecord();
  const [dialog, setDialog] = useState<'share' | 'cancel' | null>(null);
  const close = () => setDialog(null);
  return {
    busy: update.isPending ? (update.variables?.act ?? null) : null,
    run(act: OrderAct) {
      if (!isUpdate(act)) setDialog(act);
      else if (!update.isPending) update.mutate({ reference: order.reference, act });
    },
    dialog: ((): ReactNode => {
      if (dialog === 'share') return <ShareLinkDialog order={order} onClose={close} />;
      if (dialog === 'cancel') return <CancelOrderDialog order={order} onClose={close} />;
      return null;
    })(),
  };
}

/** The acts of a row behind one button. */
export function RowActs({ row }: { row: RecordRow }) {
  const { run, busy, dialog } = useActs(row);
  const acts = actsOf(row);
  if (acts.length === 0) return null;
  const about = `order ${row.reference} of ${row.investor.name}`;
  return (
    <span className="lifted anchor">
      <MenuButton
        note={`${row.investor.name} · ${row.headline}`}
        button={
          <IconButton label={`Actions for ${about}`} aria-busy={busy !== null} className={styles.dots}>
            <Icon of={DotsIcon} />
          </IconButton>
        }
      >
        {acts.map((act) => (
          <MenuItem key={act} text={actNames[act]} onAction={() => run(act)}>
            {actNames[act]}
          </MenuItem>
        ))}
      </MenuButton>
      {dialog}
    </span>
  );
}

const shortNames: Readonly<Partial<Record<OrderAct, string>>> = {
  share: 'Share link',
  resend: 'Resend',
  extend: 'More time',
  reissue: 'New link',
  'resend-payment': 'Ask again',
};

/** On a card: what is done most, in words; the rest behind the button. */
export function CardActs({ row }: { row: RecordRow }) {
  const { run, busy, dialog } = useActs(row);
  const quick = actsOf(row).filter((act) => shortNames[act] !== undefined);
  if (quick.length === 0) return null;
  return (
    <span className={`flex wrap lifted anchor gap-8 ${styles.cardActs}`}>
      {quick.map((act, at) => (
        <Button
          key={act}
          look={at === 0 ? 'primary' : 'outline'}
          size="compact"
          busy={busy === act}
          aria-label={`${shortNames[act]}: ${row.investor.name}, ${row.headline}`}
          onClick={() => run(act)}
        >
          {shortNames[act]}
        </Button>
      ))}
      <RowActs row={row} />
      {dialog}
    </span>
  );
}
