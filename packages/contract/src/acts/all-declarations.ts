import { setAppVersion, switchMaintenance } from '../app-state/app-state-acts.ts';
import * as platform from '../app-state/platform-acts.ts';
import * as arns from '../arn-register/arn-register-acts.ts';
import { importFeed, importNavs, rebuildBook, rollBackFile } from '../book/book-acts.ts';
import {
  bringRateCard,
  rebuildBrokerage,
  takeBackPayout,
  takeBackRateCard,
} from '../brokerage/brokerage-acts.ts';
import { addContent, recallPiece } from '../co-branding/content-acts.ts';
import * as banners from '../dashboard/banner-acts.ts';
import {
  approveForm,
  askAgain,
  endCallback,
  rejectForm,
  reviewForm,
} from '../empanelment/empanelment-acts.ts';
import { answerQuery } from '../feedback/feedback-acts.ts';
import { addTestimonial, removeTestimonial } from '../landing/landing-acts.ts';
import { notifyEverybody } from '../notifications/notification-acts.ts';
import * as holidays from '../reference/holiday-acts.ts';
import { importPublicList } from '../reference/reference-acts.ts';
import * as schemes from '../reference/scheme-master-acts.ts';
import * as managers from '../relationship-managers/relationship-manager-acts.ts';
import { staffActs } from '../staff/staff-acts.ts';
import { dropAnswer, takeAnswer } from '../transact/transact-acts.ts';
import type { ActDeclaration } from './act-declaration.ts';

/** Every act of the house, as console and command line make their dialogs and verbs of it. */
export const allDeclarations: readonly ActDeclaration[] = [
  ...[reviewForm, approveForm, askAgain, rejectForm, endCallback],
  answerQuery,
  ...[takeAnswer, dropAnswer],
  ...[addTestimonial, removeTestimonial],
  ...[addContent, recallPiece],
  notifyEverybody,
  ...[switchMaintenance, setAppVersion],
  ...[importFeed, importNavs, rollBackFile, rebuildBook],
  ...[bringRateCard, takeBackRateCard, takeBackPayout, rebuildBrokerage],
  importPublicList,
  ...[holidays.addHoliday, holidays.removeHoliday, holidays.loadHolidays],
  ...[schemes.loadSchemes, schemes.mergeScheme, schemes.closeScheme, schemes.reopenScheme, schemes.planNfo],
  ...[arns.loadRegister, arns.suspendDistributor, arns.reinstateDistributor, arns.cancelDistributor],
  ...[arns.setValidity, arns.changeContact, arns.endDistributorSessions, arns.liftCodeLock],
  ...[managers.addManagerAct, managers.changeManagerAct, managers.moveArns],
  ...[managers.coverManager, managers.endCover, managers.leaveManager],
  ...[banners.addBanner, banners.changeBanner, banners.endBanner],
  ...[platform.planMaintenance, platform.cancelMaintenance, platform.closeKind, platform.openKind],
  ...staffActs,
];
