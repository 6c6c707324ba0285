import {
  inLanguage,
  saveLanguage,
  savedLanguage,
  type Language,
  languages,
  pseudoLanguage,
  sourceLanguage,
} from '@bandari/i18n'
import { useTranslate } from '@bandari/i18n/react'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { writeDevice } from '../shared/page/device-storage.ts'
import { useSite } from '../shared/page/settings.ts'
import { languageChoice } from './chosen-language.ts'
import css from './LanguageSuggestion.module.css'
import { languageToSuggest, offeredLanguages } from './languages-offered.ts'
import { useAccountLanguage } from './use-account-language.ts'

/**
 * Offers the page in the language that the visitor chose before, or their account or browser names; never leads there by itself.
 * Pages are the same for everybody, so it appears once the page is alive, in a line that the first script has kept free.
 */
export function LanguageSuggestion() {
  const { language: current, draftLanguages: drafts } = useSite()
  const [hasStayed, setStayed] = useState(false)
  const offered = offeredLanguages({ drafts })
  const kept = savedLanguage(document.cookie)
  const account = useAccountLanguage({ skip: kept !== null || offered.length < 2 })
  const wishes = navigator.languages
  const suggested = hasStayed
    ? null
    : languageToSuggest({ wishes, kept, account, current, offered })
  // For the first script of the next document, which knows no account.
  useEffect(() => {
    if (account !== null) writeDevice('bandari.account-language', account)
  }, [account])
  // The line is outside of what React draws.
  useEffect(() => {
    if (suggested === null) delete document.documentElement.dataset['languageOffer']
  }, [suggested])
  if (suggested === null) return null
  // Sending an offer away says nothing about the account.
  const stay = () => {
    saveLanguage(current === pseudoLanguage ? sourceLanguage : current)
    setStayed(true)
  }
  return <Offer language={suggested} onStay={stay} />
}

interface OfferProps {
  language: Language
  onStay: () => void
}

function Offer({ language, onStay }: OfferProps) {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  return (
    <aside className={css.offer} aria-label={t('shell.language')}>
      <a
        className={css.link}
        href={inLanguage(pathname + search, language)}
        {...languageChoice(language)}
      >
        {languages[language].invitation}
      </a>
      <button type="button" className={css.close} aria-label={t('shell.stay')} onClick={onStay}>
        <X size={20} aria-hidden="true" />
      </button>
    </aside>
  )
}
