import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import type { Database } from '../../../platform/db/database.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { savePrivateFile } from '../../../platform/private-files/save-private-file.ts'
import { acceptPrivateFile } from '../../../platform/private-files/accept-private-file.ts'
import type { Settings } from '../../../core/settings.ts'
import { isDay } from '../../../pricing/exchange-rates/days.ts'
import { lapseChange } from '../../../selling/orders/consignee/lapse-change.ts'
import { checkOrderAlarms } from '../../tracking/alarms/check-alarms.ts'
import { getOrderRecord, lockOrder } from '../../../selling/orders/order.store.ts'
import { draftMails } from '../document-mails.ts'
import { answerDue } from '../document-states.ts'
import type { NewDocument } from '../documents.store.ts'
import { saveDocument } from '../save-document.ts'
import { orderDocumentsView, readOrderDocuments } from '../read-order-documents.ts'
import { documentAlarmRules } from '../alarms/document-alarm-rules.ts'

/** The file is checked before the transaction begins (`x-writes: false`). */
export const addPaper: Handler<'addPaper'> = async (context, { path, account, body, language }) => {
  const { db, clock, settings } = context
  if (body.valid_until && !isDay(body.valid_until)) {
    return refuse(400, fieldErrors({ valid_until: ['not_a_day'] }))
  }
  const before = await readOrderDocuments(db, { orderId: path.id }, clock.now())
  if (!before) return notFound
  if (before.journey.account_id === account.id) return ownMoney
  const file = await acceptPrivateFile(context, body.file)
  if (typeof file === 'string') return refuse(400, fieldErrors({ file: [file] }))
  const now = clock.now()
  const document = { ...documentFields(body), orderId: path.id, actorId: account.id, now }
  await db.transaction().execute(async (tx) => {
    await lockOrder(tx, path.id)
    const fileId = await savePrivateFile(tx, context, { ...file, by: account.id })
    await saveDocument(tx, { ...document, fileId }, file.hash)
    if (document.isDraft) await mailDraft(tx, document, settings)
    else if (document.kind === 'bill_of_lading')
      await lapseChange({ db: tx, settings }, path.id, now)
    await checkOrderAlarms({ db: tx, clock, settings }, path.id, documentAlarmRules)
  })
  context.nudgeOutbox()
  const after = (await readOrderDocuments(db, { orderId: path.id }, now)) ?? before
  return { status: 201, body: await orderDocumentsView(db, after, { now, language }) }
}

interface DocumentForm {
  kind: string
  label?: string
  is_draft?: 'true' | 'false'
  number?: string
  valid_until?: string
  note?: string
}

/** Empty fields become null. */
function documentFields({ kind, label, is_draft, number, valid_until, note }: DocumentForm) {
  return {
    kind,
    label: label?.trim() ?? '',
    isDraft: is_draft === 'true',
    number: number?.trim() || null,
    validUntil: valid_until || null,
    note: note?.trim() || null,
  }
}

async function mailDraft(
  db: Database,
  { orderId, kind, now }: Pick<NewDocument, 'orderId' | 'kind' | 'now'>,
  settings: Settings,
) {
  const order = await getOrderRecord(db, orderId)
  const due = answerDue({ added_at: now })
  for (const mail of draftMails(order, { kind, due }, settings)) await enqueueMail(db, mail)
}
