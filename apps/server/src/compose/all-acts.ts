import type { AnyAct } from '../acts/act.ts';
import type { House, People } from '../acts/house.ts';
import { appStateActs } from '../features/app-state/app-state.acts.ts';
import { arnRegisterActs } from '../features/arn-register/arn-register.acts.ts';
import { seesArn } from '../features/arn-register/arn-register.public.ts';
import { bookActs } from '../features/book/book.acts.ts';
import { brokerageActs } from '../features/brokerage/brokerage.acts.ts';
import { anyRegistrarImporter } from '../features/brokerage/brokerage.public.ts';
import { coBrandingActs } from '../features/co-branding/co-branding.acts.ts';
import { dashboardActs } from '../features/dashboard/dashboard.acts.ts';
import { empanelmentActs } from '../features/empanelment/desk/desk.acts.ts';
import { feedbackActs } from '../features/feedback/feedback.acts.ts';
import { landingActs } from '../features/landing/landing.acts.ts';
import { notificationActs } from '../features/notifications/notifications.acts.ts';
import { referenceActs } from '../features/reference/reference.acts.ts';
import { relationshipManagersActs } from '../features/relationship-managers/relationship-managers.acts.ts';
import { heldAnswerActs } from '../features/transact/registrar/held-answers.acts.ts';
import { staffActs } from '../staff/staff.acts.ts';
import { findPersonWithRoles, hasStaff, readNames, readPeople } from '../staff/staff.public.ts';

/** Every act of the house. A change in the console or on the command line is one of these, or it cannot be made. */
export const allActs: readonly AnyAct[] = [
  ...appStateActs,
  ...arnRegisterActs,
  ...bookActs(anyRegistrarImporter),
  ...brokerageActs,
  // What draws and cuts is loaded when it is needed: no other act waits for it.
  ...coBrandingActs(async (folder, part) =>
    (await import('../features/prostart/prostart.public.ts')).prepareVideos(folder, part),
  ),
  ...dashboardActs,
  ...empanelmentActs,
  ...feedbackActs,
  ...heldAnswerActs,
  ...landingActs,
  ...notificationActs,
  ...referenceActs,
  ...relationshipManagersActs,
  ...staffActs,
];

export const people: People = {
  find: findPersonWithRoles,
  all: readPeople,
  names: readNames,
  hasAny: hasStaff,
  seesArn,
};

export const house: House = { acts: allActs, people };
