import { setTimeout as wait } from 'node:timers/promises'
import type { BandariClient } from '@bandari/sdk'
import { createClient } from '@bandari/sdk/client'
import type { Flood } from './flood.ts'
import { get, repeatConcurrently } from './flood-client.ts'

/** The size of a vendor's large stock. */
const listings = 1000

/** The import runs in the background and must end within this time, in milliseconds. */
const importTimeoutMs = 120_000

/** Exports all listings of a vendor as a file. */
export const exports: Flood = {
  name: 'vendor export',
  prepare: async ({ origin, tokens }) => {
    const client = createClient({ baseUrl: `${origin}/api`, token: () => tokens.vendor })
    await importListings(client)
  },
  run: (target) =>
    repeatConcurrently(() =>
      get(target, '/api/vendor/export-products?prod_class=vehicles', target.tokens.vendor),
    ),
}

/** Creates drafts by the vendor's bulk import. */
async function importListings(client: BandariClient): Promise<void> {
  const rows = Array.from(
    { length: listings },
    (_, n) => `F${n},Toyota,Vitz,Vitz ${n},500000,draft`,
  )
  const file = new File(
    [['reference,make,model,title,price KES,publish', ...rows].join('\n')],
    'f.csv',
  )
  const form = new FormData()
  form.append('prod_class', 'vehicles')
  form.append('file', file)
  const { data: checked, error } = await client.POST('/vendor/imports', {
    body: form as never,
    bodySerializer: (body) => body as unknown as FormData,
  })
  if (!checked) throw new Error(`not checked: ${JSON.stringify(error)}`)
  const path = { id: checked.id }
  const body = { skip_invalid: false, publish_without_pictures: true }
  const started = await client.POST('/vendor/imports/{id}/run', { params: { path }, body })
  if (!started.data) throw new Error(`not run: ${JSON.stringify(started.error)}`)
  const deadline = performance.now() + importTimeoutMs
  for (let isDone = false; !isDone; await wait(500)) {
    const { data } = await client.GET('/vendor/imports/{id}', { params: { path } })
    isDone = data?.state === 'done'
    if (performance.now() > deadline) throw new Error('The import of listings takes too long')
  }
}
