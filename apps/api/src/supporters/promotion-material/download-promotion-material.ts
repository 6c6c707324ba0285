import { findAgentOf } from '../agents/agent.store.ts'
import { addressOf } from '../links/link.view.ts'
import { notAgent } from '../agents/not-agent.ts'
import { dialledPhone } from '../../core/phone.ts'
import { languageOf } from '../../people/accounts/account.store.ts'
import type { Handler } from '../../core/contract.ts'
import { getMaterial } from './material-cache.ts'

export const downloadPromotionMaterial: Handler<'downloadPromotionMaterial'> = async (
  { db, settings },
  { query, account },
) => {
  const agent = await findAgentOf(db, account.id)
  if (!agent) return notAgent
  const { code } = agent
  const body = await getMaterial({
    type: query.type,
    preview: query.preview ?? false,
    brand: settings.brandName,
    name: `${account.first_name} ${account.last_name}`.trim(),
    code,
    language: await languageOf(db, account.id),
    link: addressOf(settings.storefrontOrigin, { code }),
    telephone: query.telephone ? dialledPhone(agent.mobile) : null,
  })
  const headers = {
    'content-type': 'image/png',
    'content-disposition': `attachment; filename="${code}-${query.type}.png"`,
  }
  return { status: 200, headers, body }
}
