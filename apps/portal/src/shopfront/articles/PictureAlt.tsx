import { maxLength, required, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { t } from '../../language/translator.ts'

interface PictureAltProps {
  source: string
  label: string
  lang: string
  isRequired?: boolean
}

/** What the picture shows, for who cannot see it; asked for where there is a picture that says something. */
export function PictureAlt({ source, label, lang, isRequired = false }: PictureAltProps) {
  const [picture, isDecorative] = useWatch({ name: ['picture', 'picture_decorative'] }) as [
    string | null | undefined,
    boolean | undefined,
  ]
  if (!picture || isDecorative) return null
  return (
    <TextInput
      source={source}
      label={label}
      validate={[...(isRequired ? [required()] : []), maxLength(300)]}
      inputProps={{ lang }}
      helperText={t('staffContent.altHelp')}
    />
  )
}
