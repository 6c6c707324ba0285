/** The editors' choices, in the words that the catalogue filters by; other values are kept as they are. */
export const transmissions = ['Automatic', 'Manual', 'CVT']

export const fuels = ['Petrol', 'Diesel', 'Hybrid', 'Electric', 'LPG']

export const bodyTypes = [
  'hatchback',
  'sedan',
  'wagon',
  'suv',
  'pickup',
  'double-cab',
  'mpv',
  'van',
  'minibus',
  'bus',
  'truck',
  'tractor-unit',
  'excavator',
  'motorcycle',
]

export const colours = [
  'white',
  'pearl',
  'silver',
  'grey',
  'black',
  'blue',
  'red',
  'green',
  'beige',
  'brown',
  'gold',
  'yellow',
  'orange',
]

export const conditions = ['New genuine', 'New aftermarket', 'Used – tested', 'Refurbished']

/** The oldest year that is offered; an older one may be typed into an import. */
export const oldestYear = 1960

/** The type that a vendor picks first, by the kind of its model (account spec §2). */
export const typeNames = {
  cars: 'Cars',
  'pick-ups': 'Pick-ups',
  vans: 'Vans and minibuses',
  buses: 'Buses',
  trucks: 'Trucks',
  motorcycles: 'Motorcycles',
  machinery: 'Machinery',
} as const

export type VehicleKind = keyof typeof typeNames

/** The type above the root of the tree of spares. */
export const sparesType = 'Auto spares'

/** Sections that a vehicle's description may have. */
export const mostLectures = 20
