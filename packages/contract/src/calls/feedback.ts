import { planned } from '../declare.ts';

export const queries = planned('feedback.queries', 'GET', '/{hub}/query/getQuriesByDistributor');
export const sections = planned('feedback.sections', 'GET', '/{hub}/sidebar/getByCategoryId/4');
export const subSections = planned('feedback.subSections', 'GET', '/{hub}/sub-section/getBySidebarId/{id}');
export const submitQuery = planned('feedback.submitQuery', 'POST', '/{hub}/query/api/save', {
  body: 'multipart',
});
export const saveQueryStatus = planned('feedback.saveQueryStatus', 'POST', '/{hub}/query/status/api/save');
