import type { FitmentQuery } from '@bandari/sdk'
import type { Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { hasSpare, listCompatible } from './fitment.store.ts'
import { trimDocument } from './fitment.view.ts'
import { listTrims, listVariants } from './vehicle-tree.store.ts'

type Props = FitmentQuery['filterProps']

const required = {
  prepopulate: ['productID'],
  variants: ['make', 'models'],
  body: ['make', 'models', 'variants'],
} as const satisfies Record<FitmentQuery['fetchProp'], readonly (keyof Props)[]>

export const findFitment: Handler<'findFitment'> = async ({ db }, { body, account }) => {
  const { fetchProp, filterProps: props } = body
  const missing = required[fetchProp].filter((prop) => isEmpty(props[prop]))
  if (missing.length > 0) {
    const filterProps = Object.fromEntries(missing.map((prop) => [prop, ['required' as const]]))
    return refuse(400, fieldErrors({ filterProps }))
  }
  const { make = '', models = [], variants = [], productID = 0 } = props
  if (fetchProp === 'variants') {
    return { status: 200, body: { data: await listVariants(db, { make, models }) } }
  }
  if (fetchProp === 'body') {
    const trims = await listTrims(db, { make, models, variants })
    return { status: 200, body: { data: trims.map(trimDocument) } }
  }
  if (!(await hasSpare(db, { productId: productID, vendorId: sellerIdOf(account) })))
    return notFound
  return { status: 200, body: { data: await listCompatible(db, productID) } }
}

function isEmpty(value: Props[keyof Props]): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
