import type { Sentence } from '@bandari/i18n'
import { useSay } from '@bandari/i18n/react'
import type { ProductDocument } from '@bandari/sdk'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { asRefusal } from '../api/refusal.ts'
import { selectIsSignedIn } from '../api/session-slice.ts'
import { useListDestinationsQuery } from '../api/shipping.ts'
import { addRefusalSentence } from '../shared/add-refusal.ts'
import { paths } from '../shared/paths.ts'
import { useAddLine } from '../shared/use-add-line.ts'
import {
  destinationOf,
  portOf,
  type PurchaseChoice,
  readChoice,
  writeChoice,
} from './purchase-choice.ts'
import { validatePurchase, resultSentence } from './purchase-checks.ts'

/** The choices, their cost, and Buy Now. */
export function usePurchase(product: ProductDocument) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isSignedIn = useSelector(selectIsSignedIn)
  const { data: destinations = [] } = useListDestinationsQuery()
  const [chosen, setChosen] = useState<PurchaseChoice | null>(null)
  const [problem, setProblem] = useState<Sentence | null>(null)
  const [isAdding, setAdding] = useState(false)
  const addLine = useAddLine()
  const say = useSay()

  const choice = chosen ?? readChoice(search, destinations)
  const destination = destinationOf(choice, destinations)
  const port = portOf(choice, destinations)
  const charge = port?.charges[choice.shipping] ?? null
  const option = optionAt(product, port?.methods ?? [])

  const buy = async () => {
    setProblem(null)
    const purchase = {
      ...choice,
      hasPorts: (destination?.ports.length ?? 0) > 0,
      stock: product.get_stock_record?.quantity ?? null,
      hasOptions: product.options.length > 0,
      option,
    }
    const result = validatePurchase(purchase)
    if (result !== 'ok') return setProblem(resultSentence(result, purchase))
    const here = `${pathname}?${writeChoice(choice)}`
    if (!isSignedIn) return navigate(paths.signIn(here))
    setAdding(true)
    // The session may end at any call, so the address must hold the choices.
    await navigate(here, { replace: true, preventScrollReset: true })
    const { quantity, insurance } = choice
    const error = await addLine({
      url: product.url,
      quantity,
      ...(option === null || charge === null ? {} : { options: [{ option, value: charge }] }),
      ...(insurance ? { insurance } : {}),
    })
    setAdding(false)
    if (error === undefined) return navigate(paths.basket())
    const refusal = asRefusal(error)
    if (refusal.status !== 401) setProblem(addRefusalSentence(refusal))
  }

  const said = problem === null ? null : say(problem)
  return {
    destinations,
    destination,
    port,
    charge,
    choice,
    setChosen,
    problem: said,
    isAdding,
    buy,
  }
}

/** The port's option for this product's body group; there is one for each group. */
function optionAt(
  { options }: ProductDocument,
  methods: readonly { option: string }[],
): string | null {
  const own = new Set(options.map(({ url }) => url))
  return methods.find(({ option }) => own.has(option))?.option ?? null
}
