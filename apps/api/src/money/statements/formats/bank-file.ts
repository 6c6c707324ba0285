import type { BankFileFormat } from '@bandari/sdk'
import type { PlainOrProblem } from '../../../core/problem.ts'

/** One movement on an account, as a bank's file has it. */
export interface BankEntry {
  /** Number or IBAN of the account, as the bank writes it. */
  account: string
  /** `YYYY-MM-DD`, as the bank booked it. */
  bookedOn: string
  /** Hundredths of its currency; negative if money left the account. */
  amount: number
  currency: string
  /** Hundredths that intermediary banks deducted, if the file says so. */
  charges: number
  /** The bank's own number of the movement; null if it gives none. */
  reference: string | null
  /** Who sent or received the money; empty if the bank does not say. */
  party: string
  /** The sender's text, with everything else that the bank says of the movement. */
  text: string
}

export interface BankFile {
  format: BankFileFormat
  entries: BankEntry[]
}

export type BankFileReading = { file: BankFile } | { problem: PlainOrProblem }

/** Cleans text from outside: no line breaks or double spaces, and at most `most` characters. */
export function oneLine(text: string, most: number): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()
}

export const maxLength = { account: 64, reference: 140, party: 200, text: 1000 } as const

export function entryOf(entry: BankEntry): BankEntry {
  const { account, reference, party, text } = entry
  return {
    ...entry,
    account: oneLine(account, maxLength.account),
    reference: (reference && oneLine(reference, maxLength.reference)) || null,
    party: oneLine(party, maxLength.party),
    text: oneLine(text, maxLength.text),
  }
}
