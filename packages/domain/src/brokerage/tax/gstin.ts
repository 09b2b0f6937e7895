import { gstStateName } from './gst-states.ts';

export type GstinFault = 'form' | 'state' | 'check-digit';

type GstinAnswer =
  | {
      readonly ok: true;
      readonly gstin: string;
      readonly state: string;
      readonly stateName: string;
      readonly pan: string;
    }
  | { readonly ok: false; readonly fault: GstinFault };

// State, PAN, which registration of that PAN in the state (never 0), Z, check digit.
const form = /^(\d{2})([A-Z]{5}\d{4}[A-Z])[1-9A-Z]Z([0-9A-Z])$/;
const BASE = 36;

/** Handbook part 2, B6. In any case; the answer has its one stored form, in capitals. */
export function checkGstin(text: string): GstinAnswer {
  const gstin = text.trim().toUpperCase();
  const [, state, pan, check] = form.exec(gstin) ?? [];
  if (state === undefined || pan === undefined) return { ok: false, fault: 'form' };
  const stateName = gstStateName(state);
  if (stateName === null) return { ok: false, fault: 'state' };
  if (checkDigit(gstin.slice(0, -1)) !== check) return { ok: false, fault: 'check-digit' };
  return { ok: true, gstin, state, stateName, pan };
}

/** Each character by 1 and 2 in turn; of each product the two digits it has to the base of 36 are added. */
function checkDigit(body: string): string {
  let sum = 0;
  for (const [index, character] of [...body].entries()) {
    const product = Number.parseInt(character, BASE) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / BASE) + (product % BASE);
  }
  return ((BASE - (sum % BASE)) % BASE).toString(BASE).toUpperCase();
}
