import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { findAccountByEmail } from '../accounts/account.store.ts'
import { readEffect } from './merge-effect.ts'
import { findPerson } from './merge-pair.store.ts'

export const previewAccountMerge: Handler<'previewAccountMerge'> = async (
  context,
  { path: { id }, query: { ended: name } },
) => {
  const { db } = context
  const endedId = /^[1-9]\d{0,14}$/.test(name)
    ? Number(name)
    : (await findAccountByEmail(db, name.trim()))?.id
  const kept = await findPerson(db, id)
  const ended = endedId === undefined ? undefined : await findPerson(db, endedId)
  if (!kept || !ended) return notFound
  return { status: 200, body: { kept, ended, effect: await readEffect(context, { kept, ended }) } }
}
