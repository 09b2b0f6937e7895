import { usePageServices } from '../../lib/react.ts';
import type { FileSave } from '../../platform/port.ts';
import { saveFile } from './save-file.ts';

export const fullText = 'The phone has no space left for the file. Free some space and try again.';

const problems: Readonly<Record<Exclude<FileSave['outcome'], 'saved'>, string>> = {
  full: fullText,
  denied: 'The app may not save files. Allow it in the phone’s Settings, under Apps, this app, Permissions.',
  failed: 'The file could not be saved. Check that the phone has space left and try again.',
};

/**
 * A file that came by a call, onto the device. A browser shows its own downloads; in the app it is said where the file
 * is. `said` is told with it, on both. False when it is not there; why, the user was told.
 */
export function useSaveFile() {
  const { platform, toaster } = usePageServices();
  return async (file: Blob, name: string, said?: string): Promise<boolean> => {
    if (platform.files === null) {
      saveFile(file, name);
      if (said !== undefined) toaster.show('success', said);
      return true;
    }
    const saved = await platform.files.save(new File([file], name, { type: file.type }));
    if (saved.outcome !== 'saved') {
      toaster.show('error', problems[saved.outcome]);
      return false;
    }
    const where = `${saved.name} is in ${saved.folder}.`;
    toaster.show('success', said === undefined ? `Saved: ${where}` : `${said} ${where}`);
    return true;
  };
}
