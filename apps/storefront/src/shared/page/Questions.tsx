import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './Questions.module.css'

export interface Question {
  question: string
  answer: string
  /** After the answer, if a page of the site says more. */
  more?: ReactNode
}

/** Questions that open to their answers, without JavaScript too. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={css.list}>
      {questions.map(({ question, answer, more }) => (
        <details key={question} className={css.question}>
          <summary className={css.summary}>
            {question}
            <ChevronDown className={css.arrow} size={20} aria-hidden="true" />
          </summary>
          <div className={css.answer}>
            <p>{answer}</p>
            {more && <p>{more}</p>}
          </div>
        </details>
      ))}
    </div>
  )
}

/** The same for search engines. */
export function questionFacts(questions: readonly Question[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
