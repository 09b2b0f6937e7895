/** A part in per cent as a bar takes it: whole, and never more than the whole. */
export const partOf = (percent: string | null): number => Math.min(100, Math.floor(Number(percent ?? 0)));
