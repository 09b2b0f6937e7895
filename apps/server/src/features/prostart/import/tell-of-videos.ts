import { href } from '@hub/contract';
import { tellingOf } from '../../notifications/notifications.public.ts';
import { takeUntold } from './add-videos.repository.ts';

const list = href('prostart');

export const tellOfVideos = tellingOf({
  name: 'training video',
  list,
  linkTo: (video) => `${list}?${new URLSearchParams({ video })}`,
  takeUntold,
});
