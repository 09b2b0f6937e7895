export const telephoneLink = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

/** WhatsApp wants the country first and nothing but digits; ten digits alone are an Indian mobile. */
export function whatsappLink(number: string, message?: string): string {
  const digits = number.replace(/\D/g, '').replace(/^0+/, '');
  const text = message === undefined ? '' : `?text=${encodeURIComponent(message)}`;
  return `https://wa.me/${digits.length === 10 ? `91${digits}` : digits}${text}`;
}
