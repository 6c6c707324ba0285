import type { Refusal } from '@bandari/sdk'
import { HttpError } from 'react-admin'
import type { Answer } from './sdk.ts'
import { t } from '../language/translator.ts'

/** The portal's one sentence for a failure without a sentence of its own. */
export const unknownFailure = () => t('portal.unknownFailure')

/** What a screen says of a refusal; a surprise with the reference to quote. */
export function sentenceOf({ message, requestId }: Pick<Refusal, 'message' | 'requestId'>): string {
  const sentence = message ?? unknownFailure()
  return requestId === undefined
    ? sentence
    : t('portal.withReference', { sentence: sentence.replace(/\.$/, ''), requestId })
}

/** react-admin's providers throw what the SDK answers as a refusal. */
export async function granted<T>(call: Promise<Answer<T>>): Promise<T> {
  const { data, refusal } = await call
  if (refusal) throw new HttpError(sentenceOf(refusal), refusal.status, refusal)
  return data
}

/** The server's name for what a provider threw; null for what was no refusal. */
export function codeOf(error: unknown): string | null {
  const body: unknown = error instanceof HttpError ? error.body : null
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
  return typeof code === 'string' ? code : null
}

/** Field → code, for the fields that the server blames. */
export function fieldCodesOf(error: unknown): Readonly<Record<string, string>> {
  const body: unknown = error instanceof HttpError ? error.body : null
  const codes = typeof body === 'object' && body !== null && 'codes' in body ? body.codes : null
  return typeof codes === 'object' && codes !== null ? (codes as Record<string, string>) : {}
}

/** A refusal stays a refusal; a broken connection is tried a second time. */
export function retryable(failures: number, error: Error): boolean {
  const status = error instanceof HttpError ? error.status : 0
  return failures < 1 && (status === 0 || status >= 500)
}

/** For every query of ours. Without a network it fails and says so; react-query would wait in silence. */
export const querying = { retry: retryable, networkMode: 'always' } as const
