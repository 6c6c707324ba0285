import type { PlainMessageId } from '@bandari/i18n'
import { useTranslate } from '@bandari/i18n/react'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import css from './HowItWorks.module.css'

/** The steps of /how-to-buy (buyer spec §2), in short. */
const steps = [
  { title: 'home.how.search', text: 'home.how.searchText' },
  { title: 'home.how.port', text: 'home.how.portText' },
  { title: 'home.how.pay', text: 'home.how.payText' },
  { title: 'home.how.dispatch', text: 'home.how.dispatchText' },
  { title: 'home.how.delivery', text: 'home.how.deliveryText' },
] as const satisfies readonly Record<'title' | 'text', PlainMessageId>[]

export function HowItWorks() {
  const t = useTranslate()
  return (
    <section className={css.strip} aria-labelledby="how">
      <div className={css.heading}>
        <h2 id="how">{t('home.how')}</h2>
        <AppLink className={css.more} href={paths.howToBuy()}>
          {t('shell.howToBuy')}
        </AppLink>
        <AppLink className={css.more} href={paths.importGuides()}>
          {t('shell.importGuides')}
        </AppLink>
      </div>
      <ol className={css.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className={css.title}>{t(title)}</h3>
              <p className={css.text}>{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
