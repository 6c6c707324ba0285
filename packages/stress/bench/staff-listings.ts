import { sql } from 'kysely'
import type { Database } from '@bandari/api/src/platform/db/database.ts'
import { callerOf, timeEach } from '@bandari/api/test/helpers/calls.ts'
import { report } from '../report.ts'
import { mulberry, pick, type Random } from '@bandari/api/test/helpers/random.ts'

type Query = { sort?: string; range?: string; filter?: string }

interface SampleListing {
  id: number
  title: string
  reference: string
  part_number: string
  class: string
}

interface SampleAccount {
  id: number
  email: string
  name: string
}

/** Support's lists of listings and of accounts, one call at a time; each call counts, and reads one page. */
export async function timeStaffListings(db: Database, listings: number) {
  const random = mulberry(19)
  const list = callerOf(db, 'listSupportListings')
  const { rows } = await sql<SampleListing>`
    select id, title, reference, coalesce(part_number, reference) as part_number, class from products
    where id % greatest(1, (select count(*) / 500 from products)) = 0 order by id limit 500`.execute(
    db,
  )
  for (const [kind, queryOf] of Object.entries(listingKinds(listings, random))) {
    const queries = Array.from({ length: 240 }, () => queryOf(pick(rows, random)))
    report({ figure: 'listings of support', kind, listings, ...(await timeEach(queries, list)) })
  }
  await timeAccounts(db, listings, random)
}

function listingKinds(
  listings: number,
  random: Random,
): Readonly<Record<string, (listing: SampleListing) => Query>> {
  return {
    'newest, any page': () => ({ range: anyPage(listings, random) }),
    'by number, any page': () => ({ sort: '["id","ASC"]', range: anyPage(listings, random) }),
    'one class, any page': ({ class: prod_class }) => ({
      ...filterBy({ prod_class }),
      range: anyPage(listings / 20, random),
    }),
    'by number': ({ id }) => filterBy({ id }),
    'by reference': ({ reference }) => filterBy({ reference }),
    'by part number': ({ part_number }) => filterBy({ part_number }),
    'of a vendor': () => filterBy({ seller_email: 'vendor@example.com' }),
    'text: number': ({ id }) => filterBy({ q: String(id) }),
    'text: part number': ({ part_number }) => filterBy({ q: part_number }),
    'text: a word of a title': ({ title }) => filterBy({ q: pick(title.split(' '), random) }),
    'text: a title': ({ title }) => filterBy({ q: title }),
  }
}

async function timeAccounts(db: Database, listings: number, random: Random) {
  const list = callerOf(db, 'listSupportUsers')
  const { rows } = await sql<SampleAccount>`
    select id, email, first_name || ' ' || last_name as name from accounts order by md5(id::text) limit 500`.execute(
    db,
  )
  const kinds: Readonly<Record<string, (account: SampleAccount) => Query>> = {
    newest: () => ({}),
    'by e-mail': ({ email }) => filterBy({ email }),
    'text: e-mail': ({ email }) => filterBy({ q: email }),
    'text: name': ({ name }) => filterBy({ q: name }),
    'text: number': ({ id }) => filterBy({ q: String(id) }),
  }
  for (const [kind, queryOf] of Object.entries(kinds)) {
    const queries = Array.from({ length: 240 }, () => queryOf(pick(rows, random)))
    report({ figure: 'accounts of support', kind, listings, ...(await timeEach(queries, list)) })
  }
}

function filterBy(filter: object): Query {
  return { filter: JSON.stringify(filter) }
}

function anyPage(total: number, random: Random): string {
  const first = 25 * Math.floor((random() * total) / 25)
  return JSON.stringify([first, first + 24])
}
