import * as z from 'zod/mini';
import { testimonialLanguages } from '../calls/landing/landing.ts';
import { staffCall } from './staff-call.ts';

/** The newest first; the public page shows the first six. */
export const listTestimonials = staffCall('testimonials.list', {
  access: 'content.read',
  request: z.object({}),
  response: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        about: z.string(),
        words: z.string(),
        language: z.enum(testimonialLanguages),
      }),
    ),
  }),
});
