import { BareLayout } from '../../../layout/BareLayout.tsx'
import css from './Editor.module.css'
import { LectureSection } from './lectures/LectureSection.tsx'
import { ListingEditor } from './ListingEditor.tsx'
import { ListingPage } from './ListingPage.tsx'
import { PhotoSlots } from './photos/PhotoSlots.tsx'
import { VideoSection } from './photos/VideoSection.tsx'

/** /vendor/add-content/{cid} and one of its lectures (account spec §2). */
export function VehicleEditorPage() {
  return (
    <BareLayout>
      <div className={css.screen}>
        <ListingPage prodClass="vehicles">
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
                  {editor.listing.prod_class === 'vehicles' && (
                    <LectureSection editor={editor} listing={editor.listing} />
                  )}
                </>
              )}
            </ListingEditor>
          )}
        </ListingPage>
      </div>
    </BareLayout>
  )
}
