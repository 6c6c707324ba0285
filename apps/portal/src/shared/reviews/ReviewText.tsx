import { Stars } from '@bandari/ui'
import type { ReactNode } from 'react'
import { formatMoment } from '../dates.ts'
import css from './Reviews.module.css'

interface ReviewTextProps {
  stars: number
  text: string
  /** Who wrote it, and when. */
  line: string
  answer: { text: string; at: string } | null
  /** Whose the answer is. */
  answerTitle: string
  children?: ReactNode
}

/** What a buyer wrote, and the seller's answer below it. */
export function ReviewText(props: ReviewTextProps) {
  const { stars, text, line, answer, answerTitle, children } = props
  return (
    <div className={css.review}>
      <p className={css.line}>
        <Stars count={stars} />
        <span className={css.quiet}>{line}</span>
      </p>
      <p className={css.text}>{text}</p>
      {answer && (
        <div className={css.answer}>
          <p className={css.line}>
            <strong>{answerTitle}</strong>
            <span className={css.quiet}>{formatMoment(answer.at)}</span>
          </p>
          <p className={css.text}>{answer.text}</p>
        </div>
      )}
      {children}
    </div>
  )
}
