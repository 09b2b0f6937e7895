import { type Call, type OpenApiDocument, routePattern, type ServicePaths, services } from '@hub/contract';
import { type Html, html } from './html.ts';
import type { Page } from './page.ts';

const serviceNames: Readonly<Record<Call['service'], string>> = {
  hub: 'Distributor hub',
  plex: 'Plex',
  crm: 'CRM mapping',
  unification: 'Unification',
  transaction: 'Transaction',
  investor: 'Investor',
  businessdate: 'Business date',
  otm: 'One-time mandate',
  errorlog: 'Error log',
};

const authTexts: Readonly<Record<Call['auth'], string>> = {
  none: 'open',
  bearer: 'session',
  optional: 'session or stranger',
  credentials: 'session and service credentials',
  basic: 'session and basic authorization',
};

const bodyTexts: Readonly<Record<Call['body'], string>> = {
  none: 'no body',
  form: 'form body',
  json: 'JSON body',
  'sealed-form': 'sealed form body',
  'sealed-json': 'sealed JSON body',
  multipart: 'multipart body',
};

function operation(document: OpenApiDocument, call: Call, paths: ServicePaths): unknown {
  const path = routePattern(call, paths).replace(/:(\w+)/g, '{$1}');
  const found = document.paths[path]?.[call.method.toLowerCase()];
  return { parameters: found?.parameters, requestBody: found?.requestBody, responses: found?.responses };
}

function callEntry(document: OpenApiDocument, call: Call, paths: ServicePaths): Html {
  return html`<details>
<summary><span class="tag">${call.method}</span> <code>${routePattern(call, paths)}</code> <span class="soft">${call.name}</span></summary>
<p class="soft">${authTexts[call.auth]} · ${bodyTexts[call.body]} · ${call.reply} reply${call.reason ? ` · ${call.reason}` : null}</p>
<pre tabindex="0">${JSON.stringify(operation(document, call, paths), null, 2)}</pre>
</details>`;
}

/** Every call of the contract on one page: the browser's own search finds any of them. */
export function apiDocsPage(document: OpenApiDocument, calls: readonly Call[], paths: ServicePaths): Page {
  const groups = services
    .map((service) => ({ service, calls: calls.filter((call) => call.service === service) }))
    .filter((group) => group.calls.length > 0);
  return {
    title: 'API',
    lead: `${calls.length} calls.`,
    body: html`<nav aria-label="Services"><ul>
${groups.map((group) => html`<li><a href="#${group.service}">${serviceNames[group.service]}</a></li>`)}
<li><a href="/openapi.json">OpenAPI document</a></li>
</ul></nav>
${groups.map(
  (
    group,
  ) => html`<section class="card"><h2 id="${group.service}">${serviceNames[group.service]} <span class="soft">${group.calls.length}</span></h2>
${group.calls.map((call) => callEntry(document, call, paths))}</section>`,
)}`,
  };
}
