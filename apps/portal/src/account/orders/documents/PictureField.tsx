import { Field, TextInput } from '@bandari/ui'
import { t } from '../../../language/translator.ts'

interface PictureFieldProps {
  isSeveral?: boolean
  onChoose: (files: File[]) => void
}

/** The browser's own field: it opens the camera on a phone. */
export function PictureField({ isSeveral = false, onChoose }: PictureFieldProps) {
  return (
    <Field
      label={t('portalPapers.claim.pictures')}
      hint={t('portalPapers.claim.picturesHint')}
      optional
    >
      {(control) => (
        <TextInput
          {...control}
          type="file"
          accept="image/jpeg,image/png,application/pdf"
          multiple={isSeveral}
          onChange={({ currentTarget }) => onChoose([...(currentTarget.files ?? [])])}
        />
      )}
    </Field>
  )
}
