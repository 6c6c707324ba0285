import type { Editor } from '@tiptap/react'
import css from './TextEditor.module.css'
import { t } from '../../../language/translator.ts'

/** While the cursor is in a table: articles of the shop have some, and prices change. */
export function TableTools({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus()
  const tools = [
    [t('staffArticles.addRow'), () => chain().addRowAfter().run()],
    [t('staffArticles.addColumn'), () => chain().addColumnAfter().run()],
    [t('staffArticles.deleteRow'), () => chain().deleteRow().run()],
    [t('staffArticles.deleteColumn'), () => chain().deleteColumn().run()],
  ] as const
  return tools.map(([name, act]) => (
    <button
      key={name}
      type="button"
      className={css.word}
      onMouseDown={(event) => event.preventDefault()}
      onClick={act}
    >
      {name}
    </button>
  ))
}
