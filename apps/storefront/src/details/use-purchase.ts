import { type ProductDocument, session } from '@bandari/sdk'
import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useListDestinationsQuery } from '../api/shipping.ts'
import { useMyDestination } from '../shared/destination/my-destination.ts'
import { paths } from '../shared/addresses/paths.ts'
import type { PurchaseProblem } from '../shared/purchase/purchase-problem.ts'
import { mostOf } from '../shared/purchase/quantity.ts'
import { premiumOf } from './purchase-total.ts'
import { useBlocked } from './use-blocked.ts'
import {
  beginningOf,
  destinationOf,
  portOf,
  type PurchaseChoice,
  readChoice,
  stockOf,
  writeChoice,
} from './purchase-choice.ts'
import { isSpare } from './spare.ts'

/** What is chosen, never more than there is, and what it costs to ship. */
function useChoice(product: ProductDocument) {
  const dispatch = useDispatch()
  const [search] = useSearchParams()
  const { data: destinations = [] } = useListDestinationsQuery()
  const [chosen, setChosen] = useState<PurchaseChoice | null>(null)
  const stock = stockOf(product)
  const mine = useMyDestination()
  const [known, setKnown] = useState(mine)
  const choices = useRef(0)
  // One destination on the page: what is chosen in the header is chosen here, too, and a port that is open here stays so.
  if (known !== mine) {
    setKnown(mine)
    if (mine && chosen) {
      const isPortOpen = chosen.port === '' && chosen.country === mine.country
      setChosen({ ...chosen, ...beginningOf(mine), ...(isPortOpen && { port: '' }) })
    }
  }
  const wish = chosen ?? readChoice(search, destinations, beginningOf(mine))
  const choice = { ...wish, quantity: Math.min(wish.quantity, mostOf(stock)) }
  const destination = destinationOf(choice, destinations)
  const port = portOf(choice, destinations)
  const charge = port?.charges[choice.shipping] ?? null
  const costs = { price: product.PriceObj.incl_tax, quantity: choice.quantity, charge }
  const premium = choice.insurance ? premiumOf(costs, destination?.insurance ?? null) : null
  const choose = (next: PurchaseChoice) => {
    setChosen(next)
    const { country, shipping: type, insurance } = next
    const isSamePlace = country === choice.country && next.port === choice.port
    const isSame = isSamePlace && type === choice.shipping && insurance === choice.insurance
    // Who has only ticked insurance has not said where they are, unless what they said before is still being followed.
    const isPlaceSaid = mine !== null || !isSamePlace || choices.current > 0
    if (country === '' || isSame || !isPlaceSaid) return
    const shipping = type === 'RORO' ? 'RORO' : 'CONTAINER'
    const turn = (choices.current += 1)
    import('../shared/destination/my-destination/follow-choice.ts')
      .then(({ followChoice }) =>
        followChoice(
          dispatch,
          mine,
          { country, port: next.port, shipping, insurance },
          () => choices.current === turn,
        ),
      )
      .catch(reportError)
  }
  const adopt = (entries: URLSearchParams) => {
    const entered = readChoice(entries, destinations, beginningOf(mine))
    if (writeChoice(entered) !== writeChoice(choice)) choose(entered)
  }
  const blocked = useBlocked(product, { mine, country: choice.country })
  const found = { destinations, destination, port, charge, premium, stock, mine, blocked }
  return { ...found, choice, setChosen: choose, adopt }
}

/** The choices, their cost, and Buy Now. */
export function usePurchase(product: ProductDocument, onStale: () => unknown) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const [problem, setProblem] = useState<PurchaseProblem | null>(null)
  const [isAdding, setAdding] = useState(false)

  const selection = useChoice(product)
  const { destination, port, charge, stock, choice } = selection
  const obstacleOf = useObstacle(product, selection)
  const option = optionAt(product, port?.methods ?? [])

  const tryToBuy = async (): Promise<PurchaseProblem | null> => {
    const code = await import('./check-and-buy.ts').catch(() => null)
    if (!code) return { sentence: 'shared.unreachable' }
    const mistake = code.problemOf({
      ...choice,
      hasPorts: (destination?.ports.length ?? 0) > 0,
      stock,
      hasOptions: product.options.length > 0,
      option,
      choices: product.choices,
    })
    if (mistake) return mistake
    const obstacle = await obstacleOf(code)
    if (obstacle) return obstacle
    const here = `${pathname}?${writeChoice(choice)}`
    // A press may come before the store has read who is signed in.
    if (session.token() === null) {
      await navigate(paths.signIn(here))
      return null
    }
    // The session may end at any call, so the address must hold the choices.
    await navigate(here, { replace: true, preventScrollReset: true })
    const { quantity, insurance } = choice
    const refused = await code.buyLine(dispatch, {
      url: product.url,
      quantity,
      country: choice.country,
      ...(option === null || charge === null
        ? { shipping_type: choice.shipping }
        : { options: [{ option, value: charge }] }),
      ...(insurance ? { insurance } : {}),
      ...code.choiceFor(product.choices, choice.picked),
    })
    if (refused === null) await navigate(paths.basket())
    // The basket knows of a sale that this page does not.
    else if (refused.refusal.status === 406) onStale()
    return refused?.refusal.status === 401 ? null : refused
  }

  const buy = async () => {
    setProblem(null)
    setAdding(true)
    setProblem(await tryToBuy())
    setAdding(false)
  }

  return { ...selection, problem, isAdding, buy }
}

type Checks = typeof import('./check-and-buy.ts')

/** Says once what keeps the car out of a country: an exception that staff agreed to is the order's to find. */
function useObstacle(
  product: ProductDocument,
  { choice: { country }, mine, blocked }: ReturnType<typeof useChoice>,
) {
  const dispatch = useDispatch()
  const [told, setTold] = useState<string | null>(null)
  return async ({ importObstacle }: Checks): Promise<PurchaseProblem | null> => {
    if (blocked || told === country) return null
    const wanted = { id: product.id, isSpare: isSpare(product), country, mine }
    const obstacle = await importObstacle(dispatch, wanted)
    if (obstacle) setTold(country)
    return obstacle
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
