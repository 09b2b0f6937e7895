import { DOCUMENT_BYTES } from '@hub/contract/calls/empanelment/empanelment';
import type { DocumentKind } from '@hub/domain/empanelment/constitution';
import { openPicture } from '../../../parts/picture/picture-file.ts';
import { type FileRules, fileProblem } from '../../../ui/form/file/file-rules.ts';

/** A file that cannot be sent, with the words for whoever chose it. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** What a paper may be: a photo of a person is no PDF. */
export const kindsFor = (kind: DocumentKind): FileRules['kinds'] =>
  kind === 'photo' ? ['jpeg', 'png'] : ['pdf', 'jpeg', 'png'];

/** As it is sent: a large photo is made smaller here, before it travels, and is a JPEG then. Rejects with words. */
export async function preparedFile(chosen: File, kinds: FileRules['kinds']): Promise<File> {
  const wrongKind = await fileProblem(chosen, { kinds, mostBytes: Number.POSITIVE_INFINITY });
  if (wrongKind !== null) throw new FileError(wrongKind);
  const isPdf = (await fileProblem(chosen, { kinds: ['pdf'], mostBytes: Number.POSITIVE_INFINITY })) === null;
  if (isPdf) {
    const tooLarge = await fileProblem(chosen, { kinds, mostBytes: DOCUMENT_BYTES });
    if (tooLarge !== null) throw new FileError(tooLarge);
    return chosen;
  }
  const picture = await openPicture(chosen, DOCUMENT_BYTES);
  picture.release();
  const isSmaller = picture.file.size !== chosen.size;
  return isSmaller ? new File([picture.file], `${chosen.name.replace(/\.[^.]*$/, '')}.jpeg`) : chosen;
}
