import type { InspectionRule, Name, Paper, RuleText } from '../../landed/rules.ts'
import { isInForce } from '../../landed/in-force.ts'
import { addDays } from '../../landed/calendar.ts'
import { documentsBeforeArrival } from '../tracking/steps.data.ts'
import { keeperOf, type Keeper, paperKinds } from './paper-kinds.data.ts'
import { endsTooSoon, stateOf } from './paper-states.ts'
import type { PaperRow } from './papers.store.ts'

/** Which papers an order needs by its country's import rules, which of them are here, and by when the others have to be. */

export interface ChecklistFacts {
  /** By UTC. */
  today: string
  now: Date
  /** Of the rules; null where we have none for the country. */
  documents: readonly Paper[]
  inspection: readonly InspectionRule[]
  /** ISO alpha-2 of the country it is loaded in, as far as we know. */
  origin: string | null
  /** The days of the ship, as they are known or expected; null where nobody can say. */
  bookedOn: string | null
  etd: string | null
  eta: string | null
  papers: readonly PaperRow[]
}

export type EntryState = 'here' | 'draft' | 'ends-too-soon' | 'missing' | 'late'

export interface ChecklistEntry {
  kind: string
  /** In the rules' words: `sometimes` depends on the case, `unknown` is not established. */
  required: 'yes' | 'sometimes' | 'unknown'
  keeper: Keeper
  by: string | null
  state: EntryState
  issuer: Name | null
  note: RuleText | null
  /** What the country calls it. */
  localName: string | null
  inspection: InspectionRule | null
}

export function checklistOf(facts: ChecklistFacts): ChecklistEntry[] {
  const day = facts.etd ?? facts.today
  const inspection = inspectionOf(facts, day)
  const documents = facts.documents.filter(
    ({ prov, required }) => required !== 'no' && isInForce(prov, day),
  )
  const listed = new Map(documents.map((paper) => [paper.id, paper]))
  const kinds = new Set([
    ...paperKinds.filter((kind) => listed.has(kind)),
    ...listed.keys(),
    ...(inspection?.moment === 'before_shipment' ? ['inspection_certificate'] : []),
  ])
  return [...kinds].map((kind) => entryOf(kind, { paper: listed.get(kind), inspection }, facts))
}

interface Rules {
  paper: Paper | undefined
  inspection: InspectionRule | null
}

function entryOf(
  kind: string,
  { paper, inspection }: Rules,
  facts: ChecklistFacts,
): ChecklistEntry {
  const isInspection = kind === 'inspection_certificate'
  const by = dueOf(kind, paper?.stage ?? 'before_loading', facts)
  return {
    kind,
    required: requiredOf(paper),
    keeper: keeperOf(kind),
    by,
    state: entryState(kind, by, facts),
    issuer:
      isInspection && inspection ? inspection.bodies.join(', ') || null : (paper?.issuer ?? null),
    note: paper?.note ?? null,
    localName: paper?.local_name ?? null,
    inspection: isInspection ? inspection : null,
  }
}

/** A paper without an entry of its own is required, because the rules on inspections ask for it. */
function requiredOf(paper: Paper | undefined): ChecklistEntry['required'] {
  if (!paper) return 'yes'
  return paper.required === 'no' ? 'unknown' : paper.required
}

/** Of the country it is loaded in, or of all of them. */
function inspectionOf({ inspection, origin }: ChecklistFacts, day: string): InspectionRule | null {
  const standing = inspection.filter(({ prov }) => isInForce(prov, day))
  const own = standing.find((rule) => origin !== null && rule.origin.includes(origin))
  return own ?? standing.find((rule) => rule.origin.includes('*')) ?? null
}

/** A permit is there before the ship is booked; what is told on arrival, ten days before the ship. */
function dueOf(kind: string, stage: Paper['stage'], facts: ChecklistFacts): string | null {
  const { bookedOn, etd, eta } = facts
  if (kind === 'import_permit') return bookedOn ?? etd
  if (stage === 'order') return null
  if (stage === 'before_loading') return etd
  if (stage === 'at_sea') return eta === null ? null : addDays(eta, -documentsBeforeArrival)
  return stage === 'registration' ? null : eta
}

function entryState(kind: string, by: string | null, facts: ChecklistFacts): EntryState {
  // We make it with the order.
  if (kind === 'proforma_invoice') return 'here'
  const own = facts.papers.filter((paper) => paper.kind === kind && paper.is_latest)
  if (own.some((paper) => endsTooSoon(paper, facts))) return 'ends-too-soon'
  if (own.some((paper) => stateOf(paper, facts.now) !== 'final')) return 'draft'
  if (own.length > 0) return 'here'
  return by !== null && by < facts.today ? 'late' : 'missing'
}
