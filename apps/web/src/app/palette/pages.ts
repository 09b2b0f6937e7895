import { buildMenu, type MenuItem, mayOpen, type RouteId, routes, type Visitor } from '@hub/domain';
import { bringsNewBusiness } from '@hub/domain/orders/terms/new-business';

export interface PageEntry {
  readonly route: RouteId;
  readonly title: string;
  /** What else somebody may call it. */
  readonly words: string;
  readonly icon: string;
  /** A part of the screen that has an address of its own. */
  readonly query?: Readonly<Record<string, string>>;
}

/** In the order shown. A screen that is a step of something longer is none to jump to. */
const otherNames: Partial<Record<RouteId, string>> = {
  dashboard: 'home start overview aum today',
  'investor/list': 'investors customers people kyc',
  'investor/scheme-list': 'schemes funds assets holdings',
  'reports/sip': 'register mandate bounce instalments systematic',
  'reports/stp': 'register transfer systematic',
  'reports/swp': 'register withdrawal systematic',
  nav: 'prices returns schemes',
  opportunity: 'leads',
  'opportunity/sip/ceased': 'stopped lapsed',
  'opportunity/sip/not-renewed': 'ended expired',
  'opportunity/sip/maturity': 'ending renewal',
  'opportunity/sip/rejected': 'failed',
  'opportunity/lapse-radar': 'risk score sips likely to stop bounce mandate',
  'opportunity/renewal-desk': 'renew maturing sips step up batch',
  'opportunity/cross-sell/liquid': 'idle',
  'opportunity/cross-sell/lumpsum': '',
  'opportunity/cross-sell/equity': '',
  'opportunity/cross-sell/debt': '',
  'opportunity/cross-sell/dividend': 'dividend payout',
  'opportunity/activation/inactive': 'dormant',
  'opportunity/activation/zero-balance': 'empty',
  'opportunity/other/redeem': 'withdrawn',
  'opportunity/other/nigo': 'rejected',
  'opportunity/other/expiring-stp': 'expiring renew systematic transfer',
  'opportunity/other/expiring-swp': 'expiring renew systematic withdrawal',
  'opportunity/other/elss': 'tax 80c',
  'transact/history': 'orders status pending',
  'transact/pending': 'orders confirmation links',
  'statements/account': 'soa holdings',
  'statements/capital-gain': 'tax cg',
  'statements/what-if': 'redeem sell exit load capital gain preview',
  'statements/harvest': 'tax harvesting gains allowance exemption ltcg exit load book profit',
  brokerage: 'commission trail payout',
  'brokerage/rate-card': 'commission trail rates',
  'mandates/list': 'otm nach bank',
  prostart: 'learn training',
  'co-branding': 'share posters marketing',
  wishes: 'birthday anniversary greetings',
  'goal-planner': 'calculator',
  feedback: 'help support complaint',
  'landing/contact-us': 'help support call mail',
  notifications: 'alerts messages bell',
  profile: 'account settings devices picture',
};

interface View extends Required<Pick<PageEntry, 'route' | 'title' | 'words'>>, Pick<PageEntry, 'query'> {
  /** The screen that leads there: who is not shown that one is not shown this one. */
  readonly behind?: RouteId;
}

/** Parts of a screen that people ask for by name, and screens that stand behind another one. */
const views: readonly View[] = [
  {
    route: 'brokerage',
    title: 'Brokerage Report: invoices',
    words: 'gst invoice bill tax commission',
    query: { view: 'payout' },
    behind: 'brokerage',
  },
  {
    route: 'brokerage/report',
    title: 'Brokerage report: lines',
    words: 'commission trail payout invoice',
    behind: 'brokerage',
  },
  {
    route: 'certificate/view',
    title: 'Certificates',
    words: 'certificate prostart training empanelment download',
    behind: 'prostart',
  },
  {
    route: 'reports/sip',
    title: 'SIP report: maturing',
    words: 'maturing maturity ending renew renewal due',
    query: { view: 'maturing' },
  },
  {
    route: 'reports/sip',
    title: 'SIP report: at risk',
    words: 'bounced bounces mandate failing',
    query: { view: 'at-risk' },
  },
  {
    route: 'reports/sip',
    title: 'SIP report: ceased lately',
    words: 'stopped cancelled lapsed',
    query: { view: 'ceased-lately' },
  },
  {
    route: 'reports/sip',
    title: 'SIP report: not renewed',
    words: 'expired ended matured',
    query: { view: 'not-renewed' },
  },
  {
    route: 'transact/history',
    title: 'Transaction History: confirmed',
    words: 'orders paid allotted registrar',
    query: { status: 'CONFIRMED' },
  },
  {
    route: 'transact/history',
    title: 'Transaction History: link expired',
    words: 'orders lapsed reissue send again',
    query: { status: 'Link Expired' },
  },
  {
    route: 'transact/pending',
    title: 'Pending transactions: expiring soon',
    words: 'orders confirmation links expiring',
    query: { due: 'soon' },
  },
  {
    route: 'investor/list',
    title: 'Client List: KYC on hold',
    words: 'clients pending rejected',
    query: { kyc: 'ON_HOLD' },
  },
];

