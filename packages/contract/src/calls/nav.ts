import { planned } from '../declare.ts';

export const navs = planned('nav.list', 'GET', '/{hub}/nav/getdata');
