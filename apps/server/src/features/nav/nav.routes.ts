import {
  exportNavs as exportNavsCall,
  listNavs as listNavsCall,
  navHistory,
  navScheme,
} from '@hub/contract/calls/nav/nav';
import { type CallHandler, handleSignedIn } from '../../calls/call-context.ts';
import { exportNavs, getNavHistory, getNavScheme, listNavs } from './nav.service.ts';

export const navHandlers: readonly CallHandler[] = [
  handleSignedIn(listNavsCall, listNavs),
  handleSignedIn(navScheme, getNavScheme),
  handleSignedIn(navHistory, getNavHistory),
  handleSignedIn(exportNavsCall, exportNavs),
];
