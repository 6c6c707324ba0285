import type { ValueFilter } from '../filters/filters.ts'

/** People's own words for the values of vehicles; a slug that no vehicle has is passed over. */
export const synonyms: Readonly<Partial<Record<ValueFilter, Readonly<Record<string, string>>>>> = {
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

export const classWords: Readonly<Record<string, 'cars' | 'commercial'>> = {
  cars: 'cars',
  commercial: 'commercial',
  commercials: 'commercial',
}

/** Words that occur in any search and ask for nothing. */
export const fillers: readonly string[] = [
  'a an and any buy car cheap colour color engine for from fuel gearbox good i',
  'in japanese looking me model need of on or sale second hand secondhand show the to',
  'transmission used vehicle vehicles want with year years',
].flatMap((line) => line.split(' '))

export const atLeast: readonly string[] = ['above', 'after', 'from', 'min', 'newer', 'over', 'since']
export const atMost: readonly string[] = ['before', 'below', 'max', 'older', 'under', 'until', 'upto']
export const kilometres: readonly string[] = ['km', 'kms', 'kilometers', 'kilometres', 'mileage']
export const dollars: readonly string[] = ['$', 'usd', 'dollar', 'dollars']

/** Words that are about other words: never a name, and never misspelt. */
export const grammar: ReadonlySet<string> = new Set(
  [fillers, atLeast, atMost, kilometres, dollars, ['than', 'up']].flat(),
)
