import { exportNavs, listNavs, navHistory, navScheme } from '@hub/contract/calls/nav';
import { type CallHandler, handleSignedIn } from '../call-context.ts';
import { exportList, history, list, scheme } from './nav.service.ts';

export const navHandlers: readonly CallHandler[] = [
  handleSignedIn(listNavs, list),
  handleSignedIn(navScheme, scheme),
  handleSignedIn(navHistory, history),
  handleSignedIn(exportNavs, exportList),
];
