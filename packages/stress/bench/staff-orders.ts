import { sql } from 'kysely'
import type { Database } from '@bandari/api/src/platform/db/database.ts'
import { callerOf, timeEach } from '@bandari/api/test/helpers/calls.ts'
import { report } from '../report.ts'
import { mulberry, pick, type Random } from '@bandari/api/test/helpers/random.ts'

type Query = { sort?: string; range?: string; filter?: string }

interface SampleOrder {
  number: string
  payment_reference: string
  email: string
  name: string
  phone: string
  title: string
}

const statuses = ['Pending', 'Payment Declined', 'Authorized', 'Shipped', 'Canceled']
const sorts = [
  'date_placed',
  'number',
  'status',
  'user_email',
  'destination_country',
  'total_incl_tax',
]

/** Support's list of orders, one call at a time; each call counts, and reads one page. */
export async function timeStaffOrders(db: Database, listings: number) {
  const random = mulberry(17)
  const samples = await sampleOrders(db)
  const total = await countOrders(db)
  const list = callerOf(db, 'listSupportOrders')
  const kinds: Record<string, (order: SampleOrder) => Query> = {
    'newest, any page': () => ({ range: anyPage(total, random) }),
    'sorted, any page': () => ({ sort: anySort(random), range: anyPage(total, random) }),
    'one status, any page': () => ({
      filter: JSON.stringify({ status: pick(statuses, random) }),
      range: anyPage(total / 20, random),
    }),
    'a month of a country': () => ({ filter: JSON.stringify(monthOf(random)) }),
    'by number': ({ number }) => ({ filter: JSON.stringify({ number }) }),
    'by reference': ({ payment_reference }) => ({ filter: JSON.stringify({ payment_reference }) }),
    'by e-mail': ({ email }) => ({ filter: JSON.stringify({ user_email: email }) }),
    'by phone': ({ phone }) => ({ filter: JSON.stringify({ phone }) }),
    'text: number': ({ number }) => textFilter(number),
    'text: reference': ({ payment_reference }) => textFilter(payment_reference),
    'text: e-mail': ({ email }) => textFilter(email),
    'text: name': ({ name }) => textFilter(name),
    'text: a word of a title': ({ title }) => textFilter(pick(title.split(' '), random)),
    'text: a title': ({ title }) => textFilter(title),
  }
  for (const [kind, queryOf] of Object.entries(kinds)) {
    const queries = Array.from({ length: 240 }, () => queryOf(pick(samples, random)))
    report({
      figure: 'orders of support',
      kind,
      listings,
      orders: total,
      ...(await timeEach(queries, list)),
    })
  }
}

function textFilter(q: string): Query {
  return { filter: JSON.stringify({ q }) }
}

function anySort(random: Random): string {
  return JSON.stringify([pick(sorts, random), random() < 0.5 ? 'ASC' : 'DESC'])
}

function anyPage(total: number, random: Random): string {
  const first = 25 * Math.floor((random() * total) / 25)
  return JSON.stringify([first, first + 24])
}

function monthOf(random: Random) {
  const month = 1 + Math.floor(random() * 10)
  const start = (of: number) => `2026-${String(of).padStart(2, '0')}-01T00:00:00Z`
  return {
    destination_country: pick(['Zambia', 'Kenya', 'Zimbabwe', 'Tanzania', 'Uganda'], random),
    date_placed_gte: start(month),
    date_placed_lte: start(month + 1),
  }
}

async function countOrders(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from orders`.execute(db)
  return rows[0]?.n ?? 0
}

async function sampleOrders(db: Database): Promise<SampleOrder[]> {
  const { rows } = await sql<SampleOrder>`
    select number, payment_reference, email, shipping_address ->> 'phone_number' as phone,
      (shipping_address ->> 'first_name') || ' ' || (shipping_address ->> 'last_name') as name, title
    from orders join order_lines on order_id = orders.id and position = 1
    where orders.id % greatest(1, (select count(*) / 500 from orders)) = 0 order by orders.id`.execute(
    db,
  )
  return rows
}
