import type { ImportMapping } from '@bandari/sdk'
import { listingFields } from '../../listings/listing-fields.ts'
import { columnsOf, type ImportClass } from '../columns.ts'
import { choiceFields } from './choice-fields.ts'
import type { ColumnLook } from './column-looks.ts'
import { priceCurrencies } from './currencies.ts'
import {
  listingCurrency,
  type MappedColumn,
  type Mapping,
  type Question,
  questionsOf,
  writingOf,
} from './mapping.ts'
import { isDerivable } from './plan.ts'
import { conversionOf, type DollarRate, rateOf } from './rates.ts'

interface Around {
  importClass: ImportClass
  rates: readonly DollarRate[]
  looks: readonly ColumnLook[]
}

export function mappingView(
  mapping: Mapping,
  { importClass, rates, looks }: Around,
): ImportMapping {
  const { constants, currency, rate, mileageUnit } = mapping
  const to = listingCurrency(importClass)
  const conversion = currency === null ? null : conversionOf(rates, { from: currency, to, rate })
  return {
    columns: mapping.columns.map((column, place) => columnView(column, place, looks[place])),
    constants: Object.entries(constants).map(([field, value]) => ({ field, value })),
    derived: columnsOf(importClass).flatMap(([field]) =>
      isDerivable(field, mapping) ? [field] : [],
    ),
    currency,
    listing_currency: to,
    rate,
    mileage_unit: mileageUnit,
    currencies: priceCurrencies.map((code) => {
      const ofDay = conversionOf(rates, { from: code, to, rate: null })
      return { code, day_rate: ofDay && rateOf(ofDay) }
    }),
    questions: questionsOf(mapping, { importClass, hasRate: conversion !== null, looks }).map(
      questionView,
    ),
    fields: fieldChoices(importClass),
  }
}

function questionView(question: Question): ImportMapping['questions'][number] {
  if (question.code !== 'currency') return question
  const { currencies, ...others } = question
  return { ...others, ...(currencies && { currencies: [...currencies] }) }
}

function columnView(
  { heading, field, certainty, claims, decimalMark, dateOrder }: MappedColumn,
  place: number,
  { samples, filled, numbers, days }: ColumnLook = emptyLook,
): ImportMapping['columns'][number] {
  return {
    place,
    heading,
    samples,
    filled,
    field,
    certainty,
    claims,
    decimal_mark: decimalMark ? markNames[decimalMark] : null,
    date_order: dateOrder ?? null,
    numbers,
    days: days && {
      asks: days.asks,
      samples: days.samples.map(({ from, shown, dayFirst, monthFirst }) => ({
        from,
        shown,
        day_first: dayFirst,
        month_first: monthFirst,
      })),
    },
  }
}

const emptyLook: ColumnLook = { samples: [], filled: 0, numbers: null, days: null }

export const markNames = { '.': 'point', ',': 'comma' } as const

function fieldChoices(importClass: ImportClass): ImportMapping['fields'] {
  const fields = columnsOf(importClass).map(
    ([field, { heading, required = false, field: own }]) => ({
      field: field as string,
      heading,
      required,
      for_sale: own !== undefined && 'needed' in listingFields[own],
      options: [...(choiceFields[field]?.options ?? [])],
      reads: writingOf(field),
    }),
  )
  const besides = importClass === 'parts' ? ['pictures'] : ['trim', 'pictures']
  const more = besides.map((field) => ({
    field,
    heading: field,
    required: false,
    for_sale: false,
    options: [],
    reads: null,
  }))
  return [...fields, ...more]
}
