import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { nextMail } from './state/next-mail.ts'
import { hasWaitingHits } from './state/hits.store.ts'
import { answerAlerts } from './alerts.view.ts'
import {
  changeSearch,
  forgetWaitingHits,
  listSearchesOf,
  lockAlertsOf,
} from './state/searches.store.ts'

export const changeSavedSearch: Handler<'changeSavedSearch'> = async (
  { db, clock },
  { path, body, account },
) => {
  await lockAlertsOf(db, account.id)
  const search = (await listSearchesOf(db, account.id)).find(({ id }) => id === path.id)
  if (!search) return notFound
  const now = clock.now()
  const { often = search.often, paused } = body
  const paused_at = paused === undefined ? search.paused_at : paused ? now : null
  if (paused_at) await forgetWaitingHits(db, [search.id])
  const waits = !paused_at && (await hasWaitingHits(db, search.id))
  const due_at = waits ? nextMail({ often, told_at: search.told_at }, now) : null
  await changeSearch(db, search.id, { often, paused_at, due_at })
  return answerAlerts(db, account.id)
}
