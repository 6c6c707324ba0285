import { type BandariClient, createClient } from '../client.ts'
import type { FormPath, FormSuccess, UploadReply } from '../form.ts'
import { eachEntry, type EntryOf, type ListParams, type ListPath } from './each-entry.ts'
import { type FormUpload, sendForm } from './send-form.ts'

export interface BandariOptions {
  /** Of the shop, without a path: `https://shop.example`. Its API answers under `/api`. */
  origin: string
  /** An API key, `bandari_…`. */
  key?: string | undefined
  /** Instead of a key: the token of a sign-in, or where to look for it before each call. */
  token?: string | (() => string | null) | undefined
  /** ISO 639-1: refusals are in it. */
  language?: string | undefined
  fetch?: ((request: Request) => Promise<Response>) | undefined
}

/** The calls of the contract by method and path, and what goes beyond one call. */
export interface Bandari extends Pick<BandariClient, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'> {
  /**
   * Every entry of a list: `for await (const order of bandari.each('/orders/'))`. A page is asked for when the loop comes
   * to it. Throws `RefusedError`. What moves in the list meanwhile may come twice or not at all. A list of staff whose total
   * is 1000 ends there, although there may be more: ask with a filter.
   */
  each: <Path extends ListPath>(
    path: Path,
    params?: ListParams<Path>,
  ) => AsyncGenerator<EntryOf<Path>, void, undefined>
  /** Sends a form with a file. */
  upload: <Path extends FormPath>(
    path: Path,
    form: FormUpload<Path>,
  ) => Promise<UploadReply<FormSuccess<Path>>>
}

/**
 * The shop as a program calls it. A call never throws for a refusal: look at `error`, or take the answer by `dataOf`. It
 * throws when no answer came.
 */
export function createBandari({
  origin,
  key,
  token = () => null,
  language = 'en',
  fetch = (request) => globalThis.fetch(request),
}: BandariOptions): Bandari {
  const baseUrl = `${origin.replace(/\/+$/, '')}/api`
  const presented = () => key ?? (typeof token === 'string' ? token : token())
  const client = createClient({ baseUrl, token: presented, language: () => language, fetch })
  const { GET, POST, PUT, PATCH, DELETE } = client
  return {
    GET,
    POST,
    PUT,
    PATCH,
    DELETE,
    each: (path, params) => eachEntry(client, path, params),
    upload: (path, form) => sendForm({ baseUrl, token: presented(), language, fetch }, path, form),
  }
}
