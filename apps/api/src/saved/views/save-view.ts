import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail, problem } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { lockAccount } from '../lock-account.store.ts'
import { mostViews, validateName } from './view-name.ts'
import { insertView, listViews } from './views.store.ts'

export const saveView: Handler<'saveView'> = async ({ db, clock }, { account, body }) => {
  const { list, name, query } = body
  await lockAccount(db, account.id)
  const views = await listViews(db, account.id, list)
  const mistake = validateName(
    name,
    views.map((view) => view.name),
  )
  if (mistake !== null) return refuse(400, fieldErrors({ name: [mistake] }))
  if (views.length >= mostViews) {
    return refuse(409, detail(problem('views_full', { most: mostViews })))
  }
  const view = { accountId: account.id, list, name: name.trim(), query, now: clock.now() }
  await insertView(db, view)
  return { status: 200, body: await listViews(db, account.id, list) }
}
