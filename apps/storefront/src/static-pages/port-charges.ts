import type { Destination } from '@bandari/sdk'

export interface ChargeRow {
  /** ISO code of the country. */
  code: string
  country: string
  /** The ports of the country that cost the same. */
  ports: readonly string[]
  roro: string
  container: string
  currency: string
}

/** One row for each country and charge: most countries have one charge for all of their ports. */
export function chargeRows(destinations: readonly Destination[]): ChargeRow[] {
  return destinations.flatMap(({ code, name: country, ports, currency }) => {
    const rows = new Map<string, ChargeRow & { ports: string[] }>()
    for (const { name, charges } of ports) {
      const key = `${charges.RORO} ${charges.Container}`
      const row = rows.get(key)
      if (row) row.ports.push(name)
      else {
        const { RORO: roro, Container: container } = charges
        rows.set(key, { code, country, ports: [name], roro, container, currency })
      }
    }
    return [...rows.values()]
  })
}
