import type { SupportArticle } from '@bandari/sdk'
import { paths } from '../paths.ts'
import { CreatePage } from '../staff/form/CreatePage.tsx'
import { RecordForm } from '../staff/form/RecordForm.tsx'
import { ArticleInputs } from './ArticleInputs.tsx'
import { PreviewButton } from './PreviewButton.tsx'
import { savedWords } from './article-words.ts'

const draft = { title: '', summary: '', content: '', status: 'draft', published_at: null, slug: '' }

export function ArticleCreate() {
  return (
    <CreatePage<SupportArticle>
      title="New article"
      list={paths.supportArticles}
      what="articles"
      done={savedWords}
      after="edit"
    >
      <RecordForm saveLabel="Save" defaultValues={draft} actions={<PreviewButton />}>
        <ArticleInputs />
      </RecordForm>
    </CreatePage>
  )
}
