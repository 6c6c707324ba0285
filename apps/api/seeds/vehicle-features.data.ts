import type { Weighted } from './random.ts'
import type { Body } from '../reference/vehicle-notation.ts'

export type Colour =
  | 'white'
  | 'pearl'
  | 'silver'
  | 'grey'
  | 'black'
  | 'blue'
  | 'red'
  | 'green'
  | 'beige'
  | 'brown'
  | 'gold'
  | 'yellow'

export type ColourGroup = 'car' | 'work' | 'motorcycle'

/** The colours of the used stock: white and silver lead, working vehicles are white. */
export const colourShares: Record<ColourGroup, readonly Weighted<Colour>[]> = {
  car: [
    ['silver', 19],
    ['pearl', 17],
    ['white', 17],
    ['black', 16],
    ['grey', 10],
    ['blue', 9],
    ['red', 5],
    ['beige', 2],
    ['brown', 2],
    ['green', 1.5],
    ['gold', 1],
    ['yellow', 0.5],
  ],
  work: [
    ['white', 68],
    ['silver', 10],
    ['blue', 11],
    ['green', 3],
    ['red', 3],
    ['grey', 3],
    ['yellow', 2],
  ],
  motorcycle: [
    ['red', 34],
    ['black', 30],
    ['blue', 22],
    ['white', 6],
    ['green', 5],
    ['grey', 3],
  ],
}

export type FeatureFacts = {
  name: string
  bodies: readonly Body[]
  /** First model year it is usual, and how often a vehicle of those bodies has it. */
  from: number
  share: number
  /** Only vehicles that cost at least this when new-ish, in USD. */
  above?: number
  needs?: '4WD' | 'three rows' | 'two wheels'
}

const cars: readonly Body[] = ['hatchback', 'sedan', 'wagon', 'suv', 'mpv']
const pickups: readonly Body[] = ['pickup', 'double-cab']
const vans: readonly Body[] = ['van', 'minibus']
const buses: readonly Body[] = ['minibus', 'bus']
const trucks: readonly Body[] = ['truck', 'tractor-unit']
const driven: readonly Body[] = [...cars, ...pickups, 'van', 'minibus', 'bus', ...trucks]

