import type { Country, Destination } from '@bandari/sdk'
import { toDecimal, tradeCurrency } from '../../core/money.ts'
import type { OptionRow } from '../tariffs/options.store.ts'
import { optionUrl } from '../tariffs/options.view.ts'
import type { CountryRow, DestinationPortRow } from './places.store.ts'
import type { InsuranceTerms } from '../cost-lines/insurance.ts'
import { type Charges, chargesAt, type Tariff } from '../tariffs/tariff.ts'

export function countryUrl(code: string, origin: string): string {
  return `${origin}/api/countries/${code}/`
}

export function countryView(row: CountryRow, origin: string): Country {
  return {
    url: countryUrl(row.code, origin),
    name: row.name,
    printable_name: row.name,
    iso_3166_1_a3: row.code3,
    iso_3166_1_numeric: row.numeric_code,
    display_order: row.display_order,
    is_shipping_country: row.is_destination,
  }
}

interface Places {
  insurance: InsuranceTerms | null

  ports: DestinationPortRow[]
  options: OptionRow[]
  tariffs: Tariff[]
  now: Date
  origin: string
}

export function destinationView(row: CountryRow, places: Places): Destination {
  const { options, tariffs, insurance, now, origin } = places
  const ports = places.ports.filter(({ country_code }) => country_code === row.code)
  return {
    country: countryUrl(row.code, origin),
    code: row.code,
    name: row.name,
    ports: ports.map(({ port_id, name, slug }) => ({
      name,
      slug,
      methods: options
        .filter((option) => option.port_id === port_id)
        .map((option) => ({
          group: option.body_group,
          code: option.code,
          option: optionUrl(option.id, origin),
        })),
      charges: chargesView(chargesAt(tariffs, port_id, now)),
    })),
    charges: chargesView(chargesAt(tariffs, ports[0]?.port_id ?? null, now)),
    currency: tradeCurrency,
    insurance: insurance && {
      basis_points: insurance.basisPoints,
      minimum: toDecimal(insurance.minimum),
    },
  }
}

function chargesView({ RORO, Container }: Charges): Destination['charges'] {
  return { RORO: toDecimal(RORO), Container: toDecimal(Container) }
}
