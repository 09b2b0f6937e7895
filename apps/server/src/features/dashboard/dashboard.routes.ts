import {
  aum,
  aumHistory,
  banners,
  clientsThisYear,
  dashboardShown,
  euinMissing,
  lumpsumTotal,
  opportunities,
  sipThisYear,
  sipTillDate,
  stpSwpCount,
  todo,
  totalClients,
} from '@hub/contract/calls/dashboard/dashboard';
import { type CallHandler, handleSignedIn } from '../../calls/call-context.ts';
import { getBanners } from './banners.service.ts';
import {
  getAum,
  getAumHistory,
  getClientsThisYear,
  getEuinMissing,
  getLumpsumTotal,
  getOpportunities,
  getSipThisYear,
  getSipTillDate,
  getStpSwpCount,
  getTodo,
  getTotalClients,
  wasDashboardShown,
} from './dashboard.service.ts';

export const dashboardHandlers: readonly CallHandler[] = [
  handleSignedIn(dashboardShown, async (context) => ({ shown: await wasDashboardShown(context) })),
  handleSignedIn(aum, getAum),
  handleSignedIn(aumHistory, getAumHistory),
  handleSignedIn(lumpsumTotal, getLumpsumTotal),
  handleSignedIn(totalClients, getTotalClients),
  handleSignedIn(clientsThisYear, getClientsThisYear),
  handleSignedIn(sipTillDate, getSipTillDate),
  handleSignedIn(sipThisYear, getSipThisYear),
  handleSignedIn(stpSwpCount, getStpSwpCount),
  handleSignedIn(todo, getTodo),
  handleSignedIn(opportunities, getOpportunities),
  handleSignedIn(euinMissing, getEuinMissing),
  handleSignedIn(banners, getBanners),
];
