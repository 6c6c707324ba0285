import { isDay } from '../../../pricing/exchange-rates/days.ts'
import { problem } from '../../../core/problem.ts'
import { readPlainAmount } from './amounts.ts'
import {
  type BankEntry,
  type BankFile,
  checkSum,
  entryOf,
  type StatementFacts,
  unreadableField,
  UnreadableStatement,
} from './bank-file.ts'

/**
 * Reads a SWIFT MT940 Customer Statement: fields 25 (account), 28 (number), 60 and 62 (balances), 61 (a movement) and 86
 * (information about it), with or without an envelope around each. A refusal names the field
 * and its line.
 */
export function readMt940(text: string): BankFile {
  const fields = fieldsOf(text)
  if (isInterimReport(text, fields))
    throw new UnreadableStatement(problem('statement_is_interim', { format: 'MT942' }))
  const statements: Statement[] = []
  let statement: Statement | null = null
  let open: BankEntry | null = null
  for (const field of fields) {
    const { tag, value } = field
    if (tag === '86' && open) {
      describe(open, readInformation(value))
      continue
    }
    open = null
    // Some files begin a statement with its balance.
    if (tag === '20' || !statement || (tag.startsWith('60') && statement.opening !== null)) {
      statement = startOf(statement, tag)
      statements.push(statement)
    }
    if (tag === '25') statement.account = value.trim()
    if (/^28C?$/.test(tag)) statement.number = value.trim()
    if (/^60[FM]$/.test(tag)) {
      const { currency, hundredths, day } = balanceIn(field)
      Object.assign(statement, { currency, from: day, opening: hundredths, counted: hundredths })
    }
    if (tag === '61') {
      const { currency, counted } = statement
      if (currency === null || counted === null) throw unreadable(field)
      open = movementIn(field, { account: statement.account, currency })
      statement.counted = counted + open.amount
      statement.entries.push(open)
    }
    if (/^62[FM]$/.test(tag)) close(statement, field)
  }
  return {
    format: 'mt940',
    entries: statements.flatMap(({ entries }) => entries),
    statements: statements.map(factsOf),
  }
}

interface Statement extends StatementFacts {
  /** The running balance; null before the opening one. */
  counted: number | null
  entries: BankEntry[]
}

function factsOf(statement: Statement): StatementFacts {
  const { account, currency, number, from, to, opening, closing, entries } = statement
  return { account, currency, number, from, to, opening, closing, count: entries.length }
}

/** A balance that begins a statement belongs to the account before it. */
function startOf(before: Statement | null, tag: string): Statement {
  return {
    account: tag === '20' ? '' : (before?.account ?? ''),
    currency: null,
    number: null,
    from: null,
    to: null,
    opening: null,
    closing: null,
    count: 0,
    counted: null,
    entries: [],
  }
}

function close(statement: Statement, field: Field): void {
  const printed = balanceIn(field)
  const { number, account, currency, counted } = statement
  if (currency === null || counted === null) throw unreadable(field)
  const name = [number, account].filter(Boolean).join(', ')
  checkSum(name, printed, { hundredths: counted, currency })
  Object.assign(statement, { closing: printed.hundredths, to: printed.day })
}

interface Field {
  tag: string
  value: string
  /** Its first line in the file. */
  line: number
}

function unreadable({ tag, value, line }: Field): UnreadableStatement {
  return unreadableField({ format: 'MT940', line, field: `:${tag}:`, found: value })
}

/**
 * A line without a tag continues the field before it. Lines between the end of a message and the first field of the
 * next one are the bank's envelope.
 */
