import { useTranslate } from '@bandari/i18n/react'
import { buttonClass } from '@bandari/ui'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import css from './TagLines.module.css'

const lines = [
  { title: 'home.sellYourCar', action: 'home.listNow', href: paths.profile() },
  { title: 'home.autoSpares', action: 'home.shopNow', href: paths.parts() },
] as const

/** Other services of the shop (buyer spec §1). */
export function TagLines() {
  const t = useTranslate()
  return (
    <ul className={`plain-list ${css.lines}`}>
      {lines.map(({ title, action, href }) => (
        <li key={title} className={css.line}>
          <h2 className={css.title}>{t(title)}</h2>
          <AppLink className={buttonClass({ variant: 'secondary' })} href={href}>
            {t(action)}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
