import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { refuse } from '../../core/refusal.ts'
import { shopDay } from '../../core/shop-day.ts'
import { validateProof } from './confirm-person.ts'
import { readPersonalData } from './personal-copy.store.ts'

/** Everything that every module stores about the person, as of one moment. */
export const downloadOwnData: Handler<'downloadOwnData'> = async (context, call) => {
  const { account, body } = call
  const problems = await validateProof(context, call, body)
  if (problems) return refuse(400, fieldErrors(problems))
  const { db, clock, settings, personalData } = context
  const now = clock.now()
  const day = shopDay(now)
  const name = `${settings.brandName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-data-${day}.json`
  return {
    status: 200,
    headers: {
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
    body: {
      shop: settings.storefrontOrigin,
      account: account.email,
      made_at: now.toISOString(),
      amounts_in: 'minor units',
      data: await readPersonalData(db, personalData, account),
    },
  }
}
