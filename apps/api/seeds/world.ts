import type { Client, ClientConfig } from 'pg'
import { hashPassword } from '../src/people/accounts/passwords/password.ts'
import { advisoryLocks } from '../src/platform/db/advisory-locks.ts'
import { openClient } from '../src/platform/db/client.ts'
import { type Database, openDatabase } from '../src/platform/db/database.ts'
import { loadAgents } from './load-agents.ts'
import { loadCommission } from './load-commission.ts'
import { loadDesk, loadTraining } from './load-desk.ts'
import { type History, loadOrders } from './load-orders.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { loadArticles } from './load-articles.ts'
import { loadDeals } from './load-deals.ts'
import { loadExchangeRates } from './load-exchange-rates.ts'
import { loadFitments } from './load-fitments.ts'
import { loadPartnerItems } from './load-partner-items.ts'
import { loadPayoutDetails } from './load-payout-details.ts'
import { loadPictures } from './load-pictures.ts'
import { demoPassword, people, type Person } from './people.data.ts'
import { noteDemoWorld } from '../src/demo.store.ts'
import { loadReference } from '../reference/load-reference.ts'
import { demoVouchers } from './vouchers.data.ts'

export interface SeedOptions {
  /** The wanted number of listings; existing ones are kept. */
  listings: number
  /** A database with any listings is left alone. */
  onlyWhenEmpty?: boolean
  /** Orders of the last twelve months; without it there are none. */
  history?: History
}

/** How many of each were added. */
export interface Seeded {
  listings: number
  orders: number
}

/** The demo world: accounts, discounts and a catalogue, beside what every shop needs. Deterministic, and safe to run again. */
export async function seedWorld(
  connection: ClientConfig,
  { listings, onlyWhenEmpty = false, history }: SeedOptions,
): Promise<Seeded> {
  await loadReference(connection)
  const db = openDatabase({ ...connection, max: 2 })
  const client = await openClient(connection)
  try {
    // Two processes that start at once must not both seed.
    await client.query(`select pg_advisory_lock(${advisoryLocks.demoWorld})`)
    await noteDemoWorld(db)
    const any = await db.selectFrom('products').select('id').limit(1).executeTakeFirst()
    if (any && onlyWhenEmpty) {
      // An older demo world without these gets them now.
      await loadPeople(db)
      await loadExchangeRates(db)
      await loadPartnerItems(db, await loadPictures(db))
      await loadMissingFitments(db, client)
      return { listings: 0, orders: 0 }
    }
    await loadPeople(db)
    await loadAgents(db)
    await loadVouchers(db)
    await loadExchangeRates(db)
    await loadArticles(db)
    const present = await countListings(db)
    const pictures = await loadPictures(db)
    const added = { listings: 0, orders: 0 }
    added.listings = await loadCatalogue(client, { pictures, from: present, to: listings })
    await loadDeals(db)
    await loadPartnerItems(db, pictures)
    if (history) {
      added.orders = await loadOrders(client, history)
      const isFirst = added.orders > 0 && added.orders === history.orders
      if (isFirst) await loadTraining(db)
      await loadCommission(db, history.settings)
      if (isFirst) await loadDesk(db)
      if (isFirst) await loadPayoutDetails(db, history.settings)
    }
    return added
  } finally {
    await client.end()
    await db.destroy()
  }
}

async function countListings(db: Database): Promise<number> {
  const { n } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    // A partner's item that somebody bought is not a listing.
    .where('class', '<>', 'other')
    .executeTakeFirstOrThrow()
  return n
}

async function loadMissingFitments(db: Database, client: Client) {
  const any = await db.selectFrom('fitments').select('trim_id').limit(1).executeTakeFirst()
  if (!any) await loadFitments(client, { from: 0, to: await countListings(db) })
}

async function loadPeople(db: Database) {
  const { known } = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('known'))
    .where(
      'email',
      'in',
      Object.values(people).map(({ email }) => email),
    )
    .executeTakeFirstOrThrow()
  // Hashing a password takes its time on purpose.
  if (known === Object.keys(people).length) return
  const password_hash = await hashPassword(demoPassword, (work) => work())
  const rows = Object.values(people).map((person: Person) => ({
    email: person.email,
    first_name: person.first_name,
    last_name: person.last_name,
    country: person.country,
    password_hash,
    is_active: true,
    staff_role: person.staff_role ?? null,
    seller_status: person.seller_status ?? ('none' as const),
    // Fixed, so that the demo world is the same every day.
    date_joined: new Date('2026-02-03T09:30:00Z'),
  }))
  await db
    .insertInto('accounts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function loadVouchers(db: Database) {
  const rows = demoVouchers.map(({ starts, ends, ...voucher }) => ({
    ...voucher,
    starts_at: new Date(`${starts}T00:00:00Z`),
    ends_at: new Date(`${ends}T00:00:00Z`),
  }))
  await db
    .insertInto('vouchers')
    .values(rows)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}
