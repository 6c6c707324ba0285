import type { Decision } from '@bandari/sdk'
import type { DecisionRow } from './history.store.ts'

/** A decision without a name is the shop's own. json_agg renders times with an offset; the wire has them in UTC. */
export function decisionsView(rows: readonly DecisionRow[]): Decision[] {
  return rows.map((row) => ({
    ...row,
    at: new Date(row.at).toISOString(),
    by: row.by ?? 'Bandari',
  }))
}
