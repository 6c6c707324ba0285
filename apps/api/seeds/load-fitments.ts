import { finished } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { spareAt } from './catalogue.ts'

interface TrimRow {
  id: number
  model: string
  engine: string
  years: number[]
}

/** Adds the fitments of the spares among listings `from` … `to - 1`, in one COPY. */
export async function loadFitments(client: Client, { from, to }: { from: number; to: number }) {
  const trims = await client.query<TrimRow>(
    `select trims.id, makes.slug || '/' || models.slug as model, engine, years
     from trims join variants on variants.id = variant_id join models on models.id = model_id
     join makes on makes.id = make_id order by trims.id`,
  )
  const ofModel = Map.groupBy(trims.rows, ({ model }) => model)
  const spares = await client.query<{ id: number; reference: string }>(
    `select id, reference from products where class = 'parts' and vendor_id is null`,
  )
  const ids = new Map(spares.rows.map(({ id, reference }) => [reference, id]))
  const stream = client.query(copyFrom('copy fitments (product_id, trim_id, years) from stdin'))
  Readable.from(rowsOf({ from, to, ids, ofModel })).pipe(stream)
  await finished(stream)
}

interface Wanted {
  from: number
  to: number
  /** Of products, by reference. */
  ids: ReadonlyMap<string, number>
  ofModel: ReadonlyMap<string, readonly TrimRow[]>
}

function* rowsOf({ from, to, ids, ofModel }: Wanted): Generator<string> {
  for (let index = from; index < to; index += 1) {
    const listing = spareAt(index)
    const id = ids.get(listing?.reference ?? '')
    if (!listing?.fit || id === undefined) continue
    const { fit, makeSlug, modelSlug } = listing
    for (const trim of ofModel.get(`${makeSlug}/${modelSlug}`) ?? []) {
      if (fit.engine !== null && fit.engine !== trim.engine) continue
      const years = trim.years.filter((year) => fit.from <= year && year <= fit.to)
      if (years.length > 0) yield `${id}\t${trim.id}\t{${years.join(',')}}\n`
    }
  }
}
