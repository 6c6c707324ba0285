import { type Language, languages } from '@bandari/i18n'
import { Button, Card, Field, SelectInput } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { changeLanguage, isOffered, offeredLanguages } from '../../language/chosen-language.ts'
import { t } from '../../language/translator.ts'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import css from './LanguageSetting.module.css'

const choices = offeredLanguages.map((language) => ({
  value: language,
  label: languages[language].name,
}))

/** The account's language, and with it the portal's; nothing while there is one only. */
export function LanguageSetting({ language }: { language: string }) {
  const [wanted, setWanted] = useState(language)
  const { save, isSaving, failure } = useSaveLanguage()
  if (choices.length < 2) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isOffered(wanted)) save(wanted)
  }
  return (
    <Card as="section" aria-label={t('portal.language')}>
      <form className={css.form} onSubmit={submit}>
        <Field label={t('portal.language')} hint={t('portalAccount.language.hint')} error={failure}>
          {(control) => (
            <SelectInput
              {...control}
              choices={choices}
              value={wanted}
              onChange={({ currentTarget: { value } }) => setWanted(value)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" loading={isSaving}>
          {t('portalAccount.language.save')}
        </Button>
      </form>
    </Card>
  )
}

/** The portal is drawn in the language once the account has it. */
function useSaveLanguage() {
  const { updateProfile } = useDataProvider<PortalDataProvider>()
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const save = async (language: Language) => {
    setSaving(true)
    setFailure(null)
    try {
      const { language: saved }: { language?: string } = await updateProfile({ language })
      // After a 401 react-admin leads to the sign-in; its answer is of no use here.
      if (saved !== undefined) changeLanguage(language)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setSaving(false)
    }
  }
  return { save: (language: Language) => void save(language), isSaving, failure }
}
