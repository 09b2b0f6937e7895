// Which programs this machine runs: the demo's unless the settings say that it is production.
const home = process.env.HUB_MODE === 'production' ? 'apps/server' : 'apps/demo';

export const serverProgram = `${home}/src/main.ts`;
export const commandLine = `${home}/src/cli/hub.ts`;
