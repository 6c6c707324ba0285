import type { BankColumns, BankFileReading } from '@bandari/sdk'
import { Field, SelectInput, TextInput } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { AccountField } from './AccountField.tsx'
import { FirstRows } from './FirstRows.tsx'

interface ColumnFieldsProps {
  reading: Pick<BankFileReading, 'headings' | 'rows' | 'own_accounts'>
  columns: BankColumns
  mistake?: string | null
  onChange: (columns: BankColumns) => void
}

const optional = [
  ['amount', 'staffBank.column.amount'],
  ['credit', 'staffBank.column.credit'],
  ['debit', 'staffBank.column.debit'],
  ['direction', 'staffBank.column.direction'],
  ['status', 'staffBank.column.status'],
  ['account_column', 'staffBank.column.account'],
  ['balance', 'staffBank.column.balance'],
  ['currency_column', 'staffBank.column.currency'],
  ['reference', 'staffBank.column.reference'],
  ['party', 'staffBank.column.party'],
] as const

/** What each column of a CSV holds; guessed, for staff to correct. */
export function ColumnFields({ reading, columns, mistake = null, onChange }: ColumnFieldsProps) {
  const { headings } = reading
  const set = (changed: Partial<BankColumns>) => onChange({ ...columns, ...changed })
  return (
    <>
      {reading.rows.length > 0 && <FirstRows reading={reading} />}
      <Written
        label={t('staffBank.bank')}
        value={columns.bank}
        onChange={(bank) => set({ bank })}
      />
      <AccountField
        own={reading.own_accounts}
        account={columns.account}
        mistake={mistake}
        onChange={set}
      />
      <Written
        label={t('staffBank.currency')}
        value={columns.currency}
        onChange={(currency) => set({ currency: currency.toUpperCase() })}
      />
      <WaysOfWriting headings={headings} columns={columns} set={set} />
      {optional.map(([name, label]) => (
        <Chosen
          key={name}
          label={t(label)}
          value={columns[name] ?? ''}
          choices={[
            ['', t('staffBank.noColumn')],
            ...headings.map((each) => [each, each] as const),
          ]}
          onChange={(heading) => set({ [name]: heading === '' ? null : heading })}
        />
      ))}
      {columns.status != null && (
        <Written
          label={t('staffBank.column.done')}
          value={(columns.done ?? []).join(',')}
          onChange={(words) => set({ done: words.split(',') })}
        />
      )}
      <Texts headings={headings} columns={columns} set={set} />
    </>
  )
}

interface PartProps {
  headings: readonly string[]
  columns: BankColumns
  set: (changed: Partial<BankColumns>) => void
}

/** The day, and how the file writes days and amounts. */
function WaysOfWriting({ headings, columns, set }: PartProps) {
  return (
    <>
      <Chosen
        label={t('staffBank.column.day')}
        value={columns.day}
        choices={headings.map((heading) => [heading, heading])}
        onChange={(day) => set({ day })}
      />
      <Chosen
        label={t('staffBank.dayOrder')}
        value={columns.day_order}
        choices={[
          ['dmy', t('staffBank.order.dmy')],
          ['mdy', t('staffBank.order.mdy')],
          ['ymd', t('staffBank.order.ymd')],
        ]}
        onChange={(order) => set({ day_order: order as BankColumns['day_order'] })}
      />
      <Chosen
        label={t('staffBank.decimalMark')}
        value={columns.decimal_mark}
        choices={[
          ['.', '1,234.56'],
          [',', '1.234,56'],
        ]}
        onChange={(mark) => set({ decimal_mark: mark as BankColumns['decimal_mark'] })}
      />
    </>
  )
}

/** Several columns may hold words of the sender. */
function Texts({ headings, columns, set }: PartProps) {
  return (
    <>
      {[...columns.text, ''].slice(0, maxTexts).map((text, place) => (
        <Chosen
          key={`${place} ${text}`}
          label={t('staffBank.column.text')}
          value={text}
          choices={[
            ['', t('staffBank.noColumn')],
            ...headings.map((each) => [each, each] as const),
          ]}
          onChange={(heading) =>
            set({ text: columns.text.toSpliced(place, 1, heading).filter(Boolean) })
          }
        />
      ))}
    </>
  )
}

/** The contract's limit. */
const maxTexts = 5

interface ControlProps {
  label: string
  value: string
  onChange: (value: string) => void
}

function Written({ label, value, onChange }: ControlProps) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}

interface ChosenProps extends ControlProps {
  choices: readonly (readonly [value: string, name: string])[]
}

function Chosen({ label: name, value, choices, onChange }: ChosenProps) {
  return (
    <Field label={name}>
      {(control) => (
        <SelectInput
          {...control}
          value={value}
          choices={choices.map(([id, label]) => ({ value: id, label }))}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}
