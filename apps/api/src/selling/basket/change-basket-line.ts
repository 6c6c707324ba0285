import {
  choiceOf,
  choiceResult,
  type Chosen,
  chosenOf,
  isSameChoice,
} from '../../stock/catalogue/product/choices.ts'
import type { Answer, Call, Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { lockOpenBasket, touchBasket } from './basket.store.ts'
import { lineView } from './basket.view.ts'
import { type ContentsLine, readContents } from './contents.ts'
import { refuseChoice, refuseQuantity } from './line-refusals.ts'
import { deleteLine, setLine } from './line.store.ts'
import { basketLimit, quantityResult } from './stock-rules.ts'

export const changeBasketLine: Handler<'changeBasketLine'> = async (context, call) => {
  const { db, clock } = context
  const { path, account, origin } = call
  const own = await lockOpenBasket(db, { id: path.id, accountId: account.id })
  if (!own) return notFound
  const { lines } = await readContents(context, own.id)
  const line = lines.find(({ id }) => id === path.line)
  if (!line) return notFound
  const wanted = changedLine(call.body, { line, lines })
  if ('refusal' in wanted) return wanted.refusal

  const now = clock.now()
  const { quantity, chosen, twin } = wanted
  if (twin) await deleteLine(db, { basketId: own.id, lineId: twin.id })
  await setLine(db, { lineId: line.id, quantity, chosen, now })
  await touchBasket(db, own.id, now)
  const contents = await readContents(context, own.id)
  const changed = contents.lines.find(({ id }) => id === line.id)
  return changed ? { status: 200, body: lineView(changed, contents, origin) } : notFound
}

interface LineContext {
  line: ContentsLine
  lines: ContentsLine[]
}

interface ChangedLine {
  quantity: number
  chosen: Chosen
  /** Another line that is merged into this one. */
  twin: ContentsLine | undefined
}

/** The line after the change. Another line of the product with the same choice is merged into it. */
function changedLine(
  { quantity: asked, choice }: Call<'changeBasketLine'>['body'],
  { line, lines }: LineContext,
): ChangedLine | { refusal: Answer<'changeBasketLine'> } {
  // A quantity alone keeps the choice, even one that is not offered any more.
  const chosen = choice === undefined ? chosenOf(choiceOf(line)) : chosenOf(choice)
  const result = choice === undefined ? 'ok' : choiceResult(line, choice)
  if (result !== 'ok') return { refusal: refuseChoice(result) }
  const others = lines.filter(({ id }) => id !== line.id)
  const twin = others.find((other) => isTwin(other, { ...line, ...chosen }))
  const apart = others.filter((other) => other !== twin)
  const quantity = asked + (twin?.quantity ?? 0)
  const wanted = { productId: line.product_id, quantity, available: line.available }
  const fits = quantity > basketLimit ? 'basket_limit' : quantityResult(wanted, apart)
  return fits === 'ok' ? { quantity, chosen, twin } : { refusal: refuseQuantity(fits) }
}

function isTwin(other: ContentsLine, line: ContentsLine): boolean {
  return (
    other.product_id === line.product_id &&
    other.shipping_option_id === line.shipping_option_id &&
    other.shipping_type === line.shipping_type &&
    isSameChoice(other, line)
  )
}
