export { insertMember } from './member.repository.ts';
export { fileOf, pictureType, readPictureName } from './picture-file.ts';
