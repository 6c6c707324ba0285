import { buttonClass, Notice } from '@bandari/ui'
import { shippingApi } from '../api/shipping.ts'
import { AppLink } from '../shared/AppLink.tsx'
import { InfoPage, InfoSection } from '../shared/InfoPage.tsx'
import { paths } from '../shared/paths.ts'
import { Questions, questionFacts } from '../shared/Questions.tsx'
import type { RouteModule } from '../shared/route.ts'
import { StepList } from '../shared/StepList.tsx'
import { buyingQuestions, buyingSteps } from './how-to-buy.data.tsx'
import { PortCharges } from './PortCharges.tsx'

export const howToBuyRoute: RouteModule = {
  Page: HowToBuyPage,
  prefetch: ({ dispatch }) => dispatch(shippingApi.endpoints.listDestinations.initiate()),
}

function HowToBuyPage() {
  return (
    <InfoPage
      title="How to buy"
      lead="Five steps from the search to your port. You see the whole price before you order, and talk to a person before you pay."
      description="How to buy a used vehicle online: search, choose your port, pay by bank wire transfer or Bitcoin, and collect it at the port. Ports, charges and answers."
      path={paths.howToBuy()}
      facts={[questionFacts(buyingQuestions)]}
      actions={
        <>
          <AppLink className={buttonClass()} href={paths.vehicles()}>
            Search cars
          </AppLink>
          <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.bulkStock()}>
            Buying in bulk
          </AppLink>
        </>
      }
    >
      <StepList label="How to buy" steps={buyingSteps} />
      <Notice kind="attention" title="Our bank details never change by e-mail">
        They are on your pro-forma invoice and on the page of your order, nowhere else. If a message
        gives you other ones, do not pay: call us.
      </Notice>
      <PortCharges />
      <InfoSection title="Questions buyers ask" id="questions">
        <Questions questions={buyingQuestions} />
      </InfoSection>
    </InfoPage>
  )
}
