import { certificateFile, certificates } from '@hub/contract/calls/certificate/certificate';
import { type CallHandler, handle } from '../../calls/call-context.ts';
import { getCertificateFile, getCertificates } from './certificate.service.ts';

export const certificateHandlers: readonly CallHandler[] = [
  handle(certificates, getCertificates),
  handle(certificateFile, getCertificateFile),
];
