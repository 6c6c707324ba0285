import type { SharedPapers } from '@bandari/sdk'
import type { Translator } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { findShipment, type Shipment } from '../../tracking/shipments.store.ts'
import { paperName } from '../../../landed/labels.ts'
import { listVehicleTitles } from '../document-orders.store.ts'
import { recordDocumentRead } from '../record-document-read.ts'
import type { DocumentRow } from '../documents.store.ts'
import { type OrderDocuments, readOrderDocuments } from '../read-order-documents.ts'
import { findOpenShare, recordShareUse } from '../shares.store.ts'

/** The same for an expired link and for an unknown one. */
export const unknownShare = refuse(404, detail('share_unknown'))

/** Documents and days only: nothing about payments or the buyer's address. */
export const getSharedPapers: Handler<'getSharedPapers'> = async (context, call) => {
  const { db, clock } = context
  const { body, ip, language } = call
  const now = clock.now()
  const share = await findOpenShare(db, body.token, now)
  const facts = share && (await readOrderDocuments(db, { orderId: share.order_id }, now))
  if (!share || !facts) return unknownShare
  const { id, order_id: orderId, ends_at } = share
  await recordShareUse(db, id, now)
  await recordDocumentRead(context, { actorId: null, orderId, ip, what: { share: id } })
  const latest = facts.documents.filter(({ is_latest }) => is_latest)
  const translator = translatorOf(language)
  return {
    status: 200,
    body: {
      number: facts.journey.number,
      ends_at: ends_at.toISOString(),
      vehicles: await listVehicleTitles(db, orderId),
      ship: shipView(await findShipment(db, orderId), facts.journey),
      papers: latest.map((document) => sharedDocumentView(document, translator)),
    },
  }
}

function shipView(
  ship: Shipment | null,
  { facts }: OrderDocuments['journey'],
): SharedPapers['ship'] {
  return {
    vessel: ship?.vessel ?? null,
    voyage: ship?.voyage ?? null,
    bill_of_lading: ship?.bill_of_lading ?? null,
    container: ship?.container ?? null,
    loading_port: ship?.loading_port ?? null,
    discharge_port: ship?.discharge_port ?? null,
    etd: ship?.etd ?? null,
    eta: ship?.eta ?? null,
    sailed_on: facts.done.sailed?.on ?? null,
    arrived_on: facts.done.arrived?.on ?? null,
  }
}

function sharedDocumentView(
  document: DocumentRow,
  translator: Translator,
): SharedPapers['papers'][number] {
  const { id, kind, label, is_draft, number, valid_until, added_at } = document
  return {
    id,
    name: paperName(kind, translator),
    label,
    is_draft,
    number,
    valid_until,
    added_at: added_at.toISOString(),
    file_type: document.file_type,
    bytes: document.file_bytes,
  }
}
