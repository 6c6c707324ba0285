import { useTranslate } from '@bandari/i18n/react'
import type { PromoItem } from '@bandari/sdk'
import { Button, Skeleton } from '@bandari/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import css from './Carousel.module.css'
import { HomeCard } from './HomeCard.tsx'

interface CarouselProps {
  label: string
  /** Undefined while they are on their way. */
  items: readonly PromoItem[] | undefined
}

/**
 * 3 in a row below 768 px, 6 at 768 and 10 at 1024 (buyer spec §2). The list scrolls by
 * itself, by finger, wheel and arrow keys; the buttons turn it by what is in view.
 */
export function Carousel({ label, items }: CarouselProps) {
  const t = useTranslate()
  const list = useRef<HTMLUListElement>(null)
  const turn = (pages: 1 | -1) => {
    const { current: row } = list
    if (!row) return
    const last = row.scrollWidth - row.clientWidth
    const isAtEnd = pages === 1 ? row.scrollLeft >= last - 1 : row.scrollLeft <= 1
    const begin = pages === 1 ? 0 : last
    row.scrollTo({ left: isAtEnd ? begin : row.scrollLeft + pages * row.clientWidth })
  }
  return (
    <div className={css.carousel}>
      <div className={css.heading}>
        <h3>{label}</h3>
        <div className={css.buttons}>
          <Button
            variant="quiet"
            aria-label={t('home.previous', { label })}
            onClick={() => turn(-1)}
          >
            <ChevronLeft size={22} aria-hidden="true" />
          </Button>
          <Button variant="quiet" aria-label={t('home.next', { label })} onClick={() => turn(1)}>
            <ChevronRight size={22} aria-hidden="true" />
          </Button>
        </div>
      </div>
      {items ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: keys must reach it
        <ul className={css.row} ref={list} aria-label={label} tabIndex={0}>
          {items.map((item) => (
            <HomeCard key={item.id} item={item} />
          ))}
        </ul>
      ) : (
        <div className={css.row} aria-busy="true">
          {Array.from({ length: 10 }, (_, index) => (
            <Skeleton key={index} shape="block" className={css.waiting} />
          ))}
        </div>
      )}
    </div>
  )
}
