import type { PlainMessageId } from '@bandari/i18n'
import Bold from '@mui/icons-material/FormatBold'
import Italic from '@mui/icons-material/FormatItalic'
import Bullets from '@mui/icons-material/FormatListBulleted'
import Numbers from '@mui/icons-material/FormatListNumbered'
import Quote from '@mui/icons-material/FormatQuote'
import LinkIcon from '@mui/icons-material/Link'
import Redo from '@mui/icons-material/Redo'
import Undo from '@mui/icons-material/Undo'
import type { SvgIconComponent } from '@mui/icons-material'
import { type Editor, useEditorState } from '@tiptap/react'
import type { ReactNode } from 'react'
import css from './TextEditor.module.css'
import { TableTools } from './TableTools.tsx'
import { t } from '../../../language/translator.ts'

interface EditorToolbarProps {
  editor: Editor
  onLink: () => void
}

export function EditorToolbar({ editor, onLink }: EditorToolbarProps) {
  const on = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) })
  const chain = () => editor.chain().focus()
  return (
    <div className={css.toolbar} role="toolbar" aria-label={t('staffArticles.formatting')}>
      <Tool
        name="staffArticles.heading"
        isOn={on.h2}
        act={() => chain().toggleHeading({ level: 2 }).run()}
      >
        H2
      </Tool>
      <Tool
        name="staffArticles.subheading"
        isOn={on.h3}
        act={() => chain().toggleHeading({ level: 3 }).run()}
      >
        H3
      </Tool>
      <Tool
        name="staffArticles.bold"
        icon={Bold}
        isOn={on.bold}
        act={() => chain().toggleBold().run()}
      />
      <Tool
        name="staffArticles.italic"
        icon={Italic}
        isOn={on.italic}
        act={() => chain().toggleItalic().run()}
      />
      <Tool name="staffArticles.link" icon={LinkIcon} isOn={on.link} act={onLink} />
      <Tool
        name="staffArticles.bullets"
        icon={Bullets}
        isOn={on.bullets}
        act={() => chain().toggleBulletList().run()}
      />
      <Tool
        name="staffArticles.numbers"
        icon={Numbers}
        isOn={on.numbers}
        act={() => chain().toggleOrderedList().run()}
      />
      <Tool
        name="staffArticles.quotation"
        icon={Quote}
        isOn={on.quote}
        act={() => chain().toggleBlockquote().run()}
      />
      <Steps editor={editor} />
      {on.table && <TableTools editor={editor} />}
    </div>
  )
}

/** Back and forth through what was written. */
function Steps({ editor }: { editor: Editor }) {
  const { canUndo, canRedo } = useEditorState({
    editor,
    selector: ({ editor: now }) => stepsOf(now),
  })
  const chain = () => editor.chain().focus()
  return (
    <>
      <Tool
        name="staffArticles.undo"
        icon={Undo}
        isOff={!canUndo}
        act={() => chain().undo().run()}
      />
      <Tool
        name="staffArticles.redo"
        icon={Redo}
        isOff={!canRedo}
        act={() => chain().redo().run()}
      />
    </>
  )
}

function stepsOf(editor: Editor) {
  return { canUndo: editor.can().undo(), canRedo: editor.can().redo() }
}

function stateOf(editor: Editor) {
  return {
    h2: editor.isActive('heading', { level: 2 }),
    h3: editor.isActive('heading', { level: 3 }),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    link: editor.isActive('link'),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    table: editor.isActive('table'),
  }
}

interface ToolProps {
  name: PlainMessageId
  icon?: SvgIconComponent
  isOn?: boolean
  isOff?: boolean
  act: () => void
  children?: ReactNode
}

function Tool({ name, icon: Icon, isOn, isOff = false, act, children }: ToolProps) {
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={t(name)}
      title={t(name)}
      aria-pressed={isOn}
      disabled={isOff}
      // The selection stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={act}
    >
      {Icon ? <Icon fontSize="small" /> : <span aria-hidden="true">{children}</span>}
    </button>
  )
}
