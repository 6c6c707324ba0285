import type { PlainMessageId } from '@bandari/i18n'
import { useTranslate } from '@bandari/i18n/react'
import { Card } from '@bandari/ui'
import { ArrowRight, type LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import { AppLink } from '../shared/page/AppLink.tsx'
import css from './TopicCards.module.css'

export interface Topic {
  icon: LucideIcon
  title: PlainMessageId
  /** A sentence's id, or the sentence itself when it needs a value. */
  text: PlainMessageId | ReactElement
  href: string
}

interface TopicCardsProps {
  label: string
  topics: readonly Topic[]
}

/** Ways on, each a card that is a link as a whole. */
export function TopicCards({ label, topics }: TopicCardsProps) {
  const t = useTranslate()
  return (
    <ul className={css.cards} aria-label={label}>
      {topics.map(({ icon: Icon, title, text, href }) => (
        <Card as="li" linked key={href} className={css.card}>
          <span className={css.icon} aria-hidden="true">
            <Icon size={24} />
          </span>
          <h2 className={css.title}>
            <AppLink className={css.link} href={href}>
              {t(title)}
            </AppLink>
          </h2>
          <p className={css.text}>{typeof text === 'string' ? t(text) : text}</p>
          <ArrowRight className={css.arrow} size={20} aria-hidden="true" />
        </Card>
      ))}
    </ul>
  )
}
