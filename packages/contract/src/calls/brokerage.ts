import { lookup, planned } from '../declare.ts';

export const brokerageReport = lookup('brokerage.report', 'GETBROKERREPORT');
export const rateCard = planned('brokerage.rateCard', 'GET', '/{hub}/api/ratecard/download');
export const rateCardPdf = planned('brokerage.rateCardPdf', 'GET', '/{hub}/api/ratecard/downloadPdf', {
  reply: 'file',
});
export const rateCardExcel = planned('brokerage.rateCardExcel', 'GET', '/{hub}/api/ratecard/downloadExcel', {
  reply: 'file',
});
