import type {
  CountryRulesInput,
  ImportRuleDraft,
  ImportRuleDraftChange,
  ImportRuleDraftDecision,
  ImportRuleDraftInput,
  ImportRuleEffect,
  ImportRuleRecord,
} from '@bandari/sdk'
import type { GetOneParams } from 'react-admin'
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

export type EffectOfDraft = ImportRuleEffect & { id: number }

/** The effect on the orders after `meta.after`; without it, on the cars too. */
export async function getImportRuleEffect({
  id,
  meta,
}: GetOneParams): Promise<{ data: EffectOfDraft }> {
  const params = { path: { id: Number(id) }, query: { after: meta?.after as number | undefined } }
  const call = client.GET('/support/import-rule-drafts/{id}/effect', { params })
  return { data: { id: params.path.id, ...(await granted(ask(call))) } }
}
