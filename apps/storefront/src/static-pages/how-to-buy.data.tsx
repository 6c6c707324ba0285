import { Rich } from '@bandari/i18n/react'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { Paragraphs } from './Paragraphs.tsx'
import type { QuestionText } from './question-text.tsx'
import type { StepText } from './step-text.ts'

/** Buyer spec §2, /how-to-buy. */
export const buyingSteps: readonly StepText[] = [
  {
    title: 'howToBuy.search',
    text: (
      <>
        <p>
          <Rich
            id="howToBuy.search1"
            parts={{
              cars: <AppLink href={paths.vehicles()} />,
              commercial: <AppLink href={paths.commercialVehicles()} />,
              parts: <AppLink href={paths.parts()} />,
            }}
          />
        </p>
        <Paragraphs ids={['howToBuy.search2']} />
      </>
    ),
  },
  {
    title: 'howToBuy.order',
    text: <Paragraphs ids={['howToBuy.order1', 'howToBuy.order2']} />,
  },
  { title: 'howToBuy.pay', text: <Paragraphs ids={['howToBuy.pay1', 'howToBuy.pay2']} /> },
  { title: 'howToBuy.dispatch', text: <Paragraphs ids={['howToBuy.dispatch1']} /> },
  { title: 'howToBuy.delivery', text: <Paragraphs ids={['howToBuy.delivery1']} /> },
]

export const buyingQuestions: readonly QuestionText[] = [
  { question: 'howToBuy.included', answer: 'howToBuy.includedAnswer' },
  { question: 'howToBuy.mayImport', answer: 'howToBuy.mayImportAnswer' },
  { question: 'howToBuy.noCharge', answer: 'howToBuy.noChargeAnswer' },
  { question: 'howToBuy.reserved', answer: 'howToBuy.reservedAnswer' },
  { question: 'howToBuy.roroOrContainer', answer: 'howToBuy.roroOrContainerAnswer' },
  { question: 'howToBuy.insured', answer: 'howToBuy.insuredAnswer' },
  {
    question: 'howToBuy.needAccount',
    answer: 'howToBuy.needAccountAnswer',
    more: { label: 'howToBuy.createAccount', href: paths.signUp() },
  },
]
