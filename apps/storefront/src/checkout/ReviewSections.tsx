import type { Basket, BasketLine } from '@bandari/sdk'
import { Card, formatMoney, Picture } from '@bandari/ui'
import type { ReactNode } from 'react'
import { useListCountriesQuery } from '../api/shipping.ts'
import { AppLink } from '../shared/AppLink.tsx'
import { paths } from '../shared/paths.ts'
import { ShippingFacts } from '../shared/ShippingFacts.tsx'
import type { Consignee } from './consignee-schema.ts'
import css from './ReviewSections.module.css'

interface SectionProps {
  title: string
  /** The link to change it, and the link's name for screen readers. */
  change?: { href: string; label: string }
  children: ReactNode
}

export function Section({ title, change, children }: SectionProps) {
  return (
    <Card as="section" className={css.section}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {change && (
          <AppLink className={css.change} href={change.href} aria-label={change.label}>
            Change
          </AppLink>
        )}
      </div>
      {children}
    </Card>
  )
}

export function ReviewLines({ lines }: { lines: readonly BasketLine[] }) {
  return (
    <Section title="Items" change={{ href: paths.basket(), label: 'Change the items' }}>
      <ul className={`plain-list ${css.lines}`}>
        {lines.map((line) => (
          <OrderedLine
            key={line.url}
            image={line.primary_image}
            title={line.title}
            quantity={line.quantity}
            price={formatMoney({ amount: line.price_incl_tax, currency: line.price_currency })}
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
}

export function OrderedLine({ image, title, quantity, price }: OrderedLineProps) {
  return (
    <li className={css.line}>
      <span className={css.picture}>
        <Picture src={image} alt="" sizes="96px" />
      </span>
      <span className={css.words}>
        <span className={css.name}>{title}</span>
        <span className={css.quiet}>{`Quantity ${quantity}`}</span>
      </span>
      <span className={css.price}>{price}</span>
    </li>
  )
}

export function ReviewConsignee({ consignee }: { consignee: Consignee }) {
  const { data: countries = [] } = useListCountriesQuery()
  const country = countries.find(({ url }) => url === consignee.country)?.name ?? ''
  const { title, first_name, last_name, line1, line2, city, province } = consignee
  const address = [line1, line2, `${city}, ${province}`, country].filter(Boolean)
  return (
    <Section title="Consignee" change={{ href: paths.checkout(), label: 'Change the consignee' }}>
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
  return (
    <Section title="Shipping" change={{ href: paths.basket(), label: 'Change the shipping' }}>
      <ShippingFacts basket={basket} />
    </Section>
  )
}

export function NextSteps({ email }: { email: string }) {
  return (
    <Section title="What happens next">
      <ol className={css.steps}>
        <li>{`We reserve the goods and send the pro-forma invoice to ${email}.`}</li>
        <li>You pay by bank wire transfer or Bitcoin, quoting the payment reference.</li>
        <li>You phone us to confirm, and we ship as soon as the payment has arrived.</li>
        <li>You collect the goods at the port with the papers we send you.</li>
      </ol>
    </Section>
  )
}
