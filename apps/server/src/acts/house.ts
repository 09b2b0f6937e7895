export type { House, People } from './model/house.ts';
