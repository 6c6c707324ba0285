import type { BankColumns } from '@bandari/sdk'
import { strToU8, zipSync } from 'fflate'

/** Statements written as banks write them, from what they mean. */

export interface WrittenMovement {
  day: string
  /** Hundredths; negative where it leaves. */
  amount: number
  reference: string
  text: string
  isDone: boolean
}

export interface WrittenStatement {
  account: string
  currency: string
  /** Hundredths. */
  opening: number
  movements: readonly WrittenMovement[]
}

export interface Dialect {
  write: (statement: WrittenStatement) => Uint8Array
  /** What somebody names for a table. */
  columns?: Partial<BankColumns>
  /** Whether it tells a movement that took place from one that did not. */
  hasState: boolean
  /** It calls each movement one that was taken back, which pays nothing by itself. */
  isReturned?: true
}

const plain = (hundredths: number) =>
  `${Math.floor(Math.abs(hundredths) / 100)}.${String(Math.abs(hundredths) % 100).padStart(2, '0')}`

const signed = (hundredths: number) => `${hundredths < 0 ? '-' : ''}${plain(hundredths)}`

/** `1.234,56`, where the group mark is a full stop. */
function grouped(hundredths: number, group: string, decimal: string): string {
  const [whole = '', fraction = ''] = plain(hundredths).split('.')
  const parts = whole.replaceAll(/\B(?=(\d{3})+$)/g, group)
  return `${hundredths < 0 ? '-' : ''}${parts}${decimal}${fraction}`
}

const closingOf = ({ opening, movements }: WrittenStatement) =>
  movements.reduce((sum, { amount, isDone }) => sum + (isDone ? amount : 0), opening)

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const directionIn = (words: readonly [string, string]) => (amount: number) =>
  amount < 0 ? words[0] : words[1]

const mark = directionIn(['DBIT', 'CRDT'])

