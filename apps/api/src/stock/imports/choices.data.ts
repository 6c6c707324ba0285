import { bodyTypes, conditions, fuels, transmissions } from '../listings/options.data.ts'
import type { Choices } from './read-values.ts'

/** The editors' choices, and the words that dealers' lists use for them. */
export const choices = {
  transmission: {
    options: transmissions,
    also: new Map([
      ['auto', 'Automatic'],
      ['at', 'Automatic'],
      ['mt', 'Manual'],
    ]),
  },
  fuel: {
    options: fuels,
    also: new Map([
      ['gasoline', 'Petrol'],
      ['ev', 'Electric'],
      ['petrolhybrid', 'Hybrid'],
      ['hybridpetrol', 'Hybrid'],
    ]),
  },
  body: {
    options: bodyTypes,
    also: new Map([
      ['saloon', 'sedan'],
      ['estate', 'wagon'],
      ['stationwagon', 'wagon'],
      ['pickuptruck', 'pickup'],
      ['doublecabin', 'double-cab'],
      ['minivan', 'mpv'],
      ['lorry', 'truck'],
      ['matatu', 'minibus'],
      ['motorbike', 'motorcycle'],
    ]),
  },
  condition: { options: conditions },
} as const satisfies Record<string, Choices>
