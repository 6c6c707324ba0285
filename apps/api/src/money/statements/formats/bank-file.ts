import type { BankFileFormat } from '@bandari/sdk'
import { toPrice } from '../../../core/money.ts'
import { type PlainOrProblem, problem } from '../../../core/problem.ts'

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
  /** The file's own codes say that it reverses another movement, or returns one. */
  isReturn?: boolean
}

/** What a statement says of itself; null where it is silent. */
export interface StatementFacts {
  account: string
  currency: string | null
  /** The bank's number or name of the statement. */
  number: string | null
  from: string | null
  to: string | null
  /** Hundredths, as printed. */
  opening: number | null
  closing: number | null
  /** How many movements of the file are of it; they follow those of the statement before it. */
  count: number
}

/** A row whose printed balance its movements do not lead to. */
export interface BalanceBreak {
  row: number
  printed: Sum
  counted: Sum
}

export interface BankFile {
  format: BankFileFormat
  statements: StatementFacts[]
  /** Of all its statements, in the order of the file. A movement whose currency the file does not name has ''. */
  entries: BankEntry[]
  /** Only a table prints a balance beside each movement; a message's statement that does not add up is refused. */
  balanceBreak?: BalanceBreak
}

/** Thrown by the readers: where a file cannot be read, and why. */
export class UnreadableStatement extends Error {
  override name = 'UnreadableStatement'
  readonly problem: PlainOrProblem
  constructor(reason: PlainOrProblem) {
    super('unreadable statement')
    this.problem = reason
  }
}

interface Field {
  /** Which the file was taken for. */
  format: string
  line: number
  /** By its name in the format. */
  field: string
  found: string
}

export function unreadableField({ format, line, field, found }: Field): UnreadableStatement {
  const shown = oneLine(found, maxFound)
  return new UnreadableStatement(problem('statement_field', { format, line, field, found: shown }))
}

const maxFound = 80

export interface Sum {
  hundredths: number
  currency: string
}

/** Throws unless the movements lead to the balance that the bank prints. */
export function checkSum(statement: string, printed: Sum, counted: Sum): void {
  if (printed.hundredths === counted.hundredths && printed.currency === counted.currency) return
  throw new UnreadableStatement(
    problem('statement_sum', {
      statement: oneLine(statement, maxFound),
      printed: toPrice(printed.hundredths, printed.currency),
      counted: toPrice(counted.hundredths, counted.currency),
    }),
  )
}

/** Banks write lines of 0.00 that tell of something else. */
export const movesMoney = ({ amount }: BankEntry) => amount !== 0

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
