export { fileOf, pictureType, readPictureName } from './picture-file.ts';
