import type { PlainMessageId } from '@bandari/i18n'
import { useTranslate } from '@bandari/i18n/react'
import { FileText, Landmark, type LucideIcon, PhoneCall, Ship } from 'lucide-react'
import css from './AfterOrder.module.css'
import { useOtherMethods } from '../shared/page/other-methods.ts'

type StepTitle = 'details.after.pay' | PlainMessageId

/** What happens after the order (ux rule 7; buyer spec §1). */
const steps: readonly { icon: LucideIcon; title: StepTitle; text: PlainMessageId }[] = [
  {
    icon: FileText,
    title: 'details.after.invoice',
    text: 'details.after.invoiceText',
  },
  {
    icon: PhoneCall,
    title: 'details.after.call',
    text: 'details.after.callText',
  },
  {
    icon: Landmark,
    title: 'details.after.pay',
    text: 'details.after.payText',
  },
  {
    icon: Ship,
    title: 'details.after.ship',
    text: 'details.after.shipText',
  },
]

export function AfterOrder() {
  const t = useTranslate()
  const others = useOtherMethods()
  return (
    <section className={css.block} aria-labelledby="after">
      <h2 className={css.heading} id="after">
        {t('details.after')}
      </h2>
      <ol className={css.steps}>
        {steps.map(({ icon: Icon, title, text }) => (
          <li key={title} className={css.step}>
            <Icon className={css.icon} size={24} aria-hidden="true" />
            <div>
              <h3 className={css.title}>{t(title, { others })}</h3>
              <p className={css.text}>{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
