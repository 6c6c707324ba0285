import type { Language } from '@bandari/i18n'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { wantsMail } from '../../people/accounts/notifications/muted-mails.store.ts'

/** The commission of one supporter that became payable since the last mail. */
export interface PayableNotice {
  agent_id: number
  email: string
  first_name: string
  language: Language
  sums: { currency: string; amount: number }[]
}

/** What was approved longer ago is not mailed any more. */
const noticeDays = 7

/**
 * Marks entries that were not mailed yet, and returns them by supporter, without supporters who do not want the mail.
 * If two runs overlap, only one of them returns an entry.
 */
export async function takePayableNotices(db: Database, now: Date): Promise<PayableNotice[]> {
  const since = new Date(now.getTime() - noticeDays * 24 * 3600 * 1000)
  const { rows } = await sql<PayableNotice>`
    with fresh as (
      select entry_id as id from commission_approvals where at > ${since}
      union all
      select id from commission_entries where kind = 'training' and at > ${since}),
    told as (
      insert into commission_notices (entry_id, at)
      select id, ${now} from fresh
      where not exists (select from commission_notices where entry_id = fresh.id)
        and not exists (select from commission_entries where reverses = fresh.id)
      order by id
      on conflict (entry_id) do nothing returning entry_id),
    sums as (
      select agent_id, currency, sum(amount)::bigint as amount
      from told join commission_entries on commission_entries.id = entry_id
      group by agent_id, currency having sum(amount) > 0)
    select agent_id, accounts.email, accounts.first_name, accounts.language,
      jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount) order by currency) as sums
    from sums join agents on agents.id = agent_id join accounts on accounts.id = account_id
    where ${wantsMail('commission')}
    group by agent_id, accounts.id order by agent_id`.execute(db)
  return rows
}
