import { exportNavs, listNavs, navHistory, navScheme } from '@hub/contract/calls/nav/nav';
import { type CallHandler, handleSignedIn } from '../../calls/call-context.ts';
import { exportNavList, getNavHistory, getNavScheme, getNavs } from './nav.service.ts';

export const navHandlers: readonly CallHandler[] = [
  handleSignedIn(listNavs, getNavs),
  handleSignedIn(navScheme, getNavScheme),
  handleSignedIn(navHistory, getNavHistory),
  handleSignedIn(exportNavs, exportNavList),
];
