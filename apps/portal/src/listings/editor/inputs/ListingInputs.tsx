import { PhoneField } from '../../../shared/fields/PhoneField.tsx'
import { EditorSection } from '../EditorSection.tsx'
import css from './Inputs.module.css'
import { listingFields } from '../values/listing-fields.ts'
import type { Editor } from '../use-editor.ts'
import { NumberValue, TextValue } from './ValueInputs.tsx'

/** Shillings; the contract's bounds. */
const priceShape = { digits: 9, decimals: 2 }

const hints = {
  vehicles: {
    title: 'Year, Make, Model, Variant',
    description: 'Condition, service history, papers: what a buyer asks on the phone.',
  },
  parts: {
    title: 'Title, Year, Compatible Make & Model, Part number',
    description: 'Condition, warranty, what comes with it: what a buyer asks on the phone.',
  },
}

/** What a vehicle and a spare have in common (account spec §3). */
export function ListingInputs({ editor }: { editor: Editor }) {
  const words = hints[editor.prodClass]
  return (
    <EditorSection title="Details">
      <div className={css.fields}>
        <div className={css.wide}>
          <TextValue editor={editor} name="pTitle" hint={words.title} counted />
        </div>
        <div className={css.wide}>
          <TextValue
            editor={editor}
            name="subtitle"
            hint="One line below the title: One owner, clean interior"
            counted
            optional
          />
        </div>
        <NumberValue editor={editor} name="pPrice" shape={priceShape} prefix="KES" />
        <TextValue editor={editor} name="pLocation" placeholder="Industrial Area, Nairobi" />
        <div className={css.wide}>
          <ContactInput editor={editor} />
        </div>
        <div className={css.wide}>
          <TextValue
            editor={editor}
            name="description"
            hint={words.description}
            lines={8}
            counted
          />
        </div>
      </div>
    </EditorSection>
  )
}

/** An older number in another format stays as it is until it is typed again. */
function ContactInput({ editor }: { editor: Editor }) {
  const { pContact } = editor.draft.values
  const isNumber = pContact === '' || /^\+\d+$/.test(pContact)
  const hint = 'Buyers call it; it shows when they ask for it.'
  if (!isNumber) return <TextValue editor={editor} name="pContact" hint={hint} />
  return (
    <PhoneField
      label={listingFields.pContact.label}
      hint={hint}
      name="contact"
      country="KE"
      value={pContact}
      onChange={(pContact) => editor.change({ pContact })}
      error={editor.problems.fields.pContact ?? null}
    />
  )
}
