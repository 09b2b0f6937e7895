import type { TaxClass } from '@hub/domain/holdings/tax/tax-class';

/** What a fund's NAV answers to: shares of the common factors, per unit of their move (market/factors.ts). */
interface Exposure {
  readonly market?: number;
  /** Small against large companies. */
  readonly size?: number;
  readonly bank?: number;
  readonly technology?: number;
  readonly consumption?: number;
  readonly gold?: number;
  readonly overseas?: number;
  /** The part that lends: its share, the years its price answers to a move of rates, its yield above call money. */
  readonly debt?: number;
  readonly years?: number;
  readonly spread?: number;
  /** What the manager adds in a year, costs taken off. */
  readonly alpha?: number;
  /** Deviation of a day that is the fund's own. */
  readonly noise?: number;
}

export type LoadName =
  | 'none'
  | 'equity'
  | 'equity-90'
  | 'elss'
  | 'liquid'
  | 'arbitrage'
  | 'hybrid'
  | 'credit'
  | 'index'
  | 'fof';
export type LimitName = 'usual' | 'low' | 'elss' | 'cash' | 'exchange';

export interface Fund {
  /** Its name inside the demo book. */
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly assetClass: 'EQUITY' | 'DEBT' | 'LIQUID' | 'HYBRID' | 'OTHER';
  /** Where the category leaves it open. */
  readonly taxClass?: TaxClass;
  readonly cutoff: 'OTHER' | 'LIQUID' | 'OVERNIGHT';
  /** 1 Low to 6 Very High. */
  readonly risk: number;
  readonly benchmark: string;
  readonly manager: string;
  /** YYYY-MM-DD. */
  readonly launchedOn: string;
  readonly exposure: Exposure;
  readonly load: LoadName;
  readonly limits: LimitName;
  /** How often the fund's IDCW option distributes; without it there is no such option. */
  readonly idcw?: 'monthly' | 'quarterly' | 'yearly';
}

/** NAV on the day of launch, in rupees. */
export const firstNav = (fund: Fund): number => (fund.cutoff === 'OTHER' ? 10 : 1000);
