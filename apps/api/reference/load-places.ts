import type { Database } from '../src/platform/db/database.ts'
import { countries, destinations, tariffs } from './places.data.ts'
import { slugOf } from '../src/core/slug.ts'

const bodyGroups = ['sedan', 'suv', 'other'] as const

/** Countries, destination ports, shipping options and the tariff in force since the shop opened. */
export async function loadPlaces(db: Database) {
  const present = await db.selectFrom('countries').select('code').limit(1).executeTakeFirst()
  if (present) return
  const order = new Map(destinations.map(({ country }, index) => [country, index + 1]))
  await db
    .insertInto('countries')
    .values(
      countries.map(({ a2, a3, numeric, name }) => ({
        code: a2,
        code3: a3,
        numeric_code: numeric,
        name,
        is_destination: order.has(a2),
        display_order: order.get(a2) ?? 1000,
      })),
    )
    .execute()

  const names = [...new Set(destinations.flatMap(({ ports }) => ports))]
  const ports = await db
    .insertInto('ports')
    .values(names.map((name) => ({ name, slug: slugOf(name) })))
    .returning(['id', 'name', 'slug'])
    .execute()
  const idOf = new Map(ports.map(({ id, name }) => [name, id]))
  const links = destinations.flatMap(({ country, ports: own }) =>
    own.map((name, position) => ({
      country_code: country,
      port_id: idOf.get(name) ?? 0,
      position,
    })),
  )
  await db.insertInto('destination_ports').values(links).execute()
  await db
    .insertInto('shipping_options')
    .values(
      ports.flatMap(({ id, slug }) =>
        bodyGroups.map((body_group) => ({
          port_id: id,
          body_group,
          code: `${slug}-${body_group}`,
        })),
      ),
    )
    .execute()
  await db
    .insertInto('shipping_tariffs')
    .values(
      tariffs.map(({ type, amount }) => ({
        shipping_type: type,
        port_id: null,
        amount,
        valid_from: new Date('2026-01-01T00:00:00Z'),
        valid_to: null,
      })),
    )
    .execute()
}
