import { useTranslate } from '@bandari/i18n/react'
import { buttonClass, Card } from '@bandari/ui'
import { Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from './AppLink.tsx'
import css from './ContactAside.module.css'
import { paths } from '../addresses/paths.ts'
import { PhoneLink } from './PhoneLink.tsx'
import { useSite } from './settings.ts'

/** How to reach a person (ux rule 7). */
export function ContactAside({ children = <OfficesLink /> }: { children?: ReactNode }) {
  const t = useTranslate()
  const { contactPhone, supportEmail } = useSite()
  return (
    <Card className={css.card}>
      <h2 className={css.title}>{t('shared.talkToPerson')}</h2>
      <p className={css.line}>
        <Phone size={18} aria-hidden="true" />
        <PhoneLink className={css.phone} phone={contactPhone} />
      </p>
      <p className={css.line}>
        <Mail size={18} aria-hidden="true" />
        <a className={css.mail} href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      </p>
      <p className={css.hours}>{t('shared.nairobiHours')}</p>
      {children}
    </Card>
  )
}

function OfficesLink() {
  const t = useTranslate()
  return (
    <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.localServices()}>
      {t('shell.ourOffices')}
    </AppLink>
  )
}
