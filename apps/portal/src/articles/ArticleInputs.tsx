import type { SupportArticle } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { lazy, Suspense } from 'react'
import { maxLength, regex, required, SelectInput, TextInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { MomentInput } from '../staff/form/MomentInput.tsx'
import css from '../staff/form/Record.module.css'
import { EditorSkeleton } from './editor/EditorSkeleton.tsx'

// The text editor weighs more than the rest of the page: the fields need not wait for it.
const TextEditor = lazy(() =>
  import('./editor/TextEditor.tsx').then((m) => ({ default: m.TextEditor })),
)

const isSlug = regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'Small letters, digits, and single hyphens between them.',
)

const statuses = [
  { id: 'draft', name: 'Draft: staff alone see it' },
  { id: 'published', name: 'Published: on the storefront' },
]

export function ArticleInputs() {
  const article = useRecordContext<SupportArticle>()
  const status = useWatch({ name: 'status' }) as SupportArticle['status']
  const isOut = article?.status === 'published'
  return (
    <div className={css.columns}>
      <Card className={css.group}>
        <TextInput source="title" validate={[required(), maxLength(255)]} />
        <TextInput
          source="summary"
          multiline
          minRows={2}
          validate={[required(), maxLength(300)]}
          helperText="What it is about in a sentence or two: for lists, search engines and shared links."
        />
        <Suspense fallback={<EditorSkeleton />}>
          <TextEditor source="content" label="Text" />
        </Suspense>
      </Card>
      <Card className={css.group}>
        <h2>Publication</h2>
        <SelectInput source="status" label="State" choices={statuses} validate={required()} />
        <MomentInput
          source="published_at"
          label="Publication date"
          empty={status === 'published' ? 'Empty: now.' : 'Counts once it is published.'}
        />
        <TextInput
          source="slug"
          label="Address"
          readOnly={isOut}
          validate={[maxLength(255), isSlug]}
          helperText={
            isOut
              ? 'Readers have it. Make the article a draft to change it.'
              : 'Its end of the page’s address; empty: made from the title.'
          }
        />
      </Card>
    </div>
  )
}
