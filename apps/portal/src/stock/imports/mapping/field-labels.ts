import type { PlainMessageId } from '@bandari/i18n'
import type { ImportColumnMapping } from '@bandari/sdk'
import { t } from '../../../language/translator.ts'

/** Our columns in the reader's language. */
const labels: Readonly<Record<string, PlainMessageId>> = {
  reference: 'portalImports.field.reference',
  make: 'portalImports.field.make',
  model: 'portalImports.field.model',
  category: 'portalImports.field.category',
  title: 'portalImports.field.title',
  subtitle: 'portalImports.field.subtitle',
  description: 'portalImports.field.description',
  price: 'portalImports.field.price',
  priceUsd: 'portalImports.field.price',
  originPort: 'portalImports.field.originPort',
  manufactured: 'portalImports.field.manufactured',
  registered: 'portalImports.field.registered',
  chassis: 'portalImports.field.chassis',
  engineNumber: 'portalImports.field.engineNumber',
  grade: 'portalImports.field.grade',
  inspection: 'portalImports.field.inspection',
  inspectedOn: 'portalImports.field.inspectedOn',
  exportCertificate: 'portalImports.field.exportCertificate',
  registrationPaper: 'portalImports.field.registrationPaper',
  odometerCertificate: 'portalImports.field.odometerCertificate',
  contact: 'portalImports.field.contact',
  location: 'portalImports.field.location',
  year: 'portalImports.field.year',
  body: 'portalImports.field.body',
  engine: 'portalImports.field.engine',
  mileage: 'portalImports.field.mileage',
  transmission: 'portalImports.field.transmission',
  fuel: 'portalImports.field.fuel',
  colour: 'portalImports.field.colour',
  drive: 'portalImports.field.drive',
  steering: 'portalImports.field.steering',
  seats: 'portalImports.field.seats',
  doors: 'portalImports.field.doors',
  features: 'portalImports.field.features',
  partNumber: 'portalImports.field.partNumber',
  condition: 'portalImports.field.condition',
  publish: 'portalImports.field.publish',
  trim: 'portalImports.field.trim',
  pictures: 'portalImports.field.pictures',
}

/** A column that has no name of its own here is called as in the template. */
export function fieldLabel(field: string, heading = field): string {
  const id = labels[field]
  return id === undefined ? heading : t(id)
}

export function columnName({ heading, place }: Pick<ImportColumnMapping, 'heading' | 'place'>) {
  return heading === '' ? t('portalImports.unnamed', { number: place + 1 }) : heading
}
