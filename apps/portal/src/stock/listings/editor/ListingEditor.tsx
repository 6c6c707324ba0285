import type { Listing } from '@bandari/sdk'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ListingKey } from '../../../providers/listings.ts'
import { useReadsOnly } from '../../../layout/ReadsOnly.tsx'
import { LeaveDialog } from '../../../shared/drafts/LeaveDialog.tsx'
import { RestoredNotice } from '../../../shared/drafts/RestoredNotice.tsx'
import { AuctionSheet } from './photos/AuctionSheet.tsx'
import { ConflictDialog } from './saving/ConflictDialog.tsx'
import { DeleteListing } from './DeleteListing.tsx'
import css from './Editor.module.css'
import { EditorBar } from './EditorBar.tsx'
import { Information } from './Information.tsx'
import { FieldSection } from './inputs/FieldSection.tsx'
import { LockNotice } from './LockNotice.tsx'
import { ListingPreview } from './ListingPreview.tsx'
import { SavingDialog } from './saving/SavingDialog.tsx'
import { type Editor, useEditor } from './use-editor.ts'
import { useSaveKeys } from './saving/use-save-keys.ts'
import { t } from '../../../language/translator.ts'

export interface ListingEditorProps {
  stored: Listing
  place: ListingKey
  /** What the class of the listing adds: specification, photos and so on. */
  children: (editor: Editor) => ReactNode
}

/** Both editors: the bar, the form and the preview, which is below on a phone (account spec §2). */
export function ListingEditor({ stored, place, children }: ListingEditorProps) {
  const editor = useEditor(stored, place)
  const { guard } = editor
  const form = useFirstMistake(editor)
  const readsOnly = useReadsOnly()
  const save = () => void editor.save()
  useSaveKeys(save)
  const saveAndLeave = async () => {
    if (await editor.save()) guard.leave()
    else guard.stay()
  }
  const leave = () => {
    editor.discard()
    guard.leave()
  }
  return (
    <>
      <EditorBar editor={editor} onSave={save} />
      <div className={css.page}>
        <div className={css.head}>
          <h1 className={css.title}>{editor.listing.prod_title}</h1>
          {editor.isRestored && <RestoredNotice onDiscard={editor.discard} />}
        </div>
        <div className={css.columns}>
          {/* A reader of the team sees everything and changes nothing. */}
          <fieldset className={css.form} disabled={readsOnly} ref={form}>
            <legend className="visually-hidden">{t('portalEditor.listing')}</legend>
            <LockNotice editor={editor} />
            <Information editor={editor} />
            <FieldSection editor={editor} section="details" />
            <FieldSection editor={editor} section="specification" />
            {editor.kind === 'exports' && <ExportSections editor={editor} />}
            {children(editor)}
            {!readsOnly && <DeleteListing editor={editor} />}
          </fieldset>
          {/* It scrolls, and the preview of a vehicle for export has nothing that takes the focus. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <section className={css.aside} aria-label={t('portalEditor.previewFrame')} tabIndex={0}>
            <ListingPreview listing={editor.listing} values={editor.draft.values} />
          </section>
        </div>
      </div>
      {editor.isSaving && <SavingDialog />}
      <LeaveDialog
        guard={guard}
        isSaving={editor.isSaving}
        onSave={() => void saveAndLeave()}
        onDiscard={leave}
      />
      {editor.conflict && (
        <ConflictDialog
          conflict={editor.conflict}
          listing={editor.listing}
          onResolve={(choices) => editor.conflict && editor.resolve(editor.conflict, choices)}
          onClose={editor.closeConflict}
        />
      )}
    </>
  )
}

/** The keyboard goes to the first field that is marked, each time the form is refused. */
function useFirstMistake({ refusals }: Editor) {
  const form = useRef<HTMLFieldSetElement>(null)
  // Only the page knows which comes first.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals])
  return form
}

/** Extra sections of a vehicle for export. */
function ExportSections({ editor }: { editor: Editor }) {
  return (
    <>
      <FieldSection editor={editor} section="identity" />
      <FieldSection editor={editor} section="papers" />
      <AuctionSheet listing={editor.listing} onChanged={editor.refresh} />
    </>
  )
}
