export { withFile, withFiles } from './model/act-files.ts';
