import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { decode } from '../../../core/decode.ts'
import type { Notes } from './corrections.ts'
import type { Cells, Reading } from './raw-vehicle.ts'
import { priceHeadings, readPriceRow } from './read-price-row.ts'
import { readStyleRow, styleHeadings } from './read-style-row.ts'

/** A list of vehicles that is known by its headings. */
export interface Shape {
  name: string
  headings: readonly string[]
  read: (cells: Cells, notes: Notes) => Reading
  nameOf: (cells: Cells) => string
}

export const shapes: readonly Shape[] = [
  {
    name: 'styles with their years (open vehicle database)',
    headings: styleHeadings,
    read: readStyleRow,
    nameOf: (cells) => shortly(cells, ['make', 'model', 'style']),
  },
  {
    name: 'prices of models, without years (Kenya Revenue Authority)',
    headings: priceHeadings,
    read: readPriceRow,
    nameOf: (cells) => shortly(cells, ['Make', 'Model', 'Model number']),
  },
]

export interface VehicleFile {
  shape: Shape
  rows: { row: number; cells: Cells }[]
}

/** Says in a sentence for its sender why a file cannot be imported. */
export class VehicleFileError extends Error {
  override name = 'VehicleFileError'
}

export function readVehicleFile(bytes: Uint8Array): VehicleFile {
  const decoded = decode(bytes)
  if ('problem' in decoded) throw new VehicleFileError(decoded.problem)
  const [headings = [], ...rows] = parsed(decoded.text)
  const found = headings.map((heading) => heading.trim())
  const shape = shapes.find((one) => one.headings.every((heading) => found.includes(heading)))
  if (!shape) {
    const known = shapes.map((one) => `  ${one.headings.join(', ')}`).join('\n')
    const own = found.filter((heading) => heading !== '').join(', ') || 'none'
    throw new VehicleFileError(
      `The headings are not those of a list that is known.\nFound:\n  ${own}\nKnown:\n${known}`,
    )
  }
  return {
    shape,
    rows: rows.flatMap((cells, at) =>
      cells.every((cell) => cell.trim() === '')
        ? []
        : { row: at + 2, cells: byHeading(found, cells) },
    ),
  }
}

function parsed(text: string): string[][] {
  try {
    return parse(text, { bom: true, relax_column_count: true, relax_quotes: true })
  } catch (error) {
    if (error instanceof CsvError)
      throw new VehicleFileError(`This is no CSV file: ${error.message}`)
    throw error
  }
}

function byHeading(headings: readonly string[], cells: readonly string[]): Cells {
  return Object.fromEntries(
    cells.slice(0, headings.length).map((cell, at) => [headings[at] ?? '', cell]),
  )
}

function shortly(cells: Cells, headings: readonly string[]): string {
  const words = headings.map((heading) => (cells[heading] ?? '').trim())
  return words.filter((word) => word !== '').join(' | ')
}
