import { href } from '@hub/contract';
import { notificationOf } from '../../notifications/notifications.public.ts';
import { takeUntold } from './add-videos.repository.ts';

const list = href('prostart');

export const notifyOfVideos = notificationOf({
  name: 'training video',
  list,
  linkTo: (video) => `${list}?${new URLSearchParams({ video })}`,
  takeUntold,
});
