import type { SupportDestination } from '@bandari/sdk'
import type { DestinationRow } from './destinations.store.ts'

export function supportDestinationView(row: DestinationRow): SupportDestination {
  return {
    id: row.code,
    name: row.name,
    is_destination: row.is_destination,
    position: row.place,
    ports: row.ports,
    port_ids: row.ports.map(({ id }) => id),
    version: row.version,
  }
}
