import { planned } from '../declare.ts';

/** Feeds the public certificate page too: a stranger sees only what a certificate link reveals. */
export const certificates = planned('certificate.list', 'GET', '/{hub}/certificate/getall', {
  auth: 'optional',
});
