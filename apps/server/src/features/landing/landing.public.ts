export { addTestimonial, listTestimonials, removeTestimonial } from './testimonials.service.ts';
