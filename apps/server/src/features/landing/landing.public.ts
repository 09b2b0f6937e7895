export {
  addFirstTestimonials,
  addTestimonial,
  listTestimonials,
  removeTestimonial,
} from './testimonials.service.ts';
