import { useTranslate } from '@bandari/i18n/react'
import { buttonClass } from '@bandari/ui'
import { FileText, Landmark, Phone, Ship } from 'lucide-react'
import { AppLink } from '../shared/AppLink.tsx'
import { paths } from '../shared/paths.ts'
import { PhoneLink } from '../shared/PhoneLink.tsx'
import { useSite } from '../shared/settings.ts'
import css from './TrustBlock.module.css'

const promises = [
  {
    icon: FileText,
    text: 'A pro-forma invoice with every price line, our bank details and your own payment reference.',
  },
  { icon: Landmark, text: 'Payment to a company bank account, never to a person.' },
  { icon: Ship, text: 'Shipping to your port at a fixed charge, agreed before you pay.' },
] as const

/** Who sells, and how to reach a person (ux rule 7). */
export function TrustBlock() {
  const t = useTranslate()
  const { supportEmail, contactPhone } = useSite()
  return (
    <section className={css.block} aria-labelledby="trust">
      <div className={css.words}>
        <h2 id="trust">Before you send money, talk to us</h2>
        <ul className={`plain-list ${css.promises}`}>
          {promises.map(({ icon: Icon, text }) => (
            <li key={text} className={css.promise}>
              <Icon className={css.icon} size={24} aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className={css.contact}>
        <p className={css.label}>Call our office in Nairobi</p>
        <PhoneLink className={css.phone} phone={contactPhone}>
          <Phone size={22} aria-hidden="true" />
          {contactPhone}
        </PhoneLink>
        <p>{t('shell.officeHours')}</p>
        <p>
          or write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </p>
        <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.localServices()}>
          Our offices
        </AppLink>
      </div>
    </section>
  )
}
