import type { SupportArticle } from '@bandari/sdk'
import { Button, Card, Checkbox, ErrorAlert, Picture } from '@bandari/ui'
import { useRef, useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { t } from '../../language/translator.ts'
import { uploadArticlePicture } from '../../providers/content.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import form from '../../staff/form/Record.module.css'
import css from '../content/Content.module.css'

type WithPicture = Pick<SupportArticle, 'picture' | 'picture_decorative'>

/** The article's picture. What it shows is written in each language, beside the texts, unless it is decoration. */
export function PictureField() {
  const article = useRecordContext<SupportArticle>()
  const { setValue } = useFormContext<WithPicture>()
  const { run, isRunning, refusal } = useCall()
  const [sent, setSent] = useState<{ picture: string; url: string } | null>(null)
  const picture = useWatch<WithPicture, 'picture'>({ name: 'picture' }) ?? null
  const isDecorative = useWatch<WithPicture, 'picture_decorative'>({ name: 'picture_decorative' })
  const url = picture === sent?.picture ? sent?.url : article?.picture_url
  const put = (name: string | null) => setValue('picture', name, { shouldDirty: true })
  const choose = (file: File | undefined) => {
    if (file === undefined) return
    run({
      act: () => uploadArticlePicture(file),
      onDone: (uploaded) => {
        setSent(uploaded)
        put(uploaded.picture)
      },
    })
  }
  return (
    <Card as="section" className={form.group} aria-labelledby="article-picture">
      <h2 id="article-picture">{t('staffContent.picture')}</h2>
      {refusal !== null && <ErrorAlert title={refusal} />}
      {picture !== null && (
        <div className={css.picture}>
          <Picture src={url} alt={t('staffContent.pictureChosen')} sizes="320px" />
        </div>
      )}
      <Choice {...{ isChosen: picture !== null, isRunning, choose }} remove={() => put(null)} />
      {picture !== null && (
        <Checkbox
          label={t('staffContent.decorative')}
          hint={t('staffContent.decorativeHint')}
          checked={isDecorative ?? false}
          onChange={({ currentTarget: { checked } }) =>
            setValue('picture_decorative', checked, { shouldDirty: true })
          }
        />
      )}
    </Card>
  )
}

interface ChoiceProps {
  isChosen: boolean
  isRunning: boolean
  choose: (file: File | undefined) => void
  remove: () => void
}

function Choice({ isChosen, isRunning, choose, remove }: ChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        aria-label={t('staffContent.choosePicture')}
        hidden
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0])
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
      <div className={css.tools}>
        <Button
          type="button"
          size="small"
          variant="secondary"
          loading={isRunning}
          onClick={() => input.current?.click()}
        >
          {t(isChosen ? 'staffContent.otherPicture' : 'staffContent.choosePicture')}
        </Button>
        {isChosen && (
          <Button type="button" size="small" variant="quiet" onClick={remove}>
            {t('staffContent.removePicture')}
          </Button>
        )}
      </div>
    </>
  )
}
