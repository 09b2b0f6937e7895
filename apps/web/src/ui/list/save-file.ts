/** How long a browser may take to begin with a download before its address goes. */
const SAVED_MS = 60_000;

/** Hands the browser a file that came by a call; a link could not carry the token. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), SAVED_MS);
}
