import { encode } from 'uqr';

export interface QrCodeProps {
  text: string;
  label: string;
}

/** Four modules of white around it, as scanners want. */
const border = 4;

/** Black on white whatever the theme: many scanners do not read it the other way round. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
