import type { PlainMessageId } from '@bandari/i18n'
import { Rich, useTranslate } from '@bandari/i18n/react'
import { buttonClass } from '@bandari/ui'
import { FileText, Landmark, type LucideIcon, Phone, Ship } from 'lucide-react'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { PhoneLink } from '../shared/page/PhoneLink.tsx'
import { useSite } from '../shared/page/settings.ts'
import css from './TrustBlock.module.css'

const promises: readonly { icon: LucideIcon; text: PlainMessageId }[] = [
  { icon: FileText, text: 'home.trust.invoice' },
  { icon: Landmark, text: 'home.trust.account' },
  { icon: Ship, text: 'home.trust.shipping' },
]

/** Who sells, and how to reach a person (ux rule 7). */
export function TrustBlock() {
  const t = useTranslate()
  const { supportEmail, contactPhone } = useSite()
  return (
    <section className={css.block} aria-labelledby="trust">
      <div className={css.words}>
        <h2 id="trust">{t('home.trust')}</h2>
        <ul className={`plain-list ${css.promises}`}>
          {promises.map(({ icon: Icon, text }) => (
            <li key={text} className={css.promise}>
              <Icon className={css.icon} size={24} aria-hidden="true" />
              {t(text)}
            </li>
          ))}
        </ul>
      </div>
      <div className={css.contact}>
        <p className={css.label}>{t('home.call')}</p>
        <PhoneLink className={css.phone} phone={contactPhone}>
          <Phone size={22} aria-hidden="true" />
          {contactPhone}
        </PhoneLink>
        <p>{t('shell.officeHours')}</p>
        <p>
          <Rich
            id="home.write"
            parts={{ email: <a href={`mailto:${supportEmail}`}>{supportEmail}</a> }}
          />
        </p>
        <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.localServices()}>
          {t('shell.ourOffices')}
        </AppLink>
      </div>
    </section>
  )
}