function fieldsOf(text: string): Field[] {
  const fields: Field[] = []
  let isEnvelope = true
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const [, tag, value = ''] = /^(?:\{.*\{4:)?:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? []
    const last = fields.at(-1)
    if (tag !== undefined) {
      fields.push({ tag, value, line: index + 1 })
      isEnvelope = false
    } else if (/^(-(\}.*|XXX)?\s*$|\{)/.test(line)) isEnvelope = true
    else if (last && !isEnvelope) last.value += `\n${line}`
  }
  return fields
}

/** MT942 has a floor limit and no opening balance. */
function isInterimReport(text: string, fields: readonly Field[]): boolean {
  if (/\{2:[IO]942/.test(text)) return true
  const has = (tag: RegExp) => fields.some((field) => tag.test(field.tag))
  return has(/^34F$/) && !has(/^60[FM]$/)
}

/** `C260304USD12345,67`. */
function balanceIn(field: Field): { currency: string; hundredths: number; day: string } {
  const [, sign, day = '', currency = '', figures = ''] =
    /^([CD])\s*(\d{6})([A-Z]{3})([\d,]+)\s*$/.exec(field.value) ?? []
  const amount = readPlainAmount(figures, currency)
  if (sign === undefined || amount === null) throw unreadable(field)
  return { currency, hundredths: sign === 'D' ? 0 - amount : amount, day: dayOf(day, '') }
}

/** The day of entry may be blank, a space may stand before the type of transaction, and the type may have three letters. */
const movement =
  /^(\d{6})(\d{4}|\s{4})?\s*(R?[CD])([A-Z])?(\d[\d,]*)\s*([A-Z][A-Z0-9]{2}[A-Z0-9 ])([^\n]*?)(?:\/\/([^\n]*))?(?:\n([\s\S]*))?$/

/** `2603040304C12450,00NTRFINV 1000017//FT26063A1`, and supplementary details on the line below. */
function movementIn(
  field: Field,
  { account, currency }: { account: string; currency: string },
): BankEntry {
  const [
    ,
    valued = '',
    entered = '',
    mark,
    ,
    figures = '',
    type,
    customer = '',
    given,
    below = '',
  ] = movement.exec(field.value.trimEnd()) ?? []
  const bookedOn = dayOf(valued, entered.trim())
  const amount = readPlainAmount(figures, currency)
  if (!isDay(bookedOn) || amount === null || mark === undefined) throw unreadable(field)
  return entryOf({
    account,
    bookedOn,
    // A reversed credit is a debit, and a reversed debit a credit.
    amount: mark === 'C' || mark === 'RD' ? amount : 0 - amount,
    currency,
    charges: bankChargesIn(below, { amount, currency }),
    reference: given?.trim() || null,
    party: '',
    text: [customer === 'NONREF' ? '' : customer, below].join(' '),
    // RTI is a returned item.
    ...((mark.startsWith('R') || /^[A-Z]RTI/.test(type ?? '')) && { isReturn: true }),
  })
}

/** A bank may give several fields of information about a movement. */
function describe(entry: BankEntry, { party, text }: Pick<BankEntry, 'party' | 'text'>): void {
  const described = { ...entry, party: party || entry.party, text: `${text} ${entry.text}` }
  Object.assign(entry, entryOf(described))
}

/** The booking date has no year: take the one nearest to the value date. */
function dayOf(valued: string, entered: string): string {
  const [year, month, day] = [
    2000 + Number(valued.slice(0, 2)),
    valued.slice(2, 4),
    valued.slice(4),
  ]
  if (entered === '') return `${year}-${month}-${lawfulDay(year, month, day)}`
  const months = Number(entered.slice(0, 2)) - Number(month)
  const booked = months > 6 ? year - 1 : months < -6 ? year + 1 : year
  return `${booked}-${entered.slice(0, 2)}-${entered.slice(2)}`
}

/** Banks that count 30 days a month value interest on the 30th of February. */
function lawfulDay(year: number, month: string, day: string): string {
  if (month !== '02' || !/^(29|30)$/.test(day)) return day
  return isDay(`${year}-02-29`) ? '29' : '28'
}

/** `/OCMT/USD12500,00/` is the amount sent, `/CHGS/USD50,00/` the charges deducted from it. */
function bankChargesIn(text: string, arrived: { amount: number; currency: string }): number {
  const amountOf = (code: string) => {
    const [, currency, figures = ''] = new RegExp(`/${code}/([A-Z]{3})([\\d,]+)`).exec(text) ?? []
    return currency === arrived.currency ? readPlainAmount(figures, currency ?? '') : null
  }
  const sent = amountOf('OCMT')
  return sent === null ? (amountOf('CHGS') ?? 0) : Math.max(0, sent - arrived.amount)
}

/** Reads field 86 in the structures that banks use: `?20…?32…`, `/NAME/…/REMI/…`, or plain text. */
function readInformation(value: string): Pick<BankEntry, 'party' | 'text'> {
  const numbered = /^\d{0,3}([?>])\d{2}/.exec(value.trim())?.[1]
  if (numbered) return readNumbered(value, numbered)
  const joined = value.replaceAll('\n', ' ')
  const named = /\/(?:ORDP|BENM)?\/?NAME\/([^/]+)/.exec(joined)?.[1]
  return { party: named ?? '', text: joined }
}

/** Wrapped names are joined without a space. Other parts are joined with one: a wrapped number is found across it. */
function readNumbered(value: string, mark: string): Pick<BankEntry, 'party' | 'text'> {
  const parts = value
    .replaceAll('\n', '')
    .split(new RegExp(`\\${mark}(?=\\d{2})`))
    .slice(1)
    .map((part) => ({ code: Number(part.slice(0, 2)), words: part.slice(2) }))
  const wordsOf = (isWanted: (code: number) => boolean) =>
    parts.flatMap(({ code, words }) => (isWanted(code) ? [words] : []))
  const isRemittance = (code: number) => (code >= 20 && code <= 29) || (code >= 60 && code <= 63)
  return {
    party: wordsOf((code) => code === 32 || code === 33).join(''),
    text: wordsOf(isRemittance).join(' '),
  }
}
