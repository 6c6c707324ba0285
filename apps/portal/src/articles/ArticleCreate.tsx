import type { SupportArticle } from '@bandari/sdk'
import { paths } from '../paths.ts'
import { CreatePage } from '../staff/form/CreatePage.tsx'
import { RecordForm } from '../staff/form/RecordForm.tsx'
import { ArticleInputs } from './ArticleInputs.tsx'
import { PreviewButton } from './PreviewButton.tsx'
import { savedWords } from './article-words.ts'
import { t } from '../language/translator.ts'

const draft = { title: '', summary: '', content: '', status: 'draft', published_at: null, slug: '' }

export function ArticleCreate() {
  return (
    <CreatePage<SupportArticle>
      title={t('staffArticles.newArticle')}
      list={paths.supportArticles}
      what="articles"
      done={savedWords}
      after="edit"
    >
      <RecordForm saveLabel="staff.save" defaultValues={draft} actions={<PreviewButton />}>
        <ArticleInputs />
      </RecordForm>
    </CreatePage>
  )
}
