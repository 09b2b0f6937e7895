import { planned } from '../declare.ts';

export const sipReport = planned('reports.sip', 'POST', '/PlexNewAPI/api/one/SIP_Registration_Report_Total');
export const stpReport = planned('reports.stp', 'POST', '/PlexNewAPI/api/one/STP_REGISTRATION_REPORT_Total');
export const swpReport = planned('reports.swp', 'POST', '/PlexNewAPI/api/one/SWP_REGISTRATION_REPORT_Total');
