import { buttonClass, Card } from '@bandari/ui'
import { BadgeCheck, Banknote, Phone } from 'lucide-react'
import { AppLink } from '../shared/AppLink.tsx'
import { paths } from '../shared/paths.ts'
import css from './PartsInfoPanel.module.css'

const points = [
  {
    icon: BadgeCheck,
    title: 'Part number and condition on every part',
    text: 'Compare the number with the one on your old part before you call.',
  },
  {
    icon: Banknote,
    title: 'Prices in Kenyan shillings',
    text: 'Parts are in the country already: no shipping charge, no import papers.',
  },
  {
    icon: Phone,
    title: 'Sold by contact',
    text: 'Reveal the phone number, talk to the seller, and see the part before you pay.',
  },
] as const

/** The content of the default slug (buyer spec §2). */
export function PartsInfoPanel() {
  return (
    <Card as="section" className={css.panel} aria-labelledby="parts-info">
      <h2 className={css.title} id="parts-info">
        How buying a part works
      </h2>
      <ul className={`plain-list ${css.points}`}>
        {points.map(({ icon: Icon, title, text }) => (
          <li key={title} className={css.point}>
            <Icon size={22} aria-hidden="true" className={css.icon} />
            <div>
              <h3 className={css.name}>{title}</h3>
              <p className={css.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={css.ask}>
        <p>
          Not in the list? Tell us the vehicle and the part: an agent will be in touch within 12
          hours.
        </p>
        <div className={css.actions}>
          <AppLink className={buttonClass()} href={paths.partsRequest()}>
            Request a part
          </AppLink>
          <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.electronics()}>
            Request electronics
          </AppLink>
        </div>
      </div>
    </Card>
  )
}
