import { Wordmark } from '@bandari/ui'
import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import { AppLink } from '../shared/AppLink.tsx'
import { officeHours } from '../shared/contact.data.ts'
import { paths } from '../shared/paths.ts'
import { PhoneLink } from '../shared/PhoneLink.tsx'
import { useSite } from '../shared/settings.ts'
import css from './Footer.module.css'

const columns = [
  {
    title: 'Buy',
    links: [
      { label: 'Cars', href: paths.vehicles() },
      { label: 'Commercial vehicles', href: paths.vehicles({ class: 'commercial' }) },
      { label: 'Auto spares', href: paths.parts() },
      { label: 'Goods of our partners', href: paths.itemSearch() },
      { label: 'Deals of the day', href: paths.deals() },
      { label: 'How to buy', href: paths.howToBuy() },
      { label: 'Buying in bulk', href: paths.bulkStock() },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', href: paths.about() },
      { label: 'Help and contact', href: paths.helpContact() },
      { label: 'Our offices', href: paths.localServices() },
      { label: 'News and Reviews', href: paths.articles() },
    ],
  },
  {
    title: 'Sell with us',
    links: [
      { label: 'Become a seller', href: paths.profile() },
      { label: 'Supporter programme', href: paths.supporterProgramme() },
      { label: 'Advertise with us', href: paths.advertise() },
    ],
  },
] as const

const legal = [
  { label: 'Privacy Policy', href: paths.privacy() },
  { label: 'Terms & Conditions', href: paths.terms() },
] as const

/** Contact details, a telephone number, the address in Nairobi and the fixed links (buyer spec §2). */
export function Footer() {
  const { brandName } = useSite()
  return (
    <footer className={css.footer}>
      <div className={`container ${css.columns}`}>
        <Contact />
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={css.title}>{title}</h2>
            <ul className={`plain-list ${css.links}`}>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <AppLink className={css.link} href={href}>
                    {label}
                  </AppLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={`container ${css.legal}`}>
        <p>{`© 2026 ${brandName}`}</p>
        <nav className={css.legalLinks} aria-label="Legal">
          {legal.map(({ label, href }) => (
            <AppLink key={label} className={css.link} href={href}>
              {label}
            </AppLink>
          ))}
        </nav>
      </div>
    </footer>
  )
}

function Contact() {
  const { brandName, supportEmail, contactPhone, contactAddress } = useSite()
  return (
    <div className={css.contact}>
      <Wordmark name={brandName} />
      <ul className={`plain-list ${css.links}`} aria-label="Contact">
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
          <span>{officeHours}</span>
        </li>
      </ul>
    </div>
  )
}
