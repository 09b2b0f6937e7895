export { keepBytes, withFile, withFiles } from './model/act-files.ts';
