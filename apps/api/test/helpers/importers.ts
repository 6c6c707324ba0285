import type { BandariClient, Import } from '@bandari/sdk'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { runImports } from '../../src/stock/imports/run-imports.ts'
import { sendForm } from './forms.ts'
import type { Buyer } from './steps.ts'
import { newVendor } from './vendors.ts'
import type { World } from './world.ts'

/** What the tests of imports do, in sentences. */

export interface Importer extends Buyer {
  world: World
  token: string
}

/** A vendor nobody else in the file is. */
export async function newImporter(world: World): Promise<Importer> {
  const person = await newVendor(world)
  const token = await insertSession(world.db, person.id, world.clock.now())
  return { ...person, world, token }
}

export type ProdClass = 'vehicles' | 'parts'

export async function upload(
  { world, token }: Pick<Importer, 'world' | 'token'>,
  text: string | Uint8Array<ArrayBuffer>,
  prod_class: ProdClass = 'vehicles',
  more: Record<string, string> = {},
) {
  const file = new File([text], 'stock.csv', { type: 'text/csv' })
  const fields = { file, prod_class, ...more }
  const answer = await sendForm(world, { path: '/vendor/imports', token, fields })
  const body: unknown = answer.json()
  return { status: answer.statusCode, body }
}

/** A file that is taken. */
export async function check(by: Importer, text: string, prodClass?: ProdClass): Promise<Import> {
  const { status, body } = await upload(by, text, prodClass)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body as Import
}

/** Files of tests have no pictures, and are to be published nonetheless unless it is wished otherwise. */
export function run(
  { client }: Pick<Importer, 'client'>,
  id: number,
  skip_invalid = false,
  publish_without_pictures = true,
) {
  const params = { path: { id } }
  const body = { skip_invalid, publish_without_pictures }
  return client.POST('/vendor/imports/{id}/run', { params, body })
}

export async function getImport({ client }: { client: BandariClient }, id: number) {
  const { data } = await client.GET('/vendor/imports/{id}', { params: { path: { id } } })
  if (!data) throw new Error('no import')
  return data
}

/** Checked, run, and done. */
export async function importAll(by: Importer, text: string, prodClass?: ProdClass) {
  const { id } = await check(by, text, prodClass)
  const { error } = await run(by, id, true)
  if (error) throw new Error(JSON.stringify(error))
  await runImports(by.world)
  return getImport(by, id)
}

export async function listingsOf({ world, id }: Pick<Importer, 'world' | 'id'>) {
  return world.db
    .selectFrom('products')
    .selectAll()
    .where('vendor_id', '=', id)
    .orderBy('id')
    .execute()
}

export const headings =
  'reference,make,model,title,price KES,mileage km,engine size,description,location,contact,publish'

interface RowWish {
  price?: string
  make?: string
  publish?: string
}

/** A vehicle that may be live, unless wished otherwise. */
export function row(
  reference: string,
  { price = '780000', make = 'Toyota', publish = 'live' }: RowWish = {},
) {
  return `${reference},${make},Vitz,2014 Toyota Vitz ${reference},${price},84200,998,One owner,"Nairobi, Kenya",0722345678,${publish}`
}

/** So many rows, each with a reference of its own. */
export function numbered(n: number): string[] {
  return Array.from({ length: n }, (_, index) => row(`N-${index}`))
}

export function fileOf(...rows: string[]) {
  return [headings, ...rows].join('\r\n')
}
