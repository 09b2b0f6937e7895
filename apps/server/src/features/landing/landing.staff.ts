import { listTestimonials as listTestimonialsCall } from '@hub/contract/console/testimonial-calls';
import { handleStaff, type StaffHandler } from '../../calls/staff-handler.ts';
import { findTestimonials } from './landing.repository.ts';

const MOST = 100;

export const landingStaffHandlers: readonly StaffHandler[] = [
  handleStaff(listTestimonialsCall, async ({ reads }) => ({
    rows: (await findTestimonials(reads, MOST)).map((one) => ({ ...one, id: String(one.id) })),
  })),
];
