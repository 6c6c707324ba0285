import { type ImportedExchangeRates, session } from '@bandari/sdk'
import { upload } from '@bandari/sdk/upload'
import { granted } from './granted.ts'
import { apiUrl, ask, pageLanguage } from './sdk.ts'

/** `refused` is the whole file, in as many sentences as it takes. */
export type ImportedRates = { done: ImportedExchangeRates } | { refused: string[] }

export async function importExchangeRates(file: File): Promise<ImportedRates> {
  const call = upload('/support/exchange-rates/import', {
    baseUrl: apiUrl,
    token: session.token(),
    language: pageLanguage(),
    fields: { file },
  })
  const answer = await ask(call)
  const { status, message } = answer.refusal ?? {}
  if (status === 413 && message) return { refused: [message] }
  if (status === 400) return { refused: sentencesOf((await call).error) }
  return { done: await granted(Promise.resolve(answer)) }
}

function sentencesOf(error: unknown): string[] {
  const { file = [] } = error as { file?: string[] }
  return [file].flat()
}
