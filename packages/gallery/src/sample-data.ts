import type { AnswerOf, ReadOperation } from '@bandari/portal/src/providers/use-operation.ts'
import { apiUrl } from '@bandari/portal/src/providers/sdk.ts'
import { unknownFailure } from '@bandari/portal/src/providers/granted.ts'
import { readPaths } from '@bandari/sdk/reads'
import fakeRestProvider from 'ra-data-fakerest'
import { type DataProvider, HttpError, type RaRecord } from 'react-admin'

/** Records by the name of their resource. */
export type Records = Readonly<Record<string, readonly RaRecord[]>>

/** What an operation answers, by its name; whatever it is asked about. */
export type Operations = { readonly [Name in ReadOperation]?: AnswerOf<Name> }

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

/** The same for what screens read by an operation: from now on the page's calls of the API are answered here. */
export function answerOperations(operations: Operations, answers: Answers): void {
  const network = globalThis.fetch.bind(globalThis)
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!pathname.startsWith(`${apiUrl}/`)) return network(input, init)
    if (answers === 'nothing-yet') return new Promise<never>(() => undefined)
    const name = answers === 'records' ? operationAt(pathname.slice(apiUrl.length)) : undefined
    const found = name && operations[name]
    if (found === undefined) return Response.json({ detail: unknownFailure() }, { status: 403 })
    return Response.json(found)
  }
}

function operationAt(path: string): ReadOperation | undefined {
  const names = Object.keys(readPaths) as ReadOperation[]
  return names.find((name) =>
    new RegExp(`^${readPaths[name].replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
}
