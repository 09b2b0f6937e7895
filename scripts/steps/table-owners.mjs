// A table has one owner (design §3): the room of the server whose repositories write it. Others, and the demo, read the
// owner's views, and write through a function of its `.public.ts` that takes the transaction.
import { mentionsOf } from './sql-tables.mjs';

/** Room below apps/server/src, or `demo` → its tables. Every table of the schema stands here once. */
export const ownedBy = {
  acts: ['act_request', 'act_run', 'audit_chain'],
  'features/arn-register': ['arn_status', 'arn_validity', 'distributor', 'euin'],
  'client-messages': ['client_consent', 'dead_contact'],
  codes: ['otp_request'],
  db: ['app_state', 'audit_log', 'setting'],
  demo: ['bank_payment', 'bank_refund'],
  'features/app-state': ['client_error', 'closed_kind', 'maintenance_window'],
  'features/book': [
    ...[
      'amfi_scheme',
      'aum_figure',
      'book_change',
      'book_cursor',
      'client_figure',
      'client_month',
      'feed_balance',
      'flow_figure',
      'folio',
    ],
    ...[
      'folio_import',
      'import_file',
      'investor',
      'investor_figure',
      'ledger',
      'lien',
      'nav',
      'nav_latest',
      'plan',
    ],
    ...['plan_figure', 'plan_row', 'position', 'quarantine', 'scheme_figure', 'uncounted_entry'],
  ],
  'features/brokerage': [
    ...['brokerage_figure', 'brokerage_gap', 'brokerage_line', 'brokerage_stale', 'gst_invoice', 'rate_card'],
    ...['rate_line', 'rejection_row', 'trail_change', 'trail_changed', 'trail_figure', 'trail_line'],
    ...['trail_missing', 'trail_slice', 'trail_state', 'yearly_declaration'],
  ],
  'features/certificate': ['certificate'],
  'features/changes': ['folio_change'],
  'features/co-branding': [
    ...[
      'content_bucket',
      'content_log',
      'content_piece',
      'content_use',
      'distributor_logo',
      'generated_content',
    ],
  ],
  'features/dashboard': ['banner', 'dashboard_shown'],
  'features/empanelment': [
    ...['callback_request', 'empanelment', 'empanelment_document', 'empanelment_event', 'empanelment_pass'],
  ],
  'features/feedback': ['distributor_query', 'query_event', 'query_file'],
  'features/goal-planner': ['goal', 'goal_holding', 'goal_sip'],
  'features/landing': ['testimonial'],
  'features/mandates': ['mandate'],
  'features/notifications': ['notification', 'notification_setting', 'push_message', 'push_waiting'],
  'features/opportunity': [...['opportunity_act', 'opportunity_count', 'opportunity_state', 'renewal_batch']],
  'features/profile': ['distributor_profile'],
  'features/prostart': [
    ...['video', 'video_bucket', 'video_day', 'video_feedback', 'video_like', 'video_line', 'video_series'],
    ...['video_sub_bucket', 'video_view', 'video_watched'],
  ],
  'features/reference': [
    'bank',
    'holiday',
    'ifsc_branch',
    'pincode',
    'reference_list',
    'scheme',
    'scheme_fact',
  ],
  'features/relationship-managers': ['relationship_manager', 'rm_cover', 'rm_mapping'],
  'features/session': ['device_key', 'known_device', 'login_log', 'refresh_token', 'session'],
  'features/statements': [
    ...['harvest_day', 'harvest_row', 'statement_bulk', 'statement_bulk_item', 'statement_share'],
  ],
  'features/transact': [
    ...['application', 'application_proof', 'bank_credit', 'bank_return', 'cart_item', 'confirmation'],
    ...['instalment', 'instalment_step', 'order_event', 'orders', 'payment', 'plan_run', 'refund'],
  ],
  'features/wishes': ['wish', 'wish_batch', 'wish_day'],
  http: ['idempotency_key'],
  limits: ['rate_limit'],
  links: ['link'],
  staff: ['staff', 'staff_challenge', 'staff_passkey', 'staff_role', 'staff_session', 'staff_view'],
  'ports/mandates': ['bank_debit', 'bank_file', 'bank_lot', 'bank_mandate', 'bank_quarantine'],
  'ports/messenger': ['outbox_message'],
  'ports/payments': ['payment_request'],
  'ports/registrar': ['registrar_file', 'registrar_open', 'registrar_order', 'registrar_quarantine'],
};

const server = 'apps/server/src/';
const demo = 'apps/demo/src/';
const isJudged = (path) =>
  (path.startsWith(server) || path.startsWith(demo)) &&
  (path.endsWith('.repository.ts') || /^apps\/server\/src\/db\/(?!schema\/)/.test(path)) &&
  !path.endsWith('.test.ts');

/** The room a file belongs to: a feature, a port, or a folder beside them; all of the demo is one. */
const roomOf = (path) =>
  path.startsWith(demo) ? 'demo' : /^apps\/server\/src\/((?:(?:features|ports)\/)?[^/]+)/.exec(path)?.[1];
const folderOf = (room) => (room === 'demo' ? demo : `${server}${room}/`);

/** Table → room. A table that stands with two rooms has the name of both, which no room has. */
export function ownersOf(owned = ownedBy) {
  const owners = new Map();
  for (const [room, tables] of Object.entries(owned)) {
    for (const table of tables)
      owners.set(table, owners.has(table) ? `${owners.get(table)} and ${room}` : room);
  }
  return owners;
}

/** Where the list and the schema differ, in words. */
export function checkOwners(files, owned = ownedBy) {
  const owners = ownersOf(owned);
  const problems = [];
  const inSchema = new Set();
  for (const [path, text] of files) {
    if (!path.startsWith(`${server}db/schema/`)) continue;
    for (const [, table] of text.matchAll(/\bpgTable\(\s*'(\w+)'/g)) inSchema.add(table);
  }
  for (const table of inSchema)
    if (!owners.has(table)) problems.push(`table ${table} has no owner in scripts/steps/table-owners.mjs`);
  for (const [table, room] of owners) {
    if (!inSchema.has(table)) problems.push(`${room} owns ${table}, which is no table of the schema`);
    if (room.includes(' and ')) problems.push(`table ${table} has two owners: ${room}`);
  }
  for (const room of Object.keys(owned)) {
    if (owned[room].length > 0 && ![...files.keys()].some((path) => path.startsWith(folderOf(room))))
      problems.push(`${room} owns tables and is no folder of the server`);
  }
  return problems;
}

/** Mentions of tables of others: room → table → how many, reads and writes apart; and the rooms that write a table. */
export function foreignTables(files, owned = ownedBy) {
  const owners = ownersOf(owned);
  const found = { reads: {}, writes: {}, writers: {} };
  const writers = new Map();
  for (const [path, text] of files) {
    if (!isJudged(path)) continue;
    const room = roomOf(path);
    for (const { name, isWrite } of mentionsOf(path, text, owners)) {
      if (isWrite) writers.set(name, (writers.get(name) ?? new Set()).add(room));
      if (owners.get(name) === room) continue;
      const kind = isWrite ? found.writes : found.reads;
      kind[room] ??= {};
      kind[room][name] = (kind[room][name] ?? 0) + 1;
    }
  }
  for (const [table, rooms] of writers) if (rooms.size > 1) found.writers[table] = [...rooms].sort();
  return found;
}
