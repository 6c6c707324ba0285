import { unknownFailure } from '@bandari/portal/src/providers/granted.ts'
import fakeRestProvider from 'ra-data-fakerest'
import { type DataProvider, HttpError, type RaRecord } from 'react-admin'

/** Records by the name of their resource. */
export type Records = Readonly<Record<string, readonly RaRecord[]>>

/** What the server says: what it has, a refusal of everything, or nothing yet. */
export type Answers = 'records' | 'refusal' | 'nothing-yet'

/** A server in memory that lists, filters, changes and deletes the records that a story brings. */
export function sampleData(records: Records, answers: Answers): DataProvider {
  const provider = fakeRestProvider(structuredClone(records), false)
  if (answers === 'records') return provider
  const answer = () =>
    answers === 'refusal'
      ? Promise.reject(new HttpError(unknownFailure(), 403))
      : new Promise<never>(() => undefined)
  return new Proxy(provider, { get: () => answer })
}
