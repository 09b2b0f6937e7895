import type { FilesConfig } from '../../config/config.ts';
import type { Files } from './files.ts';
import { folderFiles } from './folder-files.ts';
import { s3Files } from './s3-files.ts';

export function openFiles(config: FilesConfig): Files {
  return config.kind === 's3' ? s3Files(config) : folderFiles(config.dir);
}
