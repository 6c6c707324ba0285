import type { PlainMessageId } from '@bandari/i18n'
import { t } from '../../language/translator.ts'

/** By the names that the API gives the types. */
const words: Readonly<Record<string, PlainMessageId>> = {
  Cars: 'portalListings.type.cars',
  'Pick-ups': 'portalListings.type.pickUps',
  'Vans and minibuses': 'portalListings.type.vans',
  Buses: 'portalListings.type.buses',
  Trucks: 'portalListings.type.trucks',
  Motorcycles: 'portalListings.type.motorcycles',
  Machinery: 'portalListings.type.machinery',
}

export function typeLabel(type: string): string {
  const id = Object.hasOwn(words, type) ? words[type] : undefined
  return id === undefined ? type : t(id)
}