/** The parts of the screens this visitor may open. */
export function viewsFor(visitor: Visitor): readonly PageEntry[] {
  const pages = new Set(pagesFor(visitor).map(({ route }) => route));
  return views
    .filter(({ route, behind }) => mayOpen(route, visitor) && (behind === undefined || pages.has(behind)))
    .map(({ behind: _, ...view }) => ({ ...view, icon: iconOf(view.route) }));
}

/** What can be begun. */
const started: readonly { readonly route: RouteId; readonly title: string; readonly words: string }[] = [
  { route: 'transact/initiate', title: 'Initiate transaction', words: 'new order buy sell invest start' },
  { route: 'transact/lumpsum', title: 'New lumpsum purchase', words: 'buy invest order' },
  { route: 'transact/sip', title: 'New SIP', words: 'start register systematic' },
  { route: 'transact/switch', title: 'Switch between schemes', words: 'order' },
  { route: 'transact/redeem', title: 'Redeem units', words: 'sell withdraw order' },
  { route: 'transact/stp', title: 'New STP', words: 'transfer systematic' },
  { route: 'transact/swp', title: 'New SWP', words: 'withdrawal systematic' },
  { route: 'transact/sip-pause', title: 'Pause a SIP', words: 'skip instalments hold' },
  { route: 'transact/stop', title: 'Stop a SIP, STP or SWP', words: 'end cancel plan' },
  { route: 'transact/otm', title: 'New one-time mandate (OTM)', words: 'register bank debit nach enach' },
];

const leavesOf = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => (item.subItems.length > 0 ? leavesOf(item.subItems) : [item]));

/** The menu's own name and drawing of each screen it shows this visitor. */
function inMenu(visitor: Visitor): ReadonlyMap<RouteId, MenuItem> {
  const shown = leavesOf(buildMenu(visitor, 'app-state/no-internet', () => '')).filter(({ show }) => show);
  return new Map(shown.flatMap((item) => (item.routerData ? [[item.routerData.route, item]] : [])));
}

/**
 * The screens this visitor may jump to: what the menu shows, and the others they may open. What only the menu hides
 * (Spec §5) is hidden here as well.
 */
export function pagesFor(visitor: Visitor): readonly PageEntry[] {
  const menu = inMenu(visitor);
  const menuDecides = routesOfMenu();
  return (Object.keys(otherNames) as RouteId[]).flatMap((route) => {
    const item = menu.get(route);
    const isReachable = !menuDecides.has(route) && mayOpen(route, visitor);
    if (!item && !isReachable) return [];
    return {
      route,
      title: item?.name ?? routes[route].title,
      words: `${routes[route].title} ${otherNames[route]}`,
      icon: item?.iconPath ?? iconOf(route),
    };
  });
}

/** The bell leads there on the web, where the menu leaves it out. */
const besideTheMenu: readonly RouteId[] = ['notifications'];

function routesOfMenu(): ReadonlySet<RouteId> {
  const nobody: Visitor = {
    profile: null,
    loginType: null,
    preLoginTransaction: false,
    platform: 'web',
    loginSucceeded: false,
  };
  const all = leavesOf(buildMenu(nobody, 'app-state/no-internet', () => '')).flatMap(({ routerData }) =>
    routerData ? [routerData.route] : [],
  );
  return new Set(all.filter((route) => !besideTheMenu.includes(route)));
}

const icons: Readonly<Record<string, string>> = {
  reports: 'chart',
  opportunity: 'compass',
  transact: 'history',
  mandates: 'file',
  brokerage: 'rupee',
  notifications: 'bell',
  landing: 'message',
};
const iconOf = (route: RouteId): string => icons[routes[route].feature] ?? 'list';

/** What this visitor can begin from here. */
export function beginningsFor(visitor: Visitor, isResting = false): readonly PageEntry[] {
  const menu = inMenu(visitor);
  return started
    .filter(({ route }) => menu.has(route) || mayOpen(route, visitor))
    .filter(({ route }) => !isResting || !bringsNewBusiness(route))
    .map((entry) => ({ ...entry, icon: 'plus' }));
}
