import { planned } from '../declare.ts';

export const counts = planned('landing.counts', 'GET', '/{hub}/pre-login/count/api/getall', { auth: 'none' });
export const testimonials = planned('landing.testimonials', 'GET', '/{hub}/testimonial/getData', {
  auth: 'none',
});
