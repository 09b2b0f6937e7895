/** What the shell of the operations console says. Screens have files of their own beside this one. */
export const consoleTexts = {
  name: 'Operations',
  menu: 'Menu',
  groups: { work: 'Work', registers: 'Registers', watch: 'Watch' },
  screens: {
    home: 'Needs you',
    approvals: 'Approvals',
    distributors: 'Distributors',
    managers: 'Relationship managers',
    schemes: 'Schemes',
    calendar: 'Calendar',
    audit: 'Audit',
    staff: 'Staff and roles',
    own: 'Your logins',
  },
  search: {
    label: 'Find a screen, a person, an ARN or an act',
    failed: 'Distributors and people could not be searched.',
    rest: 'Screens and acts still work.',
    hint: 'Try an ARN, a name, the name of a screen, or what you want to do.',
    groups: { screens: 'Screens', acts: 'Acts', distributors: 'Distributors', people: 'People' },
  },
  person: {
    own: 'Passkeys and sessions',
    logOut: 'Log out',
    colours: { auto: 'Colours as the device', light: 'Light colours', dark: 'Dark colours' },
    menu: (name: string): string => `${name}: your menu`,
  },
  call: {
    failed: 'The server could not do this. Please try again.',
    offline: 'You are offline. Nothing you entered is lost.',
    unreadable: 'The answer could not be read. Reload the page.',
  },
  start: {
    loading: 'Opening the console',
    failed: 'The console could not be opened',
  },
  notFound: {
    title: 'Nothing here',
    text: 'There is no screen at this address, or your roles do not open it.',
    home: 'Go to Needs you',
  },
  screenFailed: 'This screen could not be shown',
  skip: 'Skip to the page',
} as const;
