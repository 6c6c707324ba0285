/**
 * Our words in those of Meta's catalogue of vehicles: the values that `Vehicle` of Meta's Business SDK 24.0.1 lists. A word that is
 * not here is not told, but for a body, which Meta asks of each vehicle.
 */

export const bodies: Readonly<Record<string, string>> = {
  hatchback: 'HATCHBACK',
  sedan: 'SEDAN',
  wagon: 'WAGON',
  suv: 'SUV',
  pickup: 'PICKUP',
  'double-cab': 'PICKUP',
  mpv: 'MPV',
  van: 'VAN',
  minibus: 'MINIBUS',
  truck: 'TRUCK',
  'tractor-unit': 'TRUCK',
  bus: 'OTHER',
  excavator: 'OTHER',
  motorcycle: 'OTHER',
}

export const fuels: Readonly<Record<string, string>> = {
  Petrol: 'PETROL',
  Diesel: 'DIESEL',
  Hybrid: 'HYBRID',
  Electric: 'ELECTRIC',
  LPG: 'OTHER',
}

/** A CVT changes by itself. */
export const transmissions: Readonly<Record<string, string>> = {
  Automatic: 'AUTOMATIC',
  CVT: 'AUTOMATIC',
  Manual: 'MANUAL',
}

export const drives: Readonly<Record<string, string>> = {
  '2WD': 'TWO_WD',
  '4WD': 'FOUR_WD',
  AWD: 'AWD',
  '6x4': 'OTHER',
  '8x4': 'OTHER',
}

/** By body; any other is `CAR_TRUCK`, or `COMMERCIAL` among commercial vehicles. */
export const types: Readonly<Record<string, string>> = {
  motorcycle: 'MOTORCYCLE',
  excavator: 'OTHER',
}
