import { type Language, languageCodes, languages, sourceLanguage } from '@bandari/i18n'
import { Card } from '@bandari/ui'
import { MenuItem, TextField } from '@mui/material'
import { lazy, Suspense, useEffect, useState } from 'react'
import { maxLength, required, TextInput } from 'react-admin'
import { useFormState } from 'react-hook-form'
import form from '../../staff/form/Record.module.css'
import css from './ArticleTexts.module.css'
import { PictureAlt } from './PictureAlt.tsx'
import { EditorSkeleton } from './editor/EditorSkeleton.tsx'
import { t } from '../../language/translator.ts'

// The text editor weighs more than the rest of the page: the fields need not wait for it.
const TextEditor = lazy(() =>
  import('./editor/TextEditor.tsx').then((m) => ({ default: m.TextEditor })),
)

/** The words of an article in one language after the other. The English ones stay in place, so that they are always checked. */
export function ArticleTexts() {
  const [language, setLanguage] = useState<Language>(sourceLanguage)
  useLanguageOfMistake(setLanguage)
  return (
    <Card className={form.group}>
      <TextField
        select
        label={t('staffArticles.language')}
        value={language}
        onChange={({ target }) => setLanguage(target.value as Language)}
        helperText={t(
          language === sourceLanguage ? 'staffArticles.shownToAll' : 'staffArticles.wholeOrNone',
        )}
      >
        {languageCodes.map((code) => (
          <MenuItem key={code} value={code} lang={code}>
            {languages[code].name}
          </MenuItem>
        ))}
      </TextField>
      <div className={css.words} hidden={language !== sourceLanguage}>
        <TextInput
          source="title"
          label="staffArticles.title"
          validate={[required(), maxLength(255)]}
          inputProps={{ lang: sourceLanguage }}
        />
        <TextInput
          source="summary"
          label="staffArticles.summary"
          multiline
          inputProps={{ lang: sourceLanguage }}
          minRows={2}
          validate={[required(), maxLength(300)]}
          helperText="staffArticles.summaryHelp"
        />
        <PictureAlt
          source="picture_alt"
          label={t('staffContent.alt')}
          lang={sourceLanguage}
          isRequired
        />
        <Suspense fallback={<EditorSkeleton />}>
          <TextEditor source="content" label={t('staffArticles.text')} lang={sourceLanguage} />
        </Suspense>
      </div>
      {language !== sourceLanguage && <Translation key={language} language={language} />}
    </Card>
  )
}

function Translation({ language }: { language: Language }) {
  const { name } = languages[language]
  const source = `texts.${language}`
  return (
    <div className={css.words}>
      <TextInput
        source={`${source}.title`}
        label={t('staffArticles.titleIn', { language: name })}
        validate={maxLength(255)}
        inputProps={{ lang: language }}
      />
      <TextInput
        source={`${source}.summary`}
        label={t('staffArticles.summaryIn', { language: name })}
        multiline
        minRows={2}
        validate={maxLength(300)}
        inputProps={{ lang: language }}
        helperText="staffArticles.summaryHelp"
      />
      <PictureAlt
        source={`${source}.picture_alt`}
        label={t('staffContent.altIn', { language: name })}
        lang={language}
      />
      <Suspense fallback={<EditorSkeleton />}>
        <TextEditor
          source={`${source}.content`}
          label={t('staffArticles.textIn', { language: name })}
          lang={language}
          isOptional
        />
      </Suspense>
    </div>
  )
}

/** After an attempt to save, turns to the language that has a mistake. */
function useLanguageOfMistake(turnTo: (language: Language) => void) {
  const { errors, submitCount, isSubmitting } = useFormState()
  const isOfEnglish = ['title', 'summary', 'content', 'picture_alt'].some(
    (field) => field in errors,
  )
  const texts = errors['texts'] ?? {}
  const wrong = isOfEnglish ? sourceLanguage : languageCodes.find((code) => code in texts)
  // An effect, because the form tells its mistakes after it was sent.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && wrong !== undefined) turnTo(wrong)
  }, [submitCount, isSubmitting, wrong, turnTo])
}
