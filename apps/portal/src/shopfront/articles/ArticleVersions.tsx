import type { SupportArticle } from '@bandari/sdk'
import { useRecordContext } from 'react-admin'
import { drafts, draftKeyOf } from '../../shared/drafts/drafts.ts'
import { Versions } from '../content/Versions.tsx'

/** What was saved of the article. What is typed and not saved goes when an older state comes back, as the question says. */
export function ArticleVersions() {
  const article = useRecordContext<SupportArticle>()
  if (!article) return null
  const { id, version } = article
  return (
    <Versions
      key={version}
      subject="article"
      subjectId={id}
      onRestored={() => drafts.drop(draftKeyOf('support/articles', id))}
    />
  )
}
