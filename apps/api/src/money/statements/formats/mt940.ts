import { isDay } from '../../../pricing/exchange-rates/days.ts'
import { readAmount } from './amounts.ts'
import { type BankEntry, type BankFileReading, entryOf } from './bank-file.ts'

/**
 * Reads a SWIFT MT940 Customer Statement: fields 25 (account), 60 and 62 (balances), 61 (a movement) and 86
 * (information about it), with or without SWIFT's blocks around them. The maintained libraries for it have had no
 * release for years and compare money as floats.
 */
export function readMt940(text: string): BankFileReading {
  const entries: BankEntry[] = []
  let statement: Statement | null = null
  let open: BankEntry | null = null
  for (const { tag, value } of fieldsOf(text)) {
    if (tag === '86' && open && statement) {
      const information = readInformation(value)
      Object.assign(
        open,
        entryOf({ ...open, ...information, text: `${information.text} ${open.text}` }),
      )
    }
    open = null
    if (tag === '20') statement = { account: '', currency: '', balance: null }
    if (!statement) continue
    if (tag === '25') statement.account = value
    if (tag === '60F' || tag === '60M') {
      const balance = readBalance(value)
      if (!balance) return { problem: 'statement_unreadable' }
      Object.assign(statement, balance)
    }
    if (tag === '61') {
      open = readMovement(value, statement)
      if (!open || statement.balance === null) return { problem: 'statement_unreadable' }
      statement.balance += open.amount
      entries.push(open)
    }
    if (tag === '62F' || tag === '62M') {
      const balance = readBalance(value)
      if (!balance) return { problem: 'statement_unreadable' }
      if (statement.balance !== balance.balance) return { problem: 'statement_sum' }
    }
  }
  return statement ? { file: { format: 'mt940', entries } } : { problem: 'statement_unreadable' }
}

interface Statement {
  account: string
  currency: string
  /** The running balance. */
  balance: number | null
}

interface Field {
  tag: string
  value: string
}

/** A line without a tag continues the field before it. */
function fieldsOf(text: string): Field[] {
  const fields: Field[] = []
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [, tag, value = ''] = /^(?:\{.*\{4:)?:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? []
    const last = fields.at(-1)
    if (tag !== undefined) fields.push({ tag, value })
    else if (last && !/^(-\}?|\{)/.test(line)) last.value += `\n${line}`
  }
  return fields
}

/** `C260304USD12345,67`. */
function readBalance(value: string): { currency: string; balance: number } | null {
  const [, sign, currency = '', figures = ''] =
    /^([CD])\d{6}([A-Z]{3})([\d,]+)\s*$/.exec(value) ?? []
  const amount = readAmount(figures, ',')
  return sign && amount !== null ? { currency, balance: sign === 'D' ? 0 - amount : amount } : null
}

const movement =
  /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d[\d,]*)([A-Z][A-Z0-9]{3})([^\n]*?)(?:\/\/([^\n]*))?(?:\n([\s\S]*))?$/

/** `2603040304C12450,00NTRFINV 1000017//FT26063A1`, and supplementary details on the line below. */
function readMovement(value: string, { account, currency }: Statement): BankEntry | null {
  const [, valued, entered, mark, , figures = '', , customerReference = '', given, below = ''] =
    movement.exec(value) ?? []
  const bookedOn = valued && dayOf(valued, entered)
  const amount = readAmount(figures, ',')
  if (!bookedOn || !isDay(bookedOn) || amount === null || mark === undefined) return null
  return entryOf({
    account,
    bookedOn,
    // A reversed credit is a debit, and a reversed debit a credit.
    amount: mark === 'C' || mark === 'RD' ? amount : 0 - amount,
    currency,
    charges: bankChargesIn(below, { amount, currency }),
    reference: given?.trim() || null,
    party: '',
    text: [customerReference === 'NONREF' ? '' : customerReference, below].join(' '),
  })
}

/** The booking date has no year: take the one nearest to the value date. */
function dayOf(valued: string, entered: string | undefined): string {
  const year = 2000 + Number(valued.slice(0, 2))
  const [month, day] = entered
    ? [entered.slice(0, 2), entered.slice(2)]
    : [valued.slice(2, 4), valued.slice(4)]
  const months = Number(month) - Number(valued.slice(2, 4))
  const booked = months > 6 ? year - 1 : months < -6 ? year + 1 : year
  return `${booked}-${month}-${day}`
}

/** `/OCMT/USD12500,00/` is the amount sent, `/CHGS/USD50,00/` the charges deducted from it. */
function bankChargesIn(text: string, arrived: { amount: number; currency: string }): number {
  const amountOf = (code: string) => {
    const [, currency, figures = ''] = new RegExp(`/${code}/([A-Z]{3})([\\d,]+)`).exec(text) ?? []
    return currency === arrived.currency ? readAmount(figures, ',') : null
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
