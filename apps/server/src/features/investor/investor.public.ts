export { chooseClients } from './choose-clients.ts';
