import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type DemoListing, listingAt } from './catalogue.ts'
import { views } from './illustrations/draw.ts'
import { loadFitments } from './load-fitments.ts'
import type { Pictures } from './load-pictures.ts'
import { monthsOf } from './vehicle-months.ts'
import { people } from './people.data.ts'

interface Load {
  pictures: Pictures
  /** Listings `from` … `to - 1` of the endless demo catalogue. */
  from: number
  to: number
}

/** Above this many new rows it is cheaper to build the indexes afterwards. */
const bulk = 50_000

/** Listings are dated back from here, so that the demo world is the same every day. */
export const today = Date.parse('2026-11-20T08:00:00Z')
const day = 24 * 3600 * 1000

/** Adds listings by COPY, in one transaction: a killed seed leaves nothing half loaded. Returns how many. */
export async function loadCatalogue(client: Client, { pictures, from, to }: Load): Promise<number> {
  if (to <= from) return 0
  await client.query('begin')
  try {
    const rebuild = to - from >= bulk ? await dropIndexes(client) : async () => {}
    await client.query('alter table products disable trigger products_search')
    await client.query('alter table products disable trigger products_local_counts')
    await client.query('alter table products disable trigger products_counted')
    const ids = await readIds(client)
    const first = Number(
      (await client.query('select coalesce(max(id), 0) + 1 as first from products')).rows[0].first,
    )
    await copyRows(client, productColumns, from, to, (listing) =>
      productRow(listing, { id: first + listing.index - from, ids, pictures }),
    )
    await copyImages(client, { pictures, from, to, first })
    await client.query(
      `insert into demo_world (product_ids) values (int8multirange(int8range($1, $2)))
       on conflict (one) do update set product_ids = demo_world.product_ids + excluded.product_ids`,
      [first, first + to - from],
    )
    await loadFitments(client, { from, to })
    await client.query(
      `select setval(pg_get_serial_sequence('products', 'id'), (select max(id) from products))`,
    )
    await client.query('alter table products enable trigger products_search')
    await client.query('alter table products enable trigger products_local_counts')
    await client.query('alter table products enable trigger products_counted')
    await rebuild()
    await client.query('select rebuild_vehicle_search()')
    await client.query('select rebuild_local_counts()')
    await client.query('select rebuild_product_counts()')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  await client.query('vacuum analyze products')
  await client.query('vacuum analyze product_images')
  await client.query('vacuum analyze fitments')
  await client.query('vacuum analyze vehicle_search')
  return to - from
}

/** Returns a function that builds them again, exactly as the migrations did. */
async function dropIndexes(client: Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename in ('products', 'product_images', 'fitments') and indexname not in (select conname from pg_constraint)`,
  )
  for (const { name } of rows) await client.query(`drop index ${client.escapeIdentifier(name)}`)
  return async () => {
    await client.query(`set local maintenance_work_mem = '512MB'`)
    for (const { definition } of rows) await client.query(definition)
  }
}

interface Ids {
  makes: Map<string, number>
  models: Map<string, number>
  /** By path. */
  categories: Map<string, number>
  vendor: number | null
}

async function readIds(client: Client): Promise<Ids> {
  const makes = await client.query<{ id: number; slug: string }>('select id, slug from makes')
  const models = await client.query<{ id: number; make: string; slug: string }>(
    'select models.id, makes.slug as make, models.slug from models join makes on makes.id = models.make_id',
  )
  const categories = await client.query<{ id: number; path: string }>(
    'select id, path from categories',
  )
  const vendor = await client.query<{ id: number }>('select id from accounts where email = $1', [
    people.vendor.email,
  ])
  return {
    vendor: vendor.rows[0]?.id ?? null,
    makes: new Map(makes.rows.map(({ id, slug }) => [slug, id])),
    models: new Map(models.rows.map(({ id, make, slug }) => [`${make}/${slug}`, id])),
    categories: new Map(categories.rows.map(({ id, path }) => [path, id])),
  }
}

const productColumns = `products (id, market, class, make_id, model_id, title, subtitle, description, reference, model_year,
  engine_size, fuel_type, transmission, body_type, mileage, colour, steering, drive, doors, seats, part_number, condition,
  category_id, features, location, manufactured, first_registered, contact, price, currency, quantity, status, vendor_id, vendor_reference, cover_media_id, image_count, date_created, date_updated)`

interface RowDependencies {
  id: number
  ids: Ids
  pictures: Pictures
}

function productRow(listing: DemoListing, { id, ids, pictures }: RowDependencies): Field[] {
  const created = new Date(
    today - listing.createdDaysAgo * day - (listing.index % 1440) * 60_000,
  ).toISOString()
  const own = picturesOf(listing, pictures)
  const { manufactured, firstRegistered } = monthsOf(listing)
  return [
    id,
    listing.market,
    listing.productClass,
    ids.makes.get(listing.makeSlug ?? '') ?? null,
    ids.models.get(`${listing.makeSlug}/${listing.modelSlug}`) ?? null,
    listing.title,
    listing.subtitle,
    listing.description,
    listing.reference,
    listing.year,
    listing.engineSize,
    listing.fuel,
    listing.transmission,
    listing.body,
    listing.mileage,
    listing.colour,
    listing.steering,
    listing.drive,
    listing.doors,
    listing.seats,
    listing.partNumber,
    listing.condition,
    ids.categories.get(listing.categoryPath ?? '') ?? null,
    arrayText(listing.features),
    listing.location,
    manufactured,
    firstRegistered,
    listing.contact,
    listing.priceMinor,
    listing.currency,
    listing.quantity,
    'live',
    isOfVendor(listing) ? ids.vendor : null,
    isOfVendor(listing) ? listing.reference : null,
    own[0] ?? null,
    own.length,
    created,
    created,
  ]
}

/** The local ones of the first listings belong to the demo vendor; all others belong to the shop itself. */
function isOfVendor({ market, index }: DemoListing): boolean {
  return market === 'local' && index < 300
}

function picturesOf(listing: DemoListing, pictures: Pictures): number[] {
  const { kind, drawing } = listing
  const names =
    kind === 'spare'
      ? drawing === null
        ? []
        : [`spare/${drawing}`]
      : views.map((view) => `${listing.body}/${listing.colour}/${view}`)
  return names.map((name) => pictures.get(name)).filter((id) => id !== undefined)
}

async function copyImages(client: Client, { pictures, from, to, first }: Load & { first: number }) {
  const stream = client.query(
    copyFrom('copy product_images (product_id, position, media_id) from stdin'),
  )
  await write(stream, from, to, (listing) =>
    picturesOf(listing, pictures)
      .map((media, position) => `${first + listing.index - from}\t${position}\t${media}\n`)
      .join(''),
  )
}

async function copyRows(
  client: Client,
  columns: string,
  from: number,
  to: number,
  rowOf: (listing: DemoListing) => Field[],
) {
  const stream = client.query(copyFrom(`copy ${columns} from stdin`))
  await write(stream, from, to, (listing) => `${rowOf(listing).map(fieldText).join('\t')}\n`)
}

async function write(
  stream: ReturnType<typeof copyFrom>,
  from: number,
  to: number,
  textOf: (listing: DemoListing) => string,
) {
  // A failure here must end the COPY, or the connection would wait for the rest for ever.
  try {
    let waiting = ''
    for (let index = from; index < to; index += 1) {
      waiting += textOf(listingAt(index))
      if (waiting.length < 256 * 1024) continue
      if (!stream.write(waiting)) await once(stream, 'drain')
      waiting = ''
    }
    stream.end(waiting)
  } catch (error) {
    stream.destroy(error as Error)
  }
  await finished(stream)
}

export type Field = string | number | null

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** A value in COPY's text format. */
export function fieldText(value: Field): string {
  if (value === null) return String.raw`\N`
  return String(value).replaceAll(/[\\\t\n\r]/g, (character) => escapes[character] ?? character)
}

function arrayText(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`
}
