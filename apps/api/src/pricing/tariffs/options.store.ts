import { compiledQuery } from '../../platform/db/compiled-query.ts'
import type { Database } from '../../platform/db/database.ts'
import type { BodyGroup } from './tables.ts'

function options(db: Database) {
  return db
    .selectFrom('shipping_options')
    .innerJoin('ports', 'ports.id', 'shipping_options.port_id')
    .select([
      'shipping_options.id',
      'shipping_options.code',
      'body_group',
      'port_id',
      'ports.name as port',
      'ports.slug as port_slug',
    ])
    .orderBy('shipping_options.id')
}

export type OptionRow = Awaited<ReturnType<typeof listOptionRows>>[number]

export function listOptionRows(db: Database) {
  return options(db).execute()
}

export function listOptionsOf(db: Database, group: BodyGroup) {
  return options(db).where('body_group', '=', group).execute()
}

export async function findOption(db: Database, id: number) {
  const [option] = await readOption(db, id)
  return option
}

const readOption = compiledQuery((db, id: number) =>
  options(db).where('shipping_options.id', '=', id),
)

/** The option of a body group at a port. */
export function findOptionAt(
  db: Database,
  { portId, group }: { portId: number; group: BodyGroup },
) {
  return options(db)
    .where('port_id', '=', portId)
    .where('body_group', '=', group)
    .executeTakeFirst()
}
