import type { Handler } from '../../core/contract.ts'
import { findAgentOf } from '../agents/agent.store.ts'
import { notAgent } from '../agents/not-agent.ts'
import { listCame } from './figures.store.ts'
import { byWorth, sumBy } from './figures.ts'
import { describeProducts, figuresView } from './link.view.ts'
import { sinceOf } from './since.ts'

const most = 100

export const listReferralListings: Handler<'listReferralListings'> = async (
  { db, clock },
  { account, query, origin },
) => {
  const agent = await findAgentOf(db, account.id)
  if (!agent) return notAgent
  const came = await listCame(db, { agentId: agent.id, since: sinceOf(query, clock.now()) })
  const sums = [...sumBy(came, ({ product_id }) => product_id)]
    .toSorted(([, one], [, other]) => byWorth(one, other))
    .slice(0, most)
  const ids = sums.map(([id]) => id)
  const products = await describeProducts(db, ids, origin)
  const body = sums.flatMap(([id, figures]) => {
    const product = products.get(id)
    return product ? [{ product, figures: figuresView(figures) }] : []
  })
  return { status: 200, body }
}
