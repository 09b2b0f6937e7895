export { addFirstTestimonials, listTestimonials } from './testimonials.service.ts';
