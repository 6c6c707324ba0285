import { useTranslate } from '@bandari/i18n/react'
import type { ProductDocument } from '@bandari/sdk'
import { Button, Card } from '@bandari/ui'
import { Suspense, useState } from 'react'
import { lazyComponent, lazyPart } from '../shared/page/lazy-component.tsx'
import { destinationQuestion } from '../shared/landed/landed-question.ts'
import { useMyDestination } from '../shared/destination/my-destination.ts'
import { useEarlyPress } from '../shared/purchase/early-press.ts'
import css from './Landed.module.css'

/** For those who have chosen theirs. */
const LandedPriceDetails = lazyComponent(() =>
  import('../shared/landed/LandedPriceDetails.tsx').then((module) => module.LandedPriceDetails),
)

const DestinationDialog = lazyPart(() =>
  import('../shared/destination/DestinationDialog.tsx').then((module) => ({
    default: module.DestinationDialog,
  })),
)

/** The vehicle's landed price at the visitor's destination; without one, a sentence and a button to choose it. */
export function Landed({ product: { id } }: { product: ProductDocument }) {
  const t = useTranslate()
  const mine = useMyDestination()
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const early = useEarlyPress('landed-destination', open)
  return (
    <Card as="section" className={css.card} aria-labelledby="landed-price">
      <div className={css.head}>
        <h2 className={css.title} id="landed-price">
          {t('door.title')}
        </h2>
        {mine && (
          <Button variant="quiet" size="small" onClick={open}>
            {t('door.change')}
          </Button>
        )}
      </div>
      {mine ? (
        <LandedPriceDetails
          question={{ ...destinationQuestion(mine), product: id }}
          place={mine.city}
        />
      ) : (
        <>
          <p>{t('door.invite')}</p>
          <Button className={css.choose} variant="secondary" onClick={open} {...early}>
            {t('door.choose')}
          </Button>
        </>
      )}
      <Suspense>{isOpen && <DestinationDialog onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  )
}
