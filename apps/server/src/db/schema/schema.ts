/** The whole model in one namespace, for Drizzle. */
export * from './book.ts';
export * from './distributor.ts';
export * from './notification.ts';
export * from './platform.ts';
export * from './reference.ts';
export * from './session.ts';