function camt(version: string, { decimals = 2, zeros = 0 } = {}): Dialect['write'] {
  const money = (hundredths: number) =>
    `${'0'.repeat(zeros)}${plain(hundredths)}${'0'.repeat(decimals - 2)}`
  return (statement) => {
    const { account, currency, opening, movements } = statement
    const balance = (code: string, sum: number) =>
      `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${money(sum)}</Amt><CdtDbtInd>${mark(sum)}</CdtDbtInd></Bal>`
    const entries = movements.map(({ day, amount, reference, text, isDone }) => {
      const state = isDone ? 'BOOK' : 'PDNG'
      const status = version === '02' ? state : `<Cd>${state}</Cd>`
      return `<Ntry><Amt Ccy="${currency}">${money(amount)}</Amt><CdtDbtInd>${mark(amount)}</CdtDbtInd><Sts>${status}</Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
    })
    return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><Stmt><Id>1</Id>
<Acct><Id><Othr><Id>${account}</Id></Othr></Id><Ccy>${currency}</Ccy></Acct>
${balance('OPBD', opening)}${balance('CLBD', closingOf(statement))}${entries.join('\n')}</Stmt></BkToCstmrStmt></Document>`)
  }
}

interface Swift {
  /** `-` ends a message, and three lines or a block begin one. */
  envelope: readonly [string, string]
  entered: (day: string) => string
  mark: (amount: number) => string
  type: string
}

const short = (day: string) => day.slice(2).replaceAll('-', '')
const comma = (hundredths: number) => plain(hundredths).replace('.', ',')

function mt940({ envelope: [head, tail], entered, mark: marked, type }: Swift): Dialect['write'] {
  return (statement) => {
    const { account, currency, opening, movements } = statement
    const [first = '2026-01-01', last = first] = [movements[0]?.day, movements.at(-1)?.day]
    const balance = (sum: number, day: string) =>
      `${sum < 0 ? 'D' : 'C'}${short(day)}${currency}${comma(sum)}`
    const lines = movements.flatMap(({ day, amount, reference, text }) => [
      `:61:${short(day)}${entered(day)}${marked(amount)}${comma(amount)}${type}NONREF//${reference}`,
      `:86:${text.replaceAll(/[^A-Za-z0-9 ]/g, ' ')}`,
    ])
    return Buffer.from(
      [
        head,
        ':20:STMT',
        `:25:${account}`,
        ':28C:1/1',
        `:60F:${balance(opening, first)}`,
        ...lines,
        `:62F:${balance(closingOf(statement), last)}`,
        tail,
      ].join('\r\n'),
    )
  }
}

function ofx(isXml: boolean): Dialect['write'] {
  const value = (name: string, text: string) =>
    `<${name}>${escaped(text)}${isXml ? `</${name}>` : ''}\n`
  return (statement) => {
    const { account, currency, movements } = statement
    const rows = movements.map(
      ({ day, amount, reference, text }) =>
        `<STMTTRN>${value('TRNTYPE', amount < 0 ? 'DEBIT' : 'CREDIT')}${value('DTPOSTED', `${day.replaceAll('-', '')}120000[-5:EST]`)}${value('TRNAMT', signed(amount))}${value('FITID', reference)}${value('MEMO', text)}</STMTTRN>`,
    )
    const head = isXml
      ? '<?xml version="1.0"?><?OFX OFXHEADER="200" VERSION="211"?>'
      : 'OFXHEADER:100\nDATA:OFXSGML\n\n'
    return Buffer.from(
      `${head}<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>${value('CURDEF', currency)}<BANKACCTFROM>${value('ACCTID', account)}</BANKACCTFROM><BANKTRANLIST>${rows.join('')}</BANKTRANLIST>
<LEDGERBAL>${value('BALAMT', signed(closingOf(statement)))}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
    )
  }
}

const cellsWith = (separator: string) => (cells: readonly string[]) =>
  cells
    .map((cell) => (/[",;\t|]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(separator)

const balancesOf = ({ opening, movements }: WrittenStatement) => {
  let balance = opening
  return movements.map(({ amount, isDone }) => (balance += isDone ? amount : 0))
}

const headings = ['Day', 'Value', 'Words', 'Number', 'State'] as const

const fixed = {
  bank: '',
  currency: '',
  day: 'Day',
  day_order: 'ymd',
  decimal_mark: '.',
  amount: null,
  credit: null,
  debit: null,
  direction: null,
  status: 'State',
  done: ['Completed'],
  account_column: null,
  balance: null,
  currency_column: null,
  reference: 'Number',
  party: null,
  text: ['Words'],
} as const satisfies Partial<BankColumns>

const stateOf = ({ isDone }: WrittenMovement) => (isDone ? 'Completed' : 'Failed')

const common = (movement: WrittenMovement, day: string) => [
  day,
  day,
  movement.text,
  movement.reference,
  stateOf(movement),
]

/** Amounts in two columns, account and currency above the headings, a balance in each row. */
function csvSplit(statement: WrittenStatement): Uint8Array {
  const line = cellsWith(',')
  const balances = balancesOf(statement)
  const sum = (hundredths: number) => grouped(hundredths, ',', '.')
  return Buffer.from(
    [
      'Harbour Bank',
      line(['Account:', statement.account, statement.currency]),
      line([...headings, 'Paid out', 'Paid in', 'Balance']),
      ...statement.movements.map((each, index) => {
        const [out, came] = each.amount < 0 ? [sum(0 - each.amount), ''] : ['', sum(each.amount)]
        return line([...common(each, each.day), out, came, sum(balances[index] ?? 0)])
      }),
    ].join('\n'),
  )
}

/** A column of the direction, account and currency in columns, the newest movement first, a decimal comma. */
function csvFlagged(statement: WrittenStatement): Uint8Array {
  const line = cellsWith(';')
  const day = (of: string) => of.split('-').toReversed().join('.')
  return Buffer.from(
    [
      line([...headings, 'Rekening', 'Bedrag', 'Munt', 'Af/Bij']),
      ...statement.movements
        .toReversed()
        .map((each) =>
          line([
            ...common(each, day(each.day)),
            statement.account,
            grouped(Math.abs(each.amount), '.', ','),
            statement.currency,
            each.amount < 0 ? 'Af' : 'Bij',
          ]),
        ),
    ].join('\r\n'),
  )
}

/** One column with its sign, no headings, a code beside each amount. */
function csvBare(statement: WrittenStatement): Uint8Array {
  const line = cellsWith('\t')
  return Buffer.from(
    statement.movements
      .map((each) =>
        line([
          ...common(each, each.day),
          statement.account,
          `${statement.currency} ${signed(each.amount)}`,
        ]),
      )
      .join('\n'),
  )
}

/** Numbers and days as a spreadsheet keeps them. */
function xlsx(statement: WrittenStatement): Uint8Array {
  const text = (words: string) => `<c t="inlineStr"><is><t>${escaped(words)}</t></is></c>`
  const number = (value: number, style = 0) => `<c s="${style}"><v>${value}</v></c>`
  const serial = (day: string) => Date.parse(day) / 86_400_000 + 25_569
  const rows = [
    [text('Account:'), text(statement.account), text(statement.currency)],
    [...headings, 'Sum'].map(text),
    ...statement.movements.map((each) => [
      number(serial(each.day), 1),
      number(serial(each.day), 1),
      text(each.text),
      text(each.reference),
      text(stateOf(each)),
      number(each.amount / 100),
    ]),
  ]
  const sheet = rows.map((cells, row) => `<row r="${row + 1}">${cells.join('')}</row>`)
  return zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook><sheets><sheet name="1" r:id="rId1" xmlns:r="r"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/styles.xml': strToU8(
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy\\-mm\\-dd"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet><sheetData>${sheet.join('')}</sheetData></worksheet>`,
    ),
  })
}

