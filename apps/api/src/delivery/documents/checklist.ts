import type {
  InspectionRule,
  Name,
  Paper as RequiredDocument,
  RuleText,
} from '../../landed/rules.ts'
import { isInForce } from '../../landed/in-force.ts'
import { addDays } from '../../landed/calendar.ts'
import { documentsBeforeArrival } from '../tracking/steps.data.ts'
import { responsibleFor, type ResponsibleParty, documentKinds } from './document-kinds.data.ts'
import { endsTooSoon, stateOf } from './document-states.ts'
import type { DocumentRow } from './documents.store.ts'

/** Which documents an order needs by its country's import rules, which are here, and when the others are due. */

export interface ChecklistFacts {
  /** Day in UTC. */
  today: string
  now: Date
  /** The documents that the country's import rules name. */
  requiredDocuments: readonly RequiredDocument[]
  inspection: readonly InspectionRule[]
  /** ISO alpha-2 of the country of loading; null if not known. */
  origin: string | null
  /** Actual or expected days of the ship; null if not known. */
  bookedOn: string | null
  etd: string | null
  eta: string | null
  documents: readonly DocumentRow[]
}

export type EntryState = 'here' | 'draft' | 'ends-too-soon' | 'missing' | 'late'

export interface ChecklistEntry {
  kind: string
  /** As in the import rules: `sometimes` depends on the case, `unknown` is not established. */
  required: 'yes' | 'sometimes' | 'unknown'
  keeper: ResponsibleParty
  by: string | null
  state: EntryState
  issuer: Name | null
  note: RuleText | null
  /** The country's own name for it. */
  localName: string | null
  inspection: InspectionRule | null
}

export function checklistOf(facts: ChecklistFacts): ChecklistEntry[] {
  const day = facts.etd ?? facts.today
  const inspection = inspectionOf(facts, day)
  const documents = facts.requiredDocuments.filter(
    ({ prov, required }) => required !== 'no' && isInForce(prov, day),
  )
  const listed = new Map(documents.map((document) => [document.id, document]))
  const kinds = new Set([
    ...documentKinds.filter((kind) => listed.has(kind)),
    ...listed.keys(),
    ...(inspection?.moment === 'before_shipment' ? ['inspection_certificate'] : []),
  ])
  return [...kinds].map((kind) => entryOf(kind, { document: listed.get(kind), inspection }, facts))
}

interface Rules {
  document: RequiredDocument | undefined
  inspection: InspectionRule | null
}

function entryOf(
  kind: string,
  { document, inspection }: Rules,
  facts: ChecklistFacts,
): ChecklistEntry {
  const isInspection = kind === 'inspection_certificate'
  const by = dueOf(kind, document?.stage ?? 'before_loading', facts)
  return {
    kind,
    required: requiredOf(document),
    keeper: responsibleFor(kind),
    by,
    state: entryState(kind, by, facts),
    issuer:
      isInspection && inspection
        ? inspection.bodies.join(', ') || null
        : (document?.issuer ?? null),
    note: document?.note ?? null,
    localName: document?.local_name ?? null,
    inspection: isInspection ? inspection : null,
  }
}

/** A document that the list does not name is required by the rules on inspections. */
function requiredOf(document: RequiredDocument | undefined): ChecklistEntry['required'] {
  if (!document) return 'yes'
  return document.required === 'no' ? 'unknown' : document.required
}

/** The rule for the country of loading, else the one for all countries. */
function inspectionOf({ inspection, origin }: ChecklistFacts, day: string): InspectionRule | null {
  const standing = inspection.filter(({ prov }) => isInForce(prov, day))
  const own = standing.find((rule) => origin !== null && rule.origin.includes(origin))
  return own ?? standing.find((rule) => rule.origin.includes('*')) ?? null
}

/** A permit is due when the ship is booked; a document of the stage `at_sea`, ten days before the arrival. */
function dueOf(
  kind: string,
  stage: RequiredDocument['stage'],
  facts: ChecklistFacts,
): string | null {
  const { bookedOn, etd, eta } = facts
  if (kind === 'import_permit') return bookedOn ?? etd
  if (stage === 'order') return null
  if (stage === 'before_loading') return etd
  if (stage === 'at_sea') return eta === null ? null : addDays(eta, -documentsBeforeArrival)
  return stage === 'registration' ? null : eta
}

function entryState(kind: string, by: string | null, facts: ChecklistFacts): EntryState {
  // The shop issues it with the order.
  if (kind === 'proforma_invoice') return 'here'
  const own = facts.documents.filter((document) => document.kind === kind && document.is_latest)
  if (own.some((document) => endsTooSoon(document, facts))) return 'ends-too-soon'
  if (own.some((document) => stateOf(document, facts.now) !== 'final')) return 'draft'
  if (own.length > 0) return 'here'
  return by !== null && by < facts.today ? 'late' : 'missing'
}
