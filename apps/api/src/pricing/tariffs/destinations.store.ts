import type { Database } from '../../platform/db/database.ts'

/** Whether we ship to a country, and through that port where one was chosen. */
export async function isDestination(
  db: Database,
  { country, portId }: { country: string; portId: number | null },
): Promise<boolean> {
  const found = await db
    .selectFrom('countries')
    .select('code')
    .where('code', '=', country)
    .where('is_destination', '=', true)
    .$if(portId !== null, (query) =>
      query.where((row) =>
        row.exists(
          row
            .selectFrom('destination_ports')
            .select('port_id')
            .whereRef('country_code', '=', 'countries.code')
            .where('port_id', '=', portId),
        ),
      ),
    )
    .executeTakeFirst()
  return found !== undefined
}
