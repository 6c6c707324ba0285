import {
  bodyTypes,
  conditions,
  drives,
  fuels,
  steerings,
  transmissions,
} from '../listings/options.data.ts'
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
  drive: {
    options: drives,
    also: new Map([
      ...['4x4', '44', '4wheeldrive', 'fourwheeldrive', '4wheels', 'fulltime4wd', 'parttime4wd'].map(
        (word) => [word, '4WD'] as const,
      ),
      ...['allwheeldrive', '4matic', 'quattro', 'xdrive'].map((word) => [word, 'AWD'] as const),
      // The last four are how Japanese lists say where the engine is and which wheels it drives.
      ...['4x2', '2x4', '2wheeldrive', 'twowheeldrive', 'fwd', 'rwd', 'frontwheeldrive', 'rearwheeldrive', 'front', 'rear', 'ff', 'fr', 'mr', 'rr'].map(
        (word) => [word, '2WD'] as const,
      ),
    ]),
  },
  steering: {
    options: steerings,
    also: new Map([
      ...['r', 'rh', 'rhd', 'righthand', 'righthanddrive', 'righthandside', 'rightside'].map(
        (word) => [word, 'Right'] as const,
      ),
      ...['l', 'lh', 'lhd', 'lefthand', 'lefthanddrive', 'lefthandside', 'leftside'].map(
        (word) => [word, 'Left'] as const,
      ),
    ]),
  },
  condition: { options: conditions },
} as const satisfies Record<string, Choices>
