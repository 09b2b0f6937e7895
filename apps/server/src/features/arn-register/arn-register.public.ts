export { type ArnDetails, addArn, empanelArn, fillArn } from './records/arn-record.repository.ts';