const german: Swift = {
  envelope: ['{1:F01BANKDEFFXXXX0000000000}{2:I940BANKDEFFXXXXN}{4:', '-}'],
  entered: (day) => day.slice(5).replace('-', ''),
  mark: directionIn(['D', 'C']),
  type: 'NTRF',
}
const dutch: Swift = {
  envelope: ['ABNANL2A\r\n940\r\nABNANL2A', '-'],
  entered: () => '',
  mark: directionIn(['D', 'C']),
  type: 'NOV ',
}
const american: Swift = {
  envelope: ['', '-'],
  entered: () => '    ',
  mark: directionIn(['RC', 'RD']),
  type: ' NTRF',
}

export const dialects: Readonly<Record<string, Dialect>> = {
  'camt.053 version 2': { write: camt('02'), hasState: true },
  'camt.053 version 8, padded': { write: camt('08', { decimals: 5, zeros: 6 }), hasState: true },
  'MT940 of a German bank': { write: mt940(german), hasState: false },
  'MT940 of a Dutch bank': { write: mt940(dutch), hasState: false },
  'MT940 with reversals': { write: mt940(american), hasState: false, isReturned: true },
  'OFX 1': { write: ofx(false), hasState: false },
  'OFX 2': { write: ofx(true), hasState: false },
  'CSV with a balance': {
    write: csvSplit,
    columns: { ...fixed, debit: 'Paid out', credit: 'Paid in', balance: 'Balance' },
    hasState: true,
  },
  'CSV with a direction': {
    write: csvFlagged,
    columns: {
      ...fixed,
      day_order: 'dmy',
      decimal_mark: ',',
      amount: 'Bedrag',
      direction: 'Af/Bij',
      account_column: 'Rekening',
      currency_column: 'Munt',
    },
    hasState: true,
  },
  'CSV without headings': {
    write: csvBare,
    columns: {
      ...fixed,
      day: '#1',
      text: ['#3'],
      reference: '#4',
      status: '#5',
      account_column: '#6',
      amount: '#7',
    },
    hasState: true,
  },
  XLSX: { write: xlsx, columns: { ...fixed, amount: 'Sum' }, hasState: true },
}
