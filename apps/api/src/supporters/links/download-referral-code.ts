import sharp from 'sharp'
import type { Handler } from '../../core/contract.ts'
import { qrPath } from '../../core/qr-path.ts'
import { notFound } from '../../core/refusal.ts'
import { findAgentOf } from '../agents/agent.store.ts'
import { notAgent } from '../agents/not-agent.ts'
import { findLink } from './link.store.ts'
import { addressOf } from './link.view.ts'

export const downloadReferralCode: Handler<'downloadReferralCode'> = async (
  { db, settings },
  { account, path },
) => {
  const agent = await findAgentOf(db, account.id)
  if (!agent) return notAgent
  const link = await findLink(db, { agentId: agent.id, id: path.id })
  if (!link) return notFound
  const { code } = agent
  const { slug, product_id: product } = link
  return {
    status: 200,
    headers: {
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="${code}-${slug}.png"`,
    },
    body: await drawCode(addressOf(settings.storefrontOrigin, { code, slug, product })),
  }
}

/** Pixels: 8.5 cm in print, sharp on any phone. */
const width = 1000

/** ISO/IEC 18004 asks for a quiet zone of four modules. */
const quiet = 4

async function drawCode(address: string): Promise<Buffer> {
  const { size, path } = qrPath(address)
  const all = size + 2 * quiet
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="${-quiet} ${-quiet} ${all} ${all}" shape-rendering="crispEdges"><path fill="#fff" d="M-${quiet} -${quiet}h${all}v${all}h-${all}z"/><path d="${path}"/></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 2 }).toBuffer()
}
