import type { BandariClient, BankColumns } from '@bandari/sdk'

const common = ['Day', 'Value', 'Words', 'Number', 'State'] as const

const columns: BankColumns = {
  bank: 'Harbour Bank',
  account: '0100 4471 2208',
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
  currency_column: null,
  account_column: null,
  balance: null,
  reference: 'Number',
  party: null,
  text: ['Words'],
}

/** The tables of `statement-writers.test-data.ts`, so that an import of them reads their rows. */
const tables: readonly { headings: string[]; columns: BankColumns }[] = [
  {
    headings: [...common, 'Paid out', 'Paid in', 'Balance'],
    columns: { ...columns, debit: 'Paid out', credit: 'Paid in', balance: 'Balance' },
  },
  {
    headings: [...common, 'Rekening', 'Bedrag', 'Munt', 'Af/Bij'],
    columns: {
      ...columns,
      day_order: 'dmy',
      decimal_mark: ',',
      amount: 'Bedrag',
      direction: 'Af/Bij',
      account_column: 'Rekening',
      currency_column: 'Munt',
    },
  },
  { headings: [...common, 'Sum'], columns: { ...columns, amount: 'Sum' } },
]

export async function nameColumns(finance: BandariClient): Promise<void> {
  for (const body of tables) {
    const { error } = await finance.PUT('/support/bank-statements/columns', { body })
    if (error) throw new Error(`not named: ${JSON.stringify(error)}`)
  }
}
