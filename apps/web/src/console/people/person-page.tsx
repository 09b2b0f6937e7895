import { peopleTexts } from '@hub/contract/console/people-texts';
import { readStaff, type StaffMember } from '@hub/contract/console/staff-calls';
import * as acts from '@hub/contract/staff/staff-acts';
import { useParams } from '@tanstack/react-router';
import { dayText, Moment } from '../../ui/date/moment.tsx';
import { OpenedState } from '../../ui/feedback/opened-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ListCrumb } from '../../ui/layout/list-crumb.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useFocusOnArrival } from '../../ui/navigation/focus-on-arrival.ts';
import { ActStrip } from '../acts/act-strip.tsx';
import { useStaffQuery } from '../calls/console-context.ts';
import { Trail } from '../notes/trail.tsx';
import { paths } from '../routes/screens.ts';
import { PersonPasskeys } from './person-passkeys.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { loginsOf, rolesOf } from './person-words.ts';

const texts = peopleTexts;

/** One person of the staff: roles, logins, sessions, and what was done about and by them. */
export function PersonPage() {
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useStaffQuery(readStaff, { id });
  return (
    <>
      <ListCrumb href={paths.staff}>{texts.all}</ListCrumb>
      {data ? (
        <Person person={data} />
      ) : (
        <OpenedState
          error={error}
          onRetry={refetch}
          failed={texts.oneFailed}
          heading={texts.title}
          loading={texts.loading}
          lines={['title', 'block']}
          notThere={<p>{texts.notThere}</p>}
        />
      )}
    </>
  );
}

type Opened = StaffMember & Parameters<typeof PersonPasskeys>[0]['person'];

function Person({ person }: { person: Opened }) {
  const heading = useFocusOnArrival();
  const { id, name, email, leftAt, createdAt, rm } = person;
  const note = [
    email,
    `${texts.joined} ${dayText(createdAt)}`,
    leftAt !== null && `${texts.leftOn} ${dayText(leftAt)}`,
    loginsOf(person),
  ];
  return (
    <>
      <PageHeader title={name} note={note.filter(Boolean).join(' · ')} heading={heading} />
      <ActStrip label={texts.title} acts={actsAbout(person)} />
      <Card title={texts.roles}>
        <p>{rolesOf(person)}</p>
        {rm && (
          <p className="mute above-4">
            {texts.manager}: {rm.name}
          </p>
        )}
      </Card>
      <PersonSessions id={id} />
      <PersonPasskeys person={person} />
      <Trail subject={`staff:${id}`} />
      {person.seenAt !== null && (
        <p className="mute text-note">
          {texts.columns.seen} <Moment at={person.seenAt} />
        </p>
      )}
    </>
  );
}

function actsAbout({ id, name, roles, leftAt, sessions }: StaffMember) {
  const given = { staffId: id };
  const whyNot = leftAt === null ? null : texts.hasLeft;
  const held = roles.filter(({ until }) => until === null).map(({ role }) => role);
  const base = { given, about: name, whyNot };
  return [
    { ...base, act: acts.changeRoles, initial: { roles: held } },
    { ...base, act: acts.delegateRoles },
    { ...base, act: acts.linkManager },
    { ...base, act: acts.inviteStaff },
    { ...base, act: acts.endSessions, whyNot: whyNot ?? (sessions === 0 ? texts.noSessionsNow : null) },
    { ...base, act: acts.leaveStaff },
  ];
}
