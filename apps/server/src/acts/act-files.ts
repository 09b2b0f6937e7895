export { keepBytes, type LocalFiles, withFile, withFiles } from './model/act-files.ts';
