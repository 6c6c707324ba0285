import type { ImportColumnMapping, ImportMapping } from '@bandari/sdk'
import { Notice, SelectInput } from '@bandari/ui'
import type { PlainMessageId } from '@bandari/i18n'
import { Writing } from './Writing.tsx'
import { CurrencyFields, UnitField } from './UnitFields.tsx'
import { columnName, fieldLabel } from './field-labels.ts'
import { type FormProps, isPrice, withField } from './mapping-form.ts'
import css from './Mapping.module.css'
import shared from '../Imports.module.css'
import { t } from '../../../language/translator.ts'

/** A row for each column of the file, with some of its values and what it is. */
export function ColumnTable({ mapping, ...form }: FormProps) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t('portalImports.column')}</th>
          <th scope="col">{t('portalImports.samples')}</th>
          <th scope="col">{t('portalImports.meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {mapping.columns.map((column) => (
          <tr key={column.place}>
            <th scope="row">{columnName(column)}</th>
            <td>
              <Samples samples={column.samples} />
            </td>
            <td>
              <Meaning column={column} mapping={mapping} {...form} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Samples({ samples }: Pick<ImportColumnMapping, 'samples'>) {
  if (samples.length === 0)
    return <span className={shared.quiet}>{t('portalImports.noValues')}</span>
  return (
    <ul className={css.samples}>
      {samples.map((sample) => (
        <li key={sample}>{sample}</li>
      ))}
    </ul>
  )
}

function Meaning({ column, ...props }: FormProps & { column: ImportColumnMapping }) {
  const { mapping, form, onChange } = props
  const field = form.fields[column.place] ?? ''
  const choices = [
    { value: '', label: t('portalImports.aside') },
    ...mapping.fields.map(({ field: value, heading }) => ({
      value,
      label: fieldLabel(value, heading),
    })),
  ]
  return (
    <div className={css.meaning}>
      <SelectInput
        aria-label={t('portalImports.meaningOf', { column: columnName(column) })}
        choices={choices}
        value={field}
        onChange={({ currentTarget }) =>
          onChange(withField(form, column.place, currentTarget.value))
        }
      />
      <span className={shared.quiet}>{t(certaintyOf(column, field))}</span>
      {column.claims !== null && field !== column.claims && (
        <Claim mapping={mapping} field={column.claims} />
      )}
      {isPrice(field) && <CurrencyFields {...props} />}
      {field === 'mileage' && <UnitField {...props} />}
      <Writing column={column} {...props} />
    </div>
  )
}

/** Another column was taken for the field; only the seller knows which of them it is. */
function Claim({ mapping, field }: { mapping: ImportMapping; field: string }) {
  const places = mapping.questions.find(
    (question) => question.code === 'two_columns' && question.field === field,
  )?.places
  const columns = (places ?? []).flatMap((place) => mapping.columns[place] ?? [])
  return (
    <Notice kind="attention">
      {t('portalImports.question.two_columns', {
        field: fieldLabel(field),
        columns: columns.map(columnName).join(', '),
      })}
    </Notice>
  )
}

const certainties = {
  chosen: 'portalImports.certainty.chosen',
  heading: 'portalImports.certainty.heading',
  words: 'portalImports.certainty.words',
  content: 'portalImports.certainty.content',
  spelling: 'portalImports.certainty.spelling',
  none: 'portalImports.certainty.none',
} as const satisfies Record<ImportColumnMapping['certainty'], PlainMessageId>

function certaintyOf({ certainty, field }: ImportColumnMapping, chosen: string): PlainMessageId {
  return certainties[chosen === (field ?? '') ? certainty : 'chosen']
}
