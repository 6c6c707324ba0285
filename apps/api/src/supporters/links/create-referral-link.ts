import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { refuse } from '../../core/refusal.ts'
import { findAgentOf, lockAgent } from '../agents/agent.store.ts'
import { notAgent } from '../agents/not-agent.ts'
import { findLink, insertLink, listSlugs } from './link.store.ts'
import { describeProducts, linkViews } from './link.view.ts'
import { freeSlug } from './slug.ts'

/** More than anybody keeps apart; each costs a row. */
const most = 200

export const createReferralLink: Handler<'createReferralLink'> = async (
  { db, clock, settings },
  { account, body, origin },
) => {
  const found = await findAgentOf(db, account.id)
  // Locked, so that two presses of a button are counted and named one after the other.
  const agent = found && (await lockAgent(db, found.id))
  if (!agent) return notAgent
  const name = body.name.trim()
  if (name === '') return refuse(400, fieldErrors({ name: ['required'] }))
  const productId = body.product ?? null
  const products = await describeProducts(db, productId === null ? [] : [productId], origin)
  if (productId !== null && !products.has(productId)) {
    return refuse(400, fieldErrors({ product: ['link_product_unknown'] }))
  }
  const taken = await listSlugs(db, agent.id)
  if (taken.size >= most) return refuse(400, fieldErrors({ name: ['links_too_many'] }))
  const slug = freeSlug(name, taken)
  const now = clock.now()
  const id = await insertLink(db, { agentId: agent.id, slug, name, productId, now })
  if (id === null) return refuse(400, fieldErrors({ name: ['link_name_taken'] }))
  const link = await findLink(db, { agentId: agent.id, id })
  const around = { origin: settings.storefrontOrigin, code: agent.code, products, came: [] }
  const [view] = linkViews(link ? [link] : [], around)
  if (!view) throw new Error('a link that was just written is there')
  return { status: 201, body: view }
}
