import { type PlainOrProblem, problem } from '../../../core/problem.ts'

/** A phone number as it is stored, or what is wrong with it. */
export type PhoneReading = { phone: string } | { problem: PlainOrProblem }

/** Keeps the digits, after a plus; no national plan is checked (contract C22, buyer spec §5). */
export function readPhone(text: string): PhoneReading {
  const digits = text.replaceAll(/[\s.()-]/g, '').replace(/^\+/, '')
  if (!/^\d+$/.test(digits)) return { problem: 'phone_invalid' }
  if (digits.length < 5) return { problem: problem('min_length', { limit: 5 }) }
  if (digits.length > 16) return { problem: problem('max_length', { limit: 16 }) }
  return { phone: `+${digits}` }
}
