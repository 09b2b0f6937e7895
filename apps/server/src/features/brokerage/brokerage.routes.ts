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
import { type CallHandler, handleChange, handleSignedIn } from '../call-context.ts';
import { getAtRisk } from './at-risk.service.ts';
import { signYearlyDeclaration } from './declaration.service.ts';
import { getForecast } from './forecast.service.ts';
import { getGaps } from './gaps.service.ts';
import { getInvoiceFile, makeMonthInvoice } from './invoice.service.ts';
import { getLine } from './line.service.ts';
import { getPayout } from './payout.service.ts';
import { exportRateCard, getRateCard } from './rate-card.service.ts';
import { exportReport, getReport } from './report.service.ts';

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
