import { FieldError } from '@bandari/ui'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import { required, useInput } from 'react-admin'
import { EditorToolbar } from './EditorToolbar.tsx'
import { extensions } from './editor-extensions.ts'
import { LinkDialog } from './LinkDialog.tsx'
import css from './TextEditor.module.css'
import { t } from '../../../language/translator.ts'

interface TextEditorProps {
  source: string
  label: string
  /** ISO 639-1: of the text. */
  lang?: string
  isOptional?: boolean
}

/** Rich text as an article may have it, which react-admin keeps as HTML. */
export function TextEditor({ source, label, lang, isOptional = false }: TextEditorProps) {
  const id = useId()
  const [isLinking, setLinking] = useState(false)
  const { field, fieldState } = useInput({
    source,
    ...(isOptional ? {} : { validate: required() }),
    defaultValue: '',
  })
  const error = fieldState.error?.message ? wordsOf(fieldState.error.message) : null
  const editor = useFieldEditor(field)
  useEffect(() => {
    if (editor.isDestroyed) return
    editor.setOptions({
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': `${id}-label`,
          'aria-invalid': String(error !== null),
          ...(error !== null && { 'aria-describedby': `${id}-error` }),
          class: `prose ${css.text}`,
          ...(lang !== undefined && { lang }),
        },
      },
    })
  }, [editor, id, error, lang])

  const link = () => editor.chain().focus().extendMarkRange('link')
  const close = () => setLinking(false)
  return (
    <div className={css.editor}>
      <span className={css.label} id={`${id}-label`}>
        {label}
        {!isOptional && ' *'}
      </span>
      <div className={error === null ? css.frame : css.wrong}>
        <EditorToolbar editor={editor} onLink={() => setLinking(true)} />
        <EditorContent editor={editor} />
      </div>
      {error !== null && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {isLinking && (
        <LinkDialog
          address={String(editor.getAttributes('link')['href'] ?? '')}
          onSet={(href) => {
            link().setLink({ href }).run()
            close()
          }}
          onRemove={() => {
            link().unsetLink().run()
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

/** The editor of a form's field: typing changes the field, and loading the record again changes the text. */
function useFieldEditor(field: ReturnType<typeof useInput>['field']): Editor {
  const known = useRef<unknown>(field.value)
  const editor = useEditor({
    extensions,
    content: field.value,
    // Rendered at once: the page is never rendered on a server.
    immediatelyRender: true,
    onUpdate: ({ editor: now }) => {
      known.current = htmlOf(now)
      field.onChange(known.current)
    },
    onBlur: () => field.onBlur(),
  })
  // The value was loaded again or belongs to another record; it was not typed here.
  useEffect(() => {
    if (editor.isDestroyed || field.value === known.current) return
    known.current = field.value
    editor.commands.setContent(field.value, { emitUpdate: false })
  }, [editor, field.value])
  return editor
}

/** The empty paragraph at the end is there to be clicked into, and no part of the text. */
function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML().replace(/(<p><\/p>)+$/, '')
}

/** react-admin's own validators speak in keys of its translations. */
function wordsOf(message: string): string {
  return message.includes('ra.validation.required') ? t('ra.validation.required') : message
}
