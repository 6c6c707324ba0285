import { type ItemDetail, session } from '@bandari/sdk'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useListDestinationsQuery } from '../api/shipping.ts'
import { choiceFor, missingChoice } from '../shared/choices/picked-rules.ts'
import { type MyDestination, useMyDestination } from '../shared/destination/my-destination.ts'
import { paths } from '../shared/addresses/paths.ts'
import type { PurchaseProblem } from '../shared/purchase/purchase-problem.ts'
import { mostOf } from '../shared/purchase/quantity.ts'
import {
  type ItemChoice,
  validateItem,
  portFor,
  readItemChoice,
  writeItemChoice,
} from './item-choice.ts'

/** What is chosen, never more than there is, and the port that it goes to. */
function useChoice(item: ItemDetail) {
  const [search] = useSearchParams()
  const { data: destinations = [] } = useListDestinationsQuery()
  const [chosen, setChosen] = useState<ItemChoice | null>(null)
  const mine = useMyDestination()
  const follow = useFollow(mine)
  const wish = chosen ?? readItemChoice(search, item.quantity, mine)
  const choice = { ...wish, quantity: Math.min(wish.quantity, mostOf(item.quantity)) }
  const port = portFor(choice.country, destinations, mine)

  const choose = (next: ItemChoice) => {
    setChosen(next)
    if (next.country !== '' && next.country !== choice.country) follow(next.country)
  }
  const adopt = (entries: URLSearchParams) => {
    const entered = readItemChoice(entries, item.quantity)
    if (writeItemChoice(entered) !== writeItemChoice(choice)) choose(entered)
  }

  return { destinations, port, choice, setChosen: choose, adopt }
}

/** The choices, and Buy Now. */
export function useItemPurchase(item: ItemDetail, onStale: () => unknown) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const [problem, setProblem] = useState<PurchaseProblem | null>(null)
  const [isAdding, setAdding] = useState(false)
  const selection = useChoice(item)
  const { port, choice } = selection

  const tryToBuy = async (): Promise<PurchaseProblem | null> => {
    const result = validateItem(choice, item)
    if (result === 'no-country') return { sentence: 'items.noCountry' }
    if (result === 'out-of-stock') return { sentence: 'shared.outOfStock' }
    const mistake = missingChoice(item.choices, choice.picked)
    if (mistake) return mistake
    const here = `${pathname}?${writeItemChoice(choice)}`
    // A press may come before the store has read who is signed in.
    if (session.token() === null) {
      await navigate(paths.signIn(here))
      return null
    }
    const code = await import('../shared/purchase/buy-line.ts').catch(() => null)
    if (!code) return { sentence: 'shared.unreachable' }
    // The session may end at any call, so the address must hold the choices.
    await navigate(here, { replace: true, preventScrollReset: true })
    // Product url, quantity, and the destination's reference with the value 0 (buyer spec §3).
    const refused = await code.buyLine(dispatch, {
      url: item.url,
      quantity: choice.quantity,
      country: choice.country,
      ...(port === null ? {} : { options: [{ option: port.option, value: 0 }] }),
      ...choiceFor(item.choices, choice.picked),
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

/** One wish: the country that is chosen for an item is the visitor's destination. */
function useFollow(mine: MyDestination | null) {
  const dispatch = useDispatch()
  const { shipping = 'RORO', insurance = false } = mine ?? {}
  return (country: string) => {
    import('../shared/destination/my-destination/follow-choice.ts')
      .then(({ followChoice }) =>
        followChoice(dispatch, mine, { country, port: '', shipping, insurance }),
      )
      .catch(reportError)
  }
}
