import { BadgeDollarSign, GraduationCap, Wrench } from 'lucide-react'
import { InfoSection } from '../shared/InfoPage.tsx'
import { paths } from '../shared/paths.ts'
import { useSite } from '../shared/settings.ts'
import { highestTotal, percent, trainingPoints } from './programme.data.ts'
import { SupporterPage } from './SupporterPage.tsx'
import { type Topic, TopicCards } from './TopicCards.tsx'

const topics: readonly Topic[] = [
  {
    icon: GraduationCap,
    title: 'How it works',
    text: `From joining to your first commission. Training earns ${trainingPoints} points.`,
    href: paths.supporterProgramme('how'),
  },
  {
    icon: BadgeDollarSign,
    title: 'Compensation',
    text: 'Positions, rates, when commission is paid, and an example to check.',
    href: paths.supporterProgramme('compensation'),
  },
  {
    icon: Wrench,
    title: 'Tools',
    text: 'Promo code, business cards, flyers and signage with your name on them.',
    href: paths.supporterProgramme('tools'),
  },
]

export function SupporterHomePage() {
  const { brandName } = useSite()
  return (
    <SupporterPage
      page="home"
      title="Supporter programme"
      lead={`Recommend ${brandName} to people who need a vehicle, and earn commission on what they buy with your promo code.`}
      description={`Become a supporter of ${brandName}: a promo code of your own, training, promotion material and commission on sales. Joining is free.`}
    >
      <TopicCards label="The programme" topics={topics} />
      <InfoSection title="What it is" id="what">
        <ul>
          <li>You get a promo code. Buyers type it into their basket.</li>
          <li>
            When such an order has been paid for, you earn a share of the price of the goods. If
            somebody invited you, they earn one too: up to {percent(highestTotal)} of a sale in all.
          </li>
          <li>Joining is free, and nothing has to be bought or sold to stay.</li>
        </ul>
      </InfoSection>
      <InfoSection title="What it is not" id="not">
        <ul>
          <li>Nothing is paid for bringing people in. Commission comes from sales alone.</li>
          <li>It is no salary, and we promise no income: who sells nothing, earns nothing.</li>
          <li>
            The buyer’s price does not change. A promo code is a recommendation, not a discount, and
            goes together with a discount code.
          </li>
        </ul>
      </InfoSection>
    </SupporterPage>
  )
}
