import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { lockAccount } from '../lock-account.store.ts'
import { validateName } from './view-name.ts'
import { clearDefault, findView, listViews, updateView } from './views.store.ts'

/** As reports name their views. */
const reportList = 'support/reports'

export const changeSavedView: Handler<'changeSavedView'> = async (
  { db },
  { account, path, body },
) => {
  await lockAccount(db, account.id)
  const view = await findView(db, { id: path.id, accountId: account.id })
  if (!view) return notFound
  const { name, query, is_default, is_mailed } = body
  const others = (await listViews(db, account.id, view.list)).filter(({ id }) => id !== view.id)
  const mistake =
    name === undefined
      ? null
      : validateName(
          name,
          others.map((other) => other.name),
        )
  if (mistake !== null) return refuse(400, fieldErrors({ name: [mistake] }))
  if (is_default === true) await clearDefault(db, account.id, view.list)
  const change = {
    ...(name !== undefined && { name: name.trim() }),
    ...(query !== undefined && { query }),
    ...(is_default !== undefined && { is_default }),
    // Only reports are mailed.
    ...(is_mailed !== undefined && view.list === reportList && { is_mailed }),
  }
  if (Object.keys(change).length > 0) await updateView(db, view.id, change)
  return { status: 200, body: await listViews(db, account.id, view.list) }
}
