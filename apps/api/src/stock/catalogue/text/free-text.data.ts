import type { SpokenFilter } from '../filters/filters.ts'

/** People's own words for the values of vehicles; a slug that no vehicle has is passed over. */
export const synonyms: Readonly<Partial<Record<SpokenFilter, Readonly<Record<string, string>>>>> = {
  fuel: {
    gasoline: 'petrol',
    gas: 'petrol',
    benzine: 'petrol',
    ev: 'electric',
    bev: 'electric',
    hev: 'hybrid',
    phev: 'hybrid',
    autogas: 'lpg',
  },
  transmission: {
    auto: 'automatic',
    automatics: 'automatic',
    'stick shift': 'manual',
    mt: 'manual',
    at: 'automatic',
  },
  body: {
    saloon: 'sedan',
    estate: 'wagon',
    'station wagon': 'wagon',
    stationwagon: 'wagon',
    hatch: 'hatchback',
    '4x4 suv': 'suv',
    jeep: 'suv',
    crossover: 'suv',
    'double cabin': 'double-cab',
    'crew cab': 'double-cab',
    doublecab: 'double-cab',
    'd cab': 'double-cab',
    'pick up': 'pickup',
    'single cab': 'pickup',
    bakkie: 'pickup',
    'people carrier': 'mpv',
    minivan: 'mpv',
    lorry: 'truck',
    lorries: 'truck',
    matatu: 'minibus',
    'mini bus': 'minibus',
    motorbike: 'motorcycle',
    bike: 'motorcycle',
    digger: 'excavator',
    tractor: 'tractor-unit',
    horse: 'tractor-unit',
    'prime mover': 'tractor-unit',
  },
  steering: {
    rhd: 'right',
    'right hand': 'right',
    'right hand drive': 'right',
    lhd: 'left',
    'left hand': 'left',
    'left hand drive': 'left',
  },
  colour: { gray: 'grey', cream: 'beige', maroon: 'red', golden: 'gold' },
}

/** Other names of makes. */
export const makeSynonyms: Readonly<Record<string, string>> = {
  vw: 'volkswagen',
  merc: 'mercedes-benz',
  mercedes: 'mercedes-benz',
  benz: 'mercedes-benz',
  chevy: 'chevrolet',
  landrover: 'land-rover',
  fuso: 'mitsubishi-fuso',
  rolls: 'rolls-royce',
  harley: 'harley-davidson',
}

/** Other names of models, as `make/model`: the word of a longer name that people say, and other spellings. */
export const modelSynonyms: Readonly<Record<string, string>> = {
  axio: 'toyota/corolla-axio',
  fielder: 'toyota/corolla-fielder',
  rumion: 'toyota/corolla-rumion',
  runx: 'toyota/corolla-runx',
  spacio: 'toyota/corolla-spacio',
  prado: 'toyota/land-cruiser-prado',
  vigo: 'toyota/hilux',
  'hilux vigo': 'toyota/hilux',
  revo: 'toyota/hilux',
  'hilux revo': 'toyota/hilux',
  'land cruiser v8': 'toyota/land-cruiser-200',
  lc200: 'toyota/land-cruiser-200',
  lc300: 'toyota/land-cruiser-300',
  lc79: 'toyota/land-cruiser-79',
  'mark 2': 'toyota/mark-ii',
  'step wagon': 'honda/step-wgn',
  evo: 'mitsubishi/lancer-evolution',
  'g wagon': 'mercedes-benz/g-class',
  'g wagen': 'mercedes-benz/g-class',
  evoque: 'land-rover/range-rover-evoque',
  velar: 'land-rover/range-rover-velar',
  touran: 'volkswagen/golf-touran',
  starex: 'hyundai/grand-starex',
}

export const classWords: Readonly<Record<string, 'cars' | 'commercial'>> = {
  cars: 'cars',
  commercial: 'commercial',
  commercials: 'commercial',
}

/** Words that occur in any search and ask for nothing. */
export const fillers: readonly string[] = [
  'a an and any buy buying car cheap cheapest affordable clean colour color engine for from fuel',
  'gearbox good i in is japanese looking low me model need nice of on or sale second hand secondhand',
  'sell selling show the to transmission used vehicle vehicles want with year years price prices cost',
  'best much how what which please deal deals offer offers near',
  'between deliver delivered delivery ship shipped shipping mileage',
].flatMap((line) => line.split(' '))

