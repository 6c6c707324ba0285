import { FileText, Landmark, PhoneCall, Ship } from 'lucide-react'
import css from './AfterOrder.module.css'

/** What happens after the order (ux rule 7; buyer spec §1). */
const steps = [
  {
    icon: FileText,
    title: 'A pro-forma invoice, at once',
    text: 'By e-mail and on your order page, with every price line, our bank details and your payment reference. The vehicle is reserved for you.',
  },
  {
    icon: PhoneCall,
    title: 'You call us',
    text: 'Confirm the order with a person before any money moves.',
  },
  {
    icon: Landmark,
    title: 'You pay by bank wire or Bitcoin',
    text: 'To the company account on the invoice, never to a person.',
  },
  {
    icon: Ship,
    title: 'We ship it to your port',
    text: 'You get the shipping documents, and collect the vehicle there.',
  },
] as const

export function AfterOrder() {
  return (
    <section className={css.block} aria-labelledby="after">
      <h2 className={css.heading} id="after">
        What happens when you buy
      </h2>
      <ol className={css.steps}>
        {steps.map(({ icon: Icon, title, text }) => (
          <li key={title} className={css.step}>
            <Icon className={css.icon} size={24} aria-hidden="true" />
            <div>
              <h3 className={css.title}>{title}</h3>
              <p className={css.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
