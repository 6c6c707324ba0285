import { type PlainOrProblem, type Problem, problem } from '../../core/problem.ts'

/** The content of `sPartNumber`: the number, or JSON text that holds a condition too (account spec §3). */
export interface PartNumber {
  part_number: string | null
  /** Undefined when nothing is said about it. */
  condition?: string | null
}

const longest = { partNumber: 100, condition: 50 }

export function readPartNumber(text: string): PartNumber | { problem: PlainOrProblem } {
  if (!text.startsWith('{')) return bounded({ partNumber: text })
  const told = parse(text)
  return told === null ? { problem: 'invalid_value' } : bounded(told)
}

/** The form in which the editor reads it back. */
export function partNumberText(row: { part_number: string | null; condition: string | null }) {
  return JSON.stringify({ partNumber: row.part_number ?? '', condition: row.condition ?? '' })
}

interface PartNumberState {
  partNumber: string
  condition?: string
}

function parse(text: string): PartNumberState | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const { partNumber = '', condition, ...unknown } = value as Record<string, unknown>
  if (Object.keys(unknown).length > 0 || typeof partNumber !== 'string') return null
  if (condition === undefined) return { partNumber }
  return typeof condition === 'string' ? { partNumber, condition } : null
}

function bounded({
  partNumber,
  condition,
}: PartNumberState): PartNumber | { problem: PlainOrProblem } {
  if (partNumber.length > longest.partNumber) return { problem: tooLong(longest.partNumber) }
  if (condition !== undefined && condition.length > longest.condition)
    return { problem: tooLong(longest.condition) }
  // JSON can spell characters that no stored text may hold.
  if (`${partNumber}${condition ?? ''}`.includes('\0')) return { problem: 'null_characters' }
  return {
    part_number: told(partNumber),
    ...(condition === undefined ? {} : { condition: told(condition) }),
  }
}

function tooLong(limit: number): Problem {
  return problem('max_length', { limit })
}

function told(text: string): string | null {
  const trimmed = text.trim().toWellFormed()
  return trimmed === '' ? null : trimmed
}
