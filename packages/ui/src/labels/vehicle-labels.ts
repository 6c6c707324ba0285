import type { PlainMessageId, Translate, Translator } from '@bandari/i18n'
import { formatDistance } from '@bandari/i18n/format'

/** What sellers choose from for fuel, gearbox, body, steering, drive, colour and state, by its slug; a page that draws them loads `vehicle`. */
const words: Readonly<Record<string, PlainMessageId>> = {
  petrol: 'vehicle.petrol',
  diesel: 'vehicle.diesel',
  hybrid: 'vehicle.hybrid',
  electric: 'vehicle.electric',
  lpg: 'vehicle.lpg',
  automatic: 'vehicle.automatic',
  manual: 'vehicle.manual',
  cvt: 'vehicle.cvt',
  hatchback: 'vehicle.hatchback',
  sedan: 'vehicle.sedan',
  wagon: 'vehicle.wagon',
  suv: 'vehicle.suv',
  pickup: 'vehicle.pickup',
  'double-cab': 'vehicle.doubleCab',
  mpv: 'vehicle.mpv',
  van: 'vehicle.van',
  minibus: 'vehicle.minibus',
  bus: 'vehicle.bus',
  truck: 'vehicle.truck',
  'tractor-unit': 'vehicle.tractorUnit',
  excavator: 'vehicle.excavator',
  motorcycle: 'vehicle.motorcycle',
  right: 'vehicle.right',
  left: 'vehicle.left',
  '2wd': 'vehicle.twoWheel',
  '4wd': 'vehicle.fourWheel',
  white: 'vehicle.white',
  pearl: 'vehicle.pearl',
  silver: 'vehicle.silver',
  grey: 'vehicle.grey',
  black: 'vehicle.black',
  blue: 'vehicle.blue',
  red: 'vehicle.red',
  green: 'vehicle.green',
  beige: 'vehicle.beige',
  brown: 'vehicle.brown',
  gold: 'vehicle.gold',
  yellow: 'vehicle.yellow',
  orange: 'vehicle.orange',
  new: 'vehicle.new',
  used: 'vehicle.used',
  'new-genuine': 'vehicle.newGenuine',
  'new-aftermarket': 'vehicle.newAftermarket',
  'used-–-tested': 'vehicle.usedTested',
  'used-–-excellent': 'vehicle.usedExcellent',
  'used-–-good': 'vehicle.usedGood',
  'used-–-fair': 'vehicle.usedFair',
  'used-–-repaired': 'vehicle.usedRepaired',
  refurbished: 'vehicle.refurbished',
}

/** `Diesel` or `double-cab` in the language of the screen; null for a seller's own word, which stays as it is written. */
export function vehicleWord(t: Translate, value: string): string | null {
  const slug = value.toLowerCase().replaceAll(/[ _]/g, '-')
  const id = Object.hasOwn(words, slug) ? words[slug] : undefined
  return id === undefined ? null : t(id)
}

/** The line below a listing's title: `82,241 km · New genuine · R400-99-964T` → `82 241 km · Neuf, d’origine · R400-99-964T`. */
export function subtitleLabel({ t, locale }: LabelTranslator, subtitle: string): string {
  return subtitle
    .split(' · ')
    .map((part) => measured({ t, locale }, part) ?? vehicleWord(t, part) ?? part)
    .join(' · ')
}

type LabelTranslator = Pick<Translator, 't' | 'locale'>

/** `82,241 km` or `7 seats`: a comma between thousands is one between decimals in other languages. */
function measured({ t, locale }: LabelTranslator, part: string): string | null {
  const [, number = '', unit] = /^(\d{1,3}(?:,\d{3})*) (km|seats)$/.exec(part) ?? []
  const count = Number(number.replaceAll(',', ''))
  if (unit === 'km') return formatDistance(count, locale)
  return unit === 'seats' ? t('vehicle.seats', { count }) : null
}
