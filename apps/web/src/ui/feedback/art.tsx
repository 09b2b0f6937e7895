/** Drawn for these screens; decoration only, so nothing is said of them to a screen reader. */
interface ArtProps {
  className?: string | undefined;
}

const drawing = {
  viewBox: '0 0 220 150',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A small tree under a sky whose signal has broken off. */
export function OfflineArt({ className }: ArtProps) {
  return (
    <svg {...drawing} className={className} aria-hidden="true">
      <path d="M18 132h184" opacity=".35" />
      <path d="M110 132V84" />
      <path d="M110 106c-17 0-27-8-28-24 18-1 28 8 28 24Z" fill="currentColor" fillOpacity=".14" />
      <path d="M110 92c0-18 10-28 29-29 1 19-10 29-29 29Z" fill="currentColor" fillOpacity=".22" />
      <path d="M66 44c26-22 62-22 88 0" strokeDasharray="30 14" opacity=".5" />
      <path d="M48 26c36-30 88-30 124 0" strokeDasharray="34 18" opacity=".28" />
      <path d="m162 118 8 14M44 132l6-12 6 12" opacity=".35" />
    </svg>
  );
}

/** The tree with a support beside it: being looked after. */
export function MaintenanceArt({ className }: ArtProps) {
  return (
    <svg {...drawing} className={className} aria-hidden="true">
      <path d="M18 132h184" opacity=".35" />
      <path d="M104 132V66" />
      <path d="M104 96c-20 0-32-10-33-28 21-1 33 10 33 28Z" fill="currentColor" fillOpacity=".14" />
      <path d="M104 78c0-22 12-34 35-35 1 23-12 35-35 35Z" fill="currentColor" fillOpacity=".22" />
      <path d="M124 132V58M124 92h-20" opacity=".55" />
      <path d="M160 132v-20h24v20M172 112V98m-8 0h16" opacity=".45" />
      <path d="M40 132v-8h18v8" opacity=".35" />
    </svg>
  );
}

/** A path that ends in open ground. */
export function LostArt({ className }: ArtProps) {
  return (
    <svg {...drawing} className={className} aria-hidden="true">
      <path d="M18 132h184" opacity=".35" />
      <path d="M110 132v-58" />
      <path d="M110 52h40l10 11-10 11h-40Z" fill="currentColor" fillOpacity=".18" />
      <path d="M110 84H76l-9 9 9 9h34" fill="currentColor" fillOpacity=".1" />
      <path d="M36 132c10-10 22-10 30-4M150 132c10-8 24-8 34-2" opacity=".4" />
    </svg>
  );
}
