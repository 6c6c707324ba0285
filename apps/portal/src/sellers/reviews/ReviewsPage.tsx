import type { ReceivedReview } from '@bandari/sdk'
import { formatTenths } from '@bandari/i18n/format'
import { Button, buttonClass, Card, EmptyState, Notice } from '@bandari/ui'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { RowsSkeleton } from '../../layout/ListSkeleton.tsx'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { Page } from '../../layout/Page.tsx'
import { ReadsOnly, useReadsOnly } from '../../layout/ReadsOnly.tsx'
import { VendorOnly } from '../../layout/VendorOnly.tsx'
import { paths, storefrontPaths } from '../../paths.ts'
import { reviewCalls } from '../../providers/reviews.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { formatMoment } from '../../shared/dates.ts'
import { locale } from '../../shared/format.ts'
import { positive } from '../../shared/positive.ts'
import css from '../../shared/reviews/Reviews.module.css'
import { ReviewText } from '../../shared/reviews/ReviewText.tsx'
import { WordsForm } from '../../shared/reviews/WordsForm.tsx'
import { ShopLink } from '../../shared/ShopLink.tsx'

/** What buyers said of the seller, who answers here. */
export function ReviewsPage() {
  return (
    <Page title={t('portalReviews.title')}>
      <VendorOnly skeleton={<RowsSkeleton />}>
        <ReadsOnly />
        <Reviews />
      </VendorOnly>
    </Page>
  )
}

function Reviews() {
  const [query] = useSearchParams()
  const page = positive(query.get('page')) ?? 1
  const { data, error, refetch } = useOperation('listReceivedReviews', { query: { page } })
  if (!data) {
    if (!error) return <RowsSkeleton />
    const title = t('portalReviews.failed')
    return <LoadFailure error={error} title={title} onRetry={() => void refetch()} />
  }
  const { rating, reviews, more, seller } = data
  return (
    <div className={css.page}>
      <p>{t('portalReviews.lead')}</p>
      <p>
        <ShopLink path={storefrontPaths.seller(seller.id)}>{t('portalReviews.page')}</ShopLink>
      </p>
      <p className={rating ? css.rating : css.quiet}>
        {rating
          ? t('portalReviews.rating', { ...rating, average: formatTenths(rating.average, locale) })
          : t('portalReviews.few')}
      </p>
      {reviews.length === 0 && (
        <EmptyState title={t('portalReviews.none')}>{t('portalReviews.noneText')}</EmptyState>
      )}
      <ul className={css.list} aria-label={t('portalReviews.title')}>
        {reviews.map((review) => (
          <Received key={review.id} review={review} />
        ))}
      </ul>
      <div className={css.acts}>
        {page > 1 && (
          <Link className={buttonClass({ variant: 'quiet' })} to={paths.reviews(page - 1)}>
            {t('portalReviews.newer')}
          </Link>
        )}
        {more && (
          <Link className={buttonClass({ variant: 'quiet' })} to={paths.reviews(page + 1)}>
            {t('portalReviews.older')}
          </Link>
        )}
      </div>
    </div>
  )
}

function Received({ review }: { review: ReceivedReview }) {
  const [act, setAct] = useState<'answer' | 'report' | null>(null)
  const { id, stars, text, by, at, answer, hidden } = review
  const readsOnly = useReadsOnly()
  const close = () => setAct(null)
  return (
    <Card as="li">
      <ReviewText
        stars={stars}
        text={text}
        line={t('portalReviews.by', {
          name: by === '' ? t('portalReviews.byBuyer') : by,
          moment: formatMoment(at),
        })}
        answer={answer}
        answerTitle={t('portalReviews.yourAnswer')}
      >
        {hidden && <Notice kind="attention">{t('portalReviews.hidden')}</Notice>}
        {!hidden && act === null && (
          <div className={css.acts}>
            {answer === null && !readsOnly && (
              <Button variant="secondary" onClick={() => setAct('answer')}>
                {t('portalReviews.answer')}
              </Button>
            )}
            <Button variant="quiet" onClick={() => setAct('report')}>
              {t('portalReviews.report')}
            </Button>
          </div>
        )}
        {act === 'answer' && (
          <WordsForm
            label={t('portalReviews.yourAnswer')}
            hint={t('portalReviews.answerHint')}
            most={2000}
            confirm={t('portalReviews.send')}
            done={t('portalReviews.answered')}
            send={(words) => reviewCalls.answerReview({ id, text: words })}
            onClose={close}
          />
        )}
        {act === 'report' && (
          <WordsForm
            label={t('portalReviews.reportReason')}
            most={500}
            confirm={t('portalReviews.report')}
            done={t('portalReviews.reportDone')}
            send={(words) => reviewCalls.reportReview({ id, reason: words })}
            onClose={close}
          />
        )}
      </ReviewText>
    </Card>
  )
}
