/** Who provides a document: the shop, the buyer, or their clearing agent. */
export type ResponsibleParty = 'shop' | 'buyer' | 'agent'

/**
 * The documents of an order by their ids in the import rules, in the order in which they are needed (documents.md §1).
 */
export const responsibleParties = {
  proforma_invoice: 'shop',
  commercial_invoice: 'shop',
  export_certificate: 'shop',
  deregistration_certificate: 'shop',
  auction_sheet: 'shop',
  co2_certificate: 'shop',
  inspection_certificate: 'shop',
  import_permit: 'buyer',
  tracking_note: 'shop',
  bill_of_lading: 'shop',
  insurance_certificate: 'shop',
  consignee_title: 'shop',
  taxpayer_number: 'buyer',
  identity: 'buyer',
  exchange_control_form: 'buyer',
  returning_resident_proof: 'buyer',
  import_declaration: 'agent',
  valuation_request: 'agent',
  customs_entry: 'agent',
  transit_guarantee: 'agent',
  delivery_order: 'agent',
  police_clearance: 'buyer',
  registration_application: 'buyer',
} as const satisfies Readonly<Record<string, ResponsibleParty>>

export type DocumentKind = keyof typeof responsibleParties

export const documentKinds = Object.keys(responsibleParties) as DocumentKind[]

/** A document that is new in the rules is the buyer's, until it is added here. */
export function responsibleFor(kind: string): ResponsibleParty {
  return kind in responsibleParties ? responsibleParties[kind as DocumentKind] : 'buyer'
}
