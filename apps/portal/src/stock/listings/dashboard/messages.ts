import type { PlainMessageId } from '@bandari/i18n'
import { t } from '../../../language/translator.ts'
import { formatList } from '../../../shared/format.ts'

/** What a listing lacks, by the save payload's names. */
const fieldLabels: Readonly<Record<string, PlainMessageId>> = {
  subId: 'portalListings.field.model',
  pTitle: 'portalListings.field.title',
  pPrice: 'portalListings.field.price',
  pLocation: 'portalListings.field.location',
  pContact: 'portalListings.field.contact',
  sMileage: 'portalListings.field.mileage',
  sEngine: 'portalListings.field.engine',
  description: 'portalListings.field.description',
}

/** `price, location and mileage`. */
export function missingFieldsLabel(missing: readonly string[]): string {
  return formatList(
    missing.map((field) => {
      const id = fieldLabels[field]
      return id === undefined ? field : t(id)
    }),
  )
}
