export { type ArnDetails, addArn, fillArn, seesArn } from './arn-record.repository.ts';
export { insertMember } from './member.repository.ts';
export { fileOf, pictureType, readPictureName } from './picture-file.ts';
