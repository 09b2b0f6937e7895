import { actTexts } from '@hub/contract/console/act-texts';
import { listStaff } from '@hub/contract/console/staff-calls';
import { Button } from '../../ui/action/button.tsx';
import { DateRangeFields } from '../../ui/form/date/date-range-fields.tsx';
import { SelectField } from '../../ui/form/select/select-field.tsx';
import { TextField } from '../../ui/form/text/text-field.tsx';
import { useTyped } from '../../ui/form/typing/use-typed.ts';
import { allActs } from '../acts/all-acts.ts';
import { useMay, useStaffQuery } from '../calls/console-context.ts';
import styles from './audit.module.css';
import { type AuditFilter, auditStates } from './audit-filter.ts';

const texts = actTexts.audit;
const ANY = 'any';

const acts = [
  { id: ANY, name: texts.anyAct },
  ...allActs.map(({ name, title }) => ({ id: name, name: `${title} (${name})` })),
];

interface AuditFiltersProps {
  filter: AuditFilter;
  onFilter: (filter: AuditFilter) => void;
}

export function AuditFilters({ filter, onFilter }: AuditFiltersProps) {
  const maySeeStaff = useMay('staff.read');
  const staff = useStaffQuery(listStaff, {}, { enabled: maySeeStaff });
  const people = [
    { id: ANY, name: texts.anyone },
    ...(staff.data?.people ?? []).map(({ id, name }) => ({ id, name })),
  ];
  const arn = useTyped(filter.arn, (words) => onFilter({ ...filter, arn: words }));
  const subject = useTyped(filter.subject, (words) => onFilter({ ...filter, subject: words }));
  const orNull = (value: string) => (value === ANY ? null : value);
  return (
    <search className={styles.filters}>
      {maySeeStaff && (
        <SelectField
          label={texts.person}
          options={people}
          value={filter.staffId ?? ANY}
          onChange={(value) => onFilter({ ...filter, staffId: orNull(value) })}
        />
      )}
      <TextField
        label={texts.arn}
        value={arn.typed}
        onChange={arn.setTyped}
        autoComplete="off"
        placeholder="ARN-"
      />
      <TextField
        label={texts.subject}
        value={subject.typed}
        onChange={subject.setTyped}
        autoComplete="off"
        title={texts.subjectHelp}
      />
      <SelectField
        label={texts.act}
        options={acts}
        value={filter.act ?? ANY}
        onChange={(value) => onFilter({ ...filter, act: orNull(value) })}
      />
      <DateRangeFields
        labels={[texts.from, texts.to]}
        from={filter.from ?? ''}
        to={filter.to ?? ''}
        onChange={({ from, to }) => onFilter({ ...filter, from: from || null, to: to || null })}
      />
      <Button look="quiet" onClick={() => onFilter(auditStates.anywhere)}>
        {texts.clear}
      </Button>
    </search>
  );
}
