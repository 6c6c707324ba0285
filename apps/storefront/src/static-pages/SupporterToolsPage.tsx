import { AppLink } from '../shared/AppLink.tsx'
import { InfoSection } from '../shared/InfoPage.tsx'
import { paths } from '../shared/paths.ts'
import css from './SupporterToolsPage.module.css'
import { SupporterPage } from './SupporterPage.tsx'

/** Account spec §2, promotion tools. */
const materials = [
  { name: 'Business cards', size: '3.5 in × 2 in', file: 'PNG, about 0.01 MB' },
  { name: 'Flyers', size: 'A5', file: 'PNG, about 0.1 MB' },
  { name: 'Vinyl signage', size: '1.7 m × 0.7 m', file: 'PNG, about 1.2 MB' },
] as const

export function SupporterToolsPage() {
  return (
    <SupporterPage
      page="tools"
      title="Tools for supporters"
      lead="What you get to recommend us with. All of it is free and made for you, with your name and promo code on it."
      description="Promo code, business cards, flyers, vinyl signage, training and a dashboard: what registered supporters get."
    >
      <InfoSection title="Promotion material" id="material">
        <ul className={`plain-list ${css.materials}`}>
          {materials.map(({ name, size, file }) => (
            <li key={name} className={css.material}>
              <strong>{name}</strong>
              <span>{size}</span>
              <span className={css.file}>{file}</span>
            </li>
          ))}
        </ul>
        <p>
          Media material is available to registered supporters only:{' '}
          <AppLink href={paths.promotionTools()}>open the promotion tools</AppLink>.
        </p>
      </InfoSection>
      <InfoSection title="Your promo code" id="code">
        <p>
          Yours alone. Buyers type it into the same box as a discount code; the two go together. Use
          it where people know you: in person, in groups, in messages. Do not send it to people who
          have not asked.
        </p>
      </InfoSection>
      <InfoSection title="Your dashboard" id="dashboard">
        <p>
          Code, position, points, the orders on which the code was used and what each has earned,
          and the people you invited.
        </p>
      </InfoSection>
      <InfoSection title="What to say, and what not" id="words">
        <ul>
          <li>Say that you earn commission when somebody buys with your code.</li>
          <li>Promise no prices, arrival dates or import permits: send people to the listing.</li>
          <li>Promise nobody an income from the programme.</li>
          <li>Never take a buyer’s money. It goes to the account on the invoice only.</li>
        </ul>
      </InfoSection>
    </SupporterPage>
  )
}
