import { type Language, languages } from '@bandari/i18n'
import Translate from '@mui/icons-material/Translate'
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { changeLanguage, chosenLanguage, offeredLanguages } from '../language/chosen-language.ts'
import { t } from '../language/translator.ts'
import type { PortalDataProvider } from '../providers/data-provider.ts'

/** The languages by their own names; nothing while there is one only. */
export function LanguageMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isOpen = anchor !== null
  const { chosen, choose } = useChooseLanguage()
  if (offeredLanguages.length < 2) return null
  return (
    <>
      <Tooltip title={t('portal.language')}>
        <IconButton
          color="inherit"
          aria-label={t('portal.language')}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'language-menu' : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Translate />
        </IconButton>
      </Tooltip>
      <Menu id="language-menu" anchorEl={anchor} open={isOpen} onClose={() => setAnchor(null)}>
        {offeredLanguages.map((language) => (
          <MenuItem
            key={language}
            lang={language}
            selected={language === (chosen ?? chosenLanguage)}
            disabled={chosen !== null}
            onClick={() => void choose(language)}
          >
            {languages[language].name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/** How long to wait for the account's answer, in milliseconds: on a slow line the request arrives long before the answer. */
const patience = 3_000

/** Changes the language of this device and of the account, which mails use. The device changes even if the account's update fails. */
function useChooseLanguage() {
  const { updateProfile } = useDataProvider<PortalDataProvider>()
  const [chosen, setChosen] = useState<Language | null>(null)
  const choose = async (language: Language) => {
    setChosen(language)
    const saved = updateProfile({ language }).catch(reportError)
    await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, patience))])
    changeLanguage(language)
    // Whoever stays for what is not saved yet may choose again.
    setChosen(null)
  }
  return { chosen, choose }
}
