import type { ImportRules, VehicleSummary } from '@bandari/sdk'

export type Way = ImportRules['places'][number]['ways'][number]

/** The way by which a page's prices are worked out, with its days; null where the rules do not tell it. */
export function wayOf(
  rules: Pick<ImportRules, 'places'> | undefined,
  door: VehicleSummary['door'],
): Way | null {
  if (!rules || !door) return null
  const { city, way: id } = door.destination
  const place = rules.places.find((one) => one.city === city)
  return place?.ways.find((way) => way.id === id) ?? null
}
