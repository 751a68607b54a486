import type { LocaleId } from '@atoll/engine';
import { textOf, type AtollText } from './atoll-text.ts';
import type { Facts, Remarks, RuleTerms } from './catalogue.ts';
import { catalogueOf, type Language } from './neutral/language.ts';

/** The text of the game in a language; only the folder of that language is loaded. */
export async function loadText(id: LocaleId): Promise<AtollText> {
  const { language } = (await import(`./${id}/index.ts`)) as { readonly language: Language };
  return textOf(catalogueOf(language));
}

/** A sentence about every card; tables do not need it. */
export async function loadFacts(id: LocaleId): Promise<Facts> {
  return ((await import(`./${id}/facts.ts`)) as { readonly facts: Facts }).facts;
}

/** Additional remarks about some cards. */
export async function loadRemarks(id: LocaleId): Promise<Remarks> {
  return ((await import(`./${id}/facts.ts`)) as { readonly remarks: Remarks }).remarks;
}

/** The terms of the rules, which a table needs with the first explanation. */
export async function loadRuleTerms(id: LocaleId): Promise<RuleTerms> {
  return ((await import(`./${id}/rule-terms.ts`)) as { readonly ruleTerms: RuleTerms }).ruleTerms;
}
