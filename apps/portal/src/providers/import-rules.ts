import type {
  CountryRulesInput,
  ImportRuleDraft,
  ImportRuleDraftChange,
  ImportRuleDraftDecision,
  ImportRuleDraftInput,
  ImportRuleRecord,
} from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

/** Notes that a rule was read again and nothing has changed. */
export async function checkImportRule(id: number): Promise<ImportRuleRecord> {
  const params = { path: { id } }
  return granted(ask(client.POST('/support/import-rules/{id}/checks', { params })))
}

export async function draftImportRule(body: ImportRuleDraftInput): Promise<ImportRuleDraft> {
  return granted(ask(client.POST('/support/import-rule-drafts', { body })))
}

/** A country's whole file. */
export async function draftCountryRules(body: CountryRulesInput): Promise<ImportRuleDraft> {
  return granted(ask(client.POST('/support/import-rule-drafts/country-files', { body })))
}

export async function editImportRuleDraft(
  draft: { id: number } & ImportRuleDraftChange,
): Promise<ImportRuleDraft> {
  const { id, ...body } = draft
  const params = { path: { id } }
  return granted(ask(client.PUT('/support/import-rule-drafts/{id}', { params, body })))
}

/** Publishes a draft, or drops it. */
export async function decideImportRuleDraft(
  draft: { id: number } & ImportRuleDraftDecision,
): Promise<ImportRuleDraft> {
  const { id, ...body } = draft
  const params = { path: { id } }
  return granted(ask(client.POST('/support/import-rule-drafts/{id}/decision', { params, body })))
}
