/** What a column of an import holds, as the wire and the table of products call it. */
export interface ImportColumn {
  /** Its heading in templates and exports. */
  heading: string
  /** Other headings that mean it; capitals, spaces and signs do not matter. */
  also?: readonly string[]
  /** Without this column a file is refused, and a row without a value is wrong. */
  required?: true
  /** The save payload's name, by which the publish rule speaks of it. */
  field?: string
  examples: readonly [string, string]
}

/** Alike for both classes. */
const common = {
  reference: { heading: 'reference', also: ['ref', 'sku', 'stock number'], examples: ['', ''] },
  title: { heading: 'title', also: ['name'], required: true, field: 'pTitle', examples: ['', ''] },
  subtitle: { heading: 'subtitle', field: 'subtitle', examples: ['', ''] },
  description: { heading: 'description', field: 'description', examples: ['', ''] },
  price: { heading: 'price KES', also: ['price'], field: 'pPrice', examples: ['', ''] },
  contact: {
    heading: 'contact',
    also: ['phone', 'telephone'],
    field: 'pContact',
    examples: ['+254 722 345 678', '+254 722 345 678'],
  },
  location: {
    heading: 'location',
    also: ['town'],
    field: 'pLocation',
    examples: ['Nairobi, Kenya', 'Mombasa, Kenya'],
  },
  publish: { heading: 'publish', also: ['live', 'status'], examples: ['live', 'draft'] },
} as const satisfies Record<string, ImportColumn>

export const importColumns = {
  vehicles: {
    reference: { ...common.reference, examples: ['STOCK-1041', 'STOCK-1042'] },
    make: { heading: 'make', also: ['brand'], required: true, examples: ['Toyota', 'Isuzu'] },
    model: { heading: 'model', required: true, examples: ['Vitz', 'D-Max'] },
    title: {
      ...common.title,
      examples: ['2014 Toyota Vitz F', '2017 Isuzu D-Max 2.5 TD Double Cab'],
    },
    subtitle: {
      ...common.subtitle,
      examples: ['One owner, clean interior', 'Canopy and tow bar'],
    },
    description: {
      ...common.description,
      examples: [
        'Imported in 2021, serviced every 5,000 km.\nNew tyres, reverse camera.',
        'Company vehicle with its full service history.',
      ],
    },
    price: { ...common.price, examples: ['780000', '2450000'] },
    year: { heading: 'year', also: ['model year'], field: 'sYear', examples: ['2014', '2017'] },
    body: {
      heading: 'body',
      also: ['body type'],
      field: 'sBody',
      examples: ['hatchback', 'double-cab'],
    },
    engine: {
      heading: 'engine size',
      also: ['engine', 'engine cc', 'cc'],
      field: 'sEngine',
      examples: ['998', '2499'],
    },
    mileage: {
      heading: 'mileage km',
      also: ['mileage', 'km', 'odometer'],
      field: 'sMileage',
      examples: ['84200', '152000'],
    },
    transmission: {
      heading: 'transmission',
      also: ['gearbox'],
      field: 'sTransmission',
      examples: ['Automatic', 'Manual'],
    },
    fuel: { heading: 'fuel', also: ['fuel type'], field: 'sFuel', examples: ['Petrol', 'Diesel'] },
    colour: { heading: 'colour', also: ['color'], field: 'sColour', examples: ['silver', 'white'] },
    location: common.location,
    contact: common.contact,
    publish: common.publish,
  },
  parts: {
    reference: { ...common.reference, examples: ['PAD-04465', 'ALT-27060'] },
    category: {
      heading: 'category',
      required: true,
      examples: [
        'Front Brake Pads',
        'Vehicle Parts & Accessories > Braking > Disc Brakes > Brake Pads > Rear Brake Pads',
      ],
    },
    title: {
      ...common.title,
      examples: ['Front brake pads 2010-2014 Toyota Vitz 04465-52260', 'Rear brake pads Nissan Note'],
    },
    subtitle: { ...common.subtitle, examples: ['Set of four', ''] },
    description: {
      ...common.description,
      examples: ['Genuine, in the maker’s box.', 'Taken from a vehicle with 60,000 km.'],
    },
    price: { ...common.price, examples: ['4500', '2800'] },
    partNumber: {
      heading: 'part number',
      also: ['partnumber', 'part no', 'oem'],
      field: 'sPartNumber',
      examples: ['04465-52260', ''],
    },
    condition: { heading: 'condition', examples: ['New genuine', 'Used – tested'] },
    year: { heading: 'year', also: ['model year'], field: 'sYear', examples: ['', ''] },
    body: { heading: 'body', also: ['body type'], field: 'sBody', examples: ['', ''] },
    colour: { heading: 'colour', also: ['color'], field: 'sColour', examples: ['', ''] },
    location: common.location,
    contact: common.contact,
    publish: common.publish,
  },
} as const satisfies Record<'vehicles' | 'parts', Record<string, ImportColumn>>

export type ImportClass = keyof typeof importColumns
export type VehicleColumn = keyof (typeof importColumns)['vehicles']
export type SpareColumn = keyof (typeof importColumns)['parts']
export type ColumnName = VehicleColumn | SpareColumn

export function columnsOf(importClass: ImportClass): [ColumnName, ImportColumn][] {
  return Object.entries(importColumns[importClass]) as [ColumnName, ImportColumn][]
}
