import { readEngine } from './engine.ts'
import type { Notes } from './corrections.ts'
import { readMake } from './make.ts'
import { tidied } from './names.ts'
import type { Cells, Reading } from './raw-vehicle.ts'
import { bodies, drives, grades } from './spellings.data.ts'

/** The Kenya Revenue Authority's list of current retail selling prices: models on sale, without years. */
export const priceHeadings = [
  'Make',
  'Model',
  'Model number',
  'Transmission',
  'Drive Configuration',
  'Engine Capacity',
  'Body Type',
  'GVW',
  'Seating',
  'Fuel',
] as const

export function readPriceRow(row: Cells, notes: Notes): Reading {
  const make = readMake(row['Make'] ?? '', notes)
  if (make === null) return { refused: 'no-make' }
  const text = tidied(`${make.model ?? ''} ${readModel(row, notes)}`.trimStart(), notes)
  if (text === '') return { refused: 'no-model' }
  const technical = inPlace(row, notes)
  readGearbox(technical.gearbox, notes)
  const engine = readEngine(technical.size, tidied(row['Fuel'] ?? '', notes), notes)
  const body = readBody(technical.body, engine.size, notes)
  return { vehicle: { make: make.name, model: null, text, body, ...engine, years: null } }
}

/** `LUXURY` with the number `H6`. */
function readModel(row: Cells, notes: Notes): string {
  const [model, number] = [row['Model'] ?? '', (row['Model number'] ?? '').trim()]
  const isGrade = grades.has(model.trim().toUpperCase())
  if (!isGrade || !/^[A-Z]{1,3}\d{1,2}$/i.test(number)) return model
  return notes.correct('model-number', `${model} | ${number}`, `${number} ${model}`)
}

interface Technical {
  gearbox: string
  size: string
  body: string
}

const compact = (text: string) => text.toUpperCase().replaceAll(/[\s\u00A0]/g, '')

/** In some rows a cell is missing and the following ones have moved left; in others two cells have changed places. */
function inPlace(row: Cells, notes: Notes): Technical {
  const cell = (heading: string) => (row[heading] ?? '').replaceAll('\u00A0', ' ').trim()
  const [gearbox, drive] = [cell('Transmission'), cell('Drive Configuration')]
  const [size, body] = [cell('Engine Capacity'), cell('Body Type')]
  if (drives.has(compact(gearbox)) && bodies[compact(size)] !== undefined) {
    notes.correct('shifted', `${gearbox} | ${drive} | ${size} | ${body}`, `${size} is the body`)
    return { gearbox: cell('Model number'), size: drive, body: size }
  }
  if (drives.has(compact(gearbox)) && isGearbox(drive)) {
    notes.correct('swapped', `${gearbox} | ${drive}`, `${drive} | ${gearbox}`)
    return { gearbox: drive, size, body }
  }
  return { gearbox, size, body }
}

/** `6AT`, `CVT`, `5MT`, `5AMT`, `7M-AT`, `AUT`, `MAN UAL`, `DCT - 8G`. */
function isGearbox(text: string): boolean {
  return /^\d{0,2}(?:E-)?M?-?(?:AT|ATM|AUT|AUTO|AUTOMATIC|A|CVT|AMT|AGS|DCT|MT|MTM|MAN|MANUAL|M)(?:\W|\d|$)/.test(
    compact(text),
  )
}

function readGearbox(text: string, notes: Notes) {
  const key = compact(text)
  if (!isGearbox(text)) return
  const kind = key.includes('CVT')
    ? 'CVT'
    : /AT|AUT|AMT|AGS|DCT|^A$/.test(key)
      ? 'Automatic'
      : 'Manual'
  if (key !== kind.toUpperCase()) notes.correct('transmission', text, kind)
}

/** Above this a cab is a truck's. */
const largestPickup = 3500

function readBody(text: string, size: number | null, notes: Notes): string | null {
  if (text === '') return null
  const body = bodies[compact(text)]
  if (body === undefined) {
    notes.correct('body-unreadable', text, 'not stated')
    return null
  }
  const isCab = body === 'pickup' || body === 'double-cab'
  const own = isCab && size !== null && size > largestPickup ? 'truck' : body
  if (compact(text) !== compact(own)) notes.correct('body', text, own)
  return own
}
