import { Rich, useFormat, useTranslate } from '@bandari/i18n/react'
import type { Basket, ShippingQuote } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { basketPrice } from '../shared/purchase/basket-price.ts'
import css from './QuoteRequest.module.css'

interface AnsweredQuoteProps {
  basket: Pick<Basket, 'currency'>
  quote: ShippingQuote
}

/** Support's answer; from here the buyer checks out as usual. */
export function AnsweredQuote({ basket, quote }: AnsweredQuoteProps) {
  const format = useFormat()
  const t = useTranslate()
  const amount = quote.shipping_charge ?? '0.00'
  return (
    <Card as="section" className={css.quote} aria-labelledby="answered-quote">
      <h2 id="answered-quote" className={css.title}>
        {t('basket.answeredTitle')}
      </h2>
      {/* Read out when it comes while the page is open. */}
      <p role="status">
        <Rich
          id="basket.answered"
          parts={{
            amount: <strong className={css.amount}>{basketPrice(basket, amount, format)}</strong>,
          }}
        />
      </p>
      {quote.note !== '' && <blockquote className={css.note}>{quote.note}</blockquote>}
      <p className={css.terms}>
        {quote.valid_until === null
          ? t('basket.answeredTerms')
          : t('basket.answeredUntil', { day: format.date(quote.valid_until) })}
      </p>
    </Card>
  )
}
