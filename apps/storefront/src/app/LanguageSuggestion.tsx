import { inLanguage, type Language, languages, pseudoLanguage, sourceLanguage } from '@bandari/i18n'
import { useTranslate } from '@bandari/i18n/react'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite } from '../shared/settings.ts'
import css from './LanguageSuggestion.module.css'
import {
  keepLanguage,
  keptLanguage,
  languageToSuggest,
  offeredLanguages,
} from './languages-offered.ts'

/**
 * Offers the page in the language that the browser asks for or the visitor chose before; never leads there by itself.
 * Pages are the same for everybody, so it appears once the page is alive.
 */
export function LanguageSuggestion() {
  const { language: current, draftLanguages: drafts } = useSite()
  const [hasStayed, setStayed] = useState(false)
  if (hasStayed) return null
  const offered = offeredLanguages({ drafts })
  const kept = keptLanguage(document.cookie)
  const suggested = languageToSuggest({ wishes: navigator.languages, kept, current, offered })
  if (suggested === null) return null
  const stay = () => {
    keepLanguage(current === pseudoLanguage ? sourceLanguage : current)
    setStayed(true)
  }
  return <Offer language={suggested} onStay={stay} />
}

function Offer({ language, onStay }: { language: Language; onStay: () => void }) {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  return (
    <aside className={css.offer} aria-label={t('shell.language')}>
      <a
        className={css.link}
        href={inLanguage(pathname + search, language)}
        lang={language}
        hrefLang={language}
        onClick={() => keepLanguage(language)}
      >
        {languages[language].invitation}
      </a>
      <button type="button" className={css.close} aria-label={t('shell.stay')} onClick={onStay}>
        <X size={20} aria-hidden="true" />
      </button>
    </aside>
  )
}
