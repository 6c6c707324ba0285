import { Building2, HandCoins, PackageOpen, Route } from 'lucide-react'
import { paths } from '../shared/addresses/paths.ts'
import type { QuestionText } from './question-text.tsx'
import type { Topic } from './TopicCards.tsx'

/** Buyer spec §2: the four that /help-contact links to. */
export const helpTopics: readonly Topic[] = [
  {
    icon: Route,
    title: 'shell.howToBuy',
    text: 'help.howToBuyText',
    href: paths.howToBuy(),
  },
  {
    icon: PackageOpen,
    title: 'help.bulk',
    text: 'help.bulkText',
    href: paths.bulkStock(),
  },
  {
    icon: Building2,
    title: 'help.aboutUs',
    text: 'help.aboutUsText',
    href: paths.about(),
  },
  {
    icon: HandCoins,
    title: 'shell.supporterProgramme',
    text: 'help.supportersText',
    href: paths.supporterProgramme(),
  },
]

export const helpQuestions: readonly QuestionText[] = [
  {
    question: 'help.activation',
    answer: 'help.activationAnswer',
    more: { label: 'help.resend', href: paths.resendActivation() },
  },
  {
    question: 'help.password',
    answer: 'help.passwordAnswer',
    more: { label: 'help.reset', href: paths.resetPassword() },
  },
  {
    question: 'help.orders',
    answer: 'help.ordersAnswer',
    more: { label: 'shell.myAccount', href: paths.profile() },
  },
  { question: 'help.quote', answer: 'help.quoteAnswer' },
  { question: 'help.otherDetails', answer: 'help.otherDetailsAnswer' },
  {
    question: 'help.part',
    answer: 'help.partAnswer',
    more: { label: 'help.askForPart', href: paths.partsRequest() },
  },
]
