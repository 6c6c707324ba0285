import type { PromotionalData } from '@bandari/sdk'
import { formatMoney } from '@bandari/ui'
import { Car, Globe, ShieldCheck } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useGetPromotionsQuery } from '../api/deals.ts'
import { AppLink } from '../shared/AppLink.tsx'
import { paths } from '../shared/paths.ts'
import css from './PromoCards.module.css'

interface PromoCard {
  title: string
  text: string
  icon: LucideIcon
  link: string
  href: string
  /** Where its sample price comes from. */
  range: keyof PromotionalData['trusted_cars']
}

/** Three fixed cards, each with a sample price (buyer spec §2). */
const cards: readonly PromoCard[] = [
  {
    title: 'Free',
    text: 'Searching, asking and ordering cost nothing. You pay for the vehicle and its way to you, and see both before you order.',
    icon: Car,
    link: 'Cars up to $3,000',
    href: paths.vehicles({ max: 3000, sort: 'descending' }),
    range: 'low_range',
  },
  {
    title: 'Convenient',
    text: 'Choose a port and the price includes shipping there, roll-on roll-off or in a container.',
    icon: Globe,
    link: 'Cars from $3,000 to $8,000',
    href: paths.vehicles({ min: 3000, max: 8000 }),
    range: 'mid_range',
  },
  {
    title: 'Trusted',
    text: 'You get a pro-forma invoice in writing first, pay by bank transfer, and speak with us before the money moves.',
    icon: ShieldCheck,
    link: 'Cars above $8,000',
    href: paths.vehicles({ min: 8000 }),
    range: 'upper_range',
  },
]

export function PromoCards() {
  const { data } = useGetPromotionsQuery()
  return (
    <ul className={`plain-list ${css.cards}`} aria-label="Why buy here">
      {cards.map(({ title, text, icon: Icon, link, href, range }) => (
        <li key={title} className={css.card}>
          <Icon className={css.icon} size={28} aria-hidden="true" />
          <h2 className={css.title}>{title}</h2>
          <p className={css.text}>{text}</p>
          <Sample item={data?.trusted_cars[range][0]} />
          <AppLink className={css.link} href={href}>
            {link}
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
  if (!item) return <div />
  const { id, title, price, currency } = item
  return (
    <p className={css.sample}>
      <AppLink className={css.sampleLink} href={paths.details(id)}>
        {title}
      </AppLink>
      <strong className={css.price}>{formatMoney({ amount: price, currency })}</strong>
    </p>
  )
}
