import type { Order, OrderReviews as Reviews } from '@bandari/sdk'
import { Button, ErrorAlert, Field, Notice, SelectInput, TextArea } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { t } from '../../language/translator.ts'
import { storefrontPaths } from '../../paths.ts'
import { reviewCalls } from '../../providers/reviews.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { formatMoment } from '../../shared/dates.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import css from '../../shared/reviews/Reviews.module.css'
import { ReviewText } from '../../shared/reviews/ReviewText.tsx'
import { ShopLink } from '../../shared/ShopLink.tsx'

type OrderSeller = Reviews['sellers'][number]

/** Once it is delivered: who sold it, and what the buyer says of them. Nothing where the shop alone sold. */
export function OrderReviews({ order: { id } }: { order: Pick<Order, 'id'> }) {
  const { data } = useOperation('listOrderReviews', { path: { id } })
  if (!data?.delivered || data.sellers.length === 0) return null
  return (
    <section aria-labelledby="order-reviews" className={css.page}>
      <h2 id="order-reviews">{t('portalReviews.order')}</h2>
      {data.sellers.map((seller) => (
        <SellerOf key={seller.id} order={id} seller={seller} />
      ))}
    </section>
  )
}

function SellerOf({ order, seller }: { order: number; seller: OrderSeller }) {
  const { id, has_page, review } = seller
  const name = seller.name || t('shared.sellerUnnamed', { number: String(id) })
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.review}>
      <h3>{has_page ? <ShopLink path={storefrontPaths.seller(id)}>{name}</ShopLink> : name}</h3>
      {review && <Mine review={review} name={name} />}
      {!review && !isOpen && (
        <>
          <p>{t('portalReviews.orderAsk', { name })}</p>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('portalReviews.write')}
          </Button>
        </>
      )}
      {!review && isOpen && <ReviewForm order={order} seller={id} onClose={() => setOpen(false)} />}
    </div>
  )
}

function Mine({ review, name }: { review: NonNullable<OrderSeller['review']>; name: string }) {
  const { stars, text, at, answer, hidden_reason } = review
  return (
    <>
      {hidden_reason !== null && (
        <Notice kind="attention">{t('portalReviews.hiddenMine', { reason: hidden_reason })}</Notice>
      )}
      <ReviewText
        stars={stars}
        text={text}
        line={t('portalReviews.by', { name: t('portalReviews.mine'), moment: formatMoment(at) })}
        answer={answer}
        answerTitle={t('portalReviews.theirAnswer', { name })}
      />
    </>
  )
}

interface ReviewFormProps {
  order: number
  seller: number
  onClose: () => void
}

function ReviewForm({ order, seller, onClose }: ReviewFormProps) {
  const { run, isRunning, refusal } = useCall()
  const [stars, setStars] = useState('')
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const words = text.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (stars === '' || words === '') return
    run({
      act: () => reviewCalls.writeReview({ order, seller, stars: Number(stars), text: words }),
      done: t('portalReviews.published'),
      onDone: onClose,
    })
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <StarsField stars={stars} isMissing={isTried && stars === ''} onChoose={setStars} />
      <Field
        label={t('portalReviews.text')}
        hint={t('portalReviews.orderOnce')}
        error={isTried && words === '' ? t('portalReviews.missing') : null}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={2000}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      <div className={css.acts}>
        <Button type="submit" loading={isRunning}>
          {t('portalReviews.publish')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('ra.action.cancel')}
        </Button>
      </div>
    </form>
  )
}

interface StarsFieldProps {
  stars: string
  isMissing: boolean
  onChoose: (stars: string) => void
}

function StarsField({ stars, isMissing, onChoose }: StarsFieldProps) {
  return (
    <Field
      label={t('portalReviews.stars')}
      error={isMissing ? t('portalReviews.starsMissing') : null}
    >
      {(control) => (
        <SelectInput
          {...control}
          placeholder={t('portalReviews.starsChoose')}
          choices={[5, 4, 3, 2, 1].map((count) => ({
            value: String(count),
            label: t('ui.stars', { count }),
          }))}
          value={stars}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      )}
    </Field>
  )
}
