import type { Sentence } from '@bandari/i18n'
import { useSay } from '@bandari/i18n/react'
import type { ItemDetail } from '@bandari/sdk'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { asRefusal } from '../api/refusal.ts'
import { selectIsSignedIn } from '../api/session-slice.ts'
import { useListDestinationsQuery } from '../api/shipping.ts'
import { addRefusalSentence } from '../shared/add-refusal.ts'
import { paths } from '../shared/paths.ts'
import { purchaseMessages } from '../shared/purchase-messages.ts'
import { useAddLine } from '../shared/use-add-line.ts'
import {
  type ItemChoice,
  validateItem,
  portFor,
  readItemChoice,
  writeItemChoice,
} from './item-choice.ts'

/** The choices, and Buy Now. */
export function useItemPurchase(item: ItemDetail) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isSignedIn = useSelector(selectIsSignedIn)
  const { data: destinations = [] } = useListDestinationsQuery()
  const [chosen, setChosen] = useState<ItemChoice | null>(null)
  const [problem, setProblem] = useState<Sentence | null>(null)
  const [isAdding, setAdding] = useState(false)
  const addLine = useAddLine()
  const say = useSay()

  const choice = chosen ?? readItemChoice(search, item.quantity)
  const port = portFor(choice.country, destinations)

  const buy = async () => {
    setProblem(null)
    const result = validateItem(choice, item)
    if (result === 'no-country') return setProblem('items.noCountry')
    if (result === 'out-of-stock') return setProblem(purchaseMessages.outOfStock)
    const here = `${pathname}?${writeItemChoice(choice)}`
    if (!isSignedIn) return navigate(paths.signIn(here))
    setAdding(true)
    // The session may end at any call, so the address must hold the choices.
    await navigate(here, { replace: true, preventScrollReset: true })
    // Product url, quantity, and the destination's reference with the value 0 (buyer spec §3).
    const error = await addLine({
      url: item.url,
      quantity: choice.quantity,
      ...(port === null ? {} : { options: [{ option: port.option, value: 0 }] }),
    })
    setAdding(false)
    if (error === undefined) return navigate(paths.basket())
    const refusal = asRefusal(error)
    if (refusal.status !== 401) setProblem(addRefusalSentence(refusal))
  }

  const said = problem === null ? null : say(problem)
  return { destinations, port, choice, setChosen, problem: said, isAdding, buy }
}
