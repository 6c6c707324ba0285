import { auctionGrades, inspections } from '../listings/options.data.ts'
import {
  type ExportReading,
  readChassis,
  readEngineNumber,
} from '../listings/export-values.ts'
import type { ImportColumn } from './import-column.ts'
import { longest } from './import-limits.ts'
import { readChoice, readDayCell, readLine, readMonthCell, readPriceUsd, type Reading } from './read-values.ts'

/** A cell is never read when it is empty, so there is a value wherever there is no problem. */
function cellOf(reading: ExportReading): Reading<string> {
  return 'problem' in reading ? reading : { value: reading.value ?? '' }
}

const grades = { options: auctionGrades }
const inspectors = { options: inspections }

/** The columns that only a file of vehicles for export has. */
export const exportColumns = {
  priceUsd: {
    heading: 'price USD',
    also: ['price', 'fob', 'fob USD'],
    field: 'price',
    read: readPriceUsd,
    examples: { exports: ['4500', '18900'] },
  },
  originPort: {
    heading: 'origin port',
    also: ['port', 'port of origin', 'loading port'],
    field: 'origin_port',
    read: (cell) => readLine(cell, longest.originPort),
    examples: { exports: ['Yokohama, Japan', 'Nagoya, Japan'] },
  },
  manufactured: {
    heading: 'month of manufacture',
    also: ['manufactured', 'production month'],
    field: 'manufactured',
    read: readMonthCell,
    examples: { exports: ['2014-03', ''] },
  },
  registered: {
    heading: 'first registration',
    also: ['first registered', 'registered', 'registration month'],
    field: 'first_registered',
    read: readMonthCell,
    examples: { exports: ['2014-05', '2017-09'] },
  },
  chassis: {
    heading: 'chassis number',
    also: ['chassis', 'chassis no', 'vin', 'frame number'],
    field: 'chassis_number',
    read: (cell) => cellOf(readChassis(cell)),
    examples: { exports: ['NSP130-2145678', 'MPATFS86JHT012345'] },
  },
  engineNumber: {
    heading: 'engine number',
    also: ['engine no'],
    field: 'engine_number',
    read: (cell) => cellOf(readEngineNumber(cell)),
    examples: { exports: ['1NR-5512345', ''] },
  },
  grade: {
    heading: 'auction grade',
    also: ['grade'],
    field: 'auction_grade',
    read: (cell) => readChoice(cell, grades),
    examples: { exports: ['4.5', ''] },
  },
  inspection: {
    heading: 'inspected by',
    also: ['inspection', 'inspector'],
    field: 'inspection',
    read: (cell) => readChoice(cell, inspectors),
    examples: { exports: ['JEVIC', ''] },
  },
  inspectedOn: {
    heading: 'inspected on',
    also: ['inspection date'],
    field: 'inspected_on',
    read: readDayCell,
    examples: { exports: ['2026-10-05', ''] },
  },
  exportCertificate: {
    heading: 'export certificate',
    also: ['export certificate date', 'deregistration certificate'],
    field: 'export_certificate_on',
    read: readDayCell,
    examples: { exports: ['2026-09-28', ''] },
  },
  registrationPaper: {
    heading: 'registration document',
    also: ['registration document date', 'v5c', 'logbook'],
    field: 'registration_paper_on',
    read: readDayCell,
    examples: { exports: ['', '2017-09-14'] },
  },
  odometerCertificate: {
    heading: 'odometer certificate',
    also: ['odometer certificate date', 'mileage certificate'],
    field: 'odometer_certificate_on',
    read: readDayCell,
    examples: { exports: ['2026-10-05', ''] },
  },
} as const satisfies Record<string, ImportColumn>