export const atLeast: readonly string[] = [
  'above after from least min minimum more newer over since',
].flatMap((line) => line.split(' '))

export const atMost: readonly string[] = [
  'before below budget less max maximum most older under until upto within',
].flatMap((line) => line.split(' '))

/** After them a round number is money rather than a year: `under 2000`, but `before 2000`. */
export const ofMoney: readonly string[] = ['below', 'budget', 'less', 'under', 'within', 'over']

/** Words between a bound and its number. */
export const betweenBounds: readonly string[] = ['a', 'an', 'is', 'of', 'price', 'than', 'to']

export const kilometres: readonly string[] = ['km', 'kms', 'kilometers', 'kilometres', 'mileage']

/** Codes of currencies by the words for them; a list where several countries call their money so, the commonest first. */
export const currencyWords: Readonly<Record<string, readonly string[]>> = {
  ...named('USD', '$ usd us dollar dollars'),
  ...named('KES', 'kes ksh kshs bob'),
  ...named('TZS', 'tzs tsh tshs'),
  ...named('UGX', 'ugx ush ushs'),
  ...named('KES TZS UGX', 'sh shs shilling shillings shilingi'),
  ...named('ZMW', 'zmw'),
  ...named('ZMW MWK', 'kwacha'),
  ...named('MWK', 'mwk'),
  ...named('MZN', 'mzn metical meticais'),
  ...named('ZAR', 'zar rand rands'),
  ...named('BWP', 'bwp pula'),
  ...named('RWF', 'rwf'),
  ...named('CDF', 'cdf fc'),
  ...named('CDF RWF BIF', 'franc francs'),
  ...named('BIF', 'bif fbu'),
  ...named('AOA', 'aoa kwanza kwanzas'),
  ...named('MUR SCR', 'rupee rupees roupie roupies'),
  ...named('MGA', 'mga ariary'),
  ...named('ETB', 'etb birr'),
  ...named('JPY', 'jpy yen ¥'),
  ...named('GBP', 'gbp £'),
  ...named('EUR', 'eur euro euros €'),
}

function named(codes: string, words: string): Record<string, readonly string[]> {
  return Object.fromEntries(words.split(' ').map((word) => [word, codes.split(' ')]))
}

/** Words that multiply the number beside them, in the languages of the shop. */
export const multiples: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  elfu: 1e3,
  mil: 1e3,
  mille: 1e3,
  laki: 1e5,
  m: 1e6,
  mln: 1e6,
  million: 1e6,
  millions: 1e6,
  milioni: 1e6,
  milhao: 1e6,
  milhoes: 1e6,
}

/** Numbers in words, which count only beside a multiple: `one million`, `nusu milioni`. */
export const countWords: Readonly<Record<string, number>> = {
  half: 0.5,
  nusu: 0.5,
  meio: 0.5,
  demi: 0.5,
  one: 1,
  moja: 1,
  um: 1,
  un: 1,
  two: 2,
  mbili: 2,
  dois: 2,
  deux: 2,
  three: 3,
  tatu: 3,
  tres: 3,
  trois: 3,
  four: 4,
  nne: 4,
  quatro: 4,
  quatre: 4,
  five: 5,
  tano: 5,
  cinco: 5,
  cinq: 5,
  ten: 10,
  kumi: 10,
  dez: 10,
  dix: 10,
}

/** Words that people write beside a vehicle and that are near in spelling to one: never misspelt. */
const ordinary: readonly string[] = [
  'auction auctions base bags car country credit custom edition finance full gloves grade grand hire',
  'instalment instalments license lift limited loan long lounge navi option pack page plate plates',
  'purchase scooter selection shine smart spanner space special step tools trade type wash window works',
].flatMap((line) => line.split(' '))

/** Words that are about other words: never a name, and never misspelt. */
export const grammar: ReadonlySet<string> = new Set(
  [
    fillers,
    atLeast,
    atMost,
    betweenBounds,
    kilometres,
    Object.keys(currencyWords),
    Object.keys(multiples),
    Object.keys(countWords),
    ['up', 'no', 'not', 'at', 'only', 'seater', 'seaters'],
    ordinary,
  ].flat(),
)
