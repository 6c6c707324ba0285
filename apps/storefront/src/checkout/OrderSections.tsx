import { Rich, useName, useTranslate, useTranslator } from '@bandari/i18n/react'
import type { Order } from '@bandari/sdk'
import { Badge, buttonClass } from '@bandari/ui'
import { CircleCheck } from 'lucide-react'
import { useSelector } from 'react-redux'
import { selectEmail } from '../api/session-slice.ts'
import { useListCountriesQuery } from '../api/shipping.ts'
import { paths } from '../shared/addresses/paths.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { PhoneLink } from '../shared/page/PhoneLink.tsx'
import { useSite } from '../shared/page/settings.ts'
import css from './OrderSections.module.css'
import { formatLocalMoment } from '../shared/page/local-moment.ts'
import { orderDay } from './order-day.ts'
import { codeOf } from '../shared/destination/named-countries.ts'
import { statusLabels } from './order-status.ts'
import { Section } from './ReviewSections.tsx'
import sectionCss from './ReviewSections.module.css'

export function OrderLead({ order }: { order: Order }) {
  const { t, locale } = useTranslator()
  const email = useSelector(selectEmail)
  const { timeZone } = useSite()
  const { title, meaning, name, tone } = statusLabels[order.status]
  return (
    <section className={css.lead}>
      <CircleCheck className={css.icon} size={40} strokeWidth={1.75} aria-hidden="true" />
      <div className={css.words}>
        <h2 className={css.title}>{t(title)}</h2>
        <p>
          <Rich
            id="checkout.orderPlaced"
            parts={{
              number: <strong>{order.number}</strong>,
              status: <Badge tone={tone}>{t(name)}</Badge>,
            }}
            values={{ day: orderDay(order.date_placed, locale, timeZone) }}
          />
        </p>
        <p>{t(meaning)}</p>
        {order.status === 'Pending' && email !== null && (
          <p>
            <Rich
              id="checkout.confirmationSent"
              parts={{ email: <strong className={css.email}>{email}</strong> }}
            />
          </p>
        )}
        <p>
          <AppLink className={buttonClass()} href={paths.order(order.id)}>
            {t('checkout.openOrder')}
          </AppLink>
        </p>
      </div>
    </section>
  )
}

export function OrderNextSteps({ order }: { order: Order }) {
  const { t, locale } = useTranslator()
  const { contactPhone } = useSite()
  if (order.status !== 'Pending') return null
  const { destination_port: port } = order
  return (
    <Section title={t('checkout.whatToDo')}>
      <ol className={sectionCss.steps}>
        <li>
          {t('checkout.doPay', {
            day: formatLocalMoment(order.payment_due, locale),
            reference: order.payment_reference,
          })}
        </li>
        <li>
          <Rich
            id="checkout.doPhone"
            parts={{ phone: <PhoneLink phone={contactPhone} /> }}
            values={{ hours: t('shell.officeHours') }}
          />
        </li>
        <li>{port === null ? t('checkout.weShipToPort') : t('checkout.weShip', { port })}</li>
      </ol>
    </Section>
  )
}

export function OrderConsignee({ order: { shipping_address } }: { order: Order }) {
  const t = useTranslate()
  const nameOf = useName()
  const { data: countries = [] } = useListCountriesQuery()
  if (!shipping_address) return null
  const { title, first_name, last_name, line1, line2, line4, state } = shipping_address
  const code = codeOf(shipping_address.country)
  const written = countries.find(({ url }) => codeOf(url) === code)?.name ?? code
  const country = nameOf(`countries.${code}`, written)
  const address = [line1, line2, `${line4}, ${state}`, country].filter(Boolean)
  return (
    <Section title={t('checkout.consignee')}>
      <address className={sectionCss.address}>
        <strong>{`${title} ${first_name} ${last_name}`}</strong>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span className={sectionCss.gap}>{shipping_address.phone_number}</span>
      </address>
    </Section>
  )
}
