import { AppLink } from '../shared/AppLink.tsx'
import { paths } from '../shared/paths.ts'
import type { Question } from '../shared/Questions.tsx'
import type { Step } from '../shared/StepList.tsx'

/** Buyer spec §2, /how-to-buy. */
export const buyingSteps: readonly Step[] = [
  {
    title: 'Search',
    text: (
      <>
        <p>
          Look for a make, a model and a price among the{' '}
          <AppLink href={paths.vehicles()}>cars</AppLink>, the{' '}
          <AppLink href={paths.commercialVehicles()}>commercial vehicles</AppLink> and the{' '}
          <AppLink href={paths.parts()}>auto spares</AppLink>.
        </p>
        <p>
          Each listing shows photographs, the specification and its reference number. What a seller
          has not declared is marked as such.
        </p>
      </>
    ),
  },
  {
    title: 'Select shipping and Buy Now, then check out',
    text: (
      <>
        <p>
          On the vehicle’s page choose your country, the port, and RORO or Container. The total
          follows every choice. Press Buy Now, then check out: say who receives the goods, look over
          the order and submit it.
        </p>
        <p>From that moment the vehicle is reserved for you.</p>
      </>
    ),
  },
  {
    title: 'Pay by bank',
    text: (
      <>
        <p>
          Your pro-forma invoice comes by e-mail: every price line, our bank details, your payment
          reference and the date to pay by. Pay by bank wire transfer, or in Bitcoin where the
          invoice carries a Bitcoin address.
        </p>
        <p>Phone us to confirm the payment. Always quote the reference.</p>
      </>
    ),
  },
  {
    title: 'Dispatch',
    text: (
      <p>
        When the money has arrived we confirm it by e-mail and arrange the shipment. We write again
        when the vehicle has left; the bill of lading and the other papers follow.
      </p>
    ),
  },
  {
    title: 'Delivery',
    text: (
      <p>
        The consignee collects the vehicle at the port with those papers. Clearing it through
        customs, and the duty, are arranged and paid there by you or your clearing agent.
      </p>
    ),
  },
]

export const buyingQuestions: readonly Question[] = [
  {
    question: 'What does the price include?',
    answer:
      'The vehicle and its shipping to the port you chose. Import duty, port and clearing charges, inspection where your country asks for one, and the way from the port to you are not included.',
  },
  {
    question: 'May I import this vehicle into my country?',
    answer:
      'Many countries limit the age of a used vehicle, the side of its steering wheel, or ask for an inspection before it is shipped, and they change these rules. Ask your customs authority or clearing agent before you order; what counts is usually the day the vehicle arrives.',
  },
  {
    question: 'There is no shipping charge for my destination. What now?',
    answer:
      'Put the vehicle in your basket and request a shipping quote there. You can check out as soon as the charge is known.',
  },
  {
    question: 'How long is the vehicle reserved?',
    answer:
      'From your order until the date on the pro-forma invoice. If the payment has not arrived by then, the order is cancelled and the vehicle is for sale again.',
  },
  {
    question: 'RORO or container?',
    answer:
      'RORO means that the vehicle is driven onto the ship; it is the cheaper way. A container costs more, and nobody handles the vehicle between the loading and the port.',
  },
  {
    question: 'Can I have it insured?',
    answer:
      'Tick “I want marine insurance” when you buy. It is not in the total: we tell you what it costs before you pay.',
  },
  {
    question: 'Do I need an account?',
    answer:
      'To look around, no. To buy, yes: it is free, and it is where you find your orders and invoices.',
    more: <AppLink href={paths.signUp()}>Create an account</AppLink>,
  },
]
