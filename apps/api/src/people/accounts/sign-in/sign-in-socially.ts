import type { Language } from '@bandari/i18n'
import type { Answer, Handler } from '../../../core/contract.ts'
import type { Database } from '../../../platform/db/database.ts'
import { notFound } from '../../../core/refusal.ts'
import { sentenceOf } from '../../../core/problem.ts'
import { transactKeeping } from '../../../platform/http/transact.ts'
import {
  type AccountRecord,
  findAccountByEmail,
  forgetPassword,
  insertAccount,
  lockAccount,
  markActive,
} from '../account.store.ts'
import { askGoogle } from './google.ts'
import type { GooglePerson } from './google-person.ts'
import { awaitsActivation, spendLinks } from '../links/link.store.ts'
import { findAccountOfSubject, linkSubject } from './social-identity.store.ts'
import { finishSignIn } from './finish-sign-in.ts'

/** Google's sign-in (decisions 22). Google is asked before the transaction begins, because it may answer slowly. */
export const signInSocially: Handler<'signInSocially'> = async (context, { body, ...call }) => {
  const { clock, settings } = context
  const { language } = call
  if (!settings.google) return notFound
  const answer = await askGoogle(settings.google, body.access_token)
  if (answer.result === 'refused') return refuseToken(answer.reason)
  if (answer.result === 'other-application') {
    return refuseToken(sentenceOf('other_application', language))
  }
  if (answer.result !== 'ok') return refuse('authentication_failed')

  const { person } = answer
  return transactKeeping(context, async (context) => {
    const { db: tx } = context
    const now = clock.now()
    const account = await accountOf(tx, { ...person, language }, now)
    if (!account) return refuse('authentication_failed')
    const isOpen = account.is_active || (await reactivate(tx, account, now))
    if (!isOpen) return refuse('inactive_account')
    await linkSubject(tx, { subject: person.subject, accountId: account.id }, now)
    return finishSignIn(context, call, account)
  })
}

/** The account linked before, else the one with the same address, else a new one. */
async function accountOf(
  db: Database,
  { subject, ...person }: GooglePerson & { language: Language },
  now: Date,
): Promise<AccountRecord | null> {
  const linked = await findAccountOfSubject(db, subject)
  if (linked !== null) return lockAccount(db, linked)
  const existing = await findAccountByEmail(db, person.email)
  if (existing) return lockAccount(db, existing.id)
  await insertAccount(db, {
    ...person,
    password_hash: null,
    country: null,
    date_joined: now,
    is_active: true,
  })
  // Not inserted when a simultaneous sign-in of the same person was first.
  return findAccountByEmail(db, person.email)
}

/**
 * Google has proved what the activation link would have. The password is removed, because the person who chose it never
 * proved that the address is theirs. An account that is inactive for another reason stays closed.
 */
async function reactivate(
  db: Database,
  { id: accountId }: AccountRecord,
  now: Date,
): Promise<boolean> {
  if (!(await awaitsActivation(db, accountId))) return false
  await forgetPassword(db, accountId)
  await spendLinks(db, { accountId, purpose: 'activate' }, now)
  await markActive(db, accountId)
  return true
}

/** The detail is Google's or for programmers. */
function refuseToken(detail: string): Answer<'signInSocially'> {
  const code = 'social_token_invalid'
  return { status: 400, body: { errors: { token: sentenceOf(code), detail }, code } }
}

function refuse(code: 'authentication_failed' | 'inactive_account'): Answer<'signInSocially'> {
  return { status: 400, body: { errors: { non_field_errors: sentenceOf(code) }, code } }
}
