import type { Weighted } from './random.ts'
import type { Region, YardSet } from '../reference/vehicle-notation.ts'

export type Yard = { city: string; location: string; country: 'Japan' | 'UK' | 'other' }

const yokohama: Yard = { city: 'Yokohama', location: 'Yokohama, Japan', country: 'Japan' }
const nagoya: Yard = { city: 'Nagoya', location: 'Nagoya, Japan', country: 'Japan' }
const kobe: Yard = { city: 'Kobe', location: 'Kobe, Japan', country: 'Japan' }
const osaka: Yard = { city: 'Osaka', location: 'Osaka, Japan', country: 'Japan' }
const fukuoka: Yard = { city: 'Fukuoka', location: 'Fukuoka, Japan', country: 'Japan' }
const singapore: Yard = { city: 'Singapore', location: 'Singapore', country: 'other' }
const durban: Yard = { city: 'Durban', location: 'Durban, South Africa', country: 'other' }
const southampton: Yard = { city: 'Southampton', location: 'Southampton, UK', country: 'UK' }
const dubai: Yard = { city: 'Dubai', location: 'Dubai, UAE', country: 'other' }

export const everyYard: readonly Yard[] = [
  yokohama,
  nagoya,
  kobe,
  osaka,
  fukuoka,
  singapore,
  durban,
  southampton,
  dubai,
]

/** The places where exporters stock vehicles: by the make's region, or by the first exception that applies. */
export const yardSets: Record<
  Region | YardSet | 'left-hand' | 'pickups' | 'european-work',
  readonly Weighted<Yard>[]
> = {
  japan: [
    [yokohama, 31],
    [nagoya, 23],
    [kobe, 17],
    [osaka, 17],
    [fukuoka, 8],
    [singapore, 2],
    [dubai, 2],
  ],
  europe: [
    [yokohama, 24],
    [nagoya, 14],
    [kobe, 11],
    [osaka, 8],
    [southampton, 33],
    [durban, 7],
    [singapore, 3],
  ],
  america: [
    [yokohama, 28],
    [nagoya, 22],
    [southampton, 30],
    [durban, 20],
  ],
  korea: [
    [durban, 46],
    [southampton, 30],
    [dubai, 14],
    [singapore, 10],
  ],
  china: [
    [durban, 76],
    [dubai, 18],
    [singapore, 6],
  ],
  india: [
    [durban, 76],
    [dubai, 18],
    [singapore, 6],
  ],
  'asia-pacific': [
    [singapore, 76],
    [durban, 12],
    [southampton, 12],
  ],
  machine: [
    [yokohama, 34],
    [nagoya, 20],
    [kobe, 22],
    [osaka, 8],
    [durban, 8],
    [dubai, 8],
  ],
  british: [
    [southampton, 92],
    [durban, 8],
  ],
  southern: [
    [durban, 78],
    [southampton, 22],
  ],
  chinese: [
    [durban, 74],
    [dubai, 26],
  ],
  'left-hand': [
    [dubai, 80],
    [yokohama, 11],
    [nagoya, 9],
  ],
  pickups: [
    [durban, 46],
    [singapore, 20],
    [southampton, 18],
    [dubai, 14],
    [yokohama, 2],
  ],
  'european-work': [
    [southampton, 52],
    [durban, 44],
    [dubai, 4],
  ],
}

export type Town = { city: string; location: string; areas: readonly string[] }

/** Where local sellers are; the local market is region `ke` only. */
export const towns: readonly Weighted<Town>[] = [
  [
    {
      city: 'Nairobi',
      location: 'Nairobi, Kenya',
      areas: ['Ngong Road', 'Kiambu Road', 'Mombasa Road', 'Westlands', 'Karen', 'Industrial Area'],
    },
    54,
  ],
  [
    {
      city: 'Mombasa',
      location: 'Mombasa, Kenya',
      areas: ['Nyali', 'Shimanzi', 'Changamwe', 'Moi Avenue', 'Bamburi'],
    },
    22,
  ],
  [{ city: 'Kisumu', location: 'Kisumu, Kenya', areas: ['Milimani', 'Kondele', 'Obote Road'] }, 7],
  [{ city: 'Nakuru', location: 'Nakuru, Kenya', areas: ['Milimani', 'Section 58', 'Pipeline'] }, 7],
  [{ city: 'Eldoret', location: 'Eldoret, Kenya', areas: ['Elgon View', 'Uganda Road'] }, 6],
  [{ city: 'Thika', location: 'Thika, Kenya', areas: ['Section 9', 'Garissa Road'] }, 4],
]
