import type { SharedPapers } from '@bandari/sdk'
import type { Translator } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { findShipment, type Shipment } from '../../tracking/shipments.store.ts'
import { paperName } from '../../../landed/labels.ts'
import { listVehicleTitles } from '../order-of-papers.store.ts'
import { noteRead } from '../paper-reads.ts'
import type { PaperRow } from '../papers.store.ts'
import { type PaperFacts, readPaperFacts } from '../read-order-papers.ts'
import { findOpenShare, noteUse } from '../shares.store.ts'

/** The same for a link that is over and for one that never was. */
export const unknownShare = refuse(404, detail('share_unknown'))

/** Papers and days, and nothing that tells what was paid or where the buyer lives. */
export const getSharedPapers: Handler<'getSharedPapers'> = async (context, call) => {
  const { db, clock } = context
  const { body, ip, language } = call
  const now = clock.now()
  const share = await findOpenShare(db, body.token, now)
  const facts = share && (await readPaperFacts(db, { orderId: share.order_id }, now))
  if (!share || !facts) return unknownShare
  const { id, order_id: orderId, ends_at } = share
  await noteUse(db, id, now)
  await noteRead(context, { actorId: null, orderId, ip, what: { share: id } })
  const latest = facts.papers.filter(({ is_latest }) => is_latest)
  const translator = translatorOf(language)
  return {
    status: 200,
    body: {
      number: facts.journey.number,
      ends_at: ends_at.toISOString(),
      vehicles: await listVehicleTitles(db, orderId),
      ship: shipView(await findShipment(db, orderId), facts.journey),
      papers: latest.map((paper) => sharedPaperView(paper, translator)),
    },
  }
}

function shipView(ship: Shipment | null, { facts }: PaperFacts['journey']): SharedPapers['ship'] {
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

function sharedPaperView(paper: PaperRow, translator: Translator): SharedPapers['papers'][number] {
  const { id, kind, label, is_draft, number, valid_until, added_at } = paper
  return {
    id,
    name: paperName(kind, translator),
    label,
    is_draft,
    number,
    valid_until,
    added_at: added_at.toISOString(),
    file_type: paper.file_type,
    bytes: paper.file_bytes,
  }
}
