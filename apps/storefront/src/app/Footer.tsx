import type { PlainMessageId } from '@bandari/i18n'
import { useTranslate } from '@bandari/i18n/react'
import { Wordmark } from '@bandari/ui'
import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '../shared/page/lazy-component.tsx'
import { withMessages } from '../shared/page/lazy-messages.ts'
import { useHydrated } from '../shared/page/use-hydrated.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { PhoneLink } from '../shared/page/PhoneLink.tsx'
import { useSite } from '../shared/page/settings.ts'
import css from './Footer.module.css'
import { LanguageMenu } from './LanguageMenu.tsx'

interface FooterLink {
  label: PlainMessageId
  href: string
}

const columns: readonly { title: PlainMessageId; links: readonly FooterLink[] }[] = [
  {
    title: 'shell.buy',
    links: [
      { label: 'shell.cars', href: paths.vehicles() },
      { label: 'shell.commercialVehicles', href: paths.vehicles({ class: 'commercial' }) },
      { label: 'shell.carsByMake', href: paths.cars() },
      { label: 'shell.autoSpares', href: paths.parts() },
      { label: 'shell.partnerGoods', href: paths.itemSearch() },
      { label: 'shell.dealsOfTheDay', href: paths.deals() },
      { label: 'shell.howToBuy', href: paths.howToBuy() },
      { label: 'shell.calculator', href: paths.calculator() },
      { label: 'shell.importGuides', href: paths.importGuides() },
      { label: 'shell.bulkStock', href: paths.bulkStock() },
    ],
  },
  {
    title: 'shell.company',
    links: [
      { label: 'shell.about', href: paths.about() },
      { label: 'shell.verify', href: paths.verify() },
      { label: 'shell.helpAndContact', href: paths.helpContact() },
      { label: 'shell.ourOffices', href: paths.localServices() },
      { label: 'shell.newsAndReviews', href: paths.articles() },
    ],
  },
  {
    title: 'shell.sellWithUs',
    links: [
      { label: 'shell.becomeSeller', href: paths.profile() },
      { label: 'shell.supporterProgramme', href: paths.supporterProgramme() },
      { label: 'shell.advertise', href: paths.advertise() },
    ],
  },
]

const legal: readonly FooterLink[] = [
  { label: 'shell.privacy', href: paths.privacy() },
  { label: 'shell.terms', href: paths.terms() },
]

const DataSaver = lazyPart(() =>
  withMessages(['offline'], import('../offline/DataSaver.tsx')).then((module) => ({
    default: module.DataSaver,
  })),
)

/** Contact details, a telephone number, the address in Nairobi and the fixed links (buyer spec §2). */
export function Footer() {
  const t = useTranslate()
  const { brandName } = useSite()
  const isHydrated = useHydrated()
  return (
    <footer className={css.footer}>
      <div className={`container ${css.columns}`}>
        <Contact />
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <h2 className={css.title}>{t(title)}</h2>
            <ul className={`plain-list ${css.links}`}>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <AppLink className={css.link} href={href}>
                    {t(label)}
                  </AppLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={`container ${css.legal}`}>
        <p>{`© 2026 ${brandName}`}</p>
        <LanguageMenu />
        {isHydrated && (
          <Suspense>
            <DataSaver />
          </Suspense>
        )}
        <nav className={css.legalLinks} aria-label={t('shell.legal')}>
          {legal.map(({ label, href }) => (
            <AppLink key={label} className={css.link} href={href}>
              {t(label)}
            </AppLink>
          ))}
        </nav>
      </div>
    </footer>
  )
}

function Contact() {
  const t = useTranslate()
  const { brandName, supportEmail, contactPhone, contactAddress } = useSite()
  return (
    <div className={css.contact}>
      <Wordmark name={brandName} />
      <ul className={`plain-list ${css.links}`} aria-label={t('shell.contact')}>
        <li className={css.line}>
          <Phone size={18} aria-hidden="true" />
          <PhoneLink className={css.link} phone={contactPhone} />
        </li>
        <li className={css.line}>
          <Mail size={18} aria-hidden="true" />
          <a className={css.link} href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        </li>
        <li className={css.line}>
          <MapPin size={18} aria-hidden="true" />
          <address className={css.address}>{contactAddress.join(', ')}</address>
        </li>
        <li className={css.line}>
          <Clock size={18} aria-hidden="true" />
          <span>{t('shell.officeHours')}</span>
        </li>
      </ul>
    </div>
  )
}
