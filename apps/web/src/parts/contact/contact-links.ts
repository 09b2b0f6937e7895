/** WhatsApp wants the country first and nothing but digits; ten digits alone are an Indian mobile. */
export function whatsappLink(number: string, text?: string): string {
  const digits = number.replace(/\D/g, '').replace(/^0+/, '');
  const address = `https://wa.me/${digits.length === 10 ? `91${digits}` : digits}`;
  return text === undefined ? address : `${address}?${new URLSearchParams({ text })}`;
}

/** `URLSearchParams` writes a space as `+`, which a mail program shows as one. */
export const mailLink = (address: string, text?: string): string =>
  text === undefined ? `mailto:${address}` : `mailto:${address}?body=${encodeURIComponent(text)}`;

/** With `noopener` a browser never says whether it opened: the tie is cut by hand. */
export function opensWindow(href: string): boolean {
  const opened = window.open(href, '_blank');
  if (opened) opened.opener = null;
  return opened !== null;
}
