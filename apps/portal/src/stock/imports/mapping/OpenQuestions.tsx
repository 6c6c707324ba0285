import type { ImportMapping, ImportQuestion } from '@bandari/sdk'
import { Notice } from '@bandari/ui'
import { columnName, fieldLabel } from './field-labels.ts'
import { currencyMistake, isPrice, type MappingForm, needsRate } from './mapping-form.ts'
import shared from '../Imports.module.css'
import { t } from '../../../language/translator.ts'

interface OpenQuestionsProps {
  mapping: ImportMapping
  form: MappingForm
}

/** What is still to be said; an answer on the screen closes its question at once. */
export function OpenQuestions({ mapping, form }: OpenQuestionsProps) {
  const open = mapping.questions.filter((question) => isOpen(question, { mapping, form }))
  if (open.length === 0) return null
  return (
    <Notice kind="attention" title={t('portalImports.toSay')}>
      <ul className={shared.problems}>
        {open.map((question) => (
          <li key={`${question.code} ${question.field}`}>{questionLabel(question, mapping)}</li>
        ))}
      </ul>
    </Notice>
  )
}

function isOpen(question: ImportQuestion, { mapping, form }: OpenQuestionsProps): boolean {
  const { code, field, places } = question
  const { fields, constants, rate, unit, marks, orders } = form
  const isAsked = (said: readonly string[]) =>
    places.some((place) => fields[place] === field && said[place] === '')
  if (code === 'currency') return fields.some(isPrice) && currencyMistake(mapping, form) !== null
  if (code === 'rate') return rate === '' && needsRate(mapping, form)
  if (code === 'mileage_unit') return unit === '' && fields.includes('mileage')
  if (code === 'decimal_mark') return isAsked(marks)
  if (code === 'date_order') return isAsked(orders)
  // Either of the columns may be it, and the one that is chosen when the rows are checked is.
  if (code === 'two_columns') return true
  return !fields.includes(field) && (constants[field] ?? '') === ''
}

function questionLabel(
  { code, field, places, sign }: ImportQuestion,
  { columns }: ImportMapping,
): string {
  if (code === 'currency' && sign !== undefined)
    return t('portalImports.question.currencyOfSign', { sign })
  if (code === 'currency') return t('portalImports.question.currency')
  if (code === 'rate') return t('portalImports.question.rate')
  if (code === 'mileage_unit') return t('portalImports.question.mileage_unit')
  const label = fieldLabel(field)
  if (code === 'missing') return t('portalImports.question.missing', { field: label })
  const named = places.flatMap((place) => columns[place] ?? []).map(columnName)
  if (code === 'decimal_mark' || code === 'date_order')
    return t(`portalImports.question.${code}`, { columns: named.join(', ') })
  return t('portalImports.question.two_columns', { field: label, columns: named.join(', ') })
}
