import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml'
import { type BankEntry, type BankFileReading, entryOf } from './bank-file.ts'
import { readAmount } from './amounts.ts'

/**
 * Reads an ISO 20022 Bank to Customer Statement (camt.053) of any version: the elements that are read have kept their
 * names since version 2; where one moved (a name within a party, an amount within a transaction) both places are read.
 * The parser expands no document types, and no entities beyond XML's own five.
 */
export function readCamt(text: string): BankFileReading {
  const root = rootOf(text)
  const body = root && child(root, 'BkToCstmrStmt')
  if (!body) return { problem: 'statement_unreadable' }
  const entries: BankEntry[] = []
  for (const statement of children(body, 'Stmt')) {
    const booked = children(statement, 'Ntry').filter(isBooked)
    if (!booked.every((entry) => amountOf(entry) !== null))
      return { problem: 'statement_unreadable' }
    if (!addsUp(statement, booked)) return { problem: 'statement_sum' }
    const account = accountOf(statement)
    for (const entry of booked) {
      const read = entriesOf(entry, account)
      if (!read) return { problem: 'statement_unreadable' }
      entries.push(...read)
    }
  }
  return { file: { format: 'camt.053', entries } }
}

function rootOf(text: string): XmlElement | null {
  try {
    return parseXml(text).root
  } catch (error) {
    if (error instanceof XmlError) return null
    throw error
  }
}

/** Without its namespace prefix, which banks choose. */
const nameOf = ({ name }: XmlElement) => name.slice(name.indexOf(':') + 1)

function children(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter(
    (node): node is XmlElement => node instanceof XmlElement && nameOf(node) === name,
  )
}

function child(element: XmlElement, ...path: string[]): XmlElement | undefined {
  let at: XmlElement | undefined = element
  for (const name of path) at = at && children(at, name)[0]
  return at
}

const textAt = (element: XmlElement, ...path: string[]) =>
  child(element, ...path)?.text.trim() ?? ''

/** All texts at a path, including repeated elements. */
function textsAt(element: XmlElement, [name, ...rest]: readonly string[]): string[] {
  if (name === undefined) return [element.text.trim()].filter(Boolean)
  return children(element, name).flatMap((each) => textsAt(each, rest))
}

/** Pending and information entries are not booked yet. */
const isBooked = (entry: XmlElement) =>
  (textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts') || 'BOOK') === 'BOOK'

interface Amount {
  hundredths: number
  currency: string
}

/** Without its sign. */
function moneyAt(element: XmlElement, ...path: string[]): Amount | null {
  const found = child(element, ...path)
  const hundredths = found && readAmount(found.text, '.')
  const currency = found?.attributes['Ccy'] ?? ''
  return typeof hundredths === 'number' && /^[A-Z]{3}$/.test(currency)
    ? { hundredths, currency }
    : null
}

const isDebit = (element: XmlElement) => textAt(element, 'CdtDbtInd') === 'DBIT'

function amountOf(element: XmlElement): Amount | null {
  const amount = moneyAt(element, 'Amt')
  return (
    amount && {
      ...amount,
      hundredths: isDebit(element) ? 0 - amount.hundredths : amount.hundredths,
    }
  )
}

function accountOf(statement: XmlElement): string {
  const id = child(statement, 'Acct', 'Id')
  return id ? textAt(id, 'IBAN') || textAt(id, 'Othr', 'Id') : ''
}

/** Whether the booked entries lead from the opening to the closing balance, if the bank gives both. */
function addsUp(statement: XmlElement, booked: readonly XmlElement[]): boolean {
  const balances = children(statement, 'Bal')
  const balanceAs = (...codes: string[]) => {
    const found = balances.find((each) => codes.includes(textAt(each, 'Tp', 'CdOrPrtry', 'Cd')))
    return found && amountOf(found)?.hundredths
  }
  const [first, last] = [balanceAs('OPBD', 'PRCD'), balanceAs('CLBD')]
  if (first === undefined || last === undefined) return true
  return booked.reduce((sum, entry) => sum + (amountOf(entry)?.hundredths ?? 0), first) === last
}

/** The movement of an entry, or one for each transaction of a batch. */
function entriesOf(entry: XmlElement, account: string): BankEntry[] | null {
  const whole = amountOf(entry)
  const day = textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm').slice(0, 10)
  const bookedOn = day || textAt(entry, 'ValDt', 'Dt')
  if (!whole || !/^\d{4}-\d{2}-\d{2}/.test(bookedOn)) return null
  const parts = children(entry, 'NtryDtls').flatMap((details) => children(details, 'TxDtls'))
  const common = { account, bookedOn: bookedOn.slice(0, 10), reference: referenceOf(entry) }
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
  return [
    entryOf({
      ...common,
      ...moneyOf(whole),
      charges: 0,
      party: '',
      text: texts.join(' '),
    }),
  ]
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
  common: Pick<BankEntry, 'account' | 'bookedOn' | 'reference'>,
  { part, amount, info }: Detail,
): BankEntry {
  const other = amount.hundredths < 0 ? 'Cdtr' : 'Dbtr'
  const party =
    textAt(part, 'RltdPties', other, 'Nm') || textAt(part, 'RltdPties', other, 'Pty', 'Nm')
  return entryOf({
    ...common,
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
