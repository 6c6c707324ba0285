import type { BankFileFormat } from '@bandari/sdk'
import type { PlainOrProblem } from '../../../core/problem.ts'

/** One movement on an account, as a bank's file tells it. */
export interface BankEntry {
  /** Number or IBAN of the account, as the bank writes it. */
  account: string
  /** `YYYY-MM-DD`, as the bank booked it. */
  bookedOn: string
  /** Hundredths of its currency; below 0 where money left the account. */
  amount: number
  currency: string
  /** Hundredths that banks underway kept, where the file says so. */
  charges: number
  /** The bank's own number of the movement; null where it gives none. */
  reference: string | null
  /** Who sent the money, or who got it; empty where the bank does not say. */
  party: string
  /** What the sender wrote, with whatever else the bank says of the movement. */
  text: string
}

export interface BankFile {
  format: BankFileFormat
  entries: BankEntry[]
}

export type BankFileReading = { file: BankFile } | { problem: PlainOrProblem }

/** What a person wrote comes from anywhere: without line breaks and double spaces, and no longer than `most`. */
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
