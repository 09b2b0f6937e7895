import { brand } from 'virtual:brand';
import { mayOpen, type RouteId, routes, type Visitor } from '@hub/domain';
import { type PlainRoute, RouteLink } from '../../ui/navigation/route-link.tsx';
import { cx } from '../../ui/theme/cx.ts';
import { ColourSchemeSwitch } from './colour-scheme-switch.tsx';
import styles from './footer.module.css';
import { inPageLanguage } from './page-words.ts';

const forVisitors: readonly PlainRoute[] = ['login', 'empanelment', 'transact/pre-login', 'certificate/view'];
const forDistributors: readonly PlainRoute[] = [
  'dashboard',
  'transact/initiate',
  'investor/list',
  'statements/account',
  'co-branding',
  'nav',
];

interface FooterProps {
  visitor: Visitor;
  year: number;
  /** Centred under a public page; beside the menu it keeps to the left. */
  centred?: boolean;
  /** Of the file with the licences of others' software: a native shell's own origin is not the server's. */
  licences?: string;
}

export const LICENCES = '/third-party-licences.txt';

/** Spec §1: everything in it that differs per asset manager comes from the brand file. */
export const Footer = ({ centred = false, ...rest }: FooterProps) => (
  <footer className={cx(styles.footer, centred && styles.wide)}>
    <FooterParts {...rest} warning={brand.disclaimer} />
  </footer>
);

interface FooterPartsProps extends Pick<FooterProps, 'visitor' | 'year' | 'licences'> {
  /** Where no line above it says it. */
  warning?: string;
}

export function FooterParts({ visitor, year, licences = LICENCES, warning }: FooterPartsProps) {
  const signedIn = visitor.profile !== null;
  const links = (signedIn ? forDistributors : forVisitors).filter((route: RouteId) =>
    mayOpen(route, visitor),
  );
  return (
    <div className={styles.inside}>
      <div className={styles.columns}>
        <nav aria-label={inPageLanguage('Quick links')}>
          <h2 className="below-8 ink text-note strong">{inPageLanguage('Quick links')}</h2>
          <ul className={styles.list}>
            {links.map((route) => (
              <li key={route}>
                <RouteLink to={route}>{inPageLanguage(routes[route].title)}</RouteLink>
              </li>
            ))}
          </ul>
        </nav>
        <Support signedIn={signedIn} />
        <OutsideLinks title="Get the app" links={storeLinks()} />
        <OutsideLinks title="Follow us" links={brand.social} />
      </div>
      <div className={styles.row}>
        {warning && <p className={styles.disclaimer}>{inPageLanguage(warning)}</p>}
        <ColourSchemeSwitch />
      </div>
      <p className="above-12">
        © {year} {brand.legalName}. {brand.address} ·{' '}
        <a href={licences} target="_blank" rel="noopener noreferrer">
          {inPageLanguage('Open-source licences')}
        </a>
      </p>
    </div>
  );
}

function Support({ signedIn }: { signedIn: boolean }) {
  const { email, phones } = brand.support;
  return (
    <div className={styles.support}>
      <h2 className="below-8 ink text-note strong">{inPageLanguage('Support')}</h2>
      <ul className={styles.list}>
        <li>
          {/* The page stands behind the login; a visitor writes a mail (decision S2-28). */}
          {signedIn ? (
            <RouteLink to="landing/contact-us">Write to us</RouteLink>
          ) : (
            <a href={`mailto:${email}?subject=${encodeURIComponent(brand.productName)}`}>
              {inPageLanguage('Write to us')}
            </a>
          )}
        </li>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        {phones.map(({ label, number, hours }) => (
          <li key={number} className={styles.phone}>
            <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>
              {inPageLanguage(label)}: {number}
            </a>
            <span>{inPageLanguage(hours)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OutsideLink {
  readonly name: string;
  readonly url: string;
}

function storeLinks(): OutsideLink[] {
  const { android, ios } = brand.stores;
  return [
    ...(android ? [{ name: 'Android app on Google Play', url: android.url }] : []),
    ...(ios ? [{ name: 'iPhone app on the App Store', url: ios.url }] : []),
  ];
}

function OutsideLinks({ title, links }: { title: string; links: readonly OutsideLink[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className="below-8 ink text-note strong">{inPageLanguage(title)}</h2>
      <ul className={styles.list}>
        {links.map(({ name, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {inPageLanguage(name)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
