import { createClient } from '@bandari/sdk/client'
import { insertSession } from '../src/people/accounts/sessions/session.store.ts'
import type { Database } from '../src/platform/db/database.ts'
import { percentile, report } from './percentile.ts'

const clients = 16
const rounds = 12

const consignee = {
  title: 'Mr',
  first_name: 'Chanda',
  last_name: 'Mwila',
  line1: '12 Cairo Road',
  line2: '',
  line3: '',
  line4: 'Lusaka',
  state: 'Lusaka',
  postcode: '',
  country: '/api/countries/ZM/',
  phone_number: '+260 97 555 0101',
  notes: '',
} as const

/** Whole purchases by sixteen buyers at once: a basket filled, then checked out. */
export async function timeOrders(db: Database, origin: string, listings: number) {
  const products = await db
    .updateTable('products')
    .set({
      quantity: 100_000,
      // The papers of a car that may enter: nothing is asked of its buyer.
      steering: 'Right',
      manufactured: '2025-01',
      first_registered: '2025-03',
    })
    .where('id', 'in', (row) =>
      row
        .selectFrom('products')
        .select('id')
        .where('listed', '=', true)
        .where('body_type', '=', 'suv')
        .orderBy('id')
        .limit(64),
    )
    .returning('id')
    .execute()
  const option = await db
    .selectFrom('shipping_options')
    .select('id')
    .where('code', '=', 'mombasa-suv')
    .executeTakeFirstOrThrow()
  const adding: number[] = []
  const placing: number[] = []
  const started = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const token = await newBuyer(db)
      const client = createClient({ baseUrl: `${origin}/api`, token: () => token })
      for (let round = 0; round < rounds; round += 1) {
        const product = products[(index * rounds + round) % products.length]
        if (!product) throw new Error('No sport utility vehicle to buy')
        const before = performance.now()
        const added = await client.POST('/basket/add-product/', {
          body: {
            url: `/api/products/${product.id}/`,
            quantity: 1,
            options: [{ option: `/api/options/${option.id}/`, value: '700' }],
          },
        })
        if (!added.data) throw new Error(JSON.stringify(added.error))
        adding.push(performance.now() - before)
        const ordering = performance.now()
        const placed = await client.POST('/checkout/', {
          body: {
            basket: added.data.url,
            total: added.data.totalCost,
            shipping_method_code: 'mombasa-suv',
            shipping_address: consignee,
            payment: { cash: { enabled: true } },
          },
        })
        if (!placed.data) throw new Error(JSON.stringify(placed.error))
        placing.push(performance.now() - ordering)
      }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  report({
    figure: 'purchases',
    listings,
    clients,
    per_second: Math.round((clients * rounds) / seconds),
    add_p50_ms: percentile(adding, 0.5),
    add_p95_ms: percentile(adding, 0.95),
    checkout_p50_ms: percentile(placing, 0.5),
    checkout_p95_ms: percentile(placing, 0.95),
  })
}

async function newBuyer(db: Database): Promise<string> {
  const { id } = await db
    .insertInto('accounts')
    .values({
      email: `bench-${crypto.randomUUID()}@example.com`,
      first_name: 'Bench',
      last_name: 'Buyer',
      password_hash: null,
      country: 'ZM',
      postcode: null,
      training: null,
      is_active: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return insertSession(db, id, new Date())
}
