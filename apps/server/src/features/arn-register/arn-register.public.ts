export { seesArn } from './console/distributor-page.repository.ts';
export { type ArnDetails, addArn, empanelArn, fillArn } from './records/arn-record.repository.ts';
