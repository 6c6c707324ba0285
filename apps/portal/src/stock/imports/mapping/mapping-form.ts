import type { ImportMapping, ImportMappingSave } from '@bandari/sdk'
import { t } from '../../../language/translator.ts'

/** What is said on the screen of a file's columns. */
export interface MappingForm {
  /** By place; empty is set aside. */
  fields: readonly string[]
  constants: Readonly<Record<string, string>>
  currency: string
  rate: string
  unit: '' | 'km' | 'mi'
  /** By place; empty is as the column shows it. */
  marks: readonly Mark[]
  orders: readonly Order[]
}

export interface FormProps {
  mapping: ImportMapping
  form: MappingForm
  /** Somebody tried to go on: what they have not said is marked. */
  isTried: boolean
  onChange: (form: MappingForm) => void
}

export type Mark = '' | 'point' | 'comma'
export type Order = '' | 'day-first' | 'month-first'

export function formOf(found: ImportMapping): MappingForm {
  return {
    fields: found.columns.map(({ field }) => field ?? ''),
    constants: Object.fromEntries(found.constants.map(({ field, value }) => [field, value])),
    currency: found.currency ?? '',
    rate: found.rate ?? '',
    unit: found.mileage_unit ?? '',
    marks: found.columns.map(({ decimal_mark: mark }) => mark ?? ''),
    orders: found.columns.map(({ date_order: order }) => order ?? ''),
  }
}

/** A field is one column's: another that was taken for it is set aside. */
export function withField(form: MappingForm, place: number, field: string): MappingForm {
  const fields = form.fields.map((before, at) => {
    if (at === place) return field
    return before === field ? '' : before
  })
  return { ...form, fields }
}

/** Without constants of fields that have a column. */
export function savedOf(form: MappingForm): ImportMappingSave {
  const { fields, constants, currency, rate, unit, marks, orders } = form
  return {
    columns: fields.map((field, place) => ({
      field: field === '' ? null : field,
      decimal_mark: marks[place] || null,
      date_order: orders[place] || null,
    })),
    constants: Object.entries(constants)
      .map(([field, value]) => ({ field, value: value.trim() }))
      .filter(({ field, value }) => value !== '' && !fields.includes(field)),
    currency: currency === '' ? null : currency,
    rate: rate.trim() === '' ? null : rate.trim().replace(',', '.'),
    mileage_unit: unit === '' ? null : unit,
  }
}

/** The fields that hold for all rows: those that a listing needs and no column gives. */
export function constantFields(
  { fields, derived }: ImportMapping,
  form: MappingForm,
): ImportMapping['fields'] {
  return fields.filter(
    ({ field, required, for_sale: isForSale }) =>
      (required || isForSale || field === 'publish' || field === 'condition') &&
      !form.fields.includes(field) &&
      !derived.includes(field) &&
      !isPrice(field),
  )
}

export function isPrice(field: string): boolean {
  return field === 'price' || field === 'priceUsd'
}

/** Whether the seller must say what the currency is worth. */
export function needsRate(
  { currencies, listing_currency }: ImportMapping,
  { currency }: MappingForm,
): boolean {
  if (currency === '' || currency === listing_currency) return false
  return currencies.find(({ code }) => code === currency)?.day_rate == null
}

/** A rate as it may be typed, for an input's pattern. */
export const ratePattern = '\\d{1,9}([.,]\\d{1,10})?'

export function isRate(text: string): boolean {
  return new RegExp(`^(?:${ratePattern})$`).test(text)
}

/** What is wrong with the currency that is chosen for the prices; null where nothing is. */
export function currencyMistake({ questions }: ImportMapping, { currency }: MappingForm) {
  if (currency === '') return t('portal.missing')
  const { sign = '', currencies } = questions.find(({ code }) => code === 'currency') ?? {}
  const isOther = currencies !== undefined && !currencies.includes(currency)
  return isOther ? t('portalImports.otherSign', { sign, currency }) : null
}
