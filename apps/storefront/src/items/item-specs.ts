import { vehicleWord } from '@bandari/ui'
import type { PlainMessageId, Translate } from '@bandari/i18n'
import type { ItemDetail } from '@bandari/sdk'
import type { SpecRow } from '@bandari/ui'

type Specs = Omit<ItemDetail['specs'], 'other'>

/** The rows of the tab, in the order of buyer spec §2. */
const labels: Readonly<Record<keyof Specs, PlainMessageId>> = {
  manufacturer: 'items.spec.manufacturer',
  model: 'items.spec.model',
  mileage: 'items.spec.mileage',
  model_year: 'items.spec.modelYear',
  engine_size: 'items.spec.engineSize',
  transmission: 'items.spec.transmission',
  fuel_type: 'items.spec.fuelType',
  Petrol: 'items.spec.petrol',
  body_type: 'items.spec.bodyType',
  Hatchback: 'items.spec.hatchback',
  doors: 'items.spec.doors',
}
const names = Object.keys(labels) as (keyof Specs)[]

/** A car's table also shows missing values; other goods have no rows such as doors. */
export function itemRows(
  t: Translate,
  { specs, product_class }: Pick<ItemDetail, 'specs' | 'product_class'>,
) {
  const own = names
    .filter((name) => product_class === 'cars' || specs[name] !== null)
    .map((name): SpecRow => ({ label: t(labels[name]), value: spoken(t, specs[name]) }))
  return [...own, ...specs.other.map(({ Name, Value }): SpecRow => ({ label: Name, value: Value }))]
}

/** A known word in the language of the screen; any other as it is, save that a body type comes as `roof-tent`. */
function spoken(t: Translate, value: string | null): string | null {
  if (value === null) return null
  if (value === 'Yes' || value === 'No') return t(value === 'Yes' ? 'items.yes' : 'items.no')
  const known = vehicleWord(t, value)
  if (known !== null || !/^[a-z]+(-[a-z]+)*$/.test(value)) return known ?? value
  const spaced = value.replaceAll('-', ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** The description is split at " - " (buyer spec §2). */
export function descriptionParts(description: string): string[] {
  return description
    .split(' - ')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
