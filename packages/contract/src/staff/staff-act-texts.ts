const secondPerson = 'reason, second person';

/** What the acts about people of the staff are called, and why one of them is refused. */
export const staffActTexts = {
  join: { title: 'Add a person', asks: secondPerson },
  changeRoles: { title: 'Change roles', asks: secondPerson },
  delegate: { title: 'Delegate roles', asks: `until a day, ${secondPerson}` },
  linkManager: { title: 'Link a relationship manager', asks: secondPerson },
  leave: { title: 'Mark as left', asks: secondPerson },
  endSessions: { title: 'End all sessions', asks: 'reason' },
  removePasskey: { title: 'Remove passkey', asks: secondPerson },
  invite: { title: 'Invite again', asks: secondPerson },
  fields: {
    person: 'Person',
    name: 'Name',
    email: 'E-mail',
    emailHelp: 'As the login provider knows it. The invitation goes there.',
    roles: 'Roles',
    until: 'Until',
    untilHelp: 'The last day. Without one the roles stay.',
    manager: 'Relationship manager',
    managerHelp: 'The id of the relationship manager. They then see the ARNs given to that manager.',
    passkey: 'Passkey',
  },
  faults: {
    unknownRole: 'Choose roles from the list.',
    noRole: 'Choose at least one role.',
    day: 'Enter a day like 2026-12-31.',
    pastDay: 'Choose a day that is not over.',
    emailTaken: 'Somebody of the staff has this e-mail already.',
    nobody: 'There is nobody with this id.',
    left: 'This person has left.',
    ownRights: 'Nobody changes their own rights. Ask another administrator.',
    lastAdministrator:
      'Somebody else must be an administrator first: without one nobody can change the staff.',
    sameRoles: 'These are the roles this person has.',
    hasRole: (role: string): string => `This person has the role ${role} already.`,
    noManager: 'There is no relationship manager with this id.',
    managerTaken: (name: string): string => `${name} is linked to this relationship manager.`,
    noPasskey: 'This person has no such passkey.',
    noSession: 'This person has no open session.',
    passkeysOff: 'Passkeys are not switched on. Set HUB_CONSOLE_PASSKEYS.',
  },
} as const;
