import type { VoucherCreate } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import { amongFields, type FieldProblems, onlyFields } from '../../core/field-problems.ts'
import type { Database } from '../../platform/db/database.ts'
import { onlyEndChanges, supportVoucherView, termsIn, termsOf } from './support-voucher.view.ts'
import { validateNewTerms, validateTermsChange, type VoucherMistakes } from './voucher-rules.ts'
import { isVoucherCodeTaken, vouchers } from './vouchers.store.ts'

/** No two codes, of discounts or of supporters, are the same. */
export async function codeMistakes(
  db: Database,
  wanted: { code: string; besides?: number },
): Promise<VoucherMistakes> {
  return (await isVoucherCodeTaken(db, wanted)) ? { code: ['code_taken'] } : {}
}

/** Values in place of fields that the contract has refused, so that they cause no further mistakes. */
const stand = {
  code: '',
  name: '',
  kind: 'fixed',
  benefit: '1.00',
  usage: 'single',
  start_datetime: '1970-01-01T00:00:00Z',
  end_datetime: '9999-01-01T00:00:00Z',
} as const

/** What else is wrong with a new discount code that the contract refuses for something. */
export async function checkNewVoucher(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { body }: { body: Partial<VoucherCreate> },
): Promise<FieldProblems> {
  const terms = termsOf({ ...stand, ...body })
  const mistakes = {
    ...(await codeMistakes(db, terms)),
    ...validateNewTerms(terms, clock.now()),
  }
  return amongFields(mistakes, body)
}

interface Change {
  body: Partial<VoucherCreate>
  path: { id: number }
  faults: ReadonlySet<string>
}

/** What else is wrong with a change that the contract refuses for something. */
export async function checkVoucherChange(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { body, path: { id }, faults }: Change,
): Promise<FieldProblems> {
  const now = clock.now()
  const row = await vouchers(now).find(db, id)
  if (!row) return {}
  const wanted = termsOf({
    ...supportVoucherView(row, now),
    ...onlyFields(stand, faults),
    ...body,
  })
  const mistakes = {
    ...(await codeMistakes(db, { code: wanted.code, besides: id })),
    ...validateTermsChange(termsIn(row), wanted, { onlyEndChanges: onlyEndChanges(row), now }),
  }
  return amongFields(mistakes, body)
}
