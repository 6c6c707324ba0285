import type { ModelAnswer } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import type { Answer, Call, Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { isOfVendor } from '../../core/vendor-of.ts'
import { reasonMissing } from '../../people/decisions/reason.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { findModelSubject } from '../listings/subject.store.ts'
import { addModel } from './add-model.ts'
import { answerMail } from './answer-mail.ts'
import { findModelBySlugs, findModelNames } from './model-requests.store.ts'
import { readCase } from './support-request.view.ts'
import {
  answerAsks,
  type AskRow,
  findGroup,
  giveModelToWaiting,
  type GroupRow,
  listAsks,
  lockAsks,
} from './support-requests.store.ts'

/** Answers all who ask for the same, once; nobody answers a request of their own shop. */
export const answerModelRequest: Handler<'answerModelRequest'> = async (context, call) => {
  const { db } = context
  const { account, path, body } = call
  const found = await findGroup(db, path.id)
  if (!found) return notFound
  await lockAsks(db, found.key)
  const group = await findGroup(db, path.id)
  if (group?.state !== 'open')
    return overtaken(db, { subject: 'model-request', subjectId: group?.id ?? path.id })
  const asks = await listAsks(db, group)
  if (asks.some(({ vendor_id }) => isOfVendor(account, vendor_id)))
    return refuse(409, detail('model_request_own'))
  const outcome = await outcomeOf(context, body)
  if ('refusal' in outcome) return outcome.refusal
  await settle(context, call, { group, asks, outcome })
  const answered = await findGroup(db, group.id)
  return answered ? { status: 200, body: await readCase(context, answered) } : notFound
}

type Refused = Exclude<Answer<'answerModelRequest'>, { status: 200 }>
type Outcome = { modelId: number } | { reason: string }

async function outcomeOf(
  { db }: Context,
  body: ModelAnswer,
): Promise<Outcome | { refusal: Refused }> {
  if (body.answer === 'refuse') {
    const reason = body.reason?.trim() ?? ''
    return reason === '' ? { refusal: reasonMissing } : { reason }
  }
  if (body.answer === 'add') {
    const added = await addModel(db, body)
    if ('refusal' in added) return added
    return { modelId: await findModelBySlugs(db, added) }
  }
  if (body.subId === undefined)
    return { refusal: refuse(400, fieldErrors({ subId: ['required'] })) }
  const subject = await findModelSubject(db, body.subId)
  return subject
    ? { modelId: body.subId }
    : { refusal: refuse(400, fieldErrors({ subId: ['model_missing'] })) }
}

interface Settled {
  group: GroupRow
  asks: readonly AskRow[]
  outcome: Outcome
}

async function settle(
  context: Context,
  { account, body }: Call<'answerModelRequest'>,
  { group, asks, outcome }: Settled,
) {
  const { db, clock, settings } = context
  const ids = asks.map(({ id }) => id)
  const now = clock.now()
  await answerAsks(db, { ids, actorId: account.id, now, outcome })
  const model = 'modelId' in outcome ? await findModelNames(db, outcome.modelId) : null
  const reason = 'reason' in outcome ? outcome.reason : null
  const subject = 'modelId' in outcome ? await findModelSubject(db, outcome.modelId) : undefined
  if (subject) await giveModelToWaiting(db, ids, subject)
  const { make, model: name, trim } = group
  await insertAudit(db, {
    actorId: account.id,
    action: `${body.answer}-model-request`,
    subject: 'model-request',
    subjectId: group.id,
    before: { make, model: name, ...(trim !== null && { trim }) },
    after: { ...(model && { became: model }), requests: ids },
    reason,
    now,
  })
  for (const ask of asks) await enqueueMail(db, answerMail(ask, { model, reason }, settings))
  context.afterCommit(context.nudgeOutbox)
}
