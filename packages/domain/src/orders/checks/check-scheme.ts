import { countryCodeOf } from '../../identifiers/country-code.ts';
import { mayMove } from '../../schemes/scheme-rules.ts';
import { isNonResident } from '../../tax-status/tax-statuses.ts';
import type { FolioFacts, OrderFacts, SchemeFacts } from '../facts/order-facts.ts';
import type { OrderTerms } from '../terms/order-terms.ts';
import { block, type Finding, warn } from './finding.ts';

type SchemeField = 'schemeCode' | 'toSchemeCode';

/** Whether the schemes take this kind of order, from this folio. */
export function checkSchemes(terms: OrderTerms, { scheme, target, folio }: OrderFacts): Finding[] {
  if (terms.kind === 'folio') return [];
  if (scheme === null) return [block('scheme-unknown', 'schemeCode', {})];
  const { name } = scheme;
  switch (terms.kind) {
    case 'lumpsum':
      return [
        ...checkBought(scheme, 'schemeCode', folio),
        ...(purchaseLimits(scheme, folio) === null
          ? [block('kind-not-taken', 'schemeCode', { scheme: name })]
          : []),
        ...checkIdcw(terms, scheme),
      ];
    case 'redeem':
      return scheme.rules.redemption === null
        ? [block('kind-not-taken', 'schemeCode', { scheme: name })]
        : [];
    case 'switch':
    case 'stp':
      if (target === null) return [block('target-unknown', 'toSchemeCode', {})];
      return [...checkTarget(terms.kind, scheme, target, folio), ...checkIdcw(terms, target)];
    case 'sip':
      return [
        ...checkBought(scheme, 'schemeCode', folio),
        ...(scheme.rules.sip === null ? [block('kind-not-taken', 'schemeCode', { scheme: name })] : []),
        ...checkIdcw(terms, scheme),
      ];
    case 'swp':
      return scheme.rules.swp === null ? [block('kind-not-taken', 'schemeCode', { scheme: name })] : [];
    case 'pause':
    case 'stop':
      // A plan goes on or stops whatever the scheme takes by now.
      return [];
  }
}

/** The first purchase of a scheme has its own minimum; what the folio holds already takes the additional one. */
export function purchaseLimits({ code, rules }: SchemeFacts, folio: FolioFacts | null) {
  return folio?.schemesHeld.includes(code) ? rules.additional : rules.fresh;
}

/** What any scheme that money goes to must satisfy. */
function checkBought(scheme: SchemeFacts, field: SchemeField, folio: FolioFacts | null): Finding[] {
  const { name } = scheme;
  const findings: Finding[] = [];
  // A distributor sells regular plans only (handbook §2).
  if (scheme.plan === 'DIRECT') findings.push(block('direct-plan', field, { scheme: name }));
  if (!scheme.isOpen) findings.push(block('scheme-closed', field, { scheme: name }));
  return [...findings, ...checkCountry(scheme, field, folio)];
}

function checkCountry({ name, rules }: SchemeFacts, field: SchemeField, folio: FolioFacts | null): Finding[] {
  if (folio === null || rules.closedTo.length === 0) return [];
  const country = countryCodeOf(folio.country);
  if (country === null) return isNonResident(folio.taxStatus) ? [warn('country-missing', field, {})] : [];
  return rules.closedTo.includes(country) ? [block('country-closed', field, { scheme: name, country })] : [];
}

function checkTarget(
  kind: 'switch' | 'stp',
  scheme: SchemeFacts,
  target: SchemeFacts,
  folio: FolioFacts | null,
): Finding[] {
  if (scheme.rules[kind] === null) return [block('kind-not-taken', 'schemeCode', { scheme: scheme.name })];
  if (scheme.code === target.code) return [block('target-same', 'toSchemeCode', {})];
  if (scheme.plan !== target.plan) return [block('target-other-plan', 'toSchemeCode', {})];
  const findings = checkBought(target, 'toSchemeCode', folio);
  const isRefused = purchaseLimits(target, folio) === null || !mayMove(kind, scheme, target);
  if (isRefused && !findings.some(({ code }) => code === 'scheme-closed')) {
    findings.push(block('target-not-allowed', 'toSchemeCode', { scheme: target.name }));
  }
  return findings;
}

function checkIdcw(
  { idcw }: Extract<OrderTerms, { idcw: unknown }>,
  { option, canReinvest }: SchemeFacts,
): Finding[] {
  if (option === 'GROWTH') return idcw === 'Z' ? [] : [block('idcw-growth', 'idcw', {})];
  if (idcw === 'Z') return [block('idcw-choose', 'idcw', {})];
  return idcw === 'Y' && !canReinvest ? [block('idcw-no-reinvest', 'idcw', {})] : [];
}
