import type { Editor } from '@tiptap/react'
import css from './TextEditor.module.css'

/** While the cursor is in a table: articles of the shop have some, and prices change. */
export function TableTools({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus()
  const tools = [
    ['Add row', () => chain().addRowAfter().run()],
    ['Add column', () => chain().addColumnAfter().run()],
    ['Delete row', () => chain().deleteRow().run()],
    ['Delete column', () => chain().deleteColumn().run()],
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
