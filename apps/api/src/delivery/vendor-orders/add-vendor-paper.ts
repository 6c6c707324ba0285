import type { Handler } from '../../core/contract.ts'
import type { Context } from '../../core/context.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { acceptPrivateFile } from '../../platform/private-files/accept-private-file.ts'
import { savePrivateFile } from '../../platform/private-files/save-private-file.ts'
import { lockOrder } from '../../selling/orders/order.store.ts'
import { documentAlarmRules } from '../documents/alarms/document-alarm-rules.ts'
import { saveDocument } from '../documents/save-document.ts'
import { checkOrderAlarms } from '../tracking/alarms/check-alarms.ts'
import { type Duty, readDuties } from './read-vendor-orders.ts'
import { vendorOrderView } from './vendor-order.view.ts'
import { findVendorLine, labelLength } from './vendor-orders.store.ts'

const notNow = refuse(409, detail('papers_not_now'))

/** The file is checked before the transaction begins (`x-writes: false`). */
export const addVendorPaper: Handler<'addVendorPaper'> = async (
  context,
  { path, account, body, origin },
) => {
  const { db, clock, settings, nudgeOutbox } = context
  const own = { id: path.id, vendorId: sellerIdOf(account) }
  const before = await findDuty(context, own)
  if (!before) return notFound
  if (before.state !== 'paid') return notNow
  const file = await acceptPrivateFile(context, body.file)
  if (typeof file === 'string') return refuse(400, fieldErrors({ file: [file] }))
  const now = clock.now()
  const orderId = before.line.order_id
  const isSaved = await db.transaction().execute(async (tx) => {
    await lockOrder(tx, orderId)
    const duty = await findDuty({ db: tx, clock }, own)
    if (duty?.state !== 'paid') return false
    const fileId = await savePrivateFile(tx, context, { ...file, by: account.id })
    const document = {
      orderId,
      kind: body.kind,
      label: duty.line.title.slice(0, labelLength),
      fileId,
      isDraft: false,
      number: null,
      validUntil: null,
      note: null,
      actorId: account.id,
      now,
    }
    await saveDocument(tx, document, file.hash)
    await checkOrderAlarms({ db: tx, clock, settings }, orderId, documentAlarmRules)
    return true
  })
  if (!isSaved) return notNow
  nudgeOutbox()
  const after = (await findDuty(context, own)) ?? before
  return { status: 201, body: vendorOrderView(after, origin) }
}

async function findDuty(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  own: { id: number; vendorId: number },
): Promise<Duty | undefined> {
  const line = await findVendorLine(db, own)
  const [duty] = line ? await readDuties(db, [line], clock.now()) : []
  return duty
}
