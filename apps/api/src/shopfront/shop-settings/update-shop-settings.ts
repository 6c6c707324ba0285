import { isDeepStrictEqual } from 'node:util'
import type { ShopSettingName, ShopSettings, ShopSettingsUpdate } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { fieldErrors, type FieldProblems } from '../../core/field-problems.ts'
import { refuse } from '../../core/refusal.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { type Mistakes, mistakesIn, tidied, unsafeIn } from './rules.ts'
import { listSettings, lockSettings, setSetting } from './shop-settings.store.ts'
import { revisionOf, shopSettingsView } from './shop-settings.view.ts'

const subject = 'shop-setting'

export const updateShopSettings: Handler<'updateShopSettings'> = async (
  { db, clock, settings },
  { body, account },
) => {
  const { revision: seen, reason: why, ...changes } = body
  const [wanted, reason] = [tidied(changes), why.trim()]
  const mistakes = mistakesOf(wanted, { reason, isProduction: settings.production })
  if (Object.keys(mistakes).length > 0) return refuse(400, fieldErrors(mistakes))
  await lockSettings(db)
  const rows = await listSettings(db)
  const newer = rows.find(({ name, revision }) => name in wanted && revision > seen)
  if (newer) return overtaken(db, { subject, subjectId: newer.name })
  const before = shopSettingsView(settings, rows).settings
  const now = clock.now()
  const revision = revisionOf(rows) + 1
  for (const [key, value] of Object.entries(wanted)) {
    const name = key as ShopSettingName
    if (isDeepStrictEqual(value, before[name])) continue
    await setSetting(db, { name, value, revision, actorId: account.id, reason, now })
    await insertAudit(db, {
      actorId: account.id,
      action: 'set-shop-setting',
      subject,
      subjectId: name,
      before: { value: before[name] },
      after: { value },
      reason,
      now,
    })
  }
  return { status: 200, body: shopSettingsView(settings, await listSettings(db)) }
}

/** What else is wrong with values of which the contract refuses others; of offices it may have left half an entry. */
export function checkShopSettings(
  { settings }: Pick<Context, 'settings'>,
  { body }: { body: Partial<Omit<ShopSettingsUpdate, 'offices'>> & { offices?: unknown } },
): Promise<FieldProblems> {
  const { revision: _, reason, offices: _offices, ...changes } = body
  const given = { reason: reason ?? 'given', isProduction: settings.production }
  return Promise.resolve(mistakesOf(tidied(changes), given))
}

function mistakesOf(
  wanted: Partial<ShopSettings>,
  { reason, isProduction }: { reason: string; isProduction: boolean },
): Mistakes {
  return {
    ...(reason === '' && { reason: ['blank' as const] }),
    ...unsafeIn(wanted, { isProduction }),
    ...mistakesIn(wanted),
  }
}
