import type { XmlElement } from '@rgrove/parse-xml'
import { type PlainOrProblem, problem } from '../../../core/problem.ts'
import { isDay } from '../../../pricing/exchange-rates/days.ts'
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
import { child, children, nameOf, rootOf, textAt } from './xml.ts'

/**
 * Reads an ISO 20022 Bank to Customer Statement (camt.053) of any version: the elements that are read have kept their
 * names since version 2; where one moved (a name within a party, an amount within a transaction) both places are read.
 * The parser expands no document types, and no entities beyond XML's own five.
 */
export function readCamt(text: string): BankFile {
  const root = rootOf(text, { includeOffsets: true })
  const body = root && child(root, 'BkToCstmrStmt')
  if (!body) throw new UnreadableStatement(root ? otherMessage(root) : 'statement_unreadable')
  const lineOf = ({ start }: XmlElement) => text.slice(0, Math.max(0, start)).split('\n').length
  const read = children(body, 'Stmt').map((statement) => readStatement(statement, lineOf))
  return {
    format: 'camt.053',
    statements: read.map(({ facts }) => facts),
    entries: read.flatMap(({ entries }) => entries),
  }
}

type LineOf = (element: XmlElement) => number

/** Reports of a day that is not over, and notifications of single movements, come before the statement. */
function otherMessage(root: XmlElement): PlainOrProblem {
  if (child(root, 'BkToCstmrAcctRpt'))
    return problem('statement_is_interim', { format: 'camt.052' })
  return child(root, 'BkToCstmrDbtCdtNtfctn')
    ? problem('statement_is_notification', { format: 'camt.054' })
    : 'statement_unreadable'
}

function readStatement(
  statement: XmlElement,
  lineOf: LineOf,
): { facts: StatementFacts; entries: BankEntry[] } {
  const account = accountOf(statement)
  const currency = textAt(statement, 'Acct', 'Ccy') || null
  const booked = children(statement, 'Ntry').filter(isBooked)
  const amounts = booked.map((entry) => amountOf(entry, lineOf))
  const [opening, closing] = balancesOf(statement, { currency, lineOf })
  const number = textAt(statement, 'ElctrncSeqNb') || textAt(statement, 'Id') || null
  if (opening && closing) {
    const foreign = amounts.findIndex((amount) => amount.currency !== opening.currency)
    const entry = booked[foreign]
    if (entry) throw unreadable(lineOf(entry), 'Ntry/Amt', amounts[foreign]?.currency ?? '')
    const moved = amounts.reduce((sum, { hundredths }) => sum + hundredths, opening.hundredths)
    const counted = { hundredths: moved, currency: opening.currency }
    checkSum(
      [textAt(statement, 'Id') || number, account].filter(Boolean).join(', '),
      closing,
      counted,
    )
  }
  const dayAt = (end: 'Fr' | 'To') =>
    textAt(statement, 'FrToDt', `${end}DtTm`).slice(0, 10) ||
    textAt(statement, 'FrToDt', `${end}Dt`) ||
    null
  const entries = booked.flatMap((entry, index) =>
    entriesOf(entry, { account, whole: amounts[index] ?? amountOf(entry, lineOf), lineOf }),
  )
  return {
    facts: {
      account,
      currency: currency ?? opening?.currency ?? closing?.currency ?? null,
      number,
      from: dayAt('Fr'),
      to: dayAt('To'),
      opening: opening?.hundredths ?? null,
      closing: closing?.hundredths ?? null,
      count: entries.length,
    },
    entries,
  }
}

function unreadable(line: number, field: string, found: string): UnreadableStatement {
  return unreadableField({ format: 'camt.053', line, field, found })
}

/** All texts at a path, including repeated elements. */
function textsAt(element: XmlElement, [name, ...rest]: readonly string[]): string[] {
  if (name === undefined) return [element.text.trim()].filter(Boolean)
  return children(element, name).flatMap((each) => textsAt(each, rest))
}

