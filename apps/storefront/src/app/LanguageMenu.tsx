import { inLanguage, isLanguage, type Language, languages, sourceLanguage } from '@bandari/i18n'
import { useTranslate } from '@bandari/i18n/react'
import { Languages } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { paths } from '../shared/addresses/paths.ts'
import { useSite } from '../shared/page/settings.ts'
import { languageChoice } from './chosen-language.ts'
import footer from './Footer.module.css'
import css from './LanguageMenu.module.css'
import { offeredLanguages } from './languages-offered.ts'

/** This page in the other languages: plain links, because a document is in one language. Nothing while there is one only. */
export function LanguageMenu() {
  const t = useTranslate()
  const { language: current, draftLanguages: drafts } = useSite()
  const { pathname, search } = useLocation()
  const offered = offeredLanguages({ drafts })
  if (offered.length < 2) return null
  return (
    <nav className={css.menu} aria-label={t('shell.language')}>
      <Languages size={18} aria-hidden="true" />
      <ul className={`plain-list ${css.list}`}>
        {offered.map((language) => (
          <li key={language}>
            <LanguageLink
              {...{ language, isCurrent: language === current }}
              path={pathname + search}
            />
          </li>
        ))}
        {current !== sourceLanguage && isLanguage(current) && (
          <li>
            {/* A plain link: the browser scrolls to the part of a page that it loads. */}
            <a className={footer.link} href={inLanguage(`${paths.about()}#translation`, current)}>
              {t('shell.aboutTranslation')}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

interface LanguageLinkProps {
  language: Language
  isCurrent: boolean
  path: string
}

function LanguageLink({ language, isCurrent, path }: LanguageLinkProps) {
  return (
    <a
      className={`${footer.link} ${css.link}`}
      href={inLanguage(path, language)}
      {...languageChoice(language)}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {languages[language].name}
    </a>
  )
}
