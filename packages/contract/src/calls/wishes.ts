import { planned } from '../declare.ts';

export const birthdays = planned('wishes.birthdays', 'GET', '/PlexNewAPI/api/Values/GetBirthDay_Wish');
export const categories = planned('wishes.categories', 'GET', '/{hub}/sidebar/getallWishes');
export const templates = planned('wishes.templates', 'GET', '/{hub}/wishes/getByCategoryId/{id}');
export const sendWish = planned('wishes.send', 'POST', '/{hub}/wishes/send');
