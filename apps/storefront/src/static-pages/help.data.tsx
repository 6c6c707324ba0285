import { Building2, HandCoins, PackageOpen, Route } from 'lucide-react'
import { AppLink } from '../shared/AppLink.tsx'
import { paths } from '../shared/paths.ts'
import type { Question } from '../shared/Questions.tsx'
import type { Topic } from './TopicCards.tsx'

/** Buyer spec §2: the four that /help-contact links to. */
export const helpTopics: readonly Topic[] = [
  {
    icon: Route,
    title: 'How to buy',
    text: 'From the search to the port in five steps, with payment, charges and papers.',
    href: paths.howToBuy(),
  },
  {
    icon: PackageOpen,
    title: 'Buying stock in bulk',
    text: 'Tell us what you need; an agent puts a custom basket together.',
    href: paths.bulkStock(),
  },
  {
    icon: Building2,
    title: 'About us',
    text: 'Who we are, how a sale works and where to find us.',
    href: paths.about(),
  },
  {
    icon: HandCoins,
    title: 'Supporter programme',
    text: 'Recommend us and earn commission on what is sold with your promo code.',
    href: paths.supporterProgramme(),
  },
]

export const helpQuestions: readonly Question[] = [
  {
    question: 'My activation e-mail has not come',
    answer:
      'It may take up to 15 minutes. Look into the spam folder too. The link in it works for 48 hours; we can send a new one at any time.',
    more: <AppLink href={paths.resendActivation()}>Resend the activation link</AppLink>,
  },
  {
    question: 'I have forgotten my password',
    answer: 'We e-mail you a link with which you choose a new one.',
    more: <AppLink href={paths.resetPassword()}>Reset my password</AppLink>,
  },
  {
    question: 'Where are my orders and invoices?',
    answer: 'In your account, under Order History. Each order has its pro-forma invoice there.',
    more: <AppLink href={paths.profile()}>My account</AppLink>,
  },
  {
    question: 'I asked for a shipping quote. When do I hear from you?',
    answer:
      'In our working hours, usually within 20 minutes. Meanwhile the button in your basket reads “Request is Pending”; when the charge is there you can check out.',
  },
  {
    question: 'Somebody sent me other bank details',
    answer:
      'Do not pay. Our bank details are on your pro-forma invoice and on the page of your order, and they never change by e-mail or chat. Call us.',
  },
  {
    question: 'I need a part that I cannot find',
    answer: 'Tell us which one and for which vehicle; an agent looks for it.',
    more: <AppLink href={paths.partsRequest()}>Ask for a part</AppLink>,
  },
]
