import { sourceLanguage } from '@bandari/i18n'
import { readCatalogue } from '@bandari/i18n/catalogues'
import { phonePattern } from '../../core/setting-types.ts'

const codesByName = new Map(
  Object.entries(readCatalogue(sourceLanguage, 'countries')).map(([code, name]) => [name, code]),
)

/** An office where people can meet or telephone us: the setting `OFFICES` (buyer spec §2, /local-services). */
export interface Office {
  city: string
  country: string
  /** ISO 3166-1 alpha-2, by which other languages name the country; null where English knows no country of that name. */
  countryCode: string | null
  address: string
  phones: string[]
  /** Where the map is centred and directions lead. */
  latitude: number
  longitude: number
}

/** `City, Country|street|telephone, telephone|latitude,longitude`, offices split by semicolons. */
export function parseOffices(text: string): Office[] | null {
  const offices = text.split(';').map((office) => parseOffice(office.trim()))
  return offices.every((office) => office !== null) ? offices : null
}

function parseOffice(text: string): Office | null {
  const [place, address, numbers, position, ...rest] = text.split('|').map((part) => part.trim())
  if (!place || !address || !numbers || !position || rest.length > 0) return null
  const [city, country, ...more] = place.split(',').map((part) => part.trim())
  const phones = numbers.split(',').map((phone) => phone.trim())
  const [latitude, longitude] = readPosition(position)
  if (!city || !country || more.length > 0) return null
  if (!phones.every((phone) => phonePattern.test(phone))) return null
  if (latitude === undefined || longitude === undefined) return null
  return officeAt({ city, country, address, phones, latitude, longitude })
}

/** With the code of its country. */
export function officeAt(office: Omit<Office, 'countryCode'>): Office {
  return { ...office, countryCode: codesByName.get(office.country) ?? null }
}

function readPosition(text: string): readonly number[] {
  if (!/^-?\d{1,2}(\.\d{1,6})?, ?-?\d{1,3}(\.\d{1,6})?$/.test(text)) return []
  const [latitude = 0, longitude = 0] = text.split(',').map(Number)
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : []
}
