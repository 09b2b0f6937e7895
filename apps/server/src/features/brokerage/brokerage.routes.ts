import {
  brokerageAtRisk,
  brokerageForecast,
  brokerageGaps,
  brokeragePayout,
  signDeclaration,
} from '@hub/contract/calls/brokerage/brokerage';
import { rateCard, rateCardExcel, rateCardPdf } from '@hub/contract/calls/brokerage/brokerage-rate-card';
import {
  brokerageLine,
  brokerageReport,
  brokerageReportFile,
  invoiceFile,
  makeInvoice,
} from '@hub/contract/calls/brokerage/brokerage-report';
import { type CallHandler, handleChange, handleSignedIn } from '../../calls/call-context.ts';
import { getForecast } from './forecast/forecast.service.ts';
import { getGaps } from './gaps/gaps.service.ts';
import { getInvoiceFile, makeMonthInvoice } from './invoice/invoice.service.ts';
import { getLine } from './line/line.service.ts';
import { getPayout } from './payout/payout.service.ts';
import { exportRateCard, getRateCard } from './rate-card/rate-card.service.ts';
import { exportReport, getReport } from './report/report.service.ts';
import { getAtRisk } from './risk/at-risk.service.ts';
import { signYearlyDeclaration } from './risk/declaration.service.ts';

export const brokerageHandlers: readonly CallHandler[] = [
  handleSignedIn(brokeragePayout, getPayout),
  handleSignedIn(brokerageReport, getReport),
  handleSignedIn(brokerageReportFile, exportReport),
  handleSignedIn(brokerageLine, getLine),
  handleSignedIn(brokerageGaps, getGaps),
  handleSignedIn(brokerageForecast, getForecast),
  handleSignedIn(brokerageAtRisk, getAtRisk),
  handleChange(signDeclaration, signYearlyDeclaration),
  handleChange(makeInvoice, makeMonthInvoice),
  handleSignedIn(invoiceFile, getInvoiceFile),
  handleSignedIn(rateCard, getRateCard),
  handleSignedIn(rateCardPdf, exportRateCard('pdf')),
  handleSignedIn(rateCardExcel, exportRateCard('xlsx')),
];
