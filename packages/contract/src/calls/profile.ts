import { planned } from '../declare.ts';

export const userData = planned('profile.userData', 'GET', '/PlexNewAPI/api/Values/GetUserData');
export const saveProfile = planned('profile.save', 'POST', '/{hub}/admin/user/save1', { body: 'multipart' });
export const updateProfile = planned('profile.update', 'POST', '/{hub}/admin/updateuser1', {
  body: 'multipart',
});
/** The profile-info call of Spec §7: it carries no Bearer and so gives away nothing to a stranger (S7-06). */
export const profileInfo = planned('profile.info', 'GET', '/{hub}/admin/getUserdetailByArnNo', {
  auth: 'optional',
  withoutBearer: true,
});
export const saveDevice = planned('profile.saveDevice', 'POST', '/{hub}/device/details/save');
