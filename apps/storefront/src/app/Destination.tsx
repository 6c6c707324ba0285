import { useTranslate } from '@bandari/i18n/react'
import { MapPin } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../shared/page/lazy-component.tsx'
import { useEarlyPress } from '../shared/purchase/early-press.ts'
import { useMyDestination } from '../shared/destination/my-destination.ts'
import css from './Destination.module.css'

const DestinationDialog = lazyPart(() =>
  import('../shared/destination/DestinationDialog.tsx').then((module) => ({
    default: module.DestinationDialog,
  })),
)

/** “Deliver to: Lusaka” in the header; on a phone, a pin with the code of the country. Its name has every word that is seen. */
export function Destination() {
  const t = useTranslate()
  const mine = useMyDestination()
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const early = useEarlyPress('destination', open)
  return (
    <>
      <button
        type="button"
        className={css.button}
        aria-haspopup="dialog"
        aria-label={
          mine
            ? t('shell.deliverToPlace', { place: mine.city, code: mine.country })
            : t('shell.deliverToChoose')
        }
        onClick={open}
        {...early}
      >
        <MapPin size={20} aria-hidden="true" />
        <span className={css.words} aria-hidden="true">
          <span className={css.label}>{t('shell.deliverTo')}</span>{' '}
          <span className={css.place}>{mine?.city ?? t('shell.choosePlace')}</span>
        </span>
        {mine && (
          <span className={css.code} aria-hidden="true">
            {mine.country}
          </span>
        )}
      </button>
      <Suspense>{isOpen && <DestinationDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
