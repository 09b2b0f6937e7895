import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';

/** Rounded down; null when there are too few to speak of. */
const rounded = z.nullable(z.int().check(z.minimum(10)));

const countsSchema = z.strictObject({
  distributors: rounded,
  clients: rounded,
  folios: rounded,
  runningSips: rounded,
  /** When they were counted. */
  countedAt: z.string(),
});
export type LandingCounts = z.infer<typeof countsSchema>;

/** How much is done through the hub, for whoever opens its public page. */
export const counts = built('landing.counts', 'GET', '/{hub}/pre-login/count/api/getall', {
  auth: 'none',
  access: 'anyone',
  quiet: true,
  request: z.object({}),
  response: countsSchema,
});

export const testimonialLanguages = ['en', 'hi'] as const;

const testimonialSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** Who they are and where, in a few words. */
  about: z.string(),
  words: z.string(),
  language: z.enum(testimonialLanguages),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

/** What distributors say of the hub, the newest first. */
export const testimonials = built('landing.testimonials', 'GET', '/{hub}/testimonial/getData', {
  auth: 'none',
  access: 'anyone',
  quiet: true,
  request: z.object({}),
  response: z.array(testimonialSchema),
});
