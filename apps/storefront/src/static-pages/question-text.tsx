import type { PlainMessageId, Translate } from '@bandari/i18n'
import { AppLink } from '../shared/page/AppLink.tsx'
import type { Question } from '../shared/page/Questions.tsx'

/** A question as data. */
export interface QuestionText {
  question: PlainMessageId
  answer: PlainMessageId
  /** A page of the site that says more. */
  more?: { label: PlainMessageId; href: string }
}

export function translateQuestions(questions: readonly QuestionText[], t: Translate): Question[] {
  return questions.map(({ question, answer, more }) => ({
    question: t(question),
    answer: t(answer),
    more: more && <AppLink href={more.href}>{t(more.label)}</AppLink>,
  }))
}
