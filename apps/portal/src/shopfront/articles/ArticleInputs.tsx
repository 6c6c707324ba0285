import type { SupportArticle } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { maxLength, regex, required, SelectInput, TextInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { ShopMomentInput } from '../content/ShopMomentInput.tsx'
import css from '../../staff/form/Record.module.css'
import { ArticleTexts } from './ArticleTexts.tsx'
import { PictureField } from './PictureField.tsx'
import { t } from '../../language/translator.ts'

const isSlug = regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'staffArticles.isSlug')

const statuses = [
  { id: 'draft', name: 'staffArticles.status.draft' },
  { id: 'published', name: 'staffArticles.status.published' },
]

export function ArticleInputs() {
  const article = useRecordContext<SupportArticle>()
  const status = useWatch({ name: 'status' }) as SupportArticle['status']
  const isOut = article?.status === 'published'
  return (
    <div className={css.columns}>
      <ArticleTexts />
      <div>
        <Card className={css.group}>
          <h2>{t('staffArticles.publication')}</h2>
          <SelectInput
            source="status"
            label="staff.state"
            choices={statuses}
            validate={required()}
          />
          <ShopMomentInput
            source="published_at"
            label={t('staffContent.shownFrom')}
            empty={t(
              status === 'published' ? 'staffArticles.emptyNow' : 'staffArticles.countsLater',
            )}
          />
          <ShopMomentInput
            source="ends_at"
            label={t('staffContent.shownUntil')}
            empty={t('staffContent.emptyForever')}
          />
          <TextInput
            source="slug"
            label="staffArticles.address"
            readOnly={isOut}
            validate={[maxLength(255), isSlug]}
            helperText={isOut ? 'staffArticles.addressFixed' : 'staffArticles.addressHint'}
          />
        </Card>
        <PictureField />
      </div>
    </div>
  )
}
