import type { SpecOptions } from '@bandari/sdk'
import { EditorSection } from '../EditorSection.tsx'
import css from './Inputs.module.css'
import type { Editor } from '../use-editor.ts'
import { ChoiceValue, NumberValue, TextValue } from './ValueInputs.tsx'

const mileageShape = { digits: 7, decimals: 0 }

interface SpecInputsProps {
  editor: Editor
  options: SpecOptions
}

/** Account spec §3: specs of a vehicle. Its model is what it was listed under. */
export function VehicleSpecInputs({ editor, options }: SpecInputsProps) {
  return (
    <EditorSection title="Specification">
      <div className={css.fields}>
        <NumberValue editor={editor} name="sMileage" shape={mileageShape} suffix="km" />
        <TextValue editor={editor} name="sEngine" placeholder="1,500 cc" />
        <ChoiceValue editor={editor} name="sYear" options={options.year} optional />
        <ChoiceValue editor={editor} name="sFuel" options={options.fuel} optional />
        <ChoiceValue editor={editor} name="sTransmission" options={options.transmission} optional />
        <ChoiceValue editor={editor} name="sBody" options={options.bodyType} optional />
        <ChoiceValue editor={editor} name="sColour" options={options.colour} optional />
      </div>
    </EditorSection>
  )
}

/** Account spec §3: specs of a spare. */
export function SpareSpecInputs({ editor, options }: SpecInputsProps) {
  return (
    <EditorSection title="Specification">
      <div className={css.fields}>
        <div className={css.wide}>
          <TextValue
            editor={editor}
            name="sPartNumber"
            hint="As it stands on the part; buyers compare it with theirs."
            counted
            optional
          />
        </div>
        <ChoiceValue editor={editor} name="sCondition" options={options.condition} optional />
        <ChoiceValue editor={editor} name="sYear" options={options.year} optional />
        <ChoiceValue editor={editor} name="sBody" options={options.bodyType} optional />
        <ChoiceValue editor={editor} name="sColour" options={options.colour} optional />
      </div>
    </EditorSection>
  )
}
