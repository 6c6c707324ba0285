import type { SupportDestination } from '@bandari/sdk'

/** A destination without a port is quoted (contract C11). */
export function portWords({ ports, is_destination }: SupportDestination): string {
  if (ports.length > 0) return ports.map(({ name }) => name).join(', ')
  return is_destination ? 'No port: shipping is quoted' : 'No port'
}
