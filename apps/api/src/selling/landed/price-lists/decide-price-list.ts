import type { Context } from '../../../core/context.ts'
import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { overtaken } from '../../../platform/audit/overtaken.ts'
import { draftResult } from '../drafts/draft-result.ts'
import { followRule } from '../rules.store.ts'
import { priceListView } from './price-list.view.ts'
import {
  closePriceList,
  findPriceList,
  listNamingRules,
  lockPriceList,
  type PriceListRow,
} from './price-lists.store.ts'

export const decidePriceList: Handler<'decidePriceList'> = async (
  context,
  { path, body: { state }, account },
) => {
  const { db, clock } = context
  const list = await lockPriceList(db, path.id)
  if (!list || list.drafted_by === null) return notFound
  const draft = { ...list, drafted_by: list.drafted_by, version: 1 }
  const result = draftResult(draft, { state, version: 1, actorId: account.id })
  if (result === 'overtaken') {
    return overtaken(db, { subject: 'price-list', subjectId: list.id })
  }
  if (result === 'same-person') return refuse(409, detail('own_draft'))
  if (result === 'decide') {
    if (state === 'published') {
      if (list.in_force_from > clock.now().toISOString().slice(0, 10))
        return refuse(409, detail('price_list_to_come'))
      if (list.is_overtaken) return refuse(409, detail('rule_succeeded'))
      await nameList(context, list)
    }
    await close(context, list, { state, actorId: account.id })
  }
  const decided = await findPriceList(db, list.id)
  return decided ? { status: 200, body: priceListView(decided, account) } : notFound
}

/** Lets the rules that name the edition before name this one. */
async function nameList({ db, clock }: Context, list: PriceListRow) {
  const { country, edition, succeeded_edition: before } = list
  if (before === null) throw new Error(`nothing is before ${edition}`)
  const now = clock.now()
  const checkedOn = now.toISOString().slice(0, 10)
  for (const { id, content } of await listNamingRules(db, { country, edition: before })) {
    const named = { ...content, value_basis: { ...content.value_basis, list: edition } }
    const followed = await followRule(db, { succeeds: id, content: named, checkedOn, now })
    if (followed === null) throw new Error(`rule ${id} was followed meanwhile`)
  }
}

async function close(
  { db, clock }: Context,
  { id, succeeded_edition, edition, source }: PriceListRow,
  { state, actorId }: { state: 'published' | 'dropped'; actorId: number },
) {
  const now = clock.now()
  await closePriceList(db, { id, state, actorId, now })
  await insertAudit(db, {
    actorId,
    action: state === 'published' ? 'publish-price-list' : 'drop-price-list',
    subject: 'price-list',
    subjectId: id,
    before: { edition: succeeded_edition },
    after: { edition },
    reason: source,
    now,
  })
}
