import { vehicleCsv, type VehicleRow } from '@bandari/api/arrange-import'

/** A file as a browser's chooser gives it. */
export interface ImportFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export function vehicleFile(rows: readonly VehicleRow[], name = 'stock.csv'): ImportFile {
  return csvFile(vehicleCsv(rows), name)
}

export function csvFile(text: string, name = 'stock.csv'): ImportFile {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
}
