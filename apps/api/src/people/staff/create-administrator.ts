import { sourceLanguage } from '@bandari/i18n'
import type { StaffRole } from '../../core/account.ts'
import type { Clock } from '../../core/clock.ts'
import { shopAddress } from '../../core/language.ts'
import type { Settings } from '../../core/settings.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import type { Database } from '../../platform/db/database.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import {
  type AccountRecord,
  findAccountByEmail,
  insertAccount,
  lockAccount,
} from '../accounts/account.store.ts'
import { insertLink, spendLinks } from '../accounts/links/link.store.ts'
import { linkPath } from '../accounts/links/link.ts'
import { administratorMail } from './administrator-mail.ts'
import { type CandidateResult, validateCandidate } from './candidate.ts'
import { endSessionsOf, findStaffRole, setStaffRole } from './staff.store.ts'

interface Dependencies {
  db: Database
  clock: Clock
  settings: Settings
}

interface NewAdministrator {
  email: string
  first_name: string
  last_name: string
  /** Also when the address has an account already. */
  promote: boolean
}

export type CreationResult =
  | { result: Exclude<CandidateResult, 'create' | 'invite'> }
  /** The link by which they choose their password; a mail with it is queued. */
  | { result: 'create' | 'invite'; url: string }

/**
 * Makes an administrator, for whoever operates the shop and has no account in it. Only the person behind the address
 * chooses the password.
 */
export function createAdministrator(
  dependencies: Dependencies,
  input: NewAdministrator,
): Promise<CreationResult> {
  return dependencies.db.transaction().execute(async (db) => {
    const found = await findAccountByEmail(db, input.email)
    const account = found && (await lockAccount(db, found.id))
    const role = account && (await findStaffRole(db, account.id))
    const result = validateCandidate(account && { ...account, staff_role: role }, input)
    if (result === 'create') {
      const created = await create(db, input, dependencies.clock.now())
      await appoint({ ...dependencies, db }, created, null)
      return { result, url: await invite({ ...dependencies, db }, created) }
    }
    // Whoever has no account is created.
    if (!account) throw new Error(`${input.email} is nobody`)
    if (result === 'invite') return { result, url: await invite({ ...dependencies, db }, account) }
    if (result === 'promote') {
      await appoint({ ...dependencies, db }, account, role)
      // Ends sign-ins that began before the person was an administrator.
      await endSessionsOf(db, account.id)
    }
    return { result }
  })
}

async function create(db: Database, input: NewAdministrator, now: Date): Promise<AccountRecord> {
  const { email, first_name, last_name } = input
  await insertAccount(db, {
    email,
    first_name,
    last_name,
    language: sourceLanguage,
    password_hash: null,
    country: null,
    date_joined: now,
    is_active: true,
  })
  const account = await findAccountByEmail(db, email)
  if (!account) throw new Error(`${email} was not stored`)
  return account
}

async function appoint(
  { db, clock }: Dependencies,
  { id }: AccountRecord,
  before: StaffRole | null,
) {
  await setStaffRole(db, { id, role: 'admin' })
  await insertAudit(db, {
    actorId: null,
    action: 'change-staff-role',
    subject: 'account',
    subjectId: id,
    before: { staff_role: before },
    after: { staff_role: 'admin' },
    reason: 'pnpm admin create',
    now: clock.now(),
  })
}

async function invite({ db, clock, settings }: Dependencies, account: AccountRecord) {
  const link = { accountId: account.id, purpose: 'reset' } as const
  await spendLinks(db, link, clock.now())
  const token = await insertLink(db, link, clock.now())
  const path = linkPath('reset', { accountId: account.id, token })
  const url = shopAddress(settings, path, account.language)
  const { brandName: brand, portalOrigin: portal } = settings
  await enqueueMail(db, administratorMail({ brand, portal, to: account, url }))
  return url
}
