import type { Listing } from '@bandari/sdk'
import type { ListingField } from './listing-fields.ts'

const only = ['exports'] as const

function factsOf(listing: Listing) {
  return listing.prod_class === 'vehicles' ? listing.export : null
}

/** What a vehicle for export is known by, by the save payload's names. */
export const exportFields = {
  xOriginPort: {
    label: 'portalEditor.field.originPort',
    only,
    section: 'identity',
    input: { kind: 'choice', options: 'originPort' },
    read: (listing) => factsOf(listing)?.originPort ?? '',
  },
  xChassis: {
    label: 'portalEditor.field.chassis',
    only,
    section: 'identity',
    input: { kind: 'text', placeholder: 'portalEditor.field.chassisExample' },
    hint: 'portalEditor.field.chassisHint',
    longest: 40,
    read: (listing) => factsOf(listing)?.chassis ?? '',
  },
  xEngineNumber: {
    label: 'portalEditor.field.engineNumber',
    only,
    section: 'identity',
    input: { kind: 'text', placeholder: 'portalEditor.field.engineNumberExample' },
    hint: 'portalEditor.field.chassisHint',
    longest: 40,
    read: (listing) => factsOf(listing)?.engineNumber ?? '',
  },
  xManufactured: {
    label: 'portalEditor.field.manufactured',
    only,
    section: 'identity',
    input: { kind: 'month' },
    read: (listing) => factsOf(listing)?.manufactured ?? '',
  },
  xRegistered: {
    label: 'portalEditor.field.registered',
    only,
    section: 'identity',
    input: { kind: 'month' },
    read: (listing) => factsOf(listing)?.registered ?? '',
  },
  xGrade: {
    label: 'portalEditor.field.grade',
    only,
    section: 'papers',
    input: { kind: 'choice', options: 'grade' },
    read: (listing) => factsOf(listing)?.grade ?? '',
  },
  xInspection: {
    label: 'portalEditor.field.inspection',
    only,
    section: 'papers',
    input: { kind: 'choice', options: 'inspection' },
    read: (listing) => factsOf(listing)?.inspection ?? '',
  },
  xInspectedOn: {
    label: 'portalEditor.field.inspectedOn',
    only,
    section: 'papers',
    input: { kind: 'day' },
    read: (listing) => factsOf(listing)?.inspectedOn ?? '',
  },
  xExportCertificate: {
    label: 'portalEditor.field.exportCertificate',
    only,
    section: 'papers',
    input: { kind: 'day' },
    hint: 'portalEditor.field.paperHint',
    read: (listing) => factsOf(listing)?.exportCertificate ?? '',
  },
  xRegistrationPaper: {
    label: 'portalEditor.field.registrationPaper',
    only,
    section: 'papers',
    input: { kind: 'day' },
    hint: 'portalEditor.field.paperHint',
    read: (listing) => factsOf(listing)?.registrationPaper ?? '',
  },
  xOdometerCertificate: {
    label: 'portalEditor.field.odometerCertificate',
    only,
    section: 'papers',
    input: { kind: 'day' },
    hint: 'portalEditor.field.paperHint',
    read: (listing) => factsOf(listing)?.odometerCertificate ?? '',
  },
  xSizes: {
    label: 'portalEditor.field.sizes',
    only,
    section: 'specification',
    input: { kind: 'text', placeholder: 'portalEditor.field.sizesExample' },
    hint: 'portalEditor.field.choicesHint',
    longest: 700,
    read: (listing) => factsOf(listing)?.sizes ?? '',
  },
  xColours: {
    label: 'portalEditor.field.colours',
    only,
    section: 'specification',
    input: { kind: 'text', placeholder: 'portalEditor.field.coloursExample' },
    hint: 'portalEditor.field.choicesHint',
    longest: 700,
    read: (listing) => factsOf(listing)?.colours ?? '',
  },
} as const satisfies Record<string, ListingField>
