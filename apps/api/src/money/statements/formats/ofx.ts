import { isDay } from '../../../pricing/exchange-rates/days.ts'
import { readPlainAmount } from './amounts.ts'
import {
  type BankEntry,
  type BankFile,
  entryOf,
  type StatementFacts,
  unreadableField,
} from './bank-file.ts'

/** Whether a text begins as Open Financial Exchange does, with or without its header. */
export function isOfx(start: string): boolean {
  return /^OFXHEADER:|<\?OFX\s|^(?:<\?xml[^>]*>\s*)?<OFX>/i.test(start.slice(0, 2000))
}

/**
 * Reads Open Financial Exchange, version 1 (SGML, whose values need no closing tag) and 2 (XML), and the mixtures of
 * both that banks write, line by line, so that a refusal names the line.
 */
export function readOfx(text: string): BankFile {
  const statements: StatementFacts[] = []
  const entries: BankEntry[] = []
  for (const statement of aggregatesOf(text)) {
    const facts = factsOf(statement)
    statements.push(facts)
    entries.push(...statement.movements.map((movement) => movementIn(movement, facts)))
  }
  return { format: 'ofx', statements, entries }
}

interface Value {
  value: string
  line: number
}

/** The values of an aggregate, by their elements' names and, within another aggregate, `AGGREGATE.NAME`. */
type Values = Map<string, Value>

interface Statement {
  values: Values
  movements: { values: Values; line: number }[]
}

const statementNames: ReadonlySet<string> = new Set(['STMTRS', 'CCSTMTRS'])

/** The aggregates that tell elements of one name apart. */
const aggregates: ReadonlySet<string> = new Set([
  ...statementNames,
  'STMTTRN',
  'PAYEE',
  'CURRENCY',
  'ORIGCURRENCY',
  'BANKTRANLIST',
  'LEDGERBAL',
  'AVAILBAL',
  'BALLIST',
  'IMAGEDATA',
  'BANKACCTFROM',
  'BANKACCTTO',
  'CCACCTFROM',
  'CCACCTTO',
])

/** An element may have an empty value, and then closes or not, so that it looks like an aggregate. */
function aggregatesOf(sent: string): Statement[] {
  const text = withoutSections(sent)
  const statements: Statement[] = []
  const path: string[] = []
  let line = 1
  let seen = 0
  for (const { index, 1: closing, 2: name = '', 3: raw = '' } of text.matchAll(element)) {
    line += text.slice(seen, index).split('\n').length - 1
    seen = index
    const value = valueOf(raw)
    const tag = name.toUpperCase()
    const statement = statements.at(-1)
    if (closing) {
      const opened = path.lastIndexOf(tag)
      if (opened >= 0) path.length = opened
    } else if (value === '') {
      path.push(tag)
      if (statementNames.has(tag)) statements.push({ values: new Map(), movements: [] })
      if (tag === 'STMTTRN') statement?.movements.push({ values: new Map(), line })
    } else if (statement && path.some((each) => statementNames.has(each))) {
      const inMovement = path.lastIndexOf('STMTTRN')
      const values = inMovement < 0 ? statement.values : statement.movements.at(-1)?.values
      const parent = path.findLast((each) => aggregates.has(each)) ?? ''
      const isNested = parent !== 'STMTTRN' && !statementNames.has(parent)
      const key = isNested ? `${parent}.${tag}` : tag
      if (values && !values.has(key)) values.set(key, { value, line })
    }
  }
  return statements
}

const element = /<(\/)?([A-Za-z][\w.]*)\s*>([^<]*)/g

/** The text of CDATA sections, escaped. */
function withoutSections(text: string): string {
  const [first = '', ...sections] = text.split('<![CDATA[')
  const plain = sections.map((section) => {
    const end = section.indexOf(']]>')
    if (end < 0) return section
    const inside = section.slice(0, end).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    return inside + section.slice(end + 3)
  })
  return first + plain.join('')
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
}

function valueOf(raw: string): string {
  return raw
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .trim()
}

function factsOf({ values, movements }: Statement): StatementFacts {
  const textOf = (name: string) => values.get(name)?.value ?? ''
  const currency = textOf('CURDEF') || null
  const balance = values.get('LEDGERBAL.BALAMT')
  return {
    account: textOf('BANKACCTFROM.ACCTID') || textOf('CCACCTFROM.ACCTID'),
    currency,
    number: null,
    from: dayIn(textOf('BANKTRANLIST.DTSTART')),
    to: dayIn(textOf('BANKTRANLIST.DTEND')),
    opening: null,
    closing: balance ? readPlainAmount(balance.value, currency ?? '') : null,
    count: movements.length,
  }
}

/** `20090401122017.000[-5:EST]`: the day as the bank counts it. */
function dayIn(value: string): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(value) ?? []
  const read = `${year}-${month}-${day}`
  return isDay(read) ? read : null
}

function movementIn(
  { values, line }: Statement['movements'][number],
  { account, currency: usual }: StatementFacts,
): BankEntry {
  const textOf = (name: string) => values.get(name)?.value ?? ''
  // Of `ORIGCURRENCY` the amount was converted already.
  const currency = textOf('CURRENCY.CURSYM') || usual || ''
  const unreadable = (field: string) =>
    unreadableField({
      format: 'OFX',
      line: values.get(field)?.line ?? line,
      field,
      found: textOf(field),
    })
  const amount = readPlainAmount(textOf('TRNAMT'), currency)
  if (amount === null) throw unreadable('TRNAMT')
  // The amount has the sign; a debit that arrives is a contradiction.
  if (textOf('TRNTYPE').toUpperCase() === 'DEBIT' && amount > 0) throw unreadable('TRNTYPE')
  if (currency !== '' && !/^[A-Z]{3}$/.test(currency)) throw unreadable('CURRENCY.CURSYM')
  const bookedOn = dayIn(textOf('DTPOSTED'))
  if (bookedOn === null) throw unreadable('DTPOSTED')
  const party = textOf('NAME') || textOf('PAYEE.NAME')
  return entryOf({
    account,
    bookedOn,
    amount,
    currency,
    charges: 0,
    reference: textOf('FITID') || null,
    party,
    text: [textOf('MEMO'), textOf('REFNUM'), textOf('CHECKNUM')]
      .filter((each) => each !== '0')
      .join(' '),
  })
}
