import type { PlainOrProblem } from '../../core/problem.ts'
import { readOffer } from '../catalogue/product/choices.ts'
import type { ListingFields } from './listing-fields.ts'

/** What a vehicle for export is known by, as it is typed: a value, null for an empty text, or what is wrong with it. */
export type ExportReading = { value: string | null } | { problem: PlainOrProblem }

/**
 * `nhp10-234 5678` → `NHP10-2345678`: in capitals and without spaces, else as its maker writes it. A number of 17 signs
 * is a VIN, which has no I, O or Q (ISO 3779); Japanese frame numbers are shorter and may have any letter.
 */
export function readChassis(text: string): ExportReading {
  const reading = readNumber(text, /^[A-Z0-9-]{5,25}$/, 'chassis_invalid')
  if ('problem' in reading || reading.value === null) return reading
  const { value } = reading
  if (/^(.)\1+$/.test(value)) return { problem: 'chassis_repeated' }
  return /^[A-Z0-9]{17}$/.test(value) && /[IOQ]/.test(value) ? { problem: 'chassis_vin' } : reading
}

export function readEngineNumber(text: string): ExportReading {
  return readNumber(text, /^[A-Z0-9-]{3,25}$/, 'engine_number_invalid')
}

function readNumber(text: string, form: RegExp, problem: PlainOrProblem): ExportReading {
  const value = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Cf}]+/gu, '')
    // Dashes, the minus and the Japanese long vowel, which a keyboard there writes for a hyphen.
    .replaceAll(/[\p{Pd}\u2212\u30FC]/gu, '-')
  if (value === '') return { value: null }
  return form.test(value) ? { value } : { problem }
}

/** `2014-03`, and in a file `03/2014`, `2014/3`; never a month to come. */
export function readMonth(text: string, today: string): ExportReading {
  if (text === '') return { value: null }
  const [, year, month] = /^(\d{4})[-/.](\d{1,2})(?:[-/.]\d{1,2})?$/.exec(text) ?? []
  const [, month2, year2] = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  const value = `${year ?? year2 ?? ''}-${(month ?? month2 ?? '').padStart(2, '0')}`
  if (!/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/.test(value)) return { problem: 'month_invalid' }
  return value <= today.slice(0, 7) ? { value } : { problem: 'month_to_come' }
}

/** `2026-03-14`, a day that exists and has come. */
export function readDay(text: string, today: string): ExportReading {
  if (text === '') return { value: null }
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(text)) return { problem: 'day_invalid' }
  const time = Date.parse(`${text}T00:00:00Z`)
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  if (!isDay) return { problem: 'day_invalid' }
  return text <= today ? { value: text } : { problem: 'day_to_come' }
}

/** What a buyer chooses from: `White, Silver`. */
export function readChoices(text: string): ExportReading {
  const reading = readOffer(text)
  return reading === 'invalid' ? { problem: 'choices_invalid' } : { value: reading.offer }
}

/** Values that contradict each other, by the save payload's names. */
export function exportContradictions({
  manufactured,
  first_registered,
}: Pick<ListingFields, 'manufactured' | 'first_registered'>): Record<string, PlainOrProblem[]> {
  const isBefore =
    manufactured !== null && first_registered !== null && first_registered < manufactured
  return isBefore ? { xRegistered: ['registered_before_made'] } : {}
}
