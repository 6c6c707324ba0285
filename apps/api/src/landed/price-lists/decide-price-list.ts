import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { shopDay } from '../../core/shop-day.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { draftResult } from '../drafts/draft-result.ts'
import { listRuleRows, listSuccessions, succeedRows } from '../rules.store.ts'
import { followEditions } from '../follow-edition.ts'
import { priceListView } from './price-list.view.ts'
import {
  closePriceList,
  lockPriceList,
  type PriceListRow,
  priceLists,
} from './price-lists.store.ts'

export const decidePriceList: Handler<'decidePriceList'> = async (
  context,
  { path, body: { state }, account },
) => {
  const { db, clock } = context
  const today = shopDay(clock.now())
  const list = await lockPriceList(db, path.id, today)
  if (!list || list.drafted_by === null) return notFound
  const draft = { ...list, drafted_by: list.drafted_by, version: 1 }
  const result = draftResult(draft, { state, version: 1, actorId: account.id })
  if (result === 'overtaken') {
    return overtaken(db, { subject: 'price-list', subjectId: list.id })
  }
  if (result === 'same-person') return refuse(409, detail('own_draft'))
  if (result === 'decide') {
    if (state === 'published') {
      if (list.is_overtaken) return refuse(409, detail('rule_succeeded'))
    }
    await close(context, list, { state, actorId: account.id })
    if (state === 'published') await nameList(context, list)
  }
  const decided = await priceLists(today).find(db, list.id)
  return decided ? { status: 200, body: priceListView(decided, account) } : notFound
}

/** Makes the rules that name the previous edition name this one, from its first day on. */
async function nameList({ db, clock }: Context, { country }: PriceListRow) {
  const now = clock.now()
  const rows = followEditions(await listRuleRows(db, country), await listSuccessions(db, country))
  await succeedRows(db, rows, { country, checkedOn: shopDay(now), now })
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
