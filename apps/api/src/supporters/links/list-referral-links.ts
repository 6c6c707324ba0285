import type { Handler } from '../../core/contract.ts'
import { findAgentOf } from '../agents/agent.store.ts'
import { notAgent } from '../agents/not-agent.ts'
import { listCame } from './figures.store.ts'
import { none, sumBy } from './figures.ts'
import { listLinks } from './link.store.ts'
import { addressOf, describeProducts, figuresView, linkViews } from './link.view.ts'
import { sinceOf } from './since.ts'

export const listReferralLinks: Handler<'listReferralLinks'> = async (
  { db, clock, settings },
  { account, query, origin },
) => {
  const agent = await findAgentOf(db, account.id)
  if (!agent) return notAgent
  const { code } = agent
  const links = await listLinks(db, agent.id)
  const came = await listCame(db, { agentId: agent.id, since: sinceOf(query, clock.now()) })
  const ids = links.flatMap(({ product_id }) => product_id ?? [])
  const products = await describeProducts(db, ids, origin)
  // A link that is over brought what it brought; it is told with the plain one.
  const inUse = new Set(links.map(({ id }) => id))
  const others = sumBy(came, ({ link_id, typed }) => {
    if (link_id !== null && inUse.has(link_id)) return null
    return typed ? 'typed' : 'plain'
  })
  const shop = settings.storefrontOrigin
  return {
    status: 200,
    body: {
      links: linkViews(links, { origin: shop, code, products, came }),
      plain: { url: addressOf(shop, { code }), figures: figuresView(others.get('plain') ?? none) },
      typed: { code, figures: figuresView(others.get('typed') ?? none) },
    },
  }
}