export const vehicleFeatures: readonly FeatureFacts[] = [
  { name: 'Four-wheel drive', bodies: [...cars, ...pickups, ...vans, 'truck'], from: 0, share: 1, needs: '4WD' },
  { name: 'Air conditioning', bodies: driven, from: 1990, share: 0.95 },
  { name: 'Power steering', bodies: driven, from: 1990, share: 0.55 },
  { name: 'Power windows', bodies: [...cars, ...pickups, ...vans], from: 1992, share: 0.6 },
  { name: 'Central locking', bodies: [...cars, ...pickups, ...vans], from: 1994, share: 0.35 },
  { name: 'ABS', bodies: driven, from: 1998, share: 0.7 },
  { name: 'Dual airbags', bodies: [...cars, ...pickups, 'van'], from: 1998, share: 0.6 },
  { name: 'Side airbags', bodies: cars, from: 2004, share: 0.2, above: 22000 },
  { name: 'Stability control', bodies: [...cars, ...pickups], from: 2009, share: 0.35 },
  { name: 'Alloy wheels', bodies: [...cars, 'double-cab'], from: 1996, share: 0.6, above: 15000 },
  { name: 'Keyless entry', bodies: cars, from: 2003, share: 0.45 },
  { name: 'Push-button start', bodies: cars, from: 2008, share: 0.45, above: 14000 },
  { name: 'Navigation', bodies: [...cars, 'double-cab'], from: 2002, share: 0.35, above: 14000 },
  { name: 'Reverse camera', bodies: [...cars, ...pickups, 'van'], from: 2008, share: 0.5 },
  { name: 'Rear parking sensors', bodies: [...cars, 'double-cab'], from: 2006, share: 0.2 },
  { name: 'Hands-free Bluetooth', bodies: [...cars, ...pickups, 'van'], from: 2011, share: 0.35 },
  { name: 'LED headlights', bodies: cars, from: 2014, share: 0.45, above: 17000 },
  { name: 'Fog lights', bodies: [...cars, 'double-cab'], from: 1996, share: 0.3 },
  { name: 'Cruise control', bodies: [...cars, 'double-cab'], from: 2004, share: 0.3, above: 20000 },
  { name: 'Automatic emergency braking', bodies: [...cars, 'van'], from: 2015, share: 0.45 },
  { name: 'Lane-departure warning', bodies: cars, from: 2014, share: 0.3 },
  { name: 'Leather seats', bodies: [...cars, 'double-cab'], from: 1994, share: 0.35, above: 28000 },
  { name: 'Heated front seats', bodies: cars, from: 2003, share: 0.2, above: 26000 },
  { name: 'Sunroof', bodies: cars, from: 1994, share: 0.18, above: 24000 },
  { name: 'Paddle shift', bodies: ['sedan', 'suv'], from: 2008, share: 0.2, above: 26000 },
  { name: 'Eco idle stop', bodies: ['hatchback', 'wagon', 'mpv'], from: 2011, share: 0.3 },
  { name: 'Power sliding door', bodies: ['mpv'], from: 2003, share: 0.6, above: 22000 },
  { name: 'Third-row seats', bodies: ['suv', 'mpv'], from: 0, share: 0.8, needs: 'three rows' },
  { name: 'Roof rails', bodies: ['suv', 'wagon', 'mpv'], from: 1996, share: 0.35 },
  { name: 'Tow bar', bodies: ['suv', 'pickup', 'double-cab'], from: 0, share: 0.3 },
  { name: 'Rear differential lock', bodies: pickups, from: 2004, share: 0.45, needs: '4WD' },
  { name: 'Hill-descent control', bodies: ['suv', 'double-cab'], from: 2010, share: 0.25, needs: '4WD' },
  { name: 'Side steps', bodies: ['suv', 'double-cab'], from: 0, share: 0.3, above: 24000 },
  { name: 'Bull bar', bodies: pickups, from: 0, share: 0.25 },
  { name: 'Canopy', bodies: ['double-cab'], from: 0, share: 0.22 },
  { name: 'Load-bed liner', bodies: pickups, from: 0, share: 0.5 },
  { name: 'Sliding side door', bodies: ['van'], from: 0, share: 0.7 },
  { name: 'Load-area lining', bodies: ['van'], from: 0, share: 0.3 },
  { name: 'Rear air conditioning', bodies: buses, from: 1998, share: 0.6 },
  { name: 'Reclining seats', bodies: ['bus'], from: 0, share: 0.55 },
  { name: 'Luggage compartment', bodies: ['bus'], from: 0, share: 0.6 },
  { name: 'PA system', bodies: ['bus'], from: 0, share: 0.35 },
  { name: 'Automatic entrance door', bodies: ['bus'], from: 0, share: 0.6 },
  { name: 'Exhaust brake', bodies: ['truck', 'bus'], from: 0, share: 0.5, above: 28000 },
  { name: 'Engine brake', bodies: trucks, from: 0, share: 0.4, above: 60000 },
  { name: 'Retarder', bodies: ['tractor-unit', 'bus'], from: 2000, share: 0.3, above: 90000 },
  { name: 'Air suspension', bodies: ['tractor-unit', 'bus'], from: 1998, share: 0.5, above: 80000 },
  { name: 'Sleeper bunk', bodies: ['tractor-unit'], from: 0, share: 0.7 },
  { name: 'Power take-off', bodies: trucks, from: 0, share: 0.3, above: 28000 },
  { name: 'Turbo intercooler', bodies: trucks, from: 1998, share: 0.5, above: 28000 },
  { name: 'Tool box', bodies: ['truck'], from: 0, share: 0.35, above: 20000 },
  { name: 'Air-conditioned cab', bodies: ['excavator'], from: 1998, share: 0.7, above: 60000 },
  { name: 'Auxiliary hydraulics', bodies: ['excavator'], from: 0, share: 0.6 },
  { name: 'Quick coupler', bodies: ['excavator'], from: 2000, share: 0.4 },
  { name: 'Roll-over protection', bodies: ['excavator'], from: 2000, share: 0.6 },
  { name: 'Work lights', bodies: ['excavator'], from: 0, share: 0.7 },
  { name: 'Electric start', bodies: ['motorcycle'], from: 2000, share: 0.8 },
  { name: 'Front disc brake', bodies: ['motorcycle'], from: 2000, share: 0.6, needs: 'two wheels' },
  { name: 'Luggage rack', bodies: ['motorcycle'], from: 0, share: 0.4, needs: 'two wheels' },
  { name: 'Crash bars', bodies: ['motorcycle'], from: 0, share: 0.35, needs: 'two wheels' },
  { name: 'Spare wheel', bodies: [...cars, ...pickups, 'van', 'truck'], from: 0, share: 0.35 },
  { name: 'Jack', bodies: [...cars, ...pickups, 'van', 'truck'], from: 0, share: 0.25 },
]
