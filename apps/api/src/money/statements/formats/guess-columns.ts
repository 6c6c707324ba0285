import type { BankColumns } from '@bandari/sdk'
import { decimalMarkOf, readAmount } from './amounts.ts'
import { isAccountNumber } from './csv-above.ts'
import type { StatementTable } from './csv-table.ts'
import { dayOrderOf } from './days.ts'
import { directionOf } from './directions.ts'

/** States in which money has moved, in English, French, Portuguese and Swahili. */
const doneWords =
  /^(complete|posted|booked|settled|cleared|success|done|executed|exécut|comptabilis|conclu|efe[ct]tu|imekamilika)/i

const words = {
  day: /book|post|^date|date$|txn|trans.*date|data|tarehe/i,
  amount: /^amount|amount$|montant|valor|betrag|bedrag|összeg|kiasi/i,
  credit: /credit|crédit|crédito|money in|paid in|deposit|lodg/i,
  debit: /debit|debet|débit|débito|money out|paid out|withdraw/i,
  currency: /^(currency|ccy|devise|moeda|munt|w[äa]hrung)$|devizanem/i,
  status: /^(transaction )?status$|^state$|^statut$|^estado$|^hali$/i,
  account: /account|a\/c|iban|konto|rekening|számlaszám|compte|conta|akaunti/i,
  /** Of the other party. */
  other:
    /counter|tegen|partner|payee|payer|benef|from|to\b|other|contrepart|destinat|gegen|name|naam|neve|type/i,
  balance: /balance|saldo|solde|kontostand|salio|egyenleg/i,
  reference: /(bank|transaction|txn).*(ref|id|no)|^r[eé]f|receipt/i,
  party: /name|payer|sender|counterparty|party|from|ordering/i,
  text: /descr|narr|detail|remit|particular|libell|hist|memo|payment ref|purpose|omschr|mededel|közlem|verwendung|maelezo/i,
} as const

/** Safaricom's own export names no currency, and nobody else's headings are known to be like it. */
export function likelyCurrency(headings: readonly string[]): string | null {
  const has = (word: RegExp) => headings.some((heading) => word.test(heading))
  return has(/^receipt no/i) && has(/^completion time/i) && has(/^paid in/i) ? 'KES' : null
}

/** Guesses the columns of a table; staff check the guess before it is used. */
export function guessColumns({ headings, rows, above }: StatementTable): GuessedColumns {
  const find = (word: RegExp) => headings.find((heading) => word.test(heading)) ?? null
  const filled = (heading: string | null) => {
    const place = heading === null ? -1 : headings.indexOf(heading)
    return rows.slice(0, 50).flatMap(({ cells }) => (cells[place] ? [cells[place]] : []))
  }
  const [credit, debit] = [find(words.credit), find(words.debit)]
  const isSplit = credit !== null && debit !== null && credit !== debit
  const byContent = (pattern: RegExp) =>
    headings.find(
      (each) =>
        each !== balance &&
        filled(each).length > 0 &&
        filled(each).every((cell) => pattern.test(cell)),
    )
  const { balance, accountColumn } = besideMovements(headings, filled)
  const amount = isSplit
    ? null
    : (find(words.amount) ?? byContent(/^[-+]?[\d.,' ]*\d[.,]\d{2}$/) ?? null)
  const isDays = (heading: string) =>
    filled(heading).length > 0 && dayOrderOf(filled(heading)) !== null
  const ofDays = headings.filter(isDays)
  const day = ofDays.find((heading) => words.day.test(heading)) ?? ofDays[0] ?? headings[0] ?? ''
  const known = [day, amount, credit, debit, balance, accountColumn]
  const texts = headings.filter((heading) => words.text.test(heading) && !known.includes(heading))
  const free = (word: RegExp) =>
    headings.find((heading) => word.test(heading) && ![...known, ...texts].includes(heading)) ??
    null
  const status = find(words.status)
  const isDirection = (heading: string) =>
    filled(heading).length > 0 && filled(heading).every((word) => directionOf(word) !== null)
  return {
    bank: '',
    account: above.account ?? '',
    account_column: accountColumn,
    currency: above.currency ?? likelyCurrency(headings) ?? '',
    direction: isSplit ? null : (headings.find(isDirection) ?? null),
    balance,
    status,
    done: [...new Set(filled(status))].filter((word) => doneWords.test(word)).slice(0, 10),
    day,
    day_order: dayOrderOf(filled(day)) ?? 'dmy',
    amount,
    credit: isSplit ? credit : null,
    debit: isSplit ? debit : null,
    decimal_mark: decimalMarkOf([...filled(amount), ...filled(credit), ...filled(debit)]),
    currency_column: find(words.currency) ?? byContent(/^[A-Z]{3}$/) ?? null,
    reference: free(words.reference),
    party: free(words.party),
    text: (texts.length > 0
      ? texts
      : longest(
          headings.filter((each) => !known.includes(each)),
          filled,
        )
    ).slice(0, 5),
  }
}

const isAmount = (cell: string) => readAmount(cell, '.') !== null || readAmount(cell, ',') !== null

/** A guess says something of every column. */
type GuessedColumns = Required<BankColumns>

/** The columns of the balance and of our own account, by their headings and what stands in them. */
function besideMovements(headings: readonly string[], filled: (heading: string) => string[]) {
  const holds = (heading: string, isSuch: (cell: string) => boolean) =>
    filled(heading).length > 0 && filled(heading).every(isSuch)
  const isBalance = (heading: string) => words.balance.test(heading) && holds(heading, isAmount)
  const isOwnAccount = (heading: string) =>
    words.account.test(heading) && !words.other.test(heading) && holds(heading, isAccountNumber)
  return {
    balance: headings.find(isBalance) ?? null,
    accountColumn: headings.find(isOwnAccount) ?? null,
  }
}

/** The column with the longest words, of a file without headings. */
function longest(headings: readonly string[], filled: (heading: string) => string[]): string[] {
  if (!headings.every((heading) => heading.startsWith('#'))) return []
  const lengths = headings.map((heading) => ({ heading, length: filled(heading).join('').length }))
  return lengths
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 1)
    .map(({ heading }) => heading)
}
