import type { PlainMessageId } from '@bandari/i18n'
import { useTranslate } from '@bandari/i18n/react'
import type { ReactNode } from 'react'
import { InfoSection } from '../shared/page/InfoPage.tsx'

/** A part of a long text as data; its text translates itself. */
export interface TextSection {
  /** Its anchor on the page. */
  id: string
  title: PlainMessageId
  text: ReactNode
}

export function TextSections({ parts }: { parts: readonly TextSection[] }) {
  const t = useTranslate()
  return parts.map(({ id, title, text }) => (
    <InfoSection key={id} id={id} title={t(title)}>
      {text}
    </InfoSection>
  ))
}
