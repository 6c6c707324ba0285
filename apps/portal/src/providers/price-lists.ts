import {
  type PriceList,
  type PriceListDecision,
  type PriceListMatch,
  type PriceListPreview,
  session,
} from '@bandari/sdk'
import { upload } from '@bandari/sdk/upload'
import { granted } from './granted.ts'
import { apiUrl, ask, client, pageLanguage } from './sdk.ts'

export interface PriceListFile {
  file: File
  country: string
  in_force_from: string
  source: string
}

/** `refused` is the whole file, in as many sentences as it takes. */
export type ImportedPriceList = { done: PriceList } | { refused: string[] }

export async function importPriceList(fields: PriceListFile): Promise<ImportedPriceList> {
  const call = upload('/support/price-lists/import', {
    baseUrl: apiUrl,
    token: session.token(),
    language: pageLanguage(),
    fields: { ...fields },
  })
  const answer = await ask(call)
  const { status, message } = answer.refusal ?? {}
  if ((status === 413 || status === 409) && message) return { refused: [message] }
  if (status === 400) return { refused: sentencesOf((await call).error) }
  return { done: await granted(Promise.resolve(answer)) }
}

const fieldNames = ['file', 'country', 'in_force_from', 'source'] as const

function sentencesOf(error: unknown): string[] {
  const sentences = error as Partial<Record<(typeof fieldNames)[number], string[]>>
  return fieldNames.flatMap((name) => sentences[name] ?? [])
}

/** Publishes an edition, or drops it. */
export async function decidePriceList(
  list: { id: number } & PriceListDecision,
): Promise<PriceList> {
  const { id, ...body } = list
  const params = { path: { id } }
  return granted(ask(client.POST('/support/price-lists/{id}/decision', { params, body })))
}

/** Says which of our models a printed one is, or takes that back. */
export async function matchPriceListModel(
  match: { id: number } & PriceListMatch,
): Promise<PriceListPreview> {
  const { id, ...body } = match
  const params = { path: { id } }
  return granted(ask(client.POST('/support/price-lists/{id}/matches', { params, body })))
}
