import { sql } from 'kysely'
import type { Database } from '@bandari/api/src/platform/db/database.ts'
import { callerOf, timeEach } from '@bandari/api/test/helpers/calls.ts'
import { report } from '../report.ts'
import { mulberry, pick, type Random } from '@bandari/api/test/helpers/random.ts'

type Query = { sort?: string; range?: string; filter?: string }

interface Known {
  id: number
  title: string
  reference: string
  part_number: string
  class: string
}

interface Person {
  id: number
  email: string
  name: string
}

/** Support's lists of listings and accounts, one call at a time: count, page and records of it. */
export async function timeListingDesk(db: Database, listings: number) {
  const random = mulberry(19)
  const ask = callerOf(db, 'listSupportListings')
  const { rows } = await sql<Known>`
    select id, title, reference, coalesce(part_number, reference) as part_number, class from products
    where id % greatest(1, (select count(*) / 500 from products)) = 0 order by id limit 500`.execute(
    db,
  )
  for (const [kind, queryOf] of Object.entries(listingKinds(listings, random))) {
    const queries = Array.from({ length: 240 }, () => queryOf(pick(rows, random)))
    report({ figure: 'listings of support', kind, listings, ...(await timeEach(queries, ask)) })
  }
  await timeAccounts(db, listings, random)
}

function listingKinds(
  listings: number,
  random: Random,
): Readonly<Record<string, (known: Known) => Query>> {
  return {
    'newest, any page': () => ({ range: anyPage(listings, random) }),
    'by number, any page': () => ({ sort: '["id","ASC"]', range: anyPage(listings, random) }),
    'one class, any page': ({ class: prod_class }) => ({
      ...narrowed({ prod_class }),
      range: anyPage(listings / 20, random),
    }),
    'by number': ({ id }) => narrowed({ id }),
    'by reference': ({ reference }) => narrowed({ reference }),
    'by part number': ({ part_number }) => narrowed({ part_number }),
    'of a vendor': () => narrowed({ seller_email: 'vendor@example.com' }),
    'text: number': ({ id }) => narrowed({ q: String(id) }),
    'text: part number': ({ part_number }) => narrowed({ q: part_number }),
    'text: a word of a title': ({ title }) => narrowed({ q: pick(title.split(' '), random) }),
    'text: a title': ({ title }) => narrowed({ q: title }),
  }
}

async function timeAccounts(db: Database, listings: number, random: Random) {
  const ask = callerOf(db, 'listSupportUsers')
  const { rows } = await sql<Person>`
    select id, email, first_name || ' ' || last_name as name from accounts order by md5(id::text) limit 500`.execute(
    db,
  )
  const kinds: Readonly<Record<string, (person: Person) => Query>> = {
    newest: () => ({}),
    'by e-mail': ({ email }) => narrowed({ email }),
    'text: e-mail': ({ email }) => narrowed({ q: email }),
    'text: name': ({ name }) => narrowed({ q: name }),
    'text: number': ({ id }) => narrowed({ q: String(id) }),
  }
  for (const [kind, queryOf] of Object.entries(kinds)) {
    const queries = Array.from({ length: 240 }, () => queryOf(pick(rows, random)))
    report({ figure: 'accounts of support', kind, listings, ...(await timeEach(queries, ask)) })
  }
}

function narrowed(filter: object): Query {
  return { filter: JSON.stringify(filter) }
}

function anyPage(total: number, random: Random): string {
  const first = 25 * Math.floor((random() * total) / 25)
  return JSON.stringify([first, first + 24])
}
