import { counts, testimonials } from '@hub/contract/calls/landing/landing';
import { type CallHandler, handle } from '../../calls/call-context.ts';
import { readCounts, readTestimonials } from './landing.service.ts';

export const landingHandlers: readonly CallHandler[] = [
  handle(counts, (context) => readCounts(context)),
  handle(testimonials, (context) => readTestimonials(context)),
];
