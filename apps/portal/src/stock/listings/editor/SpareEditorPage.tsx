import css from './Editor.module.css'
import { FitmentSection } from './fitment/FitmentSection.tsx'
import { ListingEditor } from './ListingEditor.tsx'
import { ListingPage } from './ListingPage.tsx'
import { PhotoSlots } from './photos/PhotoSlots.tsx'
import { VideoSection } from './photos/VideoSection.tsx'

/** /vendor/list-auto-spares/{cid}, below the portal's bar (account spec §2). */
export function SpareEditorPage() {
  return (
    <div className={css.belowPortalBar}>
      <ListingPage prodClass="parts">
        {(stored, place) => (
          <ListingEditor stored={stored} place={place}>
            {(editor) => (
              <>
                <PhotoSlots
                  listing={editor.listing}
                  isDirty={editor.isDirty}
                  onChanged={editor.refresh}
                />
                <VideoSection listing={editor.listing} onChanged={editor.refresh} />
                {editor.listing.prod_class === 'parts' && (
                  <FitmentSection listing={editor.listing} />
                )}
              </>
            )}
          </ListingEditor>
        )}
      </ListingPage>
    </div>
  )
}
