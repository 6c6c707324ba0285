import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { readConsignee } from '../checkout-fields.ts'

/** What a checkout would refuse of a consignee, told while the form is open. */
export const checkConsignee: Handler<'checkConsignee'> = async ({ db }, { body }) => {
  const reading = await readConsignee(db, body)
  return 'problems' in reading
    ? { status: 400, body: fieldErrors(reading.problems) }
    : { status: 204 }
}
