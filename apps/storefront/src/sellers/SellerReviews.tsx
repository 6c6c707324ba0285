import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { Seller, SellerReview } from '@bandari/sdk'
import { Card, ErrorAlert, Loading, Stars } from '@bandari/ui'
import { referenceOf } from '../api/refusal.ts'
import { useListSellerReviewsQuery } from '../api/sellers.ts'
import { paths } from '../shared/addresses/paths.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { ReportReview } from './ReportReview.tsx'
import css from './SellerPage.module.css'

interface SellerReviewsProps {
  seller: Seller
  name: string
  pages: { stock: number; reviews: number }
}

/** What buyers say after the delivery, and what the seller answers. */
export function SellerReviews({ seller, name, pages }: SellerReviewsProps) {
  const t = useTranslate()
  const format = useFormat()
  const { id, rating } = seller
  const page = pages.reviews
  const { currentData, error, refetch } = useListSellerReviewsQuery({ id, page })
  const isNone = page === 1 && currentData?.reviews.length === 0
  return (
    <section className={css.section} aria-labelledby="reviews">
      <h2 id="reviews">{t('seller.reviews')}</h2>
      <p className={rating ? css.rating : css.quiet}>
        {rating
          ? t('seller.rating', { ...rating, average: format.tenths(rating.average) })
          : t(isNone ? 'seller.reviews.none' : 'seller.reviews.few')}
      </p>
      <p className={css.quiet}>{t('seller.reviews.who')}</p>
      {currentData ? (
        <ul className={`plain-list ${css.reviews}`} aria-label={t('seller.reviews')}>
          {currentData.reviews.map((review) => (
            <Review key={review.id} review={review} seller={name} path={paths.seller(id, pages)} />
          ))}
        </ul>
      ) : error ? (
        <ErrorAlert
          title={t('seller.reviews.failed')}
          reference={referenceOf(error)}
          onRetry={() => void refetch()}
        >
          {t('shell.checkConnection')}
        </ErrorAlert>
      ) : (
        <Loading />
      )}
      <nav className={css.steps} aria-label={t('seller.reviews.pages')}>
        {page > 1 && (
          <AppLink href={paths.seller(id, { ...pages, reviews: page - 1 })} rel="prev">
            {t('seller.reviews.newer')}
          </AppLink>
        )}
        {currentData?.more && (
          <AppLink href={paths.seller(id, { ...pages, reviews: page + 1 })} rel="next">
            {t('seller.reviews.older')}
          </AppLink>
        )}
      </nav>
    </section>
  )
}

interface ReviewProps {
  review: SellerReview
  seller: string
  path: string
}

function Review({ review, seller, path }: ReviewProps) {
  const t = useTranslate()
  const format = useFormat()
  const { id, stars, text, by, at, answer } = review
  const name = by === '' ? t('seller.byBuyer') : by
  return (
    <Card as="li" className={css.review}>
      <p className={css.line}>
        <Stars count={stars} />
        <span className={css.quiet}>{t('seller.by', { name, day: format.longDate(at) })}</span>
      </p>
      <p className={css.text}>{text}</p>
      {answer && (
        <div className={css.answer}>
          <p className={css.line}>
            <strong>{t('seller.answer', { name: seller })}</strong>
            <span className={css.quiet}>{format.longDate(answer.at)}</span>
          </p>
          <p className={css.text}>{answer.text}</p>
        </div>
      )}
      <ReportReview id={id} name={name} path={path} />
    </Card>
  )
}
