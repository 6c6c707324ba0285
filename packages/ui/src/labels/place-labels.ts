import type { PlainMessageId, Translate } from '@bandari/i18n'

/** Locations of vehicles: listings have the country after the town. Pages that show it load the domain `vehicle`. */
const countries: Readonly<Record<string, PlainMessageId>> = {
  Japan: 'vehicle.country.japan',
  UK: 'vehicle.country.uk',
  UAE: 'vehicle.country.uae',
  Singapore: 'vehicle.country.singapore',
  'South Africa': 'vehicle.country.southAfrica',
  'South Korea': 'vehicle.country.southKorea',
  Thailand: 'vehicle.country.thailand',
  Germany: 'vehicle.country.germany',
  Belgium: 'vehicle.country.belgium',
  Kenya: 'vehicle.country.kenya',
}

/** `Yokohama, Japan` → `Yokohama, Japon`; a seller's own words stay as they are written. */
export function locationLabel(t: Translate, location: string): string {
  return location
    .split(', ')
    .map((part) => {
      const id = Object.hasOwn(countries, part) ? countries[part] : undefined
      return id === undefined ? part : t(id)
    })
    .join(', ')
}
