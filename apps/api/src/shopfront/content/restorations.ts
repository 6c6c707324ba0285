import type { Database } from '../../platform/db/database.ts'
import {
  articles,
  contentOf,
  findPicture,
  lockArticle,
  lockSlugs,
  textOf,
  updateStaffArticle,
} from '../articles/articles.store.ts'
import { saveVersion } from '../articles/save-version.ts'
import { saveDealsVersion } from '../home/deals/save-deals.ts'
import { listDealVehicles, lockDeals, replaceDeals } from '../home/deals/support-deals.store.ts'
import { savePromotionsVersion } from '../home/featured/save-promotions.ts'
import {
  listPinnedVehicles,
  lockPromotions,
  replacePromotions,
} from '../home/featured/support-featured.store.ts'
import type { ContentSubject, ListedVehicle } from '../versions/content.ts'
import { listTitles, type VersionContent } from '../versions/versions.store.ts'

interface By {
  actorId: number
  now: Date
}

interface Restored {
  /** Of the new version. */
  id: number
  before: object
  after: object
}

interface Restoration {
  /** What the audit calls it. */
  audited: string
  lock: (db: Database) => Promise<void>
  /** Null when it is gone. */
  restore: (db: Database, version: VersionContent, by: By) => Promise<Restored | null>
}

/** How a version of each kind comes back. */
export const restorations: Readonly<Record<ContentSubject, Restoration>> = {
  article: { audited: 'article', lock: lockSlugs, restore: restoreArticle },
  deals: {
    audited: 'deals-version',
    lock: lockDeals,
    restore: async (db, { content, number }, by) => {
      const before = await listDealVehicles(db)
      await replaceDeals(db, Array.isArray(content) ? content : [], by.now)
      const id = await saveDealsVersion(db, { ...by, before, restoredFrom: number })
      const after = await listDealVehicles(db)
      return { id, before: await inWords(db, before), after: await inWords(db, after) }
    },
  },
  promotions: {
    audited: 'promotions-version',
    lock: lockPromotions,
    restore: async (db, { content, number }, by) => {
      const before = await listPinnedVehicles(db)
      await replacePromotions(db, Array.isArray(content) ? content : [], by.now)
      const id = await savePromotionsVersion(db, { ...by, before, restoredFrom: number })
      const after = await listPinnedVehicles(db)
      return { id, before: await inWords(db, before), after: await inWords(db, after) }
    },
  },
}

/** The vehicles in their order, as the audit's readers know them. */
async function inWords(db: Database, vehicles: readonly ListedVehicle[]) {
  const titles = await listTitles(
    db,
    vehicles.map(({ product_id }) => product_id),
  )
  return { vehicles: vehicles.map(({ product_id: id }) => `${titles.get(id) ?? ''} (${id})`) }
}

/**
 * What it says comes back, with its picture. Its address, and whether and when it is shown, stay: bringing words back must not
 * publish them.
 */
async function restoreArticle(
  db: Database,
  { subject_id: id, number, content }: VersionContent,
  { actorId, now }: By,
): Promise<Restored | null> {
  const before = await lockArticle(db, id)
  if (!before || Array.isArray(content)) return null
  const { title, summary, content: text, texts, picture_alt, picture_decorative } = content
  const picture_media_id = content.picture === null ? null : await findPicture(db, content.picture)
  const words = { title, summary, content: text, texts, picture_alt, picture_decorative }
  await updateStaffArticle(db, { ...textOf(before), id, now, ...words, picture_media_id })
  const after = await articles(now).find(db, id)
  if (!after) throw new Error(`article ${id} is gone while it is locked`)
  return {
    id: await saveVersion(db, { actorId, now, before, after, restoredFrom: number }),
    before: contentOf(textOf(before), before.picture),
    after: contentOf(textOf(after), after.picture),
  }
}
