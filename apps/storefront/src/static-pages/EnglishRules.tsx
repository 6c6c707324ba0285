import { sourceLanguage } from '@bandari/i18n'
import { Rich, useTranslator } from '@bandari/i18n/react'
import { Notice } from '@bandari/ui'
import type { ReactNode } from 'react'

interface EnglishRulesProps {
  id: 'privacy.englishRules' | 'terms.englishRules'
  /** The page's path, which without a language is that of the English text. */
  path: string
}

/** Begins the translations of a text that binds; the English page has no need of it. */
export function EnglishRules({ id, path }: EnglishRulesProps) {
  const { language } = useTranslator()
  if (language === sourceLanguage) return null
  return (
    <Notice>
      <Rich id={id} parts={{ english: <EnglishText path={path} /> }} />
    </Notice>
  )
}

/** A plain link, because the shop's own links stay in the page's language. */
function EnglishText({ path, children }: { path: string; children?: ReactNode }) {
  return (
    <a href={path} hrefLang={sourceLanguage}>
      {children}
    </a>
  )
}
