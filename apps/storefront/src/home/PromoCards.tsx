import type { PlainMessageId } from '@bandari/i18n'
import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { PromotionalData } from '@bandari/sdk'
import { Car, Globe, ShieldCheck } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useGetPromotionsQuery } from '../api/deals.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import css from './PromoCards.module.css'

interface PromoCard {
  title: PlainMessageId
  text: PlainMessageId
  icon: LucideIcon
  link: 'home.carsUpTo' | 'home.carsBetween' | 'home.carsAbove'
  /** USD; 0 means no bound. */
  min: number
  max: number
  sort?: 'descending'
  /** Where its sample price comes from. */
  range: keyof PromotionalData['trusted_cars']
}

/** Three fixed cards, each with a sample price (buyer spec §2). */
const cards: readonly PromoCard[] = [
  {
    title: 'home.free',
    text: 'home.freeText',
    icon: Car,
    link: 'home.carsUpTo',
    min: 0,
    max: 3000,
    sort: 'descending',
    range: 'low_range',
  },
  {
    title: 'home.convenient',
    text: 'home.convenientText',
    icon: Globe,
    link: 'home.carsBetween',
    min: 3000,
    max: 8000,
    range: 'mid_range',
  },
  {
    title: 'home.trusted',
    text: 'home.trustedText',
    icon: ShieldCheck,
    link: 'home.carsAbove',
    min: 8000,
    max: 0,
    range: 'upper_range',
  },
]

export function PromoCards() {
  const format = useFormat()
  const dollars = (amount: number) => format.money({ amount, currency: 'USD', decimals: 0 })
  const t = useTranslate()
  const { data } = useGetPromotionsQuery()
  return (
    <ul className={`plain-list ${css.cards}`} aria-label={t('home.why')}>
      {cards.map(({ title, text, icon: Icon, link, range, ...query }) => (
        <li key={title} className={css.card}>
          <Icon className={css.icon} size={28} aria-hidden="true" />
          <h2 className={css.title}>{t(title)}</h2>
          <p className={css.text}>{t(text)}</p>
          <Sample item={data?.trusted_cars[range][0]} />
          <AppLink className={css.link} href={paths.vehicles(query)}>
            {t(link, { from: dollars(query.min), to: dollars(query.max) })}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

/** Left out where there is none. */
function Sample({
  item,
}: {
  item: PromotionalData['trusted_cars']['low_range'][number] | undefined
}) {
  const format = useFormat()
  if (!item) return <div />
  const { id, title, price, currency } = item
  return (
    <p className={css.sample}>
      <AppLink className={css.sampleLink} href={paths.details(id)}>
        {title}
      </AppLink>
      <strong className={css.price}>{format.money({ amount: price, currency })}</strong>
    </p>
  )
}
