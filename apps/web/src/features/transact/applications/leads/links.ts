export { applicationHref, applicationRoutes } from '@hub/contract/urls/application-href';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function readApplicationId(queryString: string): string | null {
  const id = new URLSearchParams(queryString).get('application');
  return id !== null && uuid.test(id) ? id : null;
}
