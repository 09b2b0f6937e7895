import {
  brokerageAtRisk,
  brokerageForecast,
  brokerageGaps,
  brokeragePayout,
  brokerageSummary,
  signDeclaration as signDeclarationCall,
} from '@hub/contract/calls/brokerage/brokerage';
import {
  handOverInvoice as handOverInvoiceCall,
  invoiceDetails,
  invoiceFile,
  makeInvoice as makeInvoiceCall,
  sendInvoiceCode as sendInvoiceCodeCall,
  signInvoice as signInvoiceCall,
} from '@hub/contract/calls/brokerage/brokerage-invoice';
import { rateCard, rateCardExcel, rateCardPdf } from '@hub/contract/calls/brokerage/brokerage-rate-card';
import {
  brokerageLine,
  brokerageReport,
  brokerageReportFile,
} from '@hub/contract/calls/brokerage/brokerage-report';
import { type CallHandler, handleChange, handleSignedIn } from '../../calls/call-context.ts';
import { getBrokerageForecast } from './forecast/forecast.service.ts';
import { getBrokerageGaps } from './gaps/gaps.service.ts';
import { getInvoiceDetails, getInvoiceFile, makeInvoice } from './invoice/invoice.service.ts';
import {
  handOverInvoice,
  prepareSigning,
  sendInvoiceCode,
  signInvoice,
} from './invoice/sign-invoice.service.ts';
import { getBrokerageLine } from './line/line.service.ts';
import { getBrokeragePayout } from './payout/payout.service.ts';
import { getBrokerageSummary } from './payout/summary.service.ts';
import { exportRateCard, getRateCard } from './rate-card/rate-card.service.ts';
import { getBrokerageReport, getBrokerageReportFile } from './report/report.service.ts';
import { getBrokerageAtRisk } from './risk/at-risk.service.ts';
import { signDeclaration } from './risk/declaration.service.ts';

export const brokerageHandlers: readonly CallHandler[] = [
  handleSignedIn(brokeragePayout, getBrokeragePayout),
  handleSignedIn(brokerageSummary, getBrokerageSummary),
  handleSignedIn(brokerageReport, getBrokerageReport),
  handleSignedIn(brokerageReportFile, getBrokerageReportFile),
  handleSignedIn(brokerageLine, getBrokerageLine),
  handleSignedIn(brokerageGaps, getBrokerageGaps),
  handleSignedIn(brokerageForecast, getBrokerageForecast),
  handleSignedIn(brokerageAtRisk, getBrokerageAtRisk),
  handleChange(signDeclarationCall, signDeclaration),
  handleChange(makeInvoiceCall, makeInvoice),
  handleSignedIn(invoiceDetails, getInvoiceDetails),
  handleSignedIn(sendInvoiceCodeCall, sendInvoiceCode),
  handleChange(signInvoiceCall, signInvoice, prepareSigning),
  handleChange(handOverInvoiceCall, handOverInvoice),
  handleSignedIn(invoiceFile, getInvoiceFile),
  handleSignedIn(rateCard, getRateCard),
  handleSignedIn(rateCardPdf, exportRateCard('pdf')),
  handleSignedIn(rateCardExcel, exportRateCard('xlsx')),
];
