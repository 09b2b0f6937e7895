import * as z from 'zod/mini';
import { built, planned } from '../declare.ts';

/** First-visit flag: answers whether this ARN saw the dashboard before, and marks it seen (S7-31). */
export const dashboardShown = built('dashboard.shown', 'GET', '/{hub}/api/DashboardShown', {
  access: ['dashboard'],
  request: z.object({}),
  response: z.object({ shown: z.boolean() }),
});

export const aum = planned('dashboard.aum', 'GET', '/PlexNewAPI/api/Values/GetAumData');
export const lumpsumTotal = planned(
  'dashboard.lumpsumTotal',
  'GET',
  '/PlexNewAPI/api/Values/GetLUMPSUM_TotalInvestments',
);
export const totalClients = planned(
  'dashboard.totalClients',
  'GET',
  '/PlexNewAPI/api/Values/GetTotalClients',
);
export const sipTillDate = planned(
  'dashboard.sipTillDate',
  'GET',
  '/PlexNewAPI/api/Values/GetSipData_TillDate',
);
export const sipThisYear = planned(
  'dashboard.sipThisYear',
  'GET',
  '/PlexNewAPI/api/Values/GetSip_ForCurrentYear',
);
export const clientsThisYear = planned(
  'dashboard.clientsThisYear',
  'GET',
  '/PlexNewAPI/api/Values/GetClientCount_Total_CurrentFinYear/{id}',
);
export const stpSwpCount = planned(
  'dashboard.stpSwpCount',
  'POST',
  '/PlexNewAPI/api/one/STP_SWP_Count_Report',
);
export const banners = planned('dashboard.banners', 'GET', '/{hub}/banner/getall');
