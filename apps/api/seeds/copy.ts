import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Field, fieldText } from './load-catalogue.ts'

/** Adds rows by COPY. `target` is a table with its columns in parentheses. */
export async function copyInto(client: Client, target: string, rows: Iterable<Field[]>) {
  const stream = client.query(copyFrom(`copy ${target} from stdin`))
  // A failure here must end the COPY, or the connection would wait for the rest for ever.
  try {
    let waiting = ''
    for (const row of rows) {
      waiting += `${row.map(fieldText).join('\t')}\n`
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

/** Reserves consecutive ids of an identity column and returns the first. The caller has locked the table. */
export async function reserveIds(client: Client, table: string, count: number): Promise<number> {
  const { rows } = await client.query<{ first: string }>(
    `select setval(sequence, nextval(sequence) + $2 - 1) - $2 + 1 as first
     from pg_get_serial_sequence($1, 'id') as sequence`,
    [table, count],
  )
  return Number(rows[0]?.first)
}
