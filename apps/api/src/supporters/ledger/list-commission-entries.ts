import type { Handler } from '../../core/contract.ts'
import { lastPage, pageLinks, pageSize, readPage } from '../../platform/db/paging.ts'
import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { findAgentOf } from '../agents/agent.store.ts'
import { entryView } from './commission.view.ts'
import { countEntries, listEntries } from './ledger.store.ts'
import { notAgent } from '../agents/not-agent.ts'

export const listCommissionEntries: Handler<'listCommissionEntries'> = async (
  { db },
  { query, account, origin },
) => {
  const agent = await findAgentOf(db, account.id)
  if (!agent) return notAgent
  const count = await countEntries(db, agent.id)
  const asked = readPage(query.page)
  const page = asked === 'last' ? lastPage(count) : asked
  if (page === null || page > lastPage(count)) return refuse(404, detail('invalid_page'))
  const window = { limit: pageSize, offset: (page - 1) * pageSize }
  const results = (await listEntries(db, agent.id, window)).map(entryView)
  const links = pageLinks({ address: `${origin}/api/commission/entries/`, query, page, count })
  return { status: 200, body: { count, ...links, results } }
}
