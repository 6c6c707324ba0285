import type { PlainMessageId } from '@bandari/i18n'
import { useTranslate } from '@bandari/i18n/react'
import { buttonClass, Card } from '@bandari/ui'
import { BadgeCheck, Banknote, type LucideIcon, Phone } from 'lucide-react'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import css from './PartsInfoPanel.module.css'

const points: readonly { icon: LucideIcon; title: PlainMessageId; text: PlainMessageId }[] = [
  {
    icon: BadgeCheck,
    title: 'spares.how.number',
    text: 'spares.how.numberText',
  },
  {
    icon: Banknote,
    title: 'spares.how.prices',
    text: 'spares.how.pricesText',
  },
  {
    icon: Phone,
    title: 'spares.how.contact',
    text: 'spares.how.contactText',
  },
]

/** The content of the default slug (buyer spec §2). */
export function PartsInfoPanel() {
  const t = useTranslate()
  return (
    <Card as="section" className={css.panel} aria-labelledby="parts-info">
      <h2 className={css.title} id="parts-info">
        {t('spares.how')}
      </h2>
      <ul className={`plain-list ${css.points}`}>
        {points.map(({ icon: Icon, title, text }) => (
          <li key={title} className={css.point}>
            <Icon size={22} aria-hidden="true" className={css.icon} />
            <div>
              <h3 className={css.name}>{t(title)}</h3>
              <p className={css.text}>{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={css.ask}>
        <p>{t('spares.notListed')}</p>
        <div className={css.actions}>
          <AppLink className={buttonClass()} href={paths.partsRequest()}>
            {t('spares.requestPart')}
          </AppLink>
          <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.electronics()}>
            {t('spares.requestElectronics')}
          </AppLink>
        </div>
      </div>
    </Card>
  )
}
