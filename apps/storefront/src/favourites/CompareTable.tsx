import { useFormat, useTranslator } from '@bandari/i18n/react'
import type { ProductCard } from '@bandari/sdk'
import { Button, Picture, Price } from '@bandari/ui'
import type { ReactNode } from 'react'
import type { MyDestination } from '../shared/destination/my-destination.ts'
import { LandedOnCard } from '../shared/landed/LandedOnCard.tsx'
import { AppLink } from '../shared/page/AppLink.tsx'
import { factLines } from './compare-lines.ts'
import css from './Compare.module.css'
import { isDiffering, knownLines } from './differing.ts'
import { pathOf, StateBadge } from '../shared/cards/ProductTile.tsx'

interface CompareTableProps {
  cards: readonly ProductCard[]
  mine: MyDestination | null
  onRemove: (id: number) => void
}

/** A column for each vehicle; lines in which they differ are marked. */
export function CompareTable({ cards, mine, onRemove }: CompareTableProps) {
  const { t } = useTranslator()
  const name = t('favourites.compareTitle')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: keys must reach it
    <div className={css.scroller} role="region" aria-label={name} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('details.specification')}</span>
            </th>
            {cards.map((card) => (
              <th key={card.id} scope="col" className={css.vehicle}>
                <Head card={card} onRemove={onRemove} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Prices cards={cards} mine={mine} />
          <Facts cards={cards} />
        </tbody>
      </table>
    </div>
  )
}

function Prices({ cards, mine }: Pick<CompareTableProps, 'cards' | 'mine'>) {
  const { t } = useTranslator()
  const landed = cards.map((card) => JSON.stringify(card.landed ?? null))
  return (
    <>
      <Row
        label={t('favourites.price')}
        isMarked={isDiffering(offered(cards.map(priceText), cards))}
      >
        {cards.map(({ id, price, currency }) => (
          <td key={id}>
            {price !== null && currency !== null && <Price amount={price} currency={currency} />}
          </td>
        ))}
      </Row>
      {mine && (
        <Row label={t('favourites.landedPrice')} isMarked={isDiffering(offered(landed, cards))}>
          {cards.map((card) => (
            <td key={card.id}>
              {card.landed && (
                <LandedOnCard landed={card.landed} place={mine.city} isInsured={mine.insurance} />
              )}
            </td>
          ))}
        </Row>
      )}
    </>
  )
}

function Facts({ cards }: Pick<CompareTableProps, 'cards'>) {
  const translator = useTranslator()
  const { t } = translator
  const format = useFormat()
  return knownLines(factLines(cards, translator, format)).map(({ id, values }) => (
    <Row key={id} label={t(id)} isMarked={isDiffering(offered(values, cards))}>
      {values.map((value, index) => (
        <td key={cards[index]?.id}>
          {value ?? (cards[index]?.state === 'withdrawn' ? '–' : t('details.notDeclared'))}
        </td>
      ))}
    </Row>
  ))
}

/** Of what is no longer offered nothing is known, which is no difference. */
function offered<Value>(values: readonly Value[], cards: readonly ProductCard[]): Value[] {
  return values.filter((_, index) => cards[index]?.state !== 'withdrawn')
}

const priceText = ({ price, currency }: ProductCard) =>
  price === null ? null : `${price} ${currency}`

function Head({ card, onRemove }: Pick<CompareTableProps, 'onRemove'> & { card: ProductCard }) {
  const { t } = useTranslator()
  const { id, title, state, remote_image } = card
  return (
    <>
      <div className={css.picture}>
        <Picture src={remote_image} alt="" sizes="240px" />
      </div>
      {state === 'withdrawn' ? title : <AppLink href={pathOf(card)}>{title}</AppLink>}
      <StateBadge state={state} />
      <span className={css.remove}>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('favourites.removeOf', { title })}
          onClick={() => onRemove(id)}
        >
          {t('favourites.remove')}
        </Button>
      </span>
    </>
  )
}

interface RowProps {
  label: string
  isMarked: boolean
  children: ReactNode
}

function Row({ label, isMarked, children }: RowProps) {
  const { t } = useTranslator()
  return (
    <tr className={isMarked ? css.differs : undefined}>
      <th scope="row">
        {label}
        {isMarked && <span className={css.mark}>{t('favourites.differs')}</span>}
      </th>
      {children}
    </tr>
  )
}
