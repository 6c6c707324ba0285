import type { OrderPapers } from '@bandari/sdk'
import type { Language } from '@bandari/i18n'
import type { Database } from '../../platform/db/database.ts'
import { readJourneys, type Journey } from '../tracking/journey.ts'
import { readImportRules } from '../../landed/rules.store.ts'
import { type ChecklistFacts, checklistOf } from './checklist.ts'
import { findDestinationCode } from './document-orders.store.ts'
import { checklistEntryView, documentView, shareView } from './order-documents.view.ts'
import { listDocuments, type DocumentRow } from './documents.store.ts'
import { listShares } from './shares.store.ts'

/** An order's documents with its journey, which says when they are due. */
export interface OrderDocuments {
  journey: Journey
  documents: DocumentRow[]
  /** Null if there are no rules for the country. */
  checklist: ChecklistFacts | null
}

/** Null if there is no such order, or it is somebody else's. */
export async function readOrderDocuments(
  db: Database,
  { orderId, accountId }: { orderId: number; accountId?: number | undefined },
  now: Date,
): Promise<OrderDocuments | null> {
  const [journey] = await readJourneys(db, [orderId], now)
  if (!journey || (accountId !== undefined && journey.account_id !== accountId)) return null
  const documents = await listDocuments(db, orderId)
  const country = await findDestinationCode(db, orderId)
  const rules = country === null ? null : await readImportRules(db, country)
  const { done, etd, eta, today } = journey.facts
  const checklist = rules && {
    today,
    now,
    requiredDocuments: rules.documents,
    inspection: rules.inspection,
    origin: journey.loaded_in_japan ? 'JP' : null,
    bookedOn: done.booked?.on ?? null,
    etd: done.sailed?.on ?? etd,
    eta: done.arrived?.on ?? eta,
    documents,
  }
  return { journey, documents, checklist }
}

export async function orderDocumentsView(
  db: Database,
  { journey, documents, checklist }: OrderDocuments,
  { now, language }: { now: Date; language: Language },
): Promise<OrderPapers> {
  const { etd, eta } = journey.facts
  return {
    etd,
    eta,
    papers: documents.map((row) => documentView(row, { now, eta, language })),
    checklist:
      checklist && checklistOf(checklist).map((entry) => checklistEntryView(entry, language)),
    shares: (await listShares(db, journey.id)).map((row) => shareView(row, now)),
  }
}
