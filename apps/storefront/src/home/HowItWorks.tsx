import { AppLink } from '../shared/AppLink.tsx'
import { paths } from '../shared/paths.ts'
import css from './HowItWorks.module.css'

/** The steps of /how-to-buy (buyer spec §2), in short. */
const steps = [
  { title: 'Search', text: 'Find the vehicle by make and price.' },
  { title: 'Choose your port', text: 'See the total with shipping, then Buy Now and check out.' },
  { title: 'Pay by bank', text: 'Your pro-forma invoice comes by e-mail. Call us, then transfer.' },
  { title: 'Dispatch', text: 'The vehicle is shipped once the money has arrived.' },
  { title: 'Delivery', text: 'Collect it at your port with its papers.' },
] as const

export function HowItWorks() {
  return (
    <section className={css.strip} aria-labelledby="how">
      <div className={css.heading}>
        <h2 id="how">How it works</h2>
        <AppLink className={css.more} href={paths.howToBuy()}>
          How to buy
        </AppLink>
      </div>
      <ol className={css.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
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
