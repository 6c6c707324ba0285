import { newBuyer } from './arrange.ts'
import { aPdf } from './arrange-documents.ts'
import type { Shop } from './shop.ts'
import { video } from './videos.ts'

/** Gives a vehicle of our own stock what its page shows beside its pictures. */

interface File {
  field: string
  name: string
  data: Buffer
}

/** As bytes, because a window of jsdom has a `FormData` of its own, which Node's `fetch` does not know. */
async function send(
  shop: Shop,
  path: string,
  { file, fields }: { file: File; fields: Readonly<Record<string, string>> },
) {
  const { token } = await newBuyer(shop, { isStaff: true })
  const boundary = 'the-next-part'
  const head = (name: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`
  const parts = Object.entries(fields).map(([name, value]) => `${head(name)}\r\n\r\n${value}\r\n`)
  const body = Buffer.concat([
    Buffer.from(`${parts.join('')}${head(file.field)}; filename="${file.name}"\r\n\r\n`),
    file.data,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const answer = await shop.fetch(`${shop.storefront}/api${path}`, {
    method: 'POST',
    headers: {
      authorization: `Token ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body,
  })
  if (!answer.ok) throw new Error(`not sent: ${await answer.text()}`)
}

export async function addVideo(shop: Shop, id: number, seconds = 2) {
  const file = { field: 'video', name: 'walk.mp4', data: await video({ seconds }) }
  await send(shop, '/vendor/upload-video', { file, fields: { cid: String(id) } })
}

/** A PDF. */
export async function addAuctionSheet(shop: Shop, id: number, { isShown }: { isShown: boolean }) {
  const file = { field: 'image', name: 'sheet.pdf', data: aPdf() }
  const fields = { type: 'auction-sheet', do: '0', cid: String(id) }
  await send(shop, '/vendor/upload-image', { file, fields })
  await shop.sql('update products set auction_sheet_shown = $2 where id = $1', [id, isShown])
}