/** Pending and information entries are not booked yet, and neither is one whose status is empty. */
const isBooked = (entry: XmlElement) =>
  !child(entry, 'Sts') || (textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')) === 'BOOK'

interface Amount {
  hundredths: number
  currency: string
}

/** Without its sign; null if there is none, or none that is lawful: an amount of ISO 20022 is never negative. */
function moneyAt(element: XmlElement, ...path: string[]): Amount | null {
  const found = child(element, ...path)
  const currency = found?.attributes['Ccy'] ?? ''
  const hundredths = found && readPlainAmount(found.text, currency)
  return typeof hundredths === 'number' && hundredths >= 0 && /^[A-Z]{3}$/.test(currency)
    ? { hundredths, currency }
    : null
}

/** Families of ISO 20022's external codes for returned and reversed payments. */
const returnFamilies = /^(RRTN|RPCR|ARET|AREV|UPCT|UPDD|PRDD|RCDD|RPDD|RRCT)$/

/** Of an entry, or of a transaction of it: it reverses another one, or was returned. */
const isReturn = (element: XmlElement) =>
  /^(true|1)$/.test(textAt(element, 'RvslInd')) ||
  child(element, 'RtrInf') !== undefined ||
  returnFamilies.test(textAt(element, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd'))

const returnOf = (element: XmlElement) => (isReturn(element) ? { isReturn: true } : {})

const isDebit = (element: XmlElement) => textAt(element, 'CdtDbtInd') === 'DBIT'

/** Of an entry or a balance, with its sign, which has to be said. */
function amountOf(element: XmlElement, lineOf: LineOf): Amount {
  const amount = moneyAt(element, 'Amt')
  const name = nameOf(element)
  if (!amount) {
    const found = child(element, 'Amt')
    const words = [found?.attributes['Ccy'], found?.text].filter(Boolean).join(' ')
    throw unreadable(lineOf(found ?? element), `${name}/Amt`, words)
  }
  const direction = textAt(element, 'CdtDbtInd')
  if (direction !== 'CRDT' && direction !== 'DBIT')
    throw unreadable(lineOf(element), `${name}/CdtDbtInd`, direction)
  return direction === 'DBIT' ? { ...amount, hundredths: 0 - amount.hundredths } : amount
}

function accountOf(statement: XmlElement): string {
  const id = child(statement, 'Acct', 'Id')
  return id ? textAt(id, 'IBAN') || textAt(id, 'Othr', 'Id') : ''
}

/** The booked balances at the start and the end, in the account's currency if there are several. */
function balancesOf(
  statement: XmlElement,
  { currency, lineOf }: { currency: string | null; lineOf: LineOf },
): (Amount | undefined)[] {
  const balances = children(statement, 'Bal')
  return [['OPBD', 'PRCD'], ['CLBD']].map((codes) => {
    const found = balances.filter((each) => codes.includes(textAt(each, 'Tp', 'CdOrPrtry', 'Cd')))
    const isOwn = (each: XmlElement) => child(each, 'Amt')?.attributes['Ccy'] === currency
    const balance = found.find(isOwn) ?? found[0]
    return balance && amountOf(balance, lineOf)
  })
}

interface EntryContext {
  account: string
  whole: Amount
  lineOf: LineOf
}

/** The movement of an entry, or one for each transaction of a batch. */
function entriesOf(entry: XmlElement, { account, whole, lineOf }: EntryContext): BankEntry[] {
  const day = textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm')
  const bookedOn = (day || textAt(entry, 'ValDt', 'Dt')).slice(0, 10)
  if (!isDay(bookedOn)) throw unreadable(lineOf(entry), 'Ntry/BookgDt', day)
  const parts = children(entry, 'NtryDtls').flatMap((details) => children(details, 'TxDtls'))
  const common = { account, bookedOn, reference: referenceOf(entry), ...returnOf(entry) }
  const info = textAt(entry, 'AddtlNtryInf')
  if (parts.length > 1) {
    const amounts = parts.map((part) => partAmount(part, entry))
    const sum = amounts.reduce((total, amount) => total + (amount?.hundredths ?? Number.NaN), 0)
    if (sum === whole.hundredths && amounts.every((each) => each?.currency === whole.currency)) {
      return parts.map((part, index) => {
        const reference = referenceOf(part) ?? numbered(common.reference, index)
        const amount = amounts[index] ?? whole
        return entryOfDetail({ ...common, reference }, { part, amount, info })
      })
    }
  }
  const [only] = parts
  if (parts.length === 1 && only)
    return [entryOfDetail(common, { part: only, amount: whole, info })]
  const texts = [info, ...parts.flatMap(wordsOf)]
  return [entryOf({ ...common, ...moneyOf(whole), charges: 0, party: '', text: texts.join(' ') })]
}

const numbered = (reference: string | null, index: number) =>
  reference === null ? null : `${reference}/${index + 1}`

const moneyOf = ({ hundredths, currency }: Amount) => ({ amount: hundredths, currency })

/** The amount of a transaction within a batch, in the batch's direction if it has none. */
function partAmount(part: XmlElement, entry: XmlElement): Amount | null {
  const amount = moneyAt(part, 'Amt') ?? moneyAt(part, 'AmtDtls', 'TxAmt', 'Amt')
  const isOut = textAt(part, 'CdtDbtInd') ? isDebit(part) : isDebit(entry)
  return amount && { ...amount, hundredths: isOut ? 0 - amount.hundredths : amount.hundredths }
}

interface Detail {
  part: XmlElement
  amount: Amount
  info: string
}

function entryOfDetail(
  common: Pick<BankEntry, 'account' | 'bookedOn' | 'reference' | 'isReturn'>,
  { part, amount, info }: Detail,
): BankEntry {
  const other = amount.hundredths < 0 ? 'Cdtr' : 'Dbtr'
  const party =
    textAt(part, 'RltdPties', other, 'Nm') || textAt(part, 'RltdPties', other, 'Pty', 'Nm')
  return entryOf({
    ...common,
    ...returnOf(part),
    reference: common.reference ?? referenceOf(part),
    ...moneyOf(amount),
    charges: chargesOf(part, amount),
    party,
    text: [...wordsOf(part), info].join(' '),
  })
}

/** The difference between what was sent and what arrived, if both are in one currency. */
function chargesOf(part: XmlElement, { hundredths, currency }: Amount): number {
  const sent = moneyAt(part, 'AmtDtls', 'InstdAmt', 'Amt')
  if (!sent || sent.currency !== currency || hundredths < 0) return 0
  return Math.max(0, sent.hundredths - hundredths)
}

function wordsOf(part: XmlElement): string[] {
  return [
    ...textsAt(part, ['RmtInf', 'Strd', 'CdtrRefInf', 'Ref']),
    ...textsAt(part, ['RmtInf', 'Strd', 'RfrdDocInf', 'Nb']),
    ...textsAt(part, ['RmtInf', 'Strd', 'AddtlRmtInf']),
    ...textsAt(part, ['RmtInf', 'Ustrd']),
    ...textsAt(part, ['Refs', 'EndToEndId']).filter((id) => id !== 'NOTPROVIDED'),
    ...textsAt(part, ['AddtlTxInf']),
  ]
}

/** The bank's own number: the sender's may occur twice. */
function referenceOf(element: XmlElement): string | null {
  return (
    textAt(element, 'AcctSvcrRef') ||
    textAt(element, 'Refs', 'AcctSvcrRef') ||
    textAt(element, 'Refs', 'TxId') ||
    null
  )
}
