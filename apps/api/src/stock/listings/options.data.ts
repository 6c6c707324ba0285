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

/** Driven wheels; `4x4` is a word for 4WD. AWD drives all wheels always and has no low range. */
export const drives = ['2WD', '4WD', 'AWD', '6x4', '8x4']

/** The side of the steering wheel. */
export const steerings = ['Right', 'Left']

export const doorCounts = ['2', '3', '4', '5', '6']

export const conditions = ['New genuine', 'New aftermarket', 'Used – tested', 'Refurbished']

/** Where vehicles for export are shipped from. */
export const originPorts = [
  'Yokohama, Japan',
  'Nagoya, Japan',
  'Kobe, Japan',
  'Osaka, Japan',
  'Kawasaki, Japan',
  'Hakata, Japan',
  'Southampton, UK',
  'Tilbury, UK',
  'Jebel Ali, UAE',
  'Singapore',
  'Durban, South Africa',
  'Incheon, South Korea',
  'Laem Chabang, Thailand',
  'Bremerhaven, Germany',
  'Antwerp, Belgium',
]

/** As auctions print them on their sheets, best first. */
export const auctionGrades = [
  'S',
  '6',
  '5',
  '4.5',
  '4',
  '3.5',
  '3',
  '2',
  '1',
  'R',
  'RA',
  '0',
  'A',
  '***',
]

/** Who inspects vehicles before they are shipped. */
export const inspections = ['JEVIC', 'QISJ', 'EAA', 'JAAI', 'AAJ', 'Intertek', 'SGS', 'Bureau Veritas']

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
