import type { ImportMapping } from '@bandari/sdk'
import { withoutGuard } from '../../../core/csv.ts'
import { listingFields } from '../../listings/listing-fields.ts'
import { columnsOf, type ImportClass } from '../columns.ts'
import type { CsvRow } from '../read-csv.ts'
import { shortened } from '../shortened.ts'
import { choiceFields } from './choice-fields.ts'
import { priceCurrencies } from './currencies.ts'
import { samplesOf } from './guess-mapping.ts'
import { listingCurrency, type Mapping, questionsOf } from './mapping.ts'
import { isDerivable } from './plan.ts'
import { conversionOf, type DollarRate, rateOf } from './rates.ts'

interface Around {
  importClass: ImportClass
  rates: readonly DollarRate[]
  rows: readonly CsvRow[]
}

export function mappingView(mapping: Mapping, { importClass, rates, rows }: Around): ImportMapping {
  const { constants, currency, rate, mileageUnit } = mapping
  const to = listingCurrency(importClass)
  const conversion = currency === null ? null : conversionOf(rates, { from: currency, to, rate })
  return {
    columns: mapping.columns.map(({ heading, field, certainty, claims }, place) => ({
      place,
      heading,
      samples: samplesOf({ rows }, place).map((sample) => shortened(sample, 80)),
      filled: rows.filter(({ cells }) => withoutGuard(cells[place] ?? '').trim() !== '').length,
      field,
      certainty,
      claims,
    })),
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
    questions: questionsOf(mapping, { importClass, hasRate: conversion !== null }),
    fields: fieldChoices(importClass),
  }
}

function fieldChoices(importClass: ImportClass): ImportMapping['fields'] {
  const fields = columnsOf(importClass).map(
    ([field, { heading, required = false, field: own }]) => ({
      field: field as string,
      heading,
      required,
      for_sale: own !== undefined && 'needed' in listingFields[own],
      options: [...(choiceFields[field]?.options ?? [])],
    }),
  )
  const besides = importClass === 'parts' ? ['pictures'] : ['trim', 'pictures']
  const more = besides.map((field) => ({
    field,
    heading: field,
    required: false,
    for_sale: false,
    options: [],
  }))
  return [...fields, ...more]
}
