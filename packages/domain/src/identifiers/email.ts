const LONGEST = 254;

const atoms = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const label = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;
const suffix = /^[A-Za-z]{2,4}$/;

/** Spec §5: local part, @, domain, and a suffix of two to four letters (so `.museum` is refused). */
export function isEmail(text: string): boolean {
  if (text.length > LONGEST) return false;
  const [local, domain, ...more] = text.split('@');
  if (local === undefined || domain === undefined || more.length > 0) return false;
  const labels = domain.split('.');
  const last = labels.pop();
  return (
    atoms.test(local) &&
    labels.length > 0 &&
    labels.every((part) => label.test(part)) &&
    last !== undefined &&
    suffix.test(last)
  );
}
