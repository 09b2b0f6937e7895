export { addOwnWords, type OwnWords, saveGstin } from './own-words.repository.ts';
export { fileOf, pictureType, readPictureName } from './picture-file.ts';
