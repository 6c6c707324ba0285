import type { ImportColumnMapping } from '@bandari/sdk'
import { FieldError, type SelectChoice, SelectInput } from '@bandari/ui'
import type { ReactNode } from 'react'
import { formatDay } from '../../../shared/dates.ts'
import { columnName } from './field-labels.ts'
import css from './Mapping.module.css'
import type { FormProps, MappingForm, Mark, Order } from './mapping-form.ts'
import { t } from '../../../language/translator.ts'

interface WritingProps extends FormProps {
  column: ImportColumnMapping
}

/** How the numbers or days of a column are read, which a person may see otherwise; asked where the column does not show it. */
export function Writing({ column, mapping, form, isTried, onChange }: WritingProps) {
  const field = form.fields[column.place] ?? ''
  const own = { column, form, isTried, onChange }
  const reads = mapping.fields.find((each) => each.field === field)?.reads
  if (reads === 'number' && column.numbers) return <Numbers {...own} numbers={column.numbers} />
  if (reads === 'day' && column.days) return <Days {...own} days={column.days} />
  return null
}

type OwnProps = Omit<WritingProps, 'mapping'>

function Numbers({
  column,
  numbers: { asks, samples },
  form,
  isTried,
  onChange,
}: OwnProps & { numbers: NonNullable<ImportColumnMapping['numbers']> }) {
  const mark = form.marks[column.place] ?? ''
  const readings = samples.map((sample) => {
    const to = sample[mark === '' ? 'shown' : mark]
    if (to === null) return notRead(sample.from)
    return t('portalImports.readNumber', { from: sample.from, to: Number(to) })
  })
  return (
    <Part
      title={t('portalImports.marks.how')}
      isOpen={asks || mark !== ''}
      isMissing={isTried && asks && mark === ''}
      readings={readings}
    >
      <SelectInput
        aria-label={t('portalImports.marks.of', { column: columnName(column) })}
        required={asks}
        aria-invalid={isTried && asks && mark === ''}
        placeholder={t(asks ? 'portalImports.marks.choose' : 'portalImports.marks.shown')}
        choices={marks()}
        value={mark}
        onChange={({ currentTarget: { value } }) =>
          onChange(withSaid(form, 'marks', column.place, value as Mark))
        }
      />
    </Part>
  )
}

function Days({
  column,
  days: { asks, samples },
  form,
  isTried,
  onChange,
}: OwnProps & { days: NonNullable<ImportColumnMapping['days']> }) {
  const order = form.orders[column.place] ?? ''
  const readings = samples.map(({ from, ...by }) => {
    const to = { '': by.shown, 'day-first': by.day_first, 'month-first': by.month_first }[order]
    return to === null
      ? notRead(from)
      : t('portalImports.readDay', { from, to: formatDay(to, 'UTC') })
  })
  return (
    <Part
      title={t('portalImports.days.how')}
      isOpen={asks || order !== ''}
      isMissing={isTried && asks && order === ''}
      readings={readings}
    >
      <SelectInput
        aria-label={t('portalImports.days.of', { column: columnName(column) })}
        required={asks}
        aria-invalid={isTried && asks && order === ''}
        placeholder={t(asks ? 'portalImports.days.choose' : 'portalImports.days.shown')}
        choices={orders()}
        value={order}
        onChange={({ currentTarget: { value } }) =>
          onChange(withSaid(form, 'orders', column.place, value as Order))
        }
      />
    </Part>
  )
}

interface PartProps {
  title: string
  isOpen: boolean
  isMissing: boolean
  readings: readonly string[]
  children: ReactNode
}

/** Few columns need a look at it. */
function Part({ title, isOpen, isMissing, readings, children }: PartProps) {
  return (
    <details className={css.writing} open={isOpen}>
      <summary>{title}</summary>
      {children}
      {isMissing && <FieldError>{t('portal.missing')}</FieldError>}
      <ul className={css.samples}>
        {readings.map((reading) => (
          <li key={reading}>{reading}</li>
        ))}
      </ul>
    </details>
  )
}

const marks = (): SelectChoice[] => [
  { value: 'point', label: t('portalImports.marks.point') },
  { value: 'comma', label: t('portalImports.marks.comma') },
]

const orders = (): SelectChoice[] => [
  { value: 'day-first', label: t('portalImports.days.dayFirst') },
  { value: 'month-first', label: t('portalImports.days.monthFirst') },
]

const notRead = (from: string) => t('portalImports.notRead', { from })

function withSaid<Kind extends 'marks' | 'orders'>(
  form: MappingForm,
  kind: Kind,
  place: number,
  said: MappingForm[Kind][number],
): MappingForm {
  return { ...form, [kind]: form[kind].map((before, at) => (at === place ? said : before)) }
}
