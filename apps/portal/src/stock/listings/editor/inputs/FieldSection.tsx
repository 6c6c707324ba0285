import { EditorSection } from '../EditorSection.tsx'
import { SameChassis } from '../SameChassis.tsx'
import type { Editor } from '../use-editor.ts'
import { fieldOf, type FormSection, namesOf } from '../values/listing-fields.ts'
import { isRequired } from '../values/publish.ts'
import { FieldInput } from './FieldInput.tsx'
import css from './Inputs.module.css'
import { t } from '../../../../language/translator.ts'

/** A section of the form with the fields that the class of the listing has there (account spec §3). */
export function FieldSection({ editor, section }: { editor: Editor; section: FormSection }) {
  const { kind } = editor
  return (
    <EditorSection title={t(`portalEditor.section.${section}`)} lead={leadOf(section)}>
      {section === 'identity' && <SameChassis editor={editor} />}
      <div className={css.fields}>
        {namesOf(kind, section).map((name) => {
          const input = (
            <FieldInput key={name} editor={editor} name={name} optional={!isRequired(kind, name)} />
          )
          return fieldOf(name).wide ? (
            <div key={name} className={css.wide}>
              {input}
            </div>
          ) : (
            input
          )
        })}
      </div>
    </EditorSection>
  )
}

/** Who sees the numbers is said before they are typed. */
function leadOf(section: FormSection): string | undefined {
  return section === 'identity' ? t('portalEditor.section.identityLead') : undefined
}
