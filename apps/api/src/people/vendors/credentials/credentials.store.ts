import { sql } from 'kysely'
import type { Language } from '@bandari/i18n'
import type { Database } from '../../../platform/db/database.ts'

export type CredentialKind = 'registration' | 'identity' | 'dealer_licence'

export interface CredentialRow {
  id: number
  kind: CredentialKind
  file_id: number
  name: string
  type: 'image/jpeg' | 'application/pdf'
  bytes: number
  number: string | null
  /** `2027-06-30` */
  expires_on: string | null
  is_latest: boolean
  state: 'waiting' | 'accepted' | 'refused'
  reason: string | null
  uploaded_at: Date
  decided_at: Date | null
}

/** The newest first. */
export async function listCredentials(db: Database, accountId: number): Promise<CredentialRow[]> {
  const { rows } = await sql<CredentialRow>`
    select paper.id, kind, file_id, name, type, bytes, number, expires_on::text, state, reason, paper.uploaded_at, decided_at,
      paper.id = max(paper.id) over (partition by kind) as is_latest
    from vendor_credentials as paper join private_files on private_files.id = file_id
    where account_id = ${accountId} order by paper.id desc`.execute(db)
  return rows
}

export async function countCredentials(db: Database, accountId: number): Promise<number> {
  const { n } = await db
    .selectFrom('vendor_credentials')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return n
}

interface NewCredential {
  accountId: number
  kind: CredentialKind
  fileId: number
  number: string | null
  expiresOn: string | null
  now: Date
}

export async function insertCredential(db: Database, given: NewCredential): Promise<number> {
  const { accountId, kind, fileId, number, expiresOn, now } = given
  const { rows } = await sql<{ id: number }>`
    insert into vendor_credentials (account_id, kind, file_id, number, expires_on, uploaded_at)
    values (${accountId}, ${kind}, ${fileId}, ${number}, ${expiresOn}::date, ${now}) returning id`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('a paper that was inserted has an id')
  return row.id
}

interface Review {
  id: number
  state: 'accepted' | 'refused'
  reason: string | null
  expiresOn: string | null
  actorId: number
  now: Date
}

/** False if somebody decided meanwhile. */
export async function decideCredential(db: Database, review: Review): Promise<boolean> {
  const { id, state, reason, expiresOn, actorId, now } = review
  const { numAffectedRows = 0n } = await sql`
    update vendor_credentials set state = ${state}, reason = ${reason}, expires_on = ${expiresOn}::date,
      decided_by = ${actorId}, decided_at = ${now}
    where id = ${id} and state = 'waiting'`.execute(db)
  return numAffectedRows > 0n
}

export interface EndingCredential {
  id: number
  kind: CredentialKind
  expires_on: string
  email: string
  first_name: string
  language: Language
}

/** Accepted papers of sellers that end by a day and whose owner was not told; they count as told from now on. */
export async function takeEnding(
  db: Database,
  { by, now }: { by: string; now: Date },
): Promise<EndingCredential[]> {
  const { rows } = await sql<EndingCredential>`
    update vendor_credentials as paper set told_at = ${now}
    from accounts
    where accounts.id = account_id and state = 'accepted' and told_at is null and expires_on <= ${by}::date
      and seller_status in ('pending', 'approved') and is_active
      and not exists (select from vendor_credentials as later
        where later.account_id = paper.account_id and later.kind = paper.kind and later.id > paper.id)
    returning paper.id, kind, expires_on::text, email, first_name, language`.execute(db)
  return rows
}

export async function insertApplication(
  db: Database,
  {
    accountId: account_id,
    answer,
    now: at,
  }: { accountId: number; answer: string | null; now: Date },
): Promise<void> {
  await db.insertInto('vendor_applications').values({ account_id, answer, at }).execute()
}

export interface ApplicationEntry {
  answer: string | null
  at: Date
}

export function listApplications(db: Database, accountId: number): Promise<ApplicationEntry[]> {
  return db
    .selectFrom('vendor_applications')
    .select(['answer', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
}

export interface DecisionEntry {
  action: 'approve-vendor' | 'refuse-vendor' | 'suspend-vendor' | 'reinstate-vendor'
  reason: string | null
  at: Date
}

/** What staff decided about the account as a seller. */
export async function listDecisions(db: Database, accountId: number): Promise<DecisionEntry[]> {
  const { rows } = await sql<DecisionEntry>`
    select action, reason, at from audit
    where subject = 'account' and subject_id = ${String(accountId)} and kind = 'change'
      and action in ('approve-vendor', 'refuse-vendor', 'suspend-vendor', 'reinstate-vendor')
    order by id desc limit 50`.execute(db)
  return rows
}
