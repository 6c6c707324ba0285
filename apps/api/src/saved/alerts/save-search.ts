import { isDeepStrictEqual } from 'node:util'
import type { Handler } from '../../core/contract.ts'
import { detail, problem } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { answerAlerts } from './alerts.view.ts'
import { plainQuery, queryRefusal } from './state/saved-query.ts'
import { changeSearch, insertSearch, listSearchesOf, lockAlertsOf } from './state/searches.store.ts'

/** More is looked through by nobody, and each is tried for every listing. */
export const mostSavedSearches = 20

const noRoom = refuse(409, detail(problem('saved_searches_full', { most: mostSavedSearches })))

export const saveSearch: Handler<'saveSearch'> = async (context, { body, account }) => {
  const { db, clock } = context
  const query = plainQuery(body.query)
  const refusal = await queryRefusal(context, query)
  if (refusal) return { status: 400, body: refusal }
  await lockAlertsOf(db, account.id)
  const own = await listSearchesOf(db, account.id)
  const same = own.find((search) => isDeepStrictEqual(plainQuery(search.query), query))
  if (!same && own.length >= mostSavedSearches) return noRoom
  const { often } = body
  const name = body.name.trim()
  if (same) await changeSearch(db, same.id, { name, often, paused_at: null })
  else await insertSearch(db, { accountId: account.id, name, query, often, now: clock.now() })
  return answerAlerts(db, account.id)
}
