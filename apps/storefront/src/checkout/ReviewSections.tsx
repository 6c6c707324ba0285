import { useFormat, useName, useTranslate } from '@bandari/i18n/react'
import type { Basket, BasketLine } from '@bandari/sdk'
import { Card, Picture } from '@bandari/ui'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { selectEmail } from '../api/session-slice.ts'
import { useListCountriesQuery } from '../api/shipping.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { codeOf } from '../shared/destination/named-countries.ts'
import { ShippingFacts } from '../shared/purchase/ShippingFacts.tsx'
import type { Consignee } from './consignee-schema.ts'
import css from './ReviewSections.module.css'
import { useOtherMethods } from '../shared/page/other-methods.ts'

interface SectionProps {
  title: string
  /** The link to change it, and the link's name for screen readers. */
  change?: { href: string; label: string }
  children: ReactNode
}

export function Section({ title, change, children }: SectionProps) {
  const t = useTranslate()
  return (
    <Card as="section" className={css.section}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {change && (
          <AppLink className={css.change} href={change.href} aria-label={change.label}>
            {t('checkout.change')}
          </AppLink>
        )}
      </div>
      {children}
    </Card>
  )
}

export function ReviewLines({ lines }: { lines: readonly BasketLine[] }) {
  const format = useFormat()
  const t = useTranslate()
  return (
    <Section
      title={t('checkout.items')}
      change={{ href: paths.basket(), label: t('checkout.changeItems') }}
    >
      <ul className={`plain-list ${css.lines}`}>
        {lines.map((line) => (
          <OrderedLine
            key={line.url}
            image={line.primary_image}
            title={line.title}
            quantity={line.quantity}
            price={format.money({
              amount: line.price_incl_tax_excl_discounts,
              currency: line.price_currency,
            })}
          />
        ))}
      </ul>
    </Section>
  )
}

interface OrderedLineProps {
  image: string
  title: string
  quantity: number
  price: string
  /** Below the quantity. */
  children?: ReactNode
}

export function OrderedLine({ image, title, quantity, price, children }: OrderedLineProps) {
  const t = useTranslate()
  return (
    <li className={css.line}>
      <span className={css.picture}>
        <Picture src={image} alt="" sizes="96px" />
      </span>
      <span className={css.words}>
        <span className={css.name}>{title}</span>
        <span className={css.quiet}>{t('checkout.quantity', { quantity })}</span>
        {children}
      </span>
      <span className={css.price}>{price}</span>
    </li>
  )
}

export function ReviewConsignee({ consignee }: { consignee: Consignee }) {
  const t = useTranslate()
  const nameOf = useName()
  const { data: countries = [] } = useListCountriesQuery()
  const written = countries.find(({ url }) => url === consignee.country)?.name ?? ''
  const country = nameOf(`countries.${codeOf(consignee.country)}`, written)
  const { title, first_name, last_name, line1, line2, city, province } = consignee
  const address = [line1, line2, `${city}, ${province}`, country].filter(Boolean)
  return (
    <Section
      title={t('checkout.consignee')}
      change={{ href: paths.checkout(), label: t('checkout.changeConsignee') }}
    >
      <address className={css.address}>
        <strong>{`${title} ${first_name} ${last_name}`}</strong>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span className={css.gap}>{consignee.email}</span>
        <span>{`+${consignee.contact_number}`}</span>
      </address>
    </Section>
  )
}

export function ReviewShipping({ basket }: { basket: Basket }) {
  const t = useTranslate()
  return (
    <Section
      title={t('checkout.shipping')}
      change={{ href: paths.basket(), label: t('checkout.changeShipping') }}
    >
      <ShippingFacts basket={basket} />
    </Section>
  )
}

export function NextSteps() {
  const t = useTranslate()
  const others = useOtherMethods()
  const email = useSelector(selectEmail)
  return (
    <Section title={t('checkout.whatNext')}>
      <ol className={css.steps}>
        {email !== null && <li>{t('checkout.nextReserve', { email })}</li>}
        <li>{t('checkout.nextPay', { others })}</li>
        <li>{t('checkout.nextPhone')}</li>
        <li>{t('checkout.nextCollect')}</li>
      </ol>
    </Section>
  )
}
