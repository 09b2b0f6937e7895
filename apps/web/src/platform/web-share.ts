import type { FileShare, ShareItem } from './port.ts';

export async function share(item: ShareItem): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(item);
    return true;
  } catch {
    return false; // the user closed the sheet
  }
}

export async function shareFile(file: File): Promise<FileShare> {
  if (!navigator.canShare?.({ files: [file] })) return 'unable';
  try {
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (error) {
    // A press is forgotten after some seconds, and a long list takes longer: then it is not the user who refused.
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'unable';
  }
}
