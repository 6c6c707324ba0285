import type { Basket, ShippingQuote } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { basketPrice } from '../shared/basket-price.ts'
import css from './QuoteRequest.module.css'

interface AnsweredQuoteProps {
  basket: Pick<Basket, 'currency'>
  quote: ShippingQuote
}

/** Support's answer; from here the buyer checks out as usual. */
export function AnsweredQuote({ basket, quote }: AnsweredQuoteProps) {
  const amount = quote.shipping_charge ?? '0.00'
  return (
    <Card as="section" className={css.quote} aria-labelledby="answered-quote">
      <h2 id="answered-quote" className={css.title}>
        Your shipping quote
      </h2>
      {/* Read out when it comes while the page is open. */}
      <p role="status">
        We have worked it out: shipping costs{' '}
        <strong className={css.amount}>{basketPrice(basket, amount)}</strong>, and you can check out
        now.
      </p>
      {quote.note !== '' && <blockquote className={css.note}>{quote.note}</blockquote>}
      <p className={css.terms}>
        It holds for the basket as it is. If you change what is in it, please ask again.
      </p>
    </Card>
  )
}
