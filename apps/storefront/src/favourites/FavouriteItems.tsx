import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { ProductCard } from '@bandari/sdk'
import { Badge, Button, Card, ErrorAlert, Loading, SelectInput, buttonClass } from '@bandari/ui'
import { useState } from 'react'
import { asRefusal } from '../api/refusal.ts'
import { paths } from '../shared/addresses/paths.ts'
import type { MyDestination } from '../shared/destination/my-destination.ts'
import type { DeviceFavourite } from '../shared/favourites/device-lists.ts'
import { outcomeSentence } from '../shared/favourites/outcome-sentence.ts'
import { mostCompared, readIds } from '../shared/favourites/product-ids.ts'
import type { MyFavourites, MyList, Outcome } from '../shared/favourites/use-favourites.ts'
import { useGarage } from '../shared/fitting/use-garage.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { useDevice } from '../shared/page/device-storage.ts'
import { CompareToggle } from '../shared/cards/CompareToggle.tsx'
import tiles from '../shared/cards/Cards.module.css'
import css from './Favourites.module.css'
import { changeSince } from './price-change.ts'
import { ProductTile } from '../shared/cards/ProductTile.tsx'
import { useCards } from '../shared/cards/use-cards.ts'

interface ItemsProps {
  list: MyList
  lists: readonly MyList[]
  favourites: MyFavourites
}

/** What is on a list, as it is now and as it was kept. */
export function FavouriteItems({ list, lists, favourites }: ItemsProps) {
  const t = useTranslate()
  const { chosen } = useGarage()
  const ids = list.items.map(({ product }) => product)
  const { mine, cards, error, refetch } = useCards(ids, chosen)
  const [problem, setProblem] = useState<Outcome>(null)
  const report = async (outcome: Promise<Outcome>) => setProblem(await outcome)
  if (error && !cards)
    return (
      <ErrorAlert
        title={t('favourites.failed')}
        reference={asRefusal(error).requestId}
        onRetry={() => void refetch()}
      />
    )
  if (!cards) return <Loading />
  return (
    <>
      <CompareLink />
      {problem !== null && <ErrorAlert title={outcomeSentence(t, problem)} />}
      <ul className={`plain-list ${tiles.grid}`} aria-label={list.name ?? t('favourites.title')}>
        {list.items.map((item, index) => (
          <Favourite
            key={item.product}
            index={index}
            item={item}
            card={cards.get(item.product)}
            mine={mine}
            list={list}
            lists={lists}
            onMove={(to) => void report(favourites.move(item.product, list, to))}
            onRemove={() => void report(favourites.drop(item.product, list))}
          />
        ))}
      </ul>
    </>
  )
}

/** There once two are chosen. */
export function CompareLink() {
  const t = useTranslate()
  const ids = readIds(useDevice('bandari.compare'), mostCompared)
  if (ids.length < 2) return null
  return (
    <p>
      <AppLink className={buttonClass()} href={paths.compare(ids)}>
        {t('favourites.compareThese', { count: ids.length })}
      </AppLink>
    </p>
  )
}

interface FavouriteProps extends Pick<ItemsProps, 'list' | 'lists'> {
  item: DeviceFavourite
  /** Its place in the list. */
  index: number
  /** Undefined where nobody may see it any more. */
  card: ProductCard | undefined
  mine: MyDestination | null
  onMove: (to: MyList) => void
  onRemove: () => void
}

function Favourite({ item, index, card, mine, list, lists, onMove, onRemove }: FavouriteProps) {
  const t = useTranslate()
  const title = card?.title ?? t('favourites.gone')
  const actions = (
    <>
      <SinceKept item={item} card={card} />
      <div className={tiles.actions}>
        {card && card.state !== 'withdrawn' && card.class !== 'parts' && (
          <CompareToggle id={item.product} title={title} />
        )}
        <Button variant="quiet" aria-label={t('favourites.removeOf', { title })} onClick={onRemove}>
          {t('favourites.remove')}
        </Button>
      </div>
      <MoveTo title={title} list={list} lists={lists} onMove={onMove} />
    </>
  )
  if (card)
    return (
      <ProductTile card={card} index={index} mine={mine}>
        {actions}
      </ProductTile>
    )
  return (
    <Card as="li" padded={false} className={tiles.tile}>
      <div className={tiles.body}>
        <p>
          <Badge tone="refusal">{t('favourites.withdrawn')}</Badge>
        </p>
        <h3 className={tiles.title}>{title}</h3>
        {actions}
      </div>
    </Card>
  )
}

function SinceKept({ item, card }: Pick<FavouriteProps, 'item' | 'card'>) {
  const t = useTranslate()
  const format = useFormat()
  const { price, currency, added_at } = item
  const change = changeSince(item, card)
  const money = (amount: number) => format.money({ amount, currency })
  return (
    <div>
      {change.kind === 'cheaper' && (
        <p className={css.cheaper}>{t('favourites.cheaper', { amount: money(change.by) })}</p>
      )}
      {change.kind === 'dearer' && (
        <p className={css.dearer}>{t('favourites.dearer', { amount: money(change.by) })}</p>
      )}
      <p className={css.quiet}>
        {t('favourites.keptAt', {
          price: money(price),
          day: format.longDate(added_at.slice(0, 10)),
        })}
      </p>
    </div>
  )
}

function MoveTo({
  title,
  list,
  lists,
  onMove,
}: Pick<FavouriteProps, 'list' | 'lists' | 'onMove'> & { title: string }) {
  const t = useTranslate()
  if (lists.length < 2) return null
  const choices = lists.map(({ name }) => ({
    value: name ?? '',
    label: name ?? t('favourites.title'),
  }))
  return (
    <SelectInput
      aria-label={t('favourites.listOfProduct', { title })}
      choices={choices}
      value={list.name ?? ''}
      onChange={({ target }) => {
        const to = lists.find(({ name }) => (name ?? '') === target.value)
        if (to && to !== list) onMove(to)
      }}
    />
  )
}
