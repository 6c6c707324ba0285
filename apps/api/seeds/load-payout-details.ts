import type { KeySource } from '../src/people/accounts/second-factor/secret-key.ts'
import { openSecrets } from '../src/people/accounts/second-factor/secrets.ts'
import type { Database } from '../src/platform/db/database.ts'
import type { FullPayoutDetails } from '../src/supporters/payout-details/parse-payout-details.ts'
import { sealDetails } from '../src/supporters/payout-details/sealed-details.ts'
import { people } from './people.data.ts'

const wallet = {
  kind: 'wallet',
  bank: null,
  branch: null,
  swift: null,
  account_number: null,
} as const
const bank = { kind: 'bank', operator: null, number: null } as const

/** Joy Kamau has none: a payout leaves her out and says why. */
const details: [keyof typeof people, FullPayoutDetails][] = [
  [
    'recruit',
    {
      ...wallet,
      holder: 'Tendai Moyo',
      country: 'ZW',
      currency: 'USD',
      operator: 'EcoCash',
      number: '+263771234567',
    },
  ],
  [
    'vendor',
    {
      ...bank,
      holder: 'Peter Otieno',
      country: 'KE',
      currency: 'KES',
      bank: 'Example Bank',
      branch: 'Mombasa',
      swift: 'EXAMKENA',
      account_number: '0100123456',
    },
  ],
]

const confirmedAt = new Date('2026-10-05T08:00:00Z')

/** Tells where some of the demo's supporters are paid. */
export async function loadPayoutDetails(db: Database, settings: KeySource): Promise<void> {
  const secrets = openSecrets(settings)
  for (const [role, full] of details) {
    const { id } = await db
      .selectFrom('agents')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select('agents.id')
      .where('email', '=', people[role].email)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('payout_details')
      .values({
        ...sealDetails({ secrets }, id, full),
        asked_at: confirmedAt,
        expires_at: confirmedAt,
        token_hash: null,
        confirmed_at: confirmedAt,
        replaced_at: null,
      })
      .execute()
  }
}
