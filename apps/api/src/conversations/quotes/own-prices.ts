import type { OwnPrices } from '@bandari/sdk'
import { readShopTerms } from '../../selling/basket/shop-terms.store.ts'
import { inspectionCharge } from '../../pricing/local-charges/inspection-charge.ts'
import type { Context } from '../../core/context.ts'
import { toDecimal } from '../../core/money.ts'
import type { Contents } from '../../selling/basket/contents.ts'

/** What our own prices ask beside shipping, so that whoever answers sees what an empty field comes to. */
export async function ownPrices(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { lines }: Pick<Contents, 'lines'>,
): Promise<OwnPrices> {
  const { insurance, localCharges } = await readShopTerms(db, clock.now())
  const insured = lines.filter((line) => line.insurance_requested)
  const inspection = await inspectionCharge(db, lines, localCharges)
  return {
    insured:
      insured.length === 0 ? null : toDecimal(insured.reduce((sum, { net }) => sum + net, 0)),
    insurance: insurance && {
      basis_points: insurance.basisPoints,
      minimum: toDecimal(insurance.minimum),
    },
    inspection: inspection === null ? null : toDecimal(inspection),
  }
}
