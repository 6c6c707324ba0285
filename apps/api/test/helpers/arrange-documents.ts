import type { Order } from '@bandari/sdk'
import sharp from 'sharp'
import { type Buyer, newBuyer, placeOrder, type Vehicle } from './arrange.ts'
import type { Shop } from './shop.ts'

/** Arranges orders under way, their documents and claims, without a browser. */

type Step = 'paid' | 'booked' | 'sailed' | 'arrived' | 'delivered'

/** An order whose steps staff mark as done today. */
export async function orderAt(
  shop: Shop,
  buyer: Buyer,
  steps: readonly Step[],
  vehicle?: Vehicle,
): Promise<Order> {
  const order = await placeOrder(shop, buyer, vehicle)
  const { client } = await newBuyer(shop, { isStaff: true })
  const on = new Date().toISOString().slice(0, 10)
  const { error } = await client.POST('/support/orders/{id}/steps', {
    params: { path: { id: order.id } },
    body: { moves: steps.map((step) => ({ step, on })), seen: 0 },
  })
  if (error) throw new Error(`no step: ${JSON.stringify(error)}`)
  return order
}

/** The draft of a bill of lading, which its buyer is asked to confirm. */
export async function addDraftDocument(shop: Shop, { id }: Pick<Order, 'id'>) {
  const { token } = await newBuyer(shop, { isStaff: true })
  const body = new FormData()
  body.append('kind', 'bill_of_lading')
  body.append('is_draft', 'true')
  body.append('number', 'NYKS 4471 2208')
  body.append('file', new File([aPdf()], 'draft.pdf', { type: 'application/pdf' }))
  const answer = await shop.fetch(`${shop.storefront}/api/support/orders/${id}/papers`, {
    method: 'POST',
    headers: { authorization: `Token ${token}` },
    body,
  })
  if (!answer.ok) throw new Error(`no paper: ${await answer.text()}`)
}

/** The link by which a clearing agent reads an order's documents. */
export async function shareLink({ client }: Pick<Buyer, 'client'>, { id }: Pick<Order, 'id'>) {
  const { data, error } = await client.POST('/orders/{id}/shares/', {
    params: { path: { id } },
    body: { days: 30, label: 'Agent' },
  })
  if (!data) throw new Error(`no link: ${JSON.stringify(error)}`)
  return data.link
}

/** A claim of a buyer about what was delivered. */
export async function claimAbout({ client }: Pick<Buyer, 'client'>, { id }: Pick<Order, 'id'>) {
  const { error } = await client.POST('/orders/{id}/claim/', {
    params: { path: { id } },
    body: { kind: 'damaged', text: 'The left mirror is broken.' },
  })
  if (error) throw new Error(`no claim: ${JSON.stringify(error)}`)
}

/** The smallest PDF that shows a page. */
export const aPdf = () =>
  Buffer.from(`%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>> endobj
trailer <</Root 1 0 R/Size 4>>
%%EOF
`)

let shades = 0

/** A small photo unlike any other. */
export function aPhoto(): Promise<Buffer> {
  shades += 1
  const background = { r: (shades * 53) % 256, g: (shades * 29) % 256, b: (shades * 7) % 256 }
  return sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** A sheet of paper, photographed. */
export function aPhotographedSheet(): Promise<Buffer> {
  const sheet = sharp({ create: { width: 600, height: 800, channels: 3, background: '#f4efe2' } })
  return sheet.jpeg().toBuffer()
}
