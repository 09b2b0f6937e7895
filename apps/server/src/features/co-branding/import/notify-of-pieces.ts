import { href } from '@hub/contract';
import { notificationOf } from '../../notifications/notifications.public.ts';
import { takeUntold } from './content-import.repository.ts';

export const notifyOfPieces = notificationOf({
  name: 'co-branded piece',
  list: href('co-branding'),
  linkTo: (id) => href('co-branding/detail', { id }),
  takeUntold,
});
