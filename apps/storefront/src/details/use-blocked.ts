import type { LandedPrice, ProductDocument } from '@bandari/sdk'
import { useGetLandedPriceQuery } from '../api/landed.ts'
import type { MyDestination } from '../shared/destination/my-destination.ts'
import { destinationQuestion } from '../shared/landed/landed-question.ts'
import { isSpare } from './spare.ts'

interface Aim {
  mine: MyDestination | null
  country: string
}

/** The rule that keeps the car out of the country that is chosen, as the page's landed price has it; null where none does. */
export function useBlocked(
  product: ProductDocument,
  { mine, country }: Aim,
): Pick<LandedPrice, 'sentence'> | null {
  const isAsked = mine?.country === country && !isSpare(product)
  const question = { ...destinationQuestion(mine ?? nowhere), product: product.id }
  const { currentData: price } = useGetLandedPriceQuery(question, { skip: !isAsked })
  return price?.verdict === 'block' ? price : null
}

const nowhere = { country: '', city: '', way: '', shipping: 'RORO', insurance: false } as const
