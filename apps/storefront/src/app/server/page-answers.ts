import type { AnyLanguage } from '@bandari/i18n'
import type { Caller, Refusal } from '@bandari/sdk'
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query'
import { api } from '../../api/api.ts'
import type { FetchedQueries } from '../store.ts'
import type { Ask } from '../../shared/addresses/route.ts'

type QueryAnswer = { data: unknown } | { error: Refusal }

/** The part of a query that the server needs to ask it. */
interface Definition {
  queryFn: (arg: unknown, store: { extra: unknown }) => QueryAnswer | Promise<QueryAnswer>
}

const definitions = new Map<string, Definition>()

/** RTK Query hands its definitions out for changing; they are only read here. */
function definitionOf(name: string): Definition {
  const known = definitions.get(name)
  if (known) return known
  const read = (definition: Definition) => void definitions.set(name, definition)
  api.enhanceEndpoints({ endpoints: { [name]: read } })
  const found = definitions.get(name)
  if (!found) throw new Error(`There is no query ${name}`)
  return found
}

interface Answers {
  ask: Ask
  /** In the format of the page's store. */
  queries: FetchedQueries
}

/**
 * What a page asks before it is drawn. Its answers are put together as the store would have them in the end: its actions,
 * each of which freezes and copies, are for screens that change, and a page is drawn once.
 */
export function collectAnswers(client: Pick<Caller, 'GET'>, language: AnyLanguage): Answers {
  const queries: Record<string, unknown> = {}
  const store = { extra: { client, language } }
  const ask = async ({ name: endpointName }: { name: string }, originalArgs?: unknown) => {
    const definition = definitionOf(endpointName)
    const startedTimeStamp = Date.now()
    const answered = await definition.queryFn(originalArgs, store)
    const key = defaultSerializeQueryArgs({
      endpointDefinition: definition as never,
      endpointName,
      queryArgs: originalArgs,
    })
    queries[key] = {
      status: 'data' in answered ? 'fulfilled' : 'rejected',
      endpointName,
      requestId: 'server',
      ...(originalArgs !== undefined && { originalArgs }),
      startedTimeStamp,
      ...answered,
      ...('data' in answered && { fulfilledTimeStamp: Date.now() }),
    }
    return answered
  }
  return { ask: ask as Ask, queries: queries as FetchedQueries }
}
