import { peopleTexts } from '@hub/contract/console/people-texts';
import { roleNames, subjectNames } from '@hub/contract/staff/role-texts';
import {
  rightsOf,
  type StaffRole,
  type StaffSubject,
  staffRoles,
  staffSubjects,
} from '@hub/domain/staff/roles';
import { type DenseColumns, DenseTable } from '../layout/dense-table.tsx';

const texts = peopleTexts.rights;

/** M, C, MC or R, as the handbook writes it. */
function cellOf(role: StaffRole, subject: StaffSubject): string {
  const rights = rightsOf([role]);
  const made = [rights.includes(`${subject}.make`) && 'M', rights.includes(`${subject}.check`) && 'C'];
  const written = made.filter(Boolean).join('');
  return written === '' && rights.includes(`${subject}.read`) ? 'R' : written;
}

const said = { M: texts.names.make, C: texts.names.check, R: texts.names.read } as const;

function Cell({ written }: { written: string }) {
  if (written === '') return <span className="mute">–</span>;
  const words = [...written].map((letter) => said[letter as keyof typeof said]).join(', ');
  return <abbr title={words}>{written}</abbr>;
}

const columns: DenseColumns<StaffSubject> = [
  { id: 'about', header: texts.about, cell: (subject) => subjectNames[subject] },
  ...staffRoles.map((role) => ({
    id: role,
    header: roleNames[role],
    cell: (subject: StaffSubject) => <Cell written={cellOf(role, subject)} />,
  })),
];

/** What each role opens: the rule itself, not a copy of it. */
export function RightsTable() {
  return (
    <>
      <p className="mute">{texts.note}</p>
      <DenseTable label={texts.table} columns={columns} rows={staffSubjects} rowKey={(subject) => subject} />
    </>
  );
}
