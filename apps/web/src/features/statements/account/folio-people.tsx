import styles from './folio-statement.module.css';
import type { FolioOfStatement } from './parts-of-statement.ts';

const shareText = (share: string): string => (share === '' ? '' : ` ${share.replace(/\.0+$/, '')}%`);

/** Who it belongs to, who gets it, and where the money goes. */
export function FolioPeople({ folio }: { folio: FolioOfStatement }) {
  const { holders, guardian, nominees, banks } = folio;
  const pan = (maskedPan: string | null) => (maskedPan === null ? '' : `, PAN ${maskedPan}`);
  const facts = [
    {
      label: holders.length === 1 ? 'Holder' : 'Holders',
      lines: holders.map(({ name, maskedPan }) => name + pan(maskedPan)),
    },
    ...(guardian ? [{ label: 'Guardian', lines: [guardian.name + pan(guardian.maskedPan)] }] : []),
    {
      label: 'Nominees',
      lines: nominees.map(({ name, relation, share }) => `${name}, ${relation}${shareText(share)}`),
    },
    {
      label: 'Bank',
      lines: banks.map(
        ({ bank, maskedAccount, isDefault }) =>
          `${bank} ${maskedAccount}${isDefault && banks.length > 1 ? ', default' : ''}`,
      ),
    },
  ];
  return (
    <dl className={`stack text-note terms ${styles.people}`}>
      {facts.map(({ label, lines }) => (
        <div key={label}>
          <dt>{label}</dt>
          {lines.length === 0 ? <dd>None registered</dd> : lines.map((line) => <dd key={line}>{line}</dd>)}
        </div>
      ))}
    </dl>
  );
}
