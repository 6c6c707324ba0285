import type { Client } from 'pg'
import type { VoucherTerms } from '../src/selling/discounts/voucher.ts'
import type { Benefit } from '../src/pricing/cost-lines/totals.ts'
import type { BodyGroup } from '../src/pricing/tariffs/tables.ts'
import type { ProductClass } from '../src/stock/tables.ts'
import { bodyGroupOf } from '../src/pricing/tariffs/body-group.ts'
import { people, type Role } from './people.data.ts'
import { Dice } from './random.ts'

export interface StockedVehicle {
  id: number
  class: ProductClass
  title: string
  reference: string
  price: number
  currency: string
  bodyGroup: BodyGroup
  media_hash: string | null
}

export interface Port {
  country: string
  name: string
  /** Its shipping options by body. */
  options: Record<BodyGroup, { id: number; code: string }>
}

export type Voucher = VoucherTerms & Benefit & { id: number }

/** The data that orders are made of. */
export interface Dependencies {
  /** By e-mail. */
  buyers: ReadonlyMap<string, number>
  people: Record<Role, number>
  agents: ReadonlyMap<number, number>
  vehicles: readonly StockedVehicle[]
  ports: readonly Port[]
  vouchers: ReadonlyMap<string, Voucher>
}

export async function readDependencies(
  client: Client,
  buyers: ReadonlyMap<string, number>,
): Promise<Dependencies> {
  const roles = await client.query<{ id: number; email: string }>(
    'select id, email from accounts where email = any ($1)',
    [Object.values(people).map(({ email }) => email)],
  )
  const idOf = new Map(roles.rows.map(({ id, email }) => [email, id]))
  const agents = await client.query<{ id: number; account_id: number }>(
    'select id, account_id from agents',
  )
  return {
    buyers,
    people: Object.fromEntries(
      Object.entries(people).map(([role, { email }]) => [role, idOf.get(email) ?? 0]),
      // Object.fromEntries forgets the names of the keys.
    ) as Record<Role, number>,
    agents: new Map(agents.rows.map(({ id, account_id }) => [account_id, id])),
    vehicles: await listVehicles(client),
    ports: await listPorts(client),
    vouchers: await listVouchers(client),
  }
}

/**
 * Single vehicles that are for sale for a usual price, in a shuffled order. Deals and the first vehicles of the
 * catalogue are left out.
 */
async function listVehicles(client: Client): Promise<StockedVehicle[]> {
  const { rows } = await client.query(
    `select products.id, class, title, reference, price, currency, body_type, hash as media_hash
     from products left join media on media.id = cover_media_id
     where listed and price between 80000 and 4000000 and products.id > 100
       and not exists (select from deals where product_id = products.id)
     order by products.id`,
  )
  const drawn = rows.map((row) => ({ ...row, bodyGroup: bodyGroupOf(row.body_type) }))
  return drawn
    .map((vehicle) => ({ vehicle, place: new Dice(vehicle.id).next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ vehicle }) => vehicle)
}

async function listPorts(client: Client): Promise<Port[]> {
  const { rows } = await client.query<Port>(
    `select country_code as country, ports.name,
       jsonb_object_agg(body_group, jsonb_build_object('id', shipping_options.id, 'code', code)) as options
     from destination_ports join ports on ports.id = port_id
     join shipping_options on shipping_options.port_id = ports.id
     group by country_code, ports.name, position order by country_code, position`,
  )
  return rows
}

async function listVouchers(client: Client): Promise<Map<string, Voucher>> {
  const { rows } = await client.query<Voucher>(
    `select id, code, currency, kind, benefit, min_goods as "minGoods", class as "productClass", usage,
       starts_at as "startsAt", ends_at as "endsAt" from vouchers where offer is null`,
  )
  return new Map(rows.map((voucher) => [voucher.code, voucher]))
}
