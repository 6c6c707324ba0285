import { t } from '../../../language/translator.ts'

/** In the order in which they come up; we make the pro-forma invoice ourselves. */
const kinds = {
  commercial_invoice: 'staffPapers.kind.commercial_invoice',
  export_certificate: 'staffPapers.kind.export_certificate',
  deregistration_certificate: 'staffPapers.kind.deregistration_certificate',
  auction_sheet: 'staffPapers.kind.auction_sheet',
  co2_certificate: 'staffPapers.kind.co2_certificate',
  inspection_certificate: 'staffPapers.kind.inspection_certificate',
  import_permit: 'staffPapers.kind.import_permit',
  tracking_note: 'staffPapers.kind.tracking_note',
  bill_of_lading: 'staffPapers.kind.bill_of_lading',
  insurance_certificate: 'staffPapers.kind.insurance_certificate',
  consignee_title: 'staffPapers.kind.consignee_title',
  taxpayer_number: 'staffPapers.kind.taxpayer_number',
  identity: 'staffPapers.kind.identity',
  exchange_control_form: 'staffPapers.kind.exchange_control_form',
  returning_resident_proof: 'staffPapers.kind.returning_resident_proof',
  import_declaration: 'staffPapers.kind.import_declaration',
  valuation_request: 'staffPapers.kind.valuation_request',
  customs_entry: 'staffPapers.kind.customs_entry',
  transit_guarantee: 'staffPapers.kind.transit_guarantee',
  delivery_order: 'staffPapers.kind.delivery_order',
  police_clearance: 'staffPapers.kind.police_clearance',
  registration_application: 'staffPapers.kind.registration_application',
} as const

export function kindChoices() {
  return Object.entries(kinds).map(([value, name]) => ({ value, label: t(name) }))
}

export function kindLabel(kind: keyof typeof kinds): string {
  return t(kinds[kind])
}
