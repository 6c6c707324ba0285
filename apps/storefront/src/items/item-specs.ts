import type { ItemDetail } from '@bandari/sdk'
import type { SpecRow } from '@bandari/ui'

type Specs = Omit<ItemDetail['specs'], 'other'>

/** The rows of the tab, in the order of buyer spec §2. */
const labels: Readonly<Record<keyof Specs, string>> = {
  manufacturer: 'Manufacturer',
  model: 'Model',
  mileage: 'Mileage',
  model_year: 'Model year',
  engine_size: 'Engine size',
  transmission: 'Transmission',
  fuel_type: 'Fuel type',
  Petrol: 'Petrol',
  body_type: 'Body type',
  Hatchback: 'Hatchback',
  doors: 'Doors',
}
const names = Object.keys(labels) as (keyof Specs)[]

/** A car's table also shows missing values; other goods have no rows such as doors. */
export function itemRows({ specs, product_class }: Pick<ItemDetail, 'specs' | 'product_class'>) {
  const own = names
    .filter((name) => product_class === 'cars' || specs[name] !== null)
    .map((name): SpecRow => ({ label: labels[name], value: words(specs[name]) }))
  return [...own, ...specs.other.map(({ Name, Value }): SpecRow => ({ label: Name, value: Value }))]
}

/** A body type comes as `double-cab`. */
function words(value: string | null): string | null {
  if (value === null || !/^[a-z]+(-[a-z]+)*$/.test(value)) return value
  const spaced = value.replaceAll('-', ' ')
  return value === 'suv' || value === 'mpv'
    ? value.toUpperCase()
    : spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** The description is split at " - " (buyer spec §2). */
export function descriptionParts(description: string): string[] {
  return description
    .split(' - ')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
