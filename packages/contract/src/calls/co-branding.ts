import { planned } from '../declare.ts';

export const contentList = planned('co-branding.list', 'GET', '/{hub}/cobranding-content/getContent');
export const content = planned('co-branding.get', 'GET', '/{hub}/cobranding-content/getByIdAuth/{id}');
/** Asked again and again while content is made, so it never raises the loader (Spec §4). */
export const generationStatus = planned(
  'co-branding.status',
  'GET',
  '/{hub}/cobranding-content/getstatus/{id}',
  { quiet: true },
);
export const readStatus = planned(
  'co-branding.readStatus',
  'GET',
  '/{hub}/cobranding-content/readStatus/{id}',
);
/** The public view-content read. */
export const sharedContent = planned('co-branding.shared', 'GET', '/{hub}/cobranding-content/getById/{id}', {
  auth: 'none',
});
export const schemes = planned('co-branding.schemes', 'GET', '/{hub}/scheme/getall');
export const bucketSchemes = planned('co-branding.bucketSchemes', 'GET', '/{hub}/scheme/getbybucket/{id}');
export const generate = planned('co-branding.generate', 'POST', '/{hub}/cobranding-content/generate/{id}');
export const recordDownload = planned(
  'co-branding.recordDownload',
  'POST',
  '/{hub}/cobranding-content/download/api/save',
);
export const recordView = planned(
  'co-branding.recordView',
  'POST',
  '/{hub}/cobranding-content/view/api/save',
);
export const recordShare = planned(
  'co-branding.recordShare',
  'POST',
  '/{hub}/cobranding-content/share/api/save',
);
