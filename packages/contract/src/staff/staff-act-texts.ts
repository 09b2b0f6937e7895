const secondPerson = 'reason, second person';

/** What the acts about people of the staff are called, and why one of them is refused. */
export const staffActTexts = {
  join: { title: 'Add a person', did: 'added {subject}', asks: secondPerson },
  changeRoles: { title: 'Change roles', did: 'changed the roles of {subject}', asks: secondPerson },
  delegate: {
    title: 'Delegate roles',
    did: 'delegated roles to {subject}',
    asks: `until a day, ${secondPerson}`,
  },
  linkManager: {
    title: 'Link a relationship manager',
    did: 'linked a relationship manager to {subject}',
    asks: secondPerson,
  },
  leave: { title: 'Mark as left', did: 'marked as left {subject}', asks: secondPerson },
  endSessions: { title: 'End all sessions', did: 'ended all sessions of {subject}', asks: 'reason' },
  removePasskey: { title: 'Remove passkey', did: 'removed a passkey of {subject}', asks: secondPerson },
  invite: { title: 'Invite again', did: 'invited {subject}', asks: secondPerson },
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
    foundFirst: 'There is nobody on the staff yet. The first two are named by: hub staff found.',
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

/** What an act about a person does, in sentences. */
export const staffSentences = {
  join: (name: string, roles: string): string => `Add ${name} as ${roles}`,
  comeBack: (name: string, roles: string): string => `Take ${name} back as ${roles}`,
  changeRoles: (name: string): string => `Change the roles of ${name}`,
  delegate: (name: string, roles: string, until: string): string =>
    `Give ${name} the roles ${roles} until ${until}`,
  linkManager: (name: string, manager: string): string =>
    `Link ${name} to the relationship manager ${manager}`,
  leave: (name: string): string => `Mark ${name} as left`,
  endSessions: (name: string): string => `End all sessions of ${name}`,
  removePasskey: (passkey: string, name: string): string => `Remove the passkey "${passkey}" of ${name}`,
  invite: (name: string): string => `Invite ${name} again`,
  what: {
    name: 'Name',
    email: 'E-mail',
    roles: 'Roles',
    manager: 'Relationship manager',
    status: 'Status',
    sessions: 'Open sessions',
    passkeys: 'Passkeys',
    passkey: 'Passkey',
    invitation: 'Invitation',
  },
  until: (roles: string, day: string): string => `${roles} until ${day}`,
  here: 'On the staff',
  left: 'Left',
  sent: 'Sent again, good for 7 days',
  effects: {
    invited: 'They get a mail with the way to log in.',
    takesEffect: 'It holds from the next click on, within two seconds.',
    loggedOut: 'They are logged out everywhere at once.',
    requestsWithdrawn: 'Their open requests are withdrawn.',
    passkeysRemoved: 'Their passkeys are removed.',
    ownArns: 'They see the ARNs given to this manager, and no others.',
    endsItself: 'It ends by itself. Their own roles stay.',
    oldInvitation: 'An earlier invitation no longer works.',
  },
} as const;
