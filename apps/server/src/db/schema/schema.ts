/** The whole model in one namespace, for Drizzle. */
export * from './applications.ts';
export * from './book.ts';
export * from './book-figures.ts';
export * from './changes.ts';
export * from './distributor.ts';
export * from './imports.ts';
export * from './instalments.ts';
export * from './mandates.ts';
export * from './notification.ts';
export * from './opportunity.ts';
export * from './opportunity-work.ts';
export * from './orders.ts';
export * from './payments.ts';
export * from './platform.ts';
export * from './reference.ts';
export * from './registrar.ts';
export * from './session.ts';
