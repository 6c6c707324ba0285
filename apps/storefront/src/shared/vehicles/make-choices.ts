import type { SelectChoice } from '@bandari/ui'
import { useCountVehicleMakesQuery } from '../../api/catalogue.ts'
import { makeName } from './make-name.ts'

/** Every make on sale by its name, and the chosen one, which an address may name without there being any. */
export function useMakeChoices(chosen: string | null): SelectChoice[] {
  const { data: makes = [] } = useCountVehicleMakesQuery()
  const slugs = makes.map(({ slug }) => slug)
  const known = chosen === null || slugs.includes(chosen) ? slugs : [...slugs, chosen]
  return known
    .map((slug) => ({ value: slug, label: makeName(slug) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'))
}
