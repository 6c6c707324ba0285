import { translatorOf } from '@bandari/i18n/catalogues'

/** The English sentence of a catalogue: by it a person finds a button or a field, and a test too. */
export const { t } = translatorOf('en')
