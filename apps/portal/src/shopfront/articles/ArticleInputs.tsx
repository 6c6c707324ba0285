import type { SupportArticle } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { maxLength, regex, required, SelectInput, TextInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { MomentInput } from '../../staff/form/MomentInput.tsx'
import css from '../../staff/form/Record.module.css'
import { ArticleTexts } from './ArticleTexts.tsx'
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
      <Card className={css.group}>
        <h2>{t('staffArticles.publication')}</h2>
        <SelectInput source="status" label="staff.state" choices={statuses} validate={required()} />
        <MomentInput
          source="published_at"
          label={t('staffArticles.publicationDate')}
          empty={t(status === 'published' ? 'staffArticles.emptyNow' : 'staffArticles.countsLater')}
        />
        <TextInput
          source="slug"
          label="staffArticles.address"
          readOnly={isOut}
          validate={[maxLength(255), isSlug]}
          helperText={isOut ? 'staffArticles.addressFixed' : 'staffArticles.addressHint'}
        />
      </Card>
    </div>
  )
}
