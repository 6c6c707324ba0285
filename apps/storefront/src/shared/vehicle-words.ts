import type { PlainMessageId, Translate } from '@bandari/i18n'

/** What sellers choose from for fuel, gearbox, body, steering, drive, colour and state, by its slug; a page that draws them loads `search`. */
const words: Readonly<Record<string, PlainMessageId>> = {
  petrol: 'search.fact.petrol',
  diesel: 'search.fact.diesel',
  hybrid: 'search.fact.hybrid',
  electric: 'search.fact.electric',
  lpg: 'search.fact.lpg',
  automatic: 'search.fact.automatic',
  manual: 'search.fact.manual',
  cvt: 'search.fact.cvt',
  hatchback: 'search.fact.hatchback',
  sedan: 'search.fact.sedan',
  wagon: 'search.fact.wagon',
  suv: 'search.fact.suv',
  pickup: 'search.fact.pickup',
  'double-cab': 'search.fact.doubleCab',
  mpv: 'search.fact.mpv',
  van: 'search.fact.van',
  minibus: 'search.fact.minibus',
  bus: 'search.fact.bus',
  truck: 'search.fact.truck',
  'tractor-unit': 'search.fact.tractorUnit',
  excavator: 'search.fact.excavator',
  motorcycle: 'search.fact.motorcycle',
  right: 'search.fact.right',
  left: 'search.fact.left',
  '2wd': 'search.fact.twoWheel',
  '4wd': 'search.fact.fourWheel',
  white: 'search.fact.white',
  pearl: 'search.fact.pearl',
  silver: 'search.fact.silver',
  grey: 'search.fact.grey',
  black: 'search.fact.black',
  blue: 'search.fact.blue',
  red: 'search.fact.red',
  green: 'search.fact.green',
  beige: 'search.fact.beige',
  brown: 'search.fact.brown',
  gold: 'search.fact.gold',
  yellow: 'search.fact.yellow',
  orange: 'search.fact.orange',
  new: 'search.fact.new',
  used: 'search.fact.used',
  'new-genuine': 'search.fact.newGenuine',
  'new-aftermarket': 'search.fact.newAftermarket',
  'used-–-tested': 'search.fact.usedTested',
  'used-–-excellent': 'search.fact.usedExcellent',
  'used-–-good': 'search.fact.usedGood',
  'used-–-fair': 'search.fact.usedFair',
  'used-–-repaired': 'search.fact.usedRepaired',
  refurbished: 'search.fact.refurbished',
}

/** `Diesel` or `double-cab` in the language of the screen; null for a seller's own word, which stays as it is written. */
export function vehicleWord(t: Translate, value: string): string | null {
  const slug = value.toLowerCase().replaceAll(/[ _]/g, '-')
  const id = Object.hasOwn(words, slug) ? words[slug] : undefined
  return id === undefined ? null : t(id)
}
