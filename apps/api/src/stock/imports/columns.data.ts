import { choices } from './choices.data.ts'
import { exportColumns } from './export-columns.data.ts'
import type { ImportColumn } from './import-column.ts'
import { counts, longest } from './import-limits.ts'
import {
  readChoice,
  readContact,
  readCount,
  readEngine,
  readFeatures,
  readLine,
  readMileage,
  readPrice,
  readProse,
  readYear,
} from './read-values.ts'

/** The columns of all kinds; a row is read in this order. */
export const importColumns = {
  /** Ours; an export has it, and a seller's own file does not. */
  listing: {
    heading: 'listing',
    also: ['listing id', 'listing number'],
    onlyExported: true,
    examples: { vehicles: ['', ''], exports: ['', ''], parts: ['', ''] },
  },
  reference: {
    heading: 'reference',
    also: ['ref', 'sku', 'stock number'],
    examples: { vehicles: ['STOCK-1041', 'STOCK-1042'], exports: ['EXP-2041', 'EXP-2042'], parts: ['PAD-04465', 'ALT-27060'] },
  },
  make: {
    heading: 'make',
    also: ['brand'],
    required: true,
    examples: { vehicles: ['Toyota', 'Isuzu'], exports: ['Toyota', 'Isuzu'] },
  },
  model: { heading: 'model', required: true, examples: { vehicles: ['Vitz', 'D-Max'], exports: ['Vitz', 'D-Max'] } },
  category: {
    heading: 'category',
    required: true,
    examples: {
      parts: [
        'Front Brake Pads',
        'Vehicle Parts & Accessories > Braking > Disc Brakes > Brake Pads > Rear Brake Pads',
      ],
    },
  },
  title: {
    heading: 'title',
    also: ['name'],
    required: true,
    field: 'title',
    read: (cell) => readLine(cell, longest.title),
    examples: {
      vehicles: ['2014 Toyota Vitz F', '2017 Isuzu D-Max 2.5 TD Double Cab'], exports: ['2014 Toyota Vitz F', '2017 Isuzu D-Max 3.0 Double Cab'],
      parts: ['Front brake pads 2010-2014 Toyota Vitz 04465-52260', 'Rear brake pads Nissan Note'],
    },
  },
  subtitle: {
    heading: 'subtitle',
    field: 'subtitle',
    read: (cell) => readLine(cell, longest.subtitle),
    examples: {
      vehicles: ['One owner, clean interior', 'Canopy and tow bar'], exports: ['One owner, clean interior', ''],
      parts: ['Set of four', ''],
    },
  },
  description: {
    heading: 'description',
    field: 'description',
    read: (cell) => readProse(cell, longest.description),
    examples: {
      vehicles: [
        'Imported in 2021, serviced every 5,000 km.\nNew tyres, reverse camera.',
        'Company vehicle with its full service history.',
      ],
      exports: ['Non-smoker, reverse camera, all keys.', 'Canopy, tow bar, service book.'],
      parts: ['Genuine, in the maker’s box.', 'Taken from a vehicle with 60,000 km.'],
    },
  },
  price: {
    heading: 'price KES',
    also: ['price'],
    field: 'price',
    read: readPrice,
    examples: { vehicles: ['780000', '2450000'], parts: ['4500', '2800'] },
  },
  ...exportColumns,
  contact: {
    heading: 'contact',
    also: ['phone', 'telephone'],
    field: 'contact',
    read: readContact,
    examples: {
      vehicles: ['+254 722 345 678', '+254 722 345 678'],
      parts: ['+254 722 345 678', '+254 722 345 678'],
    },
  },
  location: {
    heading: 'location',
    also: ['town'],
    field: 'location',
    read: (cell) => readLine(cell, longest.location),
    examples: {
      vehicles: ['Nairobi, Kenya', 'Mombasa, Kenya'],
      exports: ['Yokohama, Japan', 'Nagoya, Japan'],
      parts: ['Nairobi, Kenya', 'Mombasa, Kenya'],
    },
  },
  year: {
    heading: 'year',
    also: ['model year'],
    field: 'model_year',
    // Next year's models are on sale this year.
    read: (cell, around) => readYear(cell, { from: 1900, to: around.thisYear + 1 }, around),
    examples: { vehicles: ['2014', '2017'], exports: ['2014', '2017'], parts: ['', ''] },
  },
  body: {
    heading: 'body',
    also: ['body type'],
    field: 'body_type',
    read: (cell) => readChoice(cell, choices.body),
    examples: { vehicles: ['hatchback', 'double-cab'], exports: ['hatchback', 'double-cab'], parts: ['', ''] },
  },
  engine: {
    heading: 'engine size',
    also: ['engine', 'engine cc', 'cc'],
    field: 'engine_size',
    read: (cell) => readEngine(cell, longest.engine),
    examples: { vehicles: ['998', '2499'], exports: ['998', '2999'] },
  },
  mileage: {
    heading: 'mileage km',
    also: ['mileage', 'km', 'odometer'],
    field: 'mileage',
    read: readMileage,
    examples: { vehicles: ['84200', '152000'], exports: ['84200', '152000'] },
  },
  transmission: {
    heading: 'transmission',
    also: ['gearbox'],
    field: 'transmission',
    read: (cell) => readChoice(cell, choices.transmission),
    examples: { vehicles: ['Automatic', 'Manual'], exports: ['Automatic', 'Manual'] },
  },
  fuel: {
    heading: 'fuel',
    also: ['fuel type'],
    field: 'fuel_type',
    read: (cell) => readChoice(cell, choices.fuel),
    examples: { vehicles: ['Petrol', 'Diesel'], exports: ['Petrol', 'Diesel'] },
  },
  colour: {
    heading: 'colour',
    also: ['color'],
    field: 'colour',
    read: (cell) => readLine(cell, longest.colour),
    examples: { vehicles: ['silver', 'white'], exports: ['silver', 'white'], parts: ['', ''] },
  },
  drive: {
    heading: 'drive',
    also: ['drive type', 'drivetrain', 'wheel drive', 'driven wheels'],
    field: 'drive',
    read: (cell) => readChoice(cell, choices.drive),
    examples: { vehicles: ['2WD', '4WD'], exports: ['2WD', '4WD'] },
  },
  steering: {
    heading: 'steering',
    also: ['steering side', 'steering wheel', 'hand drive'],
    field: 'steering',
    read: (cell) => readChoice(cell, choices.steering),
    examples: { vehicles: ['Right', 'Right'], exports: ['Right', 'Right'] },
  },
  seats: {
    heading: 'seats',
    also: ['seating', 'seating capacity', 'number of seats', 'no of seats'],
    field: 'seats',
    read: (cell) => readCount(cell, counts.seats),
    examples: { vehicles: ['5', '5'], exports: ['5', '5'] },
  },
  doors: {
    heading: 'doors',
    also: ['number of doors', 'no of doors'],
    field: 'doors',
    read: (cell) => readCount(cell, counts.doors),
    examples: { vehicles: ['5', '4'], exports: ['5', '4'] },
  },
  features: {
    heading: 'features',
    also: ['equipment', 'options', 'extras'],
    field: 'features',
    read: readFeatures,
    examples: {
      vehicles: ['Air conditioning; Reverse camera', 'Tow bar; Canopy'],
      exports: ['Air conditioning; Reverse camera', 'Tow bar; Canopy'],
    },
  },
  partNumber: {
    heading: 'part number',
    also: ['partnumber', 'part no', 'oem'],
    field: 'part_number',
    read: (cell) => readLine(cell, longest.partNumber),
    examples: { parts: ['04465-52260', ''] },
  },
  condition: {
    heading: 'condition',
    field: 'condition',
    read: (cell) => readChoice(cell, choices.condition),
    examples: { parts: ['New genuine', 'Used – tested'] },
  },
  publish: {
    heading: 'publish',
    also: ['live', 'status'],
    examples: { vehicles: ['live', 'draft'], exports: ['live', 'draft'], parts: ['live', 'draft'] },
  },
} as const satisfies Record<string, ImportColumn>
